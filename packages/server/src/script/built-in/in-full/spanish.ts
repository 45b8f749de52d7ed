import { capital, small } from '../../first-letter.ts'
import { withArticle } from './spanish-articles.ts'

// 'Detenido un hombre por robo', 'Al menos 13 muertos en una matanza': a Spanish telegram leaves out 'ha sido' and 'han muerto'.

const words = (list: string): ReadonlySet<string> => new Set(list.split('|'))

/** What has been done to somebody or something, without its ending. */
const DONE =
  'detenid|condenad|rescatad|evacuad|suspendid|elegid|absuelt|incautad|capturad|asesinad|atropellad|abatid|apuñalad|acuchillad|tirotead|agredid|atacad|secuestrad|liberad|expulsad|destituid|nombrad|imputad|procesad|encarcelad|hospitalizad|trasladad|localizad|hallad|encontrad|identificad|desarticulad|desmantelad|intervenid|clausurad|aprobad|rechazad|aplazad|cancelad|anulad|destruid|calcinad|robad|denunciad|multad|sancionad|premiad|galardonad|abuchead|juzgad|extraditad|deportad|arrestad|cerrad|cortad|extinguid|controlad|retirad|inaugurad|presentad|desalojad|interceptad|decomisad|hundid|desestimad|archivad|admitid|convocad|reelegid|despedid|derribad'
const HURT = 'herid|lesionad|afectad|dañad|intoxicad'
const STATE_OF = 'acusad|buscad|investigad'
const PARTICIPLE = new RegExp(`^(?:${DONE}|${HURT}|${STATE_OF})[oa]s?$`, 'u')
const IS_HURT = new RegExp(`^(?:${HURT})`, 'iu')
const IS_STATE = new RegExp(`^(?:${STATE_OF})`, 'iu')
const ANY = new RegExp(`(?<!\\p{L})(?:${DONE}|${HURT}|${STATE_OF}|muert|fallecid)[oa]s?(?!\\p{L})`, 'iu')

/** Only a sentence with a verb has these. */
const OF_CLAUSE = words(
  'ha|han|he|hemos|es|son|era|eran|fue|fueron|será|serán|sería|está|están|estaba|estaban|hay|había|habían|hubo|se|me|te|nos|le|les|lo|que|quien|quienes|donde|cuando|cómo|qué|quién|si|no|ya|va|van|deja|dejan|dejó|tiene|tienen|puede|pueden|debe|deben|hace|hacen|sigue|siguen|queda|quedan|quedó|quedaron|pero|porque|yo|pide|piden|niega|dice|dicen|cae|caen|muere|mueren|sufre|sufren',
)
const SMALL = words(
  'el|la|los|las|un|una|unos|unas|del|de|al|a|en|por|para|con|sin|sobre|bajo|tras|ante|contra|entre|hacia|hasta|desde|durante|según|y|e|o|u|su|sus|este|esta|estos|estas|ese|esa|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|cien|mil|millones|varios|varias|más|menos|otro|otra|otros|otras|todo|toda|todos|todas|ser|haber|estar|como|cada|casi|unos|dicho|cerca|después|antes|mediante|miles|cientos|primer|primera|segundo|segunda|tercer|tercera|cuarto|quinto|sexto|séptimo|octavo|nuevo|nueva|nuevos|nuevas|gran|grandes|presunto|presunta|presuntos|presuntas|supuesto|supuesta|supuestos|supuestas|antiguo|antigua|mismo|misma',
)
const TIME = words(
  'lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|años|meses|días|grave|graves|leve|leves|ayer|hoy|muerto|muerta|muertos|muertas',
)
const ADJECTIVE =
  /(?:[ai]d[oa]s?|ic[oa]s?|al|ales|os[oa]s?|iv[oa]s?|ari[oa]s?|an[oa]s?|ian[oa]s?|eñ[oa]s?|ín|in[oa]s?|és|es[ae]s?|istas?|[ai]bles?|antes?|ientes?|entes?|or[ae]?s?|ores|ares?|ar|iles?|il|uces?|ense|enses|ón|ill[oa]s?|mente)$/u
