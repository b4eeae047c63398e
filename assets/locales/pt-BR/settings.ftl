### What players and servers choose about what they are shown.

theme-server = As do servidor
theme-classic = Clássicas
theme-night = Noturnas
theme-colour-blind = Para daltonismo
theme-contrast = Alto contraste

bottom-own = meu lado
bottom-mover = o lado da vez
bottom-first = o lado que começa

width-600 = 600 pixels (pequenas, carregam rápido)
width-900 = 900 pixels (ideais para quase todos)
width-1200 = 1200 pixels (para telas grandes)
width-1600 = 1600 pixels (para ampliar)

option-setting =
    { $setting ->
        [theme] Cores
        [width] Largura
        [language] Idioma
        [most] Partidas em andamento
       *[bottom] Embaixo
    }: { $value }
select-setting =
    { $setting ->
        [theme] Escolha as cores
        [width] Escolha a largura
        [language] Escolha o idioma
        [most] Escolha o limite de partidas em andamento
        [home] Escolha um canal ou fórum para as partidas
        [challengers] Escolha o cargo que pode desafiar
        [seat-role] Cargo a mencionar para desafios abertos…
       *[bottom] Escolha qual lado fica embaixo
    }
button-usual-setting = { $setting ->
    [home] Mostrar as partidas onde o desafio foi feito
    [challengers] Permitir que todos desafiem
   *[seat-role] Não mencionar ninguém
}
button-switch = { $switch ->
    [threads-off] Desativar tópicos
    [threads-on] Ativar tópicos
    [visitors-off] Fechar a página a visitantes
    [visitors-on] Abrir a página a visitantes
    [text-off] Ver tabuleiros como imagem
    [text-on] Ver tabuleiros como texto
    [confirm-off] Jogar na hora o que eu digito
    [confirm-on] Confirmar jogadas digitadas
    [fast-off] Mostrar minhas jogadas antes
   *[fast-on] Jogar sem prévia
}
setting-role = { $setting ->
    [challengers] quem tem { $role }
   *[other] { $role }
}
setting-no-role = { $setting ->
    [challengers] todos
    [seat-role] ninguém
   *[other] nenhum cargo
}
setting-no-limit = o limite normal
button-settings = Minhas configurações
alt-sample = Um tabuleiro de exemplo.
refused-not-allowed = Só { $who ->
    [tournament] quem tem “Gerenciar servidor” ou o cargo da organização do torneio
    [captain] quem comanda a equipe ou quem pode gerenciar este servidor
   *[manager] quem pode gerenciar este servidor
} pode fazer isso.

settings-player =
    Suas configurações, para o que só você vê:
    - Cores: { $theme }
    - Largura: { $width } pixels
    - Embaixo: { $bottom }
    - Tabuleiros como texto: { $text ->
        [yes] sim
       *[no] não
    }
    - Confirmar jogadas digitadas: { $confirm ->
        [yes] sim
       *[no] não
    }
    - Mostrar as jogadas escolhidas antes de fazê-las: { $fast ->
        [yes] não
       *[no] sim
    }
    As mudanças são salvas na hora.
settings-server =
    As configurações deste servidor:
    - As partidas aparecem { $home }
    - Cores: { $theme }
    - Embaixo, em partidas novas: { $bottom }
    - Idioma das mensagens públicas, em desafios novos: { $language }
    - Quem pode desafiar: { $challengers }
    - Partidas em andamento por pessoa: { $most }
    - Cargo mencionado para desafios abertos, no máximo a cada 30 minutos: { $seat-role }
    As mudanças são salvas na hora.

text-board-legend = Maiúsculas: { $first }; minúsculas: { $second }. Letras: { $pieces }.

select-block = Bloquear alguém…
select-unblock = Desbloquear alguém…
select-unblock-member = Desbloquear outro membro…
