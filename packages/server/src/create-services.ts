import { createStudio } from '@hourcast/audio/studio'
import { openDatabase } from '@hourcast/db/open-database'
import { SILENCE } from '@hourcast/db/watch-silence'
import pino from 'pino'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { createDrivers } from './delivery/create-drivers.ts'
import { createMailer } from './mail/create-mailer.ts'
import { ownAddress } from './own-address.ts'
import { createWriter } from './script/create-writer.ts'
import { createSealer } from './secrets/create-sealer.ts'
import { loadSecrets } from './secrets/secrets-file.ts'
import type { Services } from './services.ts'
import { createAddressGuard } from './sources/address-guard.ts'
import { createAnswerStore } from './sources/answer-store.ts'
import { createParsePool } from './sources/parse-pool.ts'
import { createReadSources } from './sources/read-sources.ts'
import { openKeptFolders } from './storage/kept-folders.ts'
import { openAudioStore } from './storage/open-audio-store.ts'
import { withChimes } from './storage/with-chimes.ts'
import { studioConfigOf } from './studio-config.ts'
import { logOptions } from './telemetry/log-options.ts'
import { meterStudio } from './telemetry/voice-queue.ts'
import { createWavs } from './wav/wavs.ts'

export type ServiceOptions = {
  databaseUrl: string
  voiceProgram: string
  naturalVoiceProgram: string
  audioThread: string
  sourceThread: string
  /** For a program that people wait for: a database that does not answer is found out, and nobody waits for it. */
  isWaitedFor?: true
}

/** Opens everything that use-cases need. Nothing connects before its first use but the database. */
export const createServices = async (config: Config, options: ServiceOptions): Promise<Services & { close(): Promise<void> }> => {
  const log = pino(logOptions(config.LOG_LEVEL), pino.destination({ fd: 2, sync: false }))
  const secrets = await loadSecrets(config)
  const db = await openDatabase({ url: options.databaseUrl, ...(options.isWaitedFor ? { silence: SILENCE } : {}) })
  const guard = createAddressGuard({
    allow: config.HOURCAST_DEMO === 'on' ? `${config.ALLOW_PRIVATE_HOSTS},${ownAddress(config)}` : config.ALLOW_PRIVATE_HOSTS,
  })
  const sealer = createSealer(secrets.sealKeys)
  const audio = openAudioStore(config, { databaseUrl: options.databaseUrl, log })
  const { speech, stockIdents, receipts } = openKeptFolders(config.dataDir, log)
  const mailer = createMailer(config)
  const parser = createParsePool(options)
  const onTakenOver = (what: { voice: string; code: string }) => log.warn(what, 'another voice took over')
  const studio = meterStudio(createStudio(studioConfigOf(config, { ...options, speechFolder: speech, onTakenOver })))
  const audioStore = withChimes(audio.audioStore)
  return {
    config,
    db,
    clock: systemClock,
    log,
    sealer,
    sessionSecret: secrets.sessionSecret,
    guard,
    readSources: createReadSources({ config, guard, parser, answers: createAnswerStore(db), clock: systemClock, log }),
    writer: createWriter(config, (reason) => log.warn({ reason }, 'the built-in writer took over')),
    studio,
    audioStore,
    wavs: createWavs({ db, audioStore, studio, log }),
    speech,
    stockIdents,
    receipts,
    mailer,
    drivers: createDrivers({ config, guard, sealer, mailer, sessionSecret: secrets.sessionSecret }),
    close: async () => {
      await Promise.allSettled([studio.close(), parser.close(), mailer.close(), audio.close()])
      await db.close()
    },
  }
}
