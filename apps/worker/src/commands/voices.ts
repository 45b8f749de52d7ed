import { encodeWav } from '@hourcast/audio/encode-wav'
import { sayBuiltIn, sayNaturally, sayRemotely } from '@hourcast/audio/natural/say'
import { requireTone } from '@hourcast/audio/tones'
import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { findCatalogueVoice, NATURAL_CATALOGUE } from '@hourcast/domain/voices/natural-catalogue'
import { builtInVoiceId, isSameVoice, readVoiceId } from '@hourcast/domain/voices/voice-id'
import { type AddVoice, addFromCatalogue, addFromFolder } from '@hourcast/server/natural-voices/add-voice'
import { takeAway } from '@hourcast/server/natural-voices/place-voice'
import { VoiceProblem } from '@hourcast/server/natural-voices/voice-problem'
import { addingOf, installedVoices, knownVoices } from '@hourcast/server/natural-voices/voices-of'
import { voiceServersOf } from '@hourcast/server/voice-server-lines'
import { Command, Option } from 'commander'
import { programs } from '../programs.ts'
import { writeWhole } from '../write-whole.ts'
import { commandConfig } from './command-config.ts'
import { CommandFailure } from './failure.ts'
import { forTerminal } from './for-terminal.ts'
import { showProgress } from './show-progress.ts'

const MB = 1_000_000

const orFailure = (error: Error): never => {
  throw error instanceof VoiceProblem ? new CommandFailure(error.message) : error
}

const builtIn = LANGUAGES.flatMap(({ value, locale }) =>
  (['f', 'm'] as const).map((gender) => ({ id: builtInVoiceId(value, gender), locale, gender })),
)

const list = (): Command =>
  new Command('list')
    .description('List the voices that are there, by the ids that hosts choose them by, and the natural ones that can be added.')
    .option('--json', '{installed, remote, builtIn, available}')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- voices list')
    .action(({ json }: { json?: boolean }) => {
      const installed = installedVoices(commandConfig())
      const remote = knownVoices(commandConfig()).filter(({ kind }) => kind === 'remote')
      const there = new Set(installed.map(({ id }) => id))
      const available = NATURAL_CATALOGUE.filter(({ id }) => !there.has(id))
      if (json)
        return console.log(
          JSON.stringify({ installed: installed.map(({ folder: _, ...voice }) => voice), remote, builtIn, available }),
        )
      const genders = { f: 'woman', m: 'man' }
      const inWords = (gender: 'f' | 'm' | null) => (gender ? genders[gender] : 'any').padEnd(6)
      console.log(installed.length === 0 ? 'No natural voice is there: the built-in one speaks.' : 'There:')
      for (const { id, gender, locales } of installed)
        console.log(forTerminal(`  ${id.padEnd(24)} ${inWords(gender)} ${locales.join(', ')}`))
      if (remote.length > 0) console.log('On voice servers:')
      for (const { id, gender, locales } of remote)
        console.log(forTerminal(`  ${id.padEnd(24)} ${inWords(gender)} ${locales.join(', ')}`))
      console.log('Built in, with :f or :m after it the woman or the man:')
      for (const { value, locale } of LANGUAGES) console.log(`  ${builtInVoiceId(value).padEnd(24)} ${inWords(null)} ${locale}`)
      if (available.length > 0) console.log('Can be added:')
      for (const { id, gender, locale, serves, bytes, licence } of available)
        console.log(
          `  ${id.padEnd(24)} ${inWords(gender)} ${String(Math.round(bytes / MB)).padStart(3)} MB  ${[locale, ...serves].join(', ').padEnd(19)}  ${licence ?? 'licence unclear: read its card'}`,
        )
    })

const progressOf = (id: string): ((bytes: number) => void) => {
  const total = findCatalogueVoice(id)?.bytes ?? 0
  return showProgress(id, `${Math.round(total / MB)} MB`, total)
}

const WAYS_OUT =
  'Where there is no way to it, VOICES_BASE_URL names another place, and a folder with the model needs no network: voices add ./my-voice'

/** Each reason once, and with the first one what else can be done. */
const tryingAgain = (): ((why: string) => void) => {
  const told = new Set<string>()
  return (why) => {
    if (told.has(why)) return
    console.error(`${why}; trying again${told.size === 0 ? `. ${WAYS_OUT}` : ''}`)
    told.add(why)
  }
}

type Add = { acceptLicence?: boolean; language?: string; gender?: 'f' | 'm'; name?: string; json?: boolean }

