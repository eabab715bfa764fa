//! An endpoint that does what the header `x-do` says.

use std::{sync::Arc, time::Duration};

use bytes::Bytes;
use http::{HeaderMap, Method, Request, Response, StatusCode, header};
use rpc_runtime::{
    Problem, RpcError,
    http::{Answer, Body, Endpoint, Mount, Mounted},
};
use serde_json::value::RawValue;

#[derive(Debug)]
pub(crate) struct Probe {
    path: String,
    groups: Vec<String>,
}

impl Probe {
    pub(crate) fn new(path: &str) -> Self {
        Self {
            path: path.to_owned(),
            groups: vec!["probe".to_owned()],
        }
    }

    pub(crate) fn group(mut self, group: &str) -> Self {
        self.groups = vec![group.to_owned()];
        self
    }
}

impl Endpoint for Probe {
    fn path(&self) -> &str {
        &self.path
    }

    fn groups(&self) -> &[String] {
        &self.groups
    }

    fn mount(self: Box<Self>, _mount: Mount) -> Result<Arc<dyn Mounted>, Vec<Problem>> {
        match self.path.as_str() {
            "/unmountable" => Err(vec![Problem::new("the probe cannot be mounted here")]),
            _ => Ok(self as Box<Probe>).map(|probe| Arc::new(*probe) as Arc<dyn Mounted>),
        }
    }
}

impl Mounted for Probe {
    fn methods(&self, rest: &str) -> Option<&'static [Method]> {
        match rest {
            "" => Some(&[Method::GET, Method::POST]),
            "/sub" => Some(&[Method::DELETE]),
            _ => None,
        }
    }

    fn handle(self: Arc<Self>, rest: &str, request: Request<Bytes>) -> Answer {
        let rest = rest.to_owned();
        Box::pin(async move { act(&rest, &request).await })
    }

    fn request(&self, method: &str, params: Option<&RawValue>) -> Request<Bytes> {
        let body = format!("{method} {}", params.map_or("-", RawValue::get));
        Request::post("/ignored")
            .header(header::CONTENT_TYPE, "application/json")
            .body(body.into())
            .expect("a request")
    }

    fn response(&self, response: Response<Bytes>) -> Result<Box<RawValue>, RpcError> {
        let text = String::from_utf8_lossy(response.body()).into_owned();
        match response.status() {
            StatusCode::OK => {
                serde_json::value::to_raw_value(&text).map_err(|error| RpcError::new(1, error.to_string()))
            }
            status => Err(RpcError::new(i64::from(status.as_u16()), text)),
        }
    }
}

async fn act(rest: &str, request: &Request<Bytes>) -> Response<Body> {
    let order = text(request.headers(), "x-do");
    let (order, number) = order.split_once(' ').unwrap_or((&order, "0"));
    let number: usize = number.parse().expect("a number");
    let mut response = Response::new(Body::from(match order {
        "" => request.body().clone(),
        "sleep" => {
            tokio::time::sleep(Duration::from_millis(number as u64)).await;
            "slept".into()
        }
        "fill" => vec![b'x'; number].into(),
        "where" => format!("{} {rest}", request.method()).into(),
        "panic" => panic!("as ordered"),
        other => format!("unknown order {other}").into(),
    }));
    if order == "where" {
        response
            .headers_mut()
            .insert(header::CACHE_CONTROL, header::HeaderValue::from_static("private"));
    }
    response
}

fn text(headers: &HeaderMap, name: &str) -> String {
    headers
        .get(name)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default()
        .to_owned()
}
