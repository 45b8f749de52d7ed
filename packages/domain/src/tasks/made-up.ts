// 'A joke about politicians' asks for no news of politics.

type Words = Readonly<Record<string, string>>

const MADE_UP: Words = {
  en: 'jokes?|poems?|songs?|riddles?|limericks?|puns?',
  de: 'witz\\p{L}*|gedicht\\p{L}*|lied(?:er)?|rätsel|scherz\\p{L}*',
  fr: 'blagues?|poèmes?|chansons?|devinettes?',
  es: 'chistes?|poemas?|canci(?:ón|ones)|adivinanzas?|bromas?',
  it: 'barzellett[ae]|poesi[ae]|canzon[ei]|indovinell[oi]|battut[ae]',
  pt: 'piadas?|poemas?|canç(?:ão|ões)|adivinhas?|anedotas?',
  pl: 'żart\\p{L}*|dowcip\\p{L}*|wiersz\\p{L}*|piosenk\\p{L}*|zagadk\\p{L}*',
  nl: 'mop(?:pen)?|grap(?:pen)?|gedicht(?:en)?|liedjes?|raadsels?',
  ro: 'glum[ăe]|bancuri|banc|poezi[ei]|poezie|cântec\\p{L}*|ghicitor\\p{L}*',
}
const ABOUT: Words = {
  en: 'about|on|of',
  de: 'über|von|zu',
  fr: 'sur|de|des|du',
  es: 'sobre|de|del',
  it: 'su|sui|sulla|sul|sugli|di|dei',
  pt: 'sobre|de|do|dos|da',
  pl: 'o',
  nl: 'over|van',
  ro: 'despre|cu',
}
const HINDI = /[^,.;:।\n]{1,40}\sपर\s(?:एक\s)?(?:चुटकुल|कविता|गीत|पहेली)/gu

/** A task without what such a thing is to be about. */
export const withoutMadeUp = (task: string, tongue: string): string => {
  if (tongue === 'hi') return task.replace(HINDI, ' ')
  const either = (words: Words) => [words[tongue], words.en].filter(Boolean).join('|')
  const made = new RegExp(`(?<!\\p{L})(${either(MADE_UP)})\\s(?:${either(ABOUT)})\\s[^,.;:!?\\n]{1,40}`, 'giu')
  return task.replace(made, '$1 ')
}
