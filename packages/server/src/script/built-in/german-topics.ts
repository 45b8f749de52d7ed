// 'Grenzkonflikt: Thailand wirft Kambodscha den Bruch der Waffenruhe vor': behind a German topic stands a sentence of its own. Where it says who acts, and
// the topic is a field that could not speak, nothing is lost without it.

/** What somebody says, wants or does, by its finite verb. */
export const VERB =
  /^(?:sagt|sagen|warnt|warnen|fordert|fordern|verlangt|verlangen|kritisiert|kritisieren|wirft|werfen|lehnt|lehnen|will|wollen|plant|planen|kündigt|kündigen|verspricht|versprechen|droht|drohen|meldet|melden|bestätigt|bestätigen|dementiert|bestreitet|bestreiten|erwartet|erwarten|rechnet|rechnen|hofft|hoffen|fürchtet|fürchten|sieht|sehen|ruft|rufen|bittet|bitten|bietet|bieten|rät|raten|empfiehlt|empfehlen|begrüßt|begrüßen|verurteilt|verurteilen|verteidigt|verteidigen|erhöht|erhöhen|senkt|senken|verschärft|verschärfen|lockert|lockern|verlängert|verlängern|verbietet|verbieten|erlaubt|erlauben|beschließt|beschließen|billigt|billigen|stoppt|stoppen|startet|starten|beginnt|beginnen|beendet|beenden|verhängt|verhängen|verschiebt|verschieben|schließt|schließen|öffnet|öffnen|eröffnet|eröffnen|baut|bauen|streicht|streichen|kürzt|kürzen|kauft|kaufen|übernimmt|übernehmen|verkauft|verkaufen|zieht|ziehen|schickt|schicken|entsendet|entsenden|liefert|liefern|setzt|setzen|stellt|stellen|legt|legen|gibt|geben|nimmt|nehmen|macht|machen|trifft|treffen|empfängt|empfangen|reist|reisen|besucht|besuchen|greift|greifen|bombardiert|bombardieren|übergibt|übergeben|präsentiert|präsentieren|zeigt|zeigen|räumt|räumen|weist|weisen|widerspricht|widersprechen|reagiert|reagieren|prüft|prüfen|ermittelt|ermitteln|klagt|klagen|verklagt|verklagen|gewinnt|gewinnen|verliert|verlieren|steigt|steigen|sinkt|sinken|wächst|wachsen|fällt|fallen|schrumpft|schrumpfen|verzeichnet|verzeichnen|gehen|geht|bleibt|bleiben|darf|dürfen|muss|müssen|kann|können|stirbt|sterben|stürzt|stürzen|evakuiert|evakuieren|ernennt|ernennen|wählt|wählen|wechselt|wechseln|entlässt|entlassen|hält|halten|holt|holen|bringt|bringen|sucht|suchen|findet|finden|verdient|verdienen|investiert|investieren|steckt|stecken|spart|sparen|zahlt|zahlen|verzögert|verzögern|bremst|bremsen|sorgt|sorgen|rückt|rücken|lässt|lassen|dringt|pocht|erklärt|erklären|spricht|sprechen|ehrt|ehren|gedenkt|gedenken|feuert|feuern|testet|testen|annektiert|erobert|erobern|stimmt|stimmen|einigt|einigen|verhandelt|verhandeln|unterzeichnet|unterzeichnen|unterstützt|unterstützen|stärkt|stärken|reformiert|ersetzt|ersetzen|führt|führen|nennt|nennen|lobt|loben)$/u

/** Fields and quarrels without a place: what is told in them has its own actors. */
const FIELD =
  /^(?:\p{Lu}\p{L}+e[rs]? |\p{Lu}\p{L}+-)?\p{L}*(?:verkehr|politik|markt|märkte|system|wesen|bildung|(?<!lo)rente|pflege|medizin|migration|einwanderung|asyl|klimawandel|klimaschutz|umweltschutz|datenschutz|verbraucherschutz|artenschutz|tierschutz|kinderschutz|zivilschutz|digitalisierung|raumfahrt|luftfahrt|schifffahrt|tourismus|inflation|konjunktur|arbeitslosigkeit|kriminalität|extremismus|antisemitismus|grenzkonflikt|handelskonflikt|handelsstreit|zollstreit|zollkonflikt|kurzarbeit|börse|wetter|wetterausblick|steuern|energiewende|wärmewende|verkehrswende|wehrpflicht|wehrdienst|bürgergeld|mindestlohn|strompreise?|gaspreise?|spritpreise?|mieten|elektroschrott|atomkraft|kernenergie|windkraft|solarenergie|rüstung|aufrüstung|abrüstung|dürre|hitze|energiekosten|heizkosten|baukosten|chatkontrolle|böllerverbot|handyverbot|tempolimit|social media|hass im netz|lateinamerika|südamerika|künstliche intelligenz|(?<!\p{L})ki)$/iu
/** After what, and in spite of what, somebody acts: no figure and no place is lost with it. */
const OCCASION =
  /^(?:Nach|Trotz|Wegen|Angesichts|Kurz (?:vor|nach)|Auch per) (?!.* (?:in|im|auf|bei|von|vom|an|am|aus|vor|gegen|bis) )[^\d]+$/u
/** The page, not the paper, speaks so. */
const LIVE = /^Live(?:blog|ticker)? ?\p{Lu}/u
/** They end like a field, and speak. */
const SPEAKS =
  /(?:bund|verband|amt|ministerium|institut|zentrum|verein|behörde|rat)$|^(?:Deutsche|Frankfurter|Wiener|Londoner) Börse$/iu

