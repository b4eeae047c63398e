### Servers that open themselves to others, and matches between servers.

## Open servers

opening = { $listed ->
    [yes] Ce serveur figure dans la liste des serveurs ouverts.
   *[no] Ce serveur est ouvert, mais hors liste : les autres ont besoin de son code, jusqu’à ce que sa première rencontre soit finie et qu’il figure dans le tableau.
    }
    - Description : { $about }
    - Langues : { $languages }
    - Jeux : { $games }
    - Code : { $code }
    - Les défis arrivent dans { $channel }
button-opening-about = { $has ->
    [yes] Changer la description
   *[no] Écrire une description
    }
form-about-label = Une ligne qui présente ce serveur
form-about-placeholder = par exemple : on joue surtout le soir
opening-draft = **Montrer ceci aux autres serveurs ?**
    { $line }
    Leurs défis arrivent dans { $channel }. Tu choisiras ensuite les langues, les jeux et le reste.
button-opening-publish = Publier
opening-no-line = rien pour l’instant
opening-all-games = tous
opening-closed = Ce serveur est caché aux autres, et son code n’est plus valable. Les rencontres commencées continuent.
opening-none = Ce serveur n’est pas ouvert aux autres.
select-opening-languages = Choisis les langues parlées ici
select-opening-games = Choisis les jeux de ce serveur
select-opening-channel = Choisis le salon des défis
button-opening-list = Ajouter à la liste
button-opening-unlist = Retirer de la liste
button-opening-close = Fermer aux autres serveurs
button-opening-open = Ouvrir aux autres serveurs
refused-not-open = { $what ->
    [tournament] Le serveur de ce tournoi
   *[this] Ce serveur
} n’est pas ouvert aux autres. Ses responsables l’ouvrent avec `/server`.
opening-ask-close = **Fermer ce serveur aux autres ?** Ils ne le trouveront plus, et son code ne sera plus valable. Les rencontres commencées continuent.

## Seasons of the table of servers

choice-season-now = Cette saison
choice-season-last = Saison précédente
choice-season-all = Depuis toujours

## Contests: what is agreed on

help-contests = **Rencontres :** des équipes de deux serveurs jouent sur 64 plateaux au plus. Les responsables ouvrent ce serveur avec `/server` et en défient d’autres avec `/contest` ; **Participer** t’inscrit. Les meilleures cotes jouent entre elles, le reste est en réserve. Si ton temps s’épuise dans tes deux premiers coups, une personne en réserve te remplace.
contest-title = **Rencontre { $number }{ $part ->
    [teams] { "" }, équipes
    [boards] { "" }, plateaux
    [result] { "" }, résultat
   *[all] { "" }
} : { $home } – { $away }**
contest-terms =
    - Jeux : { $games }
    - Plateaux : jusqu’à { $boards }
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
    [asked] { $other } propose cette rencontre. Les membres qui ont la permission « Gérer le serveur » peuvent répondre jusqu’au { $until }.
    [proposed] { $other } a jusqu’au { $until } pour répondre.
    [signing-up] Inscris-toi jusqu’au { $until }. Ensuite, les meilleures cotes jouent entre elles, plateau par plateau, et le reste est en réserve. La rencontre commence plus tôt si les deux capitaines appuient sur **Équipe prête**.
    [agreed] Les deux serveurs sont d’accord. Inscris-toi sous le message plus récent.
    [running] Les parties ont commencé. Les membres sans partie sont en réserve.
    [over] La rencontre est terminée.
    [declined] La rencontre a été refusée.
    [withdrawn] La rencontre a été annulée.
   *[lapsed] La rencontre n’a pas lieu : pas de réponse à temps, trop peu d’inscriptions, ou un serveur m’a retiré.
}
contest-team = { $has ->
    [yes] **{ $team }** – inscriptions : { $count }, capitaine : { $captain }
   *[no] **{ $team }** – inscriptions : { $count }
}{ $ready ->
    [yes] , équipe prête
   *[no] {""}
}
contest-score = **{ $home } { $homescore } – { $awayscore } { $away }**, plateaux terminés : { $decided } sur { $boards }
contest-board-result = { $result ->
    [running] en cours
    [home-forfeit] 1–0 par forfait
    [away-forfeit] 0–1 par forfait
    [void] aucun point
   *[played] { $homescore }–{ $awayscore }
}
contest-board = { $number }. { $game } { $id } : { $home } – { $away } · { contest-board-result }
contest-result = { $won ->
    [yes] **{ $winner }** bat **{ $loser }** { $winnerscore }–{ $loserscore }.
   *[no] **{ $winner }** et **{ $loser }** font match nul { $winnerscore }–{ $loserscore }.
}
contest-best = Meilleures performances :
contest-performance = { $player } ({ $team }), cote { $rating } : score de { $points } contre une cote de { $against }
alt-contest = Plateaux { $from } à { $to } de { $home } contre { $away }
podium-boards = { $count ->
    [one] Un plateau
   *[other] { $count } plateaux
}
button-contest-ready = Équipe prête
button-contest-unready = Pas encore prête
button-contest-withdraw = Annuler la rencontre
button-contest-change = Proposer autre chose
button-contest-boards = Plateaux
button-contest-again = Nouvelle rencontre
select-contest-games = Choisis les jeux auxquels tu veux jouer
form-contest-boards-label = Plateaux, de 1 à 64
form-contest-games-label = Jeux, séparés par des virgules
form-contest-pace-label = Cadence
form-contest-days-label = Jours d’inscription, de 1 à 14
form-contest-options-label = Options : parties classées, week-ends libres
contest-option-rated = parties classées
contest-option-weekends = week-ends libres

