### Ce dont les joueurs veulent être avertis : rappels, résumé du jour, et joueurs absents.

command-notify = Affiche ou change où et quand tu reçois des rappels de tes parties

## Réglages

notices =
    {""}**Ce que je te signale**
    - { $place }
    - { $times }
    - { $digest }
    Un seul rappel nomme toutes tes parties dont le temps s’épuise. Les heures sont celles de ton fuseau horaire ({ $zone }). Choisis ci-dessous ; chaque choix est enregistré aussitôt.
option-notice-place = Rappels : { $place ->
    [thread] dans le fil de la partie
    [channel] dans le salon où la partie a été proposée
    [direct] par message privé
   *[nowhere] aucun
}
option-notice-digest = Résumé du jour par message privé : { $hour ->
    [off] non
   *[other] à { $hour }
}
select-notice-place = Choisis où tu reçois les rappels
select-notice-digest = Choisis quand vient le résumé du jour
notices-refused = ⚠️ Depuis le { $since }, Discord n’accepte pas mes messages privés pour toi. Les rappels arrivent dans le fil de la partie, et le résumé quotidien n’arrive pas. Autorise les messages privés dans tes paramètres de confidentialité pour ce serveur, puis clique sur **Réessayer**.
button-try-direct = Réessayer
direct-works = Ça marche : mes messages privés t’arrivent. `/notify` montre ce que je te signale.
direct-tried = Je viens d’essayer. **Réessayer** marchera de nouveau { $next }.
button-notice-time = { $time ->
    [half] Reste la moitié du temps
    [quarter] Reste un quart
   *[eighth] Reste un huitième
} : { $on ->
    [yes] oui
   *[no] non
}

## Rappels

reminder-head = **{ $player }, ton temps s’épuise :**
reminder-line = { $id } { $game } contre { $opponent } : ton temps finit { $until }, et alors { $threat ->
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
digest-line-until = { $id } { $game } contre { $opponent }, ton temps finit { $until } { $link }
digest-line-up = { $id } { $game } contre { $opponent }, ton temps s’est écoulé { $until } { $link }

## Joueurs absents

missing-warned = { $player }, rien ne s’est passé dans cette partie depuis { $calm }. Si tu ne fais rien jusqu’au { $ends }, { $opponent } pourra la terminer.
missing-claimable = **{ $player } n’a rien fait depuis longtemps.** { $opponent }, tu peux terminer la partie avec le bouton ou `/claim`. Tant que tu ne le fais pas, { $player } peut encore jouer.
missing-departed = **{ $player } n’est plus sur ce serveur.** { $opponent }, sans retour de { $player }, la partie se termine le { $ends } : par ta victoire, ou sans résultat si elle a à peine commencé.
missing-back = { $player } est de retour sur ce serveur, et la partie continue.
refused-not-abandoned = La partie { $id } n’a pas de pendule. Tu pourras la terminer quand ton adversaire n’aura rien fait pendant { $calm } puis, après un avertissement, pendant { $warned } de plus.
help-missing = **Si quelqu’un manque :** qui doit jouer et a quitté le serveur perd après { $departed }, sauf en cas de retour. Dans une partie sans pendule, qui ne fait rien pendant { $calm } est averti, et { $warned } plus tard l’adversaire peut la terminer avec `/claim`. Si l’un des deux n’a pas joué deux coups, la partie se termine alors sans résultat.
help-notify = **Rappels :** `/notify` choisit où et quand tu reçois des rappels, et un résumé du jour.
