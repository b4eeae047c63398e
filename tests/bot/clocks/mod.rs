//! Clocks: what members see of them, and what happens when time runs out.

mod run_out;