## Contests: answers

contest-proposed = La rencontre { $number } est proposée. La réponse s’affichera dans son annonce.
contest-accepted = Tu as accepté la rencontre { $number }. Les membres des deux serveurs peuvent s’inscrire.
contest-declined = Tu as refusé la rencontre { $number }.
contest-changed = Tu as proposé autre chose pour la rencontre { $number }. C’est à l’autre serveur de répondre.
contest-ask-call-off = **Annuler la rencontre { $number }, { $home } – { $away } ?** C’est définitif.
contest-called-off = La rencontre { $number } est annulée.
contest-captain-named = Ton équipe a changé de capitaine dans la rencontre { $number }.
contest-ready-noted = Ton équipe { $ready ->
    [yes] est prête
   *[no] n’est plus prête
}. La rencontre { $number } commence dès que les deux le sont, ou à la fin des inscriptions.
contest-shown-here = Ce salon affiche désormais la rencontre { $number }.
contest-joined = Tu participes à la rencontre { $number }. Si tu obtiens un plateau, ta partie commencera automatiquement.
contest-left = Tu ne participes plus à la rencontre { $number }.
contest-substituted = { $user } prend la place, et la partie recommence du début.
contests-none = Ce serveur n’a encore joué aucune rencontre. Les responsables peuvent défier un serveur ouvert.
contests-head = **Rencontres de ce serveur**
contest-line = { $number } : { $home } – { $away } · { $state ->
    [proposed] proposée
    [signing-up] inscriptions
    [running] en cours
    [over] terminée
    [won] gagnée { $homescore }–{ $awayscore }
    [drawn] nulle { $homescore }–{ $awayscore }
    [lost] perdue { $homescore }–{ $awayscore }
    [declined] refusée
    [withdrawn] annulée
   *[lapsed] sans suite
}

## Servers

servers-none = { $open ->
    [yes] Aucun autre serveur n’est encore ouvert aux rencontres.
   *[no] Aucun autre serveur n’est encore ouvert aux rencontres. Les responsables ouvrent celui-ci avec `/server`.
}
servers-head = **Serveurs ouverts aux rencontres**
servers-line = **{ $server }** · { $languages } · jeux : { $games }
servers-table-title = { $all ->
    [yes] **Tableau des serveurs, depuis toujours** : { $pool }
   *[no] **Tableau des serveurs, { $season }** : { $pool }
}
servers-table-none = Aucune rencontre n’est encore terminée.
servers-table-empty = Ce tableau n’a aucune rencontre terminée. Choisis un autre jeu ou une autre saison ci-dessous.
select-server-page = Voir la page d’un serveur
servers-points = points de rencontre : { $points }, points de plateau : { $halves } sur { $boards }, { $contests ->
    [one] { $contests } rencontre
   *[other] { $contests } rencontres
}
servers-table-line = **{ $server }** : { servers-points }, moyenne des adversaires { $strength }
servers-table-legend = Une victoire vaut 2 points de rencontre (PR), une nulle 1. À égalité comptent les points de plateau (PP), puis la moyenne des points de rencontre des adversaires (Adv.).
servers-column-server = Serveur
servers-column-points = PR
servers-column-halves = PP
servers-column-strength = Adv.
server-page-open = Ouvert aux rencontres · { $languages } · jeux : { $games }
server-page-none = Ce serveur n’a encore terminé aucune rencontre.
server-page-row = Depuis toujours : place { $place } · { servers-points }
server-page-members = Meilleurs membres :
server-page-record = Bilan :
server-page-member = { $player } : { $halves } sur { $boards }
server-page-against = { $server } : gagnées { $won }, nulles { $drawn }, perdues { $lost } ; points de plateau { $own }–{ $theirs }

## Contests: refusals

