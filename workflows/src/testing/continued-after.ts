const SUGGESTED = 'workflowInfo)().continueAsNewSuggested'

/** Workflow code whose schedules are continued as new after so many events, instead of when the server suggests it, after thousands. */
export const continuedAfter = (code: string, events: number): string => {
  if (code.split(SUGGESTED).length !== 2)
    throw new Error('the workflows do not look any more whether they are to be continued anew')
  return code.replace(SUGGESTED, `workflowInfo)().historyLength > ${events}`)
}
