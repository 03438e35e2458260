//! Views for people who write bots: a page for each game, made from the
//! TypeScript that is made from the types. It reads no more of the language
//! than `ts-rs` writes.

use std::collections::{BTreeMap, VecDeque};

/// A type by its name.
struct Declared<'a> {
    says: String,
    body: &'a str,
}

/// A field of an object, or the word that tells one object from another.
struct Field<'a> {
    name: &'a str,
    kind: &'a str,
    says: String,
    /// It may be left out.
    optional: bool,
}

/// The page of a game, from the texts in which its types are declared.
pub(super) fn page(title: &str, texts: &[&str]) -> String {
    let mut known: BTreeMap<&str, Declared<'_>> = BTreeMap::new();
    texts.iter().for_each(|text| declared(text, &mut known));
    let mut page = format!(
        "# What a seat sees in {title}\n\n\
         Made from the types by `cargo xtask types`; do not edit. This is the `view` of the \
         [bot protocol](../bot-protocol.md), as JSON. What a seat may not know is `null` or not \
         there.\n"
    );
    let (mut waiting, mut told) = (VecDeque::from(["View"]), vec!["View"]);
    while let Some(name) = waiting.pop_front() {
        let Some(found) = known.get(name) else { continue };
        page += &format!("\n## {name}\n{}\n", found.says);
        page += &body(found.body, &known);
        for word in words(found.body) {
            if let Some((word, _)) = known.get_key_value(word)
                && !told.contains(word)
            {
                told.push(word);
                waiting.push_back(word);
            }
        }
    }
    page
}

/// Every type that a text declares.
fn declared<'a>(text: &'a str, known: &mut BTreeMap<&'a str, Declared<'a>>) {
    const EXPORT: &str = "\nexport type ";
    let mut rest = text;
    while let Some(at) = rest.find(EXPORT) {
        let (before, after) = (&rest[..at], &rest[at + EXPORT.len()..]);
        let says = before.rfind("/**").filter(|_| before.ends_with("*/"));
        let says = says.map_or_else(String::new, |from| comment(&before[from..]));
        let end = part(after, ';').len();
        if let Some((name, body)) = after[..end].split_once(" = ") {
            known.insert(name, Declared { says, body });
        }
        rest = &after[end..];
    }
}

/// What a comment says, in one line.
fn comment(text: &str) -> String {
    let inner = text.trim().trim_start_matches("/**").trim_end_matches("*/");
    let lines = inner.lines().map(|line| line.trim().trim_start_matches('*').trim());
    let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    lines.join(" ")
}

/// The text up to a sign that is not inside of anything.
fn part(text: &str, end: char) -> &str {
    let (mut depth, mut quoted, mut comment) = (0, false, false);
    let mut signs = text.char_indices().peekable();
    while let Some((at, sign)) = signs.next() {
        let next = signs.peek().map(|(_, next)| *next);
        match sign {
            '*' if comment && next == Some('/') => comment = false,
            _ if comment => {}
            '/' if next == Some('*') => comment = true,
            '"' => quoted = !quoted,
            _ if quoted => {}
            _ if sign == end && depth == 0 => return &text[..at],
            '{' | '[' | '(' | '<' => depth += 1,
            '}' | ']' | ')' | '>' => depth -= 1,
            _ => {}
        }
    }
    text
}

/// All parts between such signs.
fn parts(mut text: &str, between: char) -> Vec<&str> {
    let mut found = Vec::new();
    loop {
        let one = part(text, between);
        found.push(one.trim());
        match text.get(one.len() + 1..) {
            Some(rest) => text = rest,
            None => return found,
        }
    }
}

/// The words of a text that is no comment.
fn words(text: &str) -> Vec<&str> {
    let mut plain = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find("/*") {
        plain.push(&rest[..at]);
        rest = rest[at..].find("*/").map_or("", |end| &rest[at + end + 2..]);
    }
    plain.push(rest);
    let sign = |sign: char| !sign.is_alphanumeric() && sign != '_';
    plain.into_iter().flat_map(|text| text.split(sign)).filter(|word| !word.is_empty()).collect()
}

