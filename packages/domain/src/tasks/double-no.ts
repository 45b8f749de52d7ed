import { AND } from './and-words.ts'
import { kept } from './kept.ts'
import { inHurry, orEnglish } from './own-words.ts'

// 'Do not skip the weather', 'lass das Wetter nicht weg': no leaving out is a wish. And what is named first and left out behind it.

type Words = Readonly<Record<string, string>>

const WHAT = '(?<what>[^\\n.,;:!?।]{1,40}?)'

/** A 'no' and what leaves out, side by side; what they mean stands behind them, or where nothing does before them. */
const NO_LEAVING: Words = {
  en: "(?:(?:do|does|should|must|may|can|could|need|would|will)(?: not|n['’]?t)|cannot|never|(?<!why )not)(?: (?:ever|please|pls|just|simply|want|wish|like|you|me|us|to)){0,4} (?:skip|leave out|omit|exclude|remove|drop|ditch|avoid|ignore|neglect|overlook|miss(?: out)?(?: on)?|cut(?: out)?|forget)|(?:skip|leave out|omit|exclude|remove|drop|avoid|ignore|forget|miss)(?= neither )|without (?:ever )?(?:skipping|leaving out|omitting|excluding|removing|dropping|avoiding|ignoring|missing|forgetting)|(?:must|may|should|can|shall|is|are|will)(?: not|n['’]?t| never)(?: to)?(?: ever)? be (?:skipped|left out|omitted|dropped|missing|missed|cut|excluded|forgotten|removed|ignored|avoided)",
  de: '(?:(?:darf|dürfen|soll|sollen|sollst|sollte|sollten|möchte|will|muss|musst) )?(?:auch |bitte |hier )?(?:nicht|nie|niemals|auf keinen fall) (?:weglassen|auslassen|rauslassen|überspringen|streichen|vermeiden|ignorieren|vergessen|unterschlagen|fehlen|(?:weggelassen|ausgelassen|übersprungen|gestrichen|vergessen) werden)|(?:vergiss|vergesst|überspring[et]?|streich[et]?|vermeidet?|ignorier[et]?) (?:bitte |ja |mir )?(?:nicht|nie|niemals)(?= \\p{L})|(?:vergiss|vergesst|überspring[et]?|streich[et]?|vermeidet?|ignorier[et]?)(?= weder )',
  fr: "(?:ne |n['’] ?)?(?:saute[sz]?|enl[èe]ve[sz]?|retire[sz]?|supprime[sz]?|[ée]vite[sz]?|oublie[sz]?|omets|omettez|exclus|excluez|coupe[sz]?|ignore[sz]?|zappe[sz]?|n[ée]glige[sz]?|laisse[sz]?(?= \\p{L}+(?: pas)? (?:tomber|de côté|dehors))) (?:surtout )?(?:pas|jamais)(?: (?:tomber|de côté|dehors))?|(?:ne |n['’] ?)?(?:(?:faut|dois|devez|veux|voudrais|peux) )?(?:surtout )?(?:pas|jamais) (?:sauter|enlever|retirer|supprimer|éviter|oublier|omettre|exclure|couper|ignorer|zapper|négliger|laisser (?:de côté|tomber))|ne (?:saute|enl[èe]ve|retire|supprime|[ée]vite|oublie|ignore|coupe)[sz]?(?= ni )|sans (?:oublier|sauter|omettre|exclure|éviter|ignorer|négliger|zapper|laisser de côté)|(?:ne |n['’] ?)?(?:doit|doivent|peut|peuvent|devrait) (?:pas|jamais) (?:manquer|être (?:oubli|omis|exclu|saut|supprim)\\p{L}*)",
  es: '(?:no|nunca|jamás|tampoco)(?: (?:te|se|os|me|nos|quiero que|quiero|hay que|debes|debe|puedes)){0,3} (?:saltes?|saltéis|saltar(?:se|te)?|omit(?:as|a|ir)|dej(?:es?|ar) (?:fuera|de lado|aparte|de (?:contar|dar|incluir|leer|poner|mencionar|hablar de))|quit(?:es?|ar)|elimin(?:es?|ar)|excluyas?|excluir|evit(?:es?|ar)|olvid(?:es|en?|éis|ar)|ignor(?:es?|ar)|descart(?:es?|ar))|sin (?:olvidar(?:se)?(?: de)?|saltar(?:se|te)?|omitir|dejar (?:fuera|de lado)|quitar|excluir|ignorar)|(?:no|nunca) (?:pueden?|deben?) (?:faltar|omitirse|saltarse|quedar(?:se)? fuera)|que no falten?',
  it: '(?:non|mai)(?: (?:mi|ti|si|devi|può|possono|voglio|voglio che|bisogna|vorrei)){0,3} (?:salt(?:are|i)|togliere|tolga|lasci(?:are)? (?:fuori|da parte|perdere)|omett(?:ere|a)|esclud(?:ere|a)|elimin(?:are|i)|evit(?:are|i)|tralasci(?:are)?|dimentic(?:are|hi)|scordare|ignor(?:are|i)|trascurare|tagliare)(?: mai)?|senza (?:dimenticare|tralasciare|saltare|omettere|escludere|togliere|evitare|ignorare|trascurare)|non (?:può|possono|deve|devono) (?:mai )?(?:mancare|essere (?:saltat|omess|esclus|dimenticat|tolt)\\p{L})|che non manchi',
  pt: '(?:não|nunca|jamais)(?: (?:te|se|me|quero que|quero|podes|pode|deves|deve|é para)){0,3} (?:salt(?:es?|ar)|pul(?:es?|ar)|omit(?:as?|ir)|deix(?:es?|ar) (?:de fora|de lado|fora|de (?:contar|dar|incluir|ler|falar de))|tir(?:es?|ar)|retir(?:es?|ar)|remov(?:as?|er)|exclu(?:as?|ir)|elimin(?:es?|ar)|evit(?:es?|ar)|cort(?:es?|ar)|ignor(?:es?|ar)|esque[çc](?:as?|am|ais|er))|sem (?:esquecer|saltar|pular|omitir|excluir|deixar de fora|cortar|tirar|ignorar|evitar)|não (?:podem?|devem?) (?:faltar|ser (?:omitid|excluíd|esquecid|cortad)\\p{L}+|ficar de fora)',
  pl: '(?:nigdy )?nie (?:(?:chcę|chcemy|wolno|można|należy|możesz|warto|trzeba) ){0,2}(?:pomijaj(?:cie)?|pomiń(?:cie)?|pominąć|pomijać|usuwaj|usuń|usuwać|wyrzucaj|wyrzuć|wycinaj|wytnij|opuszczaj|opuść|opuszczać|unikaj(?:cie)?|unikać|odpuszczaj|omijaj|omijać|ignoruj|wykluczaj|zapomnij(?:cie)?|zapominaj(?:cie)?|zapomnieć|zapominać)|nie (?:może|powinno) (?:zabraknąć|brakować)|niech nie zabraknie|nie (?:może|mogą|powinn[ay]) (?:być|zostać) (?:pominięt|usunięt)\\p{L}+|bez (?:pomijania|usuwania|zapominania)',
  nl: '(?:(?:mag|mogen|moet|moeten|wil|kan) )?(?:niet|nooit) (?:weglaten|overslaan|schrappen|vermijden|vergeten|negeren|ontbreken|(?:weggelaten|overgeslagen) worden|worden (?:weggelaten|overgeslagen|geschrapt))|(?:schrap|vermijd|vergeet|negeer) (?:niet|nooit)(?= \\p{L})|(?:schrap|vermijd|vergeet|negeer)(?= noch )',
  ro: '(?:să )?(?:niciodată )?nu (?:(?:vreau să|trebuie să|te rog) ){0,2}(?:s[ăa]ri(?:ți)?(?: peste|(?= nici peste))|omi(?:te|ți|teți)|exclu(?:de|zi|deți)|sco(?:ate|ți|ateți)|elimin[ăai](?:ți)?|evit[ăa](?:ți)?|eviți|uita(?:ți)?|uiți|ignor[ăai](?:ți)?|lăsa(?:ți)? (?:deoparte|la o parte|afară|pe dinafară)|lipsească|tăia)|fără să (?:uiți|sari peste|omiți|excluzi|scoți|elimini|eviți|ignori)|nu (?:poate|pot) (?:lipsi|fi (?:omis|sărit|exclus|eliminat|lăsat)[ăei]?(?: deoparte| afară)?)',
  hi: '(?:कभी )?(?:मत|न|ना|नहीं) (?:छोड़|हटा|भूल|निकाल|काट|टाल)[\\p{L}\\p{M}]*(?: (?:देना|दें|दो|दीजिए|चाहिए))?|(?:छोड़|हटा|भूल)[\\p{L}\\p{M}]+ (?:मत|नहीं|न)|(?:को )?(?:छोड़े|भूले|हटाए) बिना',
}
/** Around what they mean, as it is spelled: 'lass das Wetter nicht weg', 'never leave sport out'. */
const AROUND: Words = {
  en: `(?:(?:do|does|should|must|may|can|could|need|would|will)(?: not|n['’]?t)|cannot|never|not|without)(?: (?:ever|please|just|want|you|to)){0,4} (?:leave|leaving|keep|cut|take|miss) ${WHAT} out|(?:leave|keep|cut) neither (?<other>[^\\n.,;:!?]{1,60}?) out`,
  de: `(?:lass|lasst|lasse|lassen sie) weder (?<fifth>[^\\n.,;:!?]{1,60}?) (?:weg|aus|raus)|(?:lass|lasst|lasse|lassen sie) (?:${WHAT} (?:bitte |ja |mir )?(?:nicht|nie|niemals|auf keinen fall) |(?:bitte )?(?:nicht|nie|niemals) (?<other>[^\\n.,;:!?]{1,40}?) )(?:weg|aus|raus)|(?:vergiss|vergesst|überspring[et]?|streich[et]?|vermeidet?|ignorier[et]?) (?<third>[^\\n.,;:!?]{1,40}?) (?:bitte )?(?:nicht|nie|niemals|auf keinen fall)(?= *(?:$|[\\n.,;:!?]|(?:und|aber|weg|raus)(?!\\p{L})))(?: weg| raus)?|ohne (?<fourth>[^\\n.,;:!?]{1,40}?) (?:wegzulassen|auszulassen|zu (?:überspringen|streichen|vergessen|vermeiden|ignorieren))`,
  fr: `(?:ne )?laisse[sz]? (?:surtout )?(?:pas|jamais) ${WHAT} (?:tomber|de côté|dehors)`,
  es: `(?:no|nunca) dejes? ${WHAT} (?:fuera|de lado|aparte)`,
  it: `(?:non|mai) lasciare ${WHAT} (?:fuori|da parte|perdere)`,
  pt: `(?:não|nunca) deix(?:es?|ar) ${WHAT} (?:de fora|de lado|fora)`,
  nl: `(?:laat|sla) noch (?<fifth>[^\\n.,;:!?]{1,60}?) (?:weg|over|achterwege)|(?:laat|sla) (?:${WHAT} (?:alsjeblieft )?(?:niet|nooit) |(?:niet|nooit) (?<other>[^\\n.,;:!?]{1,40}?) )(?:weg|over|achterwege)|(?:schrap|vermijd|vergeet|negeer) (?<third>[^\\n.,;:!?]{1,40}?) (?:niet|nooit)(?= *(?:$|[\\n.,;:!?]|(?:en|maar)(?!\\p{L})))|zonder (?<fourth>[^\\n.,;:!?]{1,40}?) (?:over te slaan|weg te laten|te (?:vergeten|schrappen|negeren|vermijden))`,
  ro: `(?:niciodată )?(?:să )?nu l[ăa](?:sa|și)(?:ți)? ${WHAT} (?:deoparte|la o parte|afară|pe dinafară)`,
}
/** Behind what is left out: 'skip politics, but not sport'. */
const BUT_NOT: Words = {
  en: `but (?:not|never) ${WHAT}`,
  de: `(?:aber|doch|nur) (?:nicht ${WHAT}|(?<other>[^\\n.,;:!?]{1,40}?) nicht)`,
  fr: `mais (?:surtout )?pas ${WHAT}`,
  es: `pero (?:no|nunca) ${WHAT}`,
  it: `ma (?:non|mai) ${WHAT}`,
  pt: `mas (?:não|nunca) ${WHAT}`,
  pl: `ale nie ${WHAT}`,
  nl: `maar (?:niet ${WHAT}|(?<other>[^\\n.,;:!?]{1,40}?) niet)`,
  ro: `dar nu ${WHAT}`,
}
/** It is one list: 'no te saltes el tiempo ni los deportes'. */
const NOR = /(?<!\p{L})(?:neither|nor|weder|noch|ni|né|nem|ani|nici)(?!\p{L})/giu

