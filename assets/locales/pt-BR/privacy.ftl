### O que fica guardado sobre alguém.

deleted-player = Jogador excluído
command-privacy = Veja o que guardo sobre você e por quê; leve tudo ou mande excluir
refused-challenged-deleted = Seu adversário mandou excluir tudo, então ninguém sabe quem desafiar. Desafie outra pessoa com `/challenge`.
help-privacy = **Seus dados:** `/privacy` diz o que guardo sobre você, entrega e exclui.

privacy =
    {""}**O que guardo sobre você e por quê**
    - **Quem você é:** seu número no Discord, os nomes com que os servidores mostram você e seu idioma, para mostrar quem joga e escrever para você.
    - **O que você joga:** desafios, procuras, torneios, escadas, partidas com cada lance e sua hora, relógios, ofertas, resultados e ratings, para que as partidas continuem, possam ser revistas e contem.
    - **O que você escolheu ou escreveu:** configurações, lembretes, fuso horário, horas de silêncio, férias, quem você bloqueia, o que você segue, lances condicionais, linhas que você testa e suas notas.
    - **Onde as coisas estão:** as mensagens em que mostro suas partidas e lembro você, e o que ainda tenho a dizer.
    - **O que os moderadores fazem:** decisões e banimentos do jogo, com seus motivos.
    Não guardo nenhuma mensagem sua: os únicos textos são nomes, notas, motivos de moderadores e o que os servidores dizem de si. Os membros veem o que tabuleiros, listas, classificações e perfis mostram; ninguém mais que joga vê suas notas e seus lances condicionais. Tudo fica no banco de dados de quem me mantém.
button-privacy-export = Quero tudo
button-privacy-ask = Excluir tudo…
privacy-about = Tudo o que está guardado sobre você, tabela por tabela. As horas são milissegundos desde 1970 (UTC).
privacy-about-large = Há mais guardado sobre você do que o Discord aceita em um arquivo. Peça a quem me mantém.
privacy-nothing = Nada está guardado sobre você.

privacy-ask =
    {""}**Excluir tudo o que está guardado sobre você?** Não dá para desfazer.
    - Suas partidas em andamento ({ $running }) terminam na hora: seus adversários vencem, ou ninguém vence onde vocês dois não fizeram dois lances. Seus desafios abertos ({ $open }) são fechados.
    - Você sai dos seus torneios, escadas, confrontos e buscas, e seu código não leva mais a lugar nenhum.
    - Nas partidas terminadas você vira “{ deleted-player }”. Seus adversários ficam com elas e com seus ratings.
    - Seu número no Discord, nomes, configurações, notas, lances condicionais, lembretes, férias e o que você segue são removidos.
    - Banimentos do jogo e bloqueios de outros ficam. No lugar do seu número guardo um calculado a partir dele, que não diz a ninguém quem você era, mas pelo qual reconheço você se voltar.
    - O que foi publicado no Discord fica lá, com seu nome; moderadores podem excluir. Cópias de segurança do meu banco de dados mantêm você até serem excluídas.
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
