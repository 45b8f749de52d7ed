import { reviewSchedules } from '@hourcast/domain/slots/edit-schedules'
import type { Schedule } from '@hourcast/domain/slots/schedule'

/** What will be saved: how often it airs, how many schedules there are, and for each its hours and days. */
export const Review = ({ schedules }: { schedules: readonly Schedule[] }) => {
  const review = reviewSchedules(schedules)
  return (
    <>
      <p className="review-lead">
        <strong className="figures">{review.weekly}</strong> {review.weekly === 1 ? 'broadcast' : 'broadcasts'} a week
      </p>
      <p>
        <strong className="figures">{review.count}</strong> {review.count === 1 ? 'schedule' : 'schedules'},{' '}
        <strong className="figures">{review.monthly}</strong> occurrences a month.
      </p>
      <p className="soft">Each day of a schedule counts as four occurrences, no matter how many hours it has.</p>
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
