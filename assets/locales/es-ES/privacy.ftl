### Lo que se guarda de alguien.

deleted-player = Cuenta eliminada
refused-challenged-deleted = Esa persona ha borrado sus datos. Desafía a otra con `/challenge`.
help-privacy = **Tus datos:** míralos, descárgalos o bórralos en `/settings`.

privacy =
    {""}**Qué guardo de ti y por qué**
    - **Quién eres:** tu ID de Discord, tus nombres en los servidores y tu idioma, para mostrar quién juega y escribirte.
    - **Qué juegas:** desafíos, búsquedas, torneos, escaleras, encuentros, partidas con todas las jugadas y horas, relojes, propuestas, resultados y puntuaciones, para que las partidas sigan, se puedan repasar y cuenten.
    - **Qué eliges o escribes:** ajustes, avisos, zona horaria, horas de silencio, vacaciones, a quién bloqueas, qué sigues, jugadas condicionales, jugadas que pruebas y notas.
    - **Dónde está todo:** mis mensajes con tus partidas y avisos, y los que aún tengo que enviar.
    - **Qué hace la moderación:** decisiones y vetos, con motivos.
    No guardo tus mensajes; los únicos textos son nombres, notas, motivos de la moderación y descripciones de servidores. Los miembros ven tableros, listas, clasificaciones y perfiles, pero no tus notas ni tus jugadas condicionales. Todo está en la base de datos de quienes me mantienen.
button-privacy-export = Descargar mis datos
button-privacy-ask = Borrar mis datos…
privacy-about = Todo lo que se guarda de ti. Las horas son milisegundos desde 1970 (UTC).
privacy-about-large = Tus datos no caben en Discord. Pídelos a quienes me mantienen.
privacy-nothing = No se guarda nada de ti.

privacy-ask =
    {""}**¿Borrar todo lo que se guarda de ti?** No se puede deshacer.
    - Tus partidas en curso ({ $running }) terminan en el acto: ganan tus rivales, o no hay resultado si alguien aún no ha hecho dos jugadas. Tus desafíos abiertos ({ $open }) se cierran.
    - Dejas tus torneos, escaleras, encuentros y búsquedas, y tu código deja de funcionar.
    - En las partidas terminadas pasas a ser «{ deleted-player }». Tus rivales las conservan, con sus puntuaciones.
    - Se borran tu ID de Discord, nombres, ajustes, notas, jugadas condicionales, avisos, vacaciones y lo que sigues.
    - Los vetos y los bloqueos de otras personas se conservan. Guardo una huella de tu ID de Discord, que no dice a nadie quién eras, pero me permite reconocerte.
    - Los mensajes en Discord se quedan, con tu nombre; la moderación puede borrarlos. Las copias de seguridad conservan tus datos hasta que se borran.
    - Los roles por tu puesto se quedan hasta que los quite la moderación.
privacy-bans = Tus vetos, que se conservan: { $count }.
button-privacy-delete = Sí, borrar…
button-privacy-keep = No, conservarlo todo
form-privacy-title = Borrar todo lo que se guarda de ti
form-privacy-label = Escribe { privacy-word }
privacy-word = BORRAR
privacy-not-typed = ⚠️ No se ha borrado nada: no has escrito { privacy-word }.
privacy-kept = No se ha borrado nada.
privacy-deleted = Tus datos se han borrado. Los últimos rastros en la base de datos desaparecen en seis horas como mucho. Si vuelves, empiezas de cero.
