//! What can be asked of games that have ended: histories, tallies, ratings, curves
//! and leaderboards. Reads only.

use std::collections::BTreeMap;

use ratings::Form;
use sqlx::Pool as Connections;

use super::{Db, number};
use crate::played::{
    BETWEEN, Counted, Finished, Leader, Played, Player, Point, Pool, Rating, Sought, Tally, Verdict,
};
use crate::{Cursor, Error};

fn form(word: &str) -> Form {
    Form::from_word(word).unwrap_or(Form::More)
}

/// A seat, with the game it was of.
#[derive(sqlx::FromRow)]
struct Row {
    table_id: String,
    game: String,
    options: String,
    pace: String,
    form: String,
    ended: i64,
    listed: i64,
    counted: String,
    identity: Option<String>,
    level: Option<String>,
    name: Option<String>,
    folded: Option<String>,
    side: i64,
    place: i64,
    verdict: i64,
    points: Option<i64>,
    rating: Option<i64>,
    gain: Option<i64>,
    facts: String,
}

/// All seats of games, which come one after the other.
fn gathered(rows: Vec<Row>) -> Vec<Finished> {
    let mut games: Vec<Finished> = Vec::new();
    for row in rows {
        let seat = Played {
            player: match (row.identity, row.level) {
                (Some(identity), _) => Player::Person(identity),
                (None, level) => Player::Bot(level.unwrap_or_default()),
            },
            name: row.name.unwrap_or_default(),
            account: row.folded.is_some(),
            side: u32::try_from(row.side).unwrap_or(0),
            place: u32::try_from(row.place).unwrap_or(0),
            verdict: Verdict::from_number(row.verdict),
            points: row.points.and_then(|points| i32::try_from(points).ok()),
            rating: row.rating.zip(row.gain),
            facts: row.facts.split(BETWEEN).filter(|it| !it.is_empty()).map(Into::into).collect(),
        };
        match games.last_mut().filter(|last| last.table == row.table_id) {
            Some(last) => last.seats.push(seat),
            None => games.push(Finished {
                table: row.table_id,
                game: row.game,
                options: row.options,
                pace: row.pace,
                form: form(&row.form),
                ended: row.ended,
                listed: row.listed != 0,
                counted: Counted::from_word(&row.counted),
                seats: vec![seat],
            }),
        }
    }
    games
}

/// The page of tables is found first, by one look at an index, then their seats. Who
/// is sought as an opponent is found by the index of accounts. Games of the viewer are
/// a list, made once: asked for each game, both databases look through all of them.
const RESULTS: &str = "WITH page AS ( \
      SELECT DISTINCT p.ended, p.table_id FROM played p WHERE p.identity = $1 \
        AND (p.ended, p.table_id) < ($2, $3) AND p.ended >= $4 \
        AND ($5 = '' OR p.game = $5) AND ($6 < 0 OR p.verdict = $6) \
        AND (p.listed = 1 OR $1 = $7 OR p.table_id IN \
          (SELECT v.table_id FROM played v WHERE v.identity = $7)) \
        AND ($8 = '' OR p.table_id IN (SELECT o.table_id FROM played o \
          WHERE o.identity <> $1 AND o.identity IN (SELECT a.identity FROM accounts a \
            WHERE a.folded >= $8 AND a.folded < $9 ORDER BY a.folded LIMIT 20))) \
        AND ($10 = '' OR p.facts LIKE $10 ESCAPE '!') \
      ORDER BY p.ended DESC, p.table_id DESC LIMIT $11) \
    SELECT r.table_id, r.game, r.options, r.pace, r.form, r.ended, r.listed, r.counted, \
      q.identity, q.level, i.name, a.folded, q.side, q.place, q.verdict, q.points, q.rating, \
      q.gain, q.facts \
    FROM page JOIN results r ON r.table_id = page.table_id \
      JOIN played q ON q.table_id = page.table_id \
      LEFT JOIN identities i ON i.id = q.identity LEFT JOIN accounts a ON a.identity = q.identity \
    ORDER BY r.ended DESC, r.table_id DESC, q.seat";

pub(super) async fn results(
    pool: &Connections<Db>,
    sought: &Sought,
    limit: u32,
    after: Option<&Cursor>,
) -> Result<Vec<Finished>, Error> {
    // Whatever is later than both ends of the search is left out from the start.
    let until = sought.until.unwrap_or(i64::MAX);
    let (before, id) = match after {
        Some(after) if after.created() < until => (after.created(), after.id()),
        _ => (until, ""),
    };
    let opponent = sought.opponent.as_deref().unwrap_or_default().to_ascii_lowercase();
    // Whatever begins so comes before this.
    let beyond = format!("{opponent}{}", char::MAX);
    let rows: Vec<Row> = sqlx::query_as(RESULTS)
        .bind(&sought.identity)
        .bind(before)
        .bind(id)
        .bind(sought.from.unwrap_or(i64::MIN))
        .bind(sought.game.as_deref().unwrap_or_default())
        .bind(sought.verdict.map_or(-1, Verdict::number))
        .bind(&sought.viewer)
        .bind(opponent)
        .bind(beyond)
        .bind(sought.fact.as_deref().map_or_else(String::new, holds))
        .bind(i64::from(limit))
        .fetch_all(pool)
        .await?;
    Ok(gathered(rows))
}

/// A pattern for facts that hold this one, as it is written.
fn holds(fact: &str) -> String {
    let plain = fact.replace('!', "!!").replace('%', "!%").replace('_', "!_");
    format!("%{BETWEEN}{plain}{BETWEEN}%")
}

