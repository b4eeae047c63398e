### Servers that open themselves to others, and matches between servers.

## Open servers

command-server-open = Fais connaître ce serveur aux autres, ou change ce qu’il dit de lui
command-server-open-about = Une ligne sur ce serveur, que les autres serveurs lisent
    .name = description
command-server-close = Cache ce serveur aux autres serveurs
opening = { $listed ->
    [yes] Ce serveur est ouvert : il figure dans la liste des serveurs ouverts.
   *[no] Ce serveur est ouvert, mais dans aucune liste : il faut son code pour le trouver. Dès qu’il a joué une rencontre, le tableau des serveurs le nomme.
    }
    - Description : { $about }
    - Langues : { $languages }
    - Jeux : { $games }
    - Code : { $code }
    - Ce que veulent les autres serveurs s’affiche dans { $channel }
    Chaque choix ci-dessous est enregistré aussitôt. `/server open` avec `description` change la ligne.
opening-draft = **Montrer ceci aux autres serveurs ?**
    { $line }
    Ce qu’ils veulent de ce serveur s’affiche dans { $channel }. Tu pourras ensuite choisir les langues, les jeux et le reste.
button-opening-publish = Publier
opening-no-line = rien pour l’instant
opening-all-games = tous
opening-closed = Ce serveur est maintenant caché aux autres, et son code n’est plus valable. Les rencontres commencées continuent. `/server open` l’ouvre de nouveau.
select-opening-languages = Choisis les langues parlées ici
select-opening-games = Choisis les jeux auxquels vous voulez jouer
select-opening-channel = Choisis où j’affiche ce que veulent les autres serveurs
button-opening-list = Mettre dans la liste
button-opening-unlist = Retirer de la liste
button-opening-new-code = Nouveau code
button-opening-close = Fermer
refused-not-open = Ce serveur n’est pas ouvert aux autres. `/server open` l’ouvre.
refused-long-about = La ligne sur ce serveur a { $most } caractères au plus. Rien n’a changé.
refused-mention-in-about = La ligne sur ce serveur ne mentionne personne : enlève le @. Rien n’a changé.

## Contests: commands

command-contest = Rencontres : ce serveur contre un autre, sur plusieurs plateaux
command-contest-challenge = Défie un autre serveur ouvert, si tu peux gérer celui-ci
command-contest-challenge-server = Quel serveur : choisis-le dans la liste ou tape son code
    .name = serveur
command-contest-challenge-boards = Combien de plateaux, de 1 à 64 ; vide : 4
    .name = plateaux
command-contest-challenge-game = Le jeu ; vide : tous ceux que veut l’autre serveur
    .name = jeu
command-contest-challenge-game2 = Un deuxième jeu
    .name = jeu2
command-contest-challenge-game3 = Un troisième jeu
    .name = jeu3
command-contest-challenge-pace = Le temps pour jouer ; pas de cadence en direct
    .name = cadence
command-contest-challenge-weekends = Si les pendules s’arrêtent le samedi et le dimanche
    .name = week-ends
command-contest-challenge-rated = Si les parties comptent pour les cotes ; oui par défaut
    .name = classée
command-contest-challenge-days = Pendant combien de jours on s’inscrit, de 1 à 14 ; vide : 7
    .name = jours
command-contest-list = Affiche les rencontres de ce serveur
command-contest-show = Affiche une rencontre : les inscrits, les plateaux ou le résultat
command-contest-show-contest = Quelle rencontre, s’il y en a plusieurs
    .name = rencontre
command-contest-withdraw = Annule une rencontre avant que les plateaux soient en place
command-contest-withdraw-contest = Quelle rencontre, s’il y en a plusieurs
    .name = rencontre
command-contest-captain = Nomme un membre capitaine de l’équipe de ce serveur
command-contest-captain-member = Qui mène l’équipe
    .name = membre
command-contest-captain-contest = Quelle rencontre, s’il y en a plusieurs
    .name = rencontre
command-contest-substitute = Fais jouer la réserve à la place de quelqu’un dont la partie a à peine commencé
command-contest-substitute-member = Qui ne joue finalement pas ; vide : toi
    .name = membre
command-contest-substitute-contest = Quelle rencontre, s’il y en a plusieurs
    .name = rencontre
