import { behindNumber, priced } from './unit-pattern.ts'
import { row, type Words } from './words-by-tongue.ts'

/** Said only behind a number: alone these letters are something else. */
export const BEHIND_A_NUMBER: readonly [RegExp, Words][] = [
  [
    behindNumber('mm'),
    row(
      'millimetres',
      'Millimeter',
      'milimetrów',
      'milímetros',
      'millimetri',
      'millimètres',
      'milímetros',
      'मिलीमीटर',
      'millimeter',
      'milimetri',
    ),
  ],
  [
    behindNumber('cm'),
    row(
      'centimetres',
      'Zentimeter',
      'centymetrów',
      'centímetros',
      'centimetri',
      'centimètres',
      'centímetros',
      'सेंटीमीटर',
      'centimeter',
      'centimetri',
    ),
  ],
  [
    /(?<=\d)\sm(?![\p{L}\p{N}²³/'’])/gu,
    row('metres', 'Meter', 'metrów', 'metros', 'metri', 'mètres', 'metros', 'मीटर', 'meter', 'metri'),
  ],
  [
    behindNumber('kg'),
    row('kilograms', 'Kilogramm', 'kilogramów', 'kilos', 'chili', 'kilos', 'quilos', 'किलोग्राम', 'kilo', 'kilograme'),
  ],
  [behindNumber('ft'), row('feet', 'Fuß', 'stóp', 'pies', 'piedi', 'pieds', 'pés', 'फ़ीट', 'voet', 'picioare')],
  [
    /(?<=\d)\s?[lL]\/m²/g,
    row(
      'litres a square metre',
      'Liter pro Quadratmeter',
      'litrów na metr kwadratowy',
      'litros por metro cuadrado',
      'litri al metro quadrato',
      'litres au mètre carré',
      'litros por metro quadrado',
      'लीटर प्रति वर्ग मीटर',
      'liter per vierkante meter',
      'litri pe metru pătrat',
    ),
  ],
]

/** What a price is for, behind it: €/l, €/MWh. */
export const PRICED: readonly [RegExp, Words][] = [
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
