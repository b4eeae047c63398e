### When the bot cannot post where it should, or cannot store anything.

adrift =
    { $why ->
        [gone] El canal de la partida { $id } se ha eliminado, así que te envío sus tableros. Usa `/board` en otro canal del servidor para seguir allí.
        [direct] No puedo enviarte mensajes directos, así que los tableros de la partida { $id } no te llegan. Permite los mensajes en tus ajustes de privacidad o juega con `/board` y `/move`.
       *[closed] Ya no puedo publicar en { $channel }, así que te envío los tableros de la partida { $id }. La moderación puede dejarme ver el canal, enviar mensajes (también en los hilos), leer el historial de mensajes y adjuntar archivos. Mientras tanto, usa `/board` y `/move` en el servidor.
    }
challenge-unposted = No he podido publicar el desafío { $id } en { $channel }, así que lo he retirado. Usa otro canal o pide a la moderación que me deje ver este, enviar mensajes (también en los hilos), leer el historial de mensajes y adjuntar archivos.
challenge-home-gone = El canal para las partidas de este servidor se ha eliminado, así que esta partida se muestra en { $channel }. Quien pueda gestionar el servidor puede elegir otro.
challenge-home-hidden = No puedo publicar en { $home }, el canal para las partidas de este servidor, así que esta partida se muestra en { $channel }. Quien pueda gestionar el servidor verá el motivo en `/server`.
broken-database = Eso no se ha podido guardar. Vuelve a intentarlo en unos minutos.
