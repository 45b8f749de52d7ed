import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { withoutAsides, withoutFilm } from './asides.ts'

test.each<[Tongue, string, string]>([
  ['pt', 'A câmara fechou neste sábado (4.abr.2027) a ponte.', 'A câmara fechou neste sábado a ponte.'],
  ['pt', 'A câmara fechou nesta quinta-feira (19) a ponte.', 'A câmara fechou nesta quinta-feira a ponte.'],
  ['pt', 'A câmara fechou na noite desta quarta-feira (1º) a ponte.', 'A câmara fechou na noite desta quarta-feira a ponte.'],
  ['pt', 'O senador Paulo Reis (PL-SP) falou com Rui Gil ( PT ).', 'O senador Paulo Reis falou com Rui Gil.'],
  ['pt', 'O governador Luís Faria (Republicanos) abre a ponte.', 'O governador Luís Faria abre a ponte.'],
  ['es', 'El puente cierra este lunes (19/01) por obras.', 'El puente cierra este lunes por obras.'],
  ['fr', 'Le pont ferme ce lundi (19/01) pour travaux.', 'Le pont ferme ce lundi pour travaux.'],
  ['nl', 'Er hangt een doek van Jan Olm (1873–1951).', 'Er hangt een doek van Jan Olm.'],
  ['de', 'Die Stadt ehrt Anna Behn (1901 - 1982).', 'Die Stadt ehrt Anna Behn.'],
  ['nl', 'Er was een ongeluk op de Oudeweg (N999) bij Veldam.', 'Er was een ongeluk op de Oudeweg bij Veldam.'],
  ['de', 'Mann (67) rettet Hund aus dem Fluss.', 'Mann rettet Hund aus dem Fluss.'],
  ['nl', 'Man uit Veldam (67) redt hond uit de rivier.', 'Man uit Veldam redt hond uit de rivier.'],
  ['de', 'Mia (†17) und Ida Z. (†103) sterben bei Unfall.', 'Mia und Ida Z. sterben bei Unfall.'],
  ['de', 'Anna Meyer-Lund (45) leitet den Hafen.', 'Anna Meyer-Lund leitet den Hafen.'],
  ['de', 'Busfahrer Paul Behn (45) rettet Kinder.', 'Busfahrer Paul Behn rettet Kinder.'],
  ['pt', 'O Supremo Tribunal Federal (STF) julga o caso.', 'O Supremo Tribunal Federal julga o caso.'],
  ['it', "L'Autorità Portuale Marittima (APM) chiude il molo.", "L'Autorità Portuale Marittima chiude il molo."],
  ['en', 'The Harbour Safety Board (HSB) closed the pier.', 'The Harbour Safety Board closed the pier.'],
  ['en', 'Storm Maro (international name: Kelpa) left the coast.', 'Storm Maro left the coast.'],
  ['pt', 'A PF (Polícia Federal) prendeu dois homens.', 'A Polícia Federal prendeu dois homens.'],
  ['ro', 'Agenția Portuară Maritimă (APM) închide cheiul.', 'Agenția Portuară Maritimă închide cheiul.'],
  ['pl', 'Polski Urząd Morski (PUM) zamyka molo.', 'Polski Urząd Morski zamyka molo.'],
  [
    'pt',
    'A Agência Nacional de Vigilância Portuária (Anvipo) proíbe a pesca.',
    'A Agência Nacional de Vigilância Portuária proíbe a pesca.',
  ],
  ['es', 'La inteligencia artificial (IA) lee los radares.', 'La inteligencia artificial lee los radares.'],
  ['es', 'La Unión de Puertos (UP) cierra el muelle.', 'La Unión de Puertos cierra el muelle.'],
  ['hi', 'भाजपा (BJP) ने बैठक बुलाई।', 'भाजपा ने बैठक बुलाई।'],
])('%s: what is said already goes: %s', (tongue, written, told) => {
  expect(withoutAsides(written, tongue)).toBe(told)
})

