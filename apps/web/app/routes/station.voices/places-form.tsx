import { VOICE_ROLES, type VoiceRole } from '@hourcast/domain/voices/voice-roles'
import type { Voice } from '@hourcast/server/voices/voice-row'
import { Form, useNavigation } from '@remix-run/react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { Card } from '../../components/card.tsx'
import { Button } from '../../components/form/button.tsx'
import { SelectField } from '../../components/form/select-field.tsx'
import { ROLE_HINTS, roleLabel, VOICES_WORDS as WORDS } from './voices-words.ts'

type Props = {
  voices: Voice[]
  antiForgery: string
  errorAt: (field: string) => string | null
  isChosen: boolean
}

/** Which recording airs where: one for each place, or none. */
export const PlacesForm = ({ voices, antiForgery, errorAt, isChosen }: Props) => {
  const isBusy = useNavigation().formData?.get('intent') === 'choose'
  const options = [{ value: '', label: WORDS.nowhere }, ...voices.map(({ voiceId, name }) => ({ value: voiceId, label: name }))]
  const chosen = (role: VoiceRole) => voices.find(({ roles }) => roles.includes(role))?.voiceId ?? ''
  return (
    <Card title={WORDS.where} className="places-form">
      <p className="soft" id="where">
        {WORDS.whereText}
      </p>
      {/* What is chosen elsewhere, or deleted, shows here too. */}
      <Form method="post" action="/station/voices" className="form" key={VOICE_ROLES.map(chosen).join()}>
        <AntiForgeryField token={antiForgery} />
        {VOICE_ROLES.map((role) => (
          <SelectField
            key={role}
            label={roleLabel(role)}
            name={role}
            options={options}
            defaultValue={chosen(role)}
            hint={ROLE_HINTS[role]}
            error={errorAt(role)}
          />
        ))}
        {isChosen ? (
          <p className="voices-note" role="status">
            {WORDS.chosen}
          </p>
        ) : null}
        <div className="form-actions">
          <Button type="submit" name="intent" value="choose" isBusy={isBusy}>
            {WORDS.saveWhere}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
