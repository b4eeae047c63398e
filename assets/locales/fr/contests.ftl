### Servers that open themselves to others, and matches between servers.

## Open servers

opening = { $listed ->
    [yes] Ce serveur est ouvert et figure dans la liste.
   *[no] Ce serveur est ouvert, mais hors liste : seuls les serveurs qui ont son code peuvent le trouver. Après sa première rencontre, il apparaît dans le tableau des serveurs.
    }
    - Description : { $about }
    - Langues : { $languages }
    - Jeux : { $games }
    - Code : { $code }
    - Les défis d’autres serveurs arrivent dans { $channel }
    Chaque choix ci-dessous est enregistré aussitôt. `/server` avec `description` change la description.
opening-draft = **Montrer ceci aux autres serveurs ?**
    { $line }
    Leurs défis arrivent dans { $channel }. Tu pourras ensuite choisir les langues, les jeux et le reste.
button-opening-publish = Publier
opening-no-line = rien pour l’instant
opening-all-games = tous
opening-closed = Ce serveur est maintenant caché aux autres, et son code n’est plus valable. Les rencontres commencées continuent. `/server` le rouvre.
select-opening-languages = Choisis les langues parlées ici
select-opening-games = Choisis les jeux de ce serveur
select-opening-channel = Choisis le salon des défis d’autres serveurs
button-opening-list = Ajouter à la liste
button-opening-unlist = Retirer de la liste
button-opening-new-code = Nouveau code
button-opening-close = Fermer aux autres serveurs
refused-not-open = Ce serveur n’est pas ouvert aux autres. Ses responsables l’ouvrent avec `/server`.
refused-long-about = La description a au plus { $most } caractères. Rien n’a changé.
refused-mention-in-about = La description ne peut mentionner personne : enlève le @, s’il te plaît. Rien n’a changé.

## Contests: commands

choice-season-now = Cette saison
choice-season-last = Saison précédente
choice-season-all = Depuis toujours

## Contests: what is agreed on

help-contests = **Rencontres :** des serveurs jouent l’un contre l’autre sur plusieurs plateaux. `/server` ouvre ce serveur aux autres, `/contest` en défie un autre, et **Participer** sur la carte t’inscrit. Les meilleures cotes jouent entre elles, et le reste est en réserve. Si le temps d’un membre s’épuise avant que chacun ait joué deux coups, la première personne en réserve prend sa place ; sans réserve, le plateau est perdu. Un serveur qui me retire pendant 7 jours perd ses plateaux encore en jeu. `/contest` montre aussi les serveurs ouverts et leur tableau.
contest-title = **Rencontre { $number } : { $home } – { $away }**
contest-teams-title = **Rencontre { $number }, les équipes : { $home } – { $away }**
contest-boards-title = **Rencontre { $number }, les plateaux : { $home } – { $away }**
contest-result-title = **Rencontre { $number }, le résultat : { $home } – { $away }**
contest-terms =
    - Jeux : { $games }
    - Plateaux : { $boards }, si les deux équipes peuvent les occuper
    - Cadence : { $pace }{ $weekends ->
        [yes] , week-ends libres
       *[no] {""}
    }
    - { $rated ->
        [yes] Parties classées
       *[no] Parties non classées
    }
    - Inscriptions : { $days }
contest-state = { $state ->
    [asked] { $other } défie ce serveur. Les membres qui ont la permission « Gérer le serveur » peuvent accepter, refuser ou proposer autre chose jusqu’au { $until }.
    [proposed] { $other } a jusqu’au { $until } pour répondre.
    [signing-up] Inscris-toi jusqu’au { $until }. Les plateaux sont alors mis en place : les meilleures cotes jouent entre elles, et le reste est en réserve. La rencontre commence plus tôt si les deux capitaines appuient sur **Équipe prête**.
    [agreed] Les deux serveurs sont d’accord. Pour jouer, inscris-toi sous le message plus récent.
    [running] Les plateaux sont en place. Les membres inscrits qui n’ont pas de plateau sont en réserve.
    [over] Elle est terminée.
    [declined] Elle a été refusée.
    [withdrawn] Elle a été annulée.
   *[lapsed] Elle n’a pas lieu : personne n’a répondu à temps, il y avait trop peu d’inscriptions, ou je n’étais plus sur l’un des serveurs.
}
contest-team = { $has ->
    [yes] **{ $team }** – inscriptions : { $count }, capitaine : { $captain }
   *[no] **{ $team }** – inscriptions : { $count }
}{ $ready ->
    [yes] , équipe prête
   *[no] {""}
}
contest-score = **{ $home } { $homescore } – { $awayscore } { $away }**, plateaux terminés : { $decided } sur { $boards }
contest-board = { $number }. { $game } { $id } : { $home } – { $away } { $result ->
    [running] · en cours
    [home-forfeit] · 1–0 par forfait
    [away-forfeit] · 0–1 par forfait
    [void] · aucun point
   *[played] · { $homescore }–{ $awayscore }
}
contest-result = { $won ->
    [yes] **{ $winner }** bat **{ $loser }** { $winnerscore }–{ $loserscore }.
   *[no] **{ $winner }** et **{ $loser }** font match nul { $winnerscore }–{ $loserscore }.
}
contest-best = Meilleures performances :
contest-performance = { $player } ({ $team }) : { $points } contre une cote de { $against }, avec une cote de { $rating }
alt-contest = Plateaux { $from } à { $to } de { $home } contre { $away }
button-contest-join = Participer
button-contest-leave = Quitter
button-contest-ready = Équipe prête
button-contest-unready = Pas encore prête
button-contest-withdraw = Annuler la rencontre
button-contest-change = Proposer autre chose
button-contest-boards = Plateaux
button-contest-here = Afficher ici
select-contest-games = Choisis les jeux auxquels tu veux jouer
form-contest-title = Proposer autre chose
form-contest-boards-label = Plateaux, de 1 à 64
form-contest-games-label = Jeux, séparés par des virgules
form-contest-pace-label = Cadence
form-contest-days-label = Jours d’inscription, de 1 à 14
form-contest-options-label = Options : parties classées, week-ends libres
contest-option-rated = parties classées
contest-option-weekends = week-ends libres

