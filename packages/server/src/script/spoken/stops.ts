import { SENTENCE_STARTS } from './sentence-starts.ts'

/** Begins a sentence in the tongues that the shared list does not hold. */
export const MORE_STARTS =
  '(?:El|La|Los|Las|Un|Una|Se|Su|Sus|Con|Por|Para|Pero|Este|Esta|Ayer|Hoy|Il|Lo|Gli|Le|Uno|Ma|Si|Oggi|Ieri|Nel|Nella|Les|Une|Il|Elle|Ils|Elles|Mais|Dans|Pour|Ce|Cette|Selon|O|Os|As|Uma|Mas|Hoje|Ontem|No|Na|Het|Een|De|Hij|Zij|Dat|Dit|Maar|Ook|Volgens|To|Jest|W|Na|Po|Nie|Jak|Ale|Policja|Zdaniem|Według|Kiedy|Gdy|Od|Do|Za|Przed|Pod|Nad|Przez|Przy|Ze|We|Kierowca|Kierowcy|Strażacy|Policjanci|Sprawca|Sprawcy|Prokuratura|Śledztwo|Objazd|Mężczyzna|Kobieta|Trwa|Trwają|Ma|Mają|Będzie|Będą|Został|Została|Zostały|Zostali|Doszło|Było|Był|Była|Były|Są|Nikt|Nikomu|Dziś|Jutro|Wczoraj|Prace|Remont|Zobacz|Czytaj|Ten|Także|Również|Ponadto|Jednak|Zgodnie|Wśród|Wszystkie|Wszyscy|Każdy|Obecnie|Teraz|Potem|Następnie|Decyzj[aęi]|Umow[aęy]|Koszt|Miasto|Radni|Najwięcej|Na|În|Pe|Este|Dar|Potrivit|Ieri|Azi|Cu|Din|Au|S-a|S-au|Sunt|Va|Vor|Cei|Cele|Cel|Cea|Acesta|Aceasta|Aceștia|Bărbatul|Femeia|Șoferul|Polițiștii|Pompierii|Procurorii|Ancheta|Traficul|Circulația|Lucrările|Proiectul|Primăria|Primarul|Guvernul|Ministrul|După|Până|Pentru|Prin|Astfel|Totodată|Citește|Nu|Fără|Toate|Toți|Printre|Conform)'
const NEXT_SENTENCE = new RegExp(`^\\s+["“„«]?(?:${SENTENCE_STARTS}|${MORE_STARTS})(?![\\p{L}-])`, 'u')

/** Behind these nothing more is counted, and a capital begins a sentence: 'kable, paliwo itd. Grozi mu …' */
const AND_SO_ON = /(?<!\p{L})(?:etc|usw|itp|itd|enz|ecc)\.$/u

/** True when the stop before `end` also ends a sentence: the text ends there, or a new sentence begins. */
export const stopStays = (text: string, end: number): boolean => {
  const rest = text.slice(end, end + 30)
  if (rest.trim() === '' || NEXT_SENTENCE.test(rest)) return true
  return AND_SO_ON.test(text.slice(Math.max(0, end - 5), end)) && /^\s["“„«]?\p{Lu}/u.test(rest)
}
