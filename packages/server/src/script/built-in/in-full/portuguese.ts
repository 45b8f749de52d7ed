import {
  articleOf,
  BEFORE_NOUN,
  bareWord,
  definite,
  IS_VERB,
  indefinite,
  isPerson,
  keepsCapital,
  lower,
  NAMED,
  ofBody,
  restInFull,
  VERBS,
} from './portuguese-articles.ts'
import { NO_FIRST_NAME } from './portuguese-nouns.ts'
import { isKnownNoun } from './portuguese-spot.ts'
import { wholeClause } from './portuguese-whole.ts'

// 'Homem detido por roubo', 'Polícia prende suspeito': papers leave out articles and the auxiliary. A part of the headline is changed only where all
// that is bare in it is known.

/** What ends or goes on is known: 'Greve termina', and so is a plan that comes out. */
const isKnownBefore = (noun: string, verb: string): boolean =>
  (/^(?:termina|acaba|continua|segue|prossegue)$/u.test(verb) && !isPerson(noun)) ||
  (/^(?:sai|volta)$/u.test(verb) &&
    /^(?:programa|plano|edital|lei|concurso|pacote|projeto|relatório|pesquisa|decreto|acordo|greve)$/u.test(noun))

/** 'Homem é preso por roubo de carro' as 'Um homem é preso por roubo de um carro'. */
const bareSubject = (part: string): string | undefined => {
  const tokens = part.split(' ')
  const [first = '', second = ''] = tokens
  const at = tokens.findIndex((token, index) => index > 0 && VERBS.has(token) && !BEFORE_NOUN.has(tokens[index - 1] ?? ''))
  if (at < 1 || at > 8) return undefined
  const between = tokens.slice(1, at)
  if (between.some((token) => /[,:]$/u.test(token) || /^(?:e|mais|que|cujo|e\/ou|suspeitos?)$/u.test(token))) return undefined
  // 'Argentina ré por injúria' is a woman.
  if (
    (NAMED.test(first) && between.some((token) => !/^(?:\p{Lu}|d[aeo]s?$)/u.test(token))) ||
    (IS_VERB.test(second) && !VERBS.has(second))
  )
    return undefined
  const [shown = ''] =
    /[oa]$/u.exec(
      /^(?:é|foi|será|fica)$/u.test(tokens[at] ?? '') && /[dst][oa]$/u.test(bareWord(tokens[at + 1] ?? ''))
        ? bareWord(tokens[at + 1] ?? '')
        : '',
    ) ?? []
  const known = articleOf(first, second, tokens[2] ?? '', shown)
  const article =
    /^(?:Mulher|Filh[oa])$/u.test(first) && !/^\p{Lu}/u.test(tokens[2] ?? '') && known !== undefined
      ? first === 'Filho'
        ? undefined
        : 'uma'
      : known
  const rest = restInFull(tokens.slice(at))
  if (article === undefined || rest === undefined) return undefined
  if (/^uma?$/u.test(article) && isKnownBefore(lower(first), tokens[at] ?? '')) return undefined
  // 'PM fica ferida' is a woman; 'EUA deve' is one state.
  if (first === 'PM' && /^(?:ferid|mort|balead|pres|atropelad)/u.test(tokens[at + 1] ?? '')) return undefined
  if ((/a$/u.test(article) && shown === 'o') || (/o$|um$/u.test(article) && shown === 'a')) return undefined
  if (article === 'os' && !/(?:m|ão)$/u.test(tokens[at] ?? '')) return undefined
  const subject = keepsCapital(first, second) ? first : lower(first)
  const complement = restInFull(['', ...between])?.trim()
  return complement === undefined ? undefined : [article, subject, ...(complement === '' ? [] : [complement]), rest].join(' ')
}

const PARTICIPLE =
  'detid|pres|mort|ferid|atropelad|baleado?|esfaquead|assassinad|agredid|condenad|absolvid|encontrad|resgatad|apreendid|acusad|indiciad|denunciad|investigad|libertad|roubad|furtad|assaltad|sequestrad|raptad|hospitalizad|internad|atingid|executad|internad|expuls|demitid|despedid|multad|capturad|identificad|constituíd|aprovad|sancionad|suspens|adiad|cancelad|encerrad|evacuad|destruíd|inaugurad|descobert|desmantelad|anunciad|publicad|revogad|anulad|rejeitad|reabert|abert|eleit|nomead'
