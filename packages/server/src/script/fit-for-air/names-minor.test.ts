import { describe, expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { namesMinor } from './names-minor.ts'
import { lineOf } from './phrases.ts'

const names = (tongue: Tongue, ...lines: string[]) => namesMinor(lines.map(lineOf), tongue)

describe('a child is not named in a story of violence or death', () => {
  test.each<[Tongue, string]>([
    ['en', 'Boy, 15, named locally as Jamie Cole after stabbing on pier'],
    ['en', 'Police say Jamie Cole, 15, was killed on the pier'],
    ['en', 'The victim is 15-year-old Jamie Cole, police say'],
    ['de', 'Sturz vom Pier: Der Tote ist der 15-jährige Jan Petersen'],
    ['de', 'Jan Petersen (15) wurde getötet'],
    ['it', 'Ucciso a 17 anni: il nome della vittima è Luigi Esposito'],
    ['es', 'Muere un joven: se trata de Luis Pérez, de 16 años'],
    ['fr', 'Mort d’un collégien : Lucas Martin, 13 ans'],
    ['nl', 'Dode in park is de 16-jarige Daan Visser'],
  ])('%s: %s', (tongue, line) => {
    expect(names(tongue, line)).toBe(true)
  })
})

describe('what names no child, or is no story of death, is told', () => {
  test.each<[Tongue, string]>([
    ['en', 'Jamie Cole, 17, wins the junior regatta'],
    ['en', 'Man, 34, named locally as Jamie Cole after stabbing on pier'],
    ['en', 'Boy, 15, dies after fall from pier'],
    ['en', 'Three people die as bus hits Jamie Cole Bridge'],
    ['de', '15-Jähriger stirbt nach Sturz vom Pier'],
    ['de', 'Jan Petersen (45) wurde getötet'],
    ['fr', 'Mort d’une collégienne de 13 ans à Épinal'],
    ['es', 'Muere un hombre de 54 años al volcar su tractor'],
    ['it', 'Ucciso un 34enne a Napoli'],
  ])('%s: %s', (tongue, line) => {
    expect(names(tongue, line)).toBe(false)
  })
})