/** What a sentence names first and leaves out behind it: 'politics, skip it', 'Politik, lass sie weg'. */
const SKIP_IT: Words = {
  en: '(?:please |just )?(?:(?:skip|drop|omit|exclude|avoid|remove|ditch) (?:it|them|that|those|this)|leave (?:it|them|that|those) out)',
  de: '(?:bitte )?(?:(?:lass|lasst) (?:sie|es|das|ihn|die|den) (?:bitte )?(?:weg|aus|raus)|(?:überspring|streich|vermeid)(?:e|t)? (?:sie|es|das|ihn|die)|(?:das|die|den|es|sie) (?:bitte )?(?:weglassen|auslassen|überspringen|streichen))',
  fr: '(?:saute|enl[èe]ve|retire|supprime|[ée]vite|zappe|oublie|laisse)[sz]?-l(?:a|e|es)(?: (?:de côté|tomber))?|laisse[sz]? tomber',
  es: 's[áa]ltatel[ao]s?|om[íi]tel[ao]s?|qu[íi]tal[ao]s?|ev[íi]tal[ao]s?|elim[íi]nal[ao]s?|d[ée]jal[ao]s? (?:fuera|de lado|aparte)',
  it: 's[àa]ltal[aeio]|toglil[aeio]|evital[aeio]|omettil[aeio]|lascial[aeio] (?:fuori|perdere|stare)|eliminal[aeio]|escludil[aeio]',
  pt: '(?:salta|pula|tira|corta|evita|omite|retira|deixa|remova|pule|corte|tire|evite|omita|deixe|exclua)-[ao]s?(?: (?:de fora|de lado))?',
  pl: '(?:pomiń|pomijaj|usuń|wytnij|odpuść|wyrzuć)(?: (?:ją|je|go|to))?',
  nl: 'sla (?:het|die|dat|ze|deze) over|laat (?:het|die|dat|ze) (?:weg|achterwege)|schrap (?:het|die|dat|ze)',
  ro: 's[ăa]ri(?:ți)? peste (?:ea|el|ele|ei|asta)|(?:las-o|lasă-l|lasă-le) (?:deoparte|la o parte|afară)|scoate-[ol]|evit-o|omite-o|elimin-o',
}
/** The same behind a colon or a dash alone. */
const NOT_THAT: Words = {
  en: 'skip|no|none|leave out|omit|never',
  de: '(?:bitte )?(?:weglassen|auslassen|überspringen|streichen|vermeiden|weg|raus|nein|nicht|nie)',
  fr: '(?:à )?(?:sauter|éviter|enlever|supprimer|retirer|oublier)|non|jamais',
  es: 'no|fuera|nada|omitir|saltar(?:se)?|quitar|evitar|nunca',
  it: 'no|via|niente|fuori|(?:da )?saltare|mai',
  pt: 'não|fora|nada|saltar|pular|deixar de fora|cortar|nunca',
  pl: 'nie|pominąć|nigdy',
  nl: 'overslaan|weglaten|schrappen|nee|niet|weg|nooit',
  ro: 'nu|deloc|afară|niciodată',
  hi: 'छोड़ (?:दो|दें|दीजिए|देना)|हटा (?:दो|दें|दीजिए|देना)|नहीं|मत|ना',
}
/** 'If it rains, skip it' names no subject. */
const NO_CLAUSE =
  '(?![^\\S\\n]*(?:if|when|unless|wenn|falls|sobald|si|quand|cuando|se|quando|jeśli|gdy|als|wanneer|dacă|când|अगर|जब)(?![\\p{L}\\p{M}]))'

