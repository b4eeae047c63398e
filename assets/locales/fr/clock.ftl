### Pendules : cadences, temps qui s’écoule et ce qui l’arrête.

## Cadences

# Une durée avec son unité.
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
pace-none = sans pendule
pace-move = { $each } par coup
pace-reserve = { $bank }, plus { $increment } à chaque coup, { $cap } au plus
pace-live = en direct, { $bank }, plus { $increment } à chaque coup
pace-usual = { $pace } (par défaut)
# A pace in lists: "7 d + 1 d/move (max 14 d)".
pace-short = { $kind ->
    [reserve] { $bank } + { $increment }/coup (max. { $cap })
   *[live] en direct, { $bank } + { $increment }/coup
}
span-short = { $count }{ $unit ->
    [days] { "" } j
    [hours] { "" } h
    [minutes] { "" } min
   *[seconds] { "" } s
}
# Ce qu’on peut taper pour trouver une cadence, outre son nom.
pace-search = { $kind ->
    [move] fixe, par coup, jours, correspondance, lente, { $pace ->
        [move-1d] un jour, par jour, chaque jour, quotidien
        [move-7d] semaine, une semaine, 1 semaine, par semaine, hebdomadaire
        [move-14d] deux semaines, 2 semaines, quinzaine, quinze jours
       *[other] { "" }
    }
    [reserve] Fischer, réserve, incrément, banque, bonus
    [live] live, en direct, blitz, rapide, minutes, maintenant
   *[none] aucune, sans pendule, sans limite, illimitée, infinie
}

flag-end = La partie se termine aussitôt
flag-claim = L’adversaire peut réclamer la victoire

# Ce que dit la carte d’un défi.
terms-untimed = **Cadence :** sans pendule.
terms-timed = **Cadence :** { $pace }. { $flag ->
    [claim] Si le temps s’épuise, l’adversaire peut réclamer la victoire ; { $stop } plus tard, la partie se termine d’elle-même.
   *[end] Si ton temps s’épuise, tu perds.
}{ $weekends ->
    [yes] {" "}La pendule s’arrête le week-end.
   *[no] {""}
}
terms-live = La pendule démarre au premier coup, au plus tard { $start } après le début.
terms-beginning = Si le temps s’épuise avant deux coups de chacun, la partie se termine sans résultat.

## Plateaux et listes

# Sur les images, où il y a peu de place : le temps qui reste.
left-days = { $days } j { $hours } h
left-hours = { $hours } h { $minutes } min
left-minutes = { $minutes } min { $seconds } s
board-until = Temps jusqu’au { $when } ({ $left }).

## Le temps s’épuise

time-up = **Temps écoulé pour { $player }.** { $opponent }, tu peux réclamer la victoire. Sinon, la partie se termine d’elle-même { $ends } ; d’ici là, { $player } peut encore jouer.
button-claim = Réclamer la victoire
claimed = Tu as réclamé la victoire : la partie { $id } est terminée.

## What a server offers

settings-paces =
    Cadences des nouveaux défis : { $offered }
    Par défaut : { $usual }
    Les changements sont enregistrés aussitôt.
select-paces = Choisis les cadences proposées
select-usual-pace = Choisis la cadence par défaut
