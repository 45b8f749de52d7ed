import { describe, expect, it } from 'vitest'
import { italianInFull } from './italian.ts'

const SAID: readonly (readonly [string, string])[] = [
  [
    'Coronavirus in Italia, il bollettino di oggi 3 maggio: 1.292 nuovi casi e 39 morti',
    'Il bollettino di oggi, 3 maggio, sul coronavirus in Italia registra 1.292 nuovi casi e 39 morti',
  ],
  [
    'Covid Toscana, il bollettino di oggi: 150 contagi, 3 decessi. Nessun ricovero a Prato',
    'Il bollettino di oggi sul Covid in Toscana registra 150 contagi e 3 decessi. Nessun ricovero a Prato',
  ],
  ['Covid: 946 positivi, 25 vittime', 'Sul fronte del Covid si registrano 946 positivi e 25 vittime'],
  ['Covid, l’Irlanda toglie la quarantena', 'Sul fronte del Covid, l’Irlanda toglie la quarantena'],
  [
    'Vaccini anti-Covid, l’Europa non rinnova il contratto',
    'Sul fronte dei vaccini anti-Covid, l’Europa non rinnova il contratto',
  ],
  [
    'Siccità in Iran, la capitale potrebbe essere evacuata',
    'Sul fronte della siccità in Iran, la capitale potrebbe essere evacuata',
  ],
  ['Giro d’Italia 2021, Carlo Neri vince la crono', 'Al Giro d’Italia 2021, Carlo Neri vince la crono'],
  ['Serie A: la Brenese batte il Vernago', 'In Serie A, la Brenese batte il Vernago'],
  ['Vicenza, due paracaduti si agganciano in volo: un ferito', 'A Vicenza, due paracaduti si agganciano in volo: un ferito'],
  ['Avellino, torna la filovia', 'Ad Avellino torna la filovia'],
  ['Aosta, il vecchio ospedale diventa uno studentato', 'Ad Aosta, il vecchio ospedale diventa uno studentato'],
  ['Scozia, vincono gli indipendentisti', 'In Scozia vincono gli indipendentisti'],
  ['Carlo Neri in fin di vita: la famiglia è con lui', 'Carlo Neri è in fin di vita: la famiglia è con lui'],
]

const STAYS = [
  // Who speaks, teasers and lists.
  'Covid, Neri: "Non abbassare la guardia"',
  'Covid, le notizie di oggi dal mondo intero',
  'Vaccini, ecco come si prenota la seconda dose',
  'Coronavirus, cosa cambia da lunedì per tutti?',
  'Brenotech, le azioni volano in Borsa',
  'Incidente a Brenago, due arresti per omicidio',
  'Incendio a Brenago, il sindaco promette aiuti',
  // It was elsewhere, to somebody else, or in sport.
  'India, la coppia rientrata in Italia è grave',
  'Gaza, 19 vittime palestinesi e 7 israeliane',
  'Verona, un attaccante in prova fino a giugno',
  'Covid Brenago, il bollettino di oggi: 15 contagi, 3 decessi',
  'Napoli, il presidente cerca una punta',
  'Mosca, la risposta arriva presto',
  'Torino, torna il bomber',
  'Sanremo, un giudice rinvia il processo',
]

describe('what stands before an Italian story', () => {
  it.each(SAID)('says %j', (headline, sentence) => {
    expect(italianInFull(headline)).toBe(sentence)
  })
  it.each(STAYS)('leaves %j', (headline) => {
    expect(italianInFull(headline)).toBe(headline)
  })
})