const add = (): Command =>
  new Command('add')
    .description('Add a natural voice by its id (it is fetched), or from a folder that holds a Piper model (nothing is fetched).')
    .argument('<id or folder>')
    .option('--accept-licence', 'its licence was read; needed where that is not plainly free')
    .option('--language <name>', 'from a folder: which language, where its name does not say')
    .addOption(new Option('--gender <f|m>', 'from a folder: for whom it speaks; without it for every host').choices(['f', 'm']))
    .option('--name <name>', 'from a folder: how it is called')
    .option('--json', 'print what was added')
    .addHelpText(
      'after',
      '\nExamples:\n  npm run hourcast -- voices add en-US:kristin\n  npm run hourcast -- voices add ./my-voice --language German --gender f',
    )
    .action(async (what: string, { json, acceptLicence = false, language: locale, ...said }: Add) => {
      const options: AddVoice = {
        ...addingOf(commandConfig(), programs),
        fetching: { onProgress: progressOf(what), onTryAgain: tryingAgain() },
      }
      const isId = /^[a-z]{2}(-[a-z]{2})?:/i.test(what)
      const adding = isId
        ? addFromCatalogue(options, { id: what, acceptLicence })
        : addFromFolder(options, { folder: what, ...said, ...(locale === undefined ? {} : { locale }) })
      const { id, bytes, licence, attribution } = await adding.catch(orFailure)
      if (json) return console.log(JSON.stringify({ id, bytes, licence, attribution }))
      console.log(
        forTerminal(
          `${id} is there (${Math.round(bytes / MB)} MB${licence ? `, ${licence}` : ''}). It speaks from the next bulletin on.`,
        ),
      )
    })

const remove = (): Command =>
  new Command('remove')
    .description('Remove a natural voice. Bulletins that it has spoken stay.')
    .argument('<id>')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- voices remove en-US:kristin')
    .action(async (id: string) => {
      const { voices } = addingOf(commandConfig(), programs)
      const found = installedVoices(commandConfig()).find((voice) => isSameVoice(voice.id, id))
      if (!found || !(await takeAway(voices, found.id))) throw new CommandFailure(`There is no voice '${id}' here.`)
      console.log(`${forTerminal(found.id)} is removed.`)
    })

const speak = async (id: string, said: { text: string; tone: number; hostName: string }) => {
  const named = readVoiceId(id)
  if (named?.kind === 'built-in')
    return sayBuiltIn(programs, named.language, { ...said, ...(named.gender ? { gender: named.gender } : {}) })
  if (named?.kind === 'remote') {
    const spoken = await sayRemotely(voiceServersOf(commandConfig()), named.name, said)
    if (spoken) return spoken
  }
  const voice = installedVoices(commandConfig()).find((each) => isSameVoice(each.id, id))
  if (!voice) throw new CommandFailure(`There is no voice '${id}' here; 'voices list' names those that there are.`)
  return sayNaturally(programs, voice, said)
}

const say = (): Command =>
  new Command('say')
    .description('Have a voice say a text, as it is: neither mastered nor cut into sentences.')
    .argument('<id>', "as 'voices list' names it; the built-in voice of a language is built-in:fr, its woman built-in:fr:f")
    .argument('<text>')
    .requiredOption('--out <file.wav>', 'where the sound goes')
    .option('--tone <0-5>', 'neutral, calm, friendly, energetic, serious, playful', '0')
    .option('--host <name>', 'which of the built-in speakers', 'Clara')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- voices say built-in:fr "Bonjour et bienvenue." --out bonjour.wav')
    .action(async (id: string, text: string, { out, tone, host }: { out: string; tone: string; host: string }) => {
      const number = Number(tone)
      try {
        requireTone(number)
      } catch (error) {
        throw new CommandFailure(`--tone: ${(error as Error).message}`, 2)
      }
      const speech = await speak(id, { text, tone: number, hostName: host }).catch((error: Error) => {
        throw error instanceof CommandFailure ? error : new CommandFailure(error.message)
      })
      await writeWhole(out, encodeWav(speech))
      console.log(`${out}: ${(speech.samples.length / speech.sampleRate).toFixed(1)} s at ${speech.sampleRate} Hz`)
    })

export const voicesCommand = (): Command =>
  new Command('voices')
    .description('The natural voices of this machine: list, add, remove, say.')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- voices list')
    .addCommand(list())
    .addCommand(add())
    .addCommand(remove())
    .addCommand(say())
