import { ButtonLink } from '../../components/form/button-link.tsx'
import { CALL } from './further-words.ts'

/** What to do next. */
export const CallToAction = () => (
  <>
    <h2 id="call-title">{CALL.title}</h2>
    <p className="lede">{CALL.text}</p>
    <div className="page-actions">
      <ButtonLink to="/schedule">{CALL.create}</ButtonLink>
    </div>
  </>
)
