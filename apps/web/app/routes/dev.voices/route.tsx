import { fail } from '@hourcast/domain/problem'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { answerResult } from '../../.server/answer-result.ts'
import { makeFormToken } from '../../.server/anti-forgery.ts'
import { requireMailKey } from '../../.server/mail-door.ts'
import { noStore } from '../../.server/no-store.ts'
import { readForm } from '../../.server/read-form.ts'
import { Card } from '../../components/card.tsx'
import { KeyBoundary } from '../../components/dev/key-boundary.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { useRevalidate } from '../../components/use-revalidate.ts'
import '../../styles/natural-voices.css'
import { VoiceLine } from './voice-line.tsx'
import { VOICES_WORDS as WORDS } from './voices-words.ts'

export const meta: MetaFunction = () => [{ title: `${WORDS.title} – Hourcast` }, { name: 'robots', content: 'noindex' }]
export const headers = noStore

/** For those who run this instance: anybody who can read the data folder's key. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  requireMailKey(request, context)
  const { antiForgery, headers } = makeFormToken(request, context.services)
  return data({ voices: context.voices.list(), antiForgery }, { headers })
}

/** Adds or removes a voice. Adding goes on behind the page. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  requireMailKey(request, context)
  const form = await readForm(request, context.services)
  if (!form.ok) return answerResult(form)
  const { intent, id = '', isLicenceRead } = form.value
  if (intent === 'remove') return answerResult(await context.voices.remove(id))
  if (intent === 'add') return answerResult(context.voices.add({ id, acceptLicence: isLicenceRead === 'on' }))
  return answerResult(fail('invalid', 'There is no such change.'))
}

const POLL_MS = 1_000

type Answer = { ok: true } | { ok: false; problem: { message: string } }

export default function NaturalVoices() {
  const { voices, antiForgery } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const revalidate = useRevalidate()
  const isAdding = voices.some(({ state }) => state === 'adding')
  useEffect(() => {
    if (!isAdding) return
    const timer = setInterval(revalidate, POLL_MS)
    return () => clearInterval(timer)
  }, [isAdding, revalidate])
  const there = voices.filter(({ state }) => state === 'there')
  const others = voices.filter(({ state }) => state !== 'there')
  return (
    <div className="natural-voices">
      <header>
        <h1>{WORDS.title}</h1>
        <p className="lede">{WORDS.lede}</p>
      </header>
      <FormFault text={answer?.ok === false ? answer.problem.message : null} />
      <Card title={WORDS.there}>
        {there.length === 0 ? <p className="soft">{WORDS.none}</p> : null}
        <ul>
          {there.map((voice) => (
            <VoiceLine key={voice.id} {...{ voice, antiForgery }} />
          ))}
        </ul>
      </Card>
      <Card title={WORDS.offered}>
        <p className="soft">{WORDS.source}</p>
        <ul>
          {others.map((voice) => (
            <VoiceLine key={voice.id} {...{ voice, antiForgery }} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

export function ErrorBoundary() {
  return <KeyBoundary path="/dev/voices" line="voice" />
}
