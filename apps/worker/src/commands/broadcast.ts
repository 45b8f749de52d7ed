import { constants } from 'node:fs'
import { access, stat, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { createStudio } from '@hourcast/audio/studio'
import { findLanguage } from '@hourcast/domain/hosts/languages'
import { findMusicFormat } from '@hourcast/domain/hosts/music-formats'
import { findPresentationType } from '@hourcast/domain/hosts/presentation-types'
import { parseUrl } from '@hourcast/domain/parse-url'
import { isTimeZone } from '@hourcast/domain/slots/time-zone'
import { type ContentItem, type InputMode, type Length, type Script, TARGET_SECONDS } from '@hourcast/domain/sources/content'
import { splitSources } from '@hourcast/domain/sources/source-urls'
import { SECOND_MS } from '@hourcast/domain/time-units'
import { isVoiceThere } from '@hourcast/domain/voices/voice-choices'
import { withBed } from '@hourcast/server/broadcasts/with-bed'
import { systemClock } from '@hourcast/server/clock'
import type { Config } from '@hourcast/server/config'
import { knownVoices } from '@hourcast/server/natural-voices/voices-of'
import { createWriter } from '@hourcast/server/script/create-writer'
import { createAddressGuard } from '@hourcast/server/sources/address-guard'
import { createParsePool } from '@hourcast/server/sources/parse-pool'
import { createReadSources } from '@hourcast/server/sources/read-sources'
import type { SourceFault } from '@hourcast/server/sources/source-types'
import { studioConfigOf } from '@hourcast/server/studio-config'
import { Command, Option } from 'commander'
import { programs } from '../programs.ts'
import { commandConfig } from './command-config.ts'
import { CommandFailure } from './failure.ts'
import { readInstant } from './read-instant.ts'
import { leftOutLines, scriptReport } from './script-report.ts'

type Options = {
  source: string[]
  mode: InputMode
  type: string
  language: string
  tone: string
  length: Length
  host: string
  voice: string
  station: string
  location: string
  zone: string
  music: string
  task: string
  at?: string
  out?: string
  text?: boolean
  json?: boolean
}

const stage = (name: string, began: number): void =>
  console.error(`[${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s] ${name}`)

/** One bulletin by the same pipeline as air, without an account and without a database. */
export const broadcastCommand = (): Command =>
  new Command('broadcast')
    .description('Make one bulletin: read sources, write, speak, master. Needs no account. Stages go to stderr.')
    .requiredOption('--source <url...>', 'source addresses; several, or one joined by |')
    .addOption(new Option('--mode <mode>', 'how to read them').choices(['rss', 'json', 'https', 'curl']).default('rss'))
    .option('--type <name>', 'Intro, News, Weather, Traffic, Today, Playlist, Outro, "Custom action"', 'News')
    .option('--task <text>', 'what to do, for the type Custom action', '')
    .option('--language <name>', 'English, German, … as in the wizard', 'English')
    .option('--tone <0-5>', 'neutral, calm, friendly, energetic, serious, playful', '0')
    .addOption(new Option('--length <length>', 'about 45 s or 120 s').choices(['short', 'long']).default('short'))
    .option('--host <name>', 'who speaks', 'Clara')
    .option('--voice <id>', "whose voice: an id that 'voices list' prints (default: by the host's name)", '')
    .option('--station <name>', 'for whom', 'Hourcast')
    .option('--location <place>', 'where', '')
    .option('--zone <zone>', 'time zone of the words', 'UTC')
    .option('--music <format>', 'music under the voice, as in the wizard: Jazz, Pop, …', '')
    .option('--at <iso>', 'air time that the words speak for (default: now)')
    .option('--out <file.mp3>', 'where the MP3 goes')
    .option('--text', 'print the script alone, make no audio')
    .option('--json', 'print what was made as JSON: each breath with the items behind it, and what was left out')
    .addHelpText(
      'after',
      '\nExample, with the example feed of a running `npm start`:\n  ALLOW_PRIVATE_HOSTS=localhost:3000 npm run hourcast -- broadcast --source http://localhost:3000/example/feed.xml --out bulletin.mp3',
    )
    .action(makeBroadcast)

const makeBroadcast = async (options: Options): Promise<void> => {
  if (!options.out && !options.text)
    throw new CommandFailure('Say where the bulletin goes: --out FILE.mp3, or --text for the script alone.', 2)
  const began = Date.now()
  const settings = readSettings(options)
  if (options.out && !options.text) await requirePlace(options.out)
  const config = commandConfig()

  stage('reading the sources', began)
  const items = await readItems(config, options)

  stage(`writing, from ${items.length} items`, began)
  const script = await createWriter(config).write('bulletin', { ...settings, items, toldAt: new Map() })
  const report = scriptReport(script, items)
  if (!options.json) for (const line of leftOutLines(script)) console.error(`          ${line}`)
  if (options.text) return void console.log(options.json ? JSON.stringify(report) : report.text)

  const out = options.out ?? ''
  const { mp3, ...made } = await speak(config, settings, script, (name) => stage(name, began))
  await writeFile(out, mp3).catch((error: Error) => {
    throw new CommandFailure(`--out: ${error.message}`)
  })
  const { durationMs, lufs, truePeakDbtp, sha256 } = made
  stage(`${out}: ${(durationMs / 1000).toFixed(1)} s, ${lufs.toFixed(1)} LUFS, ${truePeakDbtp.toFixed(1)} dBTP`, began)
  if (options.json) console.log(JSON.stringify({ ...report, out, durationMs, lufs, truePeakDbtp, sha256 }))
}

const readItems = async (config: Config, options: Options): Promise<ContentItem[]> => {
  const guard = createAddressGuard({ allow: config.ALLOW_PRIVATE_HOSTS })
  const parser = createParsePool(programs)
  const readSources = createReadSources({ config, guard, parser, clock: systemClock })
  const urls = options.source.flatMap(splitSources)
  const { items, faults } = await readSources({ mode: options.mode, urls }).finally(() => parser.close())
  for (const fault of faults) console.error(`          ${fault.message}`)
  const refused = [...new Set(faults.flatMap(refusedPairs))].join(',')
  if (refused) console.error(`          To allow it, set ALLOW_PRIVATE_HOSTS=${refused} before the command or in .env.`)
  if (items.length === 0) throw new CommandFailure('No content found: none of the sources could be read.')
  return items
}

/** As ALLOW_PRIVATE_HOSTS names it; nothing where the source only leads to what is refused. */
export const refusedPairs = ({ url: named, code, message }: SourceFault): string[] => {
  const url = parseUrl(`http://${named}`)
  const bare = (text: string) => text.replace(/[[\]]/g, '')
  if (!url || !['port', 'private-address'].includes(code) || !bare(message).includes(`${bare(url.hostname)} `)) return []
  return (url.port ? [url.port] : ['80', '443']).map((port) => `${url.hostname}:${port}`)
}

const speak = async (
  config: Config,
  settings: ReturnType<typeof readSettings>,
  { title, segments }: Script,
  onStage: (name: string) => void,
) => {
  const { language, tone, hostName, voice, stationName, airAt } = settings
  const studio = createStudio(studioConfigOf(config, programs))
  const tags = {
    title,
    host: hostName,
    station: stationName,
    date: new Date(airAt).toISOString().slice(0, 10),
    language: findLanguage(language)?.locale ?? 'en-US',
  }
  const host = { language, tone, hostName, ...(voice ? { voice } : {}) }
  const targetMs = TARGET_SECONDS[settings.length] * SECOND_MS
  const request = withBed({ segments, ...host, loudnessLufs: -16, targetMs, tags }, segments, settings)
  return studio.render(request, { onStage }).finally(() => studio.close())
}

/** Said before the work is done, not after it. */
const requirePlace = async (out: string): Promise<void> => {
  const there = await stat(out).catch(() => undefined)
  if (there?.isDirectory()) throw new CommandFailure(`--out: ${out} is a folder; name a file in it, like bulletin.mp3`, 2)
  // What is there already is written to as it is: a pipe, /dev/stdout, a file in somebody else's folder.
  if (there) return
  const folder = dirname(resolve(out))
  await access(folder, constants.W_OK).catch((error: Error) => {
    throw new CommandFailure(`--out: ${folder} must be a folder that this user may write to: ${error.message}`, 2)
  })
}

const readSettings = (options: Options) => {
  const language = findLanguage(options.language)
  if (!language) throw new CommandFailure(`--language: '${options.language}' is none of the 14 languages`, 2)
  const type = findPresentationType(options.type)
  if (!type) throw new CommandFailure(`--type: '${options.type}' is no presentation type`, 2)
  const tone = Number(options.tone)
  if (!Number.isInteger(tone) || tone < 0 || tone > 5) throw new CommandFailure('--tone: 0, 1, 2, 3, 4 or 5', 2)
  if (options.music !== '' && !findMusicFormat(options.music))
    throw new CommandFailure(`--music: '${options.music}' is no music format`, 2)
  if (!isVoiceThere(knownVoices(commandConfig()), { language: language.value, voice: options.voice }))
    throw new CommandFailure(`--voice: no voice '${options.voice}' speaks ${language.name} here; 'voices list' names them`, 2)
  const airAt = readInstant('--at', options.at)
  if (!isTimeZone(options.zone)) throw new CommandFailure(`--zone: '${options.zone}' is no time zone`, 2)
  return {
    language: language.value,
    presentationType: type.value,
    tone,
    airAt,
    timeZone: options.zone,
    length: options.length,
    customTask: options.task,
    hostName: options.host,
    voice: options.voice,
    stationName: options.station,
    location: options.location,
    musicFormat: options.music,
    musicBed: true,
    includeDateTime: true,
    aiNotice: false,
  }
}