test.each<[Tongue, string]>([
  // Nothing else says that she is dead.
  ['de', 'Seniorin (†94) lag auf der Strasse.'],
  // Of another week, or of a month.
  ['pt', 'A feira abre no sábado (29) em Valmar.'],
  ['pt', 'A feira abriu em 2027 (19) em Valmar.'],
  ['es', 'La feria abre el lunes (19/02) en Alcor.'],
  // Whose party, which place, how many.
  ['pt', 'Votaram contra seis deputados (PL, PT e MDB).'],
  ['en', 'Votes for the plan (67) were enough.'],
  // How many seats, which line.
  ['de', 'Die Sitze verteilen sich auf CDU (45), SPD (33) und Grüne (12).'],
  ['de', 'Die AfD (24) liegt vor der Union (23).'],
  ['de', 'Stärkste Kraft ist die AfD (24) im Rat.'],
  ['de', 'Linie Nord (12) entgleist in Harlau.'],
  ['de', 'Auf dem letzten Platz liegt Harlau (14).'],
  ['nl', 'De zetels gaan naar VVD (24), Denk (3) en Volt (4).'],
  ['nl', 'Lijn Noord (12) ontspoort in Veldam.'],
  ['nl', 'De grootste partij is GroenLinks (24) in de raad.'],
  ['de', 'Rund 40 Prozent (120) der Häuser stehen leer.'],
])('%s: what tells more stays: %s', (tongue, written) => {
  expect(withoutAsides(written, tongue)).toBe(written)
})

test.each<[Tongue, string, string]>([
  ['pt', 'Um incêndio em Soutelo (RJ) feriu dois homens.', 'Um incêndio em Soutelo, no Rio de Janeiro, feriu dois homens.'],
  ['de', 'Die Ministerin Behn (SPD) spricht am Montag.', 'Die Ministerin Behn von der SPD spricht am Montag.'],
  ['nl', 'De boot kostte 9.000 dollar (ongeveer 8.000 euro).', 'De boot kostte 9.000 dollar, ongeveer 8.000 euro.'],
  ['en', 'Troy (Ohio) closes its bridge.', 'Troy, Ohio, closes its bridge.'],
  ['fr', 'Un incendie à Vernoy (Savoie) a fait deux blessés.', 'Un incendie à Vernoy, Savoie, a fait deux blessés.'],
  ['pl', 'W Olszanach (woj. podlaskie) spłonęła stodoła.', 'W Olszanach w województwie podlaskim spłonęła stodoła.'],
  ['pl', 'Pożar w Olszanach (woj. łódzkie).', 'Pożar w Olszanach w województwie łódzkim.'],
  ['pl', 'W Olszanach (Podlaskie) spłonęła stodoła.', 'W Olszanach w województwie podlaskim spłonęła stodoła.'],
  ['pl', 'Pożar w Olszanach (powiat hajnowski).', 'Pożar w Olszanach w powiecie hajnowskim.'],
  ['pl', 'Wypadek w Harlau (Niemcy).', 'Wypadek w Harlau, Niemcy.'],
  ['pl', 'Zebrano 40 ton zboża (głównie w dolinie).', 'Zebrano 40 ton zboża, głównie w dolinie.'],
  ['pt', 'Um homem morreu em Soutelo (SP) nesta manhã.', 'Um homem morreu em Soutelo, no estado de São Paulo, nesta manhã.'],
  ['pt', 'Uma ponte caiu no Rio de Janeiro (RJ).', 'Uma ponte caiu no Rio de Janeiro.'],
  ['en', 'She came from Troy (USA) in May.', 'She came from Troy, USA, in May.'],
  ['hi', 'रामगढ़ (झारखंड राज्य) पुल गिरा।', 'रामगढ़, झारखंड राज्य, पुल गिरा।'],
])('%s: what tells more is said between commas: %s', (tongue, written, told) => {
  expect(withoutAsides(written, tongue)).toBe(told)
})

test.each<[Tongue, string]>([
  ['pt', 'O deputado Rui Costa (MS) perdeu a eleição.'],
  ['pt', 'A Praça de São Pedro (PE) abriu.'],
  ['fr', 'Le maire (PS) de Vernoy démissionne.'],
  ['en', 'Smith (Pictured left) was jailed.'],
  ['de', 'Karl (Karl der Kahle) starb in Harlau.'],
])('%s: what belongs to its word stays: %s', (tongue, written) => {
  expect(withoutAsides(written, tongue)).toBe(written)
})

