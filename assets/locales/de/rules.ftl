### The rules cards, in the project’s own words. A heading, the sentences, and a caption for each
### picture. The credit at the end must be shown wherever the rules are.

rules-repetition-heading = Wiederholung
rules-repetition = Entsteht dieselbe Stellung mit derselben Seite am Zug zum dritten Mal, endet die Partie remis.

## Courtyard

rules-courtyard-aim-heading = Ziel
rules-courtyard-aim = Bring deinen König früher als dein Gegenüber in den ummauerten Innenhof in der Mitte. Jede Seite hat einen König, vier Wächter und zehn Knechte. Gespielt wird nur auf den dunklen Feldern. Weiß beginnt.
rules-courtyard-aim-start = Die Startstellung. e6 und f5 sind der Innenhof.

rules-courtyard-pieces-heading = Züge
rules-courtyard-pieces =
    Alle Figuren ziehen diagonal auf freie Felder.
    • Ein **Knecht** geht ein Feld vorwärts.
    • Ein **Wächter** zieht ein oder zwei Felder in einer geraden Linie, vorwärts oder rückwärts.
    • Ein **König** geht ein Feld in jede Richtung.
rules-courtyard-pieces-pieces = Einige Züge von König, Wächter und Knecht.

rules-courtyard-jumps-heading = Schlagen
rules-courtyard-jumps = Spring mit einer Figur über eine benachbarte gegnerische Figur auf das freie Feld direkt dahinter. Die gegnerische Figur verlässt das Brett. Solange dieselbe Figur weiterspringen kann, spring mit ihr weiter (Aufhören kostet dich die Figur). Sie darf bei jedem Sprung die Richtung wechseln. Knechte springen nur vorwärts, Wächter und Könige in jede Richtung. Ein König kann nicht über den anderen König springen. Keine Figur springt über Figuren der eigenen Seite, und kein Zug verbindet einen Schritt mit Sprüngen.
rules-courtyard-jumps-jumps = Drei Figuren in einem Zug geschlagen.

rules-courtyard-courtyard-heading = Der Innenhof
rules-courtyard-courtyard = Nur ein König darf hinein, und nur durch den Eingang auf der fernen Seite: der weiße König von f7 nach e6, der schwarze von e4 nach f5. Sonst betritt nichts den Innenhof oder zieht hindurch.
rules-courtyard-courtyard-step-in = Der weiße König geht von f7 hinein.

rules-courtyard-jump-heading = Hineinspringen
rules-courtyard-jump = Ein König darf auch in den Innenhof springen, wenn sein Sprung über seinen Eingang führt. Ein Knecht oder ein Wächter auf einem Eingang hält den gegnerischen König also nicht auf.
rules-courtyard-jump-jump-in = Der schwarze König springt über den Knecht auf e4 hinein.

rules-courtyard-forfeit-heading = Versäumtes Schlagen kostet die Figur
rules-courtyard-forfeit =
    Du musst nicht schlagen. Aber eine Figur, die hätte springen können und es nicht tat, verlässt mit deinem Zug das Brett, selbst wenn es die gezogene Figur oder dein König ist.
    • Wenn du schlägst und so weit springst, wie diese Figur kann, verlierst du nichts, was auch immer sonst hätte schlagen können.
    • Wenn du aufhörst, obwohl dieselbe Figur weiterspringen könnte, verlierst du diese Figur.
    • Eine Figur ist sicher, wenn du eine andere auf das Feld ziehst, auf dem sie landen würde, sodass alle ihre Sprünge versperrt sind.
rules-courtyard-forfeit-forfeit = Der Wächter auf b3 kann nach d5 springen. Du verlierst ihn, außer wenn er springt oder der Knecht nach d5 zieht und das Landefeld versperrt.

rules-courtyard-choice-heading = Mehrmals das Schlagen versäumt
rules-courtyard-choice = Haben mehrere deiner Figuren das Schlagen versäumt, verlierst du nur eine davon: Dein Gegenüber wählt sie aus, entfernt sie und zieht dann.
rules-courtyard-choice-choice = Beide Wächter haben einen Sprung versäumt. Schwarz entfernt einen von ihnen und zieht dann.

rules-courtyard-return-heading = Knechte auf der letzten Reihe
rules-courtyard-return = Ein Knecht, der die letzte Reihe erreicht, bleibt dort, bis du einen Zug darauf verwendest, ihn auf ein beliebiges freies dunkles Feld deiner ersten Reihe zurückzustellen.
rules-courtyard-return-return = Der Knecht auf c10 kann auf drei Felder zurückkehren.

rules-courtyard-end-heading = Das Ende
rules-courtyard-end = Ein König im Innenhof gewinnt. Verlierst du deinen König, spielst du weiter; sind beide Könige verloren, endet die Partie remis. Wer keine Figur mehr hat, verliert. Wer am Zug ist und noch Figuren, aber keinen erlaubten Zug hat, verliert auch, außer wenn die andere Seite ebenfalls nicht ziehen könnte: Dann endet die Partie remis.

