import { lufsInWords } from '@hourcast/domain/with-unit'
import type { Voice } from '@hourcast/server/voices/voice-row'
import { Form } from '@remix-run/react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { Card } from '../../components/card.tsx'
import { DeleteButton } from '../../components/dialog/delete-button.tsx'
import { SureField } from '../../components/dialog/sure-field.tsx'
import { CompactPlayer } from '../../components/player/compact-player.tsx'
import { Waveform } from '../../components/player/waveform.tsx'
import { airsInWords, lengthInWords, VOICES_WORDS as WORDS } from './voices-words.ts'

type Props = {
  voice: Voice
  timeZone: string
  antiForgery: string
  note: string | undefined
  isAsked: boolean
}

const dayAndClock = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)

/** One recording: heard here as it airs, with the yes to its use. */
export const VoiceCard = ({ voice, timeZone, antiForgery, note, isAsked }: Props) => {
  const { voiceId, name, madeBy, durationMs, lufs, peaks, roles, consent } = voice
  const audioUrl = `/station/voices/${voiceId}/sound`
  return (
    <Card title={name} className="voice-card">
      <div className="voice-sound">
        <CompactPlayer sound={{ audioUrl }} name={name} />
        <Waveform peaks={peaks ?? undefined} playedShare={0} />
        <noscript>
          {/* biome-ignore lint/a11y/useMediaCaption: a jingle of the owner's own, whose words nobody has written down */}
          <audio controls preload="none" src={audioUrl} />
        </noscript>
      </div>
      <p className="voice-facts figures soft">
        {lengthInWords(durationMs)}, {lufsInWords(lufs)}, {madeBy === 'recording' ? 'recorded here' : 'from a file'}
      </p>
      <p>{airsInWords(roles)}</p>
      <p className="soft">
        Consent of {consent.by}, {dayAndClock(consent.at, timeZone)}: “{consent.sentence}”
      </p>
      {note ? (
        <p className="voices-note" role="status">
          {note}
        </p>
      ) : null}
      <Form method="post" action="/station/voices">
        <AntiForgeryField token={antiForgery} />
        <input type="hidden" name="id" value={voiceId} />
        <SureField isAsked={isAsked} />
        <DeleteButton
          variant="danger"
          aria-label={`Delete ${name}`}
          question={WORDS.deleteAsk}
          detail={WORDS.deleteDetail}
          isAsked={isAsked}
        >
          Delete
        </DeleteButton>
      </Form>
    </Card>
  )
}
