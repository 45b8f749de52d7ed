import { useEffect } from 'react'
import { useLookAgain } from '../../components/use-look-again.ts'

const LOOK_MS = 2_000

/** Whoever waits for a code sees it arrive. */
export const useFreshMail = (): void => {
  const look = useLookAgain()
  useEffect(() => {
    const timer = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [look])
}
