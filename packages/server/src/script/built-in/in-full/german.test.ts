import { describe, expect, it } from 'vitest'
import { germanInFull } from './german.ts'

const SAID: Readonly<Record<string, string>> = {
  'Mann nach Streit in Park festgenommen.': 'Ein Mann wurde nach einem Streit in einem Park festgenommen.',
  'Frau in Celle von Zug erfasst.': 'Eine Frau wurde in Celle von einem Zug erfasst.',
  'Mann von Polizei erschossen.': 'Ein Mann wurde von der Polizei erschossen.',
  'Zwei Männer nach Überfall auf Bank verhaftet.': 'Zwei Männer wurden nach einem Überfall auf eine Bank verhaftet.',
  'Frau bei Brand in Wohnhaus schwer verletzt.': 'Eine Frau wurde bei einem Brand in einem Wohnhaus schwer verletzt.',
  '32-Jähriger wegen Mordes zu lebenslanger Haft verurteilt.':
    'Ein 32-Jähriger wurde wegen Mordes zu lebenslanger Haft verurteilt.',
  'Sohn des Regisseurs Hans Feld festgenommen.': 'Der Sohn des Regisseurs Hans Feld wurde festgenommen.',
  'Bürgermeister: Bis zu 500 Häuser ohne Strom.': 'Nach Angaben des Bürgermeisters sind bis zu 500 Häuser ohne Strom.',
  'Bürgermeister: Die Stadt schließt drei Schulen.': 'Nach Angaben des Bürgermeisters schließt die Stadt drei Schulen.',
  'Polizei: Zwei Täter fliehen in gestohlenem Auto.': 'Laut Polizei fliehen zwei Täter in gestohlenem Auto.',
  'Bericht: Die Bahn streicht 300 Züge.': 'Einem Bericht zufolge streicht die Bahn 300 Züge.',
  'Jemen: Dutzende Soldaten sterben bei Huthi-Angriff.': 'Im Jemen sterben dutzende Soldaten bei einem Huthi-Angriff.',
  'Schweiz: Zwei Tote bei Lawine.': 'In der Schweiz gab es bei einer Lawine zwei Tote.',
  'USA: Drei Verletzte nach Explosion in Fabrik.': 'In den USA gibt es nach einer Explosion in einer Fabrik drei Verletzte.',
  'Philippinen: Hunderte Menschen bei Unwetter getötet.':
    'Auf den Philippinen wurden Hunderte Menschen bei einem Unwetter getötet.',
  'Köln: Mann in Park erstochen.': 'In Köln wurde ein Mann in einem Park erstochen.',
  'Brand in Hamburger Hochhaus.': 'In einem Hamburger Hochhaus gab es einen Brand.',
  'Schwerer Unfall auf A 7.': 'Auf der A 7 gab es einen schweren Unfall.',
  'Ein Toter bei Unfall auf A7.': 'Bei einem Unfall auf der A7 gab es einen Toten.',
  'Mann tötet Frau in Park.': 'Ein Mann tötet eine Frau in einem Park.',
  'Frau ersticht Mann in Wohnung.': 'Eine Frau ersticht einen Mann in einer Wohnung.',
  'Polizei nimmt Verdächtigen fest.': 'Die Polizei nimmt einen Verdächtigen fest.',
  'Polizei sucht Zeugen.': 'Die Polizei sucht Zeugen.',
  'Polizist schießt auf Mann.': 'Ein Polizist schießt auf einen Mann.',
  'Auto rast in Menschenmenge.': 'Ein Auto rast in eine Menschenmenge.',
  'Auto kracht gegen Baum.': 'Ein Auto kracht gegen einen Baum.',
  'Mann wird bei Unfall verletzt.': 'Ein Mann wird bei einem Unfall verletzt.',
  'Zahl der Toten auf zwölf gestiegen.': 'Die Zahl der Toten ist auf zwölf gestiegen.',
  'Explosion in Kiew.': 'In Kiew gab es eine Explosion.',
  'Hund aus Fluss gerettet.': 'Ein Hund wurde aus einem Fluss gerettet.',
  'Junge (7) aus Fluss gerettet.': 'Ein Junge (7) wurde aus einem Fluss gerettet.',
  'Lehrerin nach Unfall gestorben.': 'Eine Lehrerin ist nach einem Unfall gestorben.',
  'Syrer in Bus mit Messer verletzt.': 'Ein Syrer wurde in einem Bus mit einem Messer verletzt.',
  'Mann mit Messer in Bahnhof festgenommen.': 'Ein Mann wurde mit einem Messer in einem Bahnhof festgenommen.',
  'Feuerwehr rettet Frau aus Fluss.': 'Die Feuerwehr rettet eine Frau aus einem Fluss.',
  'Zug entgleist nach Kollision mit Lkw.': 'Ein Zug entgleist nach einer Kollision mit einem Lkw.',
  'Kind stirbt nach Sturz aus Fenster.': 'Ein Kind stirbt nach einem Sturz aus einem Fenster.',
  'Bekannter Schauspieler Karl Maier gestorben.': 'Der bekannte Schauspieler Karl Maier ist gestorben.',
  'Ex-Minister Karl Maier gestorben.': 'Ex-Minister Karl Maier ist gestorben.',
  'Karl Maier gestorben.': 'Karl Maier ist gestorben.',
  'Drei Tote und fünf Verletzte bei Schießerei in Club.':
    'Bei einer Schießerei in einem Club gab es drei Tote und fünf Verletzte.',
  'Mehr als 20 Verletzte bei Zugunglück in Bayern.': 'Bei einem Zugunglück in Bayern gab es mehr als 20 Verletzte.',
  'Ein Verletzter nach Brand in Schule.': 'Nach einem Brand in einer Schule gibt es einen Verletzten.',
  'Eine Tote bei Brand in Kiel.': 'Bei einem Brand in Kiel gab es eine Tote.',
  'Leiche in Fluss gefunden.': 'Eine Leiche wurde in einem Fluss gefunden.',
  'Schule in Celle nach Drohung evakuiert.': 'Eine Schule in Celle wurde nach einer Drohung evakuiert.',
  'Deutscher in Türkei festgenommen.': 'Ein Deutscher wurde in der Türkei festgenommen.',
  'Journalist in Moskau verurteilt.': 'Ein Journalist wurde in Moskau verurteilt.',
  'Türkei: Journalist zu fünf Jahren Haft verurteilt.': 'In der Türkei wurde ein Journalist zu fünf Jahren Haft verurteilt.',
  'Umfrage: Die Union liegt vor der AfD.': 'Einer Umfrage zufolge liegt die Union vor der AfD.',
  'Kreml: Russland hat zwei Drohnen abgeschossen.': 'Nach Angaben des Kremls hat Russland zwei Drohnen abgeschossen.',
  'Minister: Der Krieg endet bald.': 'Nach Angaben des Ministers endet der Krieg bald.',
}

