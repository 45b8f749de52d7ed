import type { Tongue } from '../tongue.ts'

// Papers end a headline with what their page shows: 'Mega-Sena: veja os números'. A listener sees no page.

/** What behind such a verb is to be found on the page. */
const PT_SHOWN = '(?:os?|as?|como|qua(?:l|is)|quem|quando|onde|quanto|que|por que|se|tudo|lista|fotos?|vídeos?)'
const ES_SHOWN =
  '(?:el|los?|las?|cómo|cuál(?:es)?|qué|quién(?:es)?|cuándo|dónde|cuánto|por qué|si|todo|aquí|fotos?|vídeos?|videos?)'

type Romance = 'es' | 'pt' | 'fr' | 'it'

const VERBS: Readonly<Record<Romance, string>> = {
  fr: "(?:voici (?:ce qu|pourquoi|comment|où|quand|à quoi|la liste)|ce qu['’]il faut (?:savoir|retenir)|ce que l['’]on sait|ce qui (?:change|vous attend)|tout (?:savoir|ce qu)|on vous (?:explique|dit)|découvrez (?:le|la|les|où|qui|comment|ce)|toutes les infos)",
  it: "(?:ecco (?:cosa|come|chi|dove|quando|perché|quali|quanto|tutt\\p{L})|tutto quello che|cosa (?:sapere|sappiamo|cambia|c[’']è da sapere)|come (?:richiedere|fare domanda|funziona|vederl\\p{L})|dove (?:vedere|vederl\\p{L})|scopri (?:il|la|le|gli|i|come|cosa|dove|chi|quali)|tutte le info)",
  pt: `(?:veja|confira|conheça|saiba|entenda|descubra|assista|consulte)\\s${PT_SHOWN}`,
  es: `(?:(?:comprueba|consulta|consulte|conoce|conozca|descubre|mira|revisa|checa)\\s${ES_SHOWN}|(?:comprobar|entérate)(?=\\s)|lo que (?:debes|hay que|necesitas|tienes que|se) sab\\p{L}{1,3}|qué se sabe|todo lo que (?:debes|hay|necesitas|tienes|se)|est[eo] (?:es lo que|pasó|ocurrió|sucedió)|te (?:contamos|decimos|explicamos)|¡qué)`,
}
/** A question that is none: 'Dólar hoy: así amanece'. */
const ASKED: Readonly<Record<Romance, string>> = {
  fr: '(?:le point sur|nos conseils|les réponses|les images|la vidéo|la carte)',
  it: '(?:i dettagli|le info|tutti i dettagli|la mappa|il video|le foto|gli orari|come fare)',
  pt: '(?:o que se sabe|onde (?:assistir|ver)|como (?:assistir|ver)|tudo o que|(?:veja|confira|assista|entenda)(?=\\s))',
  es: '(?:así\\s(?:es|será|fue|está|amanece|queda|quedan|quedó|puedes)|esto es lo que|todo lo que|est[ao]s son)',
}

/** Behind a colon a question may be all the story: 'El juez, a Ruiz: cómo cobró'. */
const BEHIND_SEMICOLON: Readonly<Record<Romance, string>> = {
  fr: '(?:comment|où|quand|qui)',
  it: '(?:come|dove|quando|chi)',
  pt: '(?:como|quando|onde|quais)',
  es: '(?:qué|cómo|cuándo|dónde|cuáles|quiénes|cuánto|a qué hora)',
}
/** 'Descubre la Policía un túnel': the verb is no order, somebody with a name does it. */
const SOMEBODY_DOES = /^\p{L}+ (?:el|los?|las?|os?|as?) \p{Lu}/u

const patternsIn = (tongue: Romance): { begins: RegExp; ends: RegExp } => {
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
const PATTERNS: Readonly<Partial<Record<Tongue, ReturnType<typeof patternsIn>>>> = {
  pt: patternsIn('pt'),
  es: patternsIn('es'),
  fr: patternsIn('fr'),
  it: patternsIn('it'),
}

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
