import type { StationSettings } from '@hourcast/server/settings/find-settings'
import { Form } from '@remix-run/react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { Card } from '../../components/card.tsx'
import { Button } from '../../components/form/button.tsx'
import { ComboField } from '../../components/form/combo-field.tsx'
import type { ComboOption } from '../../components/form/find-choices.ts'
import { FormFault } from '../../components/form/form-fault.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { useFocusFirstError } from '../../components/form/use-focus-first-error.ts'
import { DoneNote } from './done-note.tsx'
import type { SettingsAnswer } from './settings-answer.ts'
import { SoundFields } from './sound-fields.tsx'
import { useBusyIntent } from './use-busy-intent.ts'
import { ZoneField } from './zone-field.tsx'

type Props = {
  settings: StationSettings
  zones: ComboOption[]
  genres: ComboOption[]
  antiForgery: string
  answer: SettingsAnswer | undefined
}

/** What a station is called, where its clock stands, how it sounds. */
export const StationForm = ({ settings, zones, genres, antiForgery, answer }: Props) => {
  const form = useFocusFirstError(answer)
  const busy = useBusyIntent()
  const entered = answer?.entered ?? {}
  const errorAt = (field: string) => (answer?.refusal?.field === field ? answer.refusal.message : null)
  return (
    <Card className="settings-main" title="Station">
      <Form method="post" className="form" ref={form} noValidate>
        <AntiForgeryField token={antiForgery} />
        <div className="pair">
          <TextField label="Station ID" value={settings.email} readOnly hint="Calls and files know the station by it." />
          <TextField label="Station Email" value={settings.email} readOnly hint="Codes, links and notices go there." />
        </div>
        <ZoneField
          zones={zones}
          key={settings.timeZone}
          stored={settings.timeZone}
          entered={entered.timeZone}
          error={errorAt('timeZone')}
        />
        <div className="pair">
          <TextField
            label="Station Name"
            name="name"
            required
            maxLength={100}
            autoComplete="organization"
            defaultValue={entered.name ?? settings.name}
            hint="Hosts that use this name take the new one with their next fresh bulletin. Hosts with a name of their own keep it."
            error={errorAt('name')}
          />
          <ComboField
            label="Genre"
            name="genre"
            options={genres}
            maxLength={100}
            defaultValue={entered.genre ?? settings.genre}
            error={errorAt('genre')}
          />
        </div>
        <SoundFields settings={settings} entered={entered} errorAt={errorAt} />
        <FormFault text={answer?.refusal?.field === null ? answer.refusal.message : null} />
        <div className="form-actions">
          <Button type="submit" name="intent" value="save" isBusy={busy === 'save'}>
            Submit
          </Button>
          <DoneNote said={answer?.done?.said} />
        </div>
      </Form>
    </Card>
  )
}
