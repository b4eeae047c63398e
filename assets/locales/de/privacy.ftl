### Was über jemanden gespeichert ist.

deleted-player = Gelöschtes Konto
refused-challenged-deleted = Dein Gegenüber hat die eigenen Daten gelöscht. Fordere mit `/challenge` jemand anderen heraus.
help-privacy = **Deine Daten:** In `/settings` kannst du sie ansehen, herunterladen oder löschen.

privacy =
    {""}**Was ich über dich speichere und warum**
    - **Wer du bist:** deine Discord-ID, deine Namen auf Servern und deine Sprache, um zu zeigen, wer spielt, und dir zu schreiben.
    - **Was du spielst:** Herausforderungen, Suchen, Turniere, Leitern, Wettkämpfe, Partien mit allen Zügen und Zeiten, Uhren, Vorschläge, Ergebnisse und Wertungen, damit Partien laufen, nachgespielt werden können und zählen.
    - **Was du wählst oder schreibst:** Einstellungen, Erinnerungen, Zeitzone, Ruhezeit, Urlaub, wen du blockierst, was du verfolgst, bedingte Züge, ausprobierte Züge und Notizen.
    - **Wo etwas steht:** meine Nachrichten mit deinen Partien und Erinnerungen, auch die noch nicht gesendeten.
    - **Was die Moderation tut:** Entscheidungen und Spielsperren, mit Gründen.
    Nachrichten von dir speichere ich nicht; die einzigen Texte sind Namen, Notizen, Gründe der Moderation und Beschreibungen von Servern. Mitglieder sehen Bretter, Listen, Ranglisten und Profile, aber nicht deine Notizen und bedingten Züge. Alles liegt in der Datenbank derer, die mich betreiben.
button-privacy-export = Meine Daten herunterladen
button-privacy-ask = Meine Daten löschen …
privacy-about = Alles, was über dich gespeichert ist. Zeiten sind Millisekunden seit 1970 (UTC).
privacy-about-large = Deine Daten sind zu groß für Discord. Bitte diejenigen darum, die mich betreiben.
privacy-nothing = Über dich ist nichts gespeichert.

privacy-ask =
    {""}**Alles löschen, was über dich gespeichert ist?** Das lässt sich nicht rückgängig machen.
    - Deine laufenden Partien ({ $running }) enden sofort: Deine Gegenüber gewinnen, oder es gibt kein Ergebnis, wenn ihr nicht beide zwei Züge gemacht habt. Deine offenen Herausforderungen ({ $open }) werden geschlossen.
    - Du verlässt deine Turniere, Leitern, Wettkämpfe und Suchen, und dein Code gilt nicht mehr.
    - In beendeten Partien wirst du „{ deleted-player }“. Deine Gegenüber behalten sie und ihre Wertungen.
    - Deine Discord-ID, Namen, Einstellungen, Notizen, bedingten Züge, Erinnerungen, Urlaube und was du verfolgst werden entfernt.
    - Spielsperren und Blockierungen durch andere bleiben. Ich behalte einen Fingerabdruck deiner Discord-ID: Er verrät niemandem, wer du warst, aber ich erkenne dich daran.
    - Nachrichten auf Discord bleiben, mit deinem Namen; die Moderation kann sie löschen. Sicherungen enthalten deine Daten, bis sie gelöscht werden.
    - Rollen für deinen Platz bleiben, bis die Moderation sie entfernt.
privacy-bans = Deine Spielsperren, die bleiben: { $count }.
button-privacy-delete = Ja, löschen …
button-privacy-keep = Nein, alles behalten
form-privacy-title = Alles über dich löschen
form-privacy-label = Schreib { privacy-word }
privacy-word = LÖSCHEN
privacy-not-typed = ⚠️ Nichts wurde gelöscht: Du hast nicht { privacy-word } geschrieben.
privacy-kept = Nichts wurde gelöscht.
privacy-deleted = Deine Daten sind gelöscht. Die letzten Spuren in der Datenbank sind in spätestens sechs Stunden weg. Wenn du wiederkommst, fängst du neu an.
