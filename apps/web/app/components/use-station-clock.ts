import { useEffect, useState } from 'react'

/** The instance's time, ticking: a viewer's clock that is wrong does not make the countdown wrong. `now` is what the page said last. */
export const useStationClock = (now: number): number => {
  const [clock, setClock] = useState(now)
  useEffect(() => {
    const ahead = now - Date.now()
    setClock(now)
    const timer = setInterval(() => setClock(Date.now() + ahead), 1_000)
    return () => clearInterval(timer)
  }, [now])
  return clock
}
