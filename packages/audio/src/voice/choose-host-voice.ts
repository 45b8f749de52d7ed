import { genderByChance } from '@hourcast/domain/hosts/gender'
import { hashName } from '@hourcast/domain/hosts/hash-name'
import type { Gender } from './voice-types.ts'

/** One of `voices`, always the same for the same host; without a known gender the name's hash decides on that too. */
export const chooseHostVoice = (voices: Record<Gender, readonly string[]>, hostName: string, gender?: Gender): string => {
  const hash = hashName(hostName)
  const list = voices[gender ?? genderByChance(hostName)]
  return list[Math.floor(hash / 2) % list.length] ?? ''
}
