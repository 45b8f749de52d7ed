// An OpenSSH server that does nothing but SFTP, as a container: a folder, and in it one whose disk is full after a bulletin.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ssh2 from 'ssh2'
import { newContainer } from './containers.mjs'
import { freePort } from './free-ports.mjs'

const IMAGE = 'atmoz/sftp:debian'
const USER = { name: 'station', password: 'hourcast', id: 1000 }
const UPLOADS = '/upload'
/** Below it; with room for one bulletin of the tests, and not for two. */
const FULL = { path: '/full', size: '300k' }

/** Of the keys that ssh2 makes it cannot read a few itself. */
const freshKey = () => {
  for (;;) {
    const pair = ssh2.utils.generateKeyPairSync('ed25519')
    if (!(ssh2.utils.parseKey(pair.private) instanceof Error)) return pair
  }
}

export const startSftp = async (host, folder) => {
  const port = await freePort()
  const home = `/home/${USER.name}`
  const owned = `rw,uid=${USER.id},mode=0755`
  const [hostKey, clientKey] = [freshKey(), freshKey()]
  const keyPath = join(folder, 'sftp-client-key')
  writeFileSync(keyPath, clientKey.private, { mode: 0o600 })
  const { container, Wait } = await newContainer(IMAGE)
  const started = await container
    .withCommand([`${USER.name}:${USER.password}:${USER.id}`])
    .withCopyContentToContainer([
      { content: hostKey.private, target: '/etc/ssh/ssh_host_ed25519_key', mode: 0o600 },
      { content: clientKey.public, target: `${home}/.ssh/keys/client.pub`, mode: 0o644 },
    ])
    .withTmpFs({ [`${home}${UPLOADS}`]: owned, [`${home}${UPLOADS}${FULL.path}`]: `${owned},size=${FULL.size}` })
    .withExposedPorts({ container: 22, host: port })
    .withWaitStrategy(Wait.forLogMessage(/Server listening on/))
    .start()
  const env = {
    SFTP_URL: `sftp://${USER.name}:${USER.password}@${host}:${port}${UPLOADS}`,
    SFTP_FULL: FULL.path,
    SFTP_KEY: keyPath,
    SFTP_HOST_KEY: hostKey.public,
  }
  return { container: started, env }
}
