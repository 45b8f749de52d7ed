import { openDatabase } from '@hourcast/db/open-database'
import type { Config } from '@hourcast/server/config'
import { createFileAudioStore } from '@hourcast/server/storage/file-audio-store'
import { type Moved, moveAudio } from '@hourcast/server/storage/move-audio'
import { createBucketStore } from '@hourcast/server/storage/s3/bucket-store'
import { createS3Client } from '@hourcast/server/storage/s3/s3-client'
import { StorageError } from '@hourcast/server/storage/storage-error'
import { Command } from 'commander'
import { commandConfig } from './command-config.ts'
import { CommandFailure } from './failure.ts'
import { withDatabase } from './with-database.ts'

type Options = { back?: boolean; keep?: boolean; json?: boolean }

const inWords = ({ moved, damaged, absent }: Moved): string =>
  [
    `moved ${moved}`,
    ...(absent > 0 ? [`${absent} were not there, or moved before`] : []),
    ...(damaged > 0 ? [`${damaged} are damaged and were left alone`] : []),
  ].join(', ')

const move = async (config: Config, { back = false, keep = false }: Options): Promise<Moved> => {
  if (!config.s3) throw new CommandFailure('S3_ENDPOINT: must be set, with the four lines beside it', 2)
  const client = createS3Client(config.s3)
  const [folder, bucket] = [createFileAudioStore(config.dataDir), createBucketStore(client)]
  const onProgress = (moved: Moved) => console.error(`  ${inWords(moved)}`)
  try {
    await bucket.check?.()
    return await withDatabase(config, async (url) => {
      const db = await openDatabase({ url })
      try {
        const way = back ? { from: bucket, to: folder } : { from: folder, to: bucket }
        return await moveAudio(db, { ...way, isKept: keep, onProgress })
      } finally {
        await db.close()
      }
    })
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    throw new CommandFailure(`${error.message} What was moved is moved: begin again and it goes on.`)
  } finally {
    await client.close()
  }
}

export const audioCommand = (): Command =>
  new Command('audio')
    .description('Finished audio: bring it from the data folder into the bucket of S3_ENDPOINT.')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- audio move')
    .addCommand(
      new Command('move')
        .description('Bring each audio into the bucket while broadcasts go on; read it back, then take it from the folder.')
        .option('--back', 'from the bucket into the data folder')
        .option('--keep', 'leave it where it was, too')
        .option('--json', 'print {moved, damaged, absent}')
        .addHelpText('after', '\nExample:\n  npm run hourcast -- audio move')
        .action(async (options: Options) => {
          const moved = await move(commandConfig(), options)
          console.log(options.json ? JSON.stringify(moved) : inWords(moved))
          if (moved.damaged > 0)
            throw new CommandFailure(options.json ? '' : 'What is damaged airs no more; the next rung stands in for it.')
        }),
    )
