import { wordCount } from '../built-in/sentences.ts'

/** So short, around the stories, a sentence of these words alone tells nothing: 'Een fijne middag nog!' */
const LONGEST = 4
const WISH =
  /^(?:good|nice|lovely|great|enjoy|gute[nsr]?|schöne[nsr]?|bonne?|belle|buen[ao]?s?|buon[ao]?|bella|feliz|dobr\p{L}+|miłe\p{L}+|spokojn\p{L}+|udan\p{L}+|goede?|fijne|prettige|mooie|bună|bun|frumoas[ăa]|plăcut[ăa]|lini[șş]tit[ăa]|hello|hallo|hola|ciao|salut|welcome|willkommen|bienvenidos|benvenuti|witamy|witaj\p{L}*|welkom|thanks|danke|merci|gracias|grazie|obrigad[oa]|dziękuj\p{L}+|bedankt|mulțumesc|शुभ|सुप्रभात|नमस्कार|धन्यवाद|रात्रि|दिन)$/iu
const PART_OF_DAY =
  /^(?:day|morning|afternoon|evening|night|week|weekend|everyone|abend|nachmittag|morgen|tag|nacht|woche|wochenende|soir|soirée|journée|nuit|matin|matinée|après-midi|tous|tarde|tardes|noche|noches|días|semana|todos|serata|sera|giornata|pomeriggio|notte|mattina|tutti|noite|dia|manhã|wieczór|wieczor\p{L}*|dnia|dzień|nocy|poran\p{L}+|popołudni\p{L}+|tydzień|wszystkim|avond|middag|ochtend|morgen|seară|seara|zi|ziua|noapte|noaptea|după-amiază|după-amiaza|dimineața|tuturor)$/iu
const WORD = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu
/** Small words say nothing by themselves. */
const SMALL = 3

export const isWishAlone = (sentence: string): boolean =>
  wordCount(sentence) <= LONGEST &&
  (sentence.match(WORD) ?? []).every((word) => word.length <= SMALL || WISH.test(word) || PART_OF_DAY.test(word))
