### Le temps tel que les joueurs l’organisent : la pendule d’une partie, ce que deux joueurs conviennent, vacances, heures calmes.

## La pendule d’une partie

command-clock = Affiche la pendule d’une partie, donne du temps à ton adversaire ou propose une pause
command-clock-match = Quelle partie, si ce n’est pas celle de ce fil
    .name = partie
clock-left = { $player } : encore { $left }
clock-state = { $state ->
    [running] C’est à { $player } de jouer, et la pendule tourne.
    [run-out] Le temps de { $player } est écoulé.
    [beginning] La pendule n’a pas démarré : la partie attend le premier coup de { $player }.
    [pause] La pendule est arrêtée : une pause est convenue.
    [outage] La pendule est arrêtée : le bot était injoignable.
    [homeless] La pendule est arrêtée : le salon de la partie a disparu.
    [vacation] La pendule est arrêtée : vacances de { $player }.
    [quiet] La pendule est arrêtée : heures calmes de { $player }.
   *[weekend] La pendule est arrêtée : c’est le week-end chez { $player }.
}
clock-again = Elle repart le { $when } ({ $left }).
clock-begins = Elle démarre au plus tard le { $when } ({ $left }).
clock-until = { $player } a le temps jusqu’au { $when } ({ $left }).
button-clock = Pendule
button-give-time = Donner { $value }
button-resume = Reprendre
select-pause = Proposer une pause de…
gift-given = Tu as donné { $time } à ton adversaire.
gift-before = Du temps vient déjà d’être donné, rien de plus cette fois. Pour en donner encore, appuie de nouveau.
news-gift = { $opponent } donne { $time } à { $player }, à qui il reste maintenant { $left }.
news-resume = { $player } a mis fin à la pause. La pendule repart.
news-back = { $player } est de retour. Sa pendule repart.
news-days = { $player } a changé de fuseau horaire ou d’heures calmes : la fin de son temps a donc changé.
news-outage = Le bot était injoignable du { $from } au { $until }. Ce temps ne compte pour personne.
board-paused = **Pause :** les deux joueurs ont convenu que la pendule reste arrêtée jusqu’au { $when } ({ $left }). Chacun peut y mettre fin avant, aussi avec `/clock`.
board-away = Vacances de { $player } jusqu’au { $when } ({ $left }) ; sa pendule est arrêtée pendant ce temps.
matches-away = { $line } (en vacances, retour { $until })
help-clock = `/clock` affiche la pendule d’une partie. Tu y donnes du temps à ton adversaire ou proposes une pause, et `/claim` termine une partie où son temps est écoulé. `/vacation` arrête tes pendules pendant tes vacances.

## Vacances

command-vacation = Affiche tes vacances, ou absente-toi : tes pendules sont arrêtées pendant ce temps
command-vacation-from = Le premier jour, par exemple 2026-12-24 ou 24.12. ; vide : tout de suite
    .name = du
command-vacation-until = Le dernier jour, par exemple 2027-01-06 ou 6.1.
    .name = au
