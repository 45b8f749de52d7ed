import type { ApiKeyLine } from '@hourcast/server/accounts/list-api-keys'
import { Form } from '@remix-run/react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { ConfirmButton } from '../../components/dialog/confirm-button.tsx'
import { SureField } from '../../components/dialog/sure-field.tsx'
import { Button } from '../../components/form/button.tsx'
import { ViewerTime } from '../../components/viewer-time.tsx'

type Props = {
  apiKey: ApiKeyLine
  now: number
  antiForgery: string
  /** Without scripts the page asks in the second try. */
  isAsked: boolean
}

const QUESTION = 'Revoke this key?'
const DETAIL = 'Programs that use it are refused from then on.'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** As the owner chose it: a key ends with the first instant after its day, in UTC. */
const lastDayOf = (endsAt: number): string => day.format(endsAt - 1)

/** One key: what it is for, how it ends, when it was used; and the way to end it. */
export const ApiKeyRow = ({ apiKey: { id, name, hint, createdAt, lastUsedAt, endsAt }, now, antiForgery, isAsked }: Props) => {
  const shownName = name === '' ? 'Unnamed' : name
  return (
    <li>
      <div className="line-words">
        <p className="line-name">
          {shownName} <code>…{hint}</code>
        </p>
        <p className="soft">
          Made <ViewerTime at={createdAt} />,{' '}
          {lastUsedAt === null ? (
            'never used'
          ) : (
            <>
              used <ViewerTime at={lastUsedAt} />
            </>
          )}
          {endsAt === null ? null : `, ${endsAt <= now ? 'ended: its last day was' : 'last day'} ${lastDayOf(endsAt)}`}
        </p>
        {isAsked ? (
          <p role="alert">
            {QUESTION} {DETAIL}
          </p>
        ) : null}
      </div>
      <Form method="post">
        <AntiForgeryField token={antiForgery} />
        <input type="hidden" name="keyId" value={id} />
        <SureField isAsked={isAsked} />
        {isAsked ? (
          <Button type="submit" name="intent" value="revoke-key" variant="danger">
            Yes, revoke it
          </Button>
        ) : (
          <ConfirmButton
            name="intent"
            value="revoke-key"
            variant="danger"
            aria-label={`Revoke ${shownName}`}
            ask={{ question: QUESTION, detail: DETAIL, confirmLabel: 'Revoke', isDangerous: true }}
          >
            Revoke
          </ConfirmButton>
        )}
      </Form>
    </li>
  )
}
