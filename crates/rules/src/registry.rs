//! The one list of games, and everything derived from it: [`GameId`](super::GameId),
//! [`AnyPosition`](super::AnyPosition) and [`AnyMove`](super::AnyMove).
//!
//! It is a macro, so that a game is named only once, and so that whatever must cover all games
//! (drawing, evaluation) is an exhaustive `match` that does not compile until the new game is in
//! it.

macro_rules! games {
    // The sign stands for itself in the macros that this one makes.
    (($sign:tt) $($(#[$doc:meta])* $name:ident => $module:ident),+ $(,)?) => {
        /// Does something generic with a game, by the type of its positions:
        /// `for_game!(game, G => bench::<G>(criterion))`.
        #[macro_export]
        macro_rules! for_game {
            ($sign game:expr, $sign position:ident => $sign call:expr) => {
                match $sign game {
                    $($crate::GameId::$name => {
                        type $sign position = $crate::$module::Position;
                        $sign call
                    })+
                }
            };
        }

        /// Does something generic with the position in an [`AnyPosition`], of which other positions of the
        /// same game are a variant by this name: `for_position!(any, Same(position) => key(position))`.
        #[macro_export]
        macro_rules! for_position {
            ($sign any:expr, $sign same:ident($sign position:ident) => $sign call:expr) => {
                match $sign any {
                    $($crate::AnyPosition::$name($sign position) => {
                        #[allow(unused_imports)]
                        use $crate::AnyPosition::$name as $sign same;
                        $sign call
                    })+
                }
            };
        }

        /// A game that Courtier hosts.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum GameId {
            $($(#[$doc])* $name,)+
        }

        /// A position of any of the games.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum AnyPosition {
            $($(#[$doc])* $name($module::Position),)+
        }

        /// A legal move of any of the games, with the position in which it is legal.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum AnyMove {
            $($(#[$doc])* $name(LegalMove<$module::Position>),)+
        }

        impl GameId {
            /// Every game.
            pub const ALL: &'static [GameId] = &[$(GameId::$name),+];

            /// Returns the game's facts.
            pub const fn info(self) -> &'static Info {
                match self {
                    $(GameId::$name => const { &<$module::Position as Game>::INFO },)+
                }
            }

            /// Returns its name in the database, in buttons and on the command line.
            pub const fn id(self) -> &'static str {
                self.info().id
            }

            /// Returns the game with this [`id`](GameId::id).
            pub fn from_id(id: &str) -> Option<GameId> {
                GameId::ALL.iter().copied().find(|game| game.id() == id)
            }

            /// Returns the start position, on the standard board if no size is given.
            pub fn start(self, size: Option<u8>) -> Result<AnyPosition, SizeError> {
                let size = self.info().size(size)?;
                Ok(match self {
                    $(GameId::$name => AnyPosition::$name(Game::start(size)),)+
                })
            }

            /// Parses a position text of this game.
            pub fn parse_position(self, text: &str) -> Result<AnyPosition, PositionError> {
                Ok(match self {
                    $(GameId::$name => AnyPosition::$name(Game::parse(text)?),)+
                })
            }
        }

        impl Variants for GameId {
            fn every() -> Vec<GameId> {
                GameId::ALL.to_vec()
            }

            fn id(self) -> &'static str {
                GameId::id(self)
            }
        }

        impl AnyPosition {
            /// Returns the game of this position.
            pub const fn game(&self) -> GameId {
                match self {
                    $(AnyPosition::$name(_) => GameId::$name,)+
                }
            }

            /// Returns the number of files of the board.
            pub fn size(&self) -> u8 {
                match self {
                    $(AnyPosition::$name(position) => position.size(),)+
                }
            }

            /// Returns the side whose ply it is. In a finished position, the side whose ply it
            /// would be.
            pub fn side_to_move(&self) -> Side {
                match self {
                    $(AnyPosition::$name(position) => position.side_to_move(),)+
                }
            }

            /// Returns the outcome of the match, if this position ends it.
            pub fn outcome(&self) -> Option<Outcome> {
                match self {
                    $(AnyPosition::$name(position) => position.outcome(),)+
                }
            }

            /// Returns how this position ends the match, if it does.
            pub fn ending(&self) -> Option<Ending> {
                match self {
                    $(AnyPosition::$name(position) => position.ending(),)+
                }
            }

            /// Returns the squares of the enemy pieces from which the side to move must first
            /// remove one.
            pub fn choices(&self) -> Vec<Square> {
                match self {
                    $(AnyPosition::$name(position) => Game::choices(position),)+
                }
            }

            /// Calls `visit` with every legal move, once each, until it breaks.
            pub fn visit_moves<B>(
                &self,
                mut visit: impl FnMut(AnyMove) -> ControlFlow<B>,
            ) -> ControlFlow<B> {
                match self {
                    $(AnyPosition::$name(position) => position.visit_moves(|mv| {
                        visit(AnyMove::$name(LegalMove::new(position, mv)))
                    }),)+
                }
            }

            /// Counts the legal moves.
            pub fn count_moves(&self) -> u64 {
                match self {
                    $(AnyPosition::$name(position) => position.count_moves(),)+
                }
            }

            /// Parses a move as a player might type it, if it is legal here.
            pub fn read_move(&self, text: &str) -> Result<AnyMove, MoveError<Sentence>> {
                match self {
                    $(AnyPosition::$name(position) => position
                        .read_move(text)
                        .map(|mv| AnyMove::$name(LegalMove::new(position, mv)))
                        .map_err(any::explain),)+
                }
            }

            /// Finds the move that these squares name from first to last, if it is legal here.
            pub fn find_move(&self, squares: &[Square]) -> Result<AnyMove, MoveError<Sentence>> {
                match self {
                    $(AnyPosition::$name(position) => position
                        .find_move(squares)
                        .map(|mv| AnyMove::$name(LegalMove::new(position, mv)))
                        .map_err(any::explain),)+
                }
            }

            /// Parses the squares in a text with the signs of this game, whether or not they name a
            /// move.
            pub fn read_squares(&self, text: &str) -> Result<Vec<Square>, Unreadable> {
                match self {
                    $(AnyPosition::$name(position) => any::read_squares(position, text),)+
                }
            }

            /// Returns the squares with which a player who has named these can continue towards a
            /// legal move.
            pub(crate) fn next_squares(&self, named: &[Square]) -> Vec<Square> {
                match self {
                    $(AnyPosition::$name(position) => position.next_squares(named),)+
                }
            }

            /// Returns whether the rules demand a capture here and penalize a player who makes none
            /// with the loss of a piece.
            pub fn must_capture(&self) -> bool {
                match self {
                    $(AnyPosition::$name(position) => position.must_capture(),)+
                }
            }

            /// Returns all pieces on the board, in any order.
            pub fn pieces(&self) -> Vec<PlacedPiece> {
                match self {
                    $(AnyPosition::$name(position) => Game::pieces(position),)+
                }
            }

            /// Counts the lines of exactly `depth` plies from here.
            pub fn perft(&self, depth: u32) -> u64 {
                match self {
                    $(AnyPosition::$name(position) => position.perft(depth),)+
                }
            }
        }

        impl AnyMove {
            /// Returns the position in which the move is legal.
            pub fn before(&self) -> AnyPosition {
                match self {
                    $(AnyMove::$name(mv) => AnyPosition::$name(mv.position().clone()),)+
                }
            }

            /// Returns the position the move leads to.
            pub fn after(&self) -> AnyPosition {
                match self {
                    $(AnyMove::$name(mv) => AnyPosition::$name(mv.after()),)+
                }
            }

            /// Returns the side that makes the move.
            pub fn side(&self) -> Side {
                match self {
                    $(AnyMove::$name(mv) => mv.position().side_to_move(),)+
                }
            }

            /// Returns the squares that name the move from first to last: see [`Game::squares`].
            pub fn squares(&self) -> Vec<Square> {
                match self {
                    $(AnyMove::$name(mv) => mv.squares(),)+
                }
            }

            /// Returns the move's path and captures: see [`Game::trace`].
            pub fn trace(&self) -> Trace {
                match self {
                    $(AnyMove::$name(mv) => mv.trace(),)+
                }
            }

            /// Returns the square where the move starts.
            pub fn origin(&self) -> Square {
                match self {
                    $(AnyMove::$name(mv) => mv.origin(),)+
                }
            }

            /// Returns the number of enemy pieces the move captures.
            pub fn captures(&self) -> u32 {
                match self {
                    $(AnyMove::$name(mv) => mv.captures(),)+
                }
            }

            /// Returns whether the move only brings a piece to a vacant square.
            pub fn is_quiet(&self) -> bool {
                match self {
                    $(AnyMove::$name(mv) => mv.is_quiet(),)+
                }
            }

            /// Returns how the move ends the match by the rules of its game, if it does.
            pub fn decides(&self) -> Option<Decision> {
                match self {
                    $(AnyMove::$name(mv) => mv.decides(),)+
                }
            }

            /// Describes what the move does, and how it ends the match if it does: see
            /// [`Game::meaning`].
            pub fn meaning(&self) -> Sentence {
                match self {
                    $(AnyMove::$name(mv) => mv.meaning(),)+
                }
            }

            /// Returns the warning that the player should read before the move: see
            /// [`Game::warning`].
            pub fn warning(&self) -> Option<Sentence> {
                match self {
                    $(AnyMove::$name(mv) => mv.warning(),)+
                }
            }
        }

        /// The canonical text.
        impl fmt::Display for AnyMove {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(AnyMove::$name(mv) => fmt::Display::fmt(mv, f),)+
                }
            }
        }

        impl fmt::Display for AnyPosition {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(AnyPosition::$name(position) => fmt::Display::fmt(position, f),)+
                }
            }
        }
    };
}
