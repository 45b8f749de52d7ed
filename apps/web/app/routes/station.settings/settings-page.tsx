import type { ApiKeyLine } from '@hourcast/server/accounts/list-api-keys'
import type { SessionLine } from '@hourcast/server/accounts/list-sessions'
import type { StationSettings } from '@hourcast/server/settings/find-settings'
import type { ComboOption } from '../../components/form/find-choices.ts'
import { PageHead } from '../../components/page-head.tsx'
import { ApiKeys } from './api-keys.tsx'
import { PasswordCard } from './password-card.tsx'
import { Sessions } from './sessions.tsx'
import type { SettingsAnswer, SettingsIntent } from './settings-answer.ts'
import { StationForm } from './station-form.tsx'
import { YourData } from './your-data.tsx'

type Props = {
  settings: StationSettings
  now: number
  apiKeys: ApiKeyLine[]
  sessions: SessionLine[]
  zones: ComboOption[]
  genres: ComboOption[]
  antiForgery: string
  mailsAreKept: boolean
  isDownloadBusy: boolean
  answer: SettingsAnswer | undefined
}

export const SettingsPage = ({
  settings,
  now,
  apiKeys,
  sessions,
  zones,
  genres,
  antiForgery,
  mailsAreKept,
  isDownloadBusy,
  answer,
}: Props) => {
  const answerTo = (...intents: SettingsIntent[]) => (answer && intents.includes(answer.intent) ? answer : undefined)
  return (
    <>
      <PageHead title="Settings" />
      <div className="settings">
        <StationForm {...{ settings, zones, genres, antiForgery }} answer={answerTo('save')} />
        <div className="settings-side">
          <ApiKeys
            {...{ apiKeys, now, antiForgery, mailsAreKept }}
            email={settings.email}
            answer={answerTo('create-key', 'send-proof', 'revoke-key')}
          />
          <Sessions {...{ sessions, antiForgery }} answer={answerTo('end-session', 'end-others')} />
          <PasswordCard {...{ antiForgery, mailsAreKept }} answer={answerTo('send-reset-link')} />
          <YourData antiForgery={antiForgery} isBusy={isDownloadBusy} />
        </div>
      </div>
    </>
  )
}