const ENDS = '(?![\\p{L}\\p{M}]|-\\p{L})'
const BEGINS = '(?<![\\p{L}\\p{M}]|\\p{L}-)'

const patternsOf = kept((tongue: string) => ({
  noLeaving: new RegExp(`${BEGINS}(?:${inHurry(orEnglish(NO_LEAVING, tongue))})${ENDS}`, 'giu'),
  around: [...new Set([AROUND[tongue], AROUND.en])].flatMap((one) =>
    one === undefined ? [] : [new RegExp(`${BEGINS}(?:${one})${ENDS}`, 'giu')],
  ),
  butNot: [...new Set([BUT_NOT[tongue], BUT_NOT.en])].flatMap((one) =>
    one === undefined ? [] : [new RegExp(`${BEGINS}(?:${one})(?= *(?:$|[\\n.,;:!?।]))`, 'giu')],
  ),
  and: new RegExp(`\\s(?:${orEnglish(AND, tongue)})\\s`, 'giu'),
  beginsAnd: new RegExp(`^\\s*(?:${orEnglish(AND, tongue)})\\s`, 'iu'),
  leftOut: new RegExp(
    `(?<=^|[\\n.,;:!?।])${NO_CLAUSE}(?<what>[^\\n.,;:!?।]{1,40}?)(?:\\s?[:,–—-]?\\s(?:${inHurry(orEnglish(SKIP_IT, tongue))})|\\s?[:–—-]\\s(?:${inHurry(orEnglish(NOT_THAT, tongue))}))(?=\\s*(?:$|[\\n.,;:!?।]))`,
    'giu',
  ),
  isLeaving: new RegExp(`^(?:${inHurry(orEnglish(SKIP_IT, tongue))}|${inHurry(orEnglish(NOT_THAT, tongue))})$`, 'iu'),
}))