/** 'está internado', 'ficou ferido': so it is, with nobody who has done it. */
const auxiliaryOf = (stem: string, end: string): string => {
  const many = end.endsWith('s')
  if (/^ferid/u.test(stem)) return many ? 'ficaram' : 'ficou'
  if (/^(?:acusad|investigad)/u.test(stem)) return many ? 'são' : 'é'
  return many ? 'foram' : 'foi'
}

const SUBJECT_FIRST = new RegExp(
  `^(\\p{Lu}[\\p{L}-]+|(?:\\d+|Dois|Duas|Três|Quatro|Cinco|Seis|Sete|Oito|Nove|Dez) \\p{Ll}+s)((?: de \\d+ anos)?) (${PARTICIPLE})(o|a|os|as)(?: (.*))?$`,
  'u',
)
const NO_VERB_WORD =
  /^(?:em|no|na|nos|nas|num|numa|por|pelo|pela|pelos|pelas|a|ao|à|aos|às|de|do|da|dos|das|com|após|durante|para|contra|sem|sob|sobre|entre|e|o|os|as|um|uma|dois|duas|três|tiro|tiros|facada|facadas|tráfico|roubo|furto|homicídio|violência|doméstica|casa|flagrante|anos|prisão|suspeita|droga|drogas|acidente|carro|moto|própria|seu|sua|assalto|incêndio|rua|via|pública|hospital|mar|praia|rio|explosão|incêndio|colisão|frente|zona|centro|bairro|fogo|posto|armas?|posse|ex|filha|filho|mulher|marido|pai|mãe|homem|companheira|companheiro|morto|morta|grave|gravemente|domicílio|residência|mandado|tentativa|abuso|sexual|menor|criança|idosa|idoso|polícia)$/u
const ADJECTIVE = /(?:al|ais|ári[oa]|ic[oa]|iv[oa]|os[oa]|ês|esa)$/u
const holdsNoVerb = (rest: string): boolean => {
  const words = rest.split(' ').filter(Boolean).map(bareWord)
  const isNoun = (at: number): boolean => BEFORE_NOUN.has(words[at - 1] ?? '')
  return words.every(
    (word, at) =>
      NO_VERB_WORD.test(word) || /^[\p{Lu}\d]/u.test(word) || isNoun(at) || (ADJECTIVE.test(word) && !VERBS.has(word)),
  )
}

/** By somebody; else nobody has done it. */
const KILLED =
  /(?:^| )(?:a (?:tiro|facada|pedrada|soco|paulada|golpe)s?|à|por|pel[oa]s?|com (?:\d|facadas?|tiros?|golpes?|arma)|em (?:ataque|ação|confronto|tiroteio|bombardeio|operação|assalto|emboscada|chacina|briga|invasão))(?: |$)/u
/** So one dies: 'morto em casa' may be a killing. */
const ACCIDENT =
  /(?:^| )(?:acidentes?|colis(?:ão|ões)|quedas?|atropelamentos?|capotamentos?|afogamentos?|incêndios?|desabamentos?|deslizamentos?|naufrágios?|choques?|explos(?:ão|ões)|despistes?|avalanches?|cheias?|temporal|temporais|enchentes?)(?: |$)/u

/** 'Homem detido por roubo' as 'Um homem foi detido por roubo'. */
const subjectFirst = (part: string): string | undefined => {
  const [, noun = '', age = '', stem = '', end = '', rest = ''] = SUBJECT_FIRST.exec(part) ?? []
  if (stem === '' || !holdsNoVerb(rest)) return undefined
  const isMany = end.endsWith('s')
  const [number = '', things = ''] = noun.split(' ')
  if ((things !== '') !== isMany) return undefined
  const article = isMany ? number : articleOf(noun, '', '', end)
  // 'PM morta em serviço' is a woman.
  if (article === undefined || /^[oa]$/u.test(article) || (article === 'uma' ? end === 'o' : end === 'a')) return undefined
  const told = restInFull(['', ...rest.split(' ')])?.trim()
  if (told === undefined) return undefined
  const isKilled = KILLED.test(rest)
  if (stem === 'mort' && !isKilled && !ACCIDENT.test(rest)) return undefined
  const fared = stem === 'mort' && !isKilled ? (isMany ? 'morreram' : 'morreu') : `${auxiliaryOf(stem, end)} ${stem}${end}`
  return `${article} ${isMany ? things : NAMED.test(noun) ? noun : lower(noun)}${age} ${fared}${told === '' ? '' : ` ${told}`}`
}