const OTHER_ADJECTIVE = words(
  'joven|jóvenes|menor|menores|mayor|mayores|narco|belga|ruso|rusos|rusa|chino|chinos|china|turco|sueco|negro|negra|nueva|nuevo|vasco|vasca|vascos|vacío|ajeno|ajena|público|pública|máximo|máxima|mortal|firme|doble|eléctrico|ilegal|muerto|abierto|abierta|falso|falsa|falsos|falsas|cuenta|libre|bebé',
)
const NO_ADJECTIVE =
  /^(?:condena|pasa|gana|toma|llama|reclama|ordena|suma|afirma|confirma|firma|anuncia|denuncia|avala|señala|instala|regala|vale|sale|reúne|presenta|enfrenta|afronta|lamenta|cuenta|aumenta|alerta|asegura|apura|considera|espera|supera|lidera|opera|logra|mejora|ignora|valora|explora|demora|llora|sienta|asienta|adelanta|levanta|aguanta|planta|canta|encanta|vende|atiende|defiende|entiende|extiende|pretende|termina|domina|elimina|camina|examina|destina|origina|propina|gestiona|menciona|reacciona|presiona|cuestiona|funciona|sanciona|relaciona|menosprecia|aprecia|declara|prepara|repara|para|separa|dispara|compara|ampara|mata|trata|rescata|desata|relata|acata|usa|acusa|rehúsa|pisa|avisa|revisa|precisa|causa|pausa|critica|explica|indica|publica|implica|dedica|comunica|busca|ataca|destaca|saca|coloca|provoca|convoca|revoca|evoca|toca|pesca|llega|niega|entrega|agrega|juega|paga|carga|investiga|obliga|castiga|exige|dirige|elige|corrige|surge|recoge|protege|coge|mantiene|detiene|obtiene|contiene|viene|interviene|tiene|propone|dispone|expone|impone|pone|supone|recibe|escribe|describe|prohíbe|sube|caben|huye|incluye|excluye|construye|destruye|contribuye|concluye|intuye|cierra|aterra|entierra|corre|ocurre|recurre|incurre|borra|ahorra|derriba|arriba|prueba|aprueba|graba|acaba|roba|cambia|estudia|lidia|odia|inicia|propicia|pronuncia|renuncia|financia|distancia|evidencia|sentencia|diferencia|agencia|desarrolla|estalla|halla|falla|calla|amplía|envía|desvía|confía|desafía|guía|enfría|rechaza|amenaza|abraza|alcanza|lanza|avanza|comienza|empieza|analiza|realiza|utiliza|organiza|garantiza|autoriza|cruza|mide|decide|coincide|preside|reside|impide|despide|divide|confunde|difunde|hunde|responde|esconde|corresponde|arde|pierde|muerde|acuerda|recuerda|guarda|aguarda|aborda|ayuda|duda|saluda|anuda|muda|acude|sacude|alude|elude|cede|concede|procede|sucede|puede|queda|hereda|desea|plantea|golpea|bromea|crea|emplea|rodea|lee|cree|posee|prevé|dimite|admite|permite|emite|remite|transmite|compite|repite|invita|evita|limita|visita|solicita|necesita|facilita|habilita|edita|dedica|grita|quita|excita|incita|cita|suscita|deposita|resiste|insiste|existe|consiste|asiste|desiste|persiste|gasta|basta|cuesta|apuesta|muestra|demuestra|registra|administra|suministra|arrastra|detecta|afecta|conecta|proyecta|inyecta|respeta|sujeta|aprieta|completa|interpreta|decreta|suelta|consulta|resulta|oculta|indulta|insulta|multa|falta|salta|asalta|exalta|ejecuta|discute|disputa|debate|combate|late|bate|abate|reparte|parte|comparte|imparte|advierte|divierte|invierte|convierte|vierte|miente|siente|consiente|presiente|desmiente|arrepiente|mantienen|ordenan|llegan)$/u

