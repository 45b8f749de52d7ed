import { SAMPLE_FIRST, SCHEDULER_SAVED } from '@hourcast/domain/messages'
import type { SavedScheduler } from '@hourcast/server/schedulers/save-scheduler'
import { useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { useConfirm } from '../../components/dialog/use-confirm.ts'
import { useToast } from '../../components/toast/use-toast.ts'
import { call } from './call.ts'
import type { Wizard } from './use-wizard.ts'

/**
 * 'Save me'. An address that was typed and not sampled is refused: the host would air without it. A connection that was not tested is saved,
 * for a server may be down, and its card says so. Somebody else's save in between is told, and nothing is lost: the owner says whose is to stay.
 */
export const useSave = (wizard: Wizard, isTested: boolean) => {
  const [isSaving, setSaving] = useState(false)
  const toast = useToast()
  const confirm = useConfirm()
  const navigate = useNavigate()

  const send = async (overwrite: boolean): Promise<void> => {
    const settings = wizard.takeNewUrl()
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
    const { problem } = result
    if (
      problem.code === 'conflict' &&
      (await confirm({ question: problem.message, confirmLabel: 'Save mine over it', isDangerous: true }))
    )
      return send(true)
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
    return send(false)
  }
  return { save, isSaving }
}
