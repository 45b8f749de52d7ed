import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Services } from '@hourcast/server/services'
import { openAudioStore } from '@hourcast/server/storage/open-audio-store'
import { withChimes } from '@hourcast/server/storage/with-chimes'
import type { Env } from './world.ts'

/** The lines of S3_ENDPOINT, where it is set: audio then lies in that bucket, which is not killed. */
export const bucketOf = (env: Env): Env =>
  env.S3_ENDPOINT ? Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('S3_'))) : {}

/** The store as another machine sees it, which has fetched nothing yet; without a bucket the folder that all share. */
const openElsewhere = ({ config, audioStore, log }: Services, databaseUrl: string) => {
  if (!config.s3) return { store: audioStore, close: async () => {} }
  const dataDir = mkdtempSync(join(tmpdir(), 'hourcast-chaos-elsewhere-'))
  const opened = openAudioStore({ s3: config.s3, dataDir }, { databaseUrl, log })
  const close = async () => {
    await opened.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { store: withChimes(opened.audioStore), close }
}

/** What broadcasts have aired against what another machine can play, and what waits for the bucket. */
export const countAudio = async (
  services: Services,
  { databaseUrl, end }: { databaseUrl: string; end: number },
): Promise<{ lines: string[]; isClean: boolean }> => {
  const { prisma } = services.db
  const named = await prisma.audio.findMany({
    where: { broadcasts: { some: { state: 'delivered', airAt: { lte: new Date(end) } } } },
  })
  const { store, close } = openElsewhere(services, databaseUrl)
  let lost = 0
  // One after the other: each has the few seconds that a reader gives a bucket.
  for (const audio of named) if (!(await store.isWhole(audio))) lost += 1
  await close()
  const where = services.config.s3 ? `in the bucket, ${await prisma.waitingAudio.count()} wait for it` : 'in the folder'
  return { lines: [`audio that aired ${named.length}, lost ${lost} (${where})`], isClean: lost === 0 }
}

/** A bucket outlives the run: what was made for it goes from it. */
export const emptyBucket = async ({ config, db, audioStore }: Services): Promise<void> => {
  if (!config.s3) return
  for (const { id } of await db.prisma.audio.findMany({ select: { id: true } })) await audioStore.remove(id).catch(() => {})
}