rules-courtyard-notation-heading = So schreibt man Züge
rules-courtyard-notation =
    Ein Zug nennt seine Felder vom ersten bis zum letzten.
    • `d3-e4`: ein Schritt.
    • `d4xf6xh8`: zwei Figuren in einem Zug geschlagen, mit Landung auf f6 und h8.
    • `a10>b1`: ein Knecht kehrt auf die erste Reihe zurück.
    • `*d4`: die Figur auf d4 hat das Schlagen versäumt und verlässt das Brett.
    Beim Eintippen kannst du die Zeichen weglassen: `d4 f6 h8`.

rules-courtyard-credit = Courtyard wurde 1963 von Len Kalich erfunden und 1983 von FunDynamics herausgegeben. Diese Regeln folgen dem Heft des Verlags und der Zusammenfassung von John Ayer. Wo beide eine Frage offen lassen, haben wir sie entschieden.

## King and Courtesan

rules-king-and-courtesan-aim-heading = Ziel
rules-king-and-courtesan-aim = Bring deinen König auf das Heimfeld deines Gegenübers oder schlag den gegnerischen König. Das Brett steht auf einer Ecke: Das Heimfeld von Rot ist das unterste Feld, das von Blau das oberste. Rot beginnt.
rules-king-and-courtesan-aim-start = Die Startstellung auf dem üblichen Brett. Jede Seite hat einen König, das ist ein Stapel aus zwei Steinen, und Kurtisanen.

rules-king-and-courtesan-step-heading = Schritte
rules-king-and-courtesan-step = Jede Figur geht auf ein freies Nachbarfeld in einer der drei Richtungen nach vorn, auf das gegnerische Heimfeld zu.
rules-king-and-courtesan-step-step = Wohin eine rote Kurtisane gehen kann.

rules-king-and-courtesan-capture-heading = Schlagen
rules-king-and-courtesan-capture = Jede Figur, auch dein König, schlägt eine gegnerische Figur auf einem der acht Felder um sie herum, indem sie deren Platz einnimmt.
rules-king-and-courtesan-capture-capture = Was eine blaue Kurtisane schlagen kann.

rules-king-and-courtesan-exchange-heading = Tausch
rules-king-and-courtesan-exchange = Dein König darf seinen oberen Stein an deine eigene Kurtisane auf einem Nachbarfeld in einer der drei Richtungen nach vorn abgeben. Diese Kurtisane wird zum König, und die Figur, die zurückbleibt, zur Kurtisane.
rules-king-and-courtesan-exchange-exchange = Zwei Kurtisanen, mit denen der rote König den Platz tauschen kann.

rules-king-and-courtesan-end-heading = Das Ende
rules-king-and-courtesan-end = Du gewinnst sofort, wenn du den gegnerischen König schlägst oder wenn dein König auf dem gegnerischen Heimfeld steht, ob durch einen Schritt, durch Schlagen oder durch einen Tausch. Einen Zug gibt es immer, niemand darf passen, und remis endet eine Partie nur durch Einigung oder Wiederholung.
rules-king-and-courtesan-end-end = Rot kann gewinnen, indem es den König schlägt oder seinen König auf das gegnerische Heimfeld tauscht.

rules-king-and-courtesan-notation-heading = So schreibt man Züge
rules-king-and-courtesan-notation =
    Ein Zug nennt seine Felder vom ersten bis zum letzten.
    • `a2-b3`: ein Schritt.
    • `a2xb3`: eine Figur wird geschlagen.
    • `a2=b3`: der König auf a2 und die Kurtisane auf b3 tauschen den Platz.
    Beim Eintippen kannst du die Zeichen weglassen: `a2 b3`.

rules-king-and-courtesan-credit = King and Courtesan stammt von Mark Steere, vom Mai 2022. Seine anderen Spiele gibt es auf marksteeregames.com.

## Guard & Towers

rules-guard-and-towers-aim-heading = Ziel
rules-guard-and-towers-aim = Schlag den gegnerischen Wächter oder bring deinen eigenen Wächter auf die gegnerische Burg. Jede Seite hat einen Wächter und sieben Steine, die sich zu Türmen stapeln. Rot beginnt.
rules-guard-and-towers-aim-start = Die Startstellung. d7 ist die Burg von Rot, d1 die von Blau.

rules-guard-and-towers-move-heading = Züge
rules-guard-and-towers-move = Alle Figuren ziehen gerade, waagerecht oder senkrecht, und nur über freie Felder. Ein Wächter zieht genau ein Feld weit. Von einem Turm kannst du beliebig viele der oberen Steine ziehen, und zwar genau so viele Felder weit, wie Steine ziehen. Die anderen bleiben.
rules-guard-and-towers-move-move = Ein, zwei oder drei Steine verlassen den Turm, ein, zwei oder drei Felder weit. Der Wächter zieht ein Feld.

