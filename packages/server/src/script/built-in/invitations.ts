import type { Tongue } from '../tongue.ts'

// Papers end a headline with what their page shows: 'Mega-Sena: veja os números'. A listener sees no page.

/** What behind such a verb is to be found on the page. */
const PT_SHOWN = '(?:os?|as?|como|qua(?:l|is)|quem|quando|onde|quanto|que|por que|se|tudo|lista|fotos?|vídeos?)'
const ES_SHOWN =
  '(?:el|los?|las?|cómo|cuál(?:es)?|qué|quién(?:es)?|cuándo|dónde|cuánto|por qué|si|todo|aquí|fotos?|vídeos?|videos?)'

type Iberian = 'es' | 'pt'

const VERBS: Readonly<Record<Iberian, string>> = {
  pt: `(?:veja|confira|conheça|saiba|entenda|descubra|assista|consulte)\\s${PT_SHOWN}`,
  es: `(?:(?:comprueba|consulta|consulte|conoce|conozca|descubre|mira|revisa|checa)\\s${ES_SHOWN}|(?:comprobar|entérate)(?=\\s))`,
}
/** A question that is none: 'Dólar hoy: así amanece'. */
const ASKED: Readonly<Record<Iberian, string>> = {
  pt: '(?:o que se sabe|onde (?:assistir|ver)|como (?:assistir|ver)|tudo o que|(?:veja|confira|assista|entenda)(?=\\s))',
  es: '(?:así\\s(?:es|será|fue|está|amanece|queda|quedan|quedó|puedes)|esto es lo que|todo lo que|est[ao]s son)',
}

/** Behind a colon a question may be all the story: 'El juez, a Ruiz: cómo cobró'. */
const BEHIND_SEMICOLON: Readonly<Record<Iberian, string>> = {
  pt: '(?:como|quando|onde|quais)',
  es: '(?:qué|cómo|cuándo|dónde|cuáles|quiénes|cuánto|a qué hora)',
}
/** 'Descubre la Policía un túnel': the verb is no order, somebody with a name does it. */
const SOMEBODY_DOES = /^\p{L}+ (?:el|los?|las?|os?|as?) \p{Lu}/u

const patternsIn = (tongue: Iberian): { begins: RegExp; ends: RegExp } => {
  const verbs = VERBS[tongue]
  return {
    // 'Última hora de la guerra' heads a page that changes all day, unless its news stands behind a colon.
    begins: new RegExp(`^(?:${verbs}|última hora (?:del?|sobre))(?!\\p{L})`, 'iu'),
    ends: new RegExp(
      `(?:[;:,.]|\\s[–-])\\s${verbs}(?!\\p{L})|[;:]\\s${ASKED[tongue]}(?!\\p{L})|;\\s${BEHIND_SEMICOLON[tongue]}(?!\\p{L})`,
      'iu',
    ),
  }
}
const PATTERNS: Readonly<Partial<Record<Tongue, ReturnType<typeof patternsIn>>>> = { pt: patternsIn('pt'), es: patternsIn('es') }

/** 'Última hora del incendio de Getafe: evacuadas 200 personas' */
const NEWEST = /^última hora (?:del?|sobre)\s[^:]{1,80}:\s(\p{L})(.{12,})$/iu

/** Fewer words than these before it are a name, not news. */
const LEAST_WORDS = 4

/** A headline without its invitation to look at the page; empty where it is nothing else. Questions and quotes stay as they are. */
export const withoutInvitation = (title: string, tongue: Tongue): string => {
  const patterns = PATTERNS[tongue]
  if (patterns === undefined || /["“”«»?]/.test(title)) return title
  const newest = NEWEST.exec(title)
  if (newest) return `${newest[1]?.toUpperCase()}${newest[2]}`
  if (patterns.begins.test(title) && !SOMEBODY_DOES.test(title)) return ''
  const at = title.search(patterns.ends)
  if (at < 0) return title
  const told = title.slice(0, at).trim()
  return told.split(/\s+/).length < LEAST_WORDS ? '' : told
}
