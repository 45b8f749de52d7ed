import { phrasesByTongue } from './phrases.ts'

/** Since an hour of the day: 'dalle 5 società' has another number. */
export const SINCE = phrasesByTongue({
  en: '',
  de: '',
  fr: 'depuis # heures|depuis environ # heures|depuis # h|depuis environ # h|depuis ce matin|depuis midi|depuis cet après midi',
  es: 'desde las # horas|desde las #h*|desde las # h|desde las # 00|desde las # 15|desde las # 30|desde las # 45|desde las # de la mañana|desde las # de la tarde|desde las # de la noche|desde las # de la madrugada|desde esta mañana|desde el mediodía|desde primera hora',
  it: 'dalle ore #|dalle # di mattina|dalle # di questa|dalle # di stamattina|dalle # di oggi|dalle # di sera|dalle # del mattino|dalle # del pomeriggio|dalle # della mattina|dalle # della sera|dalle # è|dalle # 00|dalle # 15|dalle # 30|dalle # 45|dalle prime ore|da questa mattina|da stamattina|da mezzogiorno',
  pt: 'desde as # horas|desde as #h*|desde as # h|desde as # 00|desde as # 15|desde as # 30|desde as # 45|desde as # da manhã|desde as # da tarde|desde as # da noite|desde as # da madrugada|desde esta manhã|desde o início da manhã|desde o meio dia',
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
