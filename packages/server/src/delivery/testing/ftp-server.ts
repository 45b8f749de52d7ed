import { createServer, type Server, type Socket } from 'node:net'
import { posix } from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { createSecureContext, TLSSocket } from 'node:tls'
import { TEST_CERTIFICATE, TEST_KEY } from './test-certificate.ts'

/** An answer instead of the real one, 'hang' to say nothing, 'drop' to hang up; undefined lets the command through. */
export type Intercept = (verb: string, argument: string, server: FtpServer) => string | 'hang' | 'drop' | undefined

export type FtpServer = {
  port: number
  /** By absolute path. */
  files: Map<string, Buffer>
  modified: Map<string, number>
  folders: Set<string>
  /** Every command of every connection, as it came. */
  commands: string[]
  connections: number
  /** The scripted faults; set it to change them. */
  intercept: Intercept
  /** Uploads lose their connections after this many bytes. */
  dropUploadsAfter: number | undefined
  /** Uploads are cut to this many bytes and called complete. */
  shrinkUploadsTo: number | undefined
  /** What is said after an upload instead of 226. */
  uploadsEndWith: string | undefined
  /** Downloads go on for as long as somebody takes them. */
  hasEndlessDownloads: boolean
  close(): Promise<void>
}

type Options = { tls?: boolean; user?: string; password?: string }

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function* endlessly(words: string) {
  for (;;) {
    await turn()
    yield words
  }
}

const listen = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

