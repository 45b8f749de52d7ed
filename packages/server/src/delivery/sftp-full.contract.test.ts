import { describe, expect, onTestFinished, test } from 'vitest'
import { createAddressGuard } from '../sources/address-guard.ts'
import { createFileDriver } from './file-driver.ts'
import { fileHosts } from './testing/file-hosts.ts'
import { makeFileJob, testSealer } from './testing/file-job.ts'

/** A folder of the server of SFTP_URL with room for one bulletin of 200 kB and not for two, by its path below the folder of that address. */
const { SFTP_FULL: folder, SFTP_URL: url } = process.env
const [, openHost] = fileHosts(process.env).find(([name]) => name === 'the server of SFTP_URL') ?? []

describe.runIf(folder && url && openHost)('a real SFTP server whose disk is full', () => {
  test('is named with its step and tried again later, keeps no half, and last hour’s file stays on air', async () => {
    const host = await openHost?.()
    if (!host) throw new Error('there is no server')
    const driver = createFileDriver('sftp', { sealer: testSealer, guard: createAddressGuard({ allow: host.allow }) })
    const hour = async (name: string) => {
      const made = await makeFileJob(host.secret(`${folder}/${name}.mp3`), { kind: 'sftp' })
      onTestFinished(made.clean)
      return made
    }
    const before = await hour('news')
    await driver.release(before.job, await driver.stage(before.job))
    const now = await hour('news')
    await expect(driver.stage(now.job)).rejects.toMatchObject({
      ...{ name: 'DeliveryError', code: 'no-space', step: 'upload', permanent: false },
      message: 'SFTP, upload: the server has no room left for the file.',
    })
    expect((await host.contentOf(`${folder}/news.mp3`))?.equals(before.mp3)).toBe(true)
    expect(await host.contentOf(`${folder}/.hourcast-${now.job.deliveryId}.part`)).toBeUndefined()
  })
})
