//! Clocks by hand, by a second computation, and by what must hold of every clock.
