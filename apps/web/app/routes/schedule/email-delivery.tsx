import { EMAIL_MISSING, SCHEDULING_SENT } from '@hourcast/domain/messages'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { useToast } from '../../components/toast/use-toast.ts'
import { call } from './call.ts'
import { problemText } from './problem-text.ts'
import type { Wizard } from './use-wizard.ts'

/** Each bulletin as a mail. 'Send to Email' sends one now, so that the owner sees what will arrive. */
export const EmailDelivery = ({ wizard }: { wizard: Wizard }) => {
  const { settings, update, faults, fault, takeNewUrl, complete } = wizard
  const [isOther, setOther] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()

  const send = async () => {
    if (settings.email.trim() === '') return fault({ field: 'email', message: EMAIL_MISSING })
    setBusy(true)
    const told = await call<{ sent: true }>('send-sample', { settings: takeNewUrl(), email: settings.email })
    setBusy(false)
    if (!told.ok) return fault({ ...told.problem, message: problemText(told.problem) })
    complete('Confirm')
    toast({ kind: 'success', text: SCHEDULING_SENT })
  }
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
          hint={isOther ? 'Not of a free provider: playout should not depend on one.' : 'Your own address.'}
          onChange={(event) => update({ email: event.currentTarget.value })}
        />
        <Button variant="secondary" onClick={send} isBusy={isBusy}>
          Send to Email
        </Button>
      </div>
      {isOther ? null : (
        <Button variant="quiet" onClick={() => setOther(true)}>
          Use another address
        </Button>
      )}
    </div>
  )
}
