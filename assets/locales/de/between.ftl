### Matches between two servers.

match-starter = **{ $game }** { $id }: { $first } gegen { $second }. { $then ->
    [begins] Die Partie beginnt.
    [goes-on] Die Partie geht hier weiter.
   *[challenge] Die Herausforderung steht in { $channel }.
}
refused-other-server = Partie { $id } wird auch auf einem anderen Server gespielt. Du kannst nur gegen das Mitglied dieses Servers entscheiden oder sie ohne Ergebnis abbrechen.

## Codes

code-none = Du hast keinen Code. Wer einen von dir bekommt, kann dich von einem anderen Server herausfordern (`/challenge`, Option `code`). Herausforderungen erscheinen in diesem Kanal.
code-yours =
    {""}**Dein Code:** { $code }
    Wer ihn hat, kann dich von einem anderen Server herausfordern (`/challenge`, Option `code`). Herausforderungen erscheinen in { $channel }.
    Ein neuer Code ersetzt diesen; Herausforderungen erscheinen dann in dem Kanal, in dem du ihn erstellst.
code-lost = Dein Code { $code } gilt nicht mehr: Der Kanal, in dem Herausforderungen erschienen, wurde gelöscht. Erstelle einen neuen in dem Kanal, in dem sie erscheinen sollen.
button-make-code = Code erstellen
button-new-code = Neuer Code
button-no-code = Code löschen
challenge-sent-by-code = Herausforderung { $id } ist auf dem Weg zum anderen Server. Die Nachricht dazu zeigt die Antwort.
challenge-unreached = Herausforderung { $id } konnte auf dem anderen Server nicht gezeigt werden, darum habe ich sie zurückgezogen. Frag nach einem neuen Code.
refused-many-codes = Du hast viele Codes versucht, die nicht funktionieren. Du kannst es { $until } wieder versuchen.
refused-no-such-code = Dieser Code funktioniert nicht. Codes sehen aus wie `ABCD-EFGH`; frag nach, ob er noch stimmt.
refused-pace-elsewhere = Der andere Server bietet diese Bedenkzeit nicht an. Wähle eine andere.
refused-elsewhere = Auf dem anderen Server darf eine Person von euch beiden nicht spielen.
refused-member-and-code = Wähle ein Gegenüber oder gib einen Code ein, nicht beides.
help-between = **Andere Server:** `/settings` gibt dir einen Freundescode. Wer ihn hat, kann dich von einem anderen Server herausfordern. Jede Seite spielt auf ihrem eigenen Server, und beide Server sehen die Bretter.
