import { priced } from './unit-pattern.ts'
import { row, type Words } from './words-by-tongue.ts'

/** What a price is for, behind it: €/l, €/MWh. */
export const PRICED: readonly [RegExp, Words][] = [
  [
    priced('(?:m²|m2|mq)'),
    row(
      'a square metre',
      'je Quadratmeter',
      'za metr kwadratowy',
      'el metro cuadrado',
      'al metro quadro',
      'le mètre carré',
      'o metro quadrado',
      'प्रति वर्ग मीटर',
      'per vierkante meter',
      'pe metru pătrat',
    ),
  ],
  [
    priced('l'),
    row('a litre', 'je Liter', 'za litr', 'por litro', 'al litro', 'le litre', 'por litro', 'प्रति लीटर', 'per liter', 'pe litru'),
  ],
  [
    priced('kg'),
    row(
      'a kilo',
      'je Kilo',
      'za kilogram',
      'por kilo',
      'al chilo',
      'le kilo',
      'por quilo',
      'प्रति किलो',
      'per kilo',
      'pe kilogram',
    ),
  ],
  [
    priced('MWh'),
    row(
      'a megawatt hour',
      'je Megawattstunde',
      'za megawatogodzinę',
      'por megavatio hora',
      'al megawattora',
      'le mégawattheure',
      'por megawatt-hora',
      'प्रति मेगावाट घंटा',
      'per megawattuur',
      'pe megawatt oră',
    ),
  ],
  [
    priced('kWh'),
    row(
      'a kilowatt hour',
      'je Kilowattstunde',
      'za kilowatogodzinę',
      'por kilovatio hora',
      'al chilowattora',
      'le kilowattheure',
      'por quilowatt-hora',
      'प्रति किलोवाट घंटा',
      'per kilowattuur',
      'pe kilowatt oră',
    ),
  ],
]
