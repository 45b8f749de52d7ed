import { createHash } from 'node:crypto'
import { randomId } from '@hourcast/db/random-id'
import { givenBroadcasts } from '../../broadcasts/testing/given-broadcasts.ts'
import { addVoice } from '../add-voice.ts'
import { listVoices } from '../list-voices.ts'

/** A station that adds recordings, and another one beside it; sound is memory, and mastered by leaving it as it is. */
export const givenVoices = async (env: { voices?: number } = {}) => {
  const given = await givenBroadcasts()
  const { db, schedulerId } = given
  const { stationId } = await db.prisma.scheduler.findUniqueOrThrow({ where: { id: schedulerId } })
  const { ownerId } = await db.prisma.station.findUniqueOrThrow({ where: { id: stationId } })
  const { config } = given.services
  const limits = { ...config.stationLimits, voices: env.voices ?? config.stationLimits.voices }
  const services = { ...given.services, config: { ...config, stationLimits: limits } }
  const other = { ownerId: randomId(), stationId: randomId() }
  await db.prisma.owner.create({ data: { id: other.ownerId, email: 'otto@radio.example' } })
  await db.prisma.station.create({ data: { id: other.stationId, ownerId: other.ownerId, name: 'Other' } })
  const add = (input: object = {}, file: Uint8Array = Buffer.from('sound')) =>
    addVoice(services, { ownerId, stationId, input: { name: 'Jingle', consent: 'on', ...input }, file })
  /** One that is there; its id and that of its sound. */
  const added = async (input: object = {}, file?: Uint8Array) => {
    const result = await add(input, file)
    if (!result.ok) throw new Error(result.problem.message)
    const { voiceId } = result.value
    return { voiceId, audioId: createHash('sha256').update(`voice ${voiceId}`).digest('hex') }
  }
  return { ...given, services, stationId, ownerId, other, add, added, list: () => listVoices(services, { stationId }) }
}
