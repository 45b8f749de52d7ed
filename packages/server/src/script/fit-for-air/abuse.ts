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

/** A child, a sister or a niece of the offender: who he is says who she is. */
const KIN = phrasesByTongue({
  en: 'his daughter*|her daughter*|own daughter*|biological daughter*|stepdaughter*|step daughter*|his son|his sons|her son|stepson*|own children|his children|stepchild*|his niece*|his nephew*|his sister*|granddaughter*|grandson*|his grandchild*|incest*',
  de: 'seine tochter|seiner tochter|seine töchter|seiner töchter|eigene tochter|eigenen tochter|eigenen töchter|leibliche* tochter|stieftochter|stieftöchter|pflegetochter|seinen sohn|seines sohnes|stiefsohn*|eigenen kinder*|seiner kinder|seine kinder|nichte|nichten|enkelin*|enkeltochter|schwester|halbschwester|inzest*',
  pl: 'córk*|córek|córec*|pasierbic*|pasierb*|syna|synów|bratanic*|siostrzenic*|wnuczk*|siostr*|kazirodz*',
  es: 'su hija|sus hijas|hijastr*|su hijo|sus hijos|propia hija|propio hijo|sobrina*|sobrino*|nieta|nietas|nieto|nietos|su hermana|su hermanastra|incest*',
  it: 'la figlia|sua figlia|figlie|figliastr*|suo figlio|propria figlia|figlia minorenne|nipotin*|la nipote|sua nipote|sua sorella|la sorella|sorellast*|incest*',
  fr: 'sa fille|ses filles|sa propre fille|belle fille|son fils|ses fils|ses enfants|beau fils|sa nièce|ses nièces|son neveu|sa petite fille|sa sœur|sa soeur|sa demi sœur|incest*',
  pt: 'a filha|da filha|à filha|sua filha|própria filha|as filhas|das filhas|enteada*|enteado*|o próprio filho|seu filho|dos filhos|sobrinha*|sobrinho*|neta|netas|neto|netos|sua irmã|da irmã|a irmã|incest*',
  nl: 'zijn dochter*|eigen dochter*|stiefdochter*|pleegdochter*|zijn zoon|zijn zoontje|stiefzoon*|zijn kinderen|eigen kinderen|zijn nichtje|kleindochter*|kleinkind*|zijn zusje|zijn zus|incest*',
  ro: 'fiica|fiicei|fiicele|fiicelor|fiică|fetița lui|propria fiică|propriul fiu|fiul său|fiului său|fiicei sale|nepoata|nepoatei|nepoată|sora|surorii|incest*',
  hi: 'बेटी|बेटियों|पुत्री|पुत्रियों|सौतेली|भतीजी|भांजी|पोती|नातिन|नाबालिग बहन|सगी बहन',
})

/** What of such offences is nothing else: 'abuse of power' and 'gwałtowna burza' are not. */
const SEXUAL = phrasesByTongue({
  en: 'sexual*|rape|raped|rapes|raping|rapist|molest*|grooming|groomed|indecent*|incest*',
  de: 'vergewaltig*|sexuell*|missbraucht*|mißbraucht*|inzest*',
  pl: 'molestow*|gwałt|gwałtu|gwałty|gwałcił*|zgwałc*|seksualn*|pedofil*|kazirodz*',
  es: 'violar|violó|violaba|violad*|violación|violaciones|violador*|sexual*|pederast*|incest*',
  it: 'stupr*|sessual*|violentat*|violentò|violentava|pedofil*|incest*',
  fr: 'viol|viols|violeur*|violer|violé|violée|violées|pédo*|sexuel*|incest*',
  pt: 'estupr*|sexual|sexuais|sexualmente|violou|violad*|violador*|pedofil*|incest*',
  nl: 'verkracht*|seksue*|ontucht*|aanrand*|incest*',
  ro: 'viol|violul*|violat*|sexual*|pedofil*|incest*',
  hi: 'दुष्कर्म*|बलात्कार*|यौन|पॉक्सो|पोक्सो|रेप',
})

/** 'A man who raped his daughter': nobody is named, and yet everybody there knows who she is. */
export const showsWhoWasAbused = (words: string, tongue: Tongue): boolean =>
  holds(words, SEXUAL[tongue]) && holds(words, KIN[tongue])

export const speaksOfAbuse = (words: string, tongue: Tongue): boolean => holds(words, ABUSE[tongue])

export const tellsOfTouch = (words: string, tongue: Tongue): boolean => holds(words, DETAIL[tongue])
