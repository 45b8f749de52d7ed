/** Speakers that exist a second time, as `clear` and `clearf2`; '' is the language's own. */
export const CLEAR_SPEAKERS = ['', 'm1', 'm3', 'm7', 'f1', 'f2', 'f3', 'f5']

/** A longer throat: every formant lies this much lower. */
const FORMANTS = 0.95
/** Consonants against vowels, whose noise some languages' sounds leave very weak; no tremble and no echo, which blur both. */
const LINES = 'consonants 160 200\nvoicing 70\nflutter 0\necho 0 0\n'
/** More of what lies above 2 kHz. Women's voices gained nothing by it. */
const BRIGHT = 'tone 600 120 1200 135 2000 150 4000 160\n'
/** Height and width of each formant of a man, in percent: somewhat stronger and wider than the engine's own. */
const MENS_FORMANTS = [
  [130, 140],
  [128, 128],
  [120, 128],
  [116, 160],
  [100, 171],
  [100, 171],
  [128, 128],
  [128, 128],
  [128, 128],
]
/** The language's own speaker has no file. */
const OWN = MENS_FORMANTS.map((_, formant) => `formant ${formant} 100\n`).join('')

const FORMANT_LINE = /^formant +(\d) +(\d+)(.*)$/gm

/** The engine's file of a speaker, made into the one of its clearer double. Later lines replace earlier ones. */
export const toClearSpeaker = (speaker, file) => {
  const isWoman = speaker.startsWith('f')
  const text = (speaker === '' ? OWN : file).replace(FORMANT_LINE, (_, formant, percent, rest) => {
    const shape = isWoman ? rest : ` ${MENS_FORMANTS[formant].join(' ')}`
    return `formant ${formant} ${Math.round(percent * FORMANTS)}${shape}`
  })
  return `${text}\n${LINES}${isWoman ? '' : BRIGHT}`
}
