### What players and servers choose about what they are shown.

command-settings = Veja ou mude a aparência dos tabuleiros, seu fuso horário e suas horas de silêncio
command-settings-theme = Cores de tudo o que só você vê
    .name = cores
command-settings-width = Largura das suas imagens, em pixels
    .name = largura
command-settings-bottom = Qual lado fica embaixo nos seus tabuleiros
    .name = embaixo
command-settings-text-boards = Receba a resposta de /board como texto, para leitores de tela
    .name = tabuleiros-texto
command-settings-confirm-moves = Peça confirmação das jogadas digitadas antes que sejam feitas
    .name = confirmar-jogadas
command-server-settings = Veja ou mude as configurações: lugar das partidas, tabuleiros, idioma, quem pode desafiar
command-server-settings-theme = Cores de tudo o que todos veem
    .name = cores
command-server-settings-bottom = Qual lado fica embaixo nos tabuleiros de partidas novas
    .name = embaixo
command-board-text = Veja como texto em vez de imagem
    .name = texto

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
        [most] Escolha quantas partidas em andamento alguém pode ter
       *[bottom] Escolha qual lado fica embaixo
    }
button-text-boards =
    Tabuleiros como texto: { $on ->
        [yes] sim
       *[no] não
    }
button-confirm-moves =
    Confirmar jogadas digitadas: { $on ->
        [yes] sim
       *[no] não
    }
button-settings = Minhas configurações
alt-sample = Um tabuleiro de exemplo.
refused-manage = Só quem pode gerenciar este servidor pode fazer isso.

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
    Escolha abaixo. Cada escolha é salva na hora, e o exemplo a mostra.
settings-server =
    As configurações deste servidor:
    - As partidas aparecem { $home }
    - Cores: { $theme }
    - Embaixo, em partidas novas: { $bottom }
    - Idioma das mensagens públicas, em desafios novos: { $language }
    - Quem pode desafiar: { $challengers }
    - Partidas em andamento que se pode ter aqui: { $most }
    - Menção para vagas abertas, no máximo a cada 30 minutos: { $called }
    Escolha abaixo. Cada escolha é salva na hora.

text-board-legend = Maiúsculas: { $first }; minúsculas: { $second }. Letras: { $pieces }.
