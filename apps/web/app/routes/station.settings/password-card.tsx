import { Form } from '@remix-run/react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { KeptMailNote } from '../../components/account/kept-mail-note.tsx'
import { Card } from '../../components/card.tsx'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { DoneNote } from './done-note.tsx'
import type { SettingsAnswer } from './settings-answer.ts'
import { useBusyIntent } from './use-busy-intent.ts'

type Props = { antiForgery: string; mailsAreKept: boolean; answer: SettingsAnswer | undefined }

/** A new password, by a link in the owner's mailbox: an open screen alone is not enough to take the account over. */
export const PasswordCard = ({ antiForgery, mailsAreKept, answer }: Props) => {
  const busy = useBusyIntent()
  return (
    <Card title="Password">
      <p className="soft">We mail you a link that sets a new password and ends every other session.</p>
      <Form method="post" className="form-actions">
        <AntiForgeryField token={antiForgery} />
        <Button type="submit" name="intent" value="send-reset-link" variant="secondary" isBusy={busy === 'send-reset-link'}>
          Change password
        </Button>
        <DoneNote said={answer?.done?.said} />
      </Form>
      <FormFault text={answer?.refusal?.message} />
      {answer?.done && mailsAreKept ? <KeptMailNote /> : null}
    </Card>
  )
}