const ARTICLES: Readonly<Record<string, readonly string[]>> = {
  o: ['um', 'o'],
  a: ['uma', 'a'],
  os: ['os', 'uns'],
  as: ['as', 'umas'],
}
const PARTICIPLE_FIRST = new RegExp(`^(${PARTICIPLE})(o|a|os|as) ((?:mort[oa] )?)(?=(\\S+)((?: \\S+)*)$)`, 'iu')
/** 'Detido homem em Braga' as 'Foi detido um homem em Braga'. */
const participleFirst = (part: string): string | undefined => {
  const [begun = '', stem = '', end = '', dead = '', next = '', rest = ''] = PARTICIPLE_FIRST.exec(part) ?? []
  if (
    begun === '' ||
    (dead !== '' && !dead.startsWith(`mort${end}`)) ||
    (/^(?:mort|pres)/iu.test(stem) && !/^(?:um|uma|o|a|homem|mulher|suspeito)$/u.test(next))
  )
    return undefined
  const tail = rest.trim().split(' ')
  if (tail.some((token) => VERBS.has(token))) return undefined
  const bare = end.length > 1 ? undefined : (definite(next, tail[0] ?? '', tail[1] ?? '') ?? indefinite(next))
  const isNumbered = end.length > 1 && /^(?:\d+|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|mais)$/u.test(next)
  const isFeminine = (article: string): boolean => /a$/u.test(article)
  if (bare === undefined && !isNumbered && ARTICLES[end.toLowerCase()]?.includes(next) !== true) return undefined
  if (bare !== undefined && isFeminine(bare) !== (end === 'a')) return undefined
  const told = restInFull(['', ...tail])?.trim()
  return told === undefined
    ? undefined
    : `${auxiliaryOf(stem.toLowerCase(), end)} ${begun.toLowerCase()}${bare === undefined ? '' : `${bare} `}${next}${told === '' ? '' : ` ${told}`}`
}

const TOLL =
  /^(Pelo menos |Ao menos |Mais de )?(\d[\d.]*|um|dois|três|quatro|cinco|seis|sete|oito|nove|dez) (mort|ferid|detid)os?( graves?)?(?: e (\d[\d.]*|um|dois|três|quatro|cinco|seis|sete|oito|nove|dez) feridos?)? ((?:em|no|na|nos|nas|num|numa|após|por) .*)$/iu
const counted = (number: string): string =>
  number
    .toLowerCase()
    .replace(/^um$|^1$/u, 'uma')
    .replace(/^dois$/u, 'duas')
/** 'Dois mortos e um ferido em acidente' as 'Duas pessoas morreram e uma ficou ferida num acidente'. */
const tollFirst = (part: string): string | undefined => {
  const [, about = '', count = '', fate = '', grave = '', second = '', rest = ''] = TOLL.exec(part) ?? []
  if (
    count === '' ||
    (grave !== '' && fate.toLowerCase() !== 'ferid') ||
    rest.split(' ').some((token) => VERBS.has(bareWord(token)))
  )
    return undefined
  const told = restInFull(['', ...rest.split(' ')])?.trim()
  const hurt = (number: string): string => (number === 'uma' ? 'ficou ferida' : 'ficaram feridas')
  const people = counted(count)
  const held = people === 'uma' ? 'foi detida' : 'foram detidas'
  const died = people === 'uma' ? 'morreu' : 'morreram'
  const fates: Readonly<Record<string, string>> = { mort: died, detid: held }
  const fared = fates[fate.toLowerCase()] ?? (grave === '' ? hurt(people) : hurt(people).replace(' ', ' gravemente '))
  const others = second === '' ? '' : ` e ${counted(second)} ${hurt(counted(second))}`
  return told === undefined ? undefined : `${about}${people} ${people === 'uma' ? 'pessoa' : 'pessoas'} ${fared}${others} ${told}`
}

