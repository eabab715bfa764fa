//! The data and the search that both servers offer.

use schemars::JsonSchema;
use serde::Serialize;

/// One product.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Product {
    /// Number of the product.
    pub id: u32,
    /// Name of the product.
    pub name: String,
    /// Price of one piece.
    pub price: f64,
}

/// Number, name, name in lower case, price.
const PRODUCTS: &[(u32, &str, &str, f64)] = &[
    (1, "Reading lamp", "reading lamp", 34.5),
    (2, "Bookshelf", "bookshelf", 119.0),
    (3, "Lamp with clamp", "lamp with clamp", 27.25),
    (4, "Armchair", "armchair", 349.0),
    (5, "Bedside lamp", "bedside lamp", 18.9),
    (6, "Carpet", "carpet", 89.0),
];

/// The products whose name contains `query`, `limit` at most.
#[must_use]
pub fn search(query: &str, limit: u32) -> Vec<Product> {
    let query = query.to_lowercase();
    let found = PRODUCTS.iter().filter(|(_, _, name, _)| name.contains(&query));
    let limit = usize::try_from(limit).unwrap_or(usize::MAX);
    found
        .take(limit)
        .map(|&(id, name, _, price)| Product {
            id,
            name: name.to_owned(),
            price,
        })
        .collect()
}
