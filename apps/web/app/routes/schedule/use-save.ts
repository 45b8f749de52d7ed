import { SCHEDULER_SAVED } from '@hourcast/domain/messages'
import type { SavedScheduler } from '@hourcast/server/schedulers/save-scheduler'
import { useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { useConfirm } from '../../components/dialog/use-confirm.ts'
import { useToast } from '../../components/toast/use-toast.ts'
import { call } from './call.ts'
import type { Wizard } from './use-wizard.ts'

/** 'Save me'. Somebody else's save in between is told, and nothing is lost: the owner says whose is to stay. */
export const useSave = (wizard: Wizard) => {
  const [isSaving, setSaving] = useState(false)
  const toast = useToast()
  const confirm = useConfirm()
  const navigate = useNavigate()

  const send = async (overwrite: boolean): Promise<void> => {
    setSaving(true)
    const result = await call<SavedScheduler>('save', { settings: wizard.takeNewUrl(), ...wizard.secrets, overwrite })
    setSaving(false)
    if (result.ok) {
      wizard.complete('Confirm')
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
  const save = () => {
    wizard.clearFaults()
    toast(null)
    return send(false)
  }
  return { save, isSaving }
}