const SAYS = /, (dizem|diz|afirma|aponta|mostra|revela|segundo) (polícia|governo|defesa|estudo|pesquisa|relatório|PF|PM|MP|STF)$/u
const SAYERS: Readonly<Record<string, string>> = {
  polícia: 'a',
  governo: 'o',
  defesa: 'a',
  estudo: 'um',
  pesquisa: 'uma',
  relatório: 'um',
  PF: 'a',
  PM: 'a',
  MP: 'o',
  STF: 'o',
}
const BARE_SAYER = /, (?:dizem|diz|afirma|aponta|mostra|revela|segundo) (?!o |a |os |as |um |uma |que )\p{Ll}/u

const partInFull = (part: string, isAll: boolean): string => {
  const whole = part.replace(SAYS, (_all, says: string, who: string) => `, ${says} ${SAYERS[who] ?? ''} ${who}`)
  const full =
    subjectFirst(whole) ??
    participleFirst(whole) ??
    tollFirst(whole) ??
    (isAll ? wholeClause(whole) : undefined) ??
    bareSubject(whole)
  return full === undefined ? part : full.charAt(0).toLocaleUpperCase() + full.slice(1)
}

const QUOTE = /["“”„«»]|(?<=^|\s)['‘]/u

/** Behind somebody's words stands at most who said them. */
const QUOTED_END = /^(?:\s*["“”„«»'‘’][^"“”„«»]*["“”„«»'’])?(?:,? (?:diz|afirma|segundo) [\p{L} ]+)?[.]?$/u
/** '; Bolsa cai' as '; a Bolsa cai'. */
const behindStop = (part: string): string => {
  const [, first = '', next = ''] = /^; (\p{Lu}\p{L}+) (\p{Ll}+)/u.exec(part) ?? []
  const article = VERBS.has(next) ? ofBody(first) : undefined
  return article === undefined ? part : `; ${article} ${part.slice(2)}`
}

const newsInFull = (headline: string): string => {
  if (/[?]|\.\.\.|…|\|/u.test(headline) || BARE_SAYER.test(headline.replace(SAYS, ''))) return headline
  const quote = headline.search(QUOTE)
  const plain = quote < 0 ? headline.replace(/\.$/u, '') : headline.slice(0, quote).trimEnd()
  // Behind a semicolon mostly stands what invites to read; behind a colon, somebody's words.
  const parts = plain.split(/(?<=[\p{L}\d%])(\. |[:;](?: .*)?$)/u)
  const isAll = QUOTED_END.test(headline.slice(plain.length))
  const said = parts.map((part, at) => (at % 2 === 1 ? part : partInFull(part, isAll)))
  const isChanged = said.some((part, at) => part !== parts[at])
  return said.map((part, at) => (isChanged && at % 2 === 1 ? behindStop(part) : part)).join('') + headline.slice(plain.length)
}

const CASE = /^Caso (\p{Lu}[^:]{2,40}): (\p{Lu}.*)$/u
/** 'Caso Vidrol: Rui Prates é absolvido' as 'No caso Vidrol, Rui Prates é absolvido'; a first word that may be any noun would be bare. */
const caseInFull = (headline: string): string | undefined => {
  const [, name = '', news = ''] = CASE.exec(headline) ?? []
  if (news === '' || / \p{Ll}{3,}/u.test(name) || news.includes('?')) return undefined
  const told = newsInFull(news)
  const [, first = '', rest = ''] = /^(\S+)(.*)$/u.exec(told) ?? []
  if (/^(?:[OA]s?|Uma?)$/u.test(first)) return `No caso ${name}, ${first.toLocaleLowerCase()}${rest}`
  const isNamed = /^ \p{Lu}\p{Ll}+ \p{Ll}/u.test(rest) && !isKnownNoun(lower(first)) && !NO_FIRST_NAME.has(first)
  return isNamed && /^\p{Lu}\p{Ll}+$/u.test(first) ? `No caso ${name}, ${told}` : undefined
}

/** A telegram of Portuguese as a sentence that can be said; what is one already stays as it is. */
export const portugueseInFull = (headline: string): string => caseInFull(headline) ?? newsInFull(headline)
