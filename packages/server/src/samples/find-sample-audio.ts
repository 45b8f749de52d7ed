import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import type { AudioFacts } from '../storage/audio-store.ts'

/** What is to be sent for a sample's address. */
export const findSampleAudio = async ({ db }: Pick<Services, 'db'>, { id }: { id: string }): Promise<Result<AudioFacts>> => {
  const row = await db.prisma.sample.findUnique({
    where: { id },
    select: { audio: { select: { id: true, sha256: true, sizeBytes: true } } },
  })
  return row?.audio ? ok(row.audio) : fail('not-found', 'There is no such sample.')
}
