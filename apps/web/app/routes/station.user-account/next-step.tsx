import type { NextStep as Step } from '@hourcast/domain/overview/next-step'
import { ButtonLink } from '../../components/form/button-link.tsx'
import { stepOf } from './overview-words.ts'

/** The one thing that brings the station on. The first host has a place of its own: an empty station shows nothing else. */
export const NextStep = ({ next }: { next: Step | null }) => {
  if (next === null || next.step === 'create') return null
  const { title, text, to, action } = stepOf(next)
  return (
    <section className="next-step" aria-labelledby="next-step-title">
      <div>
        <p className="kicker">Next step</p>
        <h2 id="next-step-title">{title}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink to={to}>{action}</ButtonLink>
    </section>
  )
}
