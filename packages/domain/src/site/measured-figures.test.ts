import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MEASURED_FIGURES } from './measured-figures.ts'

const { scripts } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>
}

test('each figure names the command that makes it, and that command is there', () => {
  expect(MEASURED_FIGURES.length).toBeGreaterThanOrEqual(3)
  for (const { command } of MEASURED_FIGURES) {
    const [, script = ''] = /^npm run (\w+)( -- \w+)?$/.exec(command) ?? []
    expect(Object.keys(scripts)).toContain(script)
  }
})

test('each figure has its day and its commit, and a value that says no more than digits do', () => {
  for (const { measuredOn, commit, value } of MEASURED_FIGURES) {
    expect(new Date(measuredOn).toISOString().slice(0, 10)).toBe(measuredOn)
    expect(commit).toMatch(/^[0-9a-f]{7,40}$/)
    expect(value).toMatch(/^\d[\d.,]*( of \d[\d.,]*)?( [a-zA-Z]+)?$/)
  }
})
