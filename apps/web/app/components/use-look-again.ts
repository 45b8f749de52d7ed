import { useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'

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

/** Does so every `everyMs`, and as soon as somebody looks again. */
export const useLookEvery = (everyMs: number): (() => Promise<void>) => {
  const look = useLookAgain()
  useEffect(() => {
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [everyMs, look])
  return look
}
