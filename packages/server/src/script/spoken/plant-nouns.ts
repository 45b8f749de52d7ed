import { row, type Words } from './words-by-tongue.ts'

/** In ten tongues; see words-by-tongue.ts for their order. */
export const PER_TIME = {
  hour: row(
    ' an hour',
    ' pro Stunde',
    ' na godzinę',
    ' por hora',
    ' all’ora',
    ' par heure',
    ' por hora',
    ' प्रति घंटा',
    ' per uur',
    ' pe oră',
  ),
  minute: row(
    ' a minute',
    ' pro Minute',
    ' na minutę',
    ' por minuto',
    ' al minuto',
    ' par minute',
    ' por minuto',
    ' प्रति मिनट',
    ' per minuut',
    ' pe minut',
  ),
  second: row(
    ' a second',
    ' pro Sekunde',
    ' na sekundę',
    ' por segundo',
    ' al secondo',
    ' par seconde',
    ' por segundo',
    ' प्रति सेकंड',
    ' per seconde',
    ' pe secundă',
  ),
  day: row(' a day', ' am Tag', ' na dobę', ' al día', ' al giorno', ' par jour', ' por dia', ' प्रतिदिन', ' per dag', ' pe zi'),
}
export const PER_LITRE = row(
  ' a litre',
  ' pro Liter',
  ' na litr',
  ' por litro',
  ' al litro',
  ' par litre',
  ' por litro',
  ' प्रति लीटर',
  ' per liter',
  ' pe litru',
)
export const PER_CUBIC_METRE = row(
  ' a cubic metre',
  ' pro Kubikmeter',
  ' na metr sześcienny',
  ' por metro cúbico',
  ' al metro cubo',
  ' par mètre cube',
  ' por metro cúbico',
  ' प्रति घन मीटर',
  ' per kubieke meter',
  ' pe metru cub',
)

/** Each form of the noun, and behind it for how much: 'litr na minutę|litry na minutę'. */
export const per = (nouns: Words, behind: Words): Words =>
  Object.fromEntries(
    Object.entries(nouns).map(([tongue, forms]) => [
      tongue,
      forms
        .split('|')
        .map((form) => form + (behind[tongue] ?? ''))
        .join('|'),
    ]),
  )

export const CUBIC_METRE = row(
  'cubic metre|cubic metres',
  'Kubikmeter',
  'metr sześcienny|metry sześcienne|metrów sześciennych|metra sześciennego',
  'metro cúbico|metros cúbicos',
  'metro cubo|metri cubi',
  'mètre cube|mètres cubes',
  'metro cúbico|metros cúbicos',
  'घन मीटर',
  'kubieke meter',
  'metru cub|metri cubi|de metri cubi',
)
export const LITRE = row(
  'litre|litres',
  'Liter',
  'litr|litry|litrów|litra',
  'litro|litros',
  'litro|litri',
  'litre|litres',
  'litro|litros',
  'लीटर',
  'liter',
  'litru|litri|de litri',
)
export const TONNE = row(
  'tonne|tonnes',
  'Tonne|Tonnen',
  'tona|tony|ton|tony',
  'tonelada|toneladas',
  'tonnellata|tonnellate',
  'tonne|tonnes',
  'tonelada|toneladas',
  'टन',
  'ton',
  'tonă|tone|de tone',
)
export const MILLIGRAM = row(
  'milligram|milligrams',
  'Milligramm',
  'miligram|miligramy|miligramów|miligrama',
  'miligramo|miligramos',
  'milligrammo|milligrammi',
  'milligramme|milligrammes',
  'miligrama|miligramas',
  'मिलीग्राम',
  'milligram',
  'miligram|miligrame|de miligrame',
)
export const MICROGRAM = row(
  'microgram|micrograms',
  'Mikrogramm',
  'mikrogram|mikrogramy|mikrogramów|mikrograma',
  'microgramo|microgramos',
  'microgrammo|microgrammi',
  'microgramme|microgrammes',
  'micrograma|microgramas',
  'माइक्रोग्राम',
  'microgram',
  'microgram|micrograme|de micrograme',
)
export const MILLIMETRE = row(
  'millimetre|millimetres',
  'Millimeter',
  'milimetr|milimetry|milimetrów|milimetra',
  'milímetro|milímetros',
  'millimetro|millimetri',
  'millimètre|millimètres',
  'milímetro|milímetros',
  'मिलीमीटर',
  'millimeter',
  'milimetru|milimetri|de milimetri',
)
export const PART = row(
  'part|parts',
  'Teil|Teile',
  'część|części|części|części',
  'parte|partes',
  'parte|parti',
  'partie|parties',
  'parte|partes',
  'भाग',
  'deel|delen',
  'parte|părți|de părți',
)
export const BARREL = row(
  'barrel|barrels',
  'Barrel',
  'baryłka|baryłki|baryłek|baryłki',
  'barril|barriles',
  'barile|barili',
  'baril|barils',
  'barril|barris',
  'बैरल',
  'vat|vaten',
  'baril|barili|de barili',
)
