import { sealReturnUrl } from '@hourcast/server/accounts/return-url'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { findOwner, type Owner } from '../../server/find-owner.ts'

const wantedPath = (request: Request): string => {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

/**
 * Who asks for a guarded page. A visitor goes to the login, which leads back to where they wanted: `returnTo`, or else the page asked
 * for. Every loader and every action asks for itself: a layout's guard does not protect what stands in it.
 */
export const requireOwner = async (
  request: Request,
  { services }: AppLoadContext,
  { returnTo = wantedPath(request) }: { returnTo?: string } = {},
): Promise<Owner> => {
  const owner = await findOwner(request, services)
  if (!owner) throw redirect(`/login?returnUrl=${sealReturnUrl(services, returnTo)}`)
  return owner
}