command-servers = Les serveurs qui jouent des rencontres : ceux qui sont ouverts et leur tableau
command-servers-list = Affiche les serveurs ouverts aux rencontres
command-servers-table = Affiche le tableau des serveurs : rencontres, points de plateau, adversaires
command-servers-table-game = Un seul jeu
    .name = jeu
command-servers-table-season = Quelle saison ; vide : la saison en cours
    .name = saison
command-servers-show = Affiche la page d’un serveur : ses meilleurs membres et son bilan
command-servers-show-server = Quel serveur ; vide : celui-ci
    .name = serveur
choice-season-now = Cette saison
choice-season-last = La saison précédente
choice-season-all = Depuis toujours

## Contests: what is agreed on

help-contests = **Rencontres :** des serveurs jouent l’un contre l’autre sur plusieurs plateaux. `/server open` fait connaître ce serveur, `/contest` en défie un autre, et Participer sur sa carte t’inscrit. Les plus forts jouent contre les plus forts, les autres sont en réserve. Qui laisse filer son temps avant que chacun ait joué deux coups est remplacé par la première réserve, ou perd sinon le plateau. Un serveur où je ne suis plus depuis 7 jours perd les plateaux encore en jeu. `/servers` montre qui joue, et le tableau.
contest-title = **Rencontre { $number } : { $home } – { $away }**
contest-teams-title = **Rencontre { $number }, les équipes : { $home } – { $away }**
contest-boards-title = **Rencontre { $number }, les plateaux : { $home } – { $away }**
contest-result-title = **Rencontre { $number }, le résultat : { $home } – { $away }**
contest-terms =
    - Jeux : { $games }
    - Plateaux : { $boards }, si les deux équipes peuvent les occuper
    - Cadence : { $pace }{ $weekends ->
        [yes] , week-ends libres
       *[no] {""}
    }
    - { $rated ->
        [yes] Les parties comptent pour les cotes
       *[no] Les parties ne comptent pas pour les cotes
    }
    - Inscriptions : { $days }
contest-state = { $state ->
    [asked] { $other } défie ce serveur. Les membres qui peuvent le gérer peuvent accepter, refuser ou proposer autre chose jusqu’au { $until }.
    [proposed] { $other } peut répondre jusqu’au { $until }.
    [signing-up] Inscris-toi jusqu’au { $until }. Les plateaux sont alors mis en place, les plus forts contre les plus forts, et les autres sont en réserve. On commence plus tôt si les deux capitaines se disent prêts.
    [agreed] Les deux serveurs sont d’accord. Pour jouer, il faut s’inscrire sur le message plus récent à ce sujet.
    [running] Les plateaux sont en place. Les inscrits qui n’ont pas de plateau sont en réserve.
    [over] Elle est terminée.
    [declined] Elle a été refusée.
    [withdrawn] Elle a été annulée.
   *[lapsed] Elle n’a pas lieu : personne n’a répondu à temps, trop peu se sont inscrits, ou je n’étais plus sur l’un des serveurs.
}
contest-team = { $has ->
    [yes] **{ $team }** – inscriptions : { $count }, capitaine { $captain }
   *[no] **{ $team }** – inscriptions : { $count }
}{ $ready ->
    [yes] , prêt
   *[no] {""}
}
contest-score = **{ $home } { $homescore } – { $awayscore } { $away }**, { $decided } plateaux terminés sur { $boards }
contest-board = { $number }. { $game } { $id } : { $home } – { $away } { $result ->
    [running] · en cours
    [home-forfeit] · 1–0 par forfait
    [away-forfeit] · 0–1 par forfait
    [void] · ne compte pour personne
   *[played] · { $homescore }–{ $awayscore }
}
contest-result = { $won ->
    [yes] **{ $winner }** bat **{ $loser }** { $winnerscore }–{ $loserscore }.
   *[no] **{ $winner }** et **{ $loser }** font match nul { $winnerscore }–{ $loserscore }.
}
contest-best = Les meilleures performances :
contest-performance = { $player } ({ $team }) : { $points } contre { $against }, avec une cote de { $rating }
alt-contest = Plateaux { $from } à { $to } de { $home } contre { $away }
button-contest-join = Participer
button-contest-leave = Ne pas participer
button-contest-ready = Prêt
button-contest-unready = Pas encore prêt
button-contest-withdraw = Annuler la rencontre
button-contest-change = Autre proposition
button-contest-boards = Plateaux
button-contest-here = Afficher ici
select-contest-games = Choisis les jeux auxquels tu joues ici
form-contest-title = Propose autre chose
form-contest-boards-label = Plateaux, de 1 à 64
form-contest-games-label = Jeux, séparés par des virgules
form-contest-pace-label = Cadence
form-contest-days-label = Jours d’inscription, de 1 à 14
form-contest-options-label = Options : pour la cote, week-ends libres
contest-option-rated = pour la cote
contest-option-weekends = week-ends libres

