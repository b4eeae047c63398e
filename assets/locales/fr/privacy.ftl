### Ce qui est enregistré sur quelqu’un.

deleted-player = Compte supprimé
command-privacy = Vois ce que j’enregistre sur toi et pourquoi ; récupère tout ou fais tout supprimer
refused-challenged-deleted = Ton adversaire a fait tout supprimer : personne ne sait qui défier. Lance un défi à quelqu’un d’autre avec `/challenge`.
help-privacy = **Tes données :** `/privacy` dit ce que j’enregistre sur toi, te le donne et le supprime.

privacy =
    {""}**Ce que j’enregistre sur toi, et pourquoi**
    - **Qui tu es :** ton identifiant Discord, les noms sous lesquels les serveurs te montrent et ta langue, pour montrer qui joue et t’écrire.
    - **Ce que tu joues :** défis, recherches, tournois, échelles, parties avec chaque coup et son heure, pendules, propositions, résultats et cotes, pour que les parties continuent, puissent être revues et comptent.
    - **Ce que tu as choisi ou écrit :** réglages, rappels, fuseau horaire, heures calmes, vacances, qui tu bloques, ce que tu suis, coups conditionnels, suites essayées et tes notes.
    - **Où se trouvent les choses :** les messages où je montre tes parties et te fais des rappels, et ce que je dois encore dire.
    - **Ce que font les modérateurs :** décisions et exclusions du jeu, avec leurs raisons.
    Je ne garde aucun de tes messages : les seuls textes sont les noms, les notes, les raisons des modérateurs et ce que les serveurs disent d’eux. Les membres voient ce que montrent plateaux, listes, classements et profils ; personne d’autre qui joue ne voit tes notes ni tes coups conditionnels. Tout est dans la base de données des personnes qui m’hébergent.
button-privacy-export = Donne-moi tout
button-privacy-ask = Tout supprimer…
privacy-about = Tout ce qui est enregistré sur toi, table par table. Les heures sont en millisecondes depuis 1970 (UTC).
privacy-about-large = Tes données ne tiennent pas dans un fichier Discord. Demande-les aux personnes qui m’hébergent.
privacy-nothing = Rien n’est enregistré sur toi.

privacy-ask =
    {""}**Supprimer tout ce qui est enregistré sur toi ?** C’est définitif.
    - Tes parties en cours ({ $running }) se terminent tout de suite : tes adversaires gagnent, ou personne là où vous n’avez pas joué deux coups chacun. Tes défis ouverts ({ $open }) sont fermés.
    - Tu quittes tes tournois, échelles, rencontres et recherches, et ton code n’est plus valable.
    - Dans les parties terminées, tu deviens « { deleted-player } ». Tes adversaires les gardent, avec leurs cotes.
    - Ton numéro dans Discord, tes noms, réglages, notes, coups conditionnels, rappels, vacances et ce que tu suis sont retirés.
    - Les exclusions du jeu et les blocages par d’autres restent. Au lieu de ton numéro, j’en garde un qui en est calculé et ne dit à personne qui tu étais, mais auquel je te reconnais si tu reviens.
    - Ce qui est publié dans Discord y reste, avec ton nom ; les modérateurs peuvent le supprimer. Les sauvegardes de ma base de données te gardent jusqu’à leur suppression.
    - Les rôles que des serveurs t’ont donnés pour ta place restent jusqu’à ce que la modération les retire.
privacy-bans = Tes exclusions du jeu, qui restent : { $count }.
button-privacy-delete = Oui, supprimer…
button-privacy-keep = Non, tout garder
form-privacy-title = Supprimer tout ce qui te concerne
form-privacy-label = Écris { privacy-word }
privacy-word = SUPPRIMER
privacy-not-typed = ⚠️ Rien n’est supprimé : tu n’as pas écrit { privacy-word }.
privacy-kept = Bien. Tout reste comme avant.
privacy-deleted = Tout ce qui était enregistré sur toi est supprimé. Les dernières traces dans les parties inutilisées de la base de données disparaissent en six heures au plus. Si tu fais encore quelque chose ici, tu recommences à zéro.
