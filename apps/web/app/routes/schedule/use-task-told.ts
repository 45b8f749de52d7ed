import { useEffect, useState } from 'react'
import { call } from './call.ts'

/** A pause in typing. */
const PAUSE_MS = 400

/** What the built-in writer will do with a task, as it is typed; null until that is known. The server tells: its words for topics are many. */
export const useTaskTold = (task: string, language: number): string | null => {
  const [told, setTold] = useState<string | null>(null)
  useEffect(() => {
    if (task.trim() === '') return setTold(null)
    const superseded = new AbortController()
    const ask = async () => {
      const answer = await call<{ told: string }>('tell-task', { task, language }, superseded.signal)
      // Without an answer the preview tells.
      setTold(answer.ok ? answer.value.told : null)
    }
    const pause = setTimeout(() => ask().catch(() => {}), PAUSE_MS)
    return () => {
      clearTimeout(pause)
      superseded.abort()
    }
  }, [task, language])
  return told
}
