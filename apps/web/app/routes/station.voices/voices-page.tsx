import type { Voice } from '@hourcast/server/voices/voice-row'
import { EmptyState } from '../../components/empty-state.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { PlacesForm } from './places-form.tsx'
import { VoiceCard } from './voice-card.tsx'
import { VoiceForm } from './voice-form.tsx'
import type { VoicesAnswer } from './voices-answer.ts'
import { VOICES_WORDS as WORDS } from './voices-words.ts'

type Props = {
  voices: Voice[]
  timeZone: string
  antiForgery: string
  done: { saved: string | null; isChosen: boolean; isDeleted: boolean }
  answer: VoicesAnswer | undefined
}

export const VoicesPage = ({ voices, timeZone, antiForgery, done, answer }: Props) => {
  const isOfForm = answer?.intent === 'add'
  const refusal = answer?.refusal
  const placeError = (field: string) => (answer?.intent === 'choose' && refusal?.field === field ? refusal.message : null)
  return (
    <>
      <PageHead title={WORDS.title} lede={WORDS.lede} />
      {done.isDeleted ? (
        <p className="voices-note" role="status">
          {WORDS.deleted}
        </p>
      ) : null}
      <FormFault text={refusal && !isOfForm && refusal.field === null ? refusal.message : null} />
      <div className="own-voices">
        {voices.length === 0 ? (
          <EmptyState title={WORDS.none}>{WORDS.noneHow}</EmptyState>
        ) : (
          <div className="own-voices-list">
            <ul className="voice-cards">
              {voices.map((voice) => (
                <li key={voice.voiceId} id={`voice-${voice.voiceId}`}>
                  <VoiceCard
                    {...{ voice, timeZone, antiForgery }}
                    note={done.saved === voice.voiceId ? WORDS.saved : undefined}
                    isAsked={answer?.toDelete === true && answer.voiceId === voice.voiceId}
                  />
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="own-voices-forms">
          {voices.length === 0 ? null : <PlacesForm {...{ voices, antiForgery }} errorAt={placeError} isChosen={done.isChosen} />}
          {/* After one that was saved the form is a new one. */}
          <VoiceForm key={done.saved ?? ''} antiForgery={antiForgery} answer={isOfForm ? answer : undefined} />
        </div>
      </div>
    </>
  )
}
