import type { ZoneComparison } from '@hourcast/domain/slots/zone-air-times'
import { useFetcher } from '@remix-run/react'
import { useState } from 'react'
import { ComboField } from '../../components/form/combo-field.tsx'
import type { ComboOption } from '../../components/form/find-choices.ts'
import { ZoneChange } from './zone-change.tsx'

type Props = {
  zones: readonly ComboOption[]
  /** The zone that holds now. */
  stored: string
  /** What a refused form goes on with. */
  entered: string | undefined
  error: string | null
}

/** The station's clock. Choosing another zone shows what becomes of the next air times, before anything is saved. */
export const ZoneField = ({ zones, stored, entered, error }: Props) => {
  const [text, setText] = useState(entered ?? stored)
  const fetcher = useFetcher<ZoneComparison>()
  const change = (typed: string) => {
    setText(typed)
    if (zones.some(({ value }) => value === typed) && typed !== stored)
      fetcher.load(`/station/settings/air-times?zone=${encodeURIComponent(typed)}`)
  }
  const shown = fetcher.data?.asked === text && text !== stored ? fetcher.data : null
  return (
    <div className="zone-field">
      <ComboField
        label="Time Zone"
        name="timeZone"
        required
        options={zones}
        value={text}
        onChange={change}
        maxLength={100}
        hint="Hours are those of this clock. In another zone they stay as they are written: 7:00 airs when it is 7:00 there."
        error={error}
      />
      <div aria-live="polite">{shown ? <ZoneChange change={shown} /> : null}</div>
    </div>
  )
}
