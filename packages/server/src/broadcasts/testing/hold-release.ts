import type { Services } from '../../services.ts'

/** Holds a file of this air time while FTP places it, until what is given back is called. */
export const holdRelease = ({ drivers }: Pick<Services, 'drivers'>, airAt: number): (() => void) => {
  const { ftp } = drivers
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  drivers.ftp = {
    ...ftp,
    release: async (job, staged) => {
      if (job.airAt === airAt) await held
      return ftp.release(job, staged)
    },
  }
  return letGo
}
