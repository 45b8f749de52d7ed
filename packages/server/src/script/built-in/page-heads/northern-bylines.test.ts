import { expect, test } from 'vitest'
import { withoutNorthernByline } from './northern-bylines.ts'

test.each([
  ['By Tom Field, transport correspondent Rail fares rise in March.', 'Rail fares rise in March.'],
  ['By Tom Field Rail fares rise in March.', 'Rail fares rise in March.'],
  ['By Tom Field and Ann Lee The council has met.', 'The council has met.'],
  ['BY TOM FIELD A man was found.', 'A man was found.'],
  ['By Tom Field Police are looking for him.', 'Police are looking for him.'],
  ['Tom Field BBC News The council has met.', 'The council has met.'],
  ['Von Anna Holz Die Stadt kauft das Gasometer.', 'Die Stadt kauft das Gasometer.'],
  ['Von Anna Holz und Jan Berg, dpa Kiel bekommt ein Bad.', 'Kiel bekommt ein Bad.'],
  ['Text: Anna Holz In Kiel entsteht ein Bad.', 'In Kiel entsteht ein Bad.'],
  ['Door Jan Smit De gemeente koopt het klooster.', 'De gemeente koopt het klooster.'],
  ['Door onze verslaggever Jan Smit Er komt een brug.', 'Er komt een brug.'],
  ['Door Kees van der Berg Het water stijgt.', 'Het water stijgt.'],
  ['By Ann Lee Published 12 January 2027, 09:14 GMT The pier is open.', 'The pier is open.'],
  ['Stand: 13.01.2027 06:30 Uhr Die Schule ist saniert.', 'Die Schule ist saniert.'],
  ['Door Redactie Het veer vaart weer.', 'Het veer vaart weer.'],
  ['By Staff Reporter The ferry sails again.', 'The ferry sails again.'],
  ['Por Ana Ruiz El ayuntamiento abre el parque.', 'El ayuntamiento abre el parque.'],
  ['Di Luca Bianchi Il comune apre il parco.', 'Il comune apre il parco.'],
])('%s', (text, story) => {
  expect(withoutNorthernByline(text, 'Rail fares rise')).toBe(story)
})

test.each([
  'Von Hamburg Richtung Bremen staut sich der Verkehr.',
  'Von Minister Peter Holz war nichts zu hören.',
  'By Monday evening the road was open.',
  'By the end of March The Deep will reopen.',
  'Door de redactie is besloten te stoppen.',
  'Door de storm is de brug dicht.',
  'Von der Straße aus sieht man das Meer.',
  'Tom Field has won the race.',
  'De Efteling krijgt een nieuwe attractie.',
  'De Jan van Galenstraat is dicht.',
])('%s stays', (text) => {
  expect(withoutNorthernByline(text, 'Rail fares rise')).toBe(text)
})
