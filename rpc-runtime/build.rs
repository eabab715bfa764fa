//! Exists for `links`: two versions of the runtime in one program would have two registries.
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
}
