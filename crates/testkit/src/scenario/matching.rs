//! Is what is expected a part of what is found?

use serde_json::Value;

/// Where the two part ways.
#[derive(Debug, PartialEq)]
pub(super) struct Mismatch {
    /// Such as `.players.1.hand`.
    pub(super) path: String,
    pub(super) expected: String,
    pub(super) found: String,
}

/// Holds `expected` against `found`, as the module of scenarios describes.
pub(super) fn part_of(expected: &Value, found: &Value) -> Result<(), Mismatch> {
    compare(expected, Some(found), &mut String::new())
}

fn compare(expected: &Value, found: Option<&Value>, path: &mut String) -> Result<(), Mismatch> {
    match (expected, found) {
        (Value::Object(fields), Some(Value::Object(_) | Value::Array(_))) => {
            fields.iter().try_for_each(|(key, value)| {
                inside(path, key, |path| compare(value, step(found, key), path))
            })
        }
        (Value::Array(items), Some(Value::Array(other))) if items.len() == other.len() => {
            items.iter().zip(other).enumerate().try_for_each(|(at, (item, other))| {
                inside(path, &at.to_string(), |path| compare(item, Some(other), path))
            })
        }
        (Value::Array(items), Some(Value::Array(other))) => Err(Mismatch {
            path: path.clone(),
            expected: format!("{} items: {expected}", items.len()),
            found: format!("{} items: {}", other.len(), Value::from(other.clone())),
        }),
        (Value::String(word), None | Some(Value::Null)) if word == "null" => Ok(()),
        (expected, Some(found)) if expected == found => Ok(()),
        (expected, found) => Err(Mismatch {
            path: path.clone(),
            expected: expected.to_string(),
            found: found.map_or_else(|| "nothing".to_owned(), Value::to_string),
        }),
    }
}

fn inside<T>(path: &mut String, key: &str, look: impl FnOnce(&mut String) -> T) -> T {
    let length = path.len();
    path.push('.');
    path.push_str(key);
    let seen = look(path);
    // A mismatch holds a copy of the path.
    path.truncate(length);
    seen
}

fn step<'a>(value: Option<&'a Value>, key: &str) -> Option<&'a Value> {
    match value? {
        Value::Object(fields) => fields.get(key),
        Value::Array(items) => items.get(key.parse::<usize>().ok()?),
        _ => None,
    }
}

/// What stands at a path like `players.1.hand`, if it is not nothing.
pub(super) fn at_path<'a>(value: &'a Value, path: &str) -> Option<&'a Value> {
    path.split('.').fold(Some(value), step).filter(|found| !found.is_null())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_part_is_a_part() {
        let found = json!({"a": [1, {"b": 2, "c": null}], "d": "x"});
        for expected in [
            json!({}),
            json!({"d": "x"}),
            json!({"a": [1, {"b": 2}]}),
            json!({"a": {"1": {"b": 2}}}),
            json!({"a": {"1": {"c": "null"}}}),
            json!({"e": "null"}),
        ] {
            assert_eq!(part_of(&expected, &found), Ok(()), "{expected}");
        }
    }

    #[test]
    fn the_first_difference_is_named() {
        let found = json!({"a": [1, {"b": 2}], "d": "x"});
        for (expected, path) in [
            (json!({"a": [1]}), ".a"),
            (json!({"a": [1, 2]}), ".a.1"),
            (json!({"a": {"1": {"b": 3}}}), ".a.1.b"),
            (json!({"a": {"7": 1}}), ".a.7"),
            (json!({"d": {"x": 1}}), ".d"),
            (json!({"d": "null"}), ".d"),
            (json!([1]), ""),
        ] {
            assert_eq!(part_of(&expected, &found).unwrap_err().path, path, "{expected}");
        }
    }

    #[test]
    fn paths_lead_somewhere_or_not() {
        let found = json!({"a": [1, {"b": 2, "c": null}]});
        assert_eq!(at_path(&found, "a.1.b"), Some(&json!(2)));
        for path in ["a.1.c", "a.2", "a.1.b.x", "z", ""] {
            assert_eq!(at_path(&found, path), None, "{path}");
        }
    }
}
