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
        [home] Choose a channel or forum for matches
        [challengers] Choose the role that can challenge
        [seat-role] Role to ping for open challenges …
       *[bottom] Choose which side is at the bottom
    }
button-usual-setting = { $setting ->
    [home] Show matches where the challenge was made
    [challengers] Let everyone challenge
   *[seat-role] Don’t ping anyone
}
button-switch = { $switch ->
    [threads-off] Turn threads off
    [threads-on] Turn threads on
    [visitors-off] Close the page to visitors
    [visitors-on] Open the page to visitors
    [text-off] Show boards as pictures
    [text-on] Show boards as text
    [confirm-off] Play typed moves right away
    [confirm-on] Confirm typed moves first
    [fast-off] Show tapped moves first
   *[fast-on] Play tapped moves right away
}
setting-role = { $setting ->
    [challengers] members with { $role }
   *[other] { $role }
}
setting-no-role = { $setting ->
    [challengers] everyone
    [seat-role] no one
   *[other] no role
}
setting-no-limit = the usual limit
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
    - Role pinged for open challenges, at most every 30 minutes: { $seat-role }
    Changes are saved right away.

text-board-legend = Capitals are { $first }, small letters { $second }: { $pieces }.

select-block = Block someone …
select-unblock = Unblock someone …
select-unblock-member = Unblock another member …
