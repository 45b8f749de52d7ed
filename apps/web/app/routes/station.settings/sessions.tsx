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

/** Where the owner is signed in. */
export const Sessions = ({ sessions, antiForgery, answer }: Props) => {
  const busy = useBusyIntent()
  return (
    <Card title="Sessions">
      <ul className="lines">
        {sessions.map(({ device, createdAt, lastSeenAt, isCurrent }) => (
          <li key={`${createdAt}${device}`}>
            <div className="line-words">
              <p className="line-name">
                {device === '' ? 'Unknown device' : device} {isCurrent ? <span className="badge">This one</span> : null}
              </p>
              <p className="soft">
                Signed in <ViewerTime at={createdAt} />, seen <ViewerTime at={lastSeenAt} />
              </p>
            </div>
          </li>
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