/// The fields, if the text is an object that names them.
fn fields(text: &str) -> Option<Vec<Field<'_>>> {
    let inner = text.trim().strip_prefix('{')?.strip_suffix('}')?;
    let mut fields = Vec::new();
    for one in parts(inner, ',') {
        let (says, rest) = match one.strip_prefix("/**").and_then(|rest| rest.find("*/")) {
            Some(end) => (comment(&one[..end + 5]), one[end + 5..].trim()),
            None => (String::new(), one),
        };
        if rest.is_empty() {
            continue;
        }
        let name = part(rest, ':');
        let kind = rest.get(name.len() + 1..)?.trim();
        let optional = name.trim().ends_with('?');
        let name = name.trim().trim_end_matches('?').trim_matches('"');
        if name.starts_with('[') {
            return None;
        }
        fields.push(Field { name, kind, says, optional });
    }
    Some(fields)
}

fn body(text: &str, known: &BTreeMap<&str, Declared<'_>>) -> String {
    let told = |kind: &str| kind_told(kind, known);
    if let Some(fields) = fields(text) {
        let mut table = "\n| field | type | |\n| --- | --- | --- |\n".to_owned();
        for Field { name, kind, says, optional } in fields {
            let optional = if optional { ", or left out" } else { "" };
            table += &format!("| `{name}` | {}{optional} | {says} |\n", told(kind));
        }
        return table;
    }
    let choices = parts(text, '|');
    if choices.iter().all(|choice| choice.starts_with('"')) || choices.len() == 1 {
        return format!("\n{}\n", told(text));
    }
    let mut list = "\nOne of:\n".to_owned();
    for choice in choices {
        match fields(choice) {
            Some(fields) => {
                let (fixed, free): (Vec<_>, Vec<_>) =
                    fields.into_iter().partition(|field| field.kind.starts_with('"'));
                let fixed = fixed.iter().map(|it| format!("`\"{}\": {}`", it.name, it.kind));
                let fixed: Vec<String> = fixed.collect();
                list += &format!("- {}\n", if fixed.is_empty() { "an object" } else { &fixed[0] });
                for Field { name, kind, says, .. } in free {
                    list += format!("  - `{name}`, {}: {says}", told(kind))
                        .trim_end_matches([':', ' ']);
                    list.push('\n');
                }
            }
            None => list += &format!("- {}\n", told(choice)),
        }
    }
    list
}

/// A type in words.
fn kind_told(kind: &str, known: &BTreeMap<&str, Declared<'_>>) -> String {
    let kind = kind.trim();
    let told = |kind: &str| kind_told(kind, known);
    let choices = parts(kind, '|');
    if choices.len() > 1 {
        let choices: Vec<String> = choices.into_iter().map(told).collect();
        return choices.join(" or ");
    }
    if let Some(inner) = kind.strip_prefix("Array<").and_then(|rest| rest.strip_suffix('>')) {
        let inner = told(inner);
        return match inner.contains(" or ") {
            true => format!("list of ({inner})"),
            false => format!("list of {inner}"),
        };
    }
    if known.contains_key(kind) {
        return format!("[{kind}](#{})", kind.to_lowercase());
    }
    match kind {
        "null" | "number" | "string" | "boolean" | "unknown" => kind.to_owned(),
        other => {
            let line: Vec<&str> = other.split_whitespace().collect();
            format!("`{}`", line.join(" ").replace('|', "\\|"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_tells_every_type_that_a_view_is_made_of() {
        let game = "// Made\n\n/**\n * The table; as\n * seen.\n */\nexport type View = { \n/**\n * Who, \
                    as \"seat\".\n */\nwho: Seat | null, cards: Array<Card>, };\n\n/**\n * A card.\n */\n\
                    export type Card = \"ace\" | { \"type\": \"number\", \n/**\n * Its pips.\n */\npips: number, };\n\n\
                    export type Unused = number;\n";
        let page = page("Whist", &[game, "\n\nexport type Seat = number;\n"]);
        for wanted in [
            "# What a seat sees in Whist",
            "## View\nThe table; as seen.",
            "| `who` | [Seat](#seat) or null | Who, as \"seat\". |",
            "| `cards` | list of [Card](#card) |",
            "- `\"ace\"`\n- `\"type\": \"number\"`\n  - `pips`, number: Its pips.",
            "## Seat\n\n\nnumber",
        ] {
            assert!(page.contains(wanted), "{wanted:?} is not in\n{page}");
        }
        assert!(!page.contains("Unused"));
    }
}
