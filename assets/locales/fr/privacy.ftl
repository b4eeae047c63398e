### Ce qui est enregistré sur quelqu’un.

deleted-player = Compte supprimé
refused-challenged-deleted = Cette personne a supprimé toutes ses données, donc je ne peux pas la défier pour toi. Défie quelqu’un d’autre avec `/challenge`.
help-privacy = **Tes données :** `/settings` montre ce que j’enregistre sur toi et te permet de le télécharger ou de le supprimer.

privacy =
    {""}**Ce que j’enregistre sur toi, et pourquoi**
    - **Qui tu es :** ton identifiant Discord, tes noms sur les serveurs et ta langue, pour montrer qui joue et t’écrire.
    - **Ce que tu joues :** défis, recherches, tournois, échelles, parties avec chaque coup et son heure, pendules, propositions, résultats et cotes, pour que les parties continuent, puissent être revues et comptent.
    - **Ce que tu as choisi ou écrit :** réglages, rappels, fuseau horaire, heures calmes, vacances, qui tu bloques, ce que tu suis, coups conditionnels, variantes essayées et tes notes.
    - **Où je t’écris :** les messages avec tes parties et tes rappels, et ceux que je dois encore envoyer.
    - **Ce que fait la modération :** décisions et exclusions, avec leurs raisons.
    Je ne garde aucun de tes messages : les seuls textes sont les noms, les notes, les raisons de la modération et les descriptions des serveurs. Les membres voient ce que montrent plateaux, listes, classements et profils ; aucun autre membre ne voit tes notes ni tes coups conditionnels. Tout est dans la base de données des personnes qui m’hébergent.
button-privacy-export = Télécharger mes données
button-privacy-ask = Supprimer mes données…
privacy-about = Tout ce qui est enregistré sur toi, table par table. Les heures sont en millisecondes depuis 1970 (UTC).
privacy-about-large = Tes données ne tiennent pas dans un fichier Discord. Demande-les aux personnes qui m’hébergent.
privacy-nothing = Rien n’est enregistré sur toi.

privacy-ask =
    {""}**Supprimer tout ce qui est enregistré sur toi ?** C’est définitif.
    - Tes parties en cours ({ $running }) se terminent tout de suite : tes adversaires gagnent, ou la partie se termine sans résultat si vous n’avez pas joué deux coups chacun. Tes défis ouverts ({ $open }) sont fermés.
    - Tu quittes tes tournois, échelles, rencontres et recherches, et ton code n’est plus valable.
    - Dans les parties terminées, tu deviens « { deleted-player } ». Tes adversaires les gardent, avec leurs cotes.
    - Ton identifiant Discord, tes noms, réglages, notes, coups conditionnels, rappels, vacances et ce que tu suis sont supprimés.
    - Les exclusions et les blocages par d’autres restent. Au lieu de ton identifiant Discord, j’en garde une empreinte, qui ne dit à personne qui tu étais mais me permet de te reconnaître si tu reviens.
    - Les messages déjà sur Discord y restent, avec ton nom ; la modération peut les supprimer. Les sauvegardes de ma base de données gardent tes données jusqu’à leur suppression.
    - Les rôles que des serveurs t’ont donnés pour ta place restent jusqu’à ce que la modération les retire.
privacy-bans = Tes exclusions, qui restent : { $count }.
button-privacy-delete = Oui, supprimer…
button-privacy-keep = Non, tout garder
form-privacy-title = Supprimer tout ce qui te concerne
form-privacy-label = Écris { privacy-word }
privacy-word = SUPPRIMER
privacy-not-typed = ⚠️ Rien n’a été supprimé : tu n’as pas écrit { privacy-word }.
privacy-kept = D’accord. Tout reste comme avant.
privacy-deleted = Tout ce qui était enregistré sur toi est supprimé. Les dernières traces dans les parties inutilisées de la base de données auront disparu en six heures au plus. Si tu reviens, tu recommences à zéro.
