import { describe, expect, test } from 'vitest'
import type { Tongue } from '../../tongue.ts'
import { lineOf } from '../phrases.ts'
import { turnsToReaders } from './reader-calls.ts'

const calls: readonly (readonly [Tongue, string])[] = [
  ['en', 'Were you on the train?'],
  ['en', 'How did you travel this morning?'],
  ['en', 'The report, seen by this newspaper, names three firms.'],
  ['de', 'Waren Sie dabei?'],
  ['de', 'Das geht aus Akten hervor, die dieser Zeitung vorliegen.'],
  ['fr', 'Étiez-vous sur place ?'],
  ['es', '¿Tienes imágenes del temporal?'],
  ['es', 'Cuéntanos cómo lo viviste.'],
  ['it', 'Eravate in piazza?'],
  ['it', 'Scriveteci a redazione.'],
  ['pt', 'Envie-nos as suas fotografias.'],
  ['pl', 'Widziałeś wypadek?'],
  ['nl', 'Heb jij het gezien?'],
  ['ro', 'Dacă ai imagini, trimite-ni-le.'],
  ['hi', 'आपके पास कोई वीडियो है?'],
]

const news: readonly (readonly [Tongue, string])[] = [
  ['en', 'The minister asked drivers: "Did you see the sign?"'],
  ['en', 'Are trams back by Friday?'],
  ['de', 'Der Bundestag stimmt am Freitag ab.'],
  ['de', 'Haben sie den Zug genommen, zahlen Gäste weniger.'],
  ['es', 'El Senado vota en contra de la ley.'],
  ['it', 'Sei feriti in un incidente a Bari?'],
  ['pl', 'Masy powietrza z południa przyniosą odwilż.'],
  ['nl', 'De school stuurde een mail naar alle ouders.'],
  ['hi', 'आप और कांग्रेस में गठबंधन होगा?'],
]

describe('a publisher turns to its readers', () => {
  test.each(calls)('%s: %s', (tongue, text) => {
    expect(turnsToReaders(lineOf(text), tongue)).toBe(true)
  })
})

describe('what is told of others is no call', () => {
  test.each(news)('%s: %s', (tongue, text) => {
    expect(turnsToReaders(lineOf(text), tongue)).toBe(false)
  })
})