/** A piece that leaves out what stands before it. */
export const leavesOutIt = (piece: string, tongue: string): boolean => patternsOf(tongue).isLeaving.test(piece)

/** 'Politics: skip it' as 'without politics'. */
export const withLeftOut = (task: string, tongue: string): string =>
  task.replace(patternsOf(tongue).leftOut, '\n without $<what>\n')

/** What of a part is not wanted, as the caller knows it: by a 'no', or by a verb that leaves out. */
type Asks = { isUnwanted: (part: string) => boolean; isLeaving: (part: string) => boolean }

/** A task without a 'no' before what leaves out: what they mean is a part of its own, so that no other 'no' takes it. */
export const withoutDoubleNo = (task: string, tongue: string, asks: Asks): string => {
  const { noLeaving, around, butNot, beginsAnd } = patternsOf(tongue)
  let rest = around.reduce((text, pattern) => text.replace(pattern, (...found) => whatOf(found)), task)
  let done = ''
  for (let found = first(noLeaving, rest); found !== null; found = first(noLeaving, rest)) {
    const [before, after] = [rest.slice(0, found.index), rest.slice(found.index + found[0].length)]
    const clause = clauseOf(after)
    const isBefore = !/\p{L}/u.test(clause) || beginsAnd.test(clause)
    done += isBefore ? `${apart(before, tongue, asks)}\n` : `${before}\n`
    rest = isBefore ? after : `${clause.replace(NOR, ',')}${after.slice(clause.length)}`
  }
  return butNot.reduce((text, pattern) => withoutButNot(text, pattern, asks), done + rest)
}

