import { Form } from '@remix-run/react'
import { AntiForgeryField } from '../account/anti-forgery-field.tsx'

type Props = { action: string; label: string; antiForgery: string }

/** What the screens kept in this browser goes with the session: the settings of the wizard above all. */
const forget = () => sessionStorage.clear()

/** Ends the session on the server. */
export const SignOutForm = ({ action, label, antiForgery }: Props) => (
  <Form method="post" action={action} onSubmit={forget}>
    <AntiForgeryField token={antiForgery} />
    <button type="submit">{label}</button>
  </Form>
)
