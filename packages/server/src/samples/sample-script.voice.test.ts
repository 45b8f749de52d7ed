import { createStudio } from '@hourcast/audio/studio'
import type { Studio } from '@hourcast/audio/studio-types'
import { bundleForTest, voiceProgram } from '@hourcast/audio/testing/bundle-for-test'
import { SAMPLE_PLANS } from '@hourcast/domain/samples/sample-plans'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withLength } from '../broadcasts/render.ts'
import { createBuiltInWriter } from '../script/built-in/built-in-writer.ts'
import { sampleRow, sampleWriteInput } from './sample-script.ts'

const bundle = bundleForTest(['audio-thread.ts'])
let studio: Studio
beforeAll(async () => {
  studio = createStudio({ voiceProgram, audioThread: (await bundle).files[0] ?? '' })
})
afterAll(async () => {
  await studio.close()
  await (await bundle).remove()
})

test.each(SAMPLE_PLANS.map((plan) => [plan.id, plan] as const))('%s passes the gates', async (_, plan) => {
  const script = await createBuiltInWriter().write('bulletin', sampleWriteInput(plan))
  // What fails a gate is thrown.
  const { lufs, durationMs, peaks, marks } = await studio.render(withLength(script, sampleRow(plan)))
  expect(Math.abs(lufs + 16)).toBeLessThanOrEqual(1)
  expect(durationMs).toBeGreaterThan(20_000)
  expect(durationMs).toBeLessThan(75_000)
  expect(peaks).toMatch(/^[0-9a-z]{200}$/)
  expect(marks).toHaveLength(script.segments.length)
})
