import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readInstalledVoices } from '../natural/installed-voices.ts'
import { openModel } from '../natural/model.ts'
import { MAX_CHARS } from '../natural/natural-voice.ts'
import { readModelSettings } from '../natural/read-model-settings.ts'
import { planSentences } from '../plan-sentences.ts'
import { createBuiltInVoice } from '../voice/built-in-voice.ts'
import { benchBulletin } from './bench-bulletin.ts'

export type NaturalBench = {
  id: string
  audioSeconds: number
  /** Processor seconds of the model alone, for all of it. */
  cpuSeconds: number
  /** Of this process with the model loaded and used, in bytes. */
  peakBytes: number
}

/** What the first of the natural voices in a folder costs; null without one. */
export const benchNatural = async (folder: string, voiceProgram: string): Promise<NaturalBench | null> => {
  const [voice] = readInstalledVoices(folder)
  if (!voice) return null
  const { espeakVoice } = readModelSettings(await readFile(join(voice.folder, 'voice.onnx.json'), 'utf8'))
  const builtIn = createBuiltInVoice({ program: voiceProgram })
  const sentences = planSentences(benchBulletin('natural'), MAX_CHARS)
  const phonemes: string[] = []
  for (const { text } of sentences) phonemes.push(await builtIn.phonemes({ text, espeakVoice }))
  await builtIn.close()
  const model = await openModel(voice.folder)
  await model.speak(phonemes[0] ?? '', 1)
  const before = process.cpuUsage()
  let samples = 0
  for (const each of phonemes) samples += (await model.speak(each, 1)).length
  const { user, system } = process.cpuUsage(before)
  return {
    id: voice.id,
    audioSeconds: samples / model.sampleRate,
    cpuSeconds: (user + system) / 1e6,
    peakBytes: process.resourceUsage().maxRSS * 1024,
  }
}