/** Whom a topic may have named: 'the police' of which town, 'the court' in which case. */
const ROLE =
  /^(?:(?:Die|Der|Das|Den|Ein|Eine|Viele|Mehrere|Zahlreiche|Einige|Zwei|Drei|Alle) )?(?:Polizei|Polizisten|Ermittler|Gericht|Richter\p{L}*|Staatsanwaltschaft|Staatsanwält\p{L}+|Feuerwehr|Behörden?|Stadt|Gemeinde|Land|Verwaltung|Eltern|Mann|Frau|Männer|Frauen|Zeugen?|Anwohner|Familie|Experten?|Forscher|Partei|Verein|Chef\p{L}*|Trainer|Regierung|Minister\p{L}*|Präsident\p{L}*|Opfer|Täter|Angeklagte\p{L}*|Verdächtige\p{L}*|Tatverdächtige\p{L}*|Anwalt|Anwälte|Verteidig\p{L}+|Kläger\p{L}*|Betroffene|Bewohner|Kritiker|Opposition|Gegner|Helfer|Retter|Konzern|Unternehmen|Firma|Firmen|Hersteller|Betreiber|Bürgermeister\p{L}*|Oberbürgermeister\p{L}*|Sprecher\p{L}*|Schüler|Lehrer|Kind|Kinder|Jugendliche|Fahrer\p{L}*|Pilot\p{L}*|Passagiere|Reisende|Fahrgäste|Kunden|Mieter|Patienten|Ärzte|Nachbarn?|Union|Fans|Spieler|Debatte|Streit|Kritik|Zahl|Verkauf|Lage|Suche|Einigung|Verhandlungen)$/u
/** Of what, only the topic says: 'DGB fordert Erhöhung auf 15 Euro'. */
const OF_TOPIC =
  /(?<!\p{L})(?:Sanktionen|Prozent|Limit|Laufzeit|Obergrenze|Grenze|Quote|Rekord\p{L}*|Höchststand|Tiefstand|Erhöhung|Senkung|Anhebung|Reform|Reformen|Abschaffung|Ausbau|Änderung|Änderungen|Aus|Ende|Stopp|Kürzung|Kürzungen|Verlängerung|Verschärfung|Lockerung|Maßnahmen|Regeln?|Gesetz|Anstieg|Rückgang|Verzicht|Verbot|Pflicht|Rückkehr|Einführung|Umsetzung|Start|Klarheit|Bedenken|Zweifel|Modell|Konzept|Frist|Gespräche?|Vertrag|Abkommen|Deal|Ausnahmen?|Tempo|Geld|Hilfen?|Kosten|Versäumnisse|Fehler|Bilanz|Wende)(?! (?:der|des|von|vom|für|bei|im|zum|zur|an|am|mit|gegen|über) )(?!\p{L})|(?<!\p{L})(?:Einigung|Kompromiss|Vorschlag|Vorschläge|Plan|Pläne|Entwurf|Kritik|Forderung|Vorstoß|Entscheidung|Beschluss|Urteil|Debatte|Streit|Antwort|Lösung|Widerstand|Zustimmung|Ablehnung|Angebot)(?! (?:für|zum|zur|gegen|über) )(?!\p{L})|(?<!\p{L})(?:davon|dafür|dagegen|darauf|darüber|damit|daran|dazu|dabei|am (?:meisten|wenigsten|stärksten))(?!\p{L})/u
const NO_ACTOR =
  /^(?:Nach|Vor|Bei|Für|Gegen|Mit|Ohne|In|Im|An|Am|Auf|Aus|Von|Vom|Zu|Zum|Zur|Unter|Über|Um|Seit|Wegen|Trotz|Durch|Laut|Wie|Was|Wer|Wo|Warum|Wann|Wen|Wem|Welche\p{L}*|Darum|Deshalb|Deswegen|Jetzt|Nun|Hier|Da|Dann|So|Es|Er|Sie|Wir|Ich|Ihr|Man|Das|Dies\p{L}*|Erneut|Bisher|Noch|Schon|Auch|Nur|Wieder|Immer|Mehr|Weniger|Kein\p{L}*|Nicht|Alle|Alles|Jede\p{L}*|Heute|Gestern|Morgen|Endlich|Doch|Wenn|Weil|Ob|Dass|Als|Zwischen|Erst|Rund)$/u
const MOST_BEFORE = 5
const LEAST_BEHIND = 3

/** The words before the finite verb, where a sentence begins with who acts. */
const actorOf = (story: string): string => {
  const words = story.split(' ')
  const at = words.slice(0, MOST_BEFORE + 1).findIndex((word, index) => index > 0 && VERB.test(word))
  if (at < 1 || words.length - at - 1 < LEAST_BEHIND) return ''
  const before = words.slice(0, at)
  const isName = /^[\p{Lu}\d]/u.test(before[0] ?? '') && !NO_ACTOR.test(before[0] ?? '') && /^\p{Lu}/u.test(before.at(-1) ?? '')
  return isName && before.every((word) => /^[\p{L}\d.-]+$/u.test(word)) ? before.join(' ') : ''
}

/** True for a whole sentence that says by itself who acts. */
export const hasActor = (story: string): boolean => {
  const actor = actorOf(story)
  return actor !== '' && !ROLE.test(actor) && !OF_TOPIC.test(story) && !/[;:?!]/u.test(story)
}

/** True for a German topic in which others act, and that itself says nothing. */
export const isField = (label: string): boolean =>
  (FIELD.test(label) && !SPEAKS.test(label)) || OCCASION.test(label) || LIVE.test(label)
