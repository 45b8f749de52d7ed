import { addTypedHours } from '@hourcast/domain/slots/edit-schedules'
import type { Schedule } from '@hourcast/domain/slots/schedule'
import { useState } from 'react'
import type { Wizard } from './use-wizard.ts'

/** The times that stand typed at schedules, by their ids, and are not added yet: who goes on means them as well. */
export const useTypedHours = ({ settings, update }: Wizard) => {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [fault, setFault] = useState<{ id: string | undefined; message: string } | null>(null)
  const take = (taken: ReadonlyMap<string, string>): Schedule[] | null => {
    const added = addTypedHours(settings.schedules, taken)
    setFault(added.ok ? null : { id: added.problem.field, message: added.problem.message })
    if (!added.ok) return null
    setTyped((before) => new Map([...before].filter(([id]) => !taken.has(id))))
    if (taken.size > 0) update({ schedules: added.value })
    return added.value
  }
  return {
    at: (id: string) => ({ text: typed.get(id) ?? '', fault: fault?.id === id ? fault.message : null }),
    type: (id: string, text: string) => {
      setFault(null)
      setTyped((before) => new Map(before).set(id, text))
    },
    add: (id: string) => take(new Map([[id, typed.get(id) ?? '']])),
    /** The schedules with all that stands typed; null where that is no time, which its field says. */
    takeAll: () => take(new Map([...typed].filter(([, text]) => text.trim() !== ''))),
  }
}

export type TypedHours = ReturnType<typeof useTypedHours>
