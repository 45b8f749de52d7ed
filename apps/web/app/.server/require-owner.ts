import { sealReturnUrl } from '@hourcast/server/accounts/return-url'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { findSignedIn, type Owner, type SignedInOwner } from '../../server/find-owner.ts'

const wantedPath = (request: Request): string => {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

export const KEEP_ACCOUNT = '/keep-account'

/**
 * Who asks for a guarded page. A visitor goes to the login, which leads back to where they wanted: `returnTo`, or else the page asked
 * for; an owner whose account is leaving to the page where they may keep it. Every loader and every action asks for itself: a layout's
 * guard does not protect what stands in it.
 */
export const requireOwner = async (
  request: Request,
  context: AppLoadContext,
  options: { returnTo?: string } = {},
): Promise<Owner> => {
  const { eraseAt, ...owner } = await requireSignedIn(request, context, options)
  if (eraseAt !== null) throw redirect(KEEP_ACCOUNT)
  return owner
}

/** The same for the page of those who are leaving. */
export const requireSignedIn = async (
  request: Request,
  { services }: AppLoadContext,
  { returnTo = wantedPath(request) }: { returnTo?: string } = {},
): Promise<SignedInOwner> => {
  const owner = await findSignedIn(request, services)
  if (!owner) throw redirect(`/login?returnUrl=${sealReturnUrl(services, returnTo)}`)
  return owner
}
