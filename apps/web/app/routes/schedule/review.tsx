import { reviewSchedules } from '@hourcast/domain/slots/edit-schedules'
import type { Schedule } from '@hourcast/domain/slots/schedule'

/** What will be saved: how many schedules, and for each its hours and days. */
export const Review = ({ schedules }: { schedules: readonly Schedule[] }) => {
  const review = reviewSchedules(schedules)
  return (
    <>
      <p>
        <strong className="figures">{review.count}</strong> {review.count === 1 ? 'schedule' : 'schedules'},{' '}
        <strong className="figures">{review.monthly}</strong> occurrences a month.
      </p>
      <ul className="review">
        {review.schedules.map(({ title, hours, dayNames }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span className="figures">{hours.join(', ') || 'no hour'}</span>
            <span>{dayNames.join(', ') || 'no day'}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
