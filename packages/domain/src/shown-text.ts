import { CARD_TEXT, SOURCE_SHOWN } from './limits.ts'

const cut = (text: string, over: number, shown: number): string => {
  // By code points: a cut must not leave half an emoji.
  const characters = [...text]
  return characters.length > over ? `${characters.slice(0, shown).join('')}…` : text
}

/** A source in the wizard: longer than 30 characters is shown cut to 30 with an ellipsis. */
export const shownSource = (source: string): string => cut(source, SOURCE_SHOWN, SOURCE_SHOWN)

/** Task and source on a scheduler schedule: over 60 characters shows the first 50 and an ellipsis. */
export const shownOnCard = (text: string): string => cut(text, CARD_TEXT.over, CARD_TEXT.shown)