refused-no-contest = Il n’y a pas de rencontre { $number } ici. `/contest` les affiche.
refused-which-contest = Choisis la rencontre dans l’option `rencontre`.
refused-server-name = { $found ->
    [none] Aucun serveur ouvert ne s’appelle
   *[several] Plusieurs serveurs ouverts s’appellent
} « { $name } ». Choisis dans la liste, ou demande le code à ses responsables.
refused-absent-server = Je ne suis pas sur { $what ->
    [tournament] le serveur de ce tournoi
   *[server] « { $name } »
} en ce moment. Réessaie quand j’y serai de nouveau.
refused-contest-gone = Je ne suis pas sur « { $name } » en ce moment. Les inscriptions continuent ; appuie de nouveau sur **Équipe prête** quand j’y serai.
refused-contest-closed = « { $name } » n’est pas ouvert aux autres serveurs en ce moment, et seuls les serveurs ouverts peuvent être défiés. Ses responsables l’ouvrent avec `/server`.
refused-contest-not-open = Je ne sais pas encore où afficher la rencontre ici. Choisis d’abord **{ button-opening-open }**, puis défie à nouveau l’autre serveur.
refused-contest-itself = Un serveur ne peut pas jouer contre lui-même. Choisis-en un autre.
refused-contest-boards = Une rencontre a de 1 à { $most } plateaux.
refused-contest-days = Les inscriptions durent de 1 à { $most } jours.
refused-no-such-game = Je ne connais aucun jeu nommé « { $name } ».
refused-no-such-term = « { $name } » n’est pas une option. Écris { $rated } ou { $weekends }, les deux séparés par une virgule, ou laisse vide.
refused-contest-pace = Une rencontre demande une cadence lente : des jours par coup, ou une réserve de jours.
refused-many-contests = Ce serveur participe déjà à { $most } rencontres, le maximum. Attends la fin de l’une d’elles, ou annules-en une.
refused-their-many-contests = L’autre serveur a atteint le maximum de rencontres. Réessaie quand l’une d’elles sera terminée.
refused-many-proposals = Ce serveur a proposé beaucoup de rencontres ces derniers temps. Il pourra en proposer une autre { $until }.
refused-abort-in-contest = Il faut un résultat à la partie { $id } pour sa rencontre. Donne-la perdue au membre de ce serveur, ou laisse-la continuer.
refused-contest-refused-before = Tu pourras défier de nouveau l’autre serveur { $until }, soit { $wait } après son refus ou son silence.
refused-contest-not-over = La rencontre { $number } entre ces deux serveurs doit d’abord se terminer.
refused-they-answer = C’est à l’autre serveur de répondre. Attends, ou annule la rencontre.
refused-contest-not-now = { $state ->
    [proposed] Les deux serveurs doivent d’abord être d’accord.
    [signing-up] Les parties n’ont pas encore commencé.
    [running] Les parties ont commencé, et les inscriptions sont closes.
    [over] La rencontre est terminée.
    [declined] La rencontre a été refusée.
    [withdrawn] La rencontre a été annulée.
   *[lapsed] La rencontre est restée sans suite.
}
refused-other-team = { $self ->
    [yes] Tu participes déjà pour l’autre serveur.
   *[no] { $user } participe pour l’autre serveur.
} Personne ne peut jouer pour les deux.
refused-not-signed-up = { $self ->
    [yes] Tu ne participes pas à cette rencontre. Appuie sur **Participer** sous son message.
   *[no] { $user } ne participe pas à cette rencontre.
}
refused-no-board = { $user } n’a aucun plateau encore en jeu.
refused-begun-in-earnest = La partie de { $user } doit se jouer jusqu’au bout : chacun a déjà joué deux coups.
refused-no-reserve = Personne en réserve ne joue à ce jeu. La réserve s’inscrit avant le début des parties.
refused-many-replaced = Cette équipe a déjà fait { $most ->
    [one] { $most } remplacement
   *[other] { $most } remplacements
}, le maximum : la moitié de ses plateaux.
refused-too-few = Il y a trop peu d’inscriptions. Ton équipe pourra être prête dès qu’il y en aura une de chaque côté.
refused-no-captain = { $user } ne peut pas être capitaine : choisis un membre de ce serveur, pas un bot.

select-contest = Ouvrir une rencontre…
select-contest-server = Défier un serveur…
button-contest-servers = Serveurs ouverts
button-table = Tableau
button-contest-challenge = Défier ce serveur
button-contest-out = Je ne peux pas jouer
contest-ask-out = **Laisser ton plateau dans la rencontre { $number } ?** La première personne en réserve qui joue à ce jeu prend la place, et la partie recommence du début.
button-servers-here = Page de ce serveur
button-servers-find = Chercher par nom ou code
form-servers-find-label = Nom ou code du serveur
servers-found = **Serveurs trouvés**
server-page-challenge = **Défier ce serveur** propose :
select-table = Un autre jeu ou une autre saison…
select-contest-captain = Nommer un membre capitaine…
select-contest-substitute = Remplacer un membre par la réserve…