## Contests: answers

contest-proposed = La rencontre { $number } est proposée. Sa carte sur les deux serveurs montre ce qu’elle devient.
contest-accepted = Tu as accepté la rencontre { $number }. Les membres des deux serveurs peuvent s’inscrire.
contest-declined = Tu as refusé la rencontre { $number }.
contest-changed = Tu as fait une autre proposition pour la rencontre { $number }. C’est à l’autre serveur de répondre.
contest-ask-call-off = **Annuler la rencontre { $number }, { $home } – { $away } ?** C’est définitif.
contest-called-off = La rencontre { $number } est annulée.
contest-captain-named = L’équipe de ce serveur dans la rencontre { $number } change de capitaine.
contest-ready-noted = C’est noté. La rencontre { $number } commence dès que les deux capitaines sont prêts, ou à la fin des inscriptions.
contest-unready-noted = C’est noté. La rencontre { $number } commence à la fin des inscriptions, sauf si les deux capitaines sont prêts avant.
contest-shown-here = La rencontre { $number } s’affiche désormais dans ce salon.
contest-joined = Ton inscription à la rencontre { $number } est faite. Ta partie commence d’elle-même.
contest-left = Tu ne joues pas dans la rencontre { $number }.
contest-substituted = { $user } prend la place, et la partie recommence.
contests-none = Ce serveur n’a encore joué aucune rencontre. `/contest challenge` défie un autre serveur.
contests-head = **Les rencontres de ce serveur**
contest-line = { $number } : { $home } – { $away } · { $state ->
    [proposed] proposée
    [signing-up] inscriptions
    [running] en cours
    [over] terminée
    [declined] refusée
    [withdrawn] annulée
   *[lapsed] sans suite
}

## Servers

servers-none = Aucun serveur n’est encore ouvert aux rencontres. `/server open` ouvre celui-ci.
servers-head = **Serveurs ouverts aux rencontres**
servers-line = **{ $server }** · { $languages } · jeux : { $games }
servers-table-title = { $all ->
    [yes] **Tableau des serveurs, depuis toujours** : { $pool }
   *[no] **Tableau des serveurs, { $season }** : { $pool }
}
servers-table-none = Aucune rencontre n’est encore terminée.
select-server-page = Voir la page d’un serveur
servers-table-line = **{ $server }** : { $points } points de rencontre, { $halves } points de plateau sur { $boards }, { $contests ->
    [one] { $contests } rencontre
   *[other] { $contests } rencontres
}, adversaires { $strength }
servers-table-legend = Une rencontre gagnée vaut 2 points, une nulle 1. Comptent ensuite les points de plateau, puis les adversaires : leurs points de rencontre en moyenne.
servers-column-server = Serveur
servers-column-points = PR
servers-column-halves = PP
servers-column-strength = Adv.
button-season-now = Cette saison
button-all-time = Depuis toujours
server-page-open = Ouvert aux rencontres · { $languages } · jeux : { $games }
server-page-none = Il n’a encore terminé aucune rencontre.
server-page-row = Place { $place } depuis toujours : { $points } points de rencontre et { $halves } points de plateau sur { $boards } en { $contests ->
    [one] { $contests } rencontre
   *[other] { $contests } rencontres
}
server-page-members = Meilleurs membres :
server-page-record = Bilan :
server-page-member = { $player } : { $halves } sur { $boards }
server-page-against = { $server } : { $won } gagnées, { $drawn } nulles, { $lost } perdues ; points de plateau { $own }–{ $theirs }

## Contests: refusals

