//! Command line of the binaries: `--name value` pairs.

use std::str::FromStr;

/// The value of `--name`.
///
/// # Errors
///
/// If it is missing or cannot be read as a `T`; the text names the argument.
pub fn value<T: FromStr>(name: &str) -> Result<T, String> {
    let mut arguments = std::env::args().skip_while(|argument| argument != name).skip(1);
    let value = arguments.next().ok_or_else(|| format!("{name} is missing"))?;
    value
        .parse()
        .map_err(|_| format!("{name}: cannot read `{value}`"))
}
