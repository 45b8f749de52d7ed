import { expect, test } from 'vitest'
import { findForeignName } from '../foreign-name.ts'
import { isNameIn } from '../name-forms.ts'
import { item } from '../testing/write-input.ts'
import type { Tongue } from '../tongue.ts'
import { isForeignClaim } from './foreign-claim.ts'

const isForeign = (tongue: Tongue, sentence: string, entry: string, besides = '') =>
  isForeignClaim(sentence, [item('0', '', entry)], () => tongue, tongue, besides)

test.each<[Tongue, string, string]>([
  ['en', 'The mayor has not signed the treaty.', 'The mayor has signed the treaty.'],
  ['en', 'The mayor hasn’t signed the treaty.', 'The mayor has signed the treaty.'],
  ['de', 'Die Brücke ist nicht offen.', 'Die Brücke ist offen.'],
  ['fr', 'Le maire n’a pas signé.', 'Le maire a signé.'],
  ['es', 'El alcalde no ha firmado.', 'El alcalde ha firmado.'],
  ['it', 'Il sindaco non ha firmato.', 'Il sindaco ha firmato.'],
  ['pt', 'O prefeito não assinou.', 'O prefeito assinou.'],
  ['pl', 'Burmistrz nie podpisał umowy.', 'Burmistrz podpisał umowę.'],
  ['nl', 'De burgemeester heeft niet getekend.', 'De burgemeester heeft getekend.'],
  ['ro', 'Primarul nu a semnat.', 'Primarul a semnat.'],
  ['hi', 'मेयर ने समझौते पर हस्ताक्षर नहीं किए।', 'मेयर ने समझौते पर हस्ताक्षर किए।'],
])('%s: an entry that denies nothing is not told with a “not”: %s', (tongue, lie, entry) => {
  expect(isForeign(tongue, lie, entry)).toBe(true)
  expect(isForeign(tongue, entry, entry)).toBe(false)
})

test.each<[Tongue, string, string]>([
  ['en', 'She may not stand for election.', 'She was disqualified from the election.'],
  ['en', 'Nobody was hurt.', 'The passengers got off.'],
  ['de', 'Wer dahintersteckt, ist nicht bekannt.', 'Die Täter sind unbekannt.'],
  ['pl', 'Sprawcy nie znaleziono.', 'Sprawca jest nieznany.'],
  ['fr', 'Le match n’aura pas lieu.', 'Le match est annulé.'],
  ['en', 'The council will not open the pool.', 'The council denied that the pool opens.'],
  ['en', 'She will not be in the final.', 'She will miss the final.'],
  ['de', 'Das Treffen findet nicht statt.', 'Das Ministerium sagte das Treffen mit der Gewerkschaft ab.'],
  ['de', 'Das Konzert findet nicht statt.', 'Das Konzert ist ausgefallen.'],
  ['de', 'Die Klage hatte nicht Erfolg.', 'Das Gericht wies die Klage ab.'],
  ['es', 'La fábrica ya no produce coches.', 'La fábrica deja de producir coches.'],
  ['pl', 'Droga nie jest pewna.', 'Droga jest niepewna.'],
  ['hi', 'ट्रेन नहीं चली।', 'ट्रेन रोकी गई।'],
])('%s: what denies in another word is told so: %s', (tongue, told, entry) => {
  expect(isForeign(tongue, told, entry)).toBe(false)
})

