### When the bot cannot post where it should, or cannot store anything.

adrift = { $why ->
    [gone] O canal da partida { $id } foi excluído, então os tabuleiros dela chegam aqui. Use `/board` em outro canal do servidor, e a partida continua lá.
    [direct] Não consigo enviar mensagens diretas a você, então os tabuleiros da partida { $id } não chegam. Permita-as nas suas configurações de privacidade; até lá, jogue com `/board` e `/move`.
   *[closed] Não posso mais publicar em { $channel }, então os tabuleiros da partida { $id } chegam aqui. Peça à moderação que me deixe ver o canal, enviar mensagens (também em tópicos), ver o histórico de mensagens e anexar arquivos lá. Até lá, jogue com `/board` e `/move` no servidor.
}
challenge-unposted = Não consegui publicar o desafio { $id } em { $channel }, então o retirei. Peça à moderação que me deixe ver o canal, enviar mensagens (também em tópicos), ver o histórico de mensagens e anexar arquivos lá, ou use outro canal.
challenge-home-gone = O canal das partidas deste servidor foi excluído, então esta partida é mostrada em { $channel }. Quem pode gerenciar o servidor pode escolher outro.
challenge-home-hidden = Não consigo ver { $home }, o canal das partidas deste servidor, então esta partida é mostrada em { $channel }. Quem pode gerenciar o servidor pode me deixar vê-lo.
broken-database = Não consigo salvar nada no momento, então isso não contou. Tente de novo em alguns minutos.
