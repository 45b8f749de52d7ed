import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const infra = fileURLToPath(new URL('../..', import.meta.url))

/** Packages and build as if they were there: an empty lockfile with the stamp of its hash, and a turbo that has nothing to do. */
export const PREPARED = {
  'package-lock.json': '{}',
  'node_modules/.hourcast-lockfile': '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
  'node_modules/turbo/bin/turbo': '',
}

/** A clone with nothing in it but what the npm scripts run, and these files. It goes when the test ends. */
export const givenClone = (files: Record<string, string>): string => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'hourcast-clone-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }))
  cpSync(infra, join(root, 'infra'), { recursive: true, filter: (path) => !path.endsWith('.ts') })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

export const { freePort }: { freePort: () => Promise<number> } = await import(join(infra, 'real-servers/free-ports.mjs'))
