### What players and servers choose about what they are shown.

command-settings = Mira o cambia cómo ves los tableros
command-settings-theme = Los colores de lo que solo ves tú
    .name = colores
command-settings-width = El ancho de tus imágenes, en píxeles
    .name = ancho
command-settings-bottom = Qué bando está abajo en tus tableros
    .name = abajo
command-settings-text-boards = Si /board responde con texto, para lectores de pantalla
    .name = tableros-texto
command-settings-confirm-moves = Si una jugada que escribes se te muestra otra vez antes de hacerla
    .name = confirmar-jugadas
command-server-settings = Mira o cambia cómo se ven los tableros en este servidor
command-server-settings-theme = Los colores de lo que ve todo el mundo
    .name = colores
command-server-settings-bottom = Qué bando está abajo en los tableros de las partidas nuevas
    .name = abajo
command-board-text = Si quieres verlo como texto en vez de como imagen
    .name = texto

theme-server = Los del servidor
theme-classic = Clásicos
theme-night = Nocturnos
theme-colour-blind = Para daltonismo
theme-contrast = Alto contraste

bottom-own = mi bando
bottom-mover = el bando que tiene el turno
bottom-first = el bando que empieza

settings-player =
    Lo que solo ves tú se muestra así:
    - Colores: { $theme }
    - Ancho: { $width } píxeles
    - Abajo: { $bottom }
    - Tableros como texto: { $text ->
        [yes] sí
       *[no] no
    }
    - Confirmar jugadas escritas: { $confirm ->
        [yes] sí
       *[no] no
    }
    Puedes cambiarlo con las opciones de este comando.
settings-server =
    Lo que ve todo el mundo en este servidor se muestra así:
    - Colores: { $theme }
    - Abajo, en partidas nuevas: { $bottom }
    Puedes cambiarlo con las opciones de este comando.

text-board-legend = Mayúsculas: { $first }; minúsculas: { $second }. Letras: { $pieces }.