rules-guard-and-towers-unite-heading = Vereinigen
rules-guard-and-towers-unite = Steine, deren Zug auf einem eigenen Turm endet, vereinigen sich mit ihm. Auf deinem eigenen Wächter endet kein Zug, und dein Wächter darf auf keinem deiner Türme stehen bleiben.
rules-guard-and-towers-unite-unite = Zwei der drei Steine schließen sich dem anderen Turm an.

rules-guard-and-towers-capture-heading = Schlagen
rules-guard-and-towers-capture = Was seinen vollen Zug auf einer gegnerischen Figur beendet, schlägt sie. Ein Wächter schlägt alles. Steine schlagen den gegnerischen Wächter oder einen Turm aus höchstens so vielen Steinen, wie ziehen.
rules-guard-and-towers-capture-capture = Zwei Steine schlagen den Zweierturm, der zwei Felder entfernt ist. Ein einzelner Stein kann den Zweierturm auf c5 nicht schlagen.

rules-guard-and-towers-end-heading = Das Ende
rules-guard-and-towers-end = Du gewinnst, wenn du den gegnerischen Wächter schlägst oder wenn dein Wächter auf der gegnerischen Burg steht. Wer ziehen muss, aber nicht kann, verliert.
rules-guard-and-towers-end-end = Der rote Wächter geht in die Burg von Blau.

rules-guard-and-towers-notation-heading = So schreibt man Züge
rules-guard-and-towers-notation =
    Ein Zug nennt seine Felder vom ersten bis zum letzten.
    • `c4-e4`: zwei Steine ziehen von c4 nach e4. Es ziehen so viele Steine, wie sie Felder weit gehen.
    • `c4xe4`: sie schlagen, was auf e4 steht.
    Beim Eintippen kannst du die Zeichen weglassen: `c4 e4`.

rules-guard-and-towers-credit = Guard & Towers wurde 1997 von Christoph Endres und Robert Wirth geschaffen. Diese Regeln folgen ihrem Regelblatt. Es sagt nicht, wer beginnt; hier ist es Rot.

## King’s Court

rules-kings-court-aim-heading = Ziel
rules-kings-court-aim = Sei die letzte Seite mit Steinen im Hof, den sechzehn Feldern c3 bis f6 in der Mitte. Jede Seite hat 24 Steine um ihn herum. Orange beginnt.
rules-kings-court-aim-start = Die Startstellung.

rules-kings-court-opening-heading = Die ersten beiden Züge
rules-kings-court-opening = Der erste Zug von Orange ist ein Schritt in den Hof. Grün antwortet mit einem Schritt hinein über den gegenüberliegenden Rand. In diesen beiden Zügen gibt es keine Sprünge.
rules-kings-court-opening-opening = Orange kam von Süden, also kommt Grün von Norden.

rules-kings-court-move-heading = Züge
rules-kings-court-move = Geh ein Feld nach oben, unten, links oder rechts. Oder spring über einen benachbarten Stein, gleich welcher Farbe, auf das freie Feld direkt dahinter, mit demselben Stein so oft du willst und in beliebig wechselnder Richtung. Übersprungene gegnerische Steine verlassen das Brett, deine eigenen bleiben. Springen musst du nie. Sprünge, die zum Ausgangsfeld zurückführen und nichts schlagen, sind kein Zug.
rules-kings-court-move-chain = Ein Zug: über einen eigenen Stein, zwei gegnerische, einen eigenen und einen gegnerischen.

rules-kings-court-court-heading = Der Hof
rules-kings-court-court = Am Ende deines Zuges musst du einen Stein im Hof haben. Wo dein Stein mitten in seinen Sprüngen war, spielt keine Rolle.
rules-kings-court-court-court = Der einzige Stein von Orange im Hof darf darin ziehen oder schlagen, ihn aber nicht verlassen.

rules-kings-court-end-heading = Das Ende
rules-kings-court-end = Sobald beide ihren ersten Zug gemacht haben, verliert, wer keinen Stein im Hof hat. Ebenso verliert, wer ziehen muss, aber nicht kann.

rules-kings-court-notation-heading = So schreibt man Züge
rules-kings-court-notation =
    Ein Zug nennt seine Felder vom ersten bis zum letzten.
    • `c2-c3`: ein Schritt.
    • `a1^a3`: ein Sprung über einen eigenen Stein, der stehen bleibt.
    • `a3xc3`: ein Sprung, der schlägt.
    • `a1^a3xc3xe3`: drei Sprünge in einem Zug.
    Beim Eintippen kannst du die Zeichen weglassen: `a1 a3 c3 e3`.

rules-kings-court-credit = King’s Court: Das Regelblatt nennt keinen Autor. Diese Regeln folgen dem englischen Blatt des Verlags. Wo es eine Frage offen lässt, haben wir sie entschieden.
