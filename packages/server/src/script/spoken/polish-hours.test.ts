import { cpuMsOf } from '@hourcast/db/testing/cpu-ms-of'
import { expect, test } from 'vitest'
import { toSpoken } from './to-spoken.ts'

test.each([
  ['Jest godzina 8:00, godzina 2:30 albo godz. 23.', 'Jest godzina ósma, godzina druga 30 albo godzina dwudziesta trzecia.'],
  ['Mecz o 20:45, finał o 2:00.', 'Mecz o dwudziestej 45, finał o drugiej.'],
  ['O godzinie 14:30 i 16:00 odjazd.', 'O godzinie czternastej 30 i szesnastej odjazd.'],
  ['Między 8:00 a 10:00 korki.', 'Między ósmą a dziesiątą korki.'],
  ['Otwarte od 8:00 do 16:30, w sobotę 9:00–13:00.', 'Otwarte od ósmej do szesnastej 30, w sobotę od dziewiątej do trzynastej.'],
  ['Przed godz. 21 i po godz. 22 cisza.', 'Przed godziną dwudziestą pierwszą i po godzinie dwudziestej drugiej cisza.'],
  ['Przełożono na 3:15.', 'Przełożono na trzecią 15.'],
  ['W godz. 8.30-16 zamknięte.', 'W godzinach od ósmej 30 do szesnastej zamknięte.'],
  ['Start: 19:00. Godziny 8-16.', 'Start: dziewiętnasta. Godziny 8 do 16.'],
  ['Otwarte od godz. 8 do 16.', 'Otwarte od godziny ósmej do szesnastej.'],
  ['W godz. 8.00-16.00 zamknięte.', 'W godzinach od ósmej do szesnastej zamknięte.'],
  ['Dziś o godz. 12 do 15 stopni.', 'Dziś o godzinie dwunastej do 15 stopni.'],
  ['Koniec ok. 8:00.', 'Koniec około ósmej.'],
  ['O 0:30 i o 24:00.', 'O zerowej 30 i o dwudziestej czwartej.'],
  // No times of the day.
  ['Trwało 3 godziny 12 minut.', 'Trwało 3 godziny 12 minut.'],
  [
    'Po godzinie 12 strażaków gasiło pożar przez 3 godziny 12 razy.',
    'Po godzinie 12 strażaków gasiło pożar przez 3 godziny 12 razy.',
  ],
  ['Wygrali 3:2, a w 2024 było 8,5 proc.', 'Wygrali 3 do 2, a w 2024 było 8,5 procent.'],
])('%s', (written, said) => {
  expect(toSpoken(written, 'pl-PL')).toBe(said)
})

test.each(['8:00 i ', 'godz. ', 'w godz. 8-', 'o 8:00–'])('a page of %j holds nobody up', async (part) => {
  const work = () => toSpoken(part.repeat(100_000 / part.length), 'pl-PL')
  // Quadratic time would be ten seconds.
  expect(await cpuMsOf(work)).toBeLessThan(3_000)
})
