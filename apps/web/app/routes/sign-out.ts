import { endSession } from '@hourcast/server/accounts/session'
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { endedSessionCookie, readSessionCookie } from '../.server/session-cookie.ts'

export const loader = () => redirect('/')

export const action = async ({ request, context }: ActionFunctionArgs) => {
  await endSession(context.services, readSessionCookie(request))
  return redirect('/', { headers: { 'Set-Cookie': endedSessionCookie(context.services.config) } })
}
