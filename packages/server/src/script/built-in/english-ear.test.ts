import { expect, test } from 'vitest'
import { saidInEnglish } from './english-ear.ts'

test.each([
  ['Ada Rix, who founded Olm Radio, dies at 93.', 'Ada Rix, who founded Olm Radio, has died at the age of 93.'],
  ['Singer Ada Rix Dies at 41', 'Singer Ada Rix has died at the age of 41'],
  ['Former mayor dies aged 89 after illness.', 'Former mayor has died at the age of 89 after illness.'],
  ['Ada Rix, 32, from Olm, dies in hospital after a crash.', 'Ada Rix, 32, from Olm, has died in hospital after a crash.'],
  ['The bridge will open, the ministry said Wednesday.', 'The bridge will open, the ministry said on Wednesday.'],
  ['Police said Friday night that two men were held.', 'Police said on Friday night that two men were held.'],
  ['Olm Steel on Tuesday said it had cut 90 jobs.', 'Olm Steel said on Tuesday it had cut 90 jobs.'],
  ['Olm Steel taps Ada Rix as chief executive.', 'Olm Steel picks Ada Rix as chief executive.'],
  ['Council mulls ban on mopeds.', 'Council considers ban on mopeds.'],
  ['Olm Rovers inks three-year deal.', 'Olm Rovers signs three-year deal.'],
  ['A crash closes M621 in Alder.', 'A crash closes the M621 in Alder.'],
  ['Two hurt in crash on A64 near Alder.', 'Two hurt in crash on the A64 near Alder.'],
  ['Lorry fire shuts A1(M).', 'Lorry fire shuts the A1(M).'],
  ['Mayor slams plan for bridge.', 'Mayor criticises plan for bridge.'],
])('%s', (written, said) => {
  expect(saidInEnglish(written)).toBe(said)
})

test.each([
  'Hurricane Ida slams coast of Alder.',
  'The notice was printed on A4.',
  'Laptops on M4 chips are sold.',
  'The crash closed the M621.',
  'Truck slams parked cars in Alder.',
  'Ada Rix wins 23 grand slams since 1999.',
  'A man arrested on Tuesday said he had been beaten.',
  'The lawyer for a man killed on Sunday said more.',
  'Man dies at 5.30am in crash.',
  'Phone taps used as evidence.',
  'Car slams into shop in Alder.',
  'He taps into a new market for boats.',
  'It tells of a man who dies at 30.',
  'It tells of a man who dies in hospital.',
  'A pedestrian dies at 12,000 feet.',
  'A climber dies at 40 metres.',
  'They said Friday prayers in Olm.',
  'The mayor said on Wednesday that it was over.',
  'The attack on Sunday killed two.',
])('%s stays', (sentence) => {
  expect(saidInEnglish(sentence)).toBe(sentence)
})