/** Sentences, and what would be said falsely or half. */
const STAYS: readonly string[] = [
  'Nach Streit in Kneipe: Mann erstochen.',
  'Mann tötet Frau und stellt sich.',
  'Trump verurteilt Angriff.',
  'Richter verurteilt Mann zu Haft.',
  'Mann verletzt.',
  'Verdächtige festgenommen.',
  'Täter festgenommen.',
  'Mädchen bei Unfall getötet.',
  'Der Mann wurde festgenommen.',
  'Flüchtling in Wohnheim getötet.',
  'Tote bei Brand.',
  'Tote in Wohnung gefunden.',
  'Angriff auf Charkiw.',
  'Angriff auf Touristen in Berlin.',
  'Streit um Haushalt in Berlin.',
  'Minister für Bildung entlassen.',
  'Iran: USA greifen Atomanlage an.',
  'Ukraine: Merz sagt Hilfe zu.',
  'Venezuela: Merz wirft Maduro Betrug vor.',
  'Italien: Regierung beschließt Haushalt.',
  'Spanien: Zwei Wanderer in Bergen vermisst.',
  'Kanzler Merz in Klinik operiert.',
  'Papst in Klinik behandelt.',
  'Gericht spricht Mann frei.',
  'Bundesrat stimmt Gesetz zu.',
  'Polizei stoppt Raser auf Autobahn.',
  'Feuerwehr rettet Katze aus Baum.',
  'Mann stürzt von Leiter.',
  'Kind von Auto angefahren und schwer verletzt.',
  'Gefährliche Bakterien in Wasser gefunden.',
  'Drogen in Auto gefunden.',
  'Waffen bei Razzia sichergestellt.',
  'Museum nach Brand geschlossen.',
  'Rathaus in Celle evakuiert.',
  'Deutsche in Türkei festgenommen.',
  'Studie: Deutsche schlafen weniger.',
  'Medien: Israel plant Angriff auf Iran.',
  'Merz: Deutschland muss mehr tun.',
  'Der Minister hat den Haushalt vorgestellt.',
  'Eine Frau wurde in einem Park verletzt.',
  'Warum die Bahn so oft zu spät kommt.',
  '„Wir machen weiter“: Der Trainer bleibt.',
  'Neuer Park in Kiel.',
]

describe('a German telegram', () => {
  it.each(Object.entries(SAID))('%s', (headline, sentence) => {
    expect(germanInFull(headline)).toBe(sentence)
  })

  it.each(STAYS)('stays: %s', (headline) => {
    expect(germanInFull(headline)).toBe(headline)
  })

  it.each(Object.values(SAID))('is said once: %s', (sentence) => {
    expect(germanInFull(sentence)).toBe(sentence)
  })
})
