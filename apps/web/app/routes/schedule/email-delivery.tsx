import type { Consent } from '@hourcast/domain/delivery/consent'
import { EMAIL_MISSING, SCHEDULING_SENT } from '@hourcast/domain/messages'
import { useState } from 'react'
import { consentWords } from '../../components/consent/consent-words.ts'
import { Button } from '../../components/form/button.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { useToast } from '../../components/toast/use-toast.ts'
import { call } from './call.ts'
import { problemText } from './problem-text.ts'
import type { Wizard } from './use-wizard.ts'

/** An address, and what its reader has said so far. */
export type MailedTo = { address: string; consent: Consent }

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * Each bulletin as a mail. 'Send to Email' sends one now, so that the owner sees what will arrive; to an address whose reader has not agreed
 * it sends the mail that asks.
 */
export const EmailDelivery = ({ wizard, mailed }: { wizard: Wizard; mailed: MailedTo | null }) => {
  const { settings, update, faults, fault, takeNewUrl } = wizard
  const [isOther, setOther] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [known, setKnown] = useState(mailed)
  const [isSent, setSent] = useState(false)
  const toast = useToast()

  const send = async () => {
    if (settings.email.trim() === '') return fault({ field: 'email', message: EMAIL_MISSING })
    setBusy(true)
    const result = await call<{ consent: Consent }>('send-sample', { settings: takeNewUrl(), email: settings.email })
    setBusy(false)
    if (!result.ok) return fault({ ...result.problem, message: problemText(result.problem) })
    setSent(true)
    const { consent } = result.value
    setKnown({ address: settings.email, consent })
    if (consent === 'given') return toast({ kind: 'success', text: SCHEDULING_SENT })
    toast({
      kind: 'info',
      text: `A mail that asks is on its way to ${settings.email}. Save the host: its mails begin with the yes.`,
    })
  }
  const words = known && isSame(known.address, settings.email) ? consentWords(known.consent) : null
  return (
    <div className="delivery">
      <div className="with-button">
        <TextField
          label="Email"
          name="email"
          type="email"
          readOnly={!isOther}
          value={settings.email}
          error={faults.email}
          hint={
            isOther
              ? 'Not of a free provider: playout should not depend on one. An address that is not yours is asked first.'
              : 'Your own address.'
          }
          onChange={(event) => update({ email: event.currentTarget.value })}
        />
        <Button variant="secondary" onClick={send} isBusy={isBusy}>
          Send to Email
        </Button>
      </div>
      {words ? (
        <p className="soft" role="status">
          <strong>{words.state}.</strong> {words.detail}
          {words.button ? " 'Send to Email' mails the link once more." : ''}
        </p>
      ) : null}
      <p className="not-saved" role="status">
        {isSent ? <NotSaved isNew={settings.schedulerId === ''} /> : null}
      </p>
      {isOther ? null : (
        <Button variant="quiet" onClick={() => setOther(true)}>
          Use another address
        </Button>
      )}
    </div>
  )
}

const NotSaved = ({ isNew }: { isNew: boolean }) =>
  isNew ? (
    <>
      <strong>Not saved yet.</strong> The mail is for you to look at. ‘Save me’ is what puts the host on the air.
    </>
  ) : (
    <>What you have changed here is saved by ‘Save me’.</>
  )
