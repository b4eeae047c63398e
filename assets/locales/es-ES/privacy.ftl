### Lo que se guarda de alguien.

deleted-player = Persona eliminada
command-privacy = Mira qué guardo de ti y por qué; llévatelo todo o haz que se borre
refused-challenged-deleted = Tu rival ha borrado todos sus datos. Desafía a otra persona con `/challenge`.
help-privacy = **Tus datos:** `/privacy` dice qué guardo de ti, te lo da y lo borra.

privacy =
    {""}**Qué guardo de ti y por qué**
    - **Quién eres:** tu ID de Discord, los nombres con que te muestran los servidores y tu idioma, para mostrar quién juega y escribirte.
    - **Qué juegas:** desafíos, búsquedas, torneos, escaleras, partidas con cada jugada y su hora, relojes, propuestas, resultados y puntuaciones, para que las partidas sigan, se puedan volver a ver y cuenten.
    - **Qué has elegido o escrito:** ajustes, recordatorios, zona horaria, horas de silencio, vacaciones, a quién bloqueas, qué sigues, jugadas condicionales, líneas que pruebas y tus notas.
    - **Dónde está todo:** los mensajes en que muestro tus partidas y te recuerdo cosas, y lo que aún tengo que decir.
    - **Qué hacen los moderadores:** decisiones y vetos, con sus motivos.
    No guardo ningún mensaje tuyo: los únicos textos son nombres, notas, motivos de moderadores y lo que los servidores dicen de sí. Los miembros ven lo que muestran tableros, listas, clasificaciones y perfiles; nadie más que juegue ve tus notas ni tus jugadas condicionales. Todo está en la base de datos de quien me mantiene.
button-privacy-export = Dámelo todo
button-privacy-ask = Borrarlo todo…
privacy-about = Todo lo que se guarda de ti, tabla por tabla. Las horas son milisegundos desde 1970 (UTC).
privacy-about-large = De ti se guarda más de lo que Discord acepta en un archivo. Pídeselo a quien me mantiene.
privacy-nothing = No se guarda nada de ti.

privacy-ask =
    {""}**¿Borrar todo lo que se guarda de ti?** No se puede deshacer.
    - Tus partidas en curso ({ $running }) terminan enseguida: ganan tus rivales, o nadie donde no habéis hecho dos jugadas cada uno. Tus desafíos abiertos ({ $open }) se cierran.
    - Dejas tus torneos, escaleras, encuentros y búsquedas, y tu código deja de funcionar.
    - En las partidas terminadas pasas a ser «{ deleted-player }». Tus rivales las conservan, con sus puntuaciones.
    - Se quitan tu número en Discord, nombres, ajustes, notas, jugadas condicionales, recordatorios, vacaciones y lo que sigues.
    - Los vetos y los bloqueos de otros quedan. En lugar de tu número guardo uno calculado a partir de él, que no dice a nadie quién eras, pero por el que te reconozco si vuelves.
    - Lo publicado en Discord se queda allí, con tu nombre; los moderadores pueden borrarlo. Las copias de seguridad de mi base de datos te conservan hasta que se borren.
    - Los roles que te dieron servidores por tu puesto se quedan hasta que los quite la moderación.
privacy-bans = Tus vetos, que quedan: { $count }.
button-privacy-delete = Sí, borrar…
button-privacy-keep = No, conservarlo todo
form-privacy-title = Borrar todo lo que se guarda de ti
form-privacy-label = Escribe { privacy-word }
privacy-word = BORRAR
privacy-not-typed = ⚠️ No se ha borrado nada: no escribiste { privacy-word }.
privacy-kept = Bien. Todo queda como estaba.
privacy-deleted = Todo lo que se guardaba de ti está borrado. Los últimos rastros en partes sin usar de la base de datos desaparecen en seis horas como mucho. Si vuelves a hacer algo aquí, empiezas de cero.
