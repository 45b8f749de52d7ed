import { describe, expect, test } from 'vitest'
import { namesSomebody, namesTopic } from './topic-headlines.ts'

describe('a headline is news where a verb is to be seen', () => {
  test.each([
    ['es', 'Los 27 aprueban el nuevo pacto migratorio de la UE'],
    ['es', 'La línea 5 cierra todo el fin de semana por obras'],
    ['es', 'La selección sub 21 gana a Francia y va a la final'],
    ['es', 'La vivienda nueva sube un ocho por ciento en Madrid'],
    ['es', 'El temporal del este obliga a evacuar a doscientas familias'],
    ['pt', 'Os 27 aprovam o novo pacto migratório da UE'],
    ['pt', 'A linha 5 fecha durante o fim de semana para obras'],
    ['pt', 'A habitação nova sobe oito por cento em Lisboa'],
  ] as const)('%s: behind a number, or an adjective of the noun before it: %s', (tongue, headline) => {
    expect(namesTopic(headline, tongue)).toBe(false)
  })

  test.each([
    ['es', 'El emotivo adiós de Ana Ruiz a la escena'],
    ['es', 'Los 50 partidos del portero más longevo de Olmo'],
    ['es', 'La mejor nueva temporada de Faro y su equipo'],
    ['es', 'El hombre que estrena nueva temporada en Olmo'],
    ['pt', 'Os 80 mortos do naufrágio de Arcos na memória de um povo'],
    ['pt', 'A primeira temporada de Rita Melo no palco'],
  ] as const)('%s: and a page where none is: %s', (tongue, headline) => {
    expect(namesTopic(headline, tongue)).toBe(true)
  })
})

describe('a name and what somebody is', () => {
  test.each([
    ['es', 'Ana Ruiz, nueva alcaldesa de Soria'],
    ['es', 'Alcaraz, campeón del Open de Australia'],
    ['es', 'Ana Ruiz, ganadora del premio Faro'],
    ['es', 'Pedro Gil, reelegido secretario general del partido'],
    ['pt', 'António Costa, o novo presidente do Conselho Europeu'],
    ['pt', 'Rita Melo, campeã da Europa de remo'],
  ] as const)('%s: is news where it is an office or a prize just won: %s', (tongue, headline) => {
    expect([namesTopic(headline, tongue), namesSomebody(headline, tongue)]).toEqual([false, false])
  })

  test.each([
    ['es', 'Iván Gil, el hombre que salvó el faro'],
    ['es', 'Ana Ruiz, el nuevo rostro de la moda'],
    ['pt', 'Rita Melo, a mulher que ouve os barcos'],
    ['pt', 'Rita Melo, 80 anos de palco'],
  ] as const)('%s: and a portrait elsewhere: %s', (tongue, headline) => {
    expect(namesSomebody(headline, tongue)).toBe(true)
  })
})
