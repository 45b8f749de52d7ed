const SUGGESTED = 'workflowInfo)().continueAsNewSuggested'

/** Workflow code whose schedules are continued as new after this many events, instead of when the server suggests it, after thousands. */
export const continuedAfter = (code: string, events: number): string => {
  if (code.split(SUGGESTED).length !== 2) throw new Error('the workflows do not ask any more whether they are to continue as new')
  return code.replace(SUGGESTED, `workflowInfo)().historyLength > ${events}`)
}
