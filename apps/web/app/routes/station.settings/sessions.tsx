import type { SessionLine } from '@hourcast/server/accounts/list-sessions'
import { Form } from '@remix-run/react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { Card } from '../../components/card.tsx'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { ViewerTime } from '../../components/viewer-time.tsx'
import { DoneNote } from './done-note.tsx'
import type { SettingsAnswer } from './settings-answer.ts'
import { useBusyIntent } from './use-busy-intent.ts'

type Props = { sessions: readonly SessionLine[]; antiForgery: string; answer: SettingsAnswer | undefined }

const SessionRow = ({ session, antiForgery }: { session: SessionLine; antiForgery: string }) => {
  const { id, device, createdAt, lastSeenAt, isCurrent } = session
  const shownDevice = device === '' ? 'Unknown device' : device
  return (
    <li>
      <div className="line-words">
        <p className="line-name">
          {shownDevice} {isCurrent ? <span className="badge">This one</span> : null}
        </p>
        <p className="soft">
          Signed in <ViewerTime at={createdAt} />, seen <ViewerTime at={lastSeenAt} />
        </p>
      </div>
      <Form method="post">
        <AntiForgeryField token={antiForgery} />
        <input type="hidden" name="sessionId" value={id} />
        <Button
          type="submit"
          name="intent"
          value="end-session"
          variant="quiet"
          aria-label={isCurrent ? 'End this session: signs you out here' : `End the session of ${shownDevice}`}
        >
          {isCurrent ? 'Sign out' : 'End'}
        </Button>
      </Form>
    </li>
  )
}

/** Where the owner is signed in, each with the way to end it. */
export const Sessions = ({ sessions, antiForgery, answer }: Props) => {
  const busy = useBusyIntent()
  return (
    <Card title="Sessions">
      <ul className="lines">
        {sessions.map((session) => (
          <SessionRow key={session.id} {...{ session, antiForgery }} />
        ))}
      </ul>
      <Form method="post" className="form-actions">
        <AntiForgeryField token={antiForgery} />
        <Button
          type="submit"
          name="intent"
          value="end-others"
          variant="secondary"
          isBusy={busy === 'end-others'}
          disabled={sessions.length < 2}
        >
          End all others
        </Button>
        <DoneNote said={answer?.done?.said} />
      </Form>
      <FormFault text={answer?.refusal?.message} />
    </Card>
  )
}
