import type { ModelUse } from '@hourcast/domain/sources/content'
import { type Chosen, chooseItems, type SpokenItem } from '../built-in/choose-items.ts'
import { wordsOf } from '../built-in/fill.ts'
import { musicMs, targetMsOf } from '../built-in/nearest-in-length.ts'
import { splitSentences, wordCount } from '../built-in/sentences.ts'
import { wordBudget } from '../built-in/word-budget.ts'
import { tongueIn } from '../fit-for-air/other-language.ts'
import { findTextFault, isAboutIt } from '../gates.ts'
import { localeOf } from '../locale-of.ts'
import type { WriteInput, Writer } from '../script-types.ts'
import { tongueOf } from '../tongue.ts'
import { type WordRules, wordRulesOf } from '../words/word-rules.ts'
import { BULLETIN, READ_BULLETIN, readAnswer } from './answer-format.ts'
import { type AnswerFormat, askModel, type Message, type ModelAnswer, type ModelConfig, type OptionalField } from './ask-model.ts'
import { cutToLength, roomOf, wordsInTime } from './cut-to-length.ts'
import { fallbackReason, GateError, gateWords } from './fallback-reason.ts'
import { type Judged, judgeBulletin } from './judge-bulletin.ts'
import { countUse, type TokenPrices } from './model-use.ts'
import { promptOf } from './prompt.ts'
import { scriptOf } from './script-of.ts'
import { readAgain } from './second-reading.ts'
import { type Paragraph, textOf, toldItems } from './told-items.ts'

export type LlmConfig = ModelConfig & {
  /** Takes over when the model does not answer, refuses, or says what no source holds. */
  fallback: Writer
  onFallback?: (reason: string) => void
  prices?: TokenPrices | undefined
  /** For all answers to one bulletin. */
  timeoutMs: number
}

/** Enough to choose from for a long bulletin. */
const MAX_ITEMS = 20
/** Sentences of one story that a model reads. */
const DEEPEST = 20
/** More than any model is shown: what is chosen is bounded by its number alone. */
const NO_BUDGET = 10_000

/**
 * A language model writes the bulletin from what is new and fit for air, and reads it once more as an editor does. Gates read each sentence:
 * one that fails is named in that second reading, then left out. Where too little is left, or no answer comes, the built-in writer takes over
 * and says why.
 */
export const createLlmWriter = (config: LlmConfig): Writer => {
  // What a server refuses once it is not sent any more.
  let refused: ReadonlySet<OptionalField> = new Set()
  return {
    longestMs: config.timeoutMs,
    write: async (kind, input) => {
      if (kind !== 'bulletin') return config.fallback.write(kind, input)
      const locale = localeOf(input)
      const rules = wordRulesOf(input, locale)
      const material = await chooseMaterial(input, locale, rules)
      // Without anything to tell there is nothing to be clever about.
      if (material.chosen.length === 0) return config.fallback.write(kind, input)
      const timeoutMs = Math.min(config.timeoutMs, input.modelMs ?? Number.POSITIVE_INFINITY)
      const answers: ModelAnswer[] = []
      const began = performance.now()
      // Both answers have the time of one.
      const leftMs = () => (answers.length === 0 ? timeoutMs : timeoutMs - (performance.now() - began))
      const ask = async (messages: readonly Message[], wanted: AnswerFormat): Promise<ModelAnswer> => {
        const question = { messages, format: wanted, refused }
        const answer = await askModel(config, { ...question, timeoutMs: Math.max(1, Math.round(leftMs())) }, input.signal)
        refused = answer.refused
        answers.push(answer)
        return answer
      }
      const use = (): ModelUse => countUse(config.model, answers, performance.now() - began, config.prices)
      try {
        if (timeoutMs <= 0) throw new Error('no time was left to ask the model')
        const words = wordsFor(input, material.chosen, { locale, rules })
        const judged = await writeTwice(
          { ask, leftMs, wholeMs: timeoutMs },
          promptOf(input, material.chosen, { words, isFormatted: !refused.has('response_format'), rules }),
          {
            input,
            material: material.chosen,
            locale,
            words,
            rules,
          },
        )
        const paragraphs = cutToLength(judged.paragraphs, { input, locale, toSpoken: rules.toSpoken })
        // A story that is one sentence, and longer than the bulletin, leaves greeting and sign-off alone.
        if (namesStory(judged.paragraphs) && !namesStory(paragraphs)) throw new GateError('length')
        return { ...scriptOf(paragraphs, judged, material, input, { locale, rules }), model: use() }
      } catch (error) {
        if (input.signal?.aborted) throw error
        config.onFallback?.(error instanceof Error ? error.message : String(error))
        return { ...(await config.fallback.write(kind, input)), fallbackReason: fallbackReason(error), model: use() }
      }
    },
  }
}

/** As for the built-in writer: fresh, fit for air, each story once. What is in another tongue the model tells in the host's. */
const chooseMaterial = (input: WriteInput, locale: string, rules: WordRules): Promise<Chosen> =>
  chooseItems(input, {
    words: NO_BUDGET,
    maxItems: MAX_ITEMS,
    sentencesEach: DEEPEST,
    task: input.customTask,
    presentationType: input.presentationType,
    locale,
    rules,
    isForModel: true,
    translates: true,
    isWary: true,
  })

/** With a smaller share of its words a bulletin is a stub. */
const LEAST_SHARE = 0.35
/** The same of one that a model ended, and of which each sentence holds: it was asked for fewer words where there is less to tell. */
const LEAST_ENDED = 0.15
/** The longest bulletin has some sixty. */
const MOST_SENTENCES = 200
/** With fewer words nothing is told. */
const LEAST_WORDS = 15
/** Greeting, time and sign-off. */
const FRAME_WORDS = 30