const isName = (word: string): boolean => /^(?:\p{Lu}|\d|&)/u.test(word)
/** True for words of which none is a verb: behind a noun stands an adjective, a preposition or nothing. */
export const isVerbless = (tokens: readonly string[]): boolean => {
  let isBehindNoun = false
  for (const token of tokens) {
    if (OF_CLAUSE.has(token) || !/^[\p{L}\p{N}%€&.’'-]+$/u.test(token)) return false
    if (SMALL.has(token)) isBehindNoun = false
    else if (isName(token)) isBehindNoun = !/^\d/u.test(token)
    else if (TIME.has(token)) isBehindNoun = true
    else if (isBehindNoun) {
      if (NO_ADJECTIVE.test(token) || !(ADJECTIVE.test(token) || OTHER_ADJECTIVE.has(token))) return false
    } else isBehindNoun = true
  }
  return true
}
/** Things that print names without an article: 'tras accidente'. Half a repair would be worse than none. */
const BARE =
  /(?<!\p{L})(?:tras|por|en|con|durante|contra|a|de|sobre|ante) (?:accidente|choque|operativo|persecución|operación|investigación|riña|reyerta|asalto|incendio|tiroteo|balacera|discoteca|vivienda|domicilio|juicio oral|obra|caso|barrio|sector|comuna|ribera|carrito|colisión|volcamiento|allanamiento|atropello|denuncia|supuesto|presunt[oa]|joven|hombre|mujer|menor|empresario|exjefe|banda|robo con|homicidio de|muerte de|muerte laboral|crimen de|secuestro de|robo de cadena|cuchillo|pistola|control)(?!\p{L})/u

const COUNT =
  '(?:\\d[\\d.]*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|treinta|cuarenta|cincuenta|cien|varios|(?:una |varias )?(?:decenas?|docena|veintena|treintena|centenar(?:es)?|cientos|miles) de)'
const DEGREE = '(?:al menos |más de |cerca de |casi |unos |otros )?'
const isOne = (count: string): boolean => /^un[oa]?$/iu.test(count)
const likeFirst = (text: string, former: string): string => (/^\p{Lu}/u.test(former) ? capital(text) : text)
const people = (degree: string, count: string): string => {
  const many = degree.replace(/unos /iu, 'unas ')
  return likeFirst(
    `${many}${isOne(count) ? 'una persona' : `${count.replace(/varios/iu, 'varias').replace(/^\p{Lu}/u, (letter) => (degree === '' ? letter.toLocaleLowerCase() : letter))} personas`}`,
    `${degree}${count}`,
  )
}
const others = (count: string): string =>
  isOne(count) ? 'otra' : / de$/u.test(count) ? `${count} otras` : /^varios$/u.test(count) ? 'varias' : `otras ${count}`

const TOLL_END = '(?=$| (?:en|tras|por|al|a|durante|después|desde|con|cerca|mientras|este|esta|según|para|de madrugada)(?: |$))'
const KILLED = new RegExp(
  `^(${DEGREE})(un|${COUNT}) (?:muertos?|fallecidos?)(, entre ellos \\p{L}+ \\p{L}+,)?(?:(?:,| y) (al menos |más de )?(un|${COUNT}) heridos?( graves?| leves?)?)?${TOLL_END}`,
  'iu',
)
const ONLY = new RegExp(
  `^(${DEGREE})(un|${COUNT}) (heridos?|detenidos?|desaparecidos?|lesionados?|intoxicados?|evacuados?)( graves?| leves?)?${TOLL_END}`,
  'iu',
)
const withPeople = (clause: string): string | undefined => {
  const killed = KILLED.exec(clause)
  if (killed !== null) {
    const [all, degree = '', count = '', among = '', moreDegree = '', more, how = ''] = killed
    const rest = clause.slice(all.length)
    if (!isVerbless(rest.trim().split(' ').filter(Boolean)) || BARE.test(rest)) return undefined
    const died = `${people(degree, count)} ${isOne(count) ? 'ha muerto' : 'han muerto'}${among.replace('ellos', 'ellas')}`
    const injured =
      more === undefined
        ? ''
        : ` y ${moreDegree}${others(more)} ${isOne(more) ? 'ha resultado herida' : 'han resultado heridas'}${how === '' ? '' : ` ${isOne(more) ? how.trim().replace(/s$/u, '') : how.trim()}`}`
    return `${died}${injured}${rest}`
  }
  const [all, degree = '', count = '', what = '', how = ''] = ONLY.exec(clause) ?? []
  if (all === undefined) return undefined
  const rest = clause.slice(all.length)
  if (!isVerbless(rest.trim().split(' ').filter(Boolean)) || BARE.test(rest)) return undefined
  const done = what.replace(/o(s?)$/u, 'a$1')
  const many = !isOne(count)
  if (/^desaparecid/iu.test(what)) return `${people(degree, count)} ${many ? 'han' : 'ha'} desaparecido${rest}`
  const verb = /^(?:herid|lesionad|intoxicad)/iu.test(what) ? 'resultado' : 'sido'
  return `${people(degree, count)} ${many ? 'han' : 'ha'} ${verb} ${done}${how}${rest}`
}

const auxiliary = (word: string, isMany: boolean): string => {
  if (/^(?:buscad|investigad)/u.test(word)) return isMany ? 'están siendo' : 'está siendo'
  if (IS_STATE.test(word)) return isMany ? 'están' : 'está'
  return `${isMany ? 'han' : 'ha'} ${IS_HURT.test(word) ? 'resultado' : 'sido'}`
}
const FIRST = new RegExp(
  `^(${DONE}|${HURT})([oa]s?) ((?:grave |de gravedad |en (?:el |la )?\\p{Lu}[\\p{L}-]+(?: (?:de |del |la )?\\p{Lu}[\\p{L}-]+)* )?)(un|una|el|la|los|las|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\\d+|varios|varias|otros|otras|\\p{Lu}\\p{Ll}+)(?= )([^,;:]+)$`,
  'u',
)
/** 'Detenido un hombre por robo' with its 'ha sido'. */
const participleFirst = (clause: string): string | undefined => {
  const [, root = '', ending = '', aside = '', article = '', rest = ''] = FIRST.exec(small(clause)) ?? []
  if (root === '' || BARE.test(rest) || /^ (?:años|meses|días|veces)/u.test(rest)) return undefined
  const isMany = ending.endsWith('s')
  const fits = /^(?:los|las|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+|varios|varias|otros|otras)$/iu.test(article)
    ? isMany
    : /^(?:un|el)$/iu.test(article)
      ? ending === 'o'
      : /^(?:una|la)$/iu.test(article)
        ? ending === 'a'
        : /^\p{Lu}\p{Ll}+$/u.test(article) && (/^ \p{Lu}/u.test(rest) || / y \p{Lu}/u.test(rest))
  return fits ? `${likeFirst(auxiliary(root, isMany), clause)} ${root}${ending} ${aside}${article}${rest}` : undefined
}

const SUBJECT = new RegExp(`^(?:(${DEGREE}${COUNT}|los|las|unos|unas)|(un|el)|(una|la)) `, 'iu')
const NAMES = /^\p{Lu}[\p{L}.’'-]+(?: (?:(?:de|del|de la|y|&) )?\p{Lu}[\p{L}.’'-]+){0,4}$/u
const FOLLOWS =
  /^(?:por|en|a|al|con|de|del|para|tras|como|durante|desde|ante|contra|sin|según|después|este|esta|ayer|hoy|grave|graves|leve|leves|y|culpables?|cuando|mientras)$/u
/** 'Dos jóvenes detenidos en Lugo' and 'El rey, abucheado en Paiporta' with 'ha sido'. */
const withAuxiliary = (clause: string): string | undefined => {
  const tokens = clause.split(' ')
  const at = tokens.findIndex(
    (token, place) => place > 0 && PARTICIPLE.test(token) && !/^(?:ser|sido|haber|estar)$/u.test(tokens[place - 1] ?? ''),
  )
  const word = tokens[at] ?? ''
  if (at < 1) return undefined
  const isApart = tokens[at - 1]?.endsWith(',') === true
  const named = tokens.slice(0, at).join(' ').replace(/,$/u, '')
  const rest = tokens.slice(at + 1)
  if (
    named.includes(',') ||
    /(?:^| )(?:más|menos|mejor|peor|otr[oa]s?)$/u.test(named) ||
    / y un[oa] de /u.test(clause) ||
    (rest[0] !== undefined && !FOLLOWS.test(rest[0]))
  )
    return undefined
  const [, many, man, woman] = SUBJECT.exec(named) ?? []
  const isNamed = NAMES.test(named)
  if (many === undefined && man === undefined && woman === undefined && !(isApart && isNamed)) return undefined
  const isPair = / [ye&] /u.test(named) && !isNamed
  const isMany = word.endsWith('s')
  const isWoman = /as?$/u.test(word)
  if (!isPair && many !== undefined && !isMany) return undefined
  if (!isPair && (man !== undefined || woman !== undefined) && (isMany || isWoman !== (woman !== undefined))) return undefined
  if (isPair && !isMany) return undefined
  const subject = named.split(' ')
  if (!isVerbless([(subject[0] ?? '').toLocaleLowerCase(), ...subject.slice(1)]) || !isVerbless(rest) || BARE.test(clause))
    return undefined
  // 'La madre de una joven detenida': which of the two.
  if (!isApart && / (?:de|a|en|con|por|para|del|al) (?!\p{Lu}|\d+ años)/u.test(named)) return undefined
  if (
    rest.some(
      (token, place) =>
        PARTICIPLE.test(token) && !/^(?:ser|haber|sido|y)$/u.test(rest[place - 1] ?? '') && token.at(-1) === word.at(-1),
    )
  )
    return undefined
  // 'El mosquito, controlado' is how it stands.
  const isHeld = isApart && /^controlad/u.test(word) && !/^(?:por|tras)$/u.test(rest[0] ?? '')
  const auxiliaries = isHeld ? (isMany ? 'están' : 'está') : auxiliary(word, isMany)
  return `${named} ${auxiliaries} ${tokens.slice(at).join(' ')}`
}

/** 'Once detenidos al desarticular una red' are not those who broke it up. */
const BY_POLICE =
  /(?<!\p{L})detenid[oa]s? (?:[^,;:]+ )?(?:al|tras) (?:desarticular|desmantelar|intervenir|incautar|decomisar|descubrir|esclarecer|liberar|rescatar|registrar)(?!\p{L})/iu

const partInFull = (clause: string): string | undefined => withPeople(clause) ?? participleFirst(clause) ?? withAuxiliary(clause)
const clauseInFull = (clause: string): string | undefined => (BY_POLICE.test(clause) ? undefined : partInFull(clause))

const LABELLED = /^([^:«»“”"]{2,60}): (.+)$/u
const PLACED = /^((?:En|Tras) [^,]{2,50}, )(.+)$/u

/** Where it was stands last: 'en Arroyo, México'. */
const WHERE = /, (?:EE ?UU|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)$/u

const hasArticle = (label: string): boolean => /^(?:El|La|Los|Las|Una?|Un[oa]s) /u.test(label)

/** A telegram of Spanish as a sentence that can be said; what is one already stays as it is. */
export const spanishInFull = (headline: string): string => {
  if (/[«»“”"()?¿!;…|–—]|\.\.\.| - /u.test(headline)) return headline
  const end = headline.endsWith('.') ? '.' : ''
  const body = headline.slice(0, headline.length - end.length)
  const [, label, told = body] = LABELLED.exec(body) ?? []
  const [, place = '', alone = told] = PLACED.exec(told) ?? []
  if (alone.includes(':')) return headline
  // 'Cae célula en Lugo: …' lacks articles of its own, and half a repair would be worse than none.
  if (label !== undefined && !hasArticle(label) && !isVerbless(small(label).split(' '))) return headline
  const [where = ''] = WHERE.exec(alone) ?? []
  const clause = alone.slice(0, alone.length - where.length)
  const done = ANY.test(clause) ? clauseInFull(clause) : undefined
  const begun = label !== undefined || place !== '' ? small : (text: string) => text
  const acts = done === undefined ? withArticle(clause) : undefined
  const full = done ?? (acts === undefined ? undefined : begun(acts))
  return full === undefined ? headline : `${label === undefined ? '' : `${label}: `}${place}${full}${where}${end}`
}
