// What a bulletin of 30 stories costs to write, in each tongue, beside the reading of its feed.
import { join } from 'node:path'
import { caseItems } from '@hourcast/server/script/editor/case-items'
import { type EditorCase, readCases } from '@hourcast/server/script/editor/editor-case'
import { readCaseFolder } from '@hourcast/server/script/editor/read-case-folder'
import { tryCase } from '@hourcast/server/script/editor/try-case'
import { TONGUES, type Tongue } from '@hourcast/server/script/tongue'

const CASES = join(process.cwd(), 'packages/server/src/script/editor/cases')
const STORIES = 30
const ROUNDS = 12
/** Of what is too short to be measured once. */
const TIMES = 20

const cases = await readCaseFolder(CASES)

/** The stories of the first cases of a tongue, as one paper that came out within the hour. */
const paperOf = (tongue: Tongue): EditorCase => {
  const told = cases.filter((one) => one.tongue === tongue && one.aired.length === 0).flatMap(({ items }) => items)
  const items = told.slice(0, STORIES).map(({ title, text }) => ({ title, text, source: 'Paper' }))
  const [paper] = readCases(
    'bench',
    JSON.stringify({ id: tongue, kind: 'bench', tongue, settings: { length: 'long' }, items, mustSay: ['.'] }),
  )
  if (paper === undefined || items.length < STORIES) throw new Error(`${tongue} has too few stories`)
  return paper
}

/** The least of several rounds, in ms of the processor. */
const leastOf = async (work: () => unknown): Promise<number> => {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = process.cpuUsage()
    await work()
    least = Math.min(least, process.cpuUsage(begun).user / 1000)
  }
  return least
}

for (const tongue of TONGUES) {
  const paper = paperOf(tongue)
  const reading =
    (await leastOf(() => {
      for (let time = 0; time < TIMES; time += 1) caseItems(paper)
    })) / TIMES
  const begun = process.cpuUsage()
  await tryCase(paper)
  const first = process.cpuUsage(begun).user / 1000
  const all = await leastOf(() => tryCase(paper))
  console.log(
    `   ${tongue}: ${(all - reading).toFixed(0)} ms of the processor, the first time ${(first - reading).toFixed(0)} (aim: ≤ 50); times as long as reading the feed ${((all - reading) / reading).toFixed(0)}`,
  )
}
