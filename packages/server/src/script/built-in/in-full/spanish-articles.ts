// 'Gobierno decretó emergencia': papers of the Americas leave out the article of who acts, a host says it.

const ARTICLES: readonly (readonly [RegExp, string, boolean])[] = [
  // By their letters everybody calls them with an article, whatever follows.
  [
    /^(?:ONU|OMS|OTAN|UE|FIFA|UEFA|OEA|OCDE|FAO|OIT|OPEP|Unesco|UNESCO|CIDH|CNDH|SCJN|UNAM|SEP|FGR|PGR|CFE|DEA|CIA|NASA|Fed|CNMV|CNMC|DGT|Aemet|AEMET|OCU|Sedena|Semar|Profeco|Cofepris|Conagua|CNTE|DIAN|JEP)(?= )/u,
    'La',
    true,
  ],
  [
    /^(?:INE|IMSS|ISSSTE|SAT|INAH|INEGI|Inegi|INM|IPN|TEPJF|FMI|BCE|BID|FBI|PSOE|PP|PRI|PAN|PRD|ELN|CNI|Inmegen|Infonavit|INDEC|Indec|Conicet|ICBF)(?= )/u,
    'El',
    true,
  ],
  [
    /^(?:Fiscalía|PDI|Corte|Justicia(?= (?:de |chilen|peruan|argentin|español|mexican|colombian))|Contraloría|Cámara de (?:Diputados|Representantes)|Municipalidad|Cancillería|Guardia Civil|Policía (?:Nacional|Local|Foral|Federal|Judicial)|Superintendencia|Defensoría|Oposición)(?= )/u,
    'La',
    true,
  ],
  [
    /^(?:Gobierno|Ministerio|Senado|Ejército|Congreso|Ayuntamiento|Banco Central|Tribunal (?:Constitucional|Supremo)|Metro)(?= )/u,
    'El',
    true,
  ],
  [/^(?:Ministra|Presidenta|Senadora|Diputada|Alcaldesa|Gobernadora|Subsecretaria)(?= (?:\p{Lu}\p{Ll}|de[ l]))/u, 'La', false],
  [/^(?:Ministro|Presidente|Senador|Diputado|Alcalde|Gobernador|Subsecretario)(?= (?:\p{Lu}\p{Ll}|de[ l]))/u, 'El', false],
]
/** Of where, of what and by which name. */
const NAMED =
  /^(?: (?:(?:de|del|de la|de los|y) )?(?:\p{Lu}[\p{L}.'’-]*)| (?:nacional|chilen[oa]|peruan[oa]|argentin[oa]|español[a]?|mexican[oa]|colombian[oa]|regional))*(?= )/u
const VERB = /^ (\p{Ll}+(?:[aeó]|an|en|ron|rán?))(?= )/u
const NO_VERB =
  /^(?:de|en|para|hasta|sobre|ante|que|una?|la|contra|entre|desde|hacia|como|durante|bajo|otra|vez|ha|han|se|le|les)$/u

const words = (list: string): ReadonlySet<string> => new Set(list.split('|'))
const WITH_ARTICLE = words(
  'el|la|los|las|un|una|unos|unas|del|al|su|sus|este|esta|estos|estas|ese|esa|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|varias|más|otro|otra|otros|otras|cada|todo|toda|todos|todas|mil|millones|algunos|algunas|nuevos|nuevas|ayer|hoy|mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo',
)
const OPEN = words('en|por|para|tras|contra|sobre|desde|ante|hasta|hacia|con|sin|entre|durante|bajo|según')
/** These are said without an article. */
const MASS = words(
  'prisión|emergencia|alerta|casa|juicio|toque|estado|medio|favor|manos|luz|agua|apoyo|ayuda|gracias|cargo|cuenta|parte|través|partir|forma|manera|vigor|paz|base|oro|droga|cocaína|pesar|millones|respecto|cabo|fin|marcha|ley|nombre|torno|lugar|materia|riesgo|serio|cuanto|sesión|común',
)
const COUNTED =
  /^(?:juez|tribunal|fiscal|presidente|expresidente|ministr[oa]|alcalde|imputado|hombre|mujer|joven|menor|miembro|líder|caso|banda|célula|organización|empresario|empresa|resolución|recurso|sumario|celda|penal|cárcel|cabecilla|ex\p{L}+|teniente|militar|fiscalía|gobierno|estado|sospechos[oa]|acusad[oa]|abogad[oa]|juicio|delegación|proyecto|plan|querella|denuncia|investigación|directora?|exalcalde|autor|conductora?)$/u
const INFINITIVE = /\p{L}(?:[aei]r|[aei]r(?:lo|la|los|las|le|les|se))$/u
const NO_INFINITIVE =
  /^(?:cautelar|lugar|familiar|militar|mujer|hogar|popular|poder|líder|escolar|preliminar|particular|titular|peculiar|irregular|similar|bar|mar|placer|taller|alquiler|deber|celular|solar)$/u
const SECOND_VERB = /(?:[ó]|rán?|ron|ría|ían?|aban?)$/u

/** Names of bodies that have an article of their own. */
const BARE_NAME =
  /^(?:Línea|Fiscalía|Gobierno|PDI|Corte|Contraloría|Región|Ministerio|Municipalidad|Fundación|Parlamento|Congreso|Presidente|Diputación|Ayuntamiento|Tribunal)$/u

/** True for what follows the verb where no noun lacks its article: half a repair would be worse than none. */
const isWhole = (tokens: readonly string[]): boolean => {
  let state: 'verb' | 'a' | 'open' | 'of' | 'and' | 'that' | 'noun' = 'verb'
  for (const token of tokens) {
    if (!/^[\p{L}\p{N}%$.-]+$/u.test(token)) return false
    if (/^(?:\p{Lu}|\d)/u.test(token)) {
      if (state !== 'noun' && (BARE_NAME.test(token) || (state === 'verb' && !/^\d/u.test(token)))) return false
      state = 'noun'
    } else if (WITH_ARTICLE.has(token)) state = 'noun'
    else if (token === 'a') state = 'a'
    else if (OPEN.has(token)) state = 'open'
    else if (token === 'de') state = 'of'
    else if (token === 'y' || token === 'e' || token === 'o') state = 'and'
    else if (token === 'que' || token === 'si' || token === 'no' || token === 'se') state = 'that'
    else if (INFINITIVE.test(token) && !NO_INFINITIVE.test(token)) state = 'verb'
    else if (state === 'of' && COUNTED.test(token)) return false
    else if (state === 'that') {
      if (!SECOND_VERB.test(token)) return false
      state = 'verb'
    } else if (state === 'a' && token.endsWith('s')) return false
    else if (state !== 'of' && state !== 'noun' && !token.endsWith('s') && !token.endsWith('mente') && !MASS.has(token))
      return false
    else state = 'noun'
  }
  return state === 'noun'
}

/** A bare 'Justicia' may be the ministry. 'PDI detiene a dos hombres' as 'La PDI detiene a dos hombres'. */
export const withArticle = (clause: string): string | undefined => {
  for (const [who, article, isName] of ARTICLES) {
    const [noun = ''] = who.exec(clause) ?? []
    if (noun === '') continue
    const behind = clause.slice(noun.length)
    const [named = ''] = NAMED.exec(behind) ?? []
    const [verbed = '', verb = ''] = VERB.exec(behind.slice(named.length)) ?? []
    const rest = behind.slice(named.length + verbed.length).trim()
    // Who acts may have its article also where the rest stays as it is printed; a title without its name may not.
    const isOne = isName && !/ y /u.test(named)
    if (verb === '' || NO_VERB.test(verb) || !(isOne || isWhole(rest.split(' ')))) return undefined
    return `${article} ${isName ? noun : noun.toLocaleLowerCase()}${behind}`
  }
  return undefined
}
