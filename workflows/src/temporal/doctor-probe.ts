import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Probe } from '@hourcast/server/doctor/probe'
import { type OpenTemporal, openTemporal } from './connect.ts'
import { type Environment, readConnectionSettings } from './connection-settings.ts'
import { SEARCH_ATTRIBUTES, TASK_QUEUE } from './names.ts'

// The reason of the first failure is what is wanted.
const NEVER = { retryableDecider: () => false, delayFunction: () => 0 }

type Step = Probe['steps'][number]

const PORT = 7233
// As Temporal's API numbers them.
const WORKFLOW_QUEUE = 1
const TYPES: Record<number, string> = {
  1: 'TEXT',
  2: 'KEYWORD',
  3: 'INT',
  4: 'DOUBLE',
  5: 'BOOL',
  6: 'DATETIME',
  7: 'KEYWORD_LIST',
}

const hostAndPort = (env: Environment): { host: string; port: number } => {
  const { address } = readConnectionSettings(env)
  const [, host = '', port] = /^(.*?)(?::(\d+))?$/.exec(address) ?? []
  return { host: host.replace(/^\[|\]$/g, ''), port: port === undefined ? PORT : Number(port) }
}

const resolve = (env: Environment): Step => ({
  name: 'resolve',
  run: async () => (await lookup(hostAndPort(env).host)).address,
})

const reach = (env: Environment): Step => ({
  name: 'reach',
  run: async (signal) => {
    const socket = connect(hostAndPort(env))
    try {
      await once(socket, 'connect', { signal })
      return ''
    } finally {
      socket.destroy()
    }
  },
})

type Ask = (temporal: OpenTemporal) => Promise<string>

const asking = (env: Environment, name: string, ask: Ask): Step => ({
  name,
  run: async () => {
    const temporal = openTemporal(env, {}, { retry: NEVER })
    try {
      return await ask(temporal)
    } finally {
      await temporal.close()
    }
  },
})

const greet: Ask = async ({ connection }) => `Temporal ${(await connection.workflowService.getSystemInfo({})).serverVersion}`

const findNamespace: Ask = async ({ connection, namespace }) => {
  await connection.workflowService.describeNamespace({ namespace })
  return namespace
}

const countWorkers = async ({ connection, namespace }: OpenTemporal): Promise<number> => {
  const taskQueue = { name: TASK_QUEUE }
  const asked = { namespace, taskQueue, taskQueueType: WORKFLOW_QUEUE }
  return (await connection.workflowService.describeTaskQueue(asked)).pollers.length
}

const findWorkers: Ask = async (temporal) => {
  const workers = await countWorkers(temporal)
  return workers > 0 ? `${workers} on ${TASK_QUEUE}` : `none on ${TASK_QUEUE}: nothing airs until a worker is started`
}

/** A worker makes them where it may: before the first one they need not be there. */
const checkSearchAttributes: Ask = async (temporal) => {
  const { connection, namespace } = temporal
  const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace })
  const wrong = Object.entries(SEARCH_ATTRIBUTES).filter(
    ([name, type]) => name in customAttributes && TYPES[customAttributes[name] ?? 0] !== type,
  )
  if (wrong.length > 0) throw new Error(`of another type: ${wrong.map(([name, type]) => `${name} must be ${type}`).join(', ')}`)
  const missing = Object.keys(SEARCH_ATTRIBUTES).filter((name) => !(name in customAttributes))
  if (missing.length === 0) return Object.keys(SEARCH_ATTRIBUTES).join(', ')
  if ((await countWorkers(temporal)) > 0) throw new Error(`missing: ${missing.join(', ')}; the worker may not make them`)
  return `missing: ${missing.join(', ')}; the worker makes them when it starts, if it may`
}

/** TEMPORAL_ADDRESS and its settings, tried step by step as the worker uses them. */
export const temporalProbe = (env: Environment): Probe => ({
  name: 'temporal',
  target: `${env.TEMPORAL_ADDRESS}, namespace ${env.TEMPORAL_NAMESPACE || 'default'}`,
  advice:
    'Check TEMPORAL_ADDRESS (host:port), TEMPORAL_NAMESPACE, TEMPORAL_API_KEY and the TEMPORAL_TLS… files; a server that is reached but does not ' +
    'greet usually wants TLS, or wants none. Make what is missing: `temporal operator namespace create -n NAME`, ' +
    '`temporal operator search-attribute create --name StationRef --type Keyword` (RunStage and DeliveryKind Keyword, SlotInstant Datetime).',
  steps: [
    resolve(env),
    reach(env),
    asking(env, 'greet', greet),
    asking(env, 'namespace', findNamespace),
    asking(env, 'workers', findWorkers),
    asking(env, 'search attributes', checkSearchAttributes),
  ],
})
