### What players and servers choose about what they are shown.

theme-server = Same as the server
theme-classic = Classic
theme-night = Night
theme-colour-blind = Color-blind friendly
theme-contrast = High contrast

bottom-own = my own side
bottom-mover = the side to move
bottom-first = the side that moves first

width-600 = 600 pixels (small, quick to load)
width-900 = 900 pixels (right for most)
width-1200 = 1200 pixels (for large screens)
width-1600 = 1600 pixels (to zoom in)

option-setting =
    { $setting ->
        [theme] Colors
        [width] Width
        [language] Language
        [most] Running matches
       *[bottom] At the bottom
    }: { $value }
select-setting =
    { $setting ->
        [theme] Choose the colors
        [width] Choose the width
        [language] Choose the language
        [most] Choose the limit of running matches
       *[bottom] Choose which side is at the bottom
    }
button-settings = My settings
alt-sample = A sample board.
refused-not-allowed = Only { $who ->
    [tournament] members with Manage Server or the tournament’s manager role
    [captain] the captain and members with Manage Server
   *[manager] members with Manage Server
} can do this.

settings-player =
    Your settings, for what only you see:
    - Colors: { $theme }
    - Width: { $width } pixels
    - At the bottom: { $bottom }
    - Boards as text: { $text ->
        [yes] yes
       *[no] no
    }
    - Confirm typed moves: { $confirm ->
        [yes] yes
       *[no] no
    }
    - Show tapped moves before playing: { $fast ->
        [yes] no
       *[no] yes
    }
    Changes are saved right away.
settings-server =
    This server’s settings:
    - Matches are shown { $home }
    - Colors: { $theme }
    - At the bottom, in new matches: { $bottom }
    - Language of public messages, in new challenges: { $language }
    - Who can challenge: { $challengers }
    - Running matches per player: { $most }
    - Role pinged for open challenges, at most every 30 minutes: { $called }
    Changes are saved right away.

text-board-legend = Capitals are { $first }, small letters { $second }: { $pieces }.

select-block = Block someone …
select-unblock = Unblock someone …
select-unblock-member = Unblock another member …
button-text-boards = { $on ->
    [yes] Show boards as pictures
   *[no] Show boards as text
}
button-confirm-moves = { $on ->
    [yes] Play typed moves right away
   *[no] Confirm typed moves first
}
button-play-at-once = { $on ->
    [yes] Show tapped moves first
   *[no] Play tapped moves right away
}
