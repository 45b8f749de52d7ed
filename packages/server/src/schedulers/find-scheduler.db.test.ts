import { describe, expect, test } from 'vitest'
import { deleteScheduler } from './change-scheduler.ts'
import { findScheduler } from './find-scheduler.ts'
import { EMAIL, FTP, givenSchedulers } from './testing/given-schedulers.ts'

describe('one scheduler to edit', () => {
  test('comes with its targets and its revision, FTP masked', async () => {
    const { services, save, stationId } = await givenSchedulers()
    const schedulerId = await save({}, { targets: [EMAIL, FTP] })
    const found = await findScheduler(services, { stationId, schedulerId })
    expect(found).toMatchObject({
      ok: true,
      value: {
        scheduler: { schedulerId, hostName: 'Clara', FtpConnectionString: 'anna@ftp.radio.example:21/in/{HH}.mp3' },
        targets: [
          { kind: 'link', address: '', allowPlain: false },
          { kind: 'ftp', address: 'anna@ftp.radio.example:21/in/{HH}.mp3', allowPlain: true },
          { kind: 'email', address: 'studio@radio.example', allowPlain: false },
        ],
        revision: 1,
        timeZone: 'UTC',
      },
    })
    expect(JSON.stringify(found)).not.toContain('pa|ss')
  })

  test("somebody else's, a deleted or an unknown one is not found", async () => {
    const { services, save, stationId, stationOf } = await givenSchedulers()
    const schedulerId = await save()
    const notFound = { ok: false, problem: { code: 'not-found' } }
    expect(await findScheduler(services, { stationId: await stationOf('otto@radio.example'), schedulerId })).toMatchObject(
      notFound,
    )
    for (const unknown of ['unknown', '\0', "';--", '\ud800', 'x'.repeat(100_000)])
      expect(await findScheduler(services, { stationId, schedulerId: unknown })).toMatchObject(notFound)
    await deleteScheduler(services, { stationId, schedulerId })
    expect(await findScheduler(services, { stationId, schedulerId })).toMatchObject(notFound)
  })
})
