import { BRAZILIAN_STATES } from '../spoken/brazilian-states.ts'
import { sayCantons } from '../spoken/swiss-cantons.ts'

/** 'em Soutelo (PI)', 'no (PI)': behind where it is. */
const IN_STATE = /(?<!\p{L})(?:[Ee]m|[Nn][oa]s?|[Dd][eao]s?)\s(?:\p{L}[\p{L}’'-]{0,30}\s){0,4}\((\p{Lu}{2})\)/gu
/** 'No Parlamento Europeu (PE)' is nowhere in Brazil. */
const BODY = /(?<!\p{L})(?:Parlament|Partid|Polícia|Institut|Ministéri|Tribuna|Banco|Comiss|Conselh|Sindicat)/u
const CANTON = /im Kanton (?:St\. )?\p{Lu}\p{L}+/gu

/** The cantons of a Swiss station, and the states of a Brazilian one, in words, where a text has their letters: a host says them so. */
export const statesMeant = (text: string, { locale, timeZone }: { locale: string; timeZone: string }): string[] => {
  if (locale === 'pt-BR')
    return [...text.matchAll(IN_STATE)].flatMap(([place, letters = '']) =>
      BODY.test(place) ? [] : (BRAZILIAN_STATES[letters] ?? []),
    )
  const isSwiss = locale.startsWith('de') && timeZone === 'Europe/Zurich'
  return isSwiss ? [...sayCantons(text).matchAll(CANTON)].map(([canton]) => canton) : []
}
