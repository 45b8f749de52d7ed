import type { SaveSchedulerInput } from '../save-scheduler.ts'
import { givenOwner, NOW, schedule } from './given-owner.ts'

export const HOUR = 3_600_000
export const FTP = { kind: 'ftp', connectionString: 'anna|pa|ss|ftp.radio.example|21|/in/{HH}.mp3', allowPlain: true } as const
export const EMAIL = { kind: 'email', address: 'studio@radio.example' } as const

const LISTED = {
  ...{ location: 'Bergen', sources: ['a.example', 'b.example'] },
  schedules: [schedule('a', ['7:00', '8:00'], [1, 2, 3, 4, 5])],
}

/** An owner whose schedulers are saved one after the other, in the hour before NOW. */
export const givenSchedulers = async () => {
  const { save, ...owner } = await givenOwner({ at: NOW - HOUR })
  return {
    ...owner,
    save: async (change: object = {}, more: Partial<SaveSchedulerInput> = {}): Promise<string> => {
      owner.wait(1)
      return (await save({ ...LISTED, ...change }, more)).schedulerId
    },
  }
}
