import { freshSealKey } from '@hourcast/server/secrets/seal-keys'
import { describe, expect, test } from 'vitest'
import { givenOnTemporal, type OnTemporal } from '../testing/given-on-temporal.ts'
import { realTemporal } from '../testing/real-temporal.ts'
import { broadcastRunId, scheduleRunId } from './names.ts'

const plain = realTemporal()
const sealed = plain && realTemporal({ codecKey: freshSealKey() })
const FAULT = 'https://feed.example/anna is a page, says anna@radio.example.'
const PERSONAL = ['@radio.example', '@station.example', 'feed.example', 'Radio One', 'Ada', 'Berlin', 'is a page']

/** All that the server keeps of a run: history and what lists show, bytes as text. */
const keptOf = async ({ client: { connection, namespace } }: OnTemporal, workflowId: string): Promise<string> => {
  const { workflowService } = connection
  const execution = { workflowId }
  const { history } = await workflowService.getWorkflowExecutionHistory({ namespace, execution })
  const described = await workflowService.describeWorkflowExecution({ namespace, execution })
  return [...textsIn(history), ...textsIn(described)].join('\n')
}

/** By hand: protobuf's own way to JSON would turn bytes into base64. */
function* textsIn(value: unknown): Generator<string> {
  if (value instanceof Uint8Array) yield Buffer.from(value).toString('latin1')
  else if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      yield name
      yield* textsIn(inner)
    }
}

const airsWithAFault = async (given: OnTemporal) => {
  const failing = given.activityHandlers({
    read: () => Promise.reject(Object.assign(new Error(FAULT), { code: 'not-a-feed', permanent: true })),
    // Once, so that what Temporal keeps of a try that failed is among it.
    stage: async (_input, _signal, own) => {
      if (given.count('stage') === 1) throw new Error(FAULT)
      return own()
    },
  })
  await given.worker(failing)
  await given.conductor()
  const slot = await given.slotIn(2_500)
  const id = await given.broadcastOf(slot.ref)
  expect(await given.ends(id)).toBe('delivered')
  expect(given.count('fallBack')).toBe(1)
  await given.client.client.workflow.getHandle(broadcastRunId(slot)).result()
  return { broadcast: await keptOf(given, broadcastRunId(slot)), schedule: await keptOf(given, scheduleRunId(slot.ref)) }
}

const heldBy = (kept: string): string[] => PERSONAL.filter((text) => kept.includes(text))

describe.runIf(plain)('what Temporal keeps of a run', () => {
  if (!plain || !sealed) return

  test('without a key: no address, name or source, but for what a step that failed has said', async () => {
    const kept = await airsWithAFault(await givenOnTemporal(plain))
    expect(kept.schedule).toContain('by the clock of UTC')
    expect(heldBy(kept.schedule)).toEqual([])
    expect(kept.broadcast).toContain('Airs 2')
    expect(heldBy(kept.broadcast.replaceAll(FAULT, ''))).toEqual([])
  })

  test('with TEMPORAL_CODEC_KEY nothing that a step has said either, and the broadcast falls back and is delivered', async () => {
    const kept = await airsWithAFault(await givenOnTemporal(sealed))
    expect(kept.broadcast).toContain('Encoded failure')
    expect([...heldBy(kept.broadcast), ...heldBy(kept.schedule)]).toEqual([])
    expect(kept.broadcast).not.toContain('Airs 2')
  })
})
