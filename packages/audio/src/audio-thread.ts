import { move } from 'piscina'
import { type MasterJob, type Mastered, master } from './master.ts'

/** What the audio threads do: an entry of its own, bundled into one file. */
export const masterInThread = async (job: MasterJob): Promise<Mastered> => {
  const mastered = await master(job)
  const mp3 = Uint8Array.from(mastered.rendering.mp3)
  return move({ ...mastered, rendering: { ...mastered.rendering, mp3 } })
}
