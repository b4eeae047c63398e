### Matches between two servers.

match-begins = **{ $game }**, Partie { $id } beginnt: { $first } gegen { $second }.
refused-other-server = An Partie { $id } ist noch ein anderer Server beteiligt. Du kannst gegen das Mitglied dieses Servers entscheiden oder die Partie abbrechen; über alles andere entscheidet die Verwaltung des anderen Servers.

## Codes

command-code = Zeigt den Code, mit dem dich Mitglieder anderer Server herausfordern können
command-challenge-code = Der Code eines Mitglieds eines anderen Servers, statt einer Person von hier
    .name = code
code-none = Du hast keinen Code. Mit einem können dich Mitglieder anderer Server mit `/challenge` und der Option `code` herausfordern, und du liest ihre Herausforderungen in diesem Kanal. Nur wem du den Code gibst, kann dich finden.
code-yours =
    {""}**Dein Code:** { $code }
    Wer ihn hat, kann dich von einem anderen Server mit `/challenge` und der Option `code` herausfordern. Du liest das in { $channel }.
    Ein neuer Code beendet diesen und bringt Herausforderungen dorthin, wo du die Schaltfläche drückst.
button-make-code = Code erstellen
button-new-code = Neuer Code
button-no-code = Kein Code mehr
challenge-sent-by-code = Herausforderung { $id } ist auf dem Weg zum anderen Server. Ihre Karte hier zeigt, was daraus wird.
challenge-unreached = Deine Herausforderung { $id } kann auf dem anderen Server nicht gezeigt werden und ist zurückgezogen. Frag nach einem neuen Code.
refused-no-such-code = Mit diesem Code kann niemand herausgefordert werden. Codes sehen aus wie `ABCD-EFGH`; frag nach, ob er noch stimmt.
refused-pace-elsewhere = Der andere Server bietet diese Bedenkzeit nicht an. Wähle eine andere.
refused-elsewhere = Der andere Server lässt eine oder einen von euch dort nicht spielen.
refused-member-and-code = Nenne jemanden von diesem Server oder einen Code, nicht beides.
help-between = **Andere Server:** `/code` gibt dir einen Code. Wer ihn hat, kann dich mit `/challenge` von einem anderen Server herausfordern. Alle spielen zu Hause, und beide Server sehen jedes Brett. Wer einen der Server verwaltet, darf so eine Partie abbrechen, außer in einem Wettkampf, und sonst nur gegen das eigene Mitglied entscheiden.
