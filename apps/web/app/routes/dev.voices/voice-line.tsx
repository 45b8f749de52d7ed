import type { VoiceLine as Voice } from '@hourcast/server/natural-voices/voice-desk'
import { Form } from '@remix-run/react'
import { Button } from '../../components/form/button.tsx'
import { genderWords, megabytes, progressWords, VOICES_WORDS as WORDS } from './voices-words.ts'

const Facts = ({ voice: { languages, gender, bytes, licence, card } }: { voice: Voice }) => (
  <p className="soft">
    {languages.join(', ')} · {genderWords(gender)} · {bytes === null ? WORDS.ownModel : megabytes(bytes)}
    {card ? (
      <>
        {' · '}
        {licence ?? WORDS.unclear} (
        <a href={card} rel="noreferrer">
          {WORDS.card}
        </a>
        )
      </>
    ) : null}
  </p>
)

/** One voice: who it is, its size and licence, and its one button. Works without scripts, as a form. */
export const VoiceLine = ({ voice, antiForgery }: { voice: Voice; antiForgery: string }) => {
  const { id, name, state, bytes, licence, come, trouble } = voice
  return (
    <li className="natural-voice">
      <div>
        <h3>{name}</h3>
        <Facts voice={voice} />
        {trouble ? (
          <p className="form-fault" role="alert">
            {trouble}
          </p>
        ) : null}
      </div>
      {state === 'adding' && bytes !== null ? (
        <p className="natural-progress">
          <progress value={come} max={bytes} aria-label={`${WORDS.adding}: ${name}`} />
          <span className="soft figures">{progressWords(come, bytes)}</span>
        </p>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="antiForgery" value={antiForgery} />
          <input type="hidden" name="id" value={id} />
          {state === 'offered' && licence === null ? (
            <label className="natural-licence">
              <input type="checkbox" name="isLicenceRead" required /> {WORDS.read}
            </label>
          ) : null}
          <Button
            type="submit"
            variant={state === 'there' ? 'quiet' : 'secondary'}
            name="intent"
            value={state === 'there' ? 'remove' : 'add'}
          >
            {state === 'there' ? WORDS.remove : trouble ? WORDS.again : WORDS.add}
            <span className="unseen"> {name}</span>
          </Button>
        </Form>
      )}
    </li>
  )
}
