/** One to six, by tongue. */
export const NUMBERS: Readonly<Record<string, string>> = {
  en: 'one two three four five six',
  de: 'eine zwei drei vier fünf sechs',
  fr: 'une deux trois quatre cinq six',
  es: 'una dos tres cuatro cinco seis',
  it: 'una due tre quattro cinque sei',
  pt: 'uma duas três quatro cinco seis',
  pl: 'jedną|jedna dwie trzy cztery pięć sześć',
  nl: 'één|een twee drie vier vijf zes',
  ro: 'o două trei patru cinci șase',
  hi: 'एक दो तीन चार पाँच|पांच छह',
}
