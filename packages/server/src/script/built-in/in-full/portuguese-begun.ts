import { indefinite, isPerson, ofBody, VERBS } from './portuguese-articles.ts'
import {
  BODY_A,
  BODY_O,
  DEED_UM,
  DEED_UMA,
  EVENTS,
  MADE_UM,
  MADE_UMA,
  MASS_A,
  MASS_O,
  MORE_UM,
  MORE_UMA,
  MORE_VERBS,
  NAME_A,
  NAME_BARE,
  NAME_O,
  NAME_OS,
  NO_FIRST_NAME,
  OF_A,
  OF_O,
  OFFICES,
  ONE_A,
  ONE_O,
  START_A,
  START_O,
  THING_UM,
  THING_UMA,
  WHOSE_A,
  WHOSE_O,
} from './portuguese-nouns.ts'

// Which article a noun or a name has that begins here.

/** Behind what it begins. */
export type Place = 'start' | 'verb' | 'of' | 'open' | 'pair'
/** An article, '' for none, nothing where it is not known. */
type Article = string | undefined
type Spot = Readonly<{ before: string; word: string; next: string; third: string; place: Place }>

const MANY_DO = /^\p{Ll}{2,}(?:am|[^gm]em)$/u
const NO_MANY = /^(?:ontem|anteontem|bem|nem|cem|item|ordem|desordem|jovem|nuvem|totem)$/u
const PAST = /^\p{Ll}{2,}(?:[^aeo]ou|aram|eram|iram|rá|rão|ava|avam|izam?|ificam?)$/u
const DID = /^\p{Ll}{3,}[ei]u$/u
const NO_DID = /^(?:museu|europeu|judeu|liceu|apogeu|coliseu|ateneu)$/u
/** A word that says what is done. */
export const isVerb = (found: string): boolean => {
  const word = found.replace(/-se$/u, '')
  if (/^(?:palavra|trava|baliza)$/u.test(word)) return false
  if (VERBS.has(word) || MORE_VERBS.has(word) || PAST.test(word)) return true
  return (MANY_DO.test(word) && !NO_MANY.test(word)) || (DID.test(word) && !NO_DID.test(word))
}
const KNOWN = [
  ONE_O,
  ONE_A,
  MASS_O,
  MASS_A,
  OF_O,
  OF_A,
  MORE_UM,
  MORE_UMA,
  THING_UM,
  THING_UMA,
  DEED_UM,
  DEED_UMA,
  MADE_UM,
  MADE_UMA,
  OFFICES,
]
export const isKnownNoun = (noun: string): boolean => isPerson(noun) || KNOWN.some((all) => all.has(noun))
export const isName = (word: string): boolean => /^\p{Lu}/u.test(word)
export const lowerFirst = (word: string): string => word.charAt(0).toLocaleLowerCase() + word.slice(1)
const isOfOne = (word: string): boolean => /^d[oa]s?$/u.test(word)
const isOf = (word: string): boolean => word === 'de' || isOfOne(word)

/** Whether there is one of what they are done to is not sure. */
export const OF_KNOWN =
  /^(?:rejeita|rejeitam|arquiva|derruba|mantém|mantêm|suspende|suspendem|anula|encerra|retoma|conclui|comenta|comentam|nega|negam|confirma|explica|adia|cumpre|questiona|celebra|comemora|critica|criticam|defende|defendem|tem|têm|dá|dão|toma|faz|fazem|perde|perdem|tira|leva|deixa|chega|é|são|foi|será|vira|há|vai|vão|pode|deve|assume|começa|começam|inicia|passa|passam|prolonga|estende|volta|aceita|muda|termina|conquista|vence|altera|revoga|veta|renova|renovam|detalha|atualiza|lidera|segue|acelera|apura|rejeitar|arquivar|derrubar|manter|suspender|anular|encerrar|retomar|concluir|comentar|confirmar|explicar|adiar|cumprir|criticar|defender|ter|dar|tomar|fazer|perder|assumir|começar|iniciar|aceitar|mudar|vencer|alterar|revogar|vetar|atualizar|liderar|seguir|acelerar|apurar|investigar|deixar|levar|passar)$/u
export const AS_WHAT = /^(?:é|são|foi|foram|será|serão|está|estão|fica|ficam|ficou|vira|segue|seguem|como)$/u
/** They stand before their noun. */
export const EARLY =
  /^(?:segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]|sétim[oa]|nov[oa]s?|grandes?|primeir[oa]s?|últim[oa]s?|próxim[oa]s?|atual|atuais|antig[oa]s?|maior(?:es)?|melhor(?:es)?|futur[oa]|recente|\d+[ºª])$/u
