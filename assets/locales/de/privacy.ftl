### Was über jemanden gespeichert ist.

deleted-player = Gelöschtes Mitglied
command-privacy = Sieh, was ich über dich speichere und warum; nimm alles mit oder lass es löschen
refused-challenged-deleted = Dein Gegenüber hat alles löschen lassen. Fordere mit `/challenge` jemand anderen heraus.
help-privacy = **Deine Daten:** `/privacy` sagt, was ich über dich speichere, gibt es dir und löscht es.

privacy =
    {""}**Was ich über dich speichere und warum**
    - **Wer du bist:** deine Discord-ID, die Namen, unter denen Server dich zeigen, und deine Sprache, um zu zeigen, wer spielt, und dir zu schreiben.
    - **Was du spielst:** Herausforderungen, Gesuche, Turniere, Leitern, Partien mit jedem Zug und seiner Zeit, Uhren, Vorschläge, Ergebnisse und Wertungen, damit Partien weitergehen, nachgespielt werden können und zählen.
    - **Was du gewählt oder geschrieben hast:** Einstellungen, Erinnerungen, Zeitzone, Ruhezeiten, Urlaub, wen du blockierst, was du verfolgst, bedingte Züge, ausprobierte Zugfolgen und deine Notizen.
    - **Wo etwas steht:** die Nachrichten, in denen ich deine Partien zeige und dich erinnere, und was ich noch zu sagen habe.
    - **Was Moderatoren tun:** Entscheidungen und Spielsperren, mit ihren Gründen.
    Nachrichten von dir behalte ich nicht: Texte sind nur Namen, Notizen, Gründe von Moderatoren und was Server über sich sagen. Mitglieder sehen, was Bretter, Listen, Ranglisten und Profile zeigen; deine Notizen und bedingten Züge sieht niemand sonst, der spielt. Alles liegt in der Datenbank derer, die mich betreiben.
button-privacy-export = Gib mir alles
button-privacy-ask = Alles löschen …
privacy-about = Alles, was über dich gespeichert ist, Tabelle für Tabelle. Zeiten sind Millisekunden seit 1970 (UTC).
privacy-about-large = Über dich ist mehr gespeichert, als in eine Datei bei Discord passt. Bitte diejenigen darum, die mich betreiben.
privacy-nothing = Über dich ist nichts gespeichert.

privacy-ask =
    {""}**Alles löschen, was über dich gespeichert ist?** Das lässt sich nicht rückgängig machen.
    - Deine laufenden Partien ({ $running }) enden sofort: Deine Gegenüber gewinnen, oder niemand, wenn ihr nicht beide zwei Züge gemacht habt. Deine offenen Herausforderungen ({ $open }) werden geschlossen.
    - Du verlässt deine Turniere, Leitern, Wettkämpfe und Gesuche, und dein Code gilt nicht mehr.
    - In beendeten Partien wirst du „{ deleted-player }“. Deine Gegenüber behalten sie und ihre Wertungen.
    - Deine Nummer bei Discord, Namen, Einstellungen, Notizen, bedingte Züge, Erinnerungen, Urlaube und was du verfolgst werden entfernt.
    - Spielsperren und Blockierungen durch andere bleiben. Statt deiner Nummer behalte ich eine, die aus ihr errechnet ist und niemandem verrät, wer du warst, an der ich dich aber erkenne, wenn du wiederkommst.
    - Was in Discord steht, bleibt dort mit deinem Namen; Moderatoren können es löschen. Sicherungen meiner Datenbank enthalten dich, bis sie gelöscht werden.
    - Rollen, die Server dir für deinen Platz gegeben haben, bleiben, bis jemand von der Moderation sie nimmt.
privacy-bans = Deine Spielsperren, die bleiben: { $count }.
button-privacy-delete = Ja, löschen …
button-privacy-keep = Nein, alles behalten
form-privacy-title = Alles über dich löschen
form-privacy-label = Schreib { privacy-word }
privacy-word = LÖSCHEN
privacy-not-typed = ⚠️ Nichts ist gelöscht: Du hast nicht { privacy-word } geschrieben.
privacy-kept = Gut. Alles bleibt, wie es ist.
privacy-deleted = Alles, was über dich gespeichert war, ist gelöscht. Die letzten Spuren in unbenutzten Teilen der Datenbank sind in spätestens sechs Stunden weg. Wenn du hier wieder etwas tust, fängst du neu an.
