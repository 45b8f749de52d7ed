import type { Tongue } from '../tongue.ts'
import { holds, phrasesByTongue } from './phrases.ts'

/** What a weather service calls a danger. */
const WARNINGS = phrasesByTongue({
  en: 'warning|warnings|alert|alerts|advisory|watch issued|danger to life|flood watch|storm watch|tornado watch',
  de: 'warnung*|amtliche warnung*|unwetter*|unwetterwarnung*|sturmwarnung*|hochwasserwarnung*|warnt',
  pl: 'ostrzeżeni*|ostrzega|alert|alerty|zagrożeni*',
  es: 'aviso|avisos|alerta|alertas',
  it: 'allerta|allerte|avviso|avvisi',
  fr: 'vigilance|alerte|alertes',
  pt: 'aviso|avisos|alerta|alertas',
  hi: 'अलर्ट|चेतावनी',
  nl: 'code geel|code oranje|code rood|waarschuwing*|waarschuwt|weeralarm',
  ro: 'cod galben|cod portocaliu|cod roșu|avertizare|avertizări|avertizarea|alertă',
})

/** True for plain words that warn: in a weather report they come first. */
export const isWarning = (words: string, tongue: Tongue): boolean => holds(words, WARNINGS[tongue])
