import { SPEAKS_AT } from '../fit-for-air/speakers.ts'

// Whose words a headline quotes, a listener wants to know before them: the voice says no marks, and until the end they would be the host's.

const NAME = "\\p{Lu}[\\p{L}\\p{M}.'’-]*(?:,?\\s(?:\\p{Lu}[\\p{L}\\p{M}.'’-]*|\\p{Ll}{1,4}(?=\\s))){0,6}"
/** 'Primarul Ion Pop, despre taxe', behind what he says of them. */
const BEHIND_STOP = new RegExp(`^(["“„«][^"“”„«»]{3,160}["“”»])[.,]?\\s(${NAME},\\s(?:${SPEAKS_AT})\\s[^:]{3,160}?)\\.?$`, 'u')
const BEHIND_DASH = new RegExp(`^["“„«‘']([^"“”„«»‘’]{3,160})["”“»’'][,.]?\\s[-–—]\\s(${NAME})\\.?$`, 'u')

/** '„Alles ist weg“ – Familie nach Brand ohne Dach': who says it comes first. */
export const withSpeakerFirst = (title: string): string => title.replace(BEHIND_DASH, '$2: „$1“').replace(BEHIND_STOP, '$2: $1')

/** Marks made of two small ones, as some newsrooms type them: ",,Dit doet pijn.''" */
export const withPlainQuotes = (text: string): string =>
  text
    .replace(/(?<![,\d]),,(?=[\p{L}\p{N}])/gu, '„')
    .replace(/(?<=[\p{L}.,!?])''(?!')/gu, '”')
    // Romanian newsrooms type one mark for both: '”Fritz”'.
    .replace(/(?<=^|[\s(])”(?=[\p{L}\p{N}][^“”„]{0,300}”)/gu, '„')

/** Behind a comma a few words of somebody whom nobody names: 'Auto rijdt in op publiek lichtstoet Elburg, ‘geen opzet’'. */
const LOOSE_QUOTE = /^((?:[^\s"“”„«»]+\s){5,24}[^\s"“”„«»]+),\s["“„«‘'](?!\p{Lu})[^"“”„«»‘’']{3,40}["”“»’']\.?$/u

/** Without it the headline tells all that it can. */
export const withoutLooseQuote = (title: string): string => title.replace(LOOSE_QUOTE, '$1')
