import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from '@temporalio/worker'
import { beforeAll, describe, expect, test } from 'vitest'
import { type History, historyFromJson } from '../testing/history-json.ts'
import { quietRuntime } from '../testing/quiet-runtime.ts'
import { RECORDED_RUNS } from '../testing/recorded-runs.ts'
import { bundleWorkflows } from './bundle-workflows.ts'

// What these catch: a change of the workflows that a run which is open in somebody's namespace would not survive. What to do then stands
// at the top of infra/record-histories.mjs: `patched`, not recording again.

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const histories: { name: string; history: History }[] = readdirSync(at('./histories')).map((file) => ({
  name: file.replace(/\.json$/, ''),
  history: historyFromJson(JSON.parse(readFileSync(at(`./histories/${file}`), 'utf8'))),
}))

let code: string
beforeAll(async () => {
  quietRuntime()
  code = await bundleWorkflows({ workflowsPath: at('./workflows.ts'), isSealed: false })
}, 120_000)

/** The recorded runs that this workflow code does not go along with, and why. */
const refusedBy = async (workflows: string): Promise<Map<string, string>> => {
  const refused = new Map<string, string>()
  const played = histories.map(({ name, history }) => ({ workflowId: name, history }))
  for await (const { workflowId, error } of Worker.runReplayHistories({ workflowBundle: { code: workflows } }, played))
    if (error) refused.set(workflowId, error.message)
  return refused
}

const changed = (from: string, to: string): string => {
  expect(code.split(from)).toHaveLength(2)
  return code.replace(from, to)
}

describe('runs begun by an earlier version', () => {
  test('go on with the workflows of this one', async () => {
    expect(await refusedBy(code)).toEqual(new Map())
  })

  test('are recorded in every course that a run can take', () => {
    expect(histories.map(({ name }) => name).sort()).toEqual(RECORDED_RUNS.map(({ name }) => name).sort())
  })

  test('would break by a broadcast that does its steps in another order, and that is noticed', async () => {
    const reordered = changed('act.read(', 'act.render(')
    expect([...(await refusedBy(reordered)).keys()].sort()).toEqual([
      'email-and-ftp',
      'failed-delivery',
      'fall-back',
      'link',
      'link-without-search-attributes',
      'nothing-left',
      'once-more-at-air',
      'one-of-two-tried-again',
      'remote-writer',
      'second-try',
    ])
  })

  test('would break by a schedule that looks once more than it did, and that is noticed', async () => {
    const curious = changed('const fired = await fire(', 'await fire({ ref }); const fired = await fire(')
    expect([...(await refusedBy(curious)).keys()].sort()).toEqual([
      'schedule-continued-anew',
      'schedule-moved',
      'schedule-of-several-slots',
      'schedule-paused-and-resumed',
    ])
  })

  test('hold nothing of the machine that recorded them', () => {
    const traces = [/"\d+@/, /\bat .*:\d+:\d+/]
    const found = histories.filter(({ history }) => traces.some((trace) => trace.test(JSON.stringify(history))))
    expect(found.map(({ name }) => name)).toEqual([])
  })
})
