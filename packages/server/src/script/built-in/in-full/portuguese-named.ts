import { ofBody } from './portuguese-articles.ts'
import { BODY_A, BODY_O, NAME_A, NAME_BARE, NAME_O, NAME_OS, NO_FIRST_NAME } from './portuguese-nouns.ts'
import { type Article, isKnownNoun, isName, isOf, isOfOne, isVerb, lowerFirst, type Spot } from './portuguese-spot.ts'

// Which article a Portuguese name has.

/** Of these there are many but for one with a name of its own: 'Tribunal do Equador'. */
const ONE_OF_MANY =
  /^(?:Tribunal|Hospital|Universidade|Escola|Sindicato|Grupo|Comissão|Conselho|Centro|Fundo|Associação|Comitê|Clube|Casa|Parque|Serviço|Agência|Polícia|Partido|Movimento)$/u
/** Alone it is that of the land. */
const OF_THE_LAND = /^(?:Congresso|Parlamento)$/u
/** Who does this is somebody. */
const SPEAKS =
  /^(?:diz|afirma|nega|critica|defende|acusa|admite|acredita|pede|quer|promete|ameaça|elogia|garante|considera|alerta|cobra|ataca|chama|rebate|lamenta|responde|descarta|desmente|sugere|insiste|condena|espera|vai|volta)$/u
const ACRONYM = /^\p{Lu}[\p{Lu}\d-]+$/u
const NATIONAL =
  /^(?:Mexican[oa]|American[oa]|Brasileir[oa]|Portuguesa|Chin[eê]sa?|Japon[eê]sa?|Francesa|Alemã|Alemão|Italian[oa]|Espanhola?|Argentin[oa]|Russ[oa]|Turc[oa]|Suec[oa])$/u
/** What a PM does who is one man. */
const PERSONAL =
  /^(?:fica|ficou|é|foi|está|morre|morreu|mata|matou|sofre|reage|reagiu|salva|salvou|atira|atirou|tem|perde|suspeito|acusado|preso|morto|baleado)$/u
/** In Portugal they stand bare behind a preposition. */
const SOMETIMES_BARE = /^(?:Espanha|França|Itália|Inglaterra)$/u

/** One pays them without an article. */
const TAX = /^(?:IRS|IVA|IUC|IPTU|IPVA)$/u

const countedArticle = (word: string): Article =>
  NAME_OS.has(word) ? 'os' : NAME_O.has(word) ? 'o' : NAME_A.has(word) ? 'a' : undefined
/** But 'Sindicato dos Professores' is a name. */
const isAnyOf = ({ word, next, third }: Spot): boolean =>
  (ONE_OF_MANY.test(word) || OF_THE_LAND.test(word)) && isOfOne(next) && (next.length === 2 || NAME_OS.has(third))
const bodyArticle = (spot: Spot): Article => {
  const { word, next, third } = spot
  const isTitled = isName(next) || (isOf(next) && isName(third) && !isAnyOf(spot))
  if (!isTitled) return undefined
  if (word === 'Corpo') return third === 'Bombeiros' ? 'o' : undefined
  if (word === 'Defesa') return next === 'Civil' ? 'a' : undefined
  return BODY_O.has(word) ? 'o' : BODY_A.has(word) ? 'a' : undefined
}

const otherName = ({ before, word, next, place }: Spot, isBody: boolean): Article => {
  if (place === 'start' && (NO_FIRST_NAME.has(word) || NATIONAL.test(word) || /^(?:Ex|Vice|Pré)-/u.test(word))) return undefined
  if (before === 'sem') return ''
  if (isBody || ACRONYM.test(word)) return place === 'of' && !isOfOne(next) ? '' : undefined
  // Whether a name of one word is a man or a firm is not known.
  if (place === 'start' && SPEAKS.test(next))
    return isKnownNoun(lowerFirst(word)) || /(?:ista|tor|dor|eiro|nte)$/u.test(word) ? undefined : ''
  return isName(next) || place === 'of' || /^(?:em|entre)$/u.test(before) ? '' : undefined
}

export const nameArticle = (spot: Spot): Article => {
  const { before, word, next, place } = spot
  const isBody = BODY_O.has(word) || BODY_A.has(word)
  const counted = word === 'Estados' && next !== 'Unidos' ? undefined : countedArticle(word)
  if (place !== 'start' && place !== 'verb' && SOMETIMES_BARE.test(word)) return ''
  if (/^CPM?I$/u.test(word) && /^(?:quer|querem|pede|pedem|propõe|cria|defende|articula)$/u.test(before)) return 'uma'
  if (word === 'PM' && PERSONAL.test(next)) return undefined
  // 'EUA deve taxar' is one state.
  if (counted === 'os' && isVerb(next) && !/(?:m|ão)$/u.test(next)) return undefined
  // Here print leaves out no article: 'em Tailândia' is a town.
  if (counted !== undefined && (place === 'of' || before === 'em' || (place === 'verb' && TAX.test(word)))) return ''
  if (counted !== undefined && !isBody) return isName(next) && word !== 'Estados' ? undefined : counted
  const body = bodyArticle(spot) ?? counted
  if (body !== undefined) return body
  if (NAME_BARE.has(word)) return ''
  const known =
    place === 'of' ||
    isName(next) ||
    isOf(next) ||
    ONE_OF_MANY.test(word) ||
    (OF_THE_LAND.test(word) && !isVerb(next)) ||
    word === 'Secretaria'
      ? undefined
      : ofBody(word)
  return known ?? otherName(spot, isBody)
}
