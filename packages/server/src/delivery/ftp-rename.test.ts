import { describe, expect, test } from 'vitest'
import type { Intercept } from './testing/ftp-server.ts'
import { air, FINAL, givenFtp, on } from './testing/given-ftp.ts'

describe('a server that does not rename over an existing file', () => {
  const overExisting: Intercept = (verb, to, server) =>
    verb === 'RNTO' && server.files.has(`/radio/2026/${to}`) ? '553 File exists' : undefined

  const withOldFile = async () => {
    const all = await givenFtp()
    all.server.folders.add('/radio').add('/radio/2026')
    all.server.files.set(FINAL, Buffer.from('last hour'))
    return all
  }

  test('gets the old one moved aside, and afterwards only the new one is there', async () => {
    const all = await withOldFile()
    all.server.intercept = overExisting
    all.server.files.set('/radio/2026/.hourcast-02.mp3.old', Buffer.from('left by a try that died'))
    expect(await air(all)).toMatchObject({ answer: 250 })
    expect([...all.server.files.keys()]).toEqual([FINAL])
    expect(all.server.files.get(FINAL)?.equals(all.mp3)).toBe(true)
  })

  test('gets the old one back when the new one is refused all the same', async () => {
    const all = await withOldFile()
    let renames = 0
    all.server.intercept = (verb) => {
      if (verb === 'RNTO') renames += 1
      return verb === 'RNTO' && (renames === 1 || renames === 3) ? '553 Not allowed' : undefined
    }
    await expect(air(all)).rejects.toMatchObject({ permanent: true, code: 'ftp-553' })
    expect(all.server.files.get(FINAL)?.toString()).toBe('last hour')
  })

  describe('and is lost between the two renames', () => {
    const lostBetween = async () => {
      const all = await withOldFile()
      all.server.intercept = (verb, to, server) =>
        overExisting(verb, to, server) ?? (verb === 'RNTO' && !to.endsWith('.old') ? 'drop' : undefined)
      await expect(air(all)).rejects.toMatchObject({ permanent: false, code: 'connection' })
      expect(all.server.files.has(FINAL)).toBe(false)
      all.server.intercept = overExisting
      return all
    }

    test('has the new one at the next try, and nothing beside it', async () => {
      const all = await lostBetween()
      expect(await air(all)).toMatchObject({ answer: 250 })
      expect([...all.server.files.keys()]).toEqual([FINAL])
      expect(all.server.files.get(FINAL)?.equals(all.mp3)).toBe(true)
    })

    test('gets the old one back when no try is left', async () => {
      const all = await lostBetween()
      await all.driver.discard?.(all.job)
      expect([...all.server.files]).toEqual([[FINAL, Buffer.from('last hour')]])
    })

    test('also from a server that tells no sizes', async () => {
      const all = await lostBetween()
      all.server.intercept = (verb, to, server) => (verb === 'SIZE' ? '502 No SIZE' : overExisting(verb, to, server))
      await all.driver.discard?.(all.job)
      expect([...all.server.files]).toEqual([[FINAL, Buffer.from('last hour')]])
    })
  })

  test('and refuses every rename keeps the old one on air', async () => {
    const all = await withOldFile()
    all.server.intercept = on('RNTO', '553 Not allowed')
    await expect(air(all)).rejects.toMatchObject({ permanent: true, code: 'ftp-553' })
    expect(all.server.files.get(FINAL)?.toString()).toBe('last hour')
  })
})
