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

/** 'Addio a Rossi. Bianchi: “Si è spento nel sonno”': to the ear it is Bianchi who has died. */
const DEATH_QUOTED = new RegExp(
  `^(.{12,}?)[.:;,]\\s${NAME}\\s?:\\s?["“„«]\\s?(?:(?:[EÈ]|[Ss]i è|[Cc]i ha|[Hh]a|[Ss]e n’è|[Ss]e n'è) (?:mort|spent|scompars|decedut|lasciat|andat)|(?:[Ss]e |[Nn]os )?(?:[Mm]uri[óo]|[Ff]alleci[óo]|[Ff]ue|[Dd]ejó) |[Hh]a (?:muerto|fallecido)|[Mm]orreu|[Ff]aleceu|(?:[Ii]l|[Ee]lle) (?:est (?:mort|décédé)|s['’]est éteint|nous a quitté)|[Nn]os deixou|[Dd]eixou-nos).{0,160}$`,
  'u',
)

/** What stands before such a quotation tells all that may be heard. */
export const withoutDeathQuoted = (title: string): string => title.replace(DEATH_QUOTED, '$1')
