//! Weights of the evaluation from matches of the engine against itself, by Texel's method: those
//! under which the evaluations of quiet positions best predict how the matches ended.
//!
//! The recipe: [`Samples::add_match`] as often as patience allows, [`fit()`], and the result is the
//! new list of weights. `STRENGTH.md` says how many matches the current ones are based on.

mod fit;
mod samples;

pub(crate) use fit::fit;
pub(crate) use samples::Samples;
