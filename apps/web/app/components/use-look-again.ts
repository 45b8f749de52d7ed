import { useRevalidator } from '@remix-run/react'
import { useCallback, useRef } from 'react'

const LIMIT_MS = 10_000

const isThere = async (): Promise<boolean> => {
  try {
    return (await fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(LIMIT_MS) })).ok
  } catch {
    return false
  }
}

/**
 * Fetches the page's data anew, if somebody looks at it and the page can be had. Remix puts an error in the place of a page whose data
 * cannot: so an outage would end what plays, and a dashboard that nobody reloads.
 */
export const useLookAgain = (): (() => Promise<void>) => {
  const { revalidate } = useRevalidator()
  const isLooking = useRef(false)
  return useCallback(async () => {
    if (document.visibilityState !== 'visible' || isLooking.current) return
    isLooking.current = true
    if (await isThere()) revalidate()
    isLooking.current = false
  }, [revalidate])
}
