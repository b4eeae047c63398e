### When the bot cannot post where it should, or cannot store anything.

adrift =
    { $why ->
        [gone] El canal de la partida { $id } se ha eliminado, así que sus tableros te llegan aquí. Usa `/board` en otro canal del servidor y la partida seguirá allí.
        [direct] No puedo enviarte mensajes directos, así que los tableros de la partida { $id } no te llegan. Permítelos en tus ajustes de privacidad; mientras tanto, juega con `/board` y `/move`.
       *[closed] Ya no puedo publicar en { $channel }, así que los tableros de la partida { $id } te llegan aquí. Pide a la moderación que me deje ver el canal, enviar mensajes (también en los hilos), leer el historial de mensajes y adjuntar archivos allí. Mientras tanto, juega con `/board` y `/move` en el servidor.
    }
challenge-unposted = No he podido publicar el desafío { $id } en { $channel }, así que lo he retirado. Pide a la moderación que me deje ver el canal, enviar mensajes (también en los hilos), leer el historial de mensajes y adjuntar archivos allí, o usa otro canal.
challenge-home-gone = El canal para las partidas de este servidor se ha eliminado, así que esta partida se muestra en { $channel }. Quien pueda gestionar el servidor puede elegir otro.
challenge-home-hidden = No puedo ver { $home }, el canal para las partidas de este servidor, así que esta partida se muestra en { $channel }. Quien pueda gestionar el servidor puede dejarme verlo.
broken-database = Ahora mismo no puedo guardar nada, así que eso no ha contado. Vuelve a intentarlo en unos minutos.