## Contests: answers

contest-proposed = La rencontre { $number } est proposée. Suis-la sur sa carte, sur l’un ou l’autre serveur.
contest-accepted = Tu as accepté la rencontre { $number }. Les membres des deux serveurs peuvent maintenant s’inscrire.
contest-declined = Tu as refusé la rencontre { $number }.
contest-changed = Tu as proposé autre chose pour la rencontre { $number }. C’est à l’autre serveur de répondre.
contest-ask-call-off = **Annuler la rencontre { $number }, { $home } – { $away } ?** C’est définitif.
contest-called-off = La rencontre { $number } est annulée.
contest-captain-named = L’équipe de ce serveur dans la rencontre { $number } a changé de capitaine.
contest-ready-noted = C’est noté. La rencontre { $number } commence dès que les deux équipes sont prêtes, ou à la fin des inscriptions.
contest-unready-noted = C’est noté. La rencontre { $number } commence à la fin des inscriptions, sauf si les deux équipes sont prêtes avant.
contest-shown-here = La rencontre { $number } s’affiche désormais dans ce salon.
contest-joined = Tu participes à la rencontre { $number }. Ta partie commencera d’elle-même.
contest-left = Tu ne participes plus à la rencontre { $number }.
contest-substituted = { $user } prend la place, et la partie recommence depuis le début.
contests-none = Ce serveur n’a encore joué aucune rencontre. Choisis l’un des serveurs ouverts pour le défier.
contests-head = **Rencontres de ce serveur**
contest-line = { $number } : { $home } – { $away } · { $state ->
    [proposed] proposée
    [signing-up] inscriptions
    [running] en cours
    [over] terminée
    [declined] refusée
    [withdrawn] annulée
   *[lapsed] sans suite
}

## Servers

servers-none = Aucun serveur n’est encore ouvert aux rencontres. Les responsables ouvrent celui-ci avec `/server`.
servers-head = **Serveurs ouverts aux rencontres**
servers-line = **{ $server }** · { $languages } · jeux : { $games }
servers-table-title = { $all ->
    [yes] **Tableau des serveurs, depuis toujours** : { $pool }
   *[no] **Tableau des serveurs, { $season }** : { $pool }
}
servers-table-none = Aucune rencontre n’est encore terminée.
select-server-page = Voir la page d’un serveur
servers-table-line = **{ $server }** : points de rencontre : { $points }, points de plateau : { $halves } sur { $boards }, { $contests ->
    [one] { $contests } rencontre
   *[other] { $contests } rencontres
}, adversaires { $strength }
servers-table-legend = Une victoire vaut 2 points de rencontre, une nulle 1. En cas d’égalité comptent les points de plateau, puis la moyenne des points de rencontre des adversaires.
servers-column-server = Serveur
servers-column-points = PR
servers-column-halves = PP
servers-column-strength = Adv.
button-season-now = Cette saison
button-all-time = Depuis toujours
server-page-open = Ouvert aux rencontres · { $languages } · jeux : { $games }
server-page-none = Aucune rencontre terminée pour l’instant.
server-page-row = Depuis toujours : place { $place } · points de rencontre : { $points } · points de plateau : { $halves } sur { $boards } · { $contests ->
    [one] { $contests } rencontre
   *[other] { $contests } rencontres
}
server-page-members = Meilleurs membres :
server-page-record = Bilan :
server-page-member = { $player } : { $halves } sur { $boards }
server-page-against = { $server } : gagnées { $won }, nulles { $drawn }, perdues { $lost } ; points de plateau { $own }–{ $theirs }

## Contests: refusals

