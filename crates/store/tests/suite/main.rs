//! One suite, two databases: every function named below runs on a SQLite file
//! and on a PostgreSQL database of its own. What only one of them can do is in
//! `on_sqlite_only` and `on_postgres_only`.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "all of this is test code, helpers included"
)]

mod backups;
mod chat;
mod friends;
mod hostile;
mod intents;
mod listing;
mod log;
mod on_postgres_only;
mod on_sqlite_only;
mod opening;
mod orders;
mod passkeys;
mod people;
mod place;
mod records;
mod results;
mod seats;
mod sessions;
mod shelf;
mod tournaments;
mod watching;
mod ways;

macro_rules! on_both {
    ($($module:ident: $($name:ident),+;)+) => {
        mod sqlite {
            $($(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                crate::$module::$name(crate::place::Place::sqlite()).await;
            })+)+
        }
        mod postgres {
            $($(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                crate::$module::$name(crate::place::Place::postgres().await).await;
            })+)+
        }
    };
}

on_both! {
    backups: a_backup_comes_back_on_either_database, a_backup_is_of_one_moment,
        what_is_not_whole_is_not_restored;
    chat: lines_have_numbers_and_come_back_in_order, a_hundred_speak_at_once,
        who_watches_is_known_and_forgotten_when_they_leave;
    friends: friends_come_and_go, who_is_blocked_has_no_friend_in_the_blocker,
        only_accounts_have_friends;
    hostile: nul_is_refused_alone, odd_texts_come_back_unchanged, limits_are_said,
        secrets_are_not_shown;
    intents: what_is_prepared_is_there_until_it_is_put_away,
        who_goes_for_good_has_nothing_prepared;
    listing: pages_by_status, my_tables, what_is_not_listed_is_for_its_people, what_is_due_is_found,
        cursors_travel_as_text;
    log: a_table_comes_back, an_id_is_used_once, entries_have_an_order_and_no_gaps,
        several_lines_or_none, a_summary_goes_with_its_entry, of_two_nodes_one_wins,
        a_refused_append_fails_alone, long_lines, ten_thousand_entries, all_survives_reopening;
    opening: two_nodes_open_a_new_database, a_newer_schema_is_refused;
    orders: what_is_forbidden_holds_until_it_ends, everybody_is_told_one_thing_of_each_kind,
        what_was_done_is_read_page_by_page, a_closed_table_is_played_no_further,
        what_nobody_comes_for_is_taken_away;
    passkeys: a_passkey_is_used_until_it_is_removed, only_accounts_have_passkeys_and_not_many,
        a_challenge_is_taken_once_and_in_time, who_goes_for_good_leaves_no_passkey;
    people: guests_and_names, accounts_are_unique_in_any_case, of_many_one_gets_the_name,
        a_guest_becomes_part_of_an_account, a_seat_is_given_back_before_the_log_begins,
        whether_anything_can_be_written, an_operator_lists_accounts_and_sets_passwords;
    records: records_are_kept, the_first_review_of_an_edition_is_kept, all_nodes_share_one_secret;
    results: an_end_is_stored_with_its_entry_and_counts_once, what_does_not_count_says_why,
        the_same_two_count_so_often_a_day, ends_at_the_same_time_all_count,
        counting_again_comes_to_the_same, a_history_is_searched_page_by_page,
        leaders_are_established, what_a_guest_has_played_comes_along;
    seats: of_many_one_gets_the_seat, only_who_exists_sits_down, what_was_seen_is_known_elsewhere;
    sessions: a_session_begins_is_seen_and_ends, all_others_end, the_expired_are_forgotten,
        who_becomes_another_has_no_session_left, of_many_one_gets_the_first_session;
    shelf: what_is_put_aside_is_there_until_it_is_taken, a_shelf_has_an_end,
        what_a_guest_has_put_aside_comes_along;
    tournaments: a_tournament_comes_back, of_two_nodes_one_makes_the_round,
        who_finds_a_tournament, a_guests_place_is_the_accounts;
    ways: each_is_told_once_of_a_turn, a_way_is_whose_it_was_set_up_for_last,
        nobody_is_told_in_quiet_hours,
        running_tables_of_those_who_want_to_be_told, a_pass_opens_once;
    watching: what_one_has_done_oneself_is_not_heard, after_closing_nothing_works;
}
