import { leansBack } from '../fit-for-air/leans-back.ts'
import { plainWords } from '../fit-for-air/phrases.ts'
import type { Tongue } from '../tongue.ts'
import { holdsLabel, isSpecific } from './headline-words.ts'
import { hasNoFiniteVerb } from './no-finite-verb.ts'
import { wordCount } from './sentences.ts'
import { losesGrave } from './tells-death.ts'
import { spokenTopic } from './topic-spoken.ts'

// 'Médicos. Bastonário não acredita em acordo': papers of Portugal set a topic before a stop, where a voice makes a sentence of it.

const STOPPED = /^(\p{Lu}[^.:!?"“”«»(),;–—\d]{2,30}(?<=\p{L}{2}))\. (["“«]?\p{Lu}.+)$/u
/** 'Ponte do séc. XIX' goes on behind its stop. */
const ABBREVIATED =
  /(?<!\p{L})(?:dra?|sra?|mrs?|jr|profa?|eng|arq|st[ao]?|séc|gen|cap|ten|cel|mal|maj|gov|min|dep|sen|ver|pres|dir|des|adv|av|hosp|univ|rev|mons|pe|vs|cia|inc|ltda?|lda)$/iu
const MOST_WORDS = 3
const STORY_LEAST = 5
/** Without these a sentence says the same. Any other label may be what makes it true: a country, 'Boato', 'Simulacro', 'Cinema'. */
const SECTION =
  /^(?:saúde|hospitais|médicos|enfermeiros|justiça|tribunais|economia|finanças|impostos|banca|política|sociedade|educação|ensino|exames|professores|habitação|turismo|ambiente|energia|combustíveis|transportes|trânsito|mau tempo|meteorologia|incêndios|agricultura|pescas|emprego|trabalho|imigração|migrações|fronteiras|ajuda humanitária|última hora|urgente|ao minuto|em direto)$/iu
/** Of which there are many: without its label a voice means the land's. */
const WHOSE =
  /(?<!\p{L}|primeir[oa]-)(?:presidentes?|ministr[oa]s?|secretári[oa]s?|diretor(?:a|es)?|governador(?:a|es)?|líder(?:es)?|chefes?|rei|rainha|seleção)(?!\p{L}| d[aeo]s? )|^(?:greves?|paralisaç(?:ão|ões))(?!\p{L})/iu

/** Nouns that look like verbs. */
const NOUN =
  /^(?:ajuda|ameaça|aposta|busca|compra|conta|disputa|entrada|guarda|luta|marcha|procura|queda|reforma|venda|visita)(?!\p{L})/iu
const isLabel = (label: string): boolean =>
  wordCount(label) <= MOST_WORDS && !ABBREVIATED.test(label) && hasNoFiniteVerb(label.replace(NOUN, 'Guerra'), 'pt')

/** How a story says where it was: 'em França', for a label that is a place. */
const placeIn = (label: string, text: string): string =>
  [...text.matchAll(/(?<!\p{L})(?:em|no|na|nos|nas) (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)(?![\p{L}-])/gu)].find(
    ([, place]) => place === label,
  )?.[0] ?? ''

/** With the place or the matter in the sentence; a story with names of its own may be of elsewhere. */
const spokenWith = (label: string, story: string, text: string): string | undefined => {
  const matter = spokenTopic(label, story, '', text, 'pt')
  const where = /.\p{Lu}/u.test(story) ? '' : placeIn(label, text)
  if (matter !== undefined || where === '') return matter
  const placed = spokenTopic(label, story, where, text, 'pt') ?? ''
  return /, \p{Ll}/u.test(placed) ? placed : undefined
}

/** A headline of Portugal without the section before its stop, or with its topic in the sentence; nothing where it may be untrue without its label. */
export const withoutStoppedLabel = (headline: string, text: string, tongue: Tongue): string | undefined => {
  const [, label = '', story = ''] = (tongue === 'pt' && STOPPED.exec(headline)) || []
  if (label === '' || !isLabel(label)) return headline
  if (wordCount(story) < STORY_LEAST || /[.:?]\s/u.test(story)) return undefined
  const spoken = spokenWith(label, story, text)
  if (spoken !== undefined) return spoken
  if (!SECTION.test(label) || WHOSE.test(story)) return undefined
  const isWhole = !/^["“«]|[?]/u.test(story) && !leansBack(plainWords(story), 'pt') && !losesGrave(story, headline, 'pt')
  return isWhole && (isSpecific(story, 'pt') || holdsLabel(text, label)) ? story : `${label}: ${story}`
}
