import type { ApiKeyLine } from '@hourcast/server/accounts/list-api-keys'
import { ShownOnce } from '../../components/account/shown-once.tsx'
import { Card } from '../../components/card.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { ApiKeyRow } from './api-key-row.tsx'
import { DoneNote } from './done-note.tsx'
import { NewKeyForm } from './new-key-form.tsx'
import type { SettingsAnswer } from './settings-answer.ts'

type Props = {
  apiKeys: readonly ApiKeyLine[]
  now: number
  email: string
  antiForgery: string
  mailsAreKept: boolean
  answer: SettingsAnswer | undefined
}

/** Keys by which programs speak for the station. */
export const ApiKeys = ({ apiKeys, now, email, antiForgery, mailsAreKept, answer }: Props) => {
  const { refusal = null, done = null } = answer ?? {}
  return (
    <Card title="API keys">
      <p className="soft">
        Programs sign in by HTTP Basic: <code>{email}</code> and a key. <a href="/docs">What they can call</a>
      </p>
      {done?.key ? (
        <ShownOnce
          label="Your new key"
          secret={done.key}
          hint="Copy it now: it is stored hashed and never shown again."
          copied="The key is copied."
        />
      ) : null}
      {apiKeys.length === 0 ? null : (
        <ul className="lines">
          {apiKeys.map((apiKey) => (
            <ApiKeyRow key={apiKey.id} {...{ apiKey, now, antiForgery }} isAsked={done?.keyToRevoke === apiKey.id} />
          ))}
        </ul>
      )}
      <DoneNote said={done?.said} />
      <FormFault text={refusal && refusal.field === null ? refusal.message : null} />
      {/* A new key leaves an empty form. */}
      <NewKeyForm key={done?.key} {...{ email, antiForgery, mailsAreKept, answer }} />
    </Card>
  )
}
