import { PLANT_UNITS } from './plant-units.ts'
import { UNIT_FORMS } from './unit-forms.ts'
import { aUnit } from './unit-pattern.ts'
import { row, type Words } from './words-by-tongue.ts'

const NONE: Words = {}

/** Units that stand as a word of their own, without a number: 'speeds in km/h'. In all their forms; see forms.ts. */
export const UNITS: readonly [RegExp, Words][] = [
  [/°\s?C(?![\p{L}\p{M}\p{N}])/gu, UNIT_FORMS.celsius ?? NONE],
  [/°\s?F(?![\p{L}\p{M}\p{N}])/gu, UNIT_FORMS.fahrenheit ?? NONE],
  [aUnit('(?:km/(?:h|u|uur)|kph|kmh)'), UNIT_FORMS.kmh ?? NONE],
  [aUnit('(?:mph|MPH)'), UNIT_FORMS.mph ?? NONE],
  [aUnit('m/s'), UNIT_FORMS.ms ?? NONE],
  [/\s?%/g, UNIT_FORMS.percent ?? NONE],
  [
    // A place on a road: 'al km 25'.
    /(?<![\p{L}\p{M}\p{N}/]|\d\s)km\.?\s?(?=\d)/gu,
    row(
      'kilometre ',
      'Kilometer ',
      'kilometr ',
      'kilómetro ',
      'chilometro ',
      'kilomètre ',
      'quilómetro ',
      'किलोमीटर ',
      'kilometer ',
      'kilometrul ',
    ),
  ],
  [aUnit('km'), UNIT_FORMS.kilometer ?? NONE],
  // '137 thousand b/d'
  [/(?<=\s|\dk\s)(?:bpd|b\/d|bep\/zi)(?![\p{L}\p{M}\p{N}])/gu, PLANT_UNITS.bpd ?? NONE],
  [aUnit('hPa'), UNIT_FORMS.hPa ?? NONE],
  [aUnit('kWh'), UNIT_FORMS.kWh ?? NONE],
]
