import { HOUR_MS } from '@hourcast/domain/time-units'
import type { Calendar } from './calendar.ts'

// 'In campo Juventus-Inter 0-0': hours later the match is over, and the score another one.

/** So long a match lasts, with its break. */
const MATCH_MS = 2 * HOUR_MS
const SCORE = '(?<![\\d.,])\\d{1,3}\\s?[-–:]\\s?\\d{1,3}(?![\\d:-]|[.,]\\d)'
const RUNNING =
  'in campo|si gioca|fine primo tempo|intervallo|now playing|under way|half[- ]time|halbzeit|zur pause|es läuft|mi-temps|à la pause|en cours|en juego|al descanso|descanso|ao intervalo|intervalo|a decorrer|do przerwy|trwa mecz|ruststand|tussenstand|bij rust|la pauză|se joacă|हाफ टाइम|मैच जारी'
/** Before the teams and their score, and no sentence: 'Halbzeit: Holm-Lunden 1:0', 'In campo Olma-Luna 0-0, si gioca il derby'. */
const RUNS = new RegExp(
  `^(?:${RUNNING})\\s?:?\\s[^.:;?!]{3,50}?\\s?${SCORE}(?:[,.]|$)|^[^.:;?!]{3,50}?\\s${SCORE},?\\s(?:${RUNNING})[.]?$`,
  'iu',
)

/** True for a score that was one of the middle of a match, when the match is over. */
export const isScoreOver = (title: string, calendar: Calendar | undefined): boolean =>
  calendar !== undefined && calendar.age > MATCH_MS && RUNS.test(title.trim())