const PLURAL = /(?:[aeiouãõ]s|ns|ais|eis|óis|res|zes)$/u
const SINGULAR = /^(?:país|ônibus|mês|tênis|gás|vírus|campus|bônus|ônus|lápis|atlas|menos|mais|após|três|seis|dois|duas|dez)$/u
export const isMany = (word: string): boolean => PLURAL.test(word) && !SINGULAR.test(word)

/** Of these there are many but for one with a name of its own: 'Tribunal do Equador'. */
const ONE_OF_MANY =
  /^(?:Tribunal|Hospital|Universidade|Escola|Sindicato|Grupo|Comissão|Conselho|Centro|Fundo|Associação|Comitê|Clube|Casa|Parque|Serviço|Agência|Polícia|Partido|Movimento|Congresso|Parlamento)$/u
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
  ONE_OF_MANY.test(word) && isOfOne(next) && (next.length === 2 || NAME_OS.has(third))
const bodyArticle = (spot: Spot): Article => {
  const { word, next, third } = spot
  const isTitled = isName(next) || (isOf(next) && isName(third) && !isAnyOf(spot))
  if (!isTitled) return undefined
  if (word === 'Defesa') return next === 'Civil' ? 'a' : undefined
  return BODY_O.has(word) ? 'o' : BODY_A.has(word) ? 'a' : undefined
}

const otherName = ({ before, word, next, place }: Spot, isBody: boolean): Article => {
  if (place === 'start' && (NO_FIRST_NAME.has(word) || NATIONAL.test(word) || /^(?:Ex|Vice|Pré)-/u.test(word))) return undefined
  if (isBody || ACRONYM.test(word)) return place === 'of' && !isOfOne(next) ? '' : undefined
  // Whether a name of one word is a man or a firm is not known.
  if (place === 'start' && SPEAKS.test(next))
    return isKnownNoun(lowerFirst(word)) || /(?:ista|tor|dor|eiro|nte)$/u.test(word) ? undefined : ''
  return isName(next) || place === 'of' || /^(?:em|entre)$/u.test(before) ? '' : undefined
}

const nameArticle = (spot: Spot): Article => {
  const { before, word, next, place } = spot
  const isBody = BODY_O.has(word) || BODY_A.has(word)
  const counted = word === 'Estados' && next !== 'Unidos' ? undefined : countedArticle(word)
  if (place !== 'start' && place !== 'verb' && SOMETIMES_BARE.test(word)) return ''
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
    place === 'of' || isName(next) || isOf(next) || ONE_OF_MANY.test(word) || word === 'Secretaria' ? undefined : ofBody(word)
  return known ?? otherName(spot, isBody)
}

const MAKES =
  /^(?:cri(?:a|am|ou|aram|ar)|aprov(?:a|am|ou|aram|ar)|sancion(?:a|ou)|promulg(?:a|ou)|lanç(?:a|am|ou|aram|ar)|anunci(?:a|am|ou|aram|ar)|apresent(?:a|am|ou|aram|ar)|prop(?:õe|õem|ôs)|planej(?:a|am)|prepar(?:a|am|ar)|inaugur(?:a|am|ou|aram)|emit(?:e|em|iu)|organiz(?:a|am|ar)|desenvolv(?:e|em|eu|eram|er)|instal(?:a|am|ou|ar)|constr(?:ói|oem|uir)|receb(?:e|em|eu)|ganh(?:a|am|ou|ar)|encontr(?:a|am|ou)|descobr(?:e|em|iu)|sofr(?:e|em|eu)|oferec(?:e|em))$/u
/** 'o fim da greve', 'um aumento de 5%'. */
const ofArticle = ({ before, word, next, third, place }: Spot): Article => {
  if (!isOf(next)) return undefined
  const isNumber = /^\d|\$$/u.test(third)
  const one = MORE_UM.has(word) ? 'um' : MORE_UMA.has(word) ? 'uma' : undefined
  if (one !== undefined && before !== 'em') {
    // 'provoca queda de árvores' is no decrease.
    const isFall = word === 'queda' && /^(?:provoca|provocam|causa|causam)$/u.test(before)
    if (next === 'de' && (isNumber || (place === 'verb' && !isFall))) return one
    return one === 'um' ? 'o' : 'a'
  }
  if (isNumber) return undefined
  if (OF_O.has(word)) return 'o'
  if (OF_A.has(word)) return 'a'
  const isWhose = isOfOne(next) && (place === 'verb' ? !MAKES.test(before) : /^(?:após|sobre|com|contra)$/u.test(before))
  return isWhose ? (WHOSE_O.has(word) ? 'o' : WHOSE_A.has(word) ? 'a' : undefined) : undefined
}

