//! JSON-RPC 2.0 and the OpenRPC document on a path.

use std::sync::Arc;

use ::http::{
    HeaderValue, Method, Request, Response, StatusCode,
    header::{CACHE_CONTROL, CONTENT_TYPE},
};
use bytes::Bytes;
use serde_json::{json, value::RawValue};

use super::{Answer, Body, Endpoint, Mount, Mounted, media};
use crate::{dispatch::Dispatcher, error::RpcError, openrpc, registry::Problem};

/// JSON-RPC 2.0 over `POST`, the OpenRPC document over `GET`, both on one path; the document also at
/// `<path>/openrpc.json`.
///
/// ```
/// use rpc_runtime::RpcEndpoint;
///
/// let endpoint = RpcEndpoint::new("/rpc").group("public").with_max_batch(100);
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct RpcEndpoint {
    path: String,
    groups: Vec<String>,
    max_batch: usize,
    server_url: Option<String>,
}

impl RpcEndpoint {
    /// An endpoint for the group `api`.
    pub fn new(path: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            groups: vec!["api".to_owned()],
            max_batch: 1_000,
            server_url: None,
        }
    }

    /// Serves the methods of one group.
    pub fn group(self, group: impl Into<String>) -> Self {
        self.groups([group])
    }

    /// Serves the methods of several groups.
    pub fn groups(mut self, groups: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.groups = groups.into_iter().map(Into::into).collect();
        self
    }

    /// How many members a batch may have; 1,000 by default. A larger one is refused with one −32600.
    pub fn with_max_batch(mut self, members: usize) -> Self {
        self.max_batch = members;
        self
    }

    /// The address under which clients reach the endpoint, for `servers` of the OpenRPC document; an `http` or `https` URL.
    /// Without it the document says `http://localhost` and the path, since no port is known when it is made.
    pub fn with_server_url(mut self, url: impl Into<String>) -> Self {
        self.server_url = Some(url.into());
        self
    }

    /// The address for the document.
    fn url(&self) -> Result<String, Vec<Problem>> {
        let Some(url) = &self.server_url else {
            return Ok(format!("http://localhost{}", self.path));
        };
        let is_web = url.parse::<::http::Uri>().is_ok_and(|uri| {
            uri.host().is_some_and(|host| !host.is_empty())
                && matches!(uri.scheme_str(), Some("http" | "https"))
        });
        if is_web {
            Ok(url.clone())
        } else {
            let text = format!(
                "server URL `{url}` of endpoint `{}`: write an http or https URL",
                self.path
            );
            Err(vec![Problem::new(text)])
        }
    }
}

impl Endpoint for RpcEndpoint {
    fn path(&self) -> &str {
        &self.path
    }

    fn groups(&self) -> &[String] {
        &self.groups
    }

    fn mount(self: Box<Self>, mount: Mount) -> Result<Arc<dyn Mounted>, Vec<Problem>> {
        let document = openrpc::document(&mount.executor, &mount.info, &self.url()?)?;
        Ok(Arc::new(Served(Dispatcher::new(
            mount.executor,
            document,
            self.max_batch,
        ))))
    }
}

#[derive(Debug)]
struct Served(Dispatcher);

impl Mounted for Served {
    fn methods(&self, rest: &str) -> Option<&'static [Method]> {
        match rest {
            "" => Some(&[Method::GET, Method::POST]),
            "/openrpc.json" => Some(&[Method::GET]),
            _ => None,
        }
    }

    fn handle(self: Arc<Self>, _rest: &str, request: Request<Bytes>) -> Answer {
        Box::pin(async move {
            if request.method() == Method::GET {
                if !media::accepts_json(request.headers()) {
                    return media::not_acceptable().into();
                }
                return json_answer(self.0.document().get().to_owned());
            }
            let (parts, body) = request.into_parts();
            match self.0.handle(&body, Arc::new(parts)).await {
                Some(answer) => json_answer(answer),
                None => {
                    let mut response = Response::new(Body::empty());
                    *response.status_mut() = StatusCode::NO_CONTENT;
                    response
                }
            }
        })
    }

    fn request(&self, method: &str, params: Option<&RawValue>) -> Request<Bytes> {
        // Written by hand, since arguments are embedded as they are.
        let mut body = format!(r#"{{"jsonrpc":"2.0","id":1,"method":{}"#, json!(method));
        if let Some(params) = params {
            body.push_str(r#","params":"#);
            body.push_str(params.get());
        }
        body.push('}');
        let mut request = Request::new(Bytes::from(body));
        *request.method_mut() = Method::POST;
        request
            .headers_mut()
            .insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        request
    }

    fn response(&self, response: Response<Bytes>) -> Result<Box<RawValue>, RpcError> {
        crate::jsonrpc::read_response(response.body()).unwrap_or_else(|| {
            Err(RpcError::internal(format!(
                "the endpoint answered {}",
                response.status()
            )))
        })
    }
}

fn json_answer(body: impl Into<Bytes>) -> Response<Body> {
    let mut response = Response::new(Body::from(body));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
