type Words = Readonly<Record<string, string>>

const TONGUES = ['en', 'de', 'pl', 'es', 'it', 'fr', 'pt', 'hi', 'nl', 'ro'] as const
const row = (...words: string[]): Words => Object.fromEntries(TONGUES.map((tongue, index) => [tongue, words[index] ?? '']))

const UNITS: readonly [RegExp, Words][] = [
  [/°\s?C\b/g, row('degrees', 'Grad', 'stopni', 'grados', 'gradi', 'degrés', 'graus', 'डिग्री', 'graden', 'grade')],
  [
    /°\s?F\b/g,
    row(
      'degrees Fahrenheit',
      'Grad Fahrenheit',
      'stopni Fahrenheita',
      'grados Fahrenheit',
      'gradi Fahrenheit',
      'degrés Fahrenheit',
      'graus Fahrenheit',
      'डिग्री फ़ारेनहाइट',
      'graden Fahrenheit',
      'grade Fahrenheit',
    ),
  ],
  [
    /\s?(?:km\/h|kph|kmh)\b/g,
    row(
      'kilometres an hour',
      'Kilometer pro Stunde',
      'kilometrów na godzinę',
      'kilómetros por hora',
      'chilometri orari',
      'kilomètres heure',
      'quilómetros por hora',
      'किलोमीटर प्रति घंटा',
      'kilometer per uur',
      'kilometri pe oră',
    ),
  ],
  [
    /\s?mph\b/g,
    row(
      'miles an hour',
      'Meilen pro Stunde',
      'mil na godzinę',
      'millas por hora',
      'miglia orarie',
      'miles à l’heure',
      'milhas por hora',
      'मील प्रति घंटा',
      'mijl per uur',
      'mile pe oră',
    ),
  ],
  [
    /\s?m\/s\b/g,
    row(
      'metres a second',
      'Meter pro Sekunde',
      'metrów na sekundę',
      'metros por segundo',
      'metri al secondo',
      'mètres par seconde',
      'metros por segundo',
      'मीटर प्रति सेकंड',
      'meter per seconde',
      'metri pe secundă',
    ),
  ],
  [
    /\s?%/g,
    row('per cent', 'Prozent', 'procent', 'por ciento', 'per cento', 'pour cent', 'por cento', 'प्रतिशत', 'procent', 'la sută'),
  ],
  [
    /\s?km\b/g,
    row(
      'kilometres',
      'Kilometer',
      'kilometrów',
      'kilómetros',
      'chilometri',
      'kilomètres',
      'quilómetros',
      'किलोमीटर',
      'kilometer',
      'kilometri',
    ),
  ],
  [
    /\s?hPa\b/g,
    row(
      'hectopascals',
      'Hektopascal',
      'hektopaskali',
      'hectopascales',
      'ettopascal',
      'hectopascals',
      'hectopascais',
      'हेक्टोपास्कल',
      'hectopascal',
      'hectopascali',
    ),
  ],
  [
    /\s?kWh\b/g,
    row(
      'kilowatt hours',
      'Kilowattstunden',
      'kilowatogodzin',
      'kilovatios hora',
      'chilowattora',
      'kilowattheures',
      'quilowatts-hora',
      'किलोवाट घंटे',
      'kilowattuur',
      'kilowați oră',
    ),
  ],
  [
    /\s?MW\b/g,
    row(
      'megawatts',
      'Megawatt',
      'megawatów',
      'megavatios',
      'megawatt',
      'mégawatts',
      'megawatts',
      'मेगावाट',
      'megawatt',
      'megawați',
    ),
  ],
]

const MONEY: Readonly<Record<string, Words>> = {
  $: row('dollars', 'Dollar', 'dolarów', 'dólares', 'dollari', 'dollars', 'dólares', 'डॉलर', 'dollar', 'dolari'),
  '€': row('euros', 'Euro', 'euro', 'euros', 'euro', 'euros', 'euros', 'यूरो', 'euro', 'euro'),
  '£': row('pounds', 'Pfund', 'funtów', 'libras', 'sterline', 'livres', 'libras', 'पाउंड', 'pond', 'lire'),
  '₹': row('rupees', 'Rupien', 'rupii', 'rupias', 'rupie', 'roupies', 'rupias', 'रुपये', 'roepie', 'rupii'),
}

const SCALE: Readonly<Record<string, Words>> = {
  k: row('thousand', 'Tausend', 'tysięcy', 'mil', 'mila', 'mille', 'mil', 'हज़ार', 'duizend', 'mii'),
  m: row('million', 'Millionen', 'milionów', 'millones', 'milioni', 'millions', 'milhões', 'मिलियन', 'miljoen', 'milioane'),
  bn: row(
    'billion',
    'Milliarden',
    'miliardów',
    'mil millones',
    'miliardi',
    'milliards',
    'mil milhões',
    'अरब',
    'miljard',
    'miliarde',
  ),
}

const TO = row('to', 'bis', 'do', 'a', 'a', 'à', 'a', 'से', 'tot', 'la')

const scaleOf = (letter: string | undefined, tongue: string): string => {
  if (!letter) return ''
  const key = letter.toLowerCase() === 'b' ? 'bn' : letter.toLowerCase().replace('mn', 'm')
  return ` ${SCALE[key]?.[tongue] ?? ''}`
}

/** $25, €3.5m, 80 km/h, −3 °C, 12 %, 10–12: number first, then its unit, in words of the tongue. */
export const sayUnits = (text: string, tongue: string): string => {
  let said = text
    .replace(
      /([$€£₹])\s?(\d[\d.,]*\d|\d)\s?(bn|mn|m|k|b)?\b/gi,
      (_, sign, amount, scale) => `${amount}${scaleOf(scale, tongue)} ${MONEY[sign]?.[tongue] ?? ''}`,
    )
    .replace(/(\d[\d.,]*)\s?([€£₹])/g, (_, amount, sign) => `${amount} ${MONEY[sign]?.[tongue] ?? ''}`)
    .replace(/(^|[\s(])[−–-](?=\d)/g, (_, before) => `${before}${MINUS[tongue] ?? 'minus'} `)
    .replace(/(\d)\s?[–—-]\s?(?=\d)(?!\d{3,}[–—-])/g, (_, digit) => `${digit} ${TO[tongue] ?? ''} `)
  for (const [unit, words] of UNITS) said = said.replace(unit, ` ${words[tongue] ?? ''}`)
  return said
}

const MINUS: Words = row('minus', 'minus', 'minus', 'menos', 'meno', 'moins', 'menos', 'शून्य से नीचे', 'min', 'minus')
