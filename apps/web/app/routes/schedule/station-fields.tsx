import { ComboField } from '../../components/form/combo-field.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import type { Wizard } from './use-wizard.ts'

type Props = { wizard: Wizard; cities: readonly string[] }

/** For whom the host speaks, and from where. */
export const StationFields = ({ wizard: { settings, update, faults }, cities }: Props) => (
  <div className="pair">
    <TextField
      label="Station name"
      name="stationName"
      maxLength={100}
      required
      value={settings.stationName}
      error={faults.stationName}
      onChange={(event) => update({ stationName: event.currentTarget.value })}
    />
    {settings.hideDetails ? null : (
      <ComboField
        label="Location"
        name="location"
        maxLength={100}
        options={cities.map((value) => ({ value }))}
        value={settings.location}
        error={faults.selectedLocation}
        onChange={(location) => update({ location })}
      />
    )}
  </div>
)
