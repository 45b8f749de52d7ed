import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLocation } from '@remix-run/react'
import { noStore } from '../../.server/no-store.ts'
import { requireOwner } from '../../.server/require-owner.ts'
import { StationMenu } from '../../components/station/station-menu.tsx'
import { USER_ACCOUNT } from '../../components/station/station-pages.ts'
import '../../styles/station.css'
import '../../styles/station-menu.css'

export { shouldRevalidate } from '../../components/form/should-revalidate.ts'
export const headers = noStore

/** The pages in here ask for themselves too: this guard does not protect them. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  await requireOwner(request, context)
  return null
}

export default function Station() {
  const { pathname } = useLocation()
  return (
    <div className="station">
      {pathname === USER_ACCOUNT ? null : <StationMenu />}
      <Outlet />
    </div>
  )
}
