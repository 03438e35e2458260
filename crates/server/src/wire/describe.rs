//! The wire described for others: TypeScript for the client, JSON Schema for
//! everybody else. Written from the types; a test holds what is committed
//! against them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io;
use std::path::Path;

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use ts_rs::{Config, TS};

use super::{
    Befriend, Chapter, Continue, Credentials, Decide, DeviceAnswer, DeviceAsked, DropPlayer, Enter,
    Entered, Farewell, Fill, FinishedGame, Forgotten, Friend, FromServer, GameInfo, History, Join,
    Leaders, Made, Me, Named, NewPassword, NewQuiet, NewTable, NewTournament, NewWay, Opened, Pair,
    PasskeyList, Profile, Refused, Remove, Replay, Reviewing, RulesPage, SessionInfo, Shelve,
    Shelved, Tables, ToServer, TournamentView, Tournaments, VERSION, Ways, views,
};

/// Files by their path below the top of the project.
pub type Files = BTreeMap<String, String>;

/// Where the client's types go.
const TYPES: &str = "web/src/generated";
/// Where views are described for people.
const VIEWS: &str = "docs/views";
/// Where the schema goes.
const SCHEMA: &str = "docs/protocol.schema.json";
/// The first line of every generated file.
const NOTE: &str = "// Made from the Rust types by `cargo xtask types`; do not edit.\n";

#[derive(JsonSchema)]
#[expect(dead_code, reason = "names the parts of the schema")]
struct Protocol {
    to_server: ToServer,
    from_server: FromServer,
    refused: Refused,
    me: Me,
    named: Named,
    credentials: Credentials,
    sessions: Vec<SessionInfo>,
    passkeys: PasskeyList,
    device_asked: DeviceAsked,
    device_answer: DeviceAnswer,
    shelf: Vec<Shelved>,
    shelve: Shelve,
    ways: Ways,
    new_way: NewWay,
    new_quiet: NewQuiet,
    entered: Entered,
    opened: Opened,
    forgotten: Forgotten,
    new_password: NewPassword,
    games: Vec<GameInfo>,
    rules: RulesPage,
    lesson: Vec<Chapter>,
    tables: Tables,
    new_table: NewTable,
    pair: Pair,
    join: Join,
    remove: Remove,
    fill: Fill,
    r#continue: Continue,
    made: Made,
    replay: Replay,
    reviewing: Reviewing,
    profile: Profile,
    history: History,
    result: FinishedGame,
    leaders: Leaders,
    friends: Vec<Friend>,
    befriend: Befriend,
    farewell: Farewell,
    tournaments: Tournaments,
    tournament: TournamentView,
    new_tournament: NewTournament,
    enter: Enter,
    drop_player: DropPlayer,
    decide: Decide,
}

/// All generated files, as they should be.
///
/// # Errors
/// When there is no place to work in.
pub fn files() -> io::Result<Files> {
    let place = tempfile::tempdir()?;
    let config = Config::new().with_out_dir(place.path()).with_large_int("number");
    macro_rules! export {
        ($($type:ty),*) => {$(
            <$type>::export_all(&config).map_err(io::Error::other)?;
        )*};
    }
    export!(
        ToServer,
        FromServer,
        Refused,
        Me,
        Named,
        Credentials,
        SessionInfo,
        PasskeyList,
        DeviceAsked,
        DeviceAnswer,
        Shelved,
        Shelve,
        Ways,
        NewWay,
        Entered,
        Opened,
        Forgotten,
        NewPassword,
        GameInfo,
        RulesPage,
        Chapter,
        Tables,
        NewTable,
        Pair,
        Join,
        Remove,
        Fill,
        Continue,
        Made,
        Replay,
        Reviewing,
        Profile,
        History,
        Leaders,
        Friend,
        Befriend,
        Farewell,
        Tournaments,
        TournamentView,
        NewTournament,
        Enter,
        DropPlayer,
        Decide
    );
    for entry in catalog::GAMES {
        (entry.types.export)(&config).map_err(io::Error::other)?;
    }
    let mut files = Files::new();
    for file in std::fs::read_dir(place.path())? {
        let file = file?;
        let text = std::fs::read_to_string(file.path())?;
        let (_, text) = text.split_once('\n').unwrap_or_default();
        let name = format!("{TYPES}/{}", file.file_name().to_string_lossy());
        files.insert(name, format!("{NOTE}{text}"));
    }
    // What the client would otherwise copy by hand.
    let protocol = ("PROTOCOL", "The version of the protocol.", VERSION.into());
    let first = "So long somebody is waited for who has not moved yet, in milliseconds.";
    let first = ("FIRST_MOVE", first, table::FIRST_MOVE.into());
    let mut constants = vec![("socket", vec![protocol, first])];
    let games = catalog::GAMES.iter();
    constants.extend(games.map(|entry| (entry.game.id(), (entry.types.constants)())));
    for (file, constants) in constants {
        let file = files.entry(format!("{TYPES}/{file}.ts")).or_default();
        for (name, what, value) in constants {
            write!(file, "\n/**\n * {what}\n */\nexport const {name} = {value} as const;\n")
                .map_err(io::Error::other)?;
        }
    }
    for entry in catalog::GAMES {
        let id = entry.game.id();
        let names = [id, "game", "said"].map(|name| format!("{TYPES}/{name}.ts"));
        let texts: Vec<&str> =
            names.iter().filter_map(|name| files.get(name)).map(String::as_str).collect();
        let page = views::page(&title(id), &texts);
        files.insert(format!("{VIEWS}/{id}.md"), page);
    }
    let schema = SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<Protocol>();
    files.insert(SCHEMA.to_owned(), serde_json::to_string_pretty(&schema)? + "\n");
    Ok(files)
}

/// The name on the box, by the id: `micro-mutants` is Micro Mutants.
fn title(id: &str) -> String {
    let capital = |word: &str| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_uppercase() + rest
    };
    id.split('-').map(capital).collect::<Vec<_>>().join(" ")
}

/// Writes the generated files below the top of the project.
///
/// # Errors
/// When the disk complains.
pub fn write(root: &Path) -> io::Result<()> {
    for (name, text) in files()? {
        let path = root.join(name);
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent)?;
        }
        // What has not changed keeps its date, so that the client need not be built again.
        if std::fs::read_to_string(&path).is_ok_and(|found| found == text) {
            continue;
        }
        std::fs::write(path, text)?;
    }
    Ok(())
}

/// The generated files that are not as they should be.
///
/// # Errors
/// When there is no place to work in.
pub fn outdated(root: &Path) -> io::Result<Vec<String>> {
    let right = |name: &String, text: &String| {
        std::fs::read_to_string(root.join(name)).is_ok_and(|found| found == *text)
    };
    let wrong = files()?.into_iter().filter(|(name, text)| !right(name, text));
    Ok(wrong.map(|(name, _)| name).collect())
}
