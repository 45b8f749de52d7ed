// Swiss papers set the letters of the canton behind a place: 'in Kirchberg BE', 'aus Horw (LU)'. Spelled, nobody knows where it is.

const CANTONS: Readonly<Record<string, string>> = {
  AG: 'Aargau',
  AI: 'Appenzell Innerrhoden',
  AR: 'Appenzell Ausserrhoden',
  BE: 'Bern',
  BL: 'Basel-Landschaft',
  BS: 'Basel-Stadt',
  FR: 'Freiburg',
  GE: 'Genf',
  GL: 'Glarus',
  GR: 'Graubünden',
  JU: 'Jura',
  LU: 'Luzern',
  NE: 'Neuenburg',
  NW: 'Nidwalden',
  OW: 'Obwalden',
  SG: 'St. Gallen',
  SH: 'Schaffhausen',
  SO: 'Solothurn',
  SZ: 'Schwyz',
  TG: 'Thurgau',
  TI: 'Tessin',
  UR: 'Uri',
  VD: 'Waadt',
  VS: 'Wallis',
  ZG: 'Zug',
  ZH: 'Zürich',
}

/** Behind these stands a place. Behind others than 'in' 'AG' is a company, 'GE' a club and 'AI' a machine: 'von Siemens AG', 'bei Schalke GE'. */
const PLACE =
  '(?<=(?<!\\p{L})(?:[Ii]n|[Bb]ei|[Aa]us|[Nn]ach|Raum|Richtung)\\s)((?:St\\.\\s?|Bad\\s|La\\s|Le\\s|Les\\s)?\\p{Lu}\\p{Ll}[\\p{L}-]{1,24}(?:\\s(?:am|an der|bei|im|ob|sur|de|la)\\s\\p{Lu}\\p{L}{1,20})?)'
const IN_CANTON = new RegExp(`${PLACE}\\s(?:\\((\\p{Lu}{2})\\)|(\\p{Lu}{2})(?![\\p{L}\\p{N}-]))`, 'gu')

const OTHERWISE = /^(?:AG|AI|GE)$/
/** Berlin and France write themselves so. */
const ELSEWHERE = /^(?:BE|FR)$/

/** 'In Kirchberg im Kanton Bern'; where the place has the canton's name that is enough. */
export const sayCantons = (text: string): string =>
  text.replace(IN_CANTON, (all: string, place: string, inBrackets: string | undefined, bare: string | undefined, at: number) => {
    const isSure = /[Ii]n\s$/.test(text.slice(0, at))
    if (!isSure && (OTHERWISE.test(bare ?? '') || ELSEWHERE.test(inBrackets ?? ''))) return all
    const canton = CANTONS[inBrackets ?? bare ?? '']
    if (canton === undefined) return all
    return canton === place ? place : `${place} im Kanton ${canton}`
  })
