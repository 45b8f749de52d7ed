import {
  articleOf,
  BEFORE_NOUN,
  bareWord,
  IS_VERB,
  isPerson,
  keepsCapital,
  lower,
  NAMED,
  restInFull,
  VERBS,
} from './portuguese-articles.ts'
import { wholeClause } from './portuguese-whole.ts'

// 'Polícia prende suspeito': papers leave out articles. A part of the headline is changed only where all
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
  const full = (isAll ? wholeClause(whole) : undefined) ?? bareSubject(whole)
  return full === undefined ? part : full.charAt(0).toLocaleUpperCase() + full.slice(1)
}

const QUOTE = /["“”„«»]|(?<=^|\s)['‘]/u

/** Behind somebody's words stands at most who said them. */
const QUOTED_END = /^(?:\s*["“”„«»'‘’][^"“”„«»]*["“”„«»'’])?(?:,? (?:diz|afirma|segundo) [\p{L} ]+)?[.]?$/u
/** A telegram of Portuguese as a sentence that can be said; what is one already stays as it is. */
export const portugueseInFull = (headline: string): string => {
  if (/[?]|\.\.\.|…|\|/u.test(headline) || BARE_SAYER.test(headline.replace(SAYS, ''))) return headline
  const quote = headline.search(QUOTE)
  const plain = quote < 0 ? headline.replace(/\.$/u, '') : headline.slice(0, quote).trimEnd()
  // Behind a semicolon mostly stands what invites to read; behind a colon, somebody's words.
  const parts = plain.split(/(?<=[\p{L}\d%])(\. |[:;](?: .*)?$)/u)
  const isAll = QUOTED_END.test(headline.slice(plain.length))
  const said = parts.map((part, at) => (at % 2 === 1 ? part : partInFull(part, isAll)))
  return said.join('') + headline.slice(plain.length)
}
