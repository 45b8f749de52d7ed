// Broadcasts on the Temporal server of TEMPORAL_ADDRESS: a thousand of one instant, and what one costs against hand-written bare workflows.
import { airTogether } from './temporal/air-together.ts'
import { type BenchBed, openBenchBed } from './temporal/bench-bed.ts'
import { type Cost, costOfBatch } from './temporal/cost-of-broadcast.ts'
import { serverCpu } from './temporal/server-cpu.ts'

const COUNT = Number(process.env.BENCH_SCHEDULES || 1_000)
const LEAD_MINUTES = Number(process.env.BENCH_LEAD_MINUTES || 5)
const BATCH = Number(process.env.BENCH_BATCH || 200)
const ROUNDS = Number(process.env.BENCH_ROUNDS || 2)

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
const total = (costs: readonly Cost[], of: (cost: Cost) => number): number => costs.reduce((sum, cost) => sum + of(cost), 0)

const benchTogether = async (bed: BenchBed): Promise<void> => {
  const { toldMs, bareToldMs, stagedInTime, delivered, stagedAheadMs, endedMs, lateness, counts } = await airTogether(
    bed,
    COUNT,
    LEAD_MINUTES,
  )
  console.log(
    `   ${COUNT} schedules told in ${seconds(toldMs)}, ${Math.round((COUNT / toldMs) * 1000)} a second; ratio to bare signal-with-start ${(bareToldMs / toldMs).toFixed(2)}`,
  )
  console.log(
    `   ${stagedInTime} of ${COUNT} staged before air   (aim: all), the last ${seconds(stagedAheadMs)} ahead of it, with ${LEAD_MINUTES} min of lead`,
  )
  console.log(
    `   ${lateness.length} releases late by ${at(lateness, 0.5)} ms p50, ${at(lateness, 0.99)} ms p99, ${lateness.at(-1)} ms at most   (aim: p99 ≤ 2000)`,
  )
  console.log(`   ${delivered} of ${COUNT} delivered, the last ended ${seconds(endedMs)} after air`)
  for (const { kinds, tick, own } of counts)
    console.log(
      `   ${kinds.toSorted().reverse().join(' + ')}: ${tick.tasks} + ${own.tasks} = ${tick.tasks + own.tasks} workflow tasks, ${tick.events} + ${own.events} = ${tick.events + own.events} events, tick + broadcast   (aim: ≤ 8, ≤ 50)`,
    )
}

const benchCost = async (bed: BenchBed): Promise<void> => {
  const server = serverCpu(process.env.TEMPORAL_ADDRESS ?? '')
  const [ours, bare]: [Cost[], Cost[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await costOfBatch(bed, 'ours', BATCH, server))
    bare.push(await costOfBatch(bed, 'bare', BATCH, server))
  }
  const cpu = ({ workerCpuMs, serverCpuMs = 0 }: Cost): number => workerCpuMs + serverCpuMs
  const reported = (name: string, costs: readonly Cost[]): string =>
    `${name} ${costs.map((cost) => `${seconds(cost.wallMs)}, ${(cost.workerCpuMs / BATCH).toFixed(1)} + ${cost.serverCpuMs === undefined ? '?' : (cost.serverCpuMs / BATCH).toFixed(1)} ms`).join('; ')}`
  console.log(
    `   batches of ${BATCH}, time at work and CPU of worker + server for each: ${reported('ours', ours)} · ${reported('bare', bare)}`,
  )
  console.log(
    `   cost of a broadcast against bare workflows with the same steps: CPU ${(total(ours, cpu) / total(bare, cpu)).toFixed(2)}, time ${(total(ours, ({ wallMs }) => wallMs) / total(bare, ({ wallMs }) => wallMs)).toFixed(2)}   (aim: ≤ 1.3)`,
  )
}

if (!process.env.TEMPORAL_ADDRESS) console.log('   left out: TEMPORAL_ADDRESS is not set')
else {
  const bed = await openBenchBed(process.env)
  try {
    if (COUNT > 0) await benchTogether(bed)
    if (BATCH > 0) await benchCost(bed)
  } finally {
    await bed.close()
  }
}
process.exit(0)
