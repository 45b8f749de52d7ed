import { createHash } from 'node:crypto'
import { operationFailed } from '@hourcast/domain/messages'
import type { SamplePlan } from '@hourcast/domain/samples/sample-plans'
import { isAudioWhole, renderScript, withLength } from '../broadcasts/render.ts'
import { faultOf } from '../broadcasts/step-fault.ts'
import { storable } from '../broadcasts/storable.ts'
import { createBuiltInWriter } from '../script/built-in/built-in-writer.ts'
import type { Services } from '../services.ts'
import { sampleRow, sampleWriteInput } from './sample-script.ts'

export type SampleServices = Pick<Services, 'db' | 'clock' | 'config' | 'log' | 'writer' | 'studio' | 'audioStore'>

/** A sample in whose making the worker has died so often is left out until it would be another one. */
const MAX_DEATHS = 3

const builtIn = createBuiltInWriter()

/**
 * What a sample is made of: the audio that the built-in writer's words would give, which holds feed, settings, writer and voice, and the
 * model that writes instead, whose words are never the same twice.
 */
const keyOf = async ({ studio, config }: Pick<SampleServices, 'studio' | 'config'>, plan: SamplePlan): Promise<string> => {
  const script = await builtIn.write('bulletin', sampleWriteInput(plan))
  const model = config.LLM_BASE_URL ? [config.LLM_BASE_URL, config.LLM_MODEL] : []
  return createHash('sha256')
    .update(JSON.stringify([studio.idOf(withLength(script, sampleRow(plan))), plan, ...model]))
    .digest('hex')
}

// Noted before it is begun: one in which worker after worker dies is not begun for ever.
const BEGIN = `
  INSERT INTO sample (id, wanted, begun) VALUES ($1, $2, 1)
  ON CONFLICT (id) DO UPDATE SET wanted = $2, failed_code = NULL, begun = CASE WHEN sample.wanted = $2 THEN sample.begun + 1 ELSE 1 END`
const MADE = `
  UPDATE sample SET key = wanted, settings = $3, script = $4, audio_id = $5, made_at = $6, begun = 0, failed_code = NULL
  WHERE id = $1 AND wanted = $2`
const FAILED = 'UPDATE sample SET failed_code = $3, begun = 0 WHERE id = $1 AND wanted = $2'
const CALLED_OFF = 'UPDATE sample SET begun = begun - 1 WHERE id = $1 AND wanted = $2 AND begun > 0'

const stands = async (services: SampleServices, { id }: SamplePlan, key: string): Promise<boolean> => {
  const row = await services.db.prisma.sample.findUnique({ where: { id } })
  if (row?.key === key && (await isAudioWhole(services, row.audioId))) return true
  return row?.wanted === key && row.begun >= MAX_DEATHS
}

/** Source, script, voice, master and gates, as on air. */
const produce = async (services: SampleServices, plan: SamplePlan, key: string, signal: AbortSignal): Promise<void> => {
  const { db, clock } = services
  const row = sampleRow(plan)
  const script = await services.writer.write('bulletin', sampleWriteInput(plan, signal))
  // Everything that airs goes first.
  const turn = { station: row.settings.stationId, until: Number.POSITIVE_INFINITY }
  const audioId = await renderScript(services, withLength(script, row), { signal, turn })
  signal.throwIfAborted()
  const values = [plan.id, key, JSON.stringify(plan), JSON.stringify(storable(script)), audioId, new Date(clock.now())]
  await db.pool.query(MADE, values)
}

/**
 * Makes a sample that is not there as it is to be. 'stands' says that nothing was to be done; a failing one is noted and keeps what stood
 * there before. Throws the signal's reason when it fires.
 */
export const makeSample = async (
  services: SampleServices,
  plan: SamplePlan,
  signal: AbortSignal,
): Promise<'stands' | 'made' | 'failed'> => {
  const { db, log } = services
  const key = await keyOf(services, plan)
  if (await stands(services, plan, key)) return 'stands'
  await db.pool.query(BEGIN, [plan.id, key])
  try {
    await produce(services, plan, key, signal)
    return 'made'
  } catch (error) {
    if (signal.aborted) {
      await db.pool.query(CALLED_OFF, [plan.id, key])
      throw error
    }
    const { code } = faultOf(error)
    log.warn({ sample: plan.id, code }, operationFailed('makeSample', code))
    await db.pool.query(FAILED, [plan.id, key, code])
    return 'failed'
  }
}
