// Which Chromium the browser tests use: CHROMIUM_PATH, the system's, Playwright's own, or one packed for npm (Linux x64).
import { execFileSync } from 'node:child_process'
import { accessSync, constants, createReadStream, createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs'
import { arch, homedir, platform } from 'node:os'
import { delimiter, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

const PACKED = '@sparticuz/chromium@147.0.0'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const MAC_PROGRAMS = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(isProgram)

const playwrightsOwn = async () => {
  try {
    const { chromium } = await import('@playwright/test')
    const path = chromium.executablePath()
    return existsSync(path) ? path : undefined
  } catch {
    // Playwright knows no build for every system.
    return undefined
  }
}

/** Unpacks the browser and the libraries it needs from the npm registry, once, into the user's cache. */
const packedForNpm = async () => {
  if (platform() !== 'linux' || arch() !== 'x64') return null
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'hourcast-chromium')
  const program = join(folder, 'chromium')
  if (!existsSync(join(folder, 'done'))) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    try {
      execFileSync('npm', ['pack', '--silent', PACKED, '--pack-destination', folder], { stdio: 'ignore', timeout: 120_000 })
      execFileSync('sh', ['-c', 'tar -xzf *.tgz && rm *.tgz'], { cwd: folder })
    } catch {
      return null
    }
    const bin = join(folder, 'package', 'bin')
    await pipeline(
      createReadStream(join(bin, 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(program, { mode: 0o755 }),
    )
    await pipeline(
      createReadStream(join(bin, 'al2023.tar.br')),
      createBrotliDecompress(),
      createWriteStream(join(folder, 'libraries.tar')),
    )
    execFileSync('tar', ['-xf', 'libraries.tar'], { cwd: folder })
    execFileSync('sh', ['-c', 'rm -r package libraries.tar && touch done'], { cwd: folder })
  }
  return { path: program, env: { LD_LIBRARY_PATH: join(folder, 'lib') } }
}

/** The program and what its environment needs; null where none can be had. */
export const findBrowser = async () => {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return isProgram(CHROMIUM_PATH) ? { path: CHROMIUM_PATH, env: {} } : null
  const path = onPath() ?? MAC_PROGRAMS.find(isProgram) ?? (await playwrightsOwn())
  return path ? { path, env: {} } : packedForNpm()
}
