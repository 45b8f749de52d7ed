import { createHash, generateKeyPairSync } from 'node:crypto'
import type { AddressInfo, Server as NetServer, Socket } from 'node:net'
import { posix } from 'node:path'
import ssh2, { type AuthContext, type Connection, type SFTPWrapper } from 'ssh2'

const { Server, utils } = ssh2
const { STATUS_CODE, OPEN_MODE } = utils.sftp

/** A status instead of the real answer, 'hang' to say nothing, 'drop' to hang up; undefined lets the request through. */
export type SftpIntercept = (request: string, path: string, server: SftpServer) => number | 'hang' | 'drop' | undefined

export type SftpServer = {
  port: number
  /** 'SHA256:…', as ssh shows it. */
  hostKey: string
  /** By absolute path. */
  files: Map<string, Buffer>
  modified: Map<string, number>
  folders: Set<string>
  /** Every request, and the passwords that were tried. */
  requests: string[]
  passwords: string[]
  connections: number
  /** The scripted faults; set it to change them. */
  intercept: SftpIntercept
  /** Whether a file may be renamed over another one; by its standard it may not. */
  renamesOver: boolean
  /** Uploads are cut to this many bytes and called complete. */
  shrinkUploadsTo: number | undefined
  close(): Promise<void>
}

type Options = {
  user?: string
  password?: string
  publicKey?: string
  hostPrivateKey?: string
  isKeyboardOnly?: boolean
  isPackedOnly?: boolean
}

/** A fresh key of a server or of a user, in OpenSSH's format. Of those that ssh2 makes it cannot read a few itself. */
export const freshKey = (passphrase = ''): { privateKey: string; publicKey: string } => {
  for (;;) {
    const pair =
      passphrase === ''
        ? utils.generateKeyPairSync('ed25519')
        : utils.generateKeyPairSync('ed25519', { cipher: 'aes256-ctr', passphrase, rounds: 4 })
    const isReadable = !(utils.parseKey(pair.private, passphrase) instanceof Error)
    if (isReadable) return { privateKey: pair.private, publicKey: pair.public }
  }
}

/** A key in PEM, as older programs make it. */
export const freshPemKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()

const fingerprintOf = (privateKey: string): string => {
  const key = utils.parseKey(privateKey)
  if (key instanceof Error) throw key
  return `SHA256:${createHash('sha256').update(key.getPublicSSH()).digest('base64').replace(/=+$/, '')}`
}

const isUserKey = (context: AuthContext, publicKey: string | undefined): boolean => {
  const key = publicKey === undefined ? undefined : utils.parseKey(publicKey)
  if (context.method !== 'publickey' || key === undefined || key instanceof Error) return false
  if (!context.key.data.equals(key.getPublicSSH())) return false
  return !context.signature || key.verify(context.blob ?? Buffer.alloc(0), context.signature, context.hashAlgo) === true
}

const logIn = (connection: Connection, server: SftpServer, options: Options): void => {
  const { user = 'station', password = 'pa|ss', publicKey, isKeyboardOnly = false } = options
  connection.on('authentication', (context) => {
    const decide = (isRight: boolean) => (isRight && context.username === user ? context.accept() : context.reject())
    if (context.method === 'password' && !isKeyboardOnly) {
      server.passwords.push(context.password)
      return decide(context.password === password)
    }
    if (context.method === 'publickey') return decide(isUserKey(context, publicKey))
    if (context.method === 'keyboard-interactive' && isKeyboardOnly)
      return context.prompt([{ prompt: 'Password: ', echo: false }], (answers) => decide(answers[0] === password))
    return context.reject(isKeyboardOnly ? ['keyboard-interactive'] : ['password', 'publickey'])
  })
}

