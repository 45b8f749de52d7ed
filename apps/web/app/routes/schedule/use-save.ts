import { SAMPLE_FIRST, SCHEDULER_SAVED } from '@hourcast/domain/messages'
import { asNewHost } from '@hourcast/domain/wizard/open-wizard'
import type { SavedScheduler } from '@hourcast/server/schedulers/save-scheduler'
import { useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { useConfirm } from '../../components/dialog/use-confirm.ts'
import { useToast } from '../../components/toast/use-toast.ts'
import { call } from './call.ts'
import type { Wizard } from './use-wizard.ts'

const HOST_IS_DELETED =
  'This host was deleted elsewhere in the meantime. Your entries are kept: you can save them as a new host, under a link of its own. Passwords, keys and the values of headers have to be typed again.'

/**
 * 'Save me'. An address that was typed and not sampled is refused: the host would air without it. A connection that was not tested is saved,
 * for a server may be down, and its card says so. Somebody else's save or deletion in between is told, and entries are kept: the owner says whose
 * is to stay, or saves it as a new host.
 */
export const useSave = (wizard: Wizard, isTested: boolean) => {
  const [isSaving, setSaving] = useState(false)
  /** Its host is deleted, and the owner wants another: also at the next try, where something was wrong with this one. */
  const [isNew, setNew] = useState(false)
  const toast = useToast()
  const confirm = useConfirm()
  const navigate = useNavigate()

  const send = async ({ overwrite = false, asNew = isNew } = {}): Promise<void> => {
    const typed = wizard.takeNewUrl()
    const settings = asNew ? asNewHost(typed) : typed
    if (!settings.progress.completed.AIHost) return refuse({ field: 'source', message: SAMPLE_FIRST })
    setSaving(true)
    const result = await call<SavedScheduler>('save', { settings, ...wizard.secrets, isTested, overwrite })
    setSaving(false)
    if (result.ok) {
      wizard.completeSave()
      wizard.forget()
      toast({ kind: 'success', text: SCHEDULER_SAVED })
      return navigate('/station/scheduler', { state: { saved: result.value.schedulerId } })
    }
    const isGone = result.problem.code === 'not-found' && settings.schedulerId !== ''
    const problem = isGone ? { ...result.problem, message: HOST_IS_DELETED } : result.problem
    if (isGone && (await confirm({ question: problem.message, confirmLabel: 'Save as a new host' }))) {
      setNew(true)
      // Its fields then ask for the password that went with the deleted host.
      wizard.update({ maskedFtp: '' })
      return send({ asNew: true })
    }
    if (
      problem.code === 'conflict' &&
      (await confirm({ question: problem.message, confirmLabel: 'Save mine over it', isDangerous: true }))
    )
      return send({ overwrite: true, asNew })
    wizard.fault(problem)
    toast({ kind: 'error', text: problem.message })
  }
  const refuse = (problem: { field: string; message: string }): void => {
    wizard.setProgress((progress) => ({ ...progress, step: 'AIHost' }))
    wizard.fault(problem)
  }
  const save = () => {
    wizard.clearFaults()
    toast(null)
    return send()
  }
  return { save, isSaving }
}