/** As many as there is time for; music before and after is not the words'. No more than there is to tell: a model asked for more pads. */
const wordsFor = (
  input: WriteInput,
  material: readonly SpokenItem[],
  { locale, rules }: Pick<Bounds, 'locale' | 'rules'>,
): number => {
  const tongue = tongueOf(locale)
  // What is told in another tongue has words of another length.
  const own = material.filter(({ item }) => tongueIn(`${item.title} ${item.text}`, tongue) === tongue)
  const sample = own.map(({ sentences }) => ({ text: sentences.slice(0, SENTENCES_EACH).join(' '), numbers: [] }))
  const inTime =
    sample.length > 0
      ? wordsInTime(sample, { input, toSpoken: rules.toSpoken })
      : wordBudget(input.length, input.tone, locale) * (1 - musicMs(input) / targetMsOf(input))
  return Math.round(Math.min(inTime, wordsOf(material) + FRAME_WORDS))
}
/** As a bulletin tells them. */
const SENTENCES_EACH = 3

type Bounds = { input: WriteInput; material: readonly SpokenItem[]; locale: string; words: number; rules: WordRules }

/** With a farewell behind its stories. */
const isEnded = (written: readonly Paragraph[]): boolean => namesStory(written) && written.at(-1)?.numbers.length === 0

const namesStory = (paragraphs: readonly Paragraph[]): boolean => paragraphs.some(({ numbers }) => numbers.length > 0)

type Model = {
  ask: (messages: readonly Message[], wanted: AnswerFormat) => Promise<ModelAnswer>
  /** Time for all answers, and what of it is not spent yet. */
  wholeMs: number
  leftMs: () => number
}

/** A bulletin of which every sentence may be said: as it was read again, or as it was first written where that has fewer faults. */
const writeTwice = async ({ ask, leftMs, wholeMs }: Model, messages: readonly Message[], bounds: Bounds): Promise<Judged> => {
  const { input, rules } = bounds
  const first = await ask(messages, BULLETIN)
  const tried = tryAnswer(first.text, bounds)
  const isFaultless = isJudged(tried) && tried.faults.length === 0
  // A model that took more than half of the time would not end its second answer.
  if (isFaultless && leftMs() < wholeMs / 2) return tried
  const isRead = isJudged(tried) || tried.faults.length > 0
  const wrong = isRead ? tried.faults : gateWords(tried)
  // What no gate has read may be endless.
  const room = isRead ? roomOf(readAnswer(first.text), { input, toSpoken: rules.toSpoken }) : undefined
  const again = await ask(
    readAgain(messages, { text: first.text, isFormatted: !first.refused.has('response_format') }, wrong, {
      room,
      presentationType: input.presentationType,
    }),
    READ_BULLETIN,
  ).then(
    ({ text }) => tryAnswer(text, bounds),
    (error: unknown) => error,
  )
  input.signal?.throwIfAborted()
  if (isJudged(again) && (!isJudged(tried) || isBetter(again, tried))) return again
  if (isJudged(tried)) return tried
  throw again instanceof GateError ? again : tried
}

/** With less than half of its words a bulletin has lost more than its faults. */
const LEAST_LEFT = 0.5
const isBetter = (again: Judged, tried: Judged): boolean =>
  again.faults.length <= tried.faults.length &&
  wordCount(textOf(again.paragraphs)) >= wordCount(textOf(tried.paragraphs)) * LEAST_LEFT

const stoppedBy = ({ faults }: Judged): GateError['code'] =>
  faults.find(({ gate }) => gate)?.gate?.code ?? (faults.some(({ reason }) => reason === 'invented') ? 'nonsense' : 'unfit')

const isJudged = (tried: unknown): tried is Judged => typeof tried === 'object' && tried !== null && 'paragraphs' in tried

const tryAnswer = (answer: string, { input, material, locale, words, rules }: Bounds): Judged | GateError => {
  // An owner may ask for one story of many. What is too long is cut, see cut-to-length.
  const within = (share: number) => ({
    leastWords: input.customTask === '' ? Math.round(words * share) : LEAST_WORDS,
    maxWords: Number.POSITIVE_INFINITY,
  })
  const written = readAnswer(answer)
  const fault = findTextFault(textOf(written), within(isEnded(written) ? LEAST_ENDED : LEAST_SHARE))
  if (fault) return new GateError(fault.code)
  // A babbling model must not keep the worker from all else.
  if (written.flatMap(({ text }) => splitSentences(text, locale)).length > MOST_SENTENCES) return new GateError('length')
  const items = material.map(({ item }) => item)
  const shown = new Map(material.map(({ item, sentences }) => [item, sentences]))
  const judged = judgeBulletin(written, items, input, { locale, rules, shownOf: (item) => shown.get(item) ?? [] })
  const text = textOf(judged.paragraphs)
  // What is left must still be a bulletin; else what stopped the rest says why.
  const isWhole = judged.faults.length === 0 && isEnded(written)
  if (!judged.opens || findTextFault(text, within(isWhole ? LEAST_ENDED : LEAST_SHARE)))
    return new GateError(stoppedBy(judged), judged.faults)
  // A greeting alone tells nothing.
  const tells = toldItems(items, judged.paragraphs).length > 0
  return tells && isAboutIt(text, { ...input, items }) ? judged : new GateError('nonsense')
}
