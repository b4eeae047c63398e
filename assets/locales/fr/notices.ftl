### Ce dont les joueurs veulent être avertis : rappels, résumé du jour, et joueurs absents.

## Réglages

notices =
    {""}**Tes notifications**
    - { $place }
    - Rappel quand il reste { $times }
    - { $digest }
    - Message privé à chacun de tes tours : { $turns ->
        [yes] oui
       *[no] non
    }
    Les heures sont celles de ton fuseau horaire ({ $zone }). Les changements sont enregistrés aussitôt.
option-notice-place = Rappels : { $place ->
    [thread] dans le fil de la partie
    [channel] dans le salon du défi
    [direct] par message privé
   *[nowhere] aucun
}
option-notice-digest = Résumé du jour par message privé : { $hour ->
    [off] non
   *[other] à { $hour }
}
select-notice-place = Choisis où tu reçois les rappels
select-notice-digest = Choisis l’heure du résumé du jour
button-notice-turns = { $on ->
    [yes] Plus de message à mes tours
   *[no] Un message à mes tours
}
notices-refused = ⚠️ Depuis le { $since }, je ne peux pas t’écrire. Les rappels arrivent dans le fil de la partie, et le résumé du jour est suspendu. Autorise les messages privés dans tes paramètres de confidentialité pour ce serveur, puis appuie sur **Réessayer**.
direct-works = Ça marche : mes messages privés t’arrivent.
direct-tried = Je viens d’essayer. Réessaie { $next }.
button-notice-time = { $time ->
    [half] la moitié du temps
    [quarter] un quart
   *[eighth] un huitième
} : { $on ->
    [yes] oui
   *[no] non
}

## Rappels

reminder-head = **{ $player }, ton temps s’épuise :**
reminder-line = { $id } { $game } contre { $opponent } : { $until }, { $threat ->
    [loss] tu perdras
    [claim] ton adversaire pourra réclamer la victoire
   *[abort] la partie se terminera sans résultat
}. { $link }
digest-head = **En attente de toi**
digest-count = { $count ->
    [one] Une partie t’attend
   *[other] { $count } parties t’attendent
}{ $until ->
    [none] .
   *[other] , temps jusqu’au { $until }.
}
digest-line = { $id } { $game } contre { $opponent }{ $time ->
    [none] { "" }
    [runs] { "" }, ton temps s’épuise { $until }
   *[up] { "" }, ton temps s’est écoulé { $until }
} { $link }

## Joueurs absents

missing-warned = { $player }, rien ne s’est passé ici depuis { $calm }. Joue avant le { $ends }, sinon { $opponent } pourra terminer la partie.
missing-claimable = **{ $player } n’a rien fait depuis longtemps.** { $opponent }, tu peux terminer la partie. D’ici là, { $player } peut encore jouer.
missing-departed = **{ $player } n’est plus sur ce serveur.** { $opponent }, sauf retour de { $player }, la partie se termine le { $ends } : tu gagnes, ou il n’y a pas de résultat si elle a à peine commencé.
missing-back = { $player } est de retour, et la partie continue.
refused-not-abandoned = Tu pourras terminer la partie { $id } quand ton adversaire n’aura rien fait pendant { $calm } puis, après un avertissement, pendant { $warned } de plus.
help-missing = **Si quelqu’un disparaît :** quitter le serveur à son tour sans revenir pendant { $departed } fait perdre. Sans pendule, ne rien faire pendant { $calm } vaut un avertissement ; { $warned } plus tard, l’adversaire peut terminer la partie. Avant deux coups de chacun, il n’y a pas de résultat.
help-notify = **Rappels** et résumé du jour : dans `/settings`.

button-remind = { $on ->
    [yes] Ne plus rappeler
   *[no] Rappeler
} { $time ->
    [half] à la moitié
   *[quarter] au quart
    [eighth] au huitième
}
