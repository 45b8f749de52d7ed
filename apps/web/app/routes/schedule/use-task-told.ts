import type { Result } from '@hourcast/domain/problem'
import { useEffect, useState } from 'react'
import { call } from './call.ts'

/** A pause in typing. */
const PAUSE_MS = 400

type Told = Promise<Result<{ told: string }>>

let latest: { task: string; language: number; answer: Told } | undefined

/** Once for all places that show it. */
const ask = (task: string, language: number): Told => {
  if (latest?.task !== task || latest.language !== language)
    latest = { task, language, answer: call<{ told: string }>('tell-task', { task, language }) }
  return latest.answer
}

/** What the built-in writer will do with a task, as it is typed; null until that is known. The server tells: its words for topics are many. */
export const useTaskTold = (task: string, language: number): string | null => {
  const [told, setTold] = useState<string | null>(null)
  useEffect(() => {
    if (task.trim() === '') return setTold(null)
    let isLatest = true
    const tell = async () => {
      const answer = await ask(task, language)
      // Without an answer the preview tells.
      if (isLatest) setTold(answer.ok ? answer.value.told : null)
    }
    const pause = setTimeout(tell, PAUSE_MS)
    return () => {
      isLatest = false
      clearTimeout(pause)
    }
  }, [task, language])
  return told
}
