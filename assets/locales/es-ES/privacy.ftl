### Lo que se guarda de alguien.

deleted-player = Persona eliminada
refused-challenged-deleted = Esa persona ha borrado todos sus datos, así que no puedo enviarle tu desafío. Desafía a otra con `/challenge`.
help-privacy = **Tus datos:** `/settings` muestra qué guardo de ti y te deja descargarlo o borrarlo.

privacy =
    {""}**Qué guardo de ti y por qué**
    - **Quién eres:** tu ID de Discord, tus nombres en los servidores y tu idioma, para mostrar quién juega y escribirte.
    - **Qué juegas:** desafíos, búsquedas, torneos, escaleras, partidas con cada jugada y su hora, relojes, propuestas, resultados y puntuaciones, para que las partidas sigan, se puedan volver a ver y cuenten.
    - **Qué has elegido o escrito:** ajustes, avisos, zona horaria, horas de silencio, vacaciones, a quién bloqueas, qué sigues, jugadas condicionales, variantes que pruebas y tus notas.
    - **Dónde está todo:** los mensajes en los que muestro tus partidas y te aviso, y los que aún tengo que enviar.
    - **Qué hace la moderación:** decisiones y vetos, con sus motivos.
    No guardo ningún mensaje tuyo: los únicos textos son nombres, notas, motivos de la moderación y lo que los servidores dicen de sí. Los miembros ven lo que muestran tableros, listas, clasificaciones y perfiles; ningún otro miembro ve tus notas ni tus jugadas condicionales. Todo está en la base de datos de quienes me mantienen.
button-privacy-export = Descargar mis datos
button-privacy-ask = Borrar mis datos…
privacy-about = Todo lo que se guarda de ti, tabla por tabla. Las horas son milisegundos desde 1970 (UTC).
privacy-about-large = Tus datos no caben en un archivo de Discord. Pídelos a quienes me mantienen.
privacy-nothing = No se guarda nada de ti.

privacy-ask =
    {""}**¿Borrar todo lo que se guarda de ti?** No se puede deshacer.
    - Tus partidas en curso ({ $running }) terminan en el acto: ganan tus rivales, o terminan sin resultado si alguien aún no ha hecho dos jugadas. Tus desafíos abiertos ({ $open }) se cierran.
    - Dejas tus torneos, escaleras, encuentros y búsquedas, y tu código deja de funcionar.
    - En las partidas terminadas pasas a ser «{ deleted-player }». Tus rivales las conservan, con sus puntuaciones.
    - Se borran tu ID de Discord, nombres, ajustes, notas, jugadas condicionales, avisos, vacaciones y lo que sigues.
    - Los vetos y los bloqueos de otras personas se conservan. En lugar de tu ID de Discord guardo una huella de él, que no dice a nadie quién eras, pero me permite reconocerte si vuelves.
    - Lo publicado en Discord se queda allí, con tu nombre; la moderación puede borrarlo. Las copias de seguridad de mi base de datos te conservan hasta que se borran.
    - Los roles que te han dado servidores por tu puesto se quedan hasta que los quite la moderación.
privacy-bans = Tus vetos, que se conservan: { $count }.
button-privacy-delete = Sí, borrar…
button-privacy-keep = No, conservarlo todo
form-privacy-title = Borrar todo lo que se guarda de ti
form-privacy-label = Escribe { privacy-word }
privacy-word = BORRAR
privacy-not-typed = ⚠️ No se ha borrado nada: no has escrito { privacy-word }.
privacy-kept = De acuerdo. Todo queda como estaba.
privacy-deleted = Todo lo que se guardaba de ti se ha borrado. Los últimos rastros en partes sin usar de la base de datos desaparecen en seis horas como mucho. Si vuelves, empiezas de cero.
