import { indefinite, isPerson, SMALL } from './portuguese-articles.ts'
import { nameArticle } from './portuguese-named.ts'
import {
  BODY_A,
  DEED_UM,
  DEED_UMA,
  DEGREE_A,
  DEGREE_O,
  EVENTS,
  MADE_UM,
  MADE_UMA,
  MASS_A,
  MASS_O,
  MORE_UM,
  MORE_UMA,
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
import {
  type Article,
  AS_WHAT,
  EARLY,
  isKnownNoun,
  isMany,
  isName,
  isOf,
  isOfOne,
  isVerb,
  lowerFirst,
  OF_KNOWN,
  type Place,
  type Spot,
} from './portuguese-spot.ts'

// Which article a noun or a name has that begins here.

const MAKES =
  /^(?:cri(?:a|am|ou|aram|ar)|aprov(?:a|am|ou|aram|ar)|sancion(?:a|ou)|promulg(?:a|ou)|lanç(?:a|am|ou|aram|ar)|anunci(?:a|am|ou|aram|ar)|apresent(?:a|am|ou|aram|ar)|prop(?:õe|õem|ôs)|planej(?:a|am)|prepar(?:a|am|ar)|inaugur(?:a|am|ou|aram)|emit(?:e|em|iu)|publica|publicou|manda|mandou|envia|enviou|organiz(?:a|am|ar)|desenvolv(?:e|em|eu|eram|er)|instal(?:a|am|ou|ar)|constr(?:ói|oem|uir)|receb(?:e|em|eu)|ganh(?:a|am|ou|ar)|encontr(?:a|am|ou)|descobr(?:e|em|iu)|sofr(?:e|em|eu)|oferec(?:e|em))$/u
/** 'o fim da greve', 'um aumento de 5%'. */
const ofArticle = ({ before, word, next, third, place }: Spot): Article => {
  if (!isOf(next) && !/^n[oa]s?$/u.test(next)) return undefined
  const isNumber = /^\d|\$$/u.test(third)
  const one = MORE_UM.has(word) ? 'um' : MORE_UMA.has(word) ? 'uma' : undefined
  if (word === 'recorde' && /^(?:bat|quebr)/u.test(before)) return ''
  if (one !== undefined && before !== 'em') {
    // 'provoca queda de árvores' is no decrease.
    const isFall = word === 'queda' && /^(?:provoca|provocam|causa|causam)$/u.test(before)
    if ((next === 'de' && (isNumber || (place === 'verb' && !isFall))) || (next.startsWith('n') && place === 'verb')) return one
    return one === 'um' ? 'o' : 'a'
  }
  if (isNumber || !isOf(next)) return undefined
  if (OF_O.has(word)) return 'o'
  if (OF_A.has(word)) return 'a'
  const isWhose = isOfOne(next) && (place === 'verb' ? !MAKES.test(before) : /^(?:de|após|sobre|com|contra)$/u.test(before))
  return isWhose ? (WHOSE_O.has(word) ? 'o' : WHOSE_A.has(word) ? 'a' : undefined) : undefined
}

const MORE_OR_LESS =
  /^(?:reforç(?:a|am|ou|ar)|aument(?:a|am|ou|ar)|ampli(?:a|am|ou|ar)|reduz(?:em|iu|ir)?|melhor(?:a|am|ou|ar)|facilit(?:a|am|ou|ar)|dificult(?:a|am|ou|ar)|fortalec(?:e|em|eu|er)|intensific(?:a|am|ou|ar)|limit(?:a|am|ou|ar)|control(?:a|am|ou|ar)|compromet(?:e|em|eu|er)|agrav(?:a|am|ou|ar)|prejudic(?:a|am|ou|ar)|estimul(?:a|am|ou|ar)|restring(?:e|em|iu|ir)|discut(?:e|em|iu|ir)|debat(?:e|em|eu|er))$/u
/** 'reforça a vigilância' */
const degreeArticle = ({ before, word, next, place }: Spot): Article => {
  if (place !== 'verb' || !MORE_OR_LESS.test(before) || isName(next)) return undefined
  if (DEGREE_O.has(word) || START_O.has(word)) return 'o'
  return DEGREE_A.has(word) || START_A.has(word) ? 'a' : undefined
}

const STARTS =
  /^(?:carro|caminhão|avião|helicóptero|barco|navio|drone|míssil|veículo|moto|estudo|pesquisa|operação|projeto|reportagem|sondagem)$/u
/** 'um carro', 'um acordo'; which one it is must stand nowhere. */
const oneOfMany = ({ before, word, next, third, place }: Spot): Article => {
  const isThing = THING_UM.has(word) || THING_UMA.has(word)
  const isEvent = EVENTS.has(word)
  if (/^ganham?$/u.test(before) && word === 'processo') return undefined
  if (!isThing && !DEED_UM.has(word) && !DEED_UMA.has(word)) return undefined
  if (before === 'em' && word === 'operação') return ''
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
  if (word === 'lei' && /^(?:manda|envia|receb|publica)/u.test(before)) return undefined
  return MADE_UM.has(word) ? 'um' : MADE_UMA.has(word) ? 'uma' : undefined
}

/** Its end shows whether it is a man or a woman. */
const NATION =
  /^(?:(?:sérvi|russ|ucranian|argentin|brasileir|italian|american|norte-american|sul-corean|norte-corean|iranian|iraquian|turc|síri|britânic|polac|húngar|romen|greg|egípci|marroquin|angolan|moçambican|venezuelan|colombian|peruan|chilen|bolivian|equatorian|uruguai|paraguai|mexican|cuban|indian|indonési|sul-african|nigerian|cabo-verdian|interin)[oa]|(?:franc|portugu|chin|japon|ingl|polon|paquistan|holand|irland|dinamarqu|finland|senegal)(?:ês|esa)|espanhola?|alemão|alemã)$/u
/** 'o presidente francês' */
const headArticle = ({ before, word, next }: Spot): Article => {
  if (!/^(?:presidente|premiê|chanceler|primeir[oa]-ministr[oa])$/u.test(word) || !NATION.test(next) || AS_WHAT.test(before))
    return undefined
  return /[aã]$/u.test(next) ? 'a' : 'o'
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
  /^(?:alta|baixa|queda|recorde|greve|casa|vigor|meio|busca|breve|torno|média|função|causa|conjunto|parceria|dia|campo|nome|plen[oa]|flagrante|risco|crise|liberdade|massa|alusão|retaliação|represália|falta|fim|base|defesa|favor|frente|conta|parte|cima|troca|vez|lugar|destaque|força|estado|alerta|emergência|homicídio|corrupção|fraude|lavagem|tráfico|roubo|furto|sequestro|posse|porte|venda|assassinato|estupro|abuso|racismo|terrorismo|espionagem|difamação|injúria|volta|caso|ordem|conformidade|relação|comparação|prática|cessar-fogo|paz|medo|tempo|espaço|transparência|urgência|cautela|responsabilidade|prata|bronze)$/u
/** And these behind a verb. */
const GAINED =
  /^(?:alta|queda|recorde|força|espaço|medo|tempo|destaque|paz|cessar-fogo|risco|transparência|urgência|cautela|responsabilidade|greve|emergência|falta|prata|bronze|reforço|interesse|prejuízo|lucro)$/u
/** Behind 'de' these lack an article. */
const NOT_OF_ANY = /(?:ista|[dts]ora?|ante|eiro|candidat[oa]|presidente|lote|marca|grupo|jogo|relacionamento|tumor|brasileira)$/u
const OF_ANY = /^(?:valor|setor|dinheiro|restante|janeiro|fevereiro)$/u

const behindOf = (spot: Spot): Article => {
  const { word, next } = spot
  // 'o uso de celular e falta de cinto' has two things.
  if (spot.before === 'e' && isOf(next)) return undefined
  if (NOT_OF_ANY.test(word) && !OF_ANY.test(word)) return undefined
  const isWhich = isOfOne(next) ? ofArticle(spot) : undefined
  if (isWhich !== undefined) return isWhich
  if (isOfOne(next) && !/(?:ção|mento|dade)$/u.test(word)) return undefined
  return THING_UM.has(word) ||
    THING_UMA.has(word) ||
    /^(?:governo|polícia|população|economia|oposição|dólar|euro|executivo|maioria)$/u.test(word)
    ? undefined
    : ''
}

/** 'contra o tráfico' */
const EVILS =
  /^(?:tráfico|crime|racismo|terrorismo|corrupção|desinformação|desmatamento|garimpo|contrabando|narcotráfico|antissemitismo|feminicídio)$/u
/** 'desde janeiro' */
const WHEN =
  /^(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|segunda|terça|quarta|quinta|sexta|sábado|domingo|\p{Ll}+-feira)$/u
/** 'um novo acordo' */
const newArticle = ({ before, word, next, third, place }: Spot): Article => {
  if (before === 'como' && /^nov[oa]$/u.test(word)) return ''
  // 'Nova ministra da Saúde' is the one that there is.
  if (place === 'start' && /^nov[oa]$/u.test(word)) return OFFICES.has(next) && isOfOne(third) ? word.slice(-1) : undefined
  // 'o primeiro voo', 'a maior queda desde maio'
  const [, end = ''] = /^primeir([oa]s?)$/u.exec(word) ?? []
  if (end !== '') return place === 'verb' ? end : undefined
  if (/^(?:maior|menor|pior|melhor)$/u.test(word) && place === 'verb' && /^(?:desde|d[oa]s?)$/u.test(third))
    return latestArticle(next)
  const isOne = (place === 'verb' && !OF_KNOWN.test(before)) || /^(?:com|em)$/u.test(before)
  return isOne && /^nov[oa]$/u.test(word) && /^\p{Ll}{4,}$/u.test(next) ? (word === 'novo' ? 'um' : 'uma') : undefined
}

/** 'por violência doméstica' */
const CHARGE =
  /^(?:violência|tráfico|roubo|furto|homicídio|corrupção|fraude|abuso|posse|burla|rapto|sequestro|extorsão|agressão|ameaça|lavagem|branqueamento|evasão|peculato|contrabando|injúria|racismo|difamação|estupro|violação|desacato|receptação)$/u

const nounArticle = (spot: Spot): Article => {
  const { before, word, next, third, place } = spot
  if (word === 'mau' && next === 'tempo') return place === 'start' ? 'o' : ''
  if (EARLY.test(word) && !(word === 'futuro' && isOf(next))) return newArticle(spot)
  if (before === 'contra' && EVILS.test(word)) return word === 'corrupção' || word === 'desinformação' ? 'a' : 'o'
  if (WHEN.test(word) && place === 'open') return ''
  const head = headArticle(spot)
  if (head !== undefined) return head
  if (isPerson(word) || OFFICES.has(word)) return personArticle(spot)
  if (place === 'of') return behindOf(spot)
  // 'por tráfico de droga' is a charge.
  if (before === 'por' && ((next === 'de' && IDIOM.test(word)) || CHARGE.test(word))) return ''
  if ((before === 'sem' || before === 'há') && !isOfOne(next)) return ''
  const which = degreeArticle(spot) ?? ofArticle(spot)
  if (which !== undefined) return which
  // 'Turismo de Portugal' is a body.
  if (/^(?:turismo|comércio)$/u.test(word) && isOf(next)) return undefined
  // 'dez quilos para comércio'
  if (before === 'para' && /^(?:turismo|comércio)$/u.test(word)) return ''
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
  if (/^primeir[oa]s$/u.test(word) && place === 'verb') return word.slice(-2)
  if (EARLY.test(word) && !word.startsWith('nov')) return undefined
  if (place !== 'start' || !isOfOne(next) || !SUMS.test(word)) return ''
  return /(?:preç|lucr)os$/u.test(word) ? 'os' : 'as'
}

const IN_TOWN = /^(?:Cidade|Rua|Avenida|Escola|Embaixada)$/u
/** 'mais recente onda' */
const latestArticle = (noun: string): Article => {
  if (/(?:ção|são|dade)$/u.test(noun) || [OF_A, MORE_UMA, DEED_UMA, MADE_UMA, WHOSE_A, START_A].some((all) => all.has(noun)))
    return 'a'
  return /(?:mento|nível|patamar|índice|resultado|volume)$/u.test(noun) ||
    [OF_O, MORE_UM, DEED_UM, MADE_UM, WHOSE_O, START_O].some((all) => all.has(noun))
    ? 'o'
    : undefined
}
/** The article of the word here, and how the word is written behind it. */
export const begun = (words: readonly string[], at: number, place: Place): readonly [Article, string] => {
  const [before = '', word = '', next = '', third = ''] = [-1, 0, 1, 2].map((away) => words[at + away] ?? '')
  const small = at === 0 ? lowerFirst(word) : word
  if (small === 'mais' && next === 'recente') return [latestArticle(third), small]
  if (word === 'Governo' && !isName(next) && at > 0) return [place === 'of' ? undefined : 'o', 'governo']
  const spot = { before, word: small, next, third, place }
  if (isName(word)) {
    const article = nameArticle({ ...spot, word })
    const isSmall = at === 0 && (IN_TOWN.test(word) || (SMALL.test(word) && !isName(next) && !isOf(next)))
    const isTitle = isName(next) && BODY_A.has(word)
    const isCommon = at === 0 && (ONE_O.has(small) || ONE_A.has(small) || OFFICES.has(small) || isPerson(small)) && !isTitle
    if (at > 0 || (article !== undefined && article !== '' && !isCommon)) return [article, isSmall ? small : word]
    if (article === '' && !isKnownNoun(small)) return ['', word]
  }
  const article = isMany(small) ? manyArticle(spot) : nounArticle(spot)
  return [article, article === '' ? word : small]
}
