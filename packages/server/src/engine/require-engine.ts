import type { Database } from '@hourcast/db/open-database'
import { StepFault } from '../broadcasts/step-fault.ts'
import type { EngineKind } from './enter-engine.ts'

const KIND = 'SELECT kind FROM engine'

/** Throws while another engine hosts the broadcasts: a process that has not heard of it yet must not run them beside it. */
export const requireEngine = async ({ pool }: Pick<Database, 'pool'>, kind: EngineKind['kind']): Promise<void> => {
  const { rows } = await pool.query<{ kind: string }>(KIND)
  if (rows[0]?.kind !== kind) throw new StepFault('another-engine', 'Another engine hosts the broadcasts now.', false)
}
