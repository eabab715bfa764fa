//! The request that is sent and the answer that has to come, byte for byte.

use std::str::FromStr;

/// The revision of MCP that is spoken.
pub const REVISION: &str = "2026-07-28";
/// The method, and the tool.
pub const METHOD: &str = "Catalog.search";

/// One of the two doors to the method.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Door {
    /// JSON-RPC at `/rpc`.
    Rpc,
    /// `tools/call` at `/mcp`.
    Mcp,
}

impl FromStr for Door {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        match name {
            "rpc" => Ok(Self::Rpc),
            "mcp" => Ok(Self::Mcp),
            _ => Err(()),
        }
    }
}

impl Door {
    /// Head and body of the request for the server at `authority`. `id` has ten digits, so that every request
    /// has the same length.
    #[must_use]
    pub fn request(self, authority: &str, id: u64) -> String {
        let (path, headers) = match self {
            Self::Rpc => ("/rpc", "Accept: application/json\r\n"),
            Self::Mcp => (
                "/mcp",
                "Accept: application/json, text/event-stream\r\nMCP-Protocol-Version: 2026-07-28\r\n\
                 Mcp-Method: tools/call\r\nMcp-Name: Catalog.search\r\n",
            ),
        };
        let body = self.body(id);
        let length = body.len();
        format!(
            "POST {path} HTTP/1.1\r\nHost: {authority}\r\nContent-Type: application/json\r\n\
             {headers}Content-Length: {length}\r\n\r\n{body}"
        )
    }

    fn body(self, id: u64) -> String {
        match self {
            Self::Rpc => format!(
                r#"{{"jsonrpc":"2.0","id":{id:010},"method":"Catalog.search","params":{{"query":"lamp","limit":10}}}}"#
            ),
            Self::Mcp => format!(
                concat!(
                    r#"{{"jsonrpc":"2.0","id":{id:010},"method":"tools/call","params":{{"name":"Catalog.search","#,
                    r#""arguments":{{"query":"lamp","limit":10}},"_meta":{{"#,
                    r#""io.modelcontextprotocol/protocolVersion":"2026-07-28","#,
                    r#""io.modelcontextprotocol/clientInfo":{{"name":"load","version":"1.0.0"}},"#,
                    r#""io.modelcontextprotocol/clientCapabilities":{{}}}}}}}}"#,
                ),
                id = id
            ),
        }
    }

    /// What the answer has before and after the id.
    #[must_use]
    pub fn answer(self) -> (&'static str, &'static str) {
        let before = r#"{"jsonrpc":"2.0","id":"#;
        match self {
            Self::Rpc => (before, RPC_ANSWER),
            Self::Mcp => (before, MCP_ANSWER),
        }
    }
}

const RPC_ANSWER: &str = concat!(
    r#","result":[{"id":1,"name":"Reading lamp","price":34.5},{"id":3,"name":"Lamp with clamp","price":27.25},"#,
    r#"{"id":5,"name":"Bedside lamp","price":18.9}]}"#,
);

const MCP_ANSWER: &str = concat!(
    r#","result":{"resultType":"complete","content":[{"type":"text","text":"[{\"id\":1,\"name\":\"Reading lamp\","#,
    r#"\"price\":34.5},{\"id\":3,\"name\":\"Lamp with clamp\",\"price\":27.25},{\"id\":5,\"name\":\"Bedside lamp\","#,
    r#"\"price\":18.9}]"}],"structuredContent":{"result":[{"id":1,"name":"Reading lamp","price":34.5},"#,
    r#"{"id":3,"name":"Lamp with clamp","price":27.25},{"id":5,"name":"Bedside lamp","price":18.9}]},"#,
    r#""isError":false,"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"benches","version":""#,
    env!("CARGO_PKG_VERSION"),
    r#""}}}}"#,
);

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::{Door, METHOD, REVISION};

    fn answer(door: Door) -> Value {
        let (before, after) = door.answer();
        serde_json::from_str(&format!("{before}7{after}")).unwrap()
    }

    #[test]
    fn both_doors_give_the_same_result() {
        let (rpc, mcp) = (answer(Door::Rpc), answer(Door::Mcp));
        let text = mcp["result"]["content"][0]["text"].as_str().unwrap();
        assert_eq!(rpc["result"].as_array().unwrap().len(), 3);
        assert_eq!(rpc["result"], mcp["result"]["structuredContent"]["result"]);
        assert_eq!(rpc["result"].to_string(), text);
    }

    #[test]
    fn requests_are_valid_and_all_of_one_length() {
        for door in [Door::Rpc, Door::Mcp] {
            let (first, last) = (
                door.request("h:1", 1_000_000_000),
                door.request("h:1", 9_999_999_999),
            );
            assert_eq!(first.len(), last.len());
            let body: Value = serde_json::from_str(first.split_once("\r\n\r\n").unwrap().1).unwrap();
            assert_eq!(body["id"], 1_000_000_000);
        }
        let call = Door::Mcp.request("h:1", 1_000_000_000);
        assert!(call.contains(&format!("MCP-Protocol-Version: {REVISION}\r\n")));
        assert!(call.contains(&format!("Mcp-Name: {METHOD}\r\n")));
    }
}
