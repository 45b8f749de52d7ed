import { bareWord, joined } from './portuguese-articles.ts'
import { begun } from './portuguese-begun.ts'
import { NAME_A, NAME_O, NAME_OS } from './portuguese-nouns.ts'
import { AS_WHAT, EARLY, isKnownNoun, isMany, isName, isVerb, lowerFirst, OF_KNOWN, type Place } from './portuguese-spot.ts'

// 'AGU pede saída de diretor' is said with all its articles or stays as it is: half a repair is worse than none. So every word has to be one that is
// known: a noun where one begins, and behind it only what cannot lack an article.

const DETERMINER =
  /^(?:os?|as?|uns|umas?|um|d[oa]s?|n[oa]s?|nuns|numas?|num|ao?s?|à|às|pel[oa]s?|d?est[ea]s?|n?ess[ea]s?|nest[ea]s?|dess[ea]s?|seus?|suas?|cada|tod[oa]s?|outr[oa]s?|algum|alguma|alguns|algumas|vári[oa]s|ambos|ambas|mil|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|dezenas|centenas|milhares|mais|menos|muit[oa]s?|nenhuma?|\d\S*|[RU]?S?\$|€)$/u
const OPEN = /^(?:com|por|para|contra|após|sobre|durante|em|entre|sem|desde|até|sob|ante|perante|como)$/u
const NEW_CLAUSE = /^(?:que|se|mas|enquanto)$/u
const ADVERB = /^(?:não|já|ainda|também|só|quase|cerca|hoje|ontem|amanhã|agora|quando|bem|mal|nunca|sempre|\p{L}+mente)$/u
const INFINITIVE = /^\p{Ll}+(?:[aei]r|[aei]rem)(?:-se)?$/u
const NO_INFINITIVE =
  /^(?:chanceler|militar|popular|familiar|particular|parecer|nuclear|solar|escolar|titular|mulher|lugar|mar|ar|bar|lar|qualquer|preliminar|irregular|regular|similar|hospitalar|curricular|poder|dever|colar|celular|singular|secular|talher|prazer|lazer|elixir)$/u
const ADJECTIVE =
  /(?:al|el|ável|ível|[áó]ri[oa]|ic[oa]|iv[oa]|os[oa]|ês|esa|ense|eir[oa]|an[oa]|ante|ente|[ai]d[oa]|ista|ior|im[oa]|il|ec[oa]|ai[oa]|in[oa]|ul|ut[oa]|uro)$/u
const ADJECTIVES =
  /^(?:livre|forte|grave|leve|verde|pobre|jovem|comum|recorde|civil|militar|solar|escolar|popular|familiar|particular|nuclear|hospitalar|regular|irregular|similar|singular|brasileir[oa]|argentin[oa]|portuguesa|estrangeir[oa]|russ[oa]|greg[oa]|síri[oa]|turc[oa]|saudita|moscovita|israelita|vietnamita|alemã|alemão|húngar[oa]|sérvi[oa]|iraquian[oa]|egípci[oa]|indonési[oa]|uruguai[oa]|romen[oa]|chilen[oa]|polac[oa]|sever[oa]|extrem[oa]|long[oa]|curt[oa]|ampl[oa]|únic[oa]|inédit[oa]|secret[oa]|intern[oa]|extern[oa]|modern[oa]|dur[oa]|rar[oa]|segur[oa]|abert[oa]|diret[oa]|aére[oa]|alt[oa]|baix[oa]|complet[oa]|perfeit[oa]|espanhola?|agrícola|nobre|fri[oa]|fals[oa]|gratuit[oa]|lent[oa]|intens[oa]|adult[oa]|belga|contínu[oa]|conjunt[oa]|agud[oa]|violent[oa]|extra|zero|líder)$/u
