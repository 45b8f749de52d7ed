import { isHedged } from '../fit-for-air/hedges.ts'
import { leansBack } from '../fit-for-air/leans-back.ts'
import { lineOf, plainWords } from '../fit-for-air/phrases.ts'
import { tellsOfSpeech } from '../fit-for-air/speakers.ts'
import type { Tongue } from '../tongue.ts'
import { holdsLabel, isSpecific } from './headline-words.ts'
import { hasNoFiniteVerb } from './no-finite-verb.ts'
import { wordCount } from './sentences.ts'
import { losesGrave } from './tells-death.ts'
import { withoutTopicBefore } from './topic-before.ts'
import { spokenTopic } from './topic-spoken.ts'

// 'Médicos. Bastonário não acredita em acordo': papers of Portugal set a topic before a stop, where a voice makes a sentence of it.

const STOPPED =
  /^(\p{Lu}[^.:!?"“”«»(),;–—\d]{2,30}(?<=\p{L}{2})(?<!(?<!\p{L})(?:dra?|sra?|prof|eng|arq|st)))\. (["“«]?\p{Lu}.+)$/u
const MOST_WORDS = 3
const STORY_LEAST = 5
/** They say what kind of text it is. */
const KIND =
  /^(?:opinião|crónica|análise|entrevista|editorial|comentário|podcast|vídeo|em direto|direto|última hora|sondagem|estudo|fact check|explicador|reportagem|oficial|humor|sátira|publicidade|passatempo)(?!\p{L})/iu

/** Nouns that look like verbs. */
const NOUN =
  /^(?:ajuda|ameaça|aposta|busca|compra|conta|disputa|entrada|guarda|luta|marcha|procura|queda|reforma|venda|visita)(?!\p{L})/iu
const isLabel = (label: string): boolean =>
  wordCount(label) <= MOST_WORDS &&
  !KIND.test(label) &&
  hasNoFiniteVerb(label.replace(NOUN, 'Guerra'), 'pt') &&
  !tellsOfSpeech(label, 'pt') &&
  !isHedged(lineOf(label), 'pt')

/** How a story says where it was: 'em França', for a label that is a place. */
const placeIn = (label: string, text: string): string =>
  [...text.matchAll(/(?<!\p{L})(?:em|no|na|nos|nas) (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)(?![\p{L}-])/gu)].find(
    ([, place]) => place === label,
  )?.[0] ?? ''

/** A headline of Portugal without the topic before its stop, or with it in the sentence; as it is where that would lose what it is about. */
export const withoutStoppedLabel = (headline: string, text: string, tongue: Tongue): string => {
  if (tongue !== 'pt') return headline
  const [, label = '', story = ''] = STOPPED.exec(headline) ?? []
  if (label === '' || !isLabel(label) || wordCount(story) < STORY_LEAST || /[.:?]\s/u.test(story)) return headline
  const asKicker = `${label}: ${story}`
  const where = placeIn(label, text)
  const told =
    (where !== '' && spokenTopic(label, story, where, text, 'pt')) || withoutTopicBefore(asKicker, '', text, 'pt', true)
  if (told !== asKicker) return told
  const isWhole = !/^["“«]|[?]/u.test(story) && !leansBack(plainWords(story), 'pt') && !losesGrave(story, headline, 'pt')
  return isWhole && (isSpecific(story, 'pt') || holdsLabel(text, label)) ? story : asKicker
}
