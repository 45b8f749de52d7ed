import type { Tongue } from '../tongue.ts'
import { holds, phrasesByTongue } from './phrases.ts'

/** A sexual offence, as police and courts call it. */
const ABUSE = phrasesByTongue({
  en: 'abuse|abused|abusing|abuser|sexual*|rape|raped|rapist|molest*|grooming|groomed|indecent*|sex offen*|groping|voyeur*',
  de: 'missbrauch*|mißbrauch*|vergewaltig*|sexuell*|sexual*|belästig*|übergriff*',
  pl: 'molestow*|gwałt*|zgwałc*|seksual*|pedofil*|napastowan*',
  es: 'abus*|agred*|agresion*|agresión|violación|violaciones|violador*|acoso*|sexual*|pederast*',
  it: 'abus*|violenza|violenze|molest*|stupr*|violentat*|pedofil*|sessual*|seviziat*',
  fr: 'abus|agression*|viol|viols|violeur*|violée|violées|pédo*|harcèlement*|harcel*|sexuel*',
  pt: 'abus*|violação|violações|violador*|estupr*|assédio*|assediad*|sexual|sexuais|importunação|pedofil*|molest*',
  nl: 'misbruik*|ontucht*|aanrand*|verkracht*|seksue*|zedenzaak|zedenmisdrijf*|grensoverschrijdend*',
  ro: 'agresiun*|agresat*|viol|violul*|violat*|abuz*|sexual*|pedofil*|corupere*|hărțuir*',
  hi: 'छेडछाड*|दुष्कर्म*|बलात्कार*|यौन|पॉक्सो|पोक्सो|रेप|शोषण',
})

/** What was done, where, and in which clothes: beside such an offence it is never said. */
const DETAIL = phrasesByTongue({
  en: 'touched|touching|rubbed|rubbing|grope*|fondle*|kissed|kissing|undress*|naked|nude|stripped|trousers|skirt|underwear|bra|breasts|buttocks|thigh*|crotch|in bed|into bed|on the bed|shower|showers|massage*|private parts|intimate parts|on top of her|on top of him',
  de: 'angefasst|fasste|berührt*|berührung*|begrapsch*|grapscht*|geküsst|küsste|ausgezogen|auszuziehen|entkleid*|nackt*|hose|unterhose|rock|bluse|brust|brüste|gesäß|po|schritt|intim*|bett|dusche|duschen|massier*|gegriffen',
  pl: 'dotyka*|obmacywa*|całowa*|rozebra*|rozbiera*|nago|nagie*|spodni|spodnie|spódni*|majt*|bluzk*|piersi|pośladk*|krocz*|intymn*|łóżk*|prysznic*|wkłada*|masowa*',
  es: 'tocó|tocaba|tocar|tocamientos|manose*|besó|besaba|besos|desnud*|desvist*|pantal*|falda|camiseta|pechos|nalgas|glúteos|entrepierna|íntim*|cama|ducha|metió la mano|metía la mano|masaj*',
  it: 'toccat*|toccava|palpegg*|palpat*|baciat*|baciava|spogliat*|spogliar*|nud*|pantaloni|gonna|maglietta|al seno|il seno|sedere|glutei|intim*|a letto|al letto|sul letto|nel letto|doccia|mutand*|slip|massagg*|costrett* a subire',
  fr: 'touché*|touchait|caress*|embrass*|déshabill*|nu|nue|nus|nues|pantalon|jupe|culotte|slip|seins|fesses|cuisse*|entrejambe|intim*|lit|douche|massag*',
  pt: 'tocou|tocava|tocar|apalp*|acarici*|beijou|beijava|despir*|despiu|despid*|nu|nua|nuas|calças|calcinha|cueca*|saia|camisola|camiseta|seios|nádegas|coxas|íntim*|cama|duche|chuveiro|massag*',
  nl: 'betast*|aangeraakt|aanraakte|gezoend|zoende|uitkle*|naakt*|broek|onderbroek|rok|borsten|billen|kruis|intiem*|intieme|bed|douche|masseer*|vingers',
  ro: 'pipăi*|atins|atingea|sărut*|dezbrăc*|dezbrac*|goală|pantaloni*|fust*|tricou*|sâni*|chiloți*|fese*|coapse*|intim*|pat|patul|duș|masaj*',
  hi: 'हाथ डाल*|कपडों|कपडे|छुआ|छूता|छूने|चूम*|नग्न|बिस्तर|गलत तरीके|बैड टच',
})

export const speaksOfAbuse = (words: string, tongue: Tongue): boolean => holds(words, ABUSE[tongue])

export const tellsOfTouch = (words: string, tongue: Tongue): boolean => holds(words, DETAIL[tongue])
