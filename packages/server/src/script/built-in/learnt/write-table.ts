import type { Tongue } from '../../tongue.ts'
import { TABLES } from './tables.ts'

const WIDTH = 138

/** A tongue's weights as the module that `riskOf` reads, and its file's name: in the order of the signs, so that a change shows what changed. */
export const writeTable = (tongue: Tongue, weights: ReadonlyMap<string, number>): { file: string; text: string } => {
  const { name } = TABLES[tongue]
  const lines = ['']
  for (const [sign, weight] of [...weights].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const entry = `${sign}:${weight}`
    const last = lines.at(-1) ?? ''
    if (last.length + entry.length >= WIDTH) lines.push(entry)
    else lines[lines.length - 1] = last === '' ? entry : `${last} ${entry}`
  }
  return { file: `${name}.ts`, text: `export const ${name} = \`\n${lines.join('\n')}\n\`\n` }
}
