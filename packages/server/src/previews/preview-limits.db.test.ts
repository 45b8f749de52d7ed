import { describe, expect, test } from 'vitest'
import { givenDesk } from './testing/given-desk.ts'

const MINUTE = 60_000

describe('the limit', () => {
  test('one at a time, told as too many', async () => {
    const { desk, start, recording, stationId, settings } = await givenDesk()
    void recording.hold()
    start()
    expect(desk.start({ stationId, settings: settings() })).toMatchObject({ ok: false, problem: { code: 'too-many' } })
  })

  test('30 samples an hour, then one is told when again', async () => {
    const { desk, make, wait, stationId, settings } = await givenDesk()
    for (let count = 0; count < 30; count += 1) await make()
    wait(10 * MINUTE)
    expect(desk.start({ stationId, settings: settings() })).toMatchObject({
      problem: { code: 'too-many', message: 'At most 30 samples an hour are made. Again in 50 minutes.' },
    })
    expect((await desk.readText({ stationId, settings: settings() })).ok).toBe(true)
  })

  test('settings that are wrong are refused at once and count for nothing', async () => {
    const { desk, make, stationId, settings } = await givenDesk()
    for (let count = 0; count < 40; count += 1)
      expect(desk.start({ stationId, settings: settings({ hostName: '' }) })).toMatchObject({ problem: { field: 'hostName' } })
    await make()
  })

  test('two texts at once are one too many', async () => {
    const { desk, stationId, settings } = await givenDesk()
    const ask = () => desk.readText({ stationId, settings: settings() })
    const answers = await Promise.all([ask(), ask()])
    expect(answers.map(({ ok }) => ok)).toEqual([true, false])
    expect((await ask()).ok).toBe(true)
  })
})
