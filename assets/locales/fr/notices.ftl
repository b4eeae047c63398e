### Ce dont les joueurs veulent être avertis : rappels, résumé du jour, et joueurs absents.

## Réglages

notices =
    {""}**Tes notifications**
    - { $place }
    - { $times }
    - { $digest }
    Un seul rappel couvre toutes tes parties dont le temps s’épuise. Les heures sont celles de ton fuseau horaire ({ $zone }). Chaque choix ci-dessous est enregistré aussitôt.
option-notice-place = Rappels : { $place ->
    [thread] dans le fil de la partie
    [channel] dans le salon où le défi a été lancé
    [direct] par message privé
   *[nowhere] aucun
}
option-notice-digest = Résumé du jour par message privé : { $hour ->
    [off] non
   *[other] à { $hour }
}
select-notice-place = Choisis où tu reçois les rappels
select-notice-digest = Choisis l’heure du résumé du jour
notices-refused = ⚠️ Depuis le { $since }, je ne peux pas t’envoyer de messages privés. Les rappels arrivent dans le fil de la partie, et le résumé du jour est suspendu. Autorise les messages privés dans tes paramètres de confidentialité pour ce serveur, puis appuie sur **Réessayer**.
button-try-direct = Réessayer
direct-works = Ça marche : mes messages privés t’arrivent. `/settings` montre tes rappels.
direct-tried = Je viens d’essayer. Tu pourras réessayer { $next }.
button-notice-time = { $time ->
    [half] Reste la moitié du temps
    [quarter] Reste un quart
   *[eighth] Reste un huitième
} : { $on ->
    [yes] oui
   *[no] non
}

## Rappels

reminder-head = **{ $player }, ton temps s’épuise :**
reminder-line = { $id } { $game } contre { $opponent } : { $until }, { $threat ->
    [loss] tu perds
    [claim] ton adversaire peut réclamer la victoire
   *[abort] la partie se termine sans résultat
}. { $link }
digest-head = **En attente de toi**
digest-count = { $count ->
    [one] Une partie t’attend
   *[other] { $count } parties t’attendent
}{ $until ->
    [none] .
   *[other] , temps jusqu’au { $until }.
}
digest-line = { $id } { $game } contre { $opponent } { $link }
digest-line-until = { $id } { $game } contre { $opponent }, ton temps s’épuise { $until } { $link }
digest-line-up = { $id } { $game } contre { $opponent }, ton temps s’est écoulé { $until } { $link }

## Joueurs absents

missing-warned = { $player }, rien ne s’est passé dans cette partie depuis { $calm }. Si tu ne fais rien avant le { $ends }, { $opponent } pourra la terminer.
missing-claimable = **{ $player } n’a rien fait depuis longtemps.** { $opponent }, tu peux terminer la partie avec le bouton. Tant que tu ne le fais pas, { $player } peut encore jouer.
missing-departed = **{ $player } n’est plus sur ce serveur.** { $opponent }, si { $player } ne revient pas, la partie se termine le { $ends } : par ta victoire, ou sans résultat si elle a à peine commencé.
missing-back = { $player } est de retour sur ce serveur, et la partie continue.
refused-not-abandoned = La partie { $id } n’a pas de pendule. Tu pourras la terminer quand ton adversaire n’aura rien fait pendant { $calm } puis, après un avertissement, pendant { $warned } de plus.
help-missing = **Si quelqu’un disparaît :** une personne qui quitte le serveur alors que c’est à elle de jouer perd après { $departed }, sauf si elle revient. Dans une partie sans pendule, une personne qui ne fait rien pendant { $calm } reçoit un avertissement ; { $warned } plus tard, son adversaire peut terminer la partie. Si l’un des deux n’a pas joué deux coups, elle se termine alors sans résultat.
help-notify = **Rappels :** avec `/settings`, choisis où et quand tu reçois des rappels, et un résumé du jour.

button-remind = { $on ->
    [yes] Ne plus rappeler
   *[no] Rappeler
} { $time ->
    [half] à la moitié
   *[quarter] au quart
    [eighth] au huitième
}
