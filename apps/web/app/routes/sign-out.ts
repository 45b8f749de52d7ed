import { endSession } from '@hourcast/server/accounts/end-session'
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { endedSessionCookie, readSessionCookie } from '../../server/session-cookie.ts'
import { readForm } from '../.server/read-form.ts'

export const loader = () => redirect('/')

/** Another site may not sign anybody out: without the token of the page nothing ends. */
export const action = async ({ request, context: { services, visitorKey } }: ActionFunctionArgs) => {
  const form = await readForm(request, services)
  if (!form.ok) return redirect('/')
  await endSession(services, readSessionCookie(request, services.config), { ip: visitorKey })
  return redirect('/', { headers: { 'Set-Cookie': endedSessionCookie(services.config) } })
}
