import type { SampleProgress, ShownSample } from '@hourcast/server/samples/load-samples'

/** All words of the page. */
export const WORDS = {
  title: 'Samples',
  description:
    'Hear what Hourcast makes: bulletins in 14 languages and eight kinds, each written, spoken and mastered by the program itself.',
  heading: 'Hear it before you believe it',
  lede: 'Every sample here was made on this server, by the same steps that make a bulletin for the air: a feed is read, a script is written, a voice speaks it, and it is mastered and checked. Nobody edited anything.',
  examples: 'The stories and places are made up, and each feed is marked as an example.',
  tabs: 'Kinds of samples',
  feed: 'The feed it was made from',
  download: 'Download MP3',
  broken: 'The audio could not be loaded. Try again in a moment.',
  reload: 'Reload the page to see how far it is.',
  off: 'The samples are switched off on this server.',
  call: 'Make one of your own',
  callText: 'Name your sources, choose a voice and a tone, and hear your own bulletin before you save anything.',
  create: 'Create Schedule',
} as const

const emptyTab = { making: 'The first one of this kind is on its way.', not: 'There is none of this kind here.' }

export const emptyWords = (isMaking: boolean): string => (isMaking ? emptyTab.making : emptyTab.not)

/** More are to come: the page looks for them by itself. */
export const isMaking = ({ total, ready, failed, isOn }: SampleProgress): boolean => isOn && ready + failed < total

const failedWords = (failed: number): string =>
  failed === 1 ? 'One could not be made and is tried again later.' : `${failed} could not be made and are tried again later.`

/** How far their making is, in words that are true at each moment. */
export const progressWords = (progress: SampleProgress): string => {
  const { total, ready, failed, isOn } = progress
  if (!isOn) return WORDS.off
  const count = `${ready} of ${total} are ready.`
  if (isMaking(progress)) return `${count} The others are made one after the other, while nothing is due on air.`
  if (ready === 0) return 'No sample could be made here: the voice does not answer. They are tried again later.'
  return failed > 0 ? `${count} ${failedWords(failed)}` : `${total} samples, made here.`
}

/** What a button plays, as a sentence names it. */
export const nameOf = ({ HostName, Category, Language, Style }: ShownSample): string =>
  `${HostName}, ${Category} in ${Language}, ${Style}`