test.each<[Tongue, string, string]>([
  ['en', 'The bridge is not open.', 'Denmark says that the bridge is open.'],
  ['en', 'The rocket has not started.', 'The rocket has started on its mission, with quite a noise.'],
  ['en', 'The bar has not opened.', 'The bar has opened. Miss Keller came.'],
  ['de', 'Die Brücke ist nicht offen.', 'Die Brücke ist ab Montag offen, kommen kann man aus Harlau.'],
  ['de', 'Die Brücke ist nicht offen.', 'Die Brücke ist gegen acht Uhr offen, nur für Radfahrer.'],
  ['fr', 'Une personne n’a pas signé.', 'Une personne a signé en fin de journée, chez un notaire privé.'],
  ['es', 'El alcalde no ha firmado.', 'El alcalde ha firmado. El incendio deja dos heridos.'],
  ['it', 'Il sindaco non ha firmato.', 'Il sindaco ha firmato contro due persone. Salvini era lì.'],
  ['pt', 'O prefeito não assinou.', 'O prefeito assinou. O acidente deixou dois feridos.'],
  ['pl', 'Burmistrz nie podpisał umowy.', 'W niedzielę burmistrz podpisał umowę o bezpieczeństwie, niemal o świcie.'],
  ['nl', 'De burgemeester heeft niet getekend.', 'De burgemeester heeft getekend, en Ajax speelt tegen Denby.'],
  ['hi', 'मेयर ने हस्ताक्षर नहीं किए।', 'मेयर ने रोकर हस्ताक्षर किए।'],
])('%s: a word that only looks like a “not” denies nothing: %s', (tongue, lie, entry) => {
  expect(isForeign(tongue, lie, entry)).toBe(true)
})

test.each<[Tongue, string, string]>([
  ['en', 'The bridge opens on 3 October.', 'The bridge opens on 3 June.'],
  ['de', 'Die Brücke öffnet im Oktober.', 'Die Brücke öffnet im Juni.'],
  ['fr', 'Le pont ouvre en octobre.', 'Le pont ouvre en juin.'],
  ['es', 'El puente abre en octubre.', 'El puente abre en junio.'],
  ['it', 'Il ponte apre a ottobre.', 'Il ponte apre a giugno.'],
  ['pt', 'A ponte abre em outubro.', 'A ponte abre em junho.'],
  ['pl', 'Most otworzą 3 października.', 'Most otworzą 3 czerwca.'],
  ['nl', 'De brug opent in oktober.', 'De brug opent in juni.'],
  ['ro', 'Podul se deschide în octombrie.', 'Podul se deschide în iunie.'],
  ['hi', 'पुल अक्टूबर में खुलेगा।', 'पुल जून में खुलेगा।'],
])('%s: a month is the entry’s: %s', (tongue, lie, entry) => {
  expect(isForeign(tongue, lie, entry)).toBe(true)
  expect(isForeign(tongue, entry, entry)).toBe(false)
})

test('a month may be cut short in the entry, stand in figures, or be that of air', () => {
  expect(isForeign('en', 'The bridge opens on 3 October.', 'The bridge opens on Oct. 3.')).toBe(false)
  expect(isForeign('de', 'Die Brücke öffnet im Oktober.', 'Die Brücke öffnet am 3.10.')).toBe(false)
  expect(isForeign('pl', 'Most otworzą w październiku.', 'Most otworzą jesienią.', 'piątek 2 października 2026')).toBe(false)
  expect(isForeign('ro', 'Podul va fi mai lung.', 'Podul va fi lung.')).toBe(false)
})

test.each<[Tongue, string, string]>([
  ['en', 'Three people were injured.', 'Two people were injured.'],
  ['de', 'Zwei Menschen wurden verletzt.', 'Drei Menschen wurden verletzt.'],
  ['fr', 'Trois personnes sont blessées.', 'Deux personnes sont blessées.'],
  ['es', 'Dos personas resultaron heridas.', 'Tres personas resultaron heridas.'],
  ['it', 'Tre persone sono ferite.', 'Due persone sono ferite.'],
  ['pt', 'Duas pessoas ficaram feridas.', 'Três pessoas ficaram feridas.'],
  ['pl', 'Rannych jest dwoje ludzi.', 'Rannych jest troje ludzi.'],
  ['nl', 'Drie mensen raakten gewond.', 'Twee mensen raakten gewond.'],
  ['ro', 'Două persoane sunt rănite.', 'Trei persoane sunt rănite.'],
  ['hi', 'तीन लोगों को चोट लगी।', 'दो लोगों को चोट लगी।'],
])('%s: two are not three: %s', (tongue, lie, entry) => {
  expect(isForeign(tongue, lie, entry)).toBe(true)
  expect(isForeign(tongue, entry, entry)).toBe(false)
})

