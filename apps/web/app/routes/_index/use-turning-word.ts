import { useEffect, useState } from 'react'

/** The words one after the other, the first of them until scripts run; with `false` it stays at the one that it has reached. */
export const useTurningWord = (words: readonly string[], everyMs: number | false): string => {
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    if (!everyMs) return
    const timer = setInterval(() => setTurns((before) => before + 1), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return words[turns % words.length] ?? ''
}
