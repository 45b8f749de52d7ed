import { useEffect, useState } from 'react'

/** Tells the action of a form that the owner was asked: by the dialog where scripts run, else by the page, in the second try. */
export const SureField = ({ isAsked }: { isAsked: boolean }) => {
  const [hasDialog, setDialog] = useState(false)
  useEffect(() => setDialog(true), [])
  return <input type="hidden" name="isSure" value={hasDialog || isAsked ? 'on' : ''} />
}
