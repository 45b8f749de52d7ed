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
 * Fetches the page's data again if the page is visible and can be reached. Remix replaces a page with an error where its data cannot be
 * fetched, and an outage would end what plays, and a dashboard that nobody reloads.
 */
export const useRevalidate = (): (() => Promise<void>) => {
  const { revalidate } = useRevalidator()
  const isRevalidating = useRef(false)
  return useCallback(async () => {
    if (document.visibilityState !== 'visible' || isRevalidating.current) return
    isRevalidating.current = true
    if (await isThere()) revalidate()
    isRevalidating.current = false
  }, [revalidate])
}

/** Does so every `everyMs`, and as soon as the page is visible again. */
export const usePolling = (everyMs: number): (() => Promise<void>) => {
  const revalidate = useRevalidate()
  useEffect(() => {
    const timer = setInterval(revalidate, everyMs)
    document.addEventListener('visibilitychange', revalidate)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', revalidate)
    }
  }, [everyMs, revalidate])
  return revalidate
}
