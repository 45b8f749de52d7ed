import { createHash } from 'node:crypto'
import type { SftpAddress } from '@hourcast/domain/delivery/sftp-address'
import ssh2, { Client, type ConnectConfig, type SFTPWrapper } from 'ssh2'
import { withinDeadline } from '../within-deadline.ts'
import { TRANSFER_TIMEOUTS, type WithFiles } from './file-session.ts'
import { inSteps } from './in-steps.ts'
import { sftpFault, sftpFaultOf } from './sftp-faults.ts'
import { type Ask, sftpFiles } from './sftp-files.ts'
import { MAX_KEY_ROUNDS, unlockKey } from './ssh-key.ts'

export type SftpAccess = SftpAddress & {
  /** 'SHA256:…' of the server; empty: whichever it shows. */
  hostKey: string
}

const fingerprintOf = (key: Buffer): string => `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`

/** Rejects as soon as the connection is gone; never resolves. */
const lossOf = (client: Client): Promise<never> => {
  const loss = new Promise<never>((_, reject) => {
    client.on('error', reject)
    client.on('close', () => reject(new Error('the server closed the connection')))
  })
  // Those who wait are told; when nobody waits any more it is no news.
  loss.catch(() => {})
  return loss
}

const asker = (loss: Promise<never>, silenceMs: number): Ask => {
  const late = () => new Error('Timed out')
  return <T>(request: Parameters<Ask>[0]) => {
    const answer = () => new Promise<T>((done, failed) => request((error, value) => (error ? failed(error) : done(value as T))))
    return withinDeadline(silenceMs, undefined, late, () => Promise.race([loss, answer()]))
  }
}

/** With a key nothing else is tried; its passphrase stands where the password would. Null for a key that cannot be read. */
const credentialsOf = async (
  { privateKey, password }: SftpAccess,
  station: string | undefined,
  signal: AbortSignal,
): Promise<ConnectConfig | null> => {
  if (privateKey === undefined) return { password, tryKeyboard: true }
  const unlocked = await unlockKey(privateKey, password, { signal, ...(station === undefined ? {} : { station }) })
  if (unlocked === null || ssh2.utils.parseKey(unlocked, password) instanceof Error) return null
  return { privateKey: unlocked, passphrase: password }
}

const unreadableKey = () =>
  sftpFault(
    'log in',
    'key',
    `the private key cannot be read: its passphrase is wrong, its format is not known, or its passphrase is hashed more than ${MAX_KEY_ROUNDS} times.`,
    true,
  )

type Shown = { fingerprint: string; accept: (isRight: boolean) => void }

/** The handshake up to the server's key. Nothing secret has been said by then. */
const connect = (client: Client, config: ConnectConfig): Promise<Shown> =>
  new Promise((shown, failed) => {
    client.once('error', failed).once('close', () => failed(new Error('the server closed the connection')))
    // Requests are small and each is waited for: held back to be sent together, an upload takes ten times as long.
    client.once('connect', () => client.setNoDelay(true))
    let accepted = ''
    client.connect({
      ...config,
      // ssh2 unpacks on this thread, as large as it gets: 256 kB of a hostile server are 256 MB.
      algorithms: { compress: ['none'] },
      hostVerifier: (key: Buffer, verify: (isRight: boolean) => void) => {
        const fingerprint = fingerprintOf(key)
        // Keys are exchanged again in long connections: it is still the same server.
        if (accepted !== '') return verify(fingerprint === accepted)
        shown({
          fingerprint,
          accept: (isRight) => {
            accepted = fingerprint
            verify(isRight)
          },
        })
      },
    })
  })

const changedKey = (shown: string, pinned: string) =>
  sftpFault(
    'host key',
    'host-key',
    `the server shows another key (${shown}) than the one that was pinned (${pinned}). Nothing was sent to it, not even the password. If its operator has changed the key, test the connection again, trust the new key and save; if not, somebody may be standing in between.`,
    true,
  )

const logIn = (client: Client, loss: Promise<never>, { accept }: Shown, password: string, ask: Ask): Promise<SFTPWrapper> => {
  const ready = new Promise<void>((done) => client.once('ready', done))
  client.on('keyboard-interactive', (_name, _instructions, _language, prompts, answer) => answer(prompts.map(() => password)))
  accept(true)
  return Promise.race([loss, ready]).then(() => ask<SFTPWrapper>((done) => client.sftp(done)))
}

/** SFTP to the server whose key is pinned, at an address that may be reached. */
export const sftpServer =
  (access: SftpAccess): WithFiles =>
  (outside, signal, work) => {
    const { silenceMs, wholeMs } = outside.timeouts ?? TRANSFER_TIMEOUTS
    const client = new Client()
    const loss = lossOf(client)
    const ask = asker(loss, silenceMs)
    const secrets = [access.password, access.privateKey ?? '']
    const protocol = {
      fault: sftpFault,
      faultOf: (step: Parameters<typeof sftpFaultOf>[0], error: unknown) => sftpFaultOf(step, error, secrets),
      close: () => client.destroy(),
    }
    return inSteps(protocol, wholeMs, signal, async ({ step, stop }) => {
      const credentials = await credentialsOf(access, outside.station, stop)
      const shown = await step('connect', async () => {
        const { address } = await outside.guard.resolve(access.host, access.port, stop)
        const { port, username } = access
        return connect(client, { host: address, port, username, readyTimeout: silenceMs, ...credentials })
      })
      await step('host key', async () => {
        if (access.hostKey !== '' && access.hostKey !== shown.fingerprint) throw changedKey(shown.fingerprint, access.hostKey)
      })
      const sftp = await step('log in', async () => {
        if (credentials === null) throw unreadableKey()
        return logIn(client, loss, shown, access.password, ask)
      })
      const session = {
        files: sftpFiles(sftp, ask),
        encryption: 'verified',
        hostKey: shown.fingerprint,
        fault: sftpFault,
      } as const
      return work({ ...session, step })
    })
  }
