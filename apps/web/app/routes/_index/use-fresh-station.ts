import type { FrontPage } from '@hourcast/server/pages/load-front-page'
import { useEffect } from 'react'
import { usePolling } from '../../components/use-revalidate.ts'

/** While something is made it is looked at every second, else now and then. */
const BUSY_MS = 1_000
const QUIET_MS = 30_000
/** After the hour has come: the link has switched by then, and the page that visitors share is a new one. */
const AFTER_AIR_MS = 1_500

/** Keeps the page true without a reload, as long as somebody looks at it. */
export const useFreshStation = (station: FrontPage | null, { isExpected }: { isExpected: boolean }): void => {
  const isBusy = station === null ? isExpected : station.making !== null || station.onAir === null
  const untilAir = station?.upcoming[0] ? station.upcoming[0].airAt - station.now : null

  const revalidate = usePolling(isBusy ? BUSY_MS : QUIET_MS)

  useEffect(() => {
    if (untilAir === null || untilAir > QUIET_MS * 2) return
    const timer = setTimeout(revalidate, untilAir + AFTER_AIR_MS)
    return () => clearTimeout(timer)
  }, [untilAir, revalidate])
}
