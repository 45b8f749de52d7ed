import type { Tongue } from '../../tongue.ts'
import { TABLES } from './tables.ts'

const WIDTH = 138

/** A tongue's weights as the module that `riskOf` reads, and its file's name. */
export const writeTable = (tongue: Tongue, weights: ReadonlyMap<string, number>): Table => tableOf(TABLES[tongue].name, weights)

/** The weights by which it is known how well a story is told, for all tongues. */
export const writeWays = (weights: ReadonlyMap<string, number>): Table => tableOf('ways', weights)

type Table = { file: string; text: string }

/** In the order of the signs, so that a change shows what changed. */
const tableOf = (name: string, weights: ReadonlyMap<string, number>): Table => {
  const lines = ['']
  for (const [sign, weight] of [...weights].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const entry = `${sign}:${weight}`
    const last = lines.at(-1) ?? ''
    if (last.length + entry.length >= WIDTH) lines.push(entry)
    else lines[lines.length - 1] = last === '' ? entry : `${last} ${entry}`
  }
  return { file: `${name}.ts`, text: `export const ${name} = \`\n${lines.join('\n')}\n\`\n` }
}
