import { setTimeout as delay } from 'node:timers/promises'
import type { VoicePrograms } from '@hourcast/audio/natural/say'
import { HOUR_MS } from '@hourcast/domain/time-units'
import { findCatalogueVoice } from '@hourcast/domain/voices/natural-catalogue'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { addFromCatalogue } from './add-voice.ts'
import { addingOf, installedVoices } from './voices-of.ts'

type Needs = { config: Config; log: Logger; programs: VoicePrograms }

/**
 * Adds the voices that VOICES names and that are not there, one after the other, until the signal: what fails is tried again every hour. That
 * they are named is the operator's word that their licences were read.
 */
export const keepVoices = async ({ config, log, programs }: Needs, signal: AbortSignal): Promise<void> => {
  const wanted = config.VOICES?.split(',').map((id) => id.trim()) ?? []
  for (;;) {
    const there = new Set(installedVoices(config).map(({ id }) => id))
    const missing = wanted.filter((id) => !there.has(findCatalogueVoice(id)?.id ?? id))
    if (missing.length === 0) return
    for (const id of missing) {
      const adding = { ...addingOf(config, programs), fetching: { signal } }
      await addFromCatalogue(adding, { id, acceptLicence: true }).then(
        ({ bytes }) => log.info({ voice: id, bytes }, 'a natural voice was added'),
        (error: Error) => {
          if (!signal.aborted) log.warn({ voice: id, reason: error.message }, 'a natural voice could not be added')
        },
      )
      if (signal.aborted) return
    }
    await delay(HOUR_MS, undefined, { signal, ref: false }).catch(() => {})
    if (signal.aborted) return
  }
}
