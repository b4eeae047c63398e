### O que fica guardado sobre alguém.

deleted-player = Jogador excluído
command-privacy = Veja o que guardo sobre você e por quê; leve tudo ou mande excluir
refused-challenged-deleted = Essa pessoa excluiu todos os seus dados. Desafie outra com `/challenge`.
help-privacy = **Seus dados:** `/privacy` diz o que guardo sobre você, entrega e exclui.

privacy =
    {""}**O que guardo sobre você e por quê**
    - **Quem você é:** seu ID do Discord, os nomes com que os servidores mostram você e seu idioma, para mostrar quem joga e escrever para você.
    - **O que você joga:** desafios, buscas, torneios, escadas, partidas com cada jogada e sua hora, relógios, propostas, resultados e ratings, para que as partidas continuem, possam ser revistas e contem.
    - **O que você escolheu ou escreveu:** configurações, lembretes, fuso horário, horas de silêncio, férias, quem você bloqueia, o que você acompanha, jogadas condicionais, variantes que você testa e suas notas.
    - **Onde as coisas estão:** as mensagens em que mostro suas partidas e lembro você, e o que ainda tenho a dizer.
    - **O que os moderadores fazem:** decisões e banimentos do jogo, com seus motivos.
    Não guardo nenhuma mensagem sua: os únicos textos são nomes, notas, motivos de moderadores e o que os servidores dizem de si. Os membros veem o que tabuleiros, listas, classificações e perfis mostram; ninguém mais que joga vê suas notas e suas jogadas condicionais. Tudo fica no banco de dados de quem me mantém.
button-privacy-export = Quero tudo
button-privacy-ask = Excluir tudo…
privacy-about = Tudo o que está guardado sobre você, tabela por tabela. As horas são milissegundos desde 1970 (UTC).
privacy-about-large = Há mais guardado sobre você do que o Discord aceita em um arquivo. Peça a quem me mantém.
privacy-nothing = Nada está guardado sobre você.

privacy-ask =
    {""}**Excluir tudo o que está guardado sobre você?** Não dá para desfazer.
    - Suas partidas em andamento ({ $running }) terminam na hora: seus oponentes vencem, ou ninguém, se vocês não fizeram duas jogadas cada. Seus desafios abertos ({ $open }) são fechados.
    - Você sai dos seus torneios, escadas, confrontos e buscas, e seu código deixa de funcionar.
    - Nas partidas terminadas você vira “{ deleted-player }”. Seus oponentes ficam com elas e com seus ratings.
    - Seu número no Discord, nomes, configurações, notas, jogadas condicionais, lembretes, férias e o que você segue são removidos.
    - Banimentos do jogo e bloqueios de outros ficam. No lugar do seu número guardo um calculado a partir dele, que não diz a ninguém quem você era, mas pelo qual reconheço você se voltar.
    - O que foi publicado no Discord fica lá, com seu nome; moderadores podem excluir. Backups do meu banco de dados mantêm você até serem excluídos.
    - Os cargos que servidores deram a você pela sua colocação ficam até que a moderação os tire.
privacy-bans = Seus banimentos do jogo, que ficam: { $count }.
button-privacy-delete = Sim, excluir…
button-privacy-keep = Não, manter tudo
form-privacy-title = Excluir tudo sobre você
form-privacy-label = Escreva { privacy-word }
privacy-word = EXCLUIR
privacy-not-typed = ⚠️ Nada foi excluído: você não escreveu { privacy-word }.
privacy-kept = Certo. Tudo fica como está.
privacy-deleted = Tudo o que estava guardado sobre você foi excluído. Os últimos vestígios em partes sem uso do banco de dados somem em até seis horas. Se você fizer algo aqui de novo, começa do zero.
