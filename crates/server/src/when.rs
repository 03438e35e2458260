//! Times as who runs the house writes and reads them: `2026-11-20 18:00`, in UTC. What
//! visitors read is written by their browser, in their own time.

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;
/// From the first of March of the year 0, where leap days come last, to 1970.
const BEFORE: i64 = 719_468;
/// Days in 400 years.
const ERA: i64 = 146_097;

/// A time in milliseconds since 1970, in words.
#[must_use]
pub fn spell(at: i64) -> String {
    let days = at.div_euclid(DAY) + BEFORE;
    let (era, day) = (days.div_euclid(ERA), days.rem_euclid(ERA));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let date = day - (153 * month + 2) / 5 + 1;
    // January and February belong to the next year.
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let year = year + 400 * era + later;
    let minute = at.rem_euclid(DAY) / MINUTE;
    format!("{year:04}-{month:02}-{date:02} {:02}:{:02}", minute / 60, minute % 60)
}

/// Reads such a time; midnight if it is a day alone.
#[must_use]
pub fn read(text: &str) -> Option<i64> {
    let text = text.trim().trim_end_matches("UTC").trim_end_matches('Z').trim_end();
    let (date, time) = text.split_once([' ', 'T']).unwrap_or((text, "00:00"));
    let mut parts = date.splitn(3, '-').map(|part| part.parse::<i64>().ok());
    let mut next = || parts.next().flatten();
    let (year, month, date) = (next()?, next()?, next()?);
    let (hour, minute) = time.split_once(':')?;
    let (hour, minute) = (hour.parse::<i64>().ok()?, minute.parse::<i64>().ok()?);
    if !(1970..=9999).contains(&year) {
        return None;
    }
    let (years, months) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let day = (153 * months + 2) / 5 + date - 1;
    let days = 365 * years + years / 4 - years / 100 + years / 400 + day - BEFORE;
    let at = days * DAY + (hour * 60 + minute) * MINUTE;
    // Whatever does not come back as it was written is no time: the 31st of April, 25:00.
    let written = format!("{year:04}-{month:02}-{date:02} {hour:02}:{minute:02}");
    (spell(at) == written).then_some(at)
}

/// So many days after a time.
#[must_use]
pub fn days_after(at: i64, days: u32) -> i64 {
    at.saturating_add(i64::from(days) * DAY)
}

/// So many days before a time.
#[must_use]
pub fn days_before(at: i64, days: u32) -> i64 {
    at.saturating_sub(i64::from(days) * DAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_come_back_as_they_were_written() {
        assert_eq!(spell(0), "1970-01-01 00:00");
        assert_eq!(spell(1_790_000_000_000), "2026-09-21 14:13");
        for text in ["2026-11-20 18:00", "2024-02-29 23:59", "2000-03-01 00:00", "2100-02-28 07:05"]
        {
            assert_eq!(spell(read(text).unwrap()), text);
        }
        for days in 0..60_000 {
            let at = days * DAY + 61 * MINUTE;
            assert_eq!(read(&spell(at)), Some(at), "{}", spell(at));
        }
        assert_eq!(read("2026-11-20"), read("2026-11-20T00:00Z"));
        assert_eq!(read("2026-11-20 18:00 UTC"), read("2026-11-20 18:00"));
    }

    #[test]
    fn what_is_no_time_is_refused() {
        for text in
            ["", "soon", "2026-02-29", "2026-13-01", "2026-04-31", "2026-11-20 24:00", "20-11-2026"]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
