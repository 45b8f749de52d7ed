import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { losesEnd } from './loses-end.ts'

test.each<[Tongue, string, string]>([
  ['de', 'Talstrasse in Olm nach Erdrutsch wieder geöffnet', 'In der Nacht ist auf der Talstrasse in Olm ein Hang abgerutscht.'],
  ['de', 'Zwei Festnahmen nach Raub in Auberg', 'Zwei Männer haben am Sonntag in Auberg ein Geschäft ausgeraubt.'],
  ['en', 'Harwick bridge reopened after crash', 'Two lorries collided on the bridge in Harwick on Monday.'],
  ['nl', 'Vermiste wandelaar uit Wezep teruggevonden', 'Een wandelaar uit Wezep kwam zondag niet thuis.'],
  ['pl', 'Sprawca napadu w Olszanach zatrzymany', 'W niedzielę w Olszanach mężczyzna napadł na sklep.'],
  ['hi', 'रामपुर में लूट करने वाला गिरफ्तार', 'रामपुर में सोमवार को एक दुकान लूट ली गई।'],
])('%s: “%s” ends what “%s” leaves going on', (tongue, headline, said) => {
  expect(losesEnd(said, headline, tongue)).toBe(true)
})

test.each<[Tongue, string, string]>([
  ['de', 'Talstrasse in Olm wieder geöffnet', 'Die Talstrasse in Olm ist seit dem Abend wieder befahrbar.'],
  ['de', 'Zwei Festnahmen nach Raub in Auberg', 'Die Polizei hat in Auberg zwei Männer gefasst.'],
  ['de', 'Raub in Auberg', 'Zwei Männer haben am Sonntag in Auberg ein Geschäft ausgeraubt.'],
  ['en', 'Man arrested over Harwick fire', 'A man appeared in court on Monday over the fire in Harwick.'],
  ['nl', 'Verdachte aangehouden in Wezep', 'De politie heeft in Wezep een man opgepakt.'],
  ['pl', 'Sprawca napadu zatrzymany', 'Mężczyzna wpadł w ręce policji w Olszanach.'],
  ['hi', 'रामपुर में लुटेरा गिरफ्तार', 'पुलिस ने रामपुर में एक लुटेरे को पकड़ लिया है।'],
  ['de', 'Tote in Auberg gefunden, eine Festnahme', 'In Auberg ist am Montag die Leiche einer Frau gefunden worden.'],
  ['fr', 'La route rouverte à Olmes', 'Un éboulement a coupé la route à Olmes.'],
])('%s: “%s” loses nothing in “%s”', (tongue, headline, said) => {
  expect(losesEnd(said, headline, tongue)).toBe(false)
})