pub(super) async fn result(pool: &Connections<Db>, table: &str) -> Result<Option<Finished>, Error> {
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT r.table_id, r.game, r.options, r.pace, r.form, r.ended, r.listed, r.counted, \
           q.identity, q.level, i.name, a.folded, q.side, q.place, q.verdict, q.points, q.rating, \
           q.gain, q.facts \
         FROM results r JOIN played q ON q.table_id = r.table_id \
           LEFT JOIN identities i ON i.id = q.identity \
           LEFT JOIN accounts a ON a.identity = q.identity \
         WHERE r.table_id = $1 ORDER BY q.seat",
    )
    .bind(table)
    .fetch_all(pool)
    .await?;
    Ok(gathered(rows).pop())
}

/// Counted by how they ended, and added up here.
fn added(rows: Vec<(String, String, i64, i64)>) -> Vec<Tally> {
    let mut tallies: BTreeMap<(String, Form), Tally> = BTreeMap::new();
    for (game, word, verdict, games) in rows {
        let form = form(&word);
        let tally = tallies.entry((game.clone(), form)).or_insert_with(|| Tally {
            game,
            form,
            games: 0,
            won: 0,
            shared: 0,
        });
        tally.games += number(games);
        match Verdict::from_number(verdict) {
            Verdict::Won => tally.won += number(games),
            Verdict::Shared => tally.shared += number(games),
            Verdict::Lost => {}
        }
    }
    tallies.into_values().collect()
}

pub(super) async fn tallies(pool: &Connections<Db>, identity: &str) -> Result<Vec<Tally>, Error> {
    let rows = sqlx::query_as(
        "SELECT game, form, verdict, COUNT(*) FROM played WHERE identity = $1 \
         GROUP BY game, form, verdict",
    )
    .bind(identity)
    .fetch_all(pool)
    .await?;
    Ok(added(rows))
}

pub(super) async fn tallies_between(
    pool: &Connections<Db>,
    identity: &str,
    other: &str,
) -> Result<Vec<Tally>, Error> {
    let rows = sqlx::query_as(
        "SELECT a.game, a.form, a.verdict, COUNT(*) FROM played a \
         JOIN played b ON b.table_id = a.table_id AND b.identity = $2 AND b.side <> a.side \
         WHERE a.identity = $1 GROUP BY a.game, a.form, a.verdict",
    )
    .bind(identity)
    .bind(other)
    .fetch_all(pool)
    .await?;
    Ok(added(rows))
}

pub(super) async fn ratings(pool: &Connections<Db>, player: &str) -> Result<Vec<Rating>, Error> {
    let rows: Vec<(String, String, String, i64, i64, i64, i64)> = sqlx::query_as(
        "SELECT game, pace, form, rating, deviation, games, established FROM ratings \
         WHERE player = $1 AND games > 0 ORDER BY game, pace, form DESC",
    )
    .bind(player)
    .fetch_all(pool)
    .await?;
    let rating = |(game, pace, word, rating, deviation, games, established): (
        String,
        String,
        String,
        i64,
        i64,
        i64,
        i64,
    )| Rating {
        game,
        pace,
        form: form(&word),
        rating,
        deviation,
        games: number(games),
        established: established != 0,
    };
    Ok(rows.into_iter().map(rating).collect())
}

/// The last so many of each rating, the oldest first: all of them are one look at an index.
pub(super) async fn curves(
    pool: &Connections<Db>,
    identity: &str,
    limit: u32,
) -> Result<Vec<Point>, Error> {
    let rows: Vec<(String, String, String, i64, i64, i64)> = sqlx::query_as(
        "SELECT game, pace, form, ended, rating, deviation FROM ( \
           SELECT game, pace, form, ended, rating, deviation, ROW_NUMBER() OVER ( \
             PARTITION BY game, pace, form ORDER BY ended DESC, table_id DESC) AS back \
           FROM played \
           WHERE identity = $1 AND rating IS NOT NULL AND deviation IS NOT NULL) AS points \
         WHERE back <= $2 ORDER BY game, pace, form, back DESC",
    )
    .bind(identity)
    .bind(i64::from(limit))
    .fetch_all(pool)
    .await?;
    let point =
        |(game, pace, word, ended, rating, deviation): (String, String, String, _, _, _)| Point {
            of: Pool { game, pace, form: form(&word) },
            ended,
            rating,
            deviation,
        };
    Ok(rows.into_iter().map(point).collect())
}

pub(super) async fn leaders(
    pool: &Connections<Db>,
    of: &Pool,
    limit: u32,
    after: Option<&Cursor>,
) -> Result<Vec<Leader>, Error> {
    let rows: Vec<(String, Option<String>, i64, i64, i64)> = sqlx::query_as(
        "SELECT r.player, i.name, r.rating, r.deviation, r.games FROM ratings r \
         LEFT JOIN identities i ON i.id = r.player \
         WHERE r.game = $1 AND r.pace = $2 AND r.form = $3 AND r.established = 1 \
           AND (r.rating, r.player) < ($4, $5) \
         ORDER BY r.rating DESC, r.player DESC LIMIT $6",
    )
    .bind(&of.game)
    .bind(&of.pace)
    .bind(of.form.word())
    .bind(after.map_or(i64::MAX, Cursor::created))
    .bind(after.map_or("", Cursor::id))
    .bind(i64::from(limit))
    .fetch_all(pool)
    .await?;
    let leader = |(player, name, rating, deviation, games): (String, Option<String>, _, _, i64)| {
        let (player, name) = (Player::from_key(&player), name.unwrap_or_default());
        Leader { player, name, rating, deviation, games: number(games) }
    };
    Ok(rows.into_iter().map(leader).collect())
}