vacation-none = Tu es là, et tu n’as pas de vacances prévues.
vacation-on = **Tu es en vacances** jusqu’au { $last } inclus. Retour le { $back } ({ $left }).
vacation-ahead = **Prévu :** du { $first } au { $last } inclus, retour le { $back }.
vacation-left = Sur les { $budget } dont chacun dispose par an, il te reste { $left } en { $year }.
vacation-explained = Pendant tes vacances, ton temps ne s’écoule dans aucune partie, sauf en direct. Tes adversaires l’apprennent quand elles commencent. Elles durent au moins un jour. Tu peux jouer quand même.
button-vacation-now = Commencer maintenant, jusqu’au…
button-vacation-plan = Prévoir
button-vacation-end = Terminer maintenant
button-vacation-cancel = Annuler ce qui est prévu
vacation-draft = Tu serais en vacances du { $first } au { $last } inclus, de retour le { $back }.
vacation-draft-now = Tu serais en vacances dès maintenant, jusqu’au { $last } inclus, de retour le { $back }.
vacation-cost = Cela prend { $cost } sur ta réserve de { $year }. Il te resterait { $left }.
vacation-matches = { $count ->
    [0] Tu n’as pas de partie où ta pendule s’arrêterait.
    [one] Ta pendule s’arrêterait dans { $count } partie.
   *[other] Ta pendule s’arrêterait dans { $count } parties.
}
button-vacation-take = Prendre ces vacances
button-vacation-leave = Plutôt pas
form-vacation-title = Vacances
form-vacation-from-label = Premier jour (vide : dès maintenant)
form-vacation-until-label = Dernier jour
form-vacation-placeholder = 2026-12-24 ou 24.12.
refused-vacation = { $why ->
    [empty] Le dernier jour est avant le premier.
    [past] C’est dans le passé. Des vacances commencent maintenant ou plus tard.
    [far] C’est trop loin. Des vacances peuvent commencer jusqu’au { $latest }.
   *[budget] Chacun dispose de { $budget } de vacances par an. Pour { $year }, il te reste { $left }, ce qui ne suffit pas.
}
refused-vacation-begun = Des vacances durent au moins un jour : tu pourras terminer les tiennes à partir du { $when } ({ $left }). Tu peux jouer quand même.
refused-not-away = Tu n’es pas en vacances.
refused-nothing-planned = Tu n’as pas de vacances prévues.
refused-no-such-day = « { $text } » n’est pas un jour que je sache lire. Écris-le comme 2026-12-24, 24.12.2026 ou 24.12.

## Fuseau et heures calmes

command-settings-zone = Ton fuseau horaire, par exemple Europe/Paris
    .name = fuseau
command-settings-quiet-hours = Heures où ton temps ne s’écoule pas, par exemple 22:00–08:00 ; - pour aucune
    .name = heures-calmes
settings-time =
    Ton temps :
    - Fuseau horaire : { $zone }
    - Heures calmes : { $quiet }
    Pendant les heures calmes, ton temps ne s’écoule dans aucune partie, sauf en direct.
settings-no-quiet = aucune
settings-time-free = Les deux se changent ensemble, une fois par semaine au plus.
settings-time-settled = Ils pourront être changés de nouveau le { $when } ({ $left }).
button-time = Fuseau horaire
button-change-time = Changer
form-time-title = Fuseau et heures calmes
form-time-zone-label = Fuseau horaire, ou sa ville
form-time-zone-placeholder = Europe/Paris ou Paris
form-time-quiet-label = Heures calmes (vide : aucune)
form-time-quiet-placeholder = 22:00–08:00
refused-no-such-zone = « { $text } » ne désigne pas un seul fuseau horaire. Choisis-en un avec `/settings` dans l’option `fuseau`, qui en suggère à mesure que tu écris.
refused-no-such-hours = « { $text } » ne sont pas des heures calmes. Écris-les comme 22:00–08:00 ; elles durent douze heures au plus.
refused-settled = Le fuseau et les heures calmes se changent une fois par semaine. Tu pourras le faire de nouveau le { $when } ({ $left }).

## Refus

refused-too-much-time = Personne ne peut avoir plus de { $most } dans une partie, rien n’a donc été donné dans { $id }.
refused-many-gifts = Sur un même plateau, tu peux donner { $most }, et c’est fait dans la partie { $id }. Tu pourras en donner encore après le prochain coup.
refused-run-out = Le temps est écoulé dans la partie { $id }, sa pendule ne peut donc plus être changée.
refused-not-paused = La partie { $id } n’est pas en pause : sa pendule n’est pas arrêtée d’un commun accord.
refused-behind = Le bot était injoignable et remet les pendules à l’heure : cela n’a pas été pris en compte. Réessaie dans un instant.
