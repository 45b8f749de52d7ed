import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { Card } from '../../components/card.tsx'
import { Button } from '../../components/form/button.tsx'
import { ButtonLink } from '../../components/form/button-link.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'

/** A copy of everything, and the way out. The download is a form of its own: no script holds gigabytes. */
export const YourData = ({ antiForgery, isBusy }: { antiForgery: string; isBusy: boolean }) => (
  <Card title="Your data">
    <p className="soft">
      One zip with your settings, schedulers, each broadcast with its script and receipts, and the audio that is still kept.
      Passwords and keys are not in it. It can be large; we mail you that it was downloaded.
    </p>
    <FormFault
      text={isBusy ? 'Your data, or that of others, is being downloaded. One at a time: try again in a few minutes.' : null}
    />
    <form method="post" action="/station-data.zip" className="form-actions">
      <AntiForgeryField token={antiForgery} />
      <Button type="submit" variant="secondary">
        Download my data
      </Button>
      <ButtonLink to="/station/settings/delete-account" variant="danger">
        Delete account
      </ButtonLink>
    </form>
  </Card>
)
