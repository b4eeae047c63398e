### Le temps tel que les joueurs l’organisent : la pendule d’une partie, ce que deux joueurs conviennent, vacances, heures calmes.

## La pendule d’une partie

clock-left = { $player } : encore { $left }
clock-state = { $state ->
    [running] C’est à { $player } de jouer, et la pendule tourne.
    [run-out] Le temps de { $player } est écoulé.
    [beginning] La pendule n’a pas démarré : la partie attend le premier coup de { $player }.
    [pause] La pendule est arrêtée : les deux adversaires ont convenu d’une pause.
    [outage] La pendule est arrêtée : j’étais hors ligne.
    [homeless] La pendule est arrêtée : le salon de la partie a disparu.
    [vacation] La pendule est arrêtée : { $player } est en vacances.
    [quiet] La pendule est arrêtée : ce sont les heures calmes de { $player }.
   *[weekend] La pendule est arrêtée : c’est le week-end chez { $player }.
}
clock-again = Elle repart le { $when } ({ $left }).
clock-begins = Elle démarre au plus tard le { $when } ({ $left }).
clock-until = { $player } a jusqu’au { $when } ({ $left }).
button-clock = Pendule
button-give-time = Donner { $value }
button-resume = Reprendre
select-pause = Proposer une pause de…
gift-given = Tu as donné { $time } à ton adversaire.
gift-before = Du temps vient d’être donné, donc cette fois n’a pas compté. Appuie de nouveau pour en donner encore.
news-gift = { $opponent } a donné { $time } à { $player }, à qui il reste maintenant { $left }.
news-resume = { $player } a mis fin à la pause. La pendule repart.
news-back = { $player } est de retour. Sa pendule repart.
news-days = { $player } a changé de fuseau horaire ou d’heures calmes, donc la fin de son temps a changé.
news-outage = J’étais hors ligne du { $from } au { $until }. Ce temps ne compte pour personne.
board-paused = **Pause :** les deux adversaires ont convenu d’arrêter la pendule jusqu’au { $when } ({ $left }). Chacun peut y mettre fin avant, aussi avec `/match`.
board-away = { $player } est en vacances jusqu’au { $when } ({ $left }). D’ici là, sa pendule est arrêtée.
matches-away = { $line } (en vacances, retour { $until })
help-clock = `/match` affiche la pendule d’une partie : donne du temps à ton adversaire, propose une pause, ou réclame la victoire quand son temps est écoulé. Des vacances, dans `/settings`, arrêtent tes pendules pendant ton absence.

## Vacances

vacation-none = Tu n’es pas en vacances et n’en as pas prévu.
vacation-on = **Tu es en vacances** jusqu’au { $last } inclus. Retour le { $back } ({ $left }).
vacation-ahead = **Prévu :** du { $first } au { $last } inclus, retour le { $back }.
vacation-left = Il te reste { $left } en { $year }, sur { $budget } par an.
vacation-explained = Pendant tes vacances, ton temps ne s’écoule pas, sauf dans les parties en direct. Je préviens tes adversaires quand elles commencent. Elles durent au moins un jour, et tu peux jouer quand même.
button-vacation-now = Dès maintenant, jusqu’au…
button-vacation-plan = Prévoir
button-vacation-end = Terminer maintenant
button-vacation-cancel = Annuler ces vacances
vacation-draft = Tu serais en vacances du { $first } au { $last } inclus, de retour le { $back }.
vacation-draft-now = Tu serais en vacances dès maintenant, jusqu’au { $last } inclus, de retour le { $back }.
vacation-cost = Cela prend { $cost } sur tes vacances de { $year }, et il te restera { $left }.
vacation-matches = { $count ->
    [0] Pour l’instant, ta pendule ne s’arrêterait dans aucune partie.
    [one] Ta pendule s’arrêterait dans { $count } partie.
   *[other] Ta pendule s’arrêterait dans { $count } parties.
}
button-vacation-take = Prendre ces vacances
button-vacation-leave = Annuler
form-vacation-title = Vacances
form-vacation-from-label = Premier jour (vide : dès maintenant)
form-vacation-until-label = Dernier jour
form-vacation-placeholder = 2026-12-24 ou 24.12.
refused-vacation = { $why ->
    [empty] Le dernier jour est avant le premier.
    [past] C’est dans le passé. Des vacances peuvent commencer maintenant ou plus tard.
    [far] C’est trop loin. Des vacances peuvent commencer au plus tard le { $latest }.
   *[budget] C’est plus que les { $left } qu’il te reste pour { $year }. Chacun dispose de { $budget } de vacances par an.
}
refused-vacation-begun = Des vacances durent au moins un jour : tu pourras terminer les tiennes à partir du { $when } ({ $left }). Tu peux jouer quand même.
refused-not-away = Tu n’es pas en vacances, il n’y a donc rien à terminer.
refused-nothing-planned = Tu n’as pas de vacances prévues.
refused-no-such-day = Je ne peux pas lire « { $text } » comme une date. Écris-la comme 2026-12-24, 24.12.2026 ou 24.12.

## Fuseau et heures calmes

settings-time =
    Fuseau et heures calmes :
    - Fuseau horaire : { $zone }
    - Heures calmes : { $quiet }
    Pendant les heures calmes, ton temps ne s’écoule pas, sauf dans les parties en direct.
settings-no-quiet = aucune
settings-time-free = Tu peux changer les deux ensemble, une fois par semaine au plus.
settings-time-settled = Tu pourras les changer de nouveau à partir du { $when } ({ $left }).
button-change-time = Changer
form-time-title = Fuseau et heures calmes
form-time-zone-label = Fuseau horaire, ou sa ville
form-time-zone-placeholder = Europe/Paris ou Paris
form-time-quiet-label = Heures calmes (vide : aucune)
form-time-quiet-placeholder = 22:00–08:00
refused-no-such-zone = « { $text } » ne correspond à aucun fuseau horaire, ou à plusieurs. Choisis-en un avec `/settings` dans l’option `fuseau`, qui fait des suggestions pendant que tu écris.
refused-no-such-hours = Je ne peux pas lire « { $text } » comme des heures calmes. Écris-les comme 22:00–08:00, douze heures au plus.
refused-settled = Le fuseau et les heures calmes se changent une fois par semaine. Tu pourras les changer de nouveau à partir du { $when } ({ $left }).

## Refus

refused-too-much-time = Personne ne peut avoir plus de { $most } dans une partie, donc rien n’a été donné dans { $id }. Donnes-en quand ton adversaire en aura utilisé.
refused-many-gifts = Tu as donné { $most } dans la partie { $id } depuis le dernier coup : c’est le maximum. Tu pourras en donner encore après le prochain.
refused-run-out = Le temps est écoulé dans la partie { $id }, donc sa pendule ne peut plus être changée.
refused-not-paused = La partie { $id } n’est pas en pause, il n’y a donc rien à reprendre.
refused-behind = J’étais hors ligne et je remets encore les pendules à l’heure, donc cela n’a pas compté. Réessaie dans un instant.