test.each<[Tongue, string, string]>([
  ['de', 'Clara Dora Unger (CDU) sprach.', 'Clara Dora Unger von der CDU sprach.'],
  ['es', 'Pedro Pérez (PP) habló.', 'Pedro Pérez, del PP, habló.'],
  ['nl', 'Minister Pim Smit (VVD) vertrekt.', 'Minister Pim Smit van de VVD vertrekt.'],
  ['pl', 'Poseł Jan Lis (PiS) przemówił.', 'Poseł Jan Lis z PiS przemówił.'],
  ['fr', 'Anne Morel (LR), élue à Vernoy, quitte la mairie.', 'Anne Morel, des Républicains, élue à Vernoy, quitte la mairie.'],
  ['de', 'Die Neue Volkspartei (SVP) tagt.', 'Die Neue Volkspartei tagt.'],
])('%s: whose party it is, is said: %s', (tongue, written, told) => {
  expect(withoutAsides(written, tongue)).toBe(told)
})

test.each<[Tongue, string, string]>([
  ['fr', 'Une réunion à Vernoy (JU) a échoué.', 'Une réunion à Vernoy a échoué.'],
  ['es', 'La potencia sube a 30 megavatios (MW).', 'La potencia sube a 30 megavatios.'],
  ['en', 'Dockers at the pier (DATP) walked out.', 'Dockers at the pier walked out.'],
  ['pl', 'W gminie Olszany (wschodnia część regionu) spłonęła stodoła.', 'W gminie Olszany spłonęła stodoła.'],
  ['hi', 'मजदूरों (पुल मरम्मत) के धरने पर पुलिस पहुंची।', 'मजदूरों के धरने पर पुलिस पहुंची।'],
  ['hi', 'रामगढ़ पुलिस ( Ramgarh police arrests two men at the bridge ) ने दो लोगों को पकड़ा।', 'रामगढ़ पुलिस ने दो लोगों को पकड़ा।'],
  ['hi', 'मजदूरों (Covid-19) के धरने पर पुलिस पहुंची।', 'मजदूरों के धरने पर पुलिस पहुंची।'],
])('%s: what cannot stand between commas goes: %s', (tongue, written, told) => {
  expect(withoutAsides(written, tongue)).toBe(told)
})

test('a page of brackets holds nobody up', () => {
  const page = 'Aa Ba (AB) '.repeat(9_000)
  expect(withoutAsides(page, 'de', page)).toBe(page)
})

test('letters that the story says again stay', () => {
  const first = 'The Harbour Safety Board (HSB) closed the pier.'
  expect(withoutAsides(first, 'en', `${first} HSB crews stay on site.`)).toBe('The Harbour Safety Board, HSB, closed the pier.')
})

test.each([
  ['Incendiu în portul Vernea, doi răniți / video.', 'Incendiu în portul Vernea, doi răniți.'],
  ['Incendiu în portul Vernea, doi răniți / FOTO', 'Incendiu în portul Vernea, doi răniți'],
  ['रामगढ़ में पुल गिरा, दो घायल 0:31 Play video।', 'रामगढ़ में पुल गिरा, दो घायल।'],
  ['Film / video.', 'Film / video.'],
  ['Harlau testet Noten / Noten als Video.', 'Harlau testet Noten / Noten als Video.'],
])('that there is a film is for the eye: %s', (headline, told) => {
  expect(withoutFilm(headline)).toBe(told)
})

test.each([
  ['Padeiro é preso após briga em MG', 'Padeiro é preso após briga em Minas Gerais'],
  ['Chuva alaga ruas no RS; veja', 'Chuva alaga ruas no Rio Grande do Sul; veja'],
  ['Governador do RN visita Soutelo', 'Governador do Rio Grande do Norte visita Soutelo'],
  ['Padeiro é achado morto dentro de casa no (PI)', 'Padeiro é achado morto dentro de casa no Piauí'],
  ['Greve de ônibus em SP acaba', 'Greve de ônibus em São Paulo acaba'],
  ['Decisão do PR chega hoje', 'Decisão do PR chega hoje'],
  ['Deputado do PT fala', 'Deputado do PT fala'],
  ['Hóspedes de AL pagam mais', 'Hóspedes de AL pagam mais'],
  ['Ministra vota no MS', 'Ministra vota no MS'],
])('a state of Brazil is said in words, where its letters mean one: %s', (headline, told) => {
  expect(withoutAsides(headline, 'pt')).toBe(told)
})
