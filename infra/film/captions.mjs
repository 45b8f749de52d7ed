/** Two lines, as long as subtitles have them. */
const MOST_LETTERS = 74

const inParts = (text) => {
  const parts = ['']
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${parts.at(-1)} ${word}`.trim()
    if (parts.at(-1) !== '' && longer.length > MOST_LETTERS) parts.push(word)
    else parts[parts.length - 1] = longer
  }
  return parts
}

/** A sentence that is read, cut into captions; each letter is taken for as long as every other, as the site's player does. */
const cuesOfSentence = ({ text, from, to }) => {
  const parts = inParts(text)
  const letters = parts.join('').length
  let read = 0
  return parts.map((part) => {
    const begins = from + ((to - from) * read) / letters
    read += part.length
    return { text: part, from: begins, to: from + ((to - from) * read) / letters }
  })
}

/** What is heard in the film, and where nothing is; `sounds` are in their order. */
export const cuesOf = (sounds) =>
  sounds.flatMap(({ host, spoken }, index) => {
    const [first] = spoken
    const silence = index === 0 && first ? [{ text: '[No sound yet]', from: 0, to: Math.min(first.from, 4_000) }] : []
    const sentences = spoken.map((sentence, place) =>
      place === 0 ? { ...sentence, text: `${host}: ${sentence.text}` } : sentence,
    )
    return [...silence, ...sentences.flatMap(cuesOfSentence)]
  })

const two = (number, width = 2) => String(number).padStart(width, '0')

/** 65 400 → '00:01:05.400'. */
const timeOf = (ms) => {
  const whole = Math.round(ms)
  const seconds = Math.floor(whole / 1000)
  return `00:${two(Math.floor(seconds / 60))}:${two(seconds % 60)}.${two(whole % 1000, 3)}`
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** WebVTT. */
export const writeCaptions = (cues) =>
  `WEBVTT\n\n${cues.map(({ text, from, to }) => `${timeOf(from)} --> ${timeOf(to)}\n${escaped(text)}\n`).join('\n')}`
