import type { FileKind } from '@hourcast/domain/delivery/delivery-kinds'
import type { DeliveryTarget } from '@hourcast/domain/delivery/delivery-target'
import { startFtpServer } from '@hourcast/server/delivery/testing/ftp-server'
import { startSftpServer } from '@hourcast/server/delivery/testing/sftp-server'

/** Servers that files are placed on, in this process, which is not killed. */
export type FileServers = {
  targets: DeliveryTarget[]
  /** What lies there, by absolute path. */
  files: Partial<Record<FileKind, ReadonlyMap<string, Buffer>>>
  /** host:port of each: private addresses, which the workers must be let reach. */
  hosts: string[]
  close(): Promise<void>
}

const NAME = '/{yyyy}{MM}{dd}-{HH}{mm}.mp3'

export const startFileServers = async (): Promise<FileServers> => {
  const [ftp, sftp] = await Promise.all([startFtpServer(), startSftpServer()])
  const at = (port: number) => `station|pa|ss|127.0.0.1|${port}|${NAME}`
  return {
    targets: [
      { kind: 'ftp', connectionString: at(ftp.port), allowPlain: true },
      { kind: 'sftp', connectionString: `sftp|${at(sftp.port)}`, privateKey: '' },
    ],
    files: { ftp: ftp.files, sftp: sftp.files },
    hosts: [ftp, sftp].map(({ port }) => `127.0.0.1:${port}`),
    close: async () => {
      await Promise.all([ftp.close(), sftp.close()])
    },
  }
}
