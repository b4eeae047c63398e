### What players and servers choose about what they are shown.

theme-server = Los del servidor
theme-classic = Clásicos
theme-night = Nocturnos
theme-colour-blind = Para daltonismo
theme-contrast = Alto contraste

bottom-own = mi bando
bottom-mover = el bando que tiene el turno
bottom-first = el bando que empieza

width-600 = 600 píxeles (pequeñas, cargan rápido)
width-900 = 900 píxeles (casi siempre lo mejor)
width-1200 = 1200 píxeles (para pantallas grandes)
width-1600 = 1600 píxeles (para ampliar)

option-setting =
    { $setting ->
        [theme] Colores
        [width] Ancho
        [language] Idioma
        [most] Partidas en curso
       *[bottom] Abajo
    }: { $value }
select-setting =
    { $setting ->
        [theme] Elige los colores
        [width] Elige el ancho
        [language] Elige el idioma
        [most] Elige el máximo de partidas en curso
        [home] Elige un canal o un foro para las partidas
        [challengers] Elige el rol que puede desafiar
        [seat-role] Rol que se menciona para desafíos abiertos…
       *[bottom] Elige quién está abajo
    }
button-usual-setting = { $setting ->
    [home] Mostrar las partidas donde se proponen
    [challengers] Permitir que cualquiera desafíe
   *[seat-role] No mencionar a nadie
}
button-switch = { $switch ->
    [threads-off] Desactivar los hilos
    [threads-on] Activar los hilos
    [visitors-off] Cerrar la página a visitantes
    [visitors-on] Abrir la página a visitantes
    [text-off] Tableros como imagen
    [text-on] Tableros como texto
    [confirm-off] No confirmar jugadas escritas
    [confirm-on] Confirmar jugadas escritas
    [fast-off] Ver antes mis jugadas
   *[fast-on] Jugar sin vista previa
}
setting-role = { $setting ->
    [challengers] quienes tienen { $role }
   *[other] { $role }
}
setting-no-role = { $setting ->
    [challengers] todo el mundo
    [seat-role] ninguno
   *[other] ningún rol
}
setting-no-limit = el límite habitual
button-settings = Mis ajustes
alt-sample = Un tablero de ejemplo.
refused-not-allowed = Solo puede hacerlo { $who ->
    [tournament] quien tiene «Gestionar servidor» o el rol de dirección del torneo
    [captain] quien capitanea el equipo o quien puede gestionar este servidor
   *[manager] quien puede gestionar este servidor
}.

settings-player =
    Tus ajustes, para lo que solo ves tú:
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
    - Ver las jugadas elegidas antes de hacerlas: { $fast ->
        [yes] no
       *[no] sí
    }
    Los cambios se guardan al momento.
settings-server =
    Los ajustes de este servidor:
    - Las partidas aparecen { $home }
    - Colores: { $theme }
    - Abajo, en partidas nuevas: { $bottom }
    - Idioma de los mensajes públicos, en desafíos nuevos: { $language }
    - Quién puede desafiar: { $challengers }
    - Partidas en curso por persona: { $most }
    - Rol que se menciona para desafíos abiertos, como mucho cada 30 minutos: { $seat-role }
    Los cambios se guardan al momento.

text-board-legend = Mayúsculas: { $first }; minúsculas: { $second }. Letras: { $pieces }.

select-block = Bloquear a alguien…
select-unblock = Desbloquear a alguien…
select-unblock-member = Desbloquear a otro miembro…
