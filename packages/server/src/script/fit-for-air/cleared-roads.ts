import type { Tongue } from '../tongue.ts'
import { holds, phrasesByTongue, without } from './phrases.ts'

/** What a traffic service says of a road that is free again. */
const CLEARED = phrasesByTongue({
  en: 'normal traffic|traffic normal|back to normal|cleared|reopened|now open|open again|lanes open|good service|running normally',
  de: 'aufgehoben|freigegeben|wieder frei|wieder offen|wieder befahrbar|wieder geöffnet|fährt wieder|fahren wieder|beendet|geräumt|behoben|aufgelöst|gefahr besteht nicht mehr',
  fr: 'rouvert*|rétabli*|levé|levée|levés|levées|dégagé*|terminé*|retour à la normale|circulation normale|trafic normal',
  es: 'reabiert*|reabre*|restablecid*|normalizad*|finalizad*|solucionad*|tráfico normal|circulación normal',
  it: 'riapert*|riapre|ripristinat*|riprende la circolazione|traffico regolare|circolazione regolare|conclus*|risolt*|terminat*',
  pt: 'reabert*|reabre*|restabelecid*|normalizad*|resolvid*|concluíd*|trânsito normal|circulação normal',
  pl: 'zakończon*|odblokowan*|przejezdn*|przywrócon*|udrożnion*|usunięt*|ruch odbywa się normalnie',
  nl: 'weer open|weer vrij|weer vrijgegeven|vrijgegeven|opgeheven|opgelost|verholpen|hersteld|rijden weer|rijdt weer',
  ro: 'redeschis*|reluat*|restabilit*|deblocat*|circulație normală|trafic normal|încheiat*',
  hi: 'बहाल|सामान्य|खुला|खुल गया|खुल गई|साफ',
})

/** 'Not cleared before noon', 'one lane reopened, two still closed': there something goes on. */
const GOES_ON = phrasesByTongue({
  en: 'not|until|still|yet|closed|blocked|delays|queues|queuing',
  de: 'noch nicht|noch|bis|erst|gesperrt|stau|staut',
  fr: 'pas|encore|jusqu|fermé*|coupé*|bouchon*',
  es: 'no|hasta|aún|todavía|cortad*|cerrad*|retenciones',
  it: 'non|ancora|fino|chius*|coda|code',
  pt: 'não|até|ainda|cortad*|fechad*|filas',
  pl: 'nie|do|jeszcze|zablokowan*|zamknięt*|korek|korki',
  nl: 'niet|nog|tot|dicht|afgesloten|file|files',
  ro: 'nu|până|încă|închis*|blocat*|coloan*',
  hi: 'नहीं|तक|अभी|बंद|जाम',
})

/** True for a headline that tells of a free road alone: it waits for all that is blocked. */
export const isCleared = (words: string, tongue: Tongue): boolean =>
  holds(words, CLEARED[tongue]) && !holds(without(words, CLEARED[tongue]), GOES_ON[tongue])
