/**
 * What turns the words after it round, ends a line, or is not seen at all. The marks that letters of some scripts need between them stay:
 * joiners, and the marks of direction for a single place.
 */
const TRICKS = /[\u00ad\u180e\u200b\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\uffff\u{e0000}-\u{e007f}\p{Surrogate}]/gu

/** More marks on one letter than any language has: they are drawn over the lines above and below. */
const STACKED = /(\p{M}{4})\p{M}+/gu

/** Letters by their class that are drawn as nothing. */
const BLANKS = /[\u115f\u1160\u2800\u3164\uffa0]/g
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A text that a stranger wrote, as others may see it: its words as they are, without what plays with those around it. */
export const strangersText = (text: string): string => text.replace(TRICKS, '').replace(STACKED, '$1')

/** Whether anything of a text is seen. */
export const isSeen = (text: string): boolean => VISIBLE.test(text.replace(BLANKS, ''))
