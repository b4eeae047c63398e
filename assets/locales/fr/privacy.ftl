### Ce qui est enregistré sur quelqu’un.

deleted-player = Compte supprimé
refused-challenged-deleted = Cette personne a supprimé ses données. Défie quelqu’un d’autre avec `/challenge`.
help-privacy = **Tes données :** consulte-les, télécharge-les ou supprime-les dans `/settings`.

privacy =
    {""}**Ce que j’enregistre sur toi, et pourquoi**
    - **Qui tu es :** ton identifiant Discord, tes noms sur les serveurs et ta langue, pour montrer qui joue et t’écrire.
    - **Ce que tu joues :** défis, recherches, tournois, échelles, rencontres, parties avec tous les coups et leurs heures, pendules, propositions, résultats et cotes, pour que les parties continuent, puissent être revues et comptent.
    - **Ce que tu choisis ou écris :** réglages, rappels, fuseau horaire, heures calmes, vacances, qui tu bloques, ce que tu suis, coups conditionnels, coups essayés et notes.
    - **Où je t’écris :** mes messages avec tes parties et tes rappels, et ceux encore à envoyer.
    - **Ce que fait la modération :** décisions et exclusions, avec leurs raisons.
    Je ne garde pas tes messages ; les seuls textes sont les noms, les notes, les raisons de la modération et les descriptions des serveurs. Les membres voient plateaux, listes, classements et profils, mais pas tes notes ni tes coups conditionnels. Tout est dans la base de données des personnes qui m’hébergent.
button-privacy-export = Télécharger mes données
button-privacy-ask = Supprimer mes données…
privacy-about = Tout ce qui est enregistré sur toi. Les heures sont en millisecondes depuis 1970 (UTC).
privacy-about-large = Tes données sont trop grandes pour Discord. Demande-les aux personnes qui m’hébergent.
privacy-nothing = Rien n’est enregistré sur toi.

privacy-ask =
    {""}**Supprimer tout ce qui est enregistré sur toi ?** C’est définitif.
    - Tes parties en cours ({ $running }) se terminent tout de suite : tes adversaires gagnent, ou il n’y a pas de résultat si vous n’avez pas joué deux coups chacun. Tes défis ouverts ({ $open }) sont fermés.
    - Tu quittes tes tournois, échelles, rencontres et recherches, et ton code n’est plus valable.
    - Dans les parties terminées, tu deviens « { deleted-player } ». Tes adversaires les gardent, avec leurs cotes.
    - Ton identifiant Discord, tes noms, réglages, notes, coups conditionnels, rappels, vacances et ce que tu suis sont supprimés.
    - Les exclusions et les blocages par d’autres restent. Je garde une empreinte de ton identifiant Discord, qui ne dit à personne qui tu étais mais me permet de te reconnaître.
    - Les messages sur Discord restent, avec ton nom ; la modération peut les supprimer. Les sauvegardes gardent tes données jusqu’à leur suppression.
    - Les rôles obtenus pour ta place restent jusqu’à ce que la modération les retire.
privacy-bans = Tes exclusions, qui restent : { $count }.
button-privacy-delete = Oui, supprimer…
button-privacy-keep = Non, tout garder
form-privacy-title = Supprimer tout ce qui te concerne
form-privacy-label = Écris { privacy-word }
privacy-word = SUPPRIMER
privacy-not-typed = ⚠️ Rien n’a été supprimé : tu n’as pas écrit { privacy-word }.
privacy-kept = Rien n’a été supprimé.
privacy-deleted = Tes données sont supprimées. Les dernières traces dans la base de données auront disparu en six heures au plus. Si tu reviens, tu recommences à zéro.
