import { ButtonLink } from '../../components/form/button-link.tsx'
import { forgetWizard } from '../../components/wizard/kept-wizard.ts'

/** A wizard from its beginning, no matter what the tab has kept of another. */
export const NewSchedulerLink = ({ label = 'New Scheduler' }: { label?: string }) => (
  <ButtonLink to="/schedule" onClick={forgetWizard}>
    {label}
  </ButtonLink>
)
