// Whose words a headline quotes, a listener wants to know before them: the voice says no marks, and until the end they would be the host's.

const NAME = "\\p{Lu}[\\p{L}\\p{M}.'’-]*(?:,?\\s(?:\\p{Lu}[\\p{L}\\p{M}.'’-]*|\\p{Ll}{1,4}(?=\\s))){0,6}"
const BEHIND_DASH = new RegExp(`^["“„«‘']([^"“”„«»‘’]{3,160})["”“»’'][,.]?\\s[-–—]\\s(${NAME})\\.?$`, 'u')

/** '„Alles ist weg“ – Familie nach Brand ohne Dach': who says it comes first. */
export const withSpeakerFirst = (title: string): string => title.replace(BEHIND_DASH, '$2: „$1“')

/** Marks made of two small ones, as some newsrooms type them: ",,Dit doet pijn.''" */
export const withPlainQuotes = (text: string): string =>
  text.replace(/(?<![,\d]),,(?=[\p{L}\p{N}])/gu, '„').replace(/(?<=[\p{L}.,!?])''(?!')/gu, '”')
