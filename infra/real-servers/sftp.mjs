// An OpenSSH server that does nothing but SFTP, as a container. What is uploaded lands in a folder of this machine, where the tests look.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ssh2 from 'ssh2'
import { newContainer } from './containers.mjs'
import { freePort } from './free-ports.mjs'
import { openFolder } from './mail-and-ftp.mjs'

const IMAGE = 'atmoz/sftp:debian'

/** Of the keys that ssh2 makes it cannot read a few itself. */
const freshKey = () => {
  for (;;) {
    const pair = ssh2.utils.generateKeyPairSync('ed25519')
    if (!(ssh2.utils.parseKey(pair.private) instanceof Error)) return pair
  }
}

export const startSftp = async (host, folder) => {
  const [port, uploads] = [await freePort(), openFolder(folder, 'sftp')]
  const [hostKey, clientKey] = [freshKey(), freshKey()]
  const keyPath = join(folder, 'sftp-client-key')
  writeFileSync(keyPath, clientKey.private, { mode: 0o600 })
  const { container, Wait } = await newContainer(IMAGE)
  const started = await container
    .withCommand([`station:hourcast:${process.getuid?.() || 1000}`])
    .withCopyContentToContainer([
      { content: hostKey.private, target: '/etc/ssh/ssh_host_ed25519_key', mode: 0o600 },
      { content: clientKey.public, target: '/home/station/.ssh/keys/client.pub', mode: 0o644 },
    ])
    .withBindMounts([{ source: uploads, target: '/home/station/upload' }])
    .withExposedPorts({ container: 22, host: port })
    .withWaitStrategy(Wait.forLogMessage(/Server listening on/))
    .start()
  const env = {
    SFTP_URL: `sftp://station:hourcast@${host}:${port}/upload`,
    SFTP_ROOT: uploads,
    SFTP_KEY: keyPath,
    SFTP_HOST_KEY: hostKey.public,
  }
  return { container: started, env }
}
