import type { Plan } from '@hourcast/domain/plans/plans'
import type { SubscribeLink } from '@hourcast/server/pages/subscribe-links'
import { ButtonLink } from '../form/button-link.tsx'
import { PLAN_WORDS as WORDS } from './plan-words.ts'

type Props = { plan: Plan; link: SubscribeLink }

/** Out to the payment page in a new tab, or to an inquiry here. */
export const Subscribe = ({ plan: { name, isHighlighted }, link: { href, isPayment } }: Props) => {
  const variant = isHighlighted ? 'primary' : 'secondary'
  const label = `${WORDS.subscribe}: ${name}`
  return isPayment ? (
    <a
      className="button"
      data-variant={variant}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label} (${WORDS.newTab})`}
    >
      {WORDS.subscribe}
    </a>
  ) : (
    <ButtonLink to={href} variant={variant} aria-label={label}>
      {WORDS.subscribe}
    </ButtonLink>
  )
}
