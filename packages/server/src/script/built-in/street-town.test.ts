import { expect, test } from 'vitest'
import { withTownOfStreet } from './street-town.ts'

test.each([
  [
    'Unfall in Altwil SG: Auto prallt gegen Baum',
    'Ein Mann ist auf der Bahnhofstrasse verletzt worden.',
    'auf der Bahnhofstrasse in Altwil verletzt',
  ],
  ['Brand in Harlau: Dach in Flammen', 'An der Farbgasse hat ein Dach gebrannt.', 'An der Farbgasse in Harlau hat'],
  [
    'Überfall in Olm am See: Täter fliehen',
    'Ein Mann bedrohte an der Lindenallee eine Frau.',
    'an der Lindenallee in Olm am See eine Frau',
  ],
])('a street has the town of the kicker: %s', (title, sentence, said) => {
  const [first = '', second] = withTownOfStreet([sentence, 'Niemand sah es.'], title, 'de')
  expect(first).toContain(said)
  expect(second).toBe('Niemand sah es.')
})

test.each([
  ['Brand in Wohnhaus: Dach in Flammen', 'Ein Dach hat an der Farbgasse gebrannt.'],
  ['Täter flüchteten in Auto: Mann beraubt', 'Ein Mann wurde an der Farbgasse beraubt.'],
  ['Unfall in Altwil: Auto prallt gegen Baum', 'Ein Mann ist auf der Bahnhofstrasse in Harlau verletzt worden.'],
  ['Unfall in Altwil: Auto prallt gegen Baum', 'In Harlau ist ein Mann auf der Bahnhofstrasse verletzt worden.'],
  ['Unfall in Altwil: Auto prallt gegen Baum', 'Auf der Nationalstrasse N99 ist ein Mann verletzt worden.'],
  ['Auto prallt gegen Baum', 'Ein Mann ist auf der Bahnhofstrasse verletzt worden.'],
])('and stays as it is elsewhere: %s', (title, sentence) => {
  expect(withTownOfStreet([sentence], title, 'de')).toEqual([sentence])
})