/** A small FTP server in memory on real sockets, whose faults a test scripts. Login: station / pa|ss. */
export const startFtpServer = async ({ tls = false, user = 'station', password = 'pa|ss' }: Options = {}): Promise<FtpServer> => {
  const secureContext = createSecureContext({ cert: TEST_CERTIFICATE, key: TEST_KEY })
  const open = new Set<Socket>()
  const listeners = new Set<Server>()
  const secure = (socket: Socket) => keep(new TLSSocket(socket, { isServer: true, secureContext }))
  const keep = <S extends Socket>(socket: S): S => {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    return socket
  }

  const serve = (raw: Socket) => {
    let control: Socket = keep(raw)
    let cwd = '/'
    let isProtected = false
    let isLoggedIn = false
    let renaming = ''
    let data: Promise<Socket> | undefined
    const say = (line: string) => control.write(`${line}\r\n`)
    const path = (argument: string) => posix.resolve(cwd, argument)

    const listenForData = async (): Promise<number> => {
      const listener = createServer()
      listeners.add(listener)
      data = new Promise((opened) => {
        listener.once('connection', (socket) => {
          listener.close()
          opened(isProtected ? secure(keep(socket)) : keep(socket))
        })
      })
      await listen(listener)
      return portOf(listener)
    }

    const receive = async (name: string) => {
      say('150 Go ahead')
      const chunks: Buffer[] = []
      let received = 0
      for await (const chunk of (await data) ?? []) {
        chunks.push(chunk)
        received += chunk.length
        server.files.set(name, Buffer.concat(chunks))
        if (received >= (server.dropUploadsAfter ?? Number.POSITIVE_INFINITY)) return control.destroy()
      }
      server.files.set(name, Buffer.concat(chunks).subarray(0, server.shrinkUploadsTo))
      server.modified.set(name, Date.now())
      return say(server.uploadsEndWith ?? '226 Transfer complete')
    }

    const send = async (content: Buffer | string) => {
      say('150 Here it comes')
      const socket = await data
      if (server.hasEndlessDownloads && socket) return Readable.from(endlessly('and on ')).pipe(socket)
      return socket?.end(content, () => say('226 Transfer complete'))
    }

    const listing = (folder: string) =>
      [...server.files].flatMap(([name, content]) =>
        posix.dirname(name) === folder ? [`-rw-r--r-- 1 ftp ftp ${content.length} Jan 01 00:00 ${posix.basename(name)}\r\n`] : [],
      )

    const move = (from: string, to: string) => {
      const content = server.files.get(from)
      if (!content) return say('550 No such file')
      server.files.set(to, content)
      server.modified.set(to, server.modified.get(from) ?? 0)
      server.files.delete(from)
      return say('250 Renamed')
    }

    const verbs: Record<string, (argument: string) => unknown> = {
      USER: () => say('331 Password, please'),
      PASS: (given) => {
        isLoggedIn = given === password
        say(isLoggedIn ? '230 Welcome' : '530 Login incorrect')
      },
      FEAT: () => say('211-Features\r\n SIZE\r\n211 End'),
      CWD: (to) => {
        if (!server.folders.has(path(to))) return say('550 No such folder')
        cwd = path(to)
        return say('250 Here we are')
      },
      PWD: () => say(`257 "${cwd}"`),
      MKD: (name) => {
        server.folders.add(path(name))
        say('257 Made')
      },
      PBSZ: () => say('200 OK'),
      PROT: (level) => {
        isProtected = level === 'P'
        say('200 OK')
      },
      EPSV: async () => say(`229 Entering (|||${await listenForData()}|)`),
      STOR: (name) => receive(path(name)),
      RETR: (name) => send(server.files.get(path(name)) ?? ''),
      LIST: (asked) => send(listing(path(asked.replace(/^-a ?/, ''))).join('')),
      SIZE: (name) => say(server.files.has(path(name)) ? `213 ${server.files.get(path(name))?.length}` : '550 No such file'),
      MDTM: (name) => {
        const at = server.modified.get(path(name)) ?? 0
        say(`213 ${new Date(at).toISOString().replace(/[-T:]|\.\d+Z/g, '')}`)
      },
      RNFR: (from) => {
        renaming = path(from)
        say(server.files.has(renaming) ? '350 And to?' : '550 No such file')
      },
      RNTO: (to) => move(renaming, path(to)),
      DELE: (name) => say(server.files.delete(path(name)) ? '250 Deleted' : '550 No such file'),
      TYPE: () => say('200 OK'),
      STRU: () => say('200 OK'),
      QUIT: () => control.end('221 Goodbye\r\n'),
      AUTH: () => {
        if (!tls) return say('530 Please login with USER and PASS')
        say('234 Go ahead')
        control.removeAllListeners('data')
        control = secure(control)
        return control.on('data', hear)
      },
    }

    const obey = (line: string) => {
      server.commands.push(line)
      const [verb = '', argument = ''] = [line.split(' ', 1)[0], line.slice(line.indexOf(' ') + 1)]
      const scripted = server.intercept(verb, argument, server)
      if (scripted === 'hang') return
      if (scripted === 'drop') return control.destroy()
      if (scripted !== undefined) return say(scripted)
      const needsLogin = !['USER', 'PASS', 'AUTH', 'OPTS', 'QUIT', 'FEAT'].includes(verb)
      if (needsLogin && !isLoggedIn) return say('530 Please login with USER and PASS')
      if (verb === 'USER' && argument !== user) return say('530 Login incorrect')
      return verbs[verb] ? verbs[verb](argument) : say('500 Unknown command')
    }

    let heard = ''
    function hear(chunk: Buffer) {
      const lines = (heard + chunk.toString('utf8')).split('\r\n')
      heard = lines.pop() ?? ''
      for (const line of lines) obey(line)
    }
    control.on('data', hear)
    const greeting = server.intercept('', '', server)
    if (greeting === 'drop') control.destroy()
    else if (greeting !== 'hang') say(greeting ?? '220 Ready')
  }

  const listener = createServer((socket) => {
    server.connections += 1
    serve(socket)
  })
  await listen(listener)
  const server: FtpServer = {
    port: portOf(listener),
    files: new Map(),
    modified: new Map(),
    folders: new Set(['/']),
    commands: [],
    connections: 0,
    intercept: () => undefined,
    dropUploadsAfter: undefined,
    shrinkUploadsTo: undefined,
    uploadsEndWith: undefined,
    hasEndlessDownloads: false,
    async close() {
      for (const socket of open) socket.destroy()
      for (const one of listeners) one.close()
      await new Promise((closed) => listener.close(closed))
    },
  }
  return server
}
