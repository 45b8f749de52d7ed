import type { Tongue } from '../tongue.ts'

// Under a headline stands what the page is: 'I dati del bollettino di domenica 16 maggio', 'Gli aggiornamenti sul caso'. A name for it is no sentence.

type Romance = 'fr' | 'es' | 'it' | 'pt'
/** What a page holds, with its article and of what it is. */
const PAGE_OF: Readonly<Record<Romance, RegExp>> = {
  it: /^(?:i dati|le cifre|i numeri|gli aggiornamenti|le ultime|le notizie|le informazioni|la mappa|il calendario|il nuovo calendario|la tabella|l['’]elenco|le date|gli orari|le immagini|le foto|i dettagli|il bollettino)\s(?:complet[aeio]\s)?(?:del|dello|della|dell|dei|degli|delle|di|su|sul|sulla|sui|sulle|sull|in|da|dal|dalla)(?!\p{L})/iu,
  fr: /^(?:les (?:données|chiffres|dernières informations|informations|images|photos|détails|dates|horaires)|la carte|le (?:calendrier|tableau))\s(?:complete?s?\s)?(?:du|de|des|sur|dans|en)(?!\p{L})/iu,
  es: /^(?:los (?:datos|detalles|horarios|números)|las (?:cifras|fechas|imágenes|fotos|claves)|la tabla|el (?:mapa|calendario|listado))\s(?:complet[oa]\s)?(?:del?|sobre|en)(?!\p{L})/iu,
  pt: /^(?:os (?:dados|números|detalhes|horários)|as (?:imagens|fotos|datas)|a tabela|o (?:mapa|calendário))\s(?:complet[oa]\s)?(?:d[eoa]s?|sobre|em|n[oa]s?)(?!\p{L})/iu,
}
/** A name of a page is short. */
const LABEL_MOST = 10
/** Behind its noun such a name goes on with one of these, a name or a number: another small word may be a verb. */
const OF: Readonly<Record<Romance, RegExp>> = {
  it: /^(?:di|del|dello|della|dell|dei|degli|delle|da|dal|dalla|in|nel|nella|nell|nei|nelle|su|sul|sulla|sull|sui|sulle|per|e|il|lo|la|l|i|gli|le)$/iu,
  fr: /^(?:de|d|du|des|sur|dans|en|au|aux|à|par|pour|et|le|la|l|les)$/iu,
  es: /^(?:de|del|sobre|en|por|para|y|el|la|los|las)$/iu,
  pt: /^(?:de|da|do|das|dos|sobre|em|na|no|nas|nos|por|para|e|o|a|os|as)$/iu,
}
/** Behind it stands a month. */
const DAY = /^\d{1,2}(?:er|º)?$/
const mayHoldVerb = (sentence: string, tongue: Romance): boolean => {
  const behind = sentence.replace(PAGE_OF[tongue], '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return behind.some((word, at) => {
    const before = at === 0 ? undefined : behind[at - 1]
    return (
      before !== undefined && /^\p{Ll}/u.test(word) && !OF[tongue].test(word) && !OF[tongue].test(before) && !DAY.test(before)
    )
  })
}

/** Who wrote it, and nothing else: 'Von Ada Rix, Tom Field und Jan van der Meer.', but not 'Von Storch, Weidel und Höcke'. */
const BY = /^(?:Von|By|Door)\s\p{Lu}[\p{L}\p{M}'’.-]*\s(?:\p{Lu}|v[ao]n\s|de\s)/u
const OF_NAMES = /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|und|and|en|von|van|de|der|den|zu|&)[,.]?$/u
/** No name of a person ends so: 'By Election Day.', 'Door Brand Zeeland.' is what did it, and when. */
const NO_PERSON =
  /^(?:Day|Night|Eve|Week|Weekend|Month|Year|Season|Election|Christmas|Easter|Law|Order|Decree|Train|Bus|Ferry|Plane|Brand|Storm|Onweer|Staking|Bahn|Zug|Schiff|Sturm|Feuer)[.,]?$/u
const isByline = (sentence: string): boolean => {
  const words = BY.test(sentence) ? sentence.trim().split(/\s+/) : []
  if (words.some((word) => NO_PERSON.test(word))) return false
  return words.length > 2 && words.slice(1).every((word) => OF_NAMES.test(word))
}

/** True for words that name what a page holds or who wrote it, and state nothing. */
export const isLabelOfText = (sentence: string, tongue: Tongue): boolean => isByline(sentence) || isNameOfPage(sentence, tongue)

const isNameOfPage = (sentence: string, tongue: Tongue): boolean =>
  (tongue === 'fr' || tongue === 'es' || tongue === 'it' || tongue === 'pt') &&
  PAGE_OF[tongue].test(sentence) &&
  sentence.trim().split(/\s+/).length <= LABEL_MOST &&
  !/[,:]/.test(sentence) &&
  !mayHoldVerb(sentence, tongue)
