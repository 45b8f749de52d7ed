import { createHash } from 'node:crypto'
import { randomId } from '@hourcast/db/random-id'

const PROOF_BYTES = 6
const DRAFT = /^([a-z2-7]{26})[a-z2-7]{10}$/

const withProof = (stationId: string, drawn: string): string =>
  drawn + randomId(createHash('sha256').update(`draft|${stationId}|${drawn}`).digest().subarray(0, PROOF_BYTES))

/**
 * An id for a scheduler that is not saved yet, so that its link can be handed on before. Its last ten characters prove whose it is:
 * anybody who sees the link cannot save a scheduler of their own under it first.
 */
export const draftSchedulerId = (stationId: string): string => withProof(stationId, randomId())

/** Whether the id was drawn for this station. */
export const isDraftOf = (stationId: string, id: string): boolean => {
  const [, drawn] = DRAFT.exec(id) ?? []
  return drawn !== undefined && withProof(stationId, drawn) === id
}
