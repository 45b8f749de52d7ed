import { cpuMsOf } from '@hourcast/db/testing/cpu-ms-of'
import { expect, test } from 'vitest'
import { toSpoken } from './to-spoken.ts'

/** xx:yy is a time of the day beside the words for one; else a score, a vote, a ratio or how long somebody took. */
const TABLE: Readonly<Record<string, readonly [string, string][]>> = {
  'en-GB': [
    ['Traffic was back to scale at 9:30.', 'Traffic was back to scale at 9 30.'],
    ['Talks on the ratio begin at 9:30 a.m. today.', 'Talks on the ratio begin at 9 30 a m today.'],
    ['The talks begin at 19:30.', 'The talks begin at 7 30 p m.'],
    ['Doors: 19:00.', 'Doors: 7 p m.'],
    ['Open from 9:15 to 17:45 daily.', 'Open from 9 15 to 5 45 p m daily.'],
    ['The home side won 27:26.', 'The home side won 27 to 26.'],
    ['Hamburg beat Kiel 21:19 on Sunday.', 'Hamburg beat Kiel 21 to 19 on Sunday.'],
    ['The vote was 12:11 in favour.', 'The vote was 12 to 11 in favour.'],
    ['Screens in 16:10 sell well.', 'Screens in 16 to 10 sell well.'],
    ['She ran it in 3:15 min.', 'She ran it in 3 minutes 15 seconds.'],
    ['He won the marathon in 2:03:45.', 'He won the marathon in 2 hours 3 minutes 45 seconds.'],
    ['The ratio is 1:20 there.', 'The ratio is 1 to 20 there.'],
    ['At 12:00 and 00:00 bells ring.', 'At noon and midnight bells ring.'],
  ],
  'de-DE': [
    ['Das Verhältnis um 9:30 Uhr war offen.', 'Das Verhältnis um 9 Uhr 30 war offen.'],
    ['Das Verhältnis ist 3:1.', 'Das Verhältnis ist 3 zu 1.'],
    ['Beginn ist um 19:30.', 'Beginn ist um 19 Uhr 30.'],
    ['Einlass: 18:30, Beginn: 19:30 Uhr.', 'Einlass: 18 Uhr 30, Beginn: 19 Uhr 30.'],
    ['Von 9:15 bis 17:45 Uhr ist offen.', 'Von 9 Uhr 15 bis 17 Uhr 45 ist offen.'],
    ['Kiel siegte 27:26.', 'Kiel siegte 27 zu 26.'],
    ['Hamburg schlug Kiel 21:19.', 'Hamburg schlug Kiel 21 zu 19.'],
    ['Nach einem 10:12-Rückstand drehte Kiel das Spiel.', 'Nach einem 10 zu 12-Rückstand drehte Kiel das Spiel.'],
    ['Der Rat stimmte 12:11 dafür.', 'Der Rat stimmte 12 zu 11 dafür.'],
    ['Er lief die Strecke in 3:15 Minuten.', 'Er lief die Strecke in 3 Minuten 15 Sekunden.'],
    ['Am Montag, 20:15 Uhr, wird geprobt.', 'Am Montag, 20 Uhr 15, wird geprobt.'],
    ['Heute 20:15 im Hafen.', 'Heute 20 Uhr 15 im Hafen.'],
  ],
  'pl-PL': [
    ['W skali o 18:30 nic nie było.', 'W skali o osiemnastej 30 nic nie było.'],
    ['Spotkanie o 19:30.', 'Spotkanie o dziewiętnastej 30.'],
    ['Początek: 18:00.', 'Początek: osiemnasta.'],
    ['Czynne od 9:15 do 17:45.', 'Czynne od dziewiątej 15 do siedemnastej 45.'],
    ['Kielce wygrały 27:26.', 'Kielce wygrały 27 do 26.'],
    ['Płock pokonał Kielce 21:19.', 'Płock pokonał Kielce 21 do 19.'],
    ['Głosowanie: 12:11 za.', 'Głosowanie: 12 do 11 za.'],
    ['Pobiegł w 3:15 min.', 'Pobiegł w 3 minuty 15 sekund.'],
    ['Wygrał maraton w 2:03:45.', 'Wygrał maraton w 2 godziny 3 minuty 45 sekund.'],
    ['Skala 1:20 wystarczy.', 'Skala 1 do 20 wystarczy.'],
  ],
  'es-ES': [
    ['Habló con relación a las 10:30 de ayer.', 'Habló con relación a las diez y media de ayer.'],
    ['Hizo escala a las 10:30 en Vigo.', 'Hizo escala a las diez y media en Vigo.'],
    ['Una proporción de 3:1.', 'Una proporción de 3 a 1.'],
    ['El acto empieza a las 17:00.', 'El acto empieza a las cinco de la tarde.'],
    ['Será a las 20:30.', 'Será a las ocho y media de la noche.'],
    ['Abre a las 13:00.', 'Abre a la una de la tarde.'],
    ['Son las 17:15 del viernes.', 'Son las cinco y cuarto de la tarde del viernes.'],
    ['Barcelona ganó 27:26.', 'Barcelona ganó 27 a 26.'],
    ['El equipo ganó 21:19 al final.', 'El equipo ganó 21 a 19 al final.'],
    ['Votaron 12:11 a favor.', 'Votaron 12 a 11 a favor.'],
    ['Ganó en 2:03:45.', 'Ganó en 2 horas 3 minutos 45 segundos.'],
    ['Hoy, de 9:30 a 14:00.', 'Hoy, de las nueve y media a las dos de la tarde.'],
  ],
  'it-IT': [
    ['Alla Scala alle 20:30 il concerto.', 'Alla Scala alle 20 e 30 il concerto.'],
    ['La scala è 1:50.', 'La scala è 1 a 50.'],
    ['Inizio alle 19:30.', 'Inizio alle 19 e 30.'],
    ['Si chiude alle 00:00.', 'Si chiude a mezzanotte.'],
    ['Si apre alle 12:00.', 'Si apre a mezzogiorno.'],
    ['Si parte alle 1:00.', "Si parte all'una."],
    ['Dalle 9:15 alle 17:45.', 'Dalle 9 e 15 alle 17 e 45.'],
    ['Conversano vince 27:26.', 'Conversano vince 27 a 26.'],
    ['La squadra vince 21:19 in casa.', 'La squadra vince 21 a 19 in casa.'],
    ['Il voto è finito 12:11.', 'Il voto è finito 12 a 11.'],
    ['Ha vinto in 2:03:45.', 'Ha vinto in 2 ore 3 minuti 45 secondi.'],
  ],
  'fr-FR': [
    ['Le rapport de 9:30 est clair.', 'Le rapport de 9 heures 30 est clair.'],
    ['Les crèches veulent un rapport de 1:20.', 'Les crèches veulent un rapport de 1 à 20.'],
    ['Une échelle de 1:50.', 'Une échelle de 1 à 50.'],
    ['Rendez-vous à 19:30.', 'Rendez-vous à 19 heures 30.'],
    ['Fermeture à 0h.', 'Fermeture à minuit.'],
    ['Ouverture à 12h.', 'Ouverture à midi.'],
    ['Il est 20 h 21.', 'Il est 20 heures vingt et une.'],
    ['Une garde de 24h commence à 20h45.', 'Une garde de 24 heures commence à 20 heures 45.'],
    ['Nantes gagne 27:26.', 'Nantes gagne 27 à 26.'],
    ['Paris a battu Nantes 21:19.', 'Paris a battu Nantes 21 à 19.'],
    ['Le vote finit 12:11.', 'Le vote finit 12 à 11.'],
    ['Il gagne en 2:03:45.', 'Il gagne en 2 heures 3 minutes 45 secondes.'],
    ['Le train de 13:05 est supprimé.', 'Le train de 13 heures 5 est supprimé.'],
  ],
  'pt-PT': [
    ['Com relação às 10:30 nada mudou.', 'Com relação às 10 e 30 nada mudou.'],
    ['A proporção é de 3:1.', 'A proporção é de 3 a 1.'],
    ['Começa às 19:30.', 'Começa às 19 e 30.'],
    ['Abre às 12h.', 'Abre ao meio-dia.'],
    ['Fecha às 0h.', 'Fecha à meia-noite.'],
    ['Abre às 9h30 e fecha às 17h45.', 'Abre às 9 e 30 e fecha às 17 e 45.'],
    ['O Porto venceu 27:26.', 'O Porto venceu 27 a 26.'],
    ['O Benfica venceu 21:19 em casa.', 'O Benfica venceu 21 a 19 em casa.'],
    ['A votação acabou 12:11.', 'A votação acabou 12 a 11.'],
    ['Venceu em 2:03:45.', 'Venceu em 2 horas 3 minutos 45 segundos.'],
  ],
  'nl-NL': [
    ['In de verhouding om 9:30 uur bleef alles gelijk.', 'In de verhouding om 9 uur 30 bleef alles gelijk.'],
    ['Een verhouding van 3:1.', 'Een verhouding van 3 tegen 1.'],
    ['Het begint om 19:30.', 'Het begint om 19 uur 30.'],
    ['Aanvang: 20:15 uur.', 'Aanvang: 20 uur 15.'],
    ['Open van 9:15 tot 17:45.', 'Open van 9 uur 15 tot 17 uur 45.'],
    ['Aalsmeer wint 27:26.', 'Aalsmeer wint 27 tegen 26.'],
    ['Volendam versloeg Aalsmeer 21:19.', 'Volendam versloeg Aalsmeer 21 tegen 19.'],
    ['De raad stemde 12:11 voor.', 'De raad stemde 12 tegen 11 voor.'],
    ['Zij liep het in 3:15 min.', 'Zij liep het in 3 minuten 15 seconden.'],
    ['Hij won in 2:03:45.', 'Hij won in 2 uur 3 minuten 45 seconden.'],
  ],
  'ro-RO': [
    ['Cota la ora 18:30.', 'Cota la ora 18 și 30 de minute.'],
    ['Scara 1:50.', 'Scara 1 la 50.'],
    ['Începe la ora 19:12.', 'Începe la ora 19 și douăsprezece minute.'],
    ['Începe la ora 19:30.', 'Începe la ora 19 și 30 de minute.'],
    ['Deschis de la 9:15 la 17:45.', 'Deschis de la 9 și 15 minute la 17 și 45 de minute.'],
    ['Ora 20.30 este ora de start.', 'Ora 20 și 30 de minute este ora de start.'],
    ['Dinamo a câștigat cu 27:26.', 'Dinamo a câștigat cu 27 la 26.'],
    ['Scorul final este 21:19.', 'Scorul final este 21 la 19.'],
    ['Votul s-a încheiat 12:11.', 'Votul s-a încheiat 12 la 11.'],
    ['A câștigat în 2:03:45.', 'A câștigat în 2 ore 3 minute 45 de secunde.'],
    ['Luni, 10:00, la primărie.', 'Luni, 10, la primărie.'],
  ],
  'hi-IN': [
    ['अनुपात 6:45 बजे बदला।', 'अनुपात 6 बजकर 45 मिनट पर बदला।'],
    ['बैठक 6:45 बजे होगी।', 'बैठक 6 बजकर 45 मिनट पर होगी।'],
    ['बैठक शाम 6:45 बजे होगी।', 'बैठक शाम 6 बजकर 45 मिनट पर होगी।'],
    ['बैठक 18:30 बजे होगी।', 'बैठक शाम 6 बजकर 30 मिनट पर होगी।'],
    ['दुकान 6:45 बजे तक खुली है।', 'दुकान 6 बजकर 45 मिनट तक खुली है।'],
    ['बैठक 7:00 बजे होगी।', 'बैठक 7 बजे होगी।'],
    ['टीम 27:26 से जीती।', 'टीम 27 26 से जीती।'],
    ['टीम 21:19 से जीती।', 'टीम 21 19 से जीती।'],
    ['रात 22:00 बजे बारिश होगी।', 'रात 10 बजे बारिश होगी।'],
  ],
}

for (const [locale, rows] of Object.entries(TABLE))
  test.each(rows)(`${locale}: %s`, (written, said) => {
    expect(toSpoken(written, locale)).toBe(said)
  })

test.each(['21:19 ', 'um 21:19 ', '1:2:', '3:15, ', 'in 3:15 '])('a page of %j holds nobody up', async (part) => {
  const work = () => {
    for (const locale of ['en-GB', 'pl-PL', 'it-IT']) toSpoken(part.repeat(60_000 / part.length), locale)
  }
  // Quadratic time would be ten seconds.
  expect(await cpuMsOf(work)).toBeLessThan(3_000)
})
