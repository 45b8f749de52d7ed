import { findLanguage } from '@hourcast/domain/hosts/languages'
import { useEffect, useState } from 'react'

/** What the built-in writer will do with a task, as it is typed; null until that is known. What it knows of topics is loaded for a task alone. */
export const useTaskTold = (task: string, language: number): string | null => {
  const [told, setTold] = useState<string | null>(null)
  useEffect(() => {
    let isLatest = true
    if (task.trim() === '') setTold(null)
    else
      import('@hourcast/domain/tasks/read-task').then(
        ({ taskTold }) => isLatest && setTold(taskTold(task, findLanguage(language)?.locale ?? 'en-US')),
        // Without it the preview tells.
        () => {},
      )
    return () => {
      isLatest = false
    }
  }, [task, language])
  return told
}
