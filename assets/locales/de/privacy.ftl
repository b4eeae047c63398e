### Was über jemanden gespeichert ist.

deleted-player = Gelöschtes Mitglied
refused-challenged-deleted = Dein Gegenüber hat alle eigenen Daten gelöscht, darum kannst du es nicht herausfordern. Fordere mit `/challenge` jemand anderen heraus.
help-privacy = **Deine Daten:** `/settings` zeigt, was ich über dich speichere. Dort kannst du es herunterladen oder löschen.

privacy =
    {""}**Was ich über dich speichere und warum**
    - **Wer du bist:** deine Discord-ID, die Namen, unter denen Server dich zeigen, und deine Sprache, um zu zeigen, wer spielt, und dir zu schreiben.
    - **Was du spielst:** Herausforderungen, Gesuche, Turniere, Leitern, Partien mit jedem Zug und seiner Zeit, Uhren, Vorschläge, Ergebnisse und Wertungen, damit Partien weitergehen, nachgespielt werden können und zählen.
    - **Was du gewählt oder geschrieben hast:** Einstellungen, Erinnerungen, Zeitzone, Ruhezeit, Urlaub, wen du blockierst, was du verfolgst, bedingte Züge, ausprobierte Varianten und deine Notizen.
    - **Wo etwas steht:** die Nachrichten, in denen ich deine Partien zeige und dich erinnere, und Nachrichten, die ich noch senden muss.
    - **Was die Moderation tut:** Entscheidungen und Spielsperren, mit ihren Gründen.
    Nachrichten von dir speichere ich nicht: Die einzigen Texte sind Namen, Notizen, Gründe der Moderation und Beschreibungen von Servern. Mitglieder sehen, was Bretter, Listen, Ranglisten und Profile zeigen; deine Notizen und bedingten Züge sieht kein anderes Mitglied. Alles liegt in der Datenbank derer, die mich betreiben.
button-privacy-export = Meine Daten herunterladen
button-privacy-ask = Meine Daten löschen …
privacy-about = Alles, was über dich gespeichert ist, Tabelle für Tabelle. Zeiten sind Millisekunden seit 1970 (UTC).
privacy-about-large = Deine Daten sind zu groß für eine Datei bei Discord. Bitte diejenigen darum, die mich betreiben.
privacy-nothing = Über dich ist nichts gespeichert.

privacy-ask =
    {""}**Alles löschen, was über dich gespeichert ist?** Das lässt sich nicht rückgängig machen.
    - Deine laufenden Partien ({ $running }) enden sofort: Deine Gegenüber gewinnen, oder die Partie endet ohne Ergebnis, wenn ihr nicht beide zwei Züge gemacht habt. Deine offenen Herausforderungen ({ $open }) werden geschlossen.
    - Du verlässt deine Turniere, Leitern, Wettkämpfe und Gesuche, und dein Code gilt nicht mehr.
    - In beendeten Partien wirst du „{ deleted-player }“. Deine Gegenüber behalten sie und ihre Wertungen.
    - Deine Discord-ID, Namen, Einstellungen, Notizen, bedingte Züge, Erinnerungen, Urlaube und was du verfolgst werden entfernt.
    - Spielsperren und Blockierungen durch andere bleiben. Statt deiner Discord-ID behalte ich einen Fingerabdruck von ihr. Er verrät niemandem, wer du warst, aber ich erkenne dich daran, wenn du wiederkommst.
    - Was in Discord steht, bleibt dort mit deinem Namen; die Moderation kann es löschen. Sicherungen meiner Datenbank enthalten dich, bis sie gelöscht werden.
    - Rollen, die Server dir für deinen Platz gegeben haben, bleiben, bis die Moderation sie entfernt.
privacy-bans = Deine Spielsperren, die bleiben: { $count }.
button-privacy-delete = Ja, löschen …
button-privacy-keep = Nein, alles behalten
form-privacy-title = Alles über dich löschen
form-privacy-label = Schreib { privacy-word }
privacy-word = LÖSCHEN
privacy-not-typed = ⚠️ Nichts ist gelöscht: Du hast nicht { privacy-word } geschrieben.
privacy-kept = In Ordnung. Alles bleibt, wie es ist.
privacy-deleted = Alles, was über dich gespeichert war, ist gelöscht. Die letzten Spuren in unbenutzten Teilen der Datenbank sind in spätestens sechs Stunden weg. Wenn du wiederkommst, fängst du neu an.
