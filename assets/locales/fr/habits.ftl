### Le temps tel que les joueurs l’organisent : la pendule d’une partie, ce que deux joueurs conviennent, vacances, heures calmes.

## La pendule d’une partie

clock-left = { $player } : encore { $left }
clock-state = { $state ->
    [running] La pendule de { $player } tourne.
    [run-out] Temps écoulé pour { $player }.
    [beginning] La pendule démarre au premier coup de { $player }.
    [pause] La pendule est en pause, d’un commun accord.
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
gift-before = Du temps vient d’être donné. Appuie de nouveau pour en donner encore.
news-gift = { $opponent } a donné { $time } à { $player }, qui a maintenant { $left }.
news-resume = { $player } a mis fin à la pause. La pendule repart.
news-back = { $player } est de retour. Sa pendule repart.
news-days = { $player } a changé de fuseau horaire ou d’heures calmes, donc son échéance a changé.
news-outage = J’étais hors ligne du { $from } au { $until }. Ce temps ne compte pas.
board-paused = **Pause** jusqu’au { $when } ({ $left }). Chacun peut y mettre fin avant, ici ou avec `/match`.
board-away = { $player } est en vacances jusqu’au { $when } ({ $left }), pendule arrêtée.
matches-away = { $line } (en vacances, retour { $until })
help-clock = Avec `/match`, donne du temps à ton adversaire, propose une pause, ou réclame la victoire quand son temps est écoulé. Des vacances, dans `/settings`, arrêtent tes pendules.

## Vacances

vacation-none = Tu n’as pas de vacances prévues.
vacation-on = **Tu es en vacances** jusqu’au { $last } inclus, de retour le { $back } ({ $left }).
vacation-ahead = **Prévu :** du { $first } au { $last } inclus, retour le { $back }.
vacation-left = Il te reste { $left } sur { $budget } en { $year }.
vacation-explained = Des vacances durent au moins un jour et arrêtent tes pendules, sauf dans les parties en direct. Je préviens tes adversaires, et tu peux jouer quand même.
button-vacation-now = Dès maintenant, jusqu’au…
button-vacation-plan = Prévoir
button-vacation-end = Terminer maintenant
button-vacation-cancel = Annuler ces vacances
vacation-draft = Tu serais en vacances { $first ->
    [now] dès maintenant, jusqu’au
   *[other] du { $first } au
} { $last } inclus, de retour le { $back }.
vacation-cost = Cela prend { $cost } sur tes vacances de { $year } ; il te restera { $left }.
vacation-matches = { $count ->
    [0] Pour l’instant, aucune pendule ne s’arrêterait.
    [one] { $count } pendule s’arrêterait.
   *[other] { $count } pendules s’arrêteraient.
}
button-vacation-take = Prendre ces vacances
form-vacation-from-label = Premier jour (vide : dès maintenant)
form-vacation-until-label = Dernier jour
form-vacation-placeholder = 20 déc, vendredi ou 2026-12-24
refused-vacation = { $why ->
    [empty] Le dernier jour est avant le premier. Vérifie les deux dates.
    [past] C’est dans le passé. Commence maintenant ou plus tard.
    [far] C’est trop loin. Commence au plus tard le { $latest }.
   *[budget] C’est trop long. { vacation-left }
}
refused-vacation-begun = Des vacances durent au moins un jour. Tu pourras terminer les tiennes à partir du { $when } ({ $left }).
refused-not-away = Tu n’es pas en vacances.
refused-no-such-day = Je ne peux pas lire « { $text } ». Écris le jour comme « 20 déc », « vendredi » ou « 2026-12-24 ».

## Fuseau et heures calmes

settings-time =
    {""}**Fuseau horaire et heures calmes**
    - Fuseau horaire : { $zone }
    - Heures calmes : { $quiet }
    Pendant les heures calmes, tes pendules s’arrêtent, sauf dans les parties en direct.
settings-no-quiet = aucune
settings-time-free = Tu peux changer les deux une fois par semaine.
settings-time-open =
    Tu peux encore choisir { $open ->
        [zone] ton fuseau horaire
       *[quiet] tes heures calmes
    }. Tu pourras changer les deux de nouveau à partir du { $when } ({ $left }).
button-change-time = Changer
form-time-zone-label = Fuseau horaire ou sa ville
form-time-zone-placeholder = Europe/Paris ou Paris
form-time-quiet-label = Heures calmes (vide : aucune)
refused-no-such-zone = « { $text } » ne correspond à aucun fuseau horaire, ou à plusieurs. Choisis-en un dans l’option `fuseau` de `/settings`.
refused-zone-near = « { $text } » ne correspond à aucun fuseau horaire, ou à plusieurs. Est-ce l’un de ceux-ci ? { $zones }
refused-no-such-hours = Je ne peux pas lire « { $text } ». Écris des heures comme 22:00–08:00, 12 heures au plus.
refused-settled = Ces réglages se changent une fois par semaine, de nouveau à partir du { $when } ({ $left }).

## Refus

refused-too-much-time = Personne ne peut avoir plus de { $most } dans { $id }. Donne du temps quand ton adversaire en aura utilisé.
refused-many-gifts = Tu as donné { $most } dans la partie { $id } : c’est le maximum jusqu’au prochain coup.
refused-run-out = Le temps est écoulé dans la partie { $id }.
refused-not-paused = La partie { $id } n’est pas en pause.
refused-behind = J’étais hors ligne et je remets encore les pendules à l’heure. Réessaie dans un instant.
