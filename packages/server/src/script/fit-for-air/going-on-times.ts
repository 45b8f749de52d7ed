import { phrasesByTongue } from './phrases.ts'

/** Since an hour of the day. */
export const SINCE = phrasesByTongue({
  en: '',
  de: '',
  fr: 'depuis # heures|depuis environ # heures|depuis # h|depuis environ # h|depuis ce matin|depuis midi|depuis cet après midi',
  es: 'desde las #|desde esta mañana|desde el mediodía|desde primera hora',
  it: 'dalle #|dalle ore #|dalle prime ore|da questa mattina|da stamattina|da mezzogiorno',
  pt: 'desde as #|desde esta manhã|desde o início da manhã|desde o meio dia',
  pl: '',
  nl: '',
  ro: 'de la ora #|de azi dimineață|de dimineață|din cursul dimineții',
  hi: '',
})
/** A day when everybody drives off or home. */
export const RUSH = phrasesByTongue({
  en: 'bank holiday getaway|getaway traffic',
  de: 'rückreiseverkehr|reiseverkehr|reisewelle|rückreisewelle',
  fr: 'chassé croisé|retours de vacances|départs en vacances',
  es: 'operación salida|operación retorno',
  it: 'esodo|controesodo|bollino rosso|bollino nero',
  pt: '',
  pl: '',
  nl: 'zwarte zaterdag',
  ro: '',
  hi: '',
})