const serveFiles = (sftp: SFTPWrapper, server: SftpServer, drop: () => void): void => {
  const open = new Map<number, { path: string; isWritten: boolean }>()
  const { files, folders, modified } = server
  const at = (handle: Buffer) => open.get(handle.readUInt32BE(0)) ?? { path: '', isWritten: false }
  const absolute = (path: string) => posix.resolve('/', path)
  const attributesOf = (path: string) => {
    const isFolder = folders.has(path)
    const mtime = Math.floor((modified.get(path) ?? 0) / 1_000)
    return { mode: isFolder ? 0o040755 : 0o100644, uid: 0, gid: 0, size: files.get(path)?.length ?? 0, atime: mtime, mtime }
  }
  /** Runs the request unless a fault is scripted. */
  const obey = (request: string, id: number, path: string, work: () => unknown) => {
    server.requests.push(`${request} ${path}`)
    const scripted = server.intercept(request, path, server)
    if (scripted === 'hang') return
    if (scripted === 'drop') return drop()
    if (scripted !== undefined) return sftp.status(id, scripted)
    work()
  }
  const say = (id: number, isDone: boolean) => sftp.status(id, isDone ? STATUS_CODE.OK : STATUS_CODE.NO_SUCH_FILE)

  sftp.on('OPEN', (id, name, flags) =>
    obey('OPEN', id, absolute(name), () => {
      const path = absolute(name)
      const isWritten = (flags & OPEN_MODE.WRITE) !== 0
      if (isWritten ? !folders.has(posix.dirname(path)) : !files.has(path)) return say(id, false)
      if (isWritten) files.set(path, Buffer.alloc(0))
      if (isWritten) modified.set(path, Date.now())
      const handle = Buffer.alloc(4)
      handle.writeUInt32BE(open.size)
      open.set(open.size, { path, isWritten })
      sftp.handle(id, handle)
    }),
  )
  sftp.on('WRITE', (id, handle, offset, data) =>
    obey('WRITE', id, at(handle).path, () => {
      const { path } = at(handle)
      const before = files.get(path) ?? Buffer.alloc(0)
      // Several are under way at once, and may come in any order.
      const after = Buffer.alloc(Math.max(before.length, offset + data.length))
      before.copy(after)
      data.copy(after, offset)
      files.set(path, after)
      say(id, true)
    }),
  )
  sftp.on('READ', (id, handle, offset, length) =>
    obey('READ', id, at(handle).path, () => {
      const data = files.get(at(handle).path)?.subarray(offset, offset + length) ?? Buffer.alloc(0)
      if (data.length === 0) sftp.status(id, STATUS_CODE.EOF)
      else sftp.data(id, data)
    }),
  )
  sftp.on('CLOSE', (id, handle) => {
    const { path, isWritten } = at(handle)
    if (isWritten) files.set(path, (files.get(path) ?? Buffer.alloc(0)).subarray(0, server.shrinkUploadsTo))
    say(id, true)
  })
  sftp.on('STAT', (id, path) =>
    obey('STAT', id, absolute(path), () => {
      const name = absolute(path)
      if (files.has(name) || folders.has(name)) sftp.attrs(id, attributesOf(name))
      else say(id, false)
    }),
  )
  sftp.on('MKDIR', (id, path) =>
    obey('MKDIR', id, absolute(path), () => {
      folders.add(absolute(path))
      say(id, true)
    }),
  )
  sftp.on('REMOVE', (id, path) => obey('REMOVE', id, absolute(path), () => say(id, files.delete(absolute(path)))))
  sftp.on('RENAME', (id, from, to) =>
    obey('RENAME', id, absolute(to), () => {
      const [source, target] = [absolute(from), absolute(to)]
      const content = files.get(source)
      if (!content) return say(id, false)
      if (files.has(target) && !server.renamesOver) return sftp.status(id, STATUS_CODE.FAILURE)
      files.set(target, content)
      modified.set(target, modified.get(source) ?? 0)
      files.delete(source)
      say(id, true)
    }),
  )
}

/** A small SFTP server in memory on real sockets, whose faults a test scripts. Login: station / pa|ss. */
export const startSftpServer = async (options: Options = {}): Promise<SftpServer> => {
  const hostPrivateKey = options.hostPrivateKey ?? freshKey().privateKey
  const sockets = new Set<Socket>()
  const listener = new Server(
    { hostKeys: [hostPrivateKey], ...(options.isPackedOnly ? { algorithms: { compress: ['zlib'] } } : {}) },
    (connection) => {
      server.connections += 1
      connection.on('error', () => {})
      logIn(connection, server, options)
      connection.on('ready', () =>
        connection.on('session', (accept) => {
          accept().on('sftp', (acceptFiles) => serveFiles(acceptFiles(), server, () => dropAll(sockets)))
        }),
      )
    },
  )
  // The raw sockets, for a server that hangs up.
  const raw = (listener as unknown as { _srv: NetServer })._srv
  raw.prependListener('connection', (socket: Socket) => {
    // As OpenSSH does: an answer that waits for the acknowledgement of the last one comes 40 ms late.
    socket.setNoDelay(true)
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening))
  const server: SftpServer = {
    port: (listener.address() as AddressInfo).port,
    hostKey: fingerprintOf(hostPrivateKey),
    files: new Map(),
    modified: new Map(),
    folders: new Set(['/']),
    requests: [],
    passwords: [],
    connections: 0,
    intercept: () => undefined,
    renamesOver: false,
    shrinkUploadsTo: undefined,
    async close() {
      const closed = new Promise<void>((done) => listener.close(() => done()))
      dropAll(sockets)
      await closed
    },
  }
  return server
}

const dropAll = (sockets: ReadonlySet<Socket>): void => {
  for (const socket of sockets) socket.destroy()
}