/** Of what stands before each 'but not' no letter is read twice. */
const withoutButNot = (text: string, pattern: RegExp, { isLeaving }: Asks): string => {
  let end = 0
  let leaves = false
  return text.replace(pattern, (...found) => {
    const at = Number(found.at(-3))
    const between = text.slice(end, at)
    const begin = sentenceBegin(between)
    leaves = (begin === 0 && leaves) || isLeaving(between.slice(begin))
    end = at + String(found[0]).length
    return leaves ? whatOf(found) : String(found[0])
  })
}

/** The one group of a pattern that was found. */
const whatOf = (found: readonly unknown[]): string =>
  `\n${Object.values(found.at(-1) as Words).find(Boolean) ?? ''}\n`.replace(NOR, ',')

const sentenceBegin = (text: string): number => Math.max(...[...'\n.;:!?।'].map((sign) => text.lastIndexOf(sign))) + 1

/** As far as a comma, and in 'ani pogody, ani sportu' beyond it. */
const clauseOf = (text: string): string => {
  const clause = /^[^\n.,;:!?।]*/u.exec(text)?.[0] ?? ''
  return clause.search(NOR) < 0
    ? clause
    : (/^[^\n.,;:!?।]*(?:,\s?(?:nor|noch|ni|né|nem|ani|nici)\s[^\n.,;:!?।]*)*/iu.exec(text)?.[0] ?? clause)
}

const first = (pattern: RegExp, text: string): RegExpExecArray | null => {
  pattern.lastIndex = 0
  return pattern.exec(text)
}

/** 'Keine Politik, das Wetter': the last part is another one, where one before it is not wanted. */
const apart = (before: string, tongue: string, { isUnwanted }: Asks): string => {
  const { and: joint, beginsAnd } = patternsOf(tongue)
  const begin = sentenceBegin(before)
  const sentence = before.slice(begin)
  const comma = sentence.lastIndexOf(',')
  const and = [...sentence.matchAll(joint)].at(-1)?.index ?? -1
  const at = comma >= 0 && !isUnwanted(sentence.slice(comma)) ? comma : and
  return at >= 0 && isUnwanted(sentence.slice(0, at))
    ? `${before.slice(0, begin + at)}\n${sentence.slice(at).replace(/^,/u, ' ').replace(beginsAnd, ' ')}`
    : before
}
