//! Weights of the evaluation from matches of the engine against itself, by Texel's method: those
//! under which the evaluations of quiet positions foretell best how the matches ended.
//!
//! The recipe: [`Samples::add_match`] as often as there is patience for, [`fit()`], and the result is
//! the new list of weights. `STRENGTH.md` says with how many matches today's were made.

mod fit;
mod samples;

pub(crate) use fit::fit;
pub(crate) use samples::Samples;
