import ssh2, { type ConnectConfig } from 'ssh2'

const NO_SUCH_FILE = 2

/** What lies at a path of an SFTP server, by a session of its own; undefined where nothing does. */
export const readOverSftp = (login: ConnectConfig, path: string): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    const client = new ssh2.Client()
    const fail = (error: Error): void => {
      client.end()
      reject(error)
    }
    client.once('error', fail)
    client.once('ready', () =>
      client.sftp((refused, session) => {
        if (refused) return fail(refused)
        return session.readFile(path, (error, content) => {
          if (error && (error as { code?: unknown }).code !== NO_SUCH_FILE) return fail(error)
          client.end()
          return resolve(error ? undefined : content)
        })
      }),
    )
    client.connect(login)
  })