const STARTS =
  /^(?:carro|caminhão|avião|helicóptero|barco|navio|drone|míssil|veículo|moto|estudo|pesquisa|operação|projeto|reportagem|sondagem)$/u
/** 'um carro', 'um acordo'; which one it is must stand nowhere. */
const oneOfMany = ({ before, word, next, third, place }: Spot): Article => {
  const isThing = THING_UM.has(word) || THING_UMA.has(word)
  const isEvent = EVENTS.has(word)
  if (/^ganham?$/u.test(before) && word === 'processo') return undefined
  if (!isThing && !DEED_UM.has(word) && !DEED_UMA.has(word)) return undefined
  if (before === 'sem' || (before === 'em' && word === 'operação')) return ''
  if (OF_KNOWN.test(before) || isName(next) || /^(?:que|ao?s?|à)$/u.test(next)) return undefined
  if ((isOfOne(next) && !/^(?:estudo|pesquisa)$/u.test(word)) || (next === 'de' && isName(third))) return undefined
  if (place === 'open' && !/^(?:com|após|em|durante)$/u.test(before) && !(isThing && before === 'contra')) return undefined
  if (before === 'em' && !isThing && !isEvent) return undefined
  if (place === 'start' && !isEvent && !STARTS.test(word)) return undefined
  return THING_UM.has(word) || DEED_UM.has(word) ? 'um' : 'uma'
}

/** 'cria um conselho' */
const madeArticle = ({ before, word, next, third, place }: Spot): Article => {
  if (
    place !== 'verb' ||
    !MAKES.test(before) ||
    isName(next) ||
    next === 'que' ||
    isOfOne(next) ||
    (next === 'de' && isName(third))
  )
    return undefined
  return MADE_UM.has(word) ? 'um' : MADE_UMA.has(word) ? 'uma' : undefined
}

const ANYBODY = /^(?:homem|rapaz|menin[oa]|idos[oa]|casal|mulher|família)$/u
const TRADE = /^(?:empresári[oa]|médic[oa]|professora?|advogad[oa])$/u
const HELD = /^(?:suspeit[oa]|dupla|quadrilha|trio)$/u
const officeArticle = ({ before, word, next, third }: Spot): Article => {
  const isOfCourt = /^ministr/u.test(word) && /^(?:STF|Supremo|STJ|TSE|TCU|TST|Tribunal|Corte|corte|[Gg]overno)$/u.test(third)
  if (isOfCourt || AS_WHAT.test(before) || /^(?:STF|TSE)$/u.test(next) || !(isOfOne(next) || isName(next))) return undefined
  return /a(?:-geral)?$/u.test(word) ? 'a' : 'o'
}
const personArticle = (spot: Spot): Article => {
  const { before, word, next, third } = spot
  if (OFFICES.has(word)) return officeArticle(spot)
  if (AS_WHAT.test(before) || OF_KNOWN.test(before) || /^(?:que|mais|menos)$/u.test(next) || (next === 'de' && isName(third)))
    return undefined
  // It may be what is thought of somebody.
  if (word === 'suspeita' && !isVerb(before) && isOf(next)) return /^(?:por|sob|com)$/u.test(before) ? '' : undefined
  const isTrade = TRADE.test(word)
  if (isName(next)) return isTrade ? (word.endsWith('a') ? 'a' : 'o') : undefined
  return ANYBODY.test(word) || ((isTrade || HELD.test(word)) && before !== 'para') ? indefinite(word) : undefined
}

/** Behind a preposition they stand without an article. */
const IDIOM =
  /^(?:alta|baixa|queda|recorde|greve|casa|vigor|meio|busca|breve|torno|média|função|causa|conjunto|parceria|dia|campo|nome|plen[oa]|flagrante|risco|crise|liberdade|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|falta|fim|base|defesa|favor|frente|conta|parte|cima|troca|vez|lugar|destaque|força|estado|alerta|emergência|homicídio|corrupção|fraude|lavagem|tráfico|roubo|furto|sequestro|posse|porte|venda|assassinato|estupro|abuso|racismo|terrorismo|espionagem|difamação|injúria|volta|caso|ordem|conformidade|relação|comparação|prática|cessar-fogo|paz|medo|tempo|espaço|transparência|urgência|cautela|responsabilidade|prata|bronze|segunda|terça|quarta|quinta|sexta|sábado|domingo|\p{Ll}+-feira)$/u
/** And these behind a verb. */
const GAINED =
  /^(?:alta|queda|recorde|força|espaço|medo|tempo|destaque|paz|cessar-fogo|risco|transparência|urgência|cautela|responsabilidade|greve|emergência|falta|prata|bronze|reforço|interesse|prejuízo|lucro)$/u