refused-no-contest = Il n’y a pas de rencontre { $number } sur ce serveur. `/contest` affiche celles qui existent.
refused-which-contest = Indique quelle rencontre : choisis-la dans l’option `rencontre`.
refused-no-such-server = Aucun serveur ouvert ne s’appelle « { $name } ». Choisis-en un dans la liste, ou écris son code, que ses responsables ont.
refused-several-servers = Plusieurs serveurs ouverts s’appellent « { $name } ». Choisis-en un dans la liste, ou écris son code, que ses responsables ont.
refused-absent-server = Je ne suis pas sur le serveur « { $name } » en ce moment, donc personne ne pourrait y répondre. Réessaie quand j’y serai de nouveau.
refused-contest-gone = Je ne suis pas sur le serveur « { $name } » en ce moment, donc aucun plateau ne peut être mis en place. Les inscriptions continuent ; déclare de nouveau ton équipe prête quand j’y serai.
refused-contest-not-open = Ouvre d’abord ce serveur avec `/server`, pour que je sache où afficher la rencontre ici.
refused-contest-itself = Un serveur ne peut pas jouer contre lui-même. Choisis-en un autre.
refused-not-the-captain = C’est réservé aux capitaines et aux membres qui ont la permission « Gérer le serveur ».
refused-contest-boards = Une rencontre a de 1 à { $most } plateaux.
refused-contest-days = Les inscriptions durent de 1 à { $most } jours.
refused-no-such-game = Je ne connais aucun jeu nommé « { $name } ».
refused-no-such-term = « { $name } » n’est pas une option. Écris { $rated }, { $weekends }, les deux séparés par une virgule, ou rien.
refused-contest-pace = Une rencontre demande une cadence lente : des jours par coup, ou une réserve de jours. Choisis-en une.
refused-many-contests = Ce serveur participe déjà à { $most } rencontres : c’est le maximum. Attends la fin de l’une d’elles, ou annules-en une.
refused-their-many-contests = L’autre serveur a atteint le maximum de rencontres. Réessaie quand l’une d’elles sera terminée.
refused-many-proposals = Ce serveur a proposé beaucoup de rencontres ces derniers temps. Tu pourras proposer la prochaine { $until }.
refused-abort-in-contest = La partie { $id } fait partie d’une rencontre, donc tu ne peux pas l’arrêter sans résultat. Tu peux la donner perdue au membre de ce serveur, ou la laisser continuer.
refused-contest-refused-before = L’autre serveur a refusé une rencontre ou n’a pas répondu. Tu pourras le défier de nouveau { $until }, soit { $wait } plus tard.
refused-contest-not-over = La rencontre { $number } entre les deux serveurs n’est pas terminée. Tu pourras en lancer une autre ensuite.
refused-they-answer = C’est à l’autre serveur de répondre. Attends, ou annule la rencontre.
refused-contest-not-now = { $state ->
    [proposed] La rencontre est seulement proposée : les deux serveurs doivent d’abord être d’accord.
    [signing-up] Les plateaux ne sont pas encore en place.
    [running] Les plateaux sont déjà en place, et les inscriptions sont closes.
    [over] La rencontre est terminée.
    [declined] La rencontre a été refusée.
    [withdrawn] La rencontre a été annulée.
   *[lapsed] La rencontre est restée sans suite.
}
refused-other-team = { $self ->
    [yes] Tu participes déjà pour l’autre serveur à cette rencontre.
   *[no] { $user } participe pour l’autre serveur à cette rencontre.
} Personne ne peut jouer pour les deux.
refused-not-signed-up = { $self ->
    [yes] Tu ne participes pas à cette rencontre. **Participer** sur sa carte t’inscrit.
   *[no] { $user } ne participe pas à cette rencontre.
}
refused-full-team = { $most } membres de ce serveur participent déjà : c’est le maximum. Tu pourras t’inscrire si quelqu’un se retire.
refused-no-board = { $user } n’a aucun plateau encore en jeu.
refused-begun-in-earnest = La partie de { $user } est bien engagée : chacun a joué deux coups. Elle doit se jouer jusqu’au bout.
refused-no-reserve = Personne en réserve ne joue à ce jeu, donc rien ne change à ce plateau. La réserve s’inscrit avant la mise en place des plateaux.
refused-many-replaced = Cette équipe a déjà fait { $most ->
    [one] { $most } remplacement
   *[other] { $most } remplacements
} : c’est le maximum, la moitié de ses plateaux. Rien ne change à ce plateau.
refused-too-few = Il y a trop peu d’inscriptions pour mettre en place un plateau. Tu pourras déclarer ton équipe prête dès qu’il y en aura une de chaque côté.
refused-no-captain = { $user } ne peut pas être capitaine : il faut un membre de ce serveur, et pas un bot.

select-contest = Ouvrir une rencontre…
select-contest-server = Défier un serveur…
button-contest-servers = Serveurs ouverts
button-contest-table = Tableau
button-contest-challenge = Défier ce serveur
select-contest-captain = Nommer un membre capitaine…
select-contest-substitute = Remplacer un membre par la réserve…