const DONE = /[áí]vel$|(?:[aeiu]d|eit|ert|rit|st|pres|mort|pag|gast)[oa]s?$/u
/** Behind a comma goes on what is said. */
const GOES_ON = /^(?:em|n[oa]s?|com|após|para|que|diz|dizem|afirma|aponta|revela|mas|e|por|entre|contra|depois)$/u
/** 'Após queda, dólar sobe' */
const AHEAD = /^(?:Após|Com|Em|Sem|Durante)$/u
const WORD = /^(?:[RU]?S?\$|€|[\p{L}\d][\p{L}\d.,ºª%’'/-]*)$/u
/** What is made, or taken as a beginning, is one that was not told of. */
const MADE = /^(?:criação|construção|lançamento|abertura|anúncio|instalação|partir)$/u

/** How far the clause has been said. */
type State = { isAhead: boolean; place: Place | 'noun'; last: Place; verbs: number; hasArticle: boolean; said: string[] }

const placeBehind = (word: string): Place | 'noun' | undefined => {
  if (word === 'de') return 'of'
  if (OPEN.test(word)) return 'open'
  if (NEW_CLAUSE.test(word)) return 'start'
  if (DETERMINER.test(word)) return 'noun'
  return INFINITIVE.test(word) && !NO_INFINITIVE.test(word) ? 'verb' : undefined
}

/** True for a word that opens a place for a noun, or fills it. */
const opens = (state: State, word: string, at: number): boolean => {
  if (at > 0 && /^(?:e|ou)$/u.test(word)) {
    // 'na Ucrânia e Irã' has an article that is not its own.
    if (state.place === 'noun') state.place = state.hasArticle ? 'pair' : state.last
    state.hasArticle = false
    return true
  }
  const place = placeBehind(at === 0 ? lowerFirst(word) : word)
  if (place === undefined || (at === 0 && place !== 'noun' && !state.isAhead)) return false
  state.place = place
  state.hasArticle = place === 'noun'
  if (place !== 'noun') state.last = place
  return true
}

const isVerbHere = (state: State, word: string, before: string): boolean =>
  isVerb(word) && (state.place === 'noun' || state.place === 'start' || /^(?:e|que|não)$/u.test(before))

/** What may stand behind the first word of a noun. */
const mayFollow = (word: string, before: string): boolean => {
  const isBegun = DETERMINER.test(before) || EARLY.test(lowerFirst(before)) || before.endsWith('%')
  // 'multam em dois milhões Meta' lacks an article where no noun begins.
  if (isName(word)) return isBegun || isName(before) || !(NAME_O.has(word) || NAME_A.has(word) || NAME_OS.has(word))
  return isBegun || ADJECTIVES.test(word) || (!isKnownNoun(word) && (ADJECTIVE.test(word) || isMany(word)))
}

/** The word with its article, where a noun begins; nothing where that is not known. */
const begunHere = (state: State, words: readonly string[], at: number, token: string): string | undefined => {
  const { place } = state
  const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]]
  // 'prende em Braga suspeito': the place stands before whom.
  const isMoved = place === 'noun' && words[at - 2] === 'em' && isName(before) && isVerb(words[at - 3] ?? '') && isKnownNoun(word)
  if (place === 'noun' && !isMoved) return mayFollow(word, before) ? token : undefined
  if (/^\d+\.?[ºª]$/u.test(word))
    return place === 'verb' && !OF_KNOWN.test(before) ? `${word.endsWith('º') ? 'o' : 'a'} ${token}` : undefined
  if (place === 'verb' && (AS_WHAT.test(before) || ADVERB.test(before)) && DONE.test(word)) return token
  if (place === 'of' && MADE.test(words[at - 2] ?? '') && !isMany(word) && !isName(word)) return undefined
  const isClause = place === 'pair' && isVerb(next)
  const [article, written] = begun(words, at, place === 'noun' ? 'verb' : isClause ? 'start' : place)
  if (article === undefined || (place === 'pair' && article !== '' && !isClause)) return undefined
  // 'de São Paulo e PF deflagram' may be two that act.
  if (place === 'of' && before === 'e' && isName(word) && isVerb(next)) return undefined
  // Who it is that does so is told.
  if (/^uma?$/u.test(article) && state.verbs === 0 && words.includes('que')) return undefined
  state.hasArticle = false
  return article === '' ? token : `${joined(state.said.pop() ?? '', article).trim()} ${written}${token.slice(word.length)}`
}

/** Says one word more; false where it is not known. */
const goOn = (state: State, words: readonly string[], at: number, token: string): boolean => {
  const [before = '', word = ''] = [words[at - 1], words[at]]
  if (/^(?:mas|enquanto)$/u.test(word) && state.verbs === 0) return false
  const isLatest = state.place !== 'noun' && /^[Mm]ais$/u.test(word) && words[at + 1] === 'recente'
  const isOrdinal = /^\d+\.?[ºª]$/u.test(word) && state.place !== 'noun'
  if (!isOrdinal && !isLatest && (opens(state, word, at) || ADVERB.test(word))) {
    state.said.push(token)
    return true
  }
  if (at > 0 && isVerbHere(state, word, before)) {
    state.verbs++
    state.place = 'verb'
    state.last = 'verb'
    state.hasArticle = false
    state.said.push(token)
    return true
  }
  const said = begunHere(state, words, at, token)
  if (said === undefined) return false
  state.said.push(said)
  state.place = 'noun'
  return true
}

/** A clause with all articles that it lacks; nothing where one is not known. */
export const wholeClause = (clause: string): string | undefined => {
  const tokens = clause.split(' ')
  const words = tokens.map(bareWord)
  const state: State = {
    isAhead: AHEAD.test(words[0] ?? ''),
    place: 'start',
    last: 'start',
    verbs: 0,
    hasArticle: false,
    said: [],
  }
  for (const [at, token] of tokens.entries()) {
    const isBehindComma = tokens[at - 1]?.endsWith(',') === true && !state.isAhead
    if (state.isAhead && tokens[at - 1]?.endsWith(',') === true) {
      if (state.place !== 'noun' || state.verbs > 0) return undefined
      Object.assign(state, { isAhead: false, place: 'start', last: 'start' })
    }
    if (!WORD.test(token) || /\p{L}[.:;]$/u.test(token) || (isBehindComma && !GOES_ON.test(words[at] ?? ''))) return undefined
    if (!goOn(state, words, at, token)) return undefined
  }
  const whole = state.said.join(' ')
  return state.verbs === 0 || state.isAhead || state.place !== 'noun' || whole === clause ? undefined : whole
}
