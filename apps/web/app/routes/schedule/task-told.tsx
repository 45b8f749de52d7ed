import { useTaskTold } from './use-task-told.ts'

/** How a task is understood without a language model. */
export const TaskTold = ({ task, language }: { task: string; language: number }) => (
  <p className="soft" role="status">
    {useTaskTold(task, language)}
  </p>
)
