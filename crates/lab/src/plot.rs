//! Ratings with their intervals, as a drawing.

use plotters::prelude::*;

use crate::Standings;

/// The drawing could not be made.
#[derive(Debug, thiserror::Error)]
#[error("the plot cannot be drawn: {0}")]
pub struct PlotError(String);

const WIDTH: u32 = 720;
const ROW: u32 = 48;
const EDGE: u32 = 110;

impl Standings {
    /// The ratings as SVG, the best on top.
    ///
    /// # Errors
    /// When it cannot be drawn.
    pub fn svg(&self, title: &str) -> Result<String, PlotError> {
        let mut text = String::new();
        draw(self, title, &mut text).map_err(|error| PlotError(error.to_string()))?;
        Ok(text)
    }
}

fn draw(
    standings: &Standings,
    title: &str,
    text: &mut String,
) -> Result<(), Box<dyn std::error::Error>> {
    let bots = &standings.bots;
    let low = bots.iter().map(|bot| bot.rating.low).fold(f64::INFINITY, f64::min);
    let high = bots.iter().map(|bot| bot.rating.high).fold(f64::NEG_INFINITY, f64::max);
    let (low, high) = if low < high { (low, high) } else { (0.0, 1.0) };
    let room = (high - low) * 0.05;
    let count = bots.len() as f64;
    let area =
        SVGBackend::with_string(text, (WIDTH, EDGE + ROW * bots.len() as u32)).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .caption(title, ("sans-serif", 18))
        .margin(10)
        .x_label_area_size(36)
        .y_label_area_size(110)
        .build_cartesian_2d(low - room..high + room, -0.5..count - 0.5)?;
    // Labels stand at halves too; a bot has a whole row.
    let name = |row: &f64| {
        let at = count - 1.0 - row;
        let whole = (at - at.round()).abs() < 0.01 && at > -0.5;
        let bot = bots.get(at.round() as usize).filter(|_| whole);
        bot.map_or_else(String::new, |bot| bot.bot.clone())
    };
    chart
        .configure_mesh()
        .disable_y_mesh()
        .x_max_light_lines(1)
        .x_label_formatter(&|rating| format!("{rating:.0}"))
        .y_labels(2 * bots.len() + 1)
        .y_label_formatter(&name)
        .x_desc("rating, with 95 % intervals")
        .draw()?;
    let rows = bots.iter().enumerate().map(|(at, bot)| (count - 1.0 - at as f64, bot.rating));
    chart.draw_series(rows.map(|(row, rating)| {
        ErrorBar::new_horizontal(row, rating.low, rating.rating, rating.high, BLUE.filled(), 12)
    }))?;
    area.present()?;
    drop(chart);
    Ok(())
}
