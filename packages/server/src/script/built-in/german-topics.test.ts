import { expect, test } from 'vitest'
import { withoutTopicBefore } from './topic-before.ts'

const told = (headline: string, text = '') => withoutTopicBefore(headline, '', text, 'de')

test.each([
  ['Grenzkonflikt: Orania wirft Veldland den Bruch der Waffenruhe vor', ''],
  ['Straßenverkehr: Deutscher Wetterdienst warnt vor Glatteis auf Autobahnen', ''],
  ['Straßenverkehr: Deutscher Wetterdienst warnt vor Glatteis – hunderte Unfälle', ''],
  ['Liveblog Bundespolitik: Grüner Minister will drei Steuern senken', ''],
  ['Handelsstreit: China verhängt Strafzölle auf europäischen Käse', ''],
  ['Bildung: Prognosen gehen von mehr Schülern bis 2032 aus', ''],
  ['Kurzarbeit: Bundestag verlängert das Kurzarbeitergeld auf zwei Jahre', ''],
  ['Trotz Regen: Umwelthilfe warnt vor einer langen Dürre', ''],
  ['Krieg in der Ukraine: Selenskyj kündigt einen Tausch der Minister an', ''],
  ['Krieg in Nahost: Guterres fordert von Israel freie Wege für Helfer', ''],
])('a field in which others act goes: %s', (headline, text) => {
  expect(told(headline, text)).toBe(headline.replace(/^[^:]+: /u, ''))
})

test.each([
  // Who speaks.
  ['Ärztinnenbund: Fördermittel an Forschung für Frauen knüpfen', ''],
  ['Städtetag: Bund will den Kommunen zu wenig Geld geben', ''],
  [
    'Krankenkassen: Koalitionspolitiker wollen Milliarden bei Arznei einsparen',
    'Die Krankenkassen sehen drei Politiker am Werk.',
  ],
  ['Polizei: Unbekannte werfen Steine von der Brücke auf Autos', ''],
  ['Studie: Deutsche kaufen immer mehr Lastenräder auf Raten', ''],
  ['Deutsche Börse: Anleger kaufen immer mehr Anleihen auf Raten', ''],
  ['Verkehrsministerium: Bahn will zwölf Strecken im Norden sperren', ''],
  ['Israel: Geisel Anna Harlau ist tot', ''],
  ['Familie: Schauspielerin Anna Harlau ist tot', ''],
  // Of what or where, only the topic says.
  ['Angriff auf Orania: Jubel in Veldland, Wut auf Sel', ''],
  ['Parteispenden: Union nimmt am meisten ein', ''],
  ['Mindestlohn: DGB fordert Erhöhung auf 15 Euro', ''],
  ['Rentenpolitik: CSU lehnt Kompromiss der Regierung weiter ab', ''],
  ['Wehrpflicht: Harlauer Grüne wollen dagegen weiter Widerspruch einlegen', ''],
  ['Sicherheit in Harlau: Polizei setzt in der Nacht auf Kameras', ''],
  ['Nach Brand in Harlau: Umwelthilfe fordert neue Regeln für Lager', ''],
  ['Erdbeben: Regierung ruft im ganzen Land den Notstand aus', ''],
  ['Krieg in Orania: Guterres fordert freie Wege für alle Helfer', ''],
  // No sentence, or one that leans back.
  ['Luftfahrt: Zahlreiche Ausfälle im Norden und Osten des Landes', ''],
  ['Bildung: Sie wollen mehr Schüler bis 2032 einschulen', ''],
  ['Klimaschutz: Warum will Orania so lange warten', ''],
  ['Bürgergeld: Merz will Sanktionen deutlich verschärfen', ''],
  ['Inflation: Türkei meldet im Mai 35 Prozent', ''],
  ['Kubicki: Bundestag muss über Wehrpflicht abstimmen', ''],
])('in doubt it stays: %s', (headline, text) => {
  expect(told(headline, text)).toBe(headline)
})
