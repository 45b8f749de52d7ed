import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

const LOOK_MS = 2_000

/** Whoever waits for a code sees it arrive. */
export const useFreshMail = (): void => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && revalidate()
    const timer = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [revalidate])
}