test('two of a list are counted, beside three of something else', () => {
  expect(isForeign('en', 'Two people were hurt.', 'A man and a woman were hurt when three cars collided.')).toBe(false)
  expect(isForeign('en', 'Two people were hurt.', 'Three people were in it. Two people were hurt.')).toBe(false)
})

test.each<[Tongue, string, string]>([
  ['en', 'The bridge opens tomorrow.', 'The bridge opens.'],
  ['de', 'Die Brücke öffnet morgen.', 'Die Brücke öffnet.'],
  ['fr', 'Le pont ouvre demain.', 'Le pont ouvre.'],
  ['es', 'El puente abre mañana.', 'El puente abre.'],
  ['it', 'Il ponte apre domani.', 'Il ponte apre.'],
  ['pt', 'A ponte abre amanhã.', 'A ponte abre.'],
  ['pl', 'Most otworzą jutro.', 'Most otworzą.'],
  ['nl', 'De brug opent morgen.', 'De brug opent.'],
  ['ro', 'Podul se deschide mâine.', 'Podul se deschide.'],
])('%s: tomorrow is not told of an entry without a day: %s', (tongue, lie, entry) => {
  expect(isForeign(tongue, lie, entry)).toBe(true)
  expect(isForeign(tongue, lie, lie)).toBe(false)
})

test.each<[Tongue, string, string]>([
  ['en', 'The bridge opens tomorrow.', 'The bridge opens on Monday.'],
  ['en', 'The bridge opens tomorrow.', 'The bridge opens on 3 June.'],
  ['en', 'The bridge opens tomorrow.', 'The bridge opens in two days.'],
  ['de', 'Die Brücke öffnete am Morgen.', 'Die Brücke öffnete früh.'],
  ['es', 'El puente abrió por la mañana.', 'El puente abrió temprano.'],
  ['hi', 'पुल कल खुला।', 'पुल आज खुला।'],
])('%s: a day of the entry, or the morning, may be meant: %s', (tongue, told, entry) => {
  expect(isForeign(tongue, told, entry)).toBe(false)
})

const nameIn = (tongue: Tongue, sentence: string, entry: string) =>
  findForeignName(sentence, isNameIn(entry, '', tongue), { tongue })

test.each<[Tongue, string, string]>([
  ['en', 'Iran has bought the ferry.', 'Denby has bought the ferry.'],
  ['en', 'Putin has bought the ferry.', 'The mayor has bought the ferry.'],
  ['de', 'Iran kauft die Fähre.', 'Denby kauft die Fähre.'],
  ['fr', 'Poutine achète le ferry.', 'Le maire achète le ferry.'],
  ['es', 'Israel compra el ferri.', 'Olmo compra el ferri.'],
  ['it', 'Macron compra il traghetto.', 'Il sindaco compra il traghetto.'],
  ['pt', 'Israel compra a balsa.', 'Soutelo compra a balsa.'],
  ['pl', 'Putin kupił prom.', 'Burmistrz kupił prom.'],
  ['nl', 'Poetin koopt de veerboot.', 'De burgemeester koopt de veerboot.'],
  ['ro', 'Israelul cumpără feribotul.', 'Primarul cumpără feribotul.'],
])('%s: no country and no leader begins a sentence that is not of its entry: %s', (tongue, lie, entry) => {
  expect(nameIn(tongue, lie, entry)).toBeDefined()
  expect(nameIn(tongue, lie, lie)).toBeUndefined()
})

test.each<[Tongue, string]>([
  ['es', 'Irán a las urnas en junio.'],
  ['es', 'Reunión del consejo en Olmo.'],
  ['pl', 'Dania podano o ósmej.'],
  ['pl', 'Kilku ludzi czeka.'],
  ['pt', 'Cada casa tem luz.'],
  ['fr', 'Mal lui en a pris.'],
])('%s: a word that is like a country’s name begins a sentence: %s', (tongue, sentence) => {
  expect(nameIn(tongue, sentence, 'olmo')).toBeUndefined()
})
