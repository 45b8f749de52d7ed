// Where this instance listens, where it is reached and where its data lives, from the environment.
import { createServer } from 'node:net'
import { resolve } from 'node:path'

export const readSettings = (env, root) => {
  const port = Number(env.PORT || 3000)
  const host = env.HOST || '127.0.0.1'
  const inUrl = host.includes(':') ? `[${host}]` : host
  const shown = ['0.0.0.0', '127.0.0.1', '::', '::1'].includes(host) ? 'localhost' : inUrl
  return {
    port,
    host,
    dataDir: resolve(root, env.HOURCAST_DATA || '.data'),
    /** Where this machine itself reaches the web app. */
    own: `${{ '0.0.0.0': '127.0.0.1', '[::]': '[::1]' }[inUrl] ?? inUrl}:${port}`,
    address: (env.PUBLIC_URL || `http://${shown}:${port}`).replace(/\/+$/, ''),
  }
}

/** One line on why nobody can listen there; undefined when it can be done. `command` is what to type again with another port. */
export const whyNotListen = ({ port, host }, env, command) => {
  if (!Number.isInteger(port) || port < 1 || port > 65535) return `PORT must be a number from 1 to 65535, not '${env.PORT}'.`
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', ({ code }) => {
      if (code === 'EADDRINUSE')
        resolve(`Port ${port} on ${host} is in use. Stop what listens there, or set PORT to a free one: PORT=3001 ${command}`)
      else if (code === 'EACCES')
        resolve(`This user may not listen on port ${port}. Set PORT to one above 1023: PORT=3000 ${command}`)
      else resolve(`HOST must be an address of this machine, like 127.0.0.1 or 0.0.0.0; '${host}' is none (${code}).`)
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}
