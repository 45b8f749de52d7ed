import { DAYS } from '@hourcast/domain/slots/day'
import { ChipsField, type ChipsProps } from './chips-field.tsx'

const CHIPS = DAYS.map(({ id, name }) => ({ value: String(id), label: name.slice(0, 3), longLabel: name }))

type Props = ChipsProps & { collidingDays?: readonly number[] }

/** Monday to Sunday; its values are '1' to '7'. */
export const DaysField = ({ collidingDays = [], ...field }: Props) => (
  <ChipsField
    {...field}
    layout="days"
    options={CHIPS.map((chip) => ({ ...chip, isColliding: collidingDays.includes(Number(chip.value)) }))}
  />
)
