import { dayName } from '@hourcast/domain/slots/day'
import type { Schedule } from '@hourcast/domain/slots/schedule'
import { scheduleLines } from '@hourcast/domain/slots/schedule-words'
import { Card } from '../../components/card.tsx'
import { Button } from '../../components/form/button.tsx'
import { DaysField } from '../../components/form/days-field.tsx'
import { HoursField } from '../../components/form/hours-field.tsx'

type Props = {
  number: number
  schedule: Schedule
  /** The hours to choose from. */
  hours: readonly string[]
  collidingHours: readonly string[]
  collidingDays: readonly number[]
  error: string | undefined
  /** Of many, the one that nobody works on says in a line when it airs. */
  isFolded: boolean
  onUnfold: () => void
  onCopy: () => void
  onChange: (change: Partial<Schedule>) => void
  typed: { text: string; fault: string | null }
  onType: (text: string) => void
  onAddHour: () => void
  /** Only where more than one schedule exists. */
  onRemove: (() => void) | undefined
}

/** One schedule: its days and hours. */
export const ScheduleCard = (props: Props) => {
  const { number, schedule, isFolded, onUnfold, onCopy, onRemove } = props
  const title = `Schedule #${number}`
  return (
    <Card
      level={3}
      title={title}
      className="schedule-card"
      aside={
        <span className="schedule-aside">
          {isFolded ? (
            <Button variant="quiet" aria-label={`Change ${title}`} onClick={onUnfold}>
              Change
            </Button>
          ) : null}
          <Button variant="quiet" aria-label={`Copy ${title}`} onClick={onCopy}>
            Copy
          </Button>
          {onRemove ? (
            <button type="button" className="icon-button" aria-label={`Remove ${title}`} onClick={onRemove}>
              <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
                <path d="M4.5 4.5l11 11M15.5 4.5l-11 11" />
              </svg>
            </button>
          ) : null}
        </span>
      }
    >
      {isFolded ? (
        scheduleLines([schedule]).map(({ hours, days }) => (
          <p key={days}>
            <span className="figures">{hours}</span>, <span className="soft">{days}</span>
          </p>
        ))
      ) : (
        <ScheduleFields {...props} />
      )}
    </Card>
  )
}

const ScheduleFields = ({ schedule, hours, collidingHours, collidingDays, error, onChange, ...custom }: Props) => (
  <div className="fields">
    <DaysField
      label="Days"
      name={`days-${schedule.id}`}
      value={schedule.days.map(String)}
      collidingDays={collidingDays}
      onChange={(days) => onChange({ days: days.map(Number) })}
      error={schedule.days.length === 0 ? 'Choose at least one day.' : null}
      hint={schedule.days.length > 0 && schedule.days.length < 7 ? schedule.days.map(dayName).join(', ') : undefined}
    />
    <HoursField
      label="Hours"
      name={`hours-${schedule.id}`}
      hours={hours}
      value={schedule.hours}
      collidingHours={collidingHours}
      onChange={(chosen) => onChange({ hours: chosen })}
      typed={custom.typed}
      onType={custom.onType}
      onAddHour={custom.onAddHour}
      error={error ?? (schedule.hours.length === 0 ? 'Choose at least one hour.' : null)}
    />
  </div>
)
