### O que fica guardado sobre alguém.

deleted-player = Conta excluída
refused-challenged-deleted = Essa pessoa excluiu os próprios dados. Desafie outra com `/challenge`.
help-privacy = **Seus dados:** veja, baixe ou exclua em `/settings`.

privacy =
    {""}**O que guardo sobre você e por quê**
    - **Quem você é:** seu ID do Discord, seus nomes nos servidores e seu idioma, para mostrar quem joga e escrever para você.
    - **O que você joga:** desafios, buscas, torneios, escadas, confrontos, partidas com todas as jogadas e horas, relógios, propostas, resultados e ratings, para que as partidas possam continuar, ser revistas e contar.
    - **O que você escolhe ou escreve:** configurações, avisos, fuso horário, horas de silêncio, férias, quem você bloqueia, o que você acompanha, jogadas condicionais, jogadas que você experimenta e notas.
    - **Onde as coisas estão:** minhas mensagens com suas partidas e avisos, e as que ainda preciso enviar.
    - **O que a moderação faz:** decisões e banimentos, com motivos.
    Não guardo suas mensagens; os únicos textos são nomes, notas, motivos da moderação e descrições de servidores. Os membros veem tabuleiros, listas, classificações e perfis, mas não suas notas nem suas jogadas condicionais. Tudo fica no banco de dados de quem me mantém.
button-privacy-export = Baixar meus dados
button-privacy-ask = Excluir meus dados…
privacy-about = Tudo o que está guardado sobre você. As horas são milissegundos desde 1970 (UTC).
privacy-about-large = Seus dados são grandes demais para o Discord. Peça-os a quem me mantém.
privacy-nothing = Não guardo nada sobre você.

privacy-ask =
    {""}**Excluir tudo o que está guardado sobre você?** Não dá para desfazer.
    - Suas partidas em andamento ({ $running }) terminam na hora: seus oponentes vencem, ou não há resultado se vocês ainda não fizeram duas jogadas cada um. Seus desafios abertos ({ $open }) são fechados.
    - Você sai dos seus torneios, escadas, confrontos e buscas, e seu código deixa de funcionar.
    - Nas partidas terminadas você vira “{ deleted-player }”. Seus oponentes ficam com elas e com seus ratings.
    - Seu ID do Discord, nomes, configurações, notas, jogadas condicionais, avisos, férias e o que você acompanha são removidos.
    - Banimentos e bloqueios de outras pessoas ficam. Guardo uma impressão digital do seu ID do Discord, que não diz a ninguém quem você era, mas me permite reconhecer você.
    - As mensagens no Discord ficam, com seu nome; a moderação pode excluí-las. Os backups guardam seus dados até serem excluídos.
    - Os cargos pela sua colocação ficam até que a moderação os tire.
privacy-bans = Seus banimentos, que ficam: { $count }.
button-privacy-delete = Sim, excluir…
button-privacy-keep = Não, manter tudo
form-privacy-title = Excluir tudo sobre você
form-privacy-label = Digite { privacy-word }
privacy-word = EXCLUIR
privacy-not-typed = ⚠️ Nada foi excluído: você não digitou { privacy-word }.
privacy-kept = Nada foi excluído.
privacy-deleted = Seus dados foram excluídos. Os últimos vestígios no banco de dados somem em até seis horas. Se você voltar, começa do zero.
