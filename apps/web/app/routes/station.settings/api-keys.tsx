import type { ApiKeyLine } from '@hourcast/server/accounts/list-api-keys'
import { Form } from '@remix-run/react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { Card } from '../../components/card.tsx'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { ApiKeyRow } from './api-key-row.tsx'
import { DoneNote } from './done-note.tsx'
import { NewKey } from './new-key.tsx'
import type { SettingsAnswer } from './settings-answer.ts'
import { useBusyIntent } from './use-busy-intent.ts'

type Props = { apiKeys: readonly ApiKeyLine[]; email: string; antiForgery: string; answer: SettingsAnswer | undefined }

/** Keys by which programs speak for the station. */
export const ApiKeys = ({ apiKeys, email, antiForgery, answer }: Props) => {
  const busy = useBusyIntent()
  const { refusal = null, done = null } = answer ?? {}
  const isAboutName = refusal?.field === 'name'
  return (
    <Card title="API keys">
      <p className="soft">
        Programs sign in by HTTP Basic: <code>{email}</code> and a key. <a href="/docs">What they can call</a>
      </p>
      {done?.key ? <NewKey apiKey={done.key} /> : null}
      {apiKeys.length === 0 ? null : (
        <ul className="lines">
          {apiKeys.map((apiKey) => (
            <ApiKeyRow key={apiKey.id} {...{ apiKey, antiForgery }} isAsked={done?.keyToRevoke === apiKey.id} />
          ))}
        </ul>
      )}
      <DoneNote said={done?.said} />
      <FormFault text={refusal && !isAboutName ? refusal.message : null} />
      {/* A new key starts with an empty field. */}
      <Form method="post" className="with-button keeps-row" key={done?.key} noValidate>
        <AntiForgeryField token={antiForgery} />
        <TextField
          label="Name of a new key"
          name="name"
          placeholder="Playout"
          maxLength={100}
          autoComplete="off"
          defaultValue={answer?.intent === 'create-key' ? answer.entered.name : undefined}
          error={isAboutName ? refusal.message : null}
        />
        <Button type="submit" name="intent" value="create-key" variant="secondary" isBusy={busy === 'create-key'}>
          Create
        </Button>
      </Form>
    </Card>
  )
}
