import { starterWords } from '@hourcast/domain/words/starter-words'
import { TONGUE_CHOICES } from '@hourcast/domain/words/tongues'
import { listFeedChoices } from '@hourcast/server/feeds/list-feeds'
import { logForeignRow } from '@hourcast/server/telemetry/log-foreign-row'
import { deleteWord, saveWord } from '@hourcast/server/words/change-words'
import { lastTongue } from '@hourcast/server/words/last-tongue'
import { listWords } from '@hourcast/server/words/list-words'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { answerProblem } from '../../.server/answer-problem.ts'
import { makeFormToken } from '../../.server/anti-forgery.ts'
import { checkRateLimit } from '../../.server/check-rate-limit.ts'
import { noStore } from '../../.server/no-store.ts'
import { readForm } from '../../.server/read-form.ts'
import { requireOwner } from '../../.server/require-owner.ts'
import { orUnreachable } from '../../components/form/or-unreachable.ts'
import '../../styles/words.css'
import { keptAnswer, type WordsAnswer } from './words-answer.ts'
import { WordsPage } from './words-page.tsx'
import { WORDS_WORDS } from './words-words.ts'

export const headers = noStore
/** How many names are known in each tongue. */
const STARTER_COUNTS = Object.fromEntries(TONGUE_CHOICES.map(({ tongue }) => [tongue, starterWords(tongue).length]))

export const meta: MetaFunction = () => [{ title: `${WORDS_WORDS.title} – Hourcast` }, { name: 'robots', content: 'noindex' }]

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { services } = context
  const { stationId } = await requireOwner(request, context)
  const { antiForgery, headers } = makeFormToken(request, services)
  const [words, feeds] = await Promise.all([listWords(services, { stationId }), listFeedChoices(services, { stationId })])
  const asked = new URL(request.url).searchParams
  const chosen = TONGUE_CHOICES.find((choice) => choice.tongue === asked.get('tongue'))?.tongue ?? ''
  const tongue = chosen || (await lastTongue(services, { stationId }))
  const names = { tongue, chosen, known: starterWords(tongue), counts: STARTER_COUNTS, prefilled: asked.get('written') ?? '' }
  return data(
    { words, feeds, names, antiForgery, done: { saved: asked.get('saved'), deleted: asked.get('deleted') } },
    { headers },
  )
}

const ACTS_A_MINUTE = 60

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { services, previews, visitorKey: ip } = context
  const { stationId, ownerId } = await requireOwner(request, context)
  const form = await readForm(request, services)
  const kept = keptAnswer(form.ok ? form.value : {})
  if (!form.ok) return answerProblem(form.problem, kept)
  const allowed = checkRateLimit(context, { who: ownerId, what: 'words', perMinute: ACTS_A_MINUTE })
  if (!allowed.ok) return answerProblem(allowed.problem, kept)
  const { intent, kind, wordId, heard } = kept
  if (intent === 'save') {
    const { tongue, written, said } = form.value
    const saved = await saveWord(services, { stationId, input: { kind, tongue, written, said } })
    if (!saved.ok) return answerProblem(saved.problem, kept)
    // The next one is mostly of the same language.
    return redirect(`/station/words?${new URLSearchParams({ saved: kind, ...(tongue ? { tongue } : {}) })}#${kind}`)
  }
  const done =
    intent === 'delete'
      ? await deleteWord(services, { stationId, wordId })
      : await previews.hearWord({
          stationId,
          word: heard === '' ? { wordId } : { tongue: kept.entered.tongue ?? '', written: heard },
        })
  if (!done.ok) {
    if (done.problem.code === 'not-found' && heard === '' && !wordId.includes('\0'))
      await logForeignRow(services, { ownerId, kind: 'word', id: wordId, ip })
    return answerProblem(done.problem, kept)
  }
  if (done.value === null) return redirect(`/station/words?deleted=${kind}#${kind}`)
  return data<WordsAnswer>({ ...kept, audioUrl: `/previews/${done.value.audioId}.mp3` })
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  orUnreachable(args, ({ message }, fields) => ({ ...keptAnswer(fields), refusal: { message, field: null } }))

export default function Words() {
  return <WordsPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
