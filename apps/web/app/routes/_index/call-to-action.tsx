import { ButtonLink } from '../../components/form/button-link.tsx'
import { CALL } from './further-words.ts'

/** What to do next. */
export const CallToAction = () => (
  <>
    <h2 id="call-title">{CALL.title}</h2>
    <p className="lede">{CALL.text}</p>
    <div className="page-actions">
      <ButtonLink to="/contact">{CALL.start}</ButtonLink>
      <ButtonLink to="/pricing" variant="secondary">
        {CALL.prices}
      </ButtonLink>
    </div>
  </>
)