refused-no-contest = Il n’y a pas de rencontre { $number } sur ce serveur. `/contest list` les affiche.
refused-which-contest = Dis quelle rencontre : choisis-la dans l’option `rencontre`.
refused-no-such-server = Je ne trouve aucun serveur ouvert sous « { $name } ». Choisis-en un dans la liste, ou tape son code, que ses responsables connaissent.
refused-several-servers = Plusieurs serveurs ouverts s’appellent « { $name } ». Choisis-en un dans la liste, ou tape son code, que ses responsables connaissent.
refused-absent-server = Je ne suis pas sur le serveur « { $name } » en ce moment, et personne n’y pourrait répondre. Réessaie quand j’y serai de nouveau.
refused-contest-gone = Je ne suis pas sur le serveur « { $name } » en ce moment : aucun plateau ne peut être mis en place. Les inscriptions continuent ; déclare de nouveau ton équipe prête quand j’y serai.
refused-contest-not-open = Ouvre d’abord ce serveur avec `/server open`, pour que je sache où afficher la rencontre ici.
refused-contest-itself = Un serveur ne joue pas contre lui-même. Choisis-en un autre.
refused-not-the-captain = Seuls le capitaine et les membres qui peuvent gérer ce serveur peuvent le faire.
refused-contest-boards = Une rencontre a de 1 à { $most } plateaux.
refused-contest-days = On peut s’inscrire pendant 1 à { $most } jours.
refused-no-such-game = Je ne connais aucun jeu nommé « { $name } ».
refused-no-such-term = On ne peut pas s’accorder sur « { $name } ». Écris { $rated } ou { $weekends }, les deux séparés par une virgule, ou rien.
refused-contest-pace = Les rencontres se jouent à des jours par coup ou avec une réserve de jours. Choisis une telle cadence.
refused-many-contests = Ce serveur participe déjà à { $most } rencontres. Terminez-en ou annulez-en une d’abord.
refused-their-many-contests = L’autre serveur participe à autant de rencontres qu’il peut. Réessaie quand l’une sera terminée.
refused-many-proposals = Ce serveur a proposé beaucoup de rencontres ces derniers temps. La prochaine pourra l’être { $until }.
refused-abort-in-contest = La partie { $id } fait partie d’une rencontre entre deux serveurs et ne peut pas être arrêtée. Tu peux trancher contre le membre de ce serveur ou la laisser continuer.
refused-contest-refused-before = L’autre serveur a refusé une rencontre ou n’a pas répondu. On ne peut le défier de nouveau que { $wait } après, { $until }.
refused-contest-not-over = La rencontre { $number } entre les deux serveurs n’est pas terminée.
refused-they-answer = C’est à l’autre serveur de répondre à cette proposition.
refused-contest-not-now = { $state ->
    [proposed] La rencontre n’est que proposée : il faut d’abord l’accord des deux serveurs.
    [signing-up] Les plateaux ne sont pas encore en place.
    [running] Les plateaux sont déjà en place et les inscriptions sont closes.
    [over] La rencontre est terminée.
    [declined] La rencontre a été refusée.
    [withdrawn] La rencontre a été annulée.
   *[lapsed] La rencontre est restée sans suite.
}
refused-other-team = { $self ->
    [yes] Tu joues déjà pour l’autre serveur dans cette rencontre.
   *[no] { $user } joue pour l’autre serveur dans cette rencontre.
} Personne ne joue pour les deux.
refused-not-signed-up = { $self ->
    [yes] Tu ne participes pas à cette rencontre. « Participer » sur sa carte t’y inscrit.
   *[no] { $user } ne participe pas à cette rencontre.
}
refused-full-team = { $most } membres sont inscrits sur ce serveur, et il n’y a plus de place.
refused-no-board = { $user } n’est à aucun plateau encore en jeu.
refused-begun-in-earnest = La partie de { $user } a commencé : chacun a joué deux coups. Elle se joue jusqu’au bout.
refused-no-reserve = Personne en réserve ne joue à ce jeu, donc le plateau reste comme il est. La réserve s’inscrit avant la mise en place des plateaux.
refused-many-replaced = Cette équipe a déjà fait { $most ->
    [one] { $most } remplacement
   *[other] { $most } remplacements
} : c’est possible sur la moitié des plateaux au plus. Le plateau reste comme il est.
refused-too-few = Il y a trop peu d’inscrits : aucun plateau ne peut encore être mis en place. Dès que quelqu’un est inscrit pour chacun des deux serveurs, tu peux te dire prêt.
refused-no-captain = { $user } ne peut pas mener l’équipe : il faut un membre de ce serveur, et pas un bot.
