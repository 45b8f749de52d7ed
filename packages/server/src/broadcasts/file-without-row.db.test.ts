import { describe, expect, test } from 'vitest'
import { bodyIdOf } from '../wav/stored-wav.ts'
import { writeScript } from './prepare.ts'
import { removeUnnamedAudio } from './remove-unnamed-audio.ts'
import { renderBroadcast } from './render.ts'
import { AIR_AT, givenBroadcasts } from './testing/given-broadcasts.ts'

const calm = new AbortController().signal

/** A broadcast with its script, in a process that dies once it has stored so many files more. */
const given = async () => {
  const all = await givenBroadcasts()
  const { services, db, world } = all
  const broadcastId = await all.begun()
  await writeScript(services, { broadcastId }, calm)
  const { put } = services.audioStore
  return {
    ...all,
    render: () => renderBroadcast(services, { broadcastId }, { signal: calm }),
    diesAfterStoring: () => {
      services.audioStore.put = async (id, bytes) => {
        await put(id, bytes)
        throw new Error('killed')
      }
    },
    livesOn: () => {
      services.audioStore.put = put
    },
    sweep: () => removeUnnamedAudio(services),
    left: async () => [world.files.size, await db.prisma.audio.count(), await db.prisma.audioRemoval.count()],
  }
}

describe('a file whose process died before its row was written', () => {
  test('is taken away by housekeeping', async () => {
    const { render, diesAfterStoring, sweep, left } = await given()
    diesAfterStoring()
    await expect(render()).rejects.toThrow('killed')
    expect(await left()).toEqual([1, 0, 1])
    await sweep()
    expect(await left()).toEqual([0, 0, 0])
  })

  test('stays when the broadcast is taken up again before that', async () => {
    const { render, diesAfterStoring, livesOn, sweep, left } = await given()
    diesAfterStoring()
    await render().catch(() => {})
    livesOn()
    await render()
    expect(await left()).toEqual([1, 1, 0])
    await sweep()
    expect(await left()).toEqual([1, 1, 0])
  })

  test('is taken away also where it is a WAV, and its MP3 stays', async () => {
    const { render, diesAfterStoring, sweep, left, services, db, world } = await given()
    const { audioId } = await render()
    const mp3 = await db.prisma.audio.findUniqueOrThrow({ where: { id: audioId } })
    diesAfterStoring()
    await expect(services.wavs.make(mp3, { station: 's', until: AIR_AT })).rejects.toThrow('killed')
    expect(world.files.has(bodyIdOf(mp3))).toBe(true)
    await sweep()
    expect([await left(), world.files.has(audioId)]).toEqual([[1, 1, 0], true])
  })
})
