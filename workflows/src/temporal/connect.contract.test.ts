import { tryProbe } from '@hourcast/server/doctor/probes'
import { freshSealKey } from '@hourcast/server/secrets/seal-keys'
import { defineSearchAttributeKey, TypedSearchAttributes } from '@temporalio/common'
import { describe, expect, onTestFinished, test } from 'vitest'
import { givenWay } from '../testing/given-way.ts'
import { openTemporal } from './connect.ts'
import { connectWorker } from './connect-worker.ts'
import { readConnectionSettings } from './connection-settings.ts'
import { temporalProbe } from './doctor-probe.ts'
import { createDataConverter } from './payload-codec.ts'

const { env } = process
const ADDRESS = env.TEMPORAL_ADDRESS ?? ''
const random = () => Math.random().toString(36).slice(2)

const given = (more: Record<string, string> = {}, dataConverter = {}) => {
  const temporal = openTemporal({ ...env, ...more }, dataConverter)
  onTestFinished(() => temporal.close())
  return temporal
}

describe.runIf(ADDRESS)('Temporal at TEMPORAL_ADDRESS', () => {
  test('knows our namespace, from client and worker', async () => {
    const { connection, namespace } = given()
    const { namespaceInfo } = await connection.workflowService.describeNamespace({ namespace })
    expect(namespaceInfo?.name).toBe(namespace)
    const worker = await connectWorker(readConnectionSettings(env))
    onTestFinished(() => worker.close())
    expect((await worker.workflowService.describeNamespace({ namespace })).namespaceInfo?.name).toBe(namespace)
  })

  test('a server that goes away fails calls in time, and is there again by itself when it is back', async () => {
    const way = await givenWay(ADDRESS)
    await way.open()
    const { connection } = given({ TEMPORAL_ADDRESS: way.address })
    const ask = () => connection.workflowService.getSystemInfo({})
    expect((await ask()).serverVersion).toMatch(/^\d/)
    await way.shut()
    await expect(connection.withDeadline(Date.now() + 5_000, ask)).rejects.toThrow('UNAVAILABLE')
    const asked = ask()
    await way.open()
    expect((await asked).serverVersion).toMatch(/^\d/)
  })

  test('that a worker does not reach is named', async () => {
    const settings = readConnectionSettings({ TEMPORAL_ADDRESS: '127.0.0.1:1' })
    await expect(connectWorker(settings)).rejects.toThrow(/^Temporal at 127\.0\.0\.1:1 cannot be reached: .*refused/)
  })

  test('keeps what workflows carry encrypted, and gives it back to anybody who has the key', async () => {
    const { client, connection, namespace } = given({}, createDataConverter({ TEMPORAL_CODEC_KEY: freshSealKey() }))
    const secret = 'the host of this hour'
    // Nobody works on this queue: only what the server keeps is looked at.
    const handle = await client.workflow.start('nothing', {
      taskQueue: `hourcast-test-${random()}`,
      workflowId: `test:${random()}`,
      args: [{ secret }],
      memo: { secret },
      staticSummary: secret,
    })
    onTestFinished(async () => void (await handle.terminate()))
    const execution = { workflowId: handle.workflowId }
    const { history } = await connection.workflowService.getWorkflowExecutionHistory({ namespace, execution })
    const started = history?.events?.[0]?.workflowExecutionStartedEventAttributes
    const [payload] = started?.input?.payloads ?? []
    expect(Buffer.from(payload?.metadata?.encoding ?? []).toString()).toBe('binary/encrypted')
    expect(Buffer.from(payload?.data ?? []).includes(secret)).toBe(false)
    const described = await handle.describe()
    expect([described.memo, await described.staticSummary()]).toEqual([{ secret }, secret])
  })

  test('takes our search attributes, and refuses a workflow with one that it does not know', async () => {
    const { client } = given()
    const start = (name: string) =>
      client.workflow.start('nothing', {
        taskQueue: `hourcast-test-${random()}`,
        workflowId: `test:${random()}`,
        typedSearchAttributes: new TypedSearchAttributes([{ key: defineSearchAttributeKey(name, 'KEYWORD'), value: 'a1b2' }]),
      })
    const handle = await start('StationRef')
    onTestFinished(async () => void (await handle.terminate()))
    expect((await handle.describe()).typedSearchAttributes.getAll()).toMatchObject([
      { key: { name: 'StationRef' }, value: 'a1b2' },
    ])
    await expect(start('NobodysAttribute')).rejects.toMatchObject({
      cause: { details: expect.stringContaining('NobodysAttribute') },
    })
  })
})

describe.runIf(ADDRESS)('the doctor', () => {
  test('finds server, namespace, workers and search attributes', async () => {
    const { ok, steps } = await tryProbe(temporalProbe(env))
    expect(steps.filter((step) => !step.ok)).toEqual([])
    expect(ok).toBe(true)
    expect(steps.map(({ name }) => name)).toEqual(['resolve', 'reach', 'greet', 'namespace', 'workers', 'search attributes'])
    expect(steps.find(({ name }) => name === 'greet')?.detail).toMatch(/^Temporal \d/)
    expect(steps.at(-1)?.detail).toMatch(/StationRef/)
  })

  test('says when there is no such namespace, and what to do', async () => {
    const result = await tryProbe(temporalProbe({ ...env, TEMPORAL_NAMESPACE: `nobody-${random()}` }))
    expect(result).toMatchObject({ ok: false, advice: expect.stringContaining('namespace create') })
    expect(result.steps.at(-1)).toMatchObject({ name: 'namespace', ok: false, detail: expect.stringContaining('not found') })
  })
})
