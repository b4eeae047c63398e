### O que fica guardado sobre alguém.

deleted-player = Jogador excluído
refused-challenged-deleted = Essa pessoa excluiu todos os seus dados, então não posso desafiá-la por você. Desafie outra com `/challenge`.
help-privacy = **Seus dados:** `/settings` mostra o que guardo sobre você e permite baixar ou excluir tudo.

privacy =
    {""}**O que guardo sobre você e por quê**
    - **Quem você é:** seu ID do Discord, os nomes com que os servidores mostram você e seu idioma, para mostrar quem joga e escrever para você.
    - **O que você joga:** desafios, buscas, torneios, escadas, partidas com cada jogada e sua hora, relógios, propostas, resultados e ratings, para que as partidas possam continuar, ser revistas e contar.
    - **O que você escolheu ou escreveu:** configurações, avisos, fuso horário, horas de silêncio, férias, quem você bloqueia, o que você acompanha, jogadas condicionais, variantes que você testa e suas notas.
    - **Onde as coisas estão:** as mensagens em que mostro suas partidas e aviso você, e as que ainda preciso enviar.
    - **O que a moderação faz:** decisões e banimentos, com seus motivos.
    Não guardo suas mensagens: os únicos textos são nomes, notas, motivos da moderação e descrições de servidores. Os membros veem o que tabuleiros, listas, classificações e perfis mostram, e nenhum outro jogador vê suas notas e suas jogadas condicionais. Tudo fica no banco de dados de quem me mantém.
button-privacy-export = Baixar meus dados
button-privacy-ask = Excluir meus dados…
privacy-about = Tudo o que está guardado sobre você, tabela por tabela. As horas são milissegundos desde 1970 (UTC).
privacy-about-large = Seus dados são grandes demais para um arquivo no Discord. Peça-os a quem me mantém.
privacy-nothing = Não guardo nada sobre você.

privacy-ask =
    {""}**Excluir tudo o que está guardado sobre você?** Não dá para desfazer.
    - Suas partidas em andamento ({ $running }) terminam na hora: seus oponentes vencem, ou não há resultado se vocês ainda não fizeram duas jogadas cada um. Seus desafios abertos ({ $open }) são fechados.
    - Você sai dos seus torneios, escadas, confrontos e buscas, e seu código deixa de funcionar.
    - Nas partidas terminadas você vira “{ deleted-player }”. Seus oponentes ficam com elas e com seus ratings.
    - Seu ID do Discord, nomes, configurações, notas, jogadas condicionais, avisos, férias e o que você acompanha são removidos.
    - Banimentos e bloqueios de outras pessoas ficam. No lugar do seu ID do Discord guardo uma impressão digital dele, que não diz a ninguém quem você era, mas me permite reconhecer você se voltar.
    - O que foi publicado no Discord fica lá, com seu nome; a moderação pode excluir. Backups do meu banco de dados guardam seus dados até serem excluídos.
    - Os cargos que servidores deram a você pela sua colocação ficam até que a moderação os tire.
privacy-bans = Seus banimentos, que ficam: { $count }.
button-privacy-delete = Sim, excluir…
button-privacy-keep = Não, manter tudo
form-privacy-title = Excluir tudo sobre você
form-privacy-label = Digite { privacy-word }
privacy-word = EXCLUIR
privacy-not-typed = ⚠️ Nada foi excluído: você não digitou { privacy-word }.
privacy-kept = Certo. Tudo fica como está.
privacy-deleted = Tudo o que estava guardado sobre você foi excluído. Os últimos vestígios em partes sem uso do banco de dados somem em até seis horas. Se você voltar, começa do zero.
