//! The parts of the search that are switched on.

/// The heuristics that make the search fast. Without them it is plain alpha-beta to a fixed depth,
/// which tests and matches use as the baseline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Heuristics {
    /// Continue with captures when the depth is used up.
    pub quiescence: bool,
    /// Remember positions.
    pub table: bool,
    /// Search moves after the first with a zero-width window.
    pub principal_variation: bool,
    /// Start each depth with a narrow window around the last score.
    pub aspiration: bool,
    /// Try moves first that refuted a neighbouring position.
    pub killers: bool,
    /// Try moves first that were good elsewhere.
    pub history: bool,
    /// Search late quiet moves less deeply.
    pub late_move_reductions: bool,
    /// Skip late quiet moves near the leaves.
    pub late_move_pruning: bool,
    /// Leave positions near the leaves that are far too good.
    pub reverse_futility: bool,
    /// Skip quiet moves near the leaves of positions that are far too bad.
    pub futility: bool,
    /// Detect without search which side can win with one ply.
    pub wins_at_once: bool,
    /// Search one ply deeper after a threat to win immediately.
    pub extensions: bool,
}

impl Heuristics {
    /// All heuristics that help.
    pub const ALL: Heuristics = Heuristics {
        quiescence: true,
        table: true,
        principal_variation: true,
        aspiration: true,
        killers: true,
        history: true,
        late_move_reductions: true,
        late_move_pruning: true,
        reverse_futility: true,
        futility: true,
        wins_at_once: true,
        extensions: true,
    };

    /// Turns off the heuristic with this name, if there is one.
    pub fn turn_off(&mut self, name: &str) -> Option<()> {
        *match name {
            "quiescence" => &mut self.quiescence,
            "table" => &mut self.table,
            "pvs" => &mut self.principal_variation,
            "aspiration" => &mut self.aspiration,
            "killers" => &mut self.killers,
            "history" => &mut self.history,
            "lmr" => &mut self.late_move_reductions,
            "lmp" => &mut self.late_move_pruning,
            "rfp" => &mut self.reverse_futility,
            "futility" => &mut self.futility,
            "wins" => &mut self.wins_at_once,
            "extensions" => &mut self.extensions,
            _ => return None,
        } = false;
        Some(())
    }

    /// No heuristics: plain alpha-beta.
    pub const NONE: Heuristics = Heuristics {
        quiescence: false,
        table: false,
        principal_variation: false,
        aspiration: false,
        killers: false,
        history: false,
        late_move_reductions: false,
        late_move_pruning: false,
        reverse_futility: false,
        futility: false,
        wins_at_once: false,
        extensions: false,
    };

    /// The heuristics that change no score but only how fast it is found.
    pub const EXACT: Heuristics = Heuristics {
        principal_variation: true,
        aspiration: true,
        killers: true,
        history: true,
        wins_at_once: true,
        ..Heuristics::NONE
    };
}
