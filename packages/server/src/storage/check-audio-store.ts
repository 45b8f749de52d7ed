import type { Services } from '../services.ts'

/** Says at once, and not at the first bulletin, that a bucket cannot be used. Nobody waits for it: what is made meanwhile airs all the same. */
export const checkAudioStore = async ({ audioStore, log }: Pick<Services, 'audioStore' | 'log'>): Promise<void> => {
  try {
    await audioStore.check?.()
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    log.error({ code }, `${message} Audio waits in the database until it works; npm run hourcast -- doctor says what to do`)
  }
}
