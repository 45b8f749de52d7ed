import { BRAZILIAN_STATES } from '../spoken/brazilian-states.ts'
import { sayCantons } from '../spoken/swiss-cantons.ts'

/** 'em Soutelo (PI)', 'no (PI)': behind where it is. */
const IN_STATE = /(?<!\p{L})(?:[Ee]m|[Nn][oa]s?|[Dd][eao]s?)\s(?:\p{L}[\p{L}’'-]{0,30}\s){0,4}\((\p{Lu}{2})\)/gu
/** 'No Parlamento Europeu (PE)' is nowhere in Brazil. */
const BODY = /(?<!\p{L})(?:Parlament|Partid|Polícia|Institut|Ministéri|Tribuna|Banco|Comiss|Conselh|Sindicat)/u
const CANTON = /im Kanton (?:St\. )?\p{Lu}\p{L}+/gu

/** What letters stand for where a station is; elsewhere they may be others'. */
const LETTERS: readonly (readonly [zone: string, tongue: string, Readonly<Record<string, string>>])[] = [
  ['Australia/', 'en', { NSW: 'New South Wales', ACT: 'Australian Capital Territory' }],
  ['Pacific/Auckland', 'en', { NZ: 'New Zealand' }],
  ['Africa/Johannesburg', 'en', { SA: 'South Africa South African', KZN: 'KwaZulu-Natal' }],
  ['America/', 'fr', { NPD: 'Nouveau Parti démocratique' }],
]
const IN_CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}{2,3}(?![\p{L}\p{N}])/gu
const lettersMeant = (text: string, { locale, timeZone }: Station): string[] => {
  const meant = LETTERS.filter(([zone, tongue]) => timeZone.startsWith(zone) && locale.startsWith(tongue))
  if (meant.length === 0) return []
  return [...new Set(text.match(IN_CAPITALS))].flatMap((letters) => meant.flatMap(([, , names]) => names[letters] ?? []))
}

type Station = { locale: string; timeZone: string }

/** The cantons of a Swiss station, the states of others, and what else everybody there knows by its letters, in words: a host says them so. */
export const statesMeant = (text: string, station: Station): string[] => {
  const { locale, timeZone } = station
  if (locale === 'pt-BR')
    return [...text.matchAll(IN_STATE)].flatMap(([place, letters = '']) =>
      BODY.test(place) ? [] : (BRAZILIAN_STATES[letters] ?? []),
    )
  const isSwiss = locale.startsWith('de') && timeZone === 'Europe/Zurich'
  return isSwiss ? [...sayCantons(text).matchAll(CANTON)].map(([canton]) => canton) : lettersMeant(text, station)
}
