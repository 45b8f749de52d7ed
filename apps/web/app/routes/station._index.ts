import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireOwner } from '../.server/require-owner.ts'
import { USER_ACCOUNT } from '../components/station/station-pages.ts'

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  await requireOwner(request, context)
  throw redirect(USER_ACCOUNT)
}
