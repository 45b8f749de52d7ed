import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

/** What was refused, or was answered by nobody (`orUnreachable`), has changed nothing: Remix would fetch after a fetcher's all the same. */
export const shouldRevalidate = ({ actionStatus = 200 }: ShouldRevalidateFunctionArgs): boolean => actionStatus < 400