/** Behind 'de' these lack an article. */
const NOT_OF_ANY = /(?:ista|[dts]ora?|ante|eiro|candidat[oa]|presidente|lote|marca|grupo|jogo|relacionamento|tumor|brasileira)$/u
const OF_ANY = /^(?:valor|setor|dinheiro|restante|janeiro|fevereiro)$/u

const behindOf = (spot: Spot): Article => {
  const { word, next } = spot
  if (isOfOne(next) && !/(?:ção|mento|dade)$/u.test(word)) return undefined
  // 'o uso de celular e falta de cinto' has two things.
  if (spot.before === 'e' && isOf(next)) return undefined
  if (NOT_OF_ANY.test(word) && !OF_ANY.test(word)) return undefined
  const isWhich = isOfOne(next) ? ofArticle(spot) : undefined
  if (isWhich !== undefined) return isWhich
  return THING_UM.has(word) || THING_UMA.has(word) || ONE_O.has(word) || ONE_A.has(word) ? undefined : ''
}

/** 'um novo acordo' */
const newArticle = ({ before, word, next, place }: Spot): Article => {
  const isOne = (place === 'verb' && !OF_KNOWN.test(before)) || /^(?:com|em)$/u.test(before)
  return isOne && /^nov[oa]$/u.test(word) && /^\p{Ll}{4,}$/u.test(next) ? (word === 'novo' ? 'um' : 'uma') : undefined
}

const nounArticle = (spot: Spot): Article => {
  const { before, word, next, third, place } = spot
  if (EARLY.test(word)) return newArticle(spot)
  if (isPerson(word) || OFFICES.has(word)) return personArticle(spot)
  if (place === 'of') return behindOf(spot)
  // 'por tráfico de droga' is a charge.
  if (before === 'por' && next === 'de' && IDIOM.test(word)) return ''
  const which = ofArticle(spot)
  if (which !== undefined) return which
  // 'Turismo de Portugal' is a body.
  if (/^(?:turismo|comércio)$/u.test(word) && isOf(next)) return undefined
  if (ONE_O.has(word)) return 'o'
  if (ONE_A.has(word)) return 'a'
  if (word === 'chuva' && [next, third].some((other) => /^(?:é|foi)$/u.test(other))) return undefined
  if (place === 'start' && !isName(next)) {
    if (START_O.has(word)) return 'o'
    if (START_A.has(word)) return 'a'
  }
  const isWhole = place === 'start' || (place === 'open' && isOfOne(next))
  if (MASS_O.has(word)) return isWhole ? 'o' : ''
  if (MASS_A.has(word)) return isWhole ? 'a' : ''
  const isBare = place !== 'start' && !/^(?:sobre|durante|até|desde)$/u.test(before) && !isOfOne(next)
  if (isBare && (place === 'verb' ? GAINED : IDIOM).test(word)) return ''
  return oneOfMany(spot) ?? madeArticle(spot)
}

const SUMS =
  /^(?:preços|lucros|exportações|importações|vendas|bolsas|autoridades|inscrições|negociações|obras|receitas|despesas|ações|taxas)$/u
const manyArticle = ({ word, next, place }: Spot): Article => {
  if (EARLY.test(word) && !word.startsWith('nov')) return undefined
  if (place !== 'start' || !isOfOne(next) || !SUMS.test(word)) return ''
  return /(?:preç|lucr)os$/u.test(word) ? 'os' : 'as'
}

const IN_TOWN = /^(?:Cidade|Rua|Avenida|Escola|Embaixada)$/u
/** The article of the word here, and how the word is written behind it. */
export const begun = (words: readonly string[], at: number, place: Place): readonly [Article, string] => {
  const [before = '', word = '', next = '', third = ''] = [-1, 0, 1, 2].map((away) => words[at + away] ?? '')
  const small = at === 0 ? lowerFirst(word) : word
  if (word === 'Governo' && !isName(next) && at > 0) return [place === 'of' ? undefined : 'o', 'governo']
  const spot = { before, word: small, next, third, place }
  if (isName(word)) {
    const article = nameArticle({ ...spot, word })
    const isTitle = isName(next) && BODY_A.has(word)
    const isCommon = at === 0 && (ONE_O.has(small) || ONE_A.has(small) || OFFICES.has(small) || isPerson(small)) && !isTitle
    if (at > 0 || (article !== undefined && article !== '' && !isCommon))
      return [article, IN_TOWN.test(word) ? lowerFirst(word) : word]
    if (article === '' && !isKnownNoun(small)) return ['', word]
  }
  const article = isMany(small) ? manyArticle(spot) : nounArticle(spot)
  return [article, article === '' ? word : small]
}
