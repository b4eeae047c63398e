### When the bot cannot post where it should, or cannot store anything.

adrift = { $why ->
    [gone] O canal da partida { $id } foi excluído, então envio os tabuleiros dela a você. Use `/board` em outro canal do servidor para continuar lá.
    [direct] Não consigo enviar mensagens diretas a você, então os tabuleiros da partida { $id } não chegam. Permita essas mensagens nas suas configurações de privacidade ou jogue com `/board` e `/move`.
   *[closed] Não posso mais publicar em { $channel }, então envio a você os tabuleiros da partida { $id }. A moderação pode me deixar ver o canal, enviar mensagens (também em tópicos), ver o histórico de mensagens e anexar arquivos. Até lá, use `/board` e `/move` no servidor.
}
challenge-unposted = Não consegui publicar o desafio { $id } em { $channel }, então o retirei. Use outro canal ou peça à moderação que me deixe ver este, enviar mensagens (também em tópicos), ver o histórico de mensagens e anexar arquivos.
challenge-home-gone = O canal das partidas deste servidor foi excluído, então esta partida é mostrada em { $channel }. Quem pode gerenciar o servidor pode escolher outro.
challenge-home-hidden = Não consigo publicar em { $home }, o canal das partidas deste servidor, então esta partida é mostrada em { $channel }. Quem pode gerenciar o servidor vê o motivo em `/server`.
broken-database = Não foi possível salvar isso. Tente de novo em alguns minutos.
