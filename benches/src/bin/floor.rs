//! The floor: what the same answers cost with hyper and typed serde and nothing else.
//!
//! It looks at what a server must look at (method, path, version, mirrored headers), but knows the one method when
//! it is compiled: no routing table, no schema, no limits.

use std::borrow::Cow;
use std::convert::Infallible;
use std::net::SocketAddr;

use benches::catalogue::{Product, search};
use benches::exchange::{METHOD, REVISION};
use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::header::{self, HeaderMap, HeaderValue};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use serde::{Deserialize, Serialize};
use tokio::net::TcpListener;

#[derive(Deserialize)]
struct Call<'a, P> {
    #[serde(borrow)]
    jsonrpc: Cow<'a, str>,
    id: u64,
    #[serde(borrow)]
    method: Cow<'a, str>,
    params: P,
}

#[derive(Deserialize)]
struct Arguments<'a> {
    #[serde(borrow)]
    query: Cow<'a, str>,
    #[serde(default = "ten")]
    limit: u32,
}

#[derive(Deserialize)]
struct ToolCall<'a> {
    #[serde(borrow)]
    name: Cow<'a, str>,
    #[serde(borrow)]
    arguments: Arguments<'a>,
    #[serde(borrow, rename = "_meta")]
    meta: RequestMeta<'a>,
}

#[derive(Deserialize)]
struct RequestMeta<'a> {
    #[serde(borrow, rename = "io.modelcontextprotocol/protocolVersion")]
    version: Cow<'a, str>,
    #[serde(rename = "io.modelcontextprotocol/clientCapabilities")]
    _capabilities: Capabilities,
}

/// Has to be an object.
#[derive(Deserialize)]
struct Capabilities {}

#[derive(Serialize)]
struct Answer<R> {
    jsonrpc: &'static str,
    id: u64,
    result: R,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ToolResult {
    result_type: &'static str,
    content: [TextBlock; 1],
    structured_content: Structured,
    is_error: bool,
    #[serde(rename = "_meta")]
    meta: ResultMeta,
}

#[derive(Serialize)]
struct TextBlock {
    r#type: &'static str,
    text: String,
}

#[derive(Serialize)]
struct Structured {
    result: Vec<Product>,
}

#[derive(Serialize)]
struct ResultMeta {
    #[serde(rename = "io.modelcontextprotocol/serverInfo")]
    server: ServerInfo,
}

#[derive(Serialize)]
struct ServerInfo {
    name: &'static str,
    version: &'static str,
}

fn ten() -> u32 {
    10
}

/// The body of the answer, or the status of a refusal.
fn rpc(body: &[u8]) -> Result<Vec<u8>, StatusCode> {
    let call: Call<'_, Arguments<'_>> = serde_json::from_slice(body).map_err(|_| StatusCode::BAD_REQUEST)?;
    if call.jsonrpc != "2.0" || call.method != METHOD {
        return Err(StatusCode::BAD_REQUEST);
    }
    json(&Answer {
        jsonrpc: "2.0",
        id: call.id,
        result: search(&call.params.query, call.params.limit),
    })
}

fn mcp(headers: &HeaderMap, body: &[u8]) -> Result<Vec<u8>, StatusCode> {
    let call: Call<'_, ToolCall<'_>> = serde_json::from_slice(body).map_err(|_| StatusCode::BAD_REQUEST)?;
    let mirrors = |name, value: &str| headers.get(name).is_some_and(|header| header == value);
    if call.jsonrpc != "2.0"
        || call.params.meta.version != REVISION
        || !mirrors("mcp-protocol-version", REVISION)
        || !mirrors("mcp-method", &call.method)
        || !mirrors("mcp-name", &call.params.name)
    {
        return Err(StatusCode::BAD_REQUEST);
    }
    if call.method != "tools/call" || call.params.name != METHOD {
        return Err(StatusCode::NOT_FOUND);
    }
    let result = search(&call.params.arguments.query, call.params.arguments.limit);
    let text = serde_json::to_string(&result).map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)?;
    let server = ServerInfo {
        name: env!("CARGO_PKG_NAME"),
        version: env!("CARGO_PKG_VERSION"),
    };
    json(&Answer {
        jsonrpc: "2.0",
        id: call.id,
        result: ToolResult {
            result_type: "complete",
            content: [TextBlock { r#type: "text", text }],
            structured_content: Structured { result },
            is_error: false,
            meta: ResultMeta { server },
        },
    })
}

fn json(answer: &impl Serialize) -> Result<Vec<u8>, StatusCode> {
    serde_json::to_vec(answer).map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)
}

async fn answer(request: Request<Incoming>) -> Result<Response<Full<Bytes>>, Infallible> {
    let (head, body) = request.into_parts();
    let body = match body.collect().await {
        Ok(body) => body.to_bytes(),
        Err(_) => return Ok(refusal(StatusCode::BAD_REQUEST)),
    };
    let result = match (&head.method, head.uri.path()) {
        (&Method::POST, "/rpc") => rpc(&body),
        (&Method::POST, "/mcp") => mcp(&head.headers, &body),
        (&Method::GET, "/healthz") => Ok(b"ok".to_vec()),
        _ => Err(StatusCode::NOT_FOUND),
    };
    Ok(match result {
        Ok(body) => {
            let mut response = Response::new(Full::from(body));
            let json = HeaderValue::from_static("application/json");
            response.headers_mut().insert(header::CONTENT_TYPE, json);
            response
        }
        Err(status) => refusal(status),
    })
}

fn refusal(status: StatusCode) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::default());
    *response.status_mut() = status;
    response
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let address: SocketAddr = benches::arguments::value("--listen")?;
    let listener = TcpListener::bind(address).await?;
    loop {
        let (stream, _) = listener.accept().await?;
        stream.set_nodelay(true)?;
        tokio::spawn(async move {
            // A connection that breaks is the client's affair.
            drop(
                http1::Builder::new()
                    .serve_connection(TokioIo::new(stream), service_fn(answer))
                    .await,
            );
        });
    }
}
