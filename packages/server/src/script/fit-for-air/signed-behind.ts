// Behind a headline: 'L’Italia che non legge - di Marco Belli' is what he thinks, 'Chiuso il casello di Nervi - di Marco Belli' what he reports.

const BY_BEHIND = /\s[-–—|]\s(?:di|par|por)\s\p{Lu}[\p{L}’'-]+\s\p{Lu}[\p{L}’'-]+[.]?$/u

/** When, or how much: who reports says it in the first sentences. */
const FACT =
  /\d|(?<!\p{L})(?:oggi|ieri|stamattina|stamane|stanotte|questa (?:mattina|notte|sera)|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|aujourd['’]hui|hier|ce (?:matin|soir)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hoy|ayer|esta (?:mañana|tarde|noche)|lunes|martes|miércoles|jueves|viernes|sábado|domingo|hoje|ontem|esta (?:manhã|tarde|noite)|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?)(?!\p{L})/iu
/** What was done, by somebody who is no 'we'. */
const DONE =
  /(?<!\p{L})(?:(?:è|si è|sono|si sono|ha|hanno|a|ont|est|sont|s['’]est|ha|han|se ha|se han|foi|foram|fue|fueron)\s(?:stat[oaie]\s|été\s|sido\s)?(?!quest|tutt|molt|tant|tout)\p{L}{2,}(?:[aiu]t[oaie]|[oesrt]t[oaie]|s[oaie]|ées?|és?|[ai]d[oa]s?)|\p{L}{3,}(?:ó|aron|ieron|aram|eram|iram|ou))(?!\p{L})/iu
/** So begins what somebody thinks, and so it ends. */
const THOUGHT = /^(?:perché|pourquoi|por qué|por que|porque|why|se|si|quando|quand|cuando|come|comment|cómo|como)\s|[?!…]/iu

/** True for a headline with a name behind it, and no news under it. `texts`: the headline, and what follows. */
export const isSignedThought = ([headline = '', ...others]: readonly string[]): boolean => {
  if (!BY_BEHIND.test(headline)) return false
  const told = others.slice(0, 3).join(' ')
  return THOUGHT.test(headline) || !FACT.test(told) || !DONE.test(told)
}

/** A French column is headed by a quotation, and its text names at last whose thought it is. */
const QUOTATION = /^(?:\p{L}[^«»:]{1,40}\s?:\s)?«[^«»]+»$/u
const WHO_THINKS =
  /,\s(?:constate|analyse|estime|observe|explique|souligne|plaide|juge|écrit|déplore|regrette|rappelle|s['’]interroge|affirme|dénonce)\s(?:\p{Ll}[^,.]{0,60}\s)?\p{Lu}[\p{L}’'-]+\s(?:de\s|du\s)?\p{Lu}/u

/** True for « Le gouvernement va céder », where the text ends with 'constate Jean Riou'. */
export const isQuotedThought = ([headline = '', ...others]: readonly string[]): boolean =>
  QUOTATION.test(headline.trim().replace(/\.$/u, '')) && WHO_THINKS.test(others.at(-1) ?? '')

export const withoutNameBehind = (headline: string): string => headline.replace(BY_BEHIND, '')
