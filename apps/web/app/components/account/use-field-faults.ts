import { useState } from 'react'

/** What the server said about a form: a sentence, and the field it belongs to. */
type Refusal = { message: string; field: string | null }

type Noted = { since: Refusal | null; faults: Record<string, string | null> }

/** What is wrong at a field: what the server said, until the visitor changes the field or leaves it with a fault. */
export const useFieldFaults = (refusal: Refusal | null = null) => {
  const [noted, setNoted] = useState<Noted>({ since: refusal, faults: {} })
  // What was noted before the server's last word is done with.
  const faults = noted.since === refusal ? noted.faults : {}
  const errorAt = (field: string): string | null => {
    const fault = faults[field]
    if (fault !== undefined) return fault
    return refusal?.field === field ? refusal.message : null
  }
  return {
    errorAt,
    /** What belongs to no field. */
    formFault: refusal?.field === null ? refusal.message : null,
    /** Null when the field is being put right. */
    noteFault: (field: string, message: string | null) =>
      setNoted((before) => ({
        since: refusal,
        faults: { ...(before.since === refusal ? before.faults : {}), [field]: message },
      })),
  }
}

export type FieldFaults = ReturnType<typeof useFieldFaults>
