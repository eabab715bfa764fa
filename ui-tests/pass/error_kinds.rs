//! Every kind of error a method may return.

use std::{convert::Infallible, error::Error, fmt, io};

use rpc_runtime::{IntoRpcError, RpcError, rpc_service};

#[derive(Debug, thiserror::Error, IntoRpcError)]
pub enum Coded {
    #[error("no")]
    #[rpc(code = 1001)]
    No,
    #[error(transparent)]
    #[rpc(transparent)]
    Io(#[from] io::Error),
    #[error(transparent)]
    #[rpc(transparent)]
    Boxed(#[from] Box<dyn Error + Send + Sync>),
    #[cfg(any())]
    #[error("absent")]
    #[rpc(code = 1)]
    Absent(NoSuchType),
}

#[derive(Debug, IntoRpcError)]
#[rpc(internal)]
pub struct Secret;

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("secret")
    }
}

#[derive(Debug, IntoRpcError)]
pub enum Never {}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

/// An error written by hand.
pub struct Own;

impl IntoRpcError for Own {
    fn into_rpc_error(self) -> RpcError {
        RpcError::new(5, "own")
    }
}

pub struct Catalog;

#[rpc_service]
impl Catalog {
    pub fn coded(&self) -> Result<u8, Coded> {
        Err(Coded::No)
    }

    pub fn secret(&self) -> Result<u8, Secret> {
        Err(Secret)
    }

    pub fn never(&self) -> Result<u8, Never> {
        Ok(1)
    }

    pub fn own(&self) -> Result<u8, Own> {
        Err(Own)
    }

    pub fn rpc(&self) -> Result<u8, RpcError> {
        Err(RpcError::new(1, "no"))
    }

    pub fn io(&self) -> io::Result<()> {
        Ok(())
    }

    pub async fn text(&self) -> Result<(), String> {
        Ok(())
    }

    pub async fn literal(&self) -> Result<(), &'static str> {
        Ok(())
    }

    pub fn infallible(&self) -> Result<u8, Infallible> {
        Ok(1)
    }

    pub fn boxed(&self) -> Result<u8, Box<dyn Error + Send + Sync>> {
        Err("boxed".into())
    }
}

fn main() {}
