import { holds, phrasesByTongue } from '../fit-for-air/phrases.ts'
import type { Tongue } from '../tongue.ts'

/** What turns a sentence into its contrary. */
const NOT = phrasesByTongue({
  en: 'not|_n t|cannot',
  de: 'nicht',
  fr: 'ne|n',
  es: 'no',
  it: 'non',
  pt: 'não',
  pl: 'nie',
  nl: 'niet',
  ro: 'nu|n',
  hi: 'नहीं',
})
/** What an entry may say instead, in any part of it: a host tells 'disqualified' as 'may not'. */
const DENIES = phrasesByTongue({
  en: 'no|not|_n t|cannot|nor|neither|never|none|nobody|nothing|without|fail*|refus*|reject*|den*|ban|bans|banned|banning|bar|bars|barred|block*|prevent*|stop*|halt*|disqualif*|cancel*|suspend*|postpon*|delay*|avoid*|withdr*|lack*|miss*|escap*|surviv*|acquit*|despite|against|unable|unclear|unknown|unlikely|unhurt|unharmed|uninjured|undamaged|illegal*|false*|wrong*|ineligib*|invalid*|only|until|yet|drop*|scrap*|lose*|lost|quit*|out of',
  de: 'nicht|nichts|kein*|nie|niemals|niemand*|ohne|weder|noch|erst|nur|kaum|trotz|gegen|ab|aus|zurück*|lehn*|abgelehnt|ablehn*|verweiger*|verhinder*|verbiet*|verbot*|fehl*|fiel*|fällt|fallen|entfall*|entfäll*|scheiter*|bestreit*|dementier*|abgesagt|absag*|stopp*|gestoppt|verschoben|verschieb*|verzicht*|unklar*|unbekannt*|unverletzt*|unversehrt*|ungewiss*|unmöglich*|unzulässig*|ungültig*|ungeklärt*|unerlaubt*|illegal*|falsch*|gesperrt*|geschlossen*|ausgeschlossen*|freigesprochen*|frei|vermiss*|verschwund*|überleb*|wider*',
  fr: 'ne|n|pas|non|sans|ni|aucun*|jamais|rien|personne|refus*|rejet*|interdi*|empêch*|manqu*|échou*|échec|annul*|suspen*|report*|démen*|nie|nient|contest*|inconnu*|indemne*|illégal*|impossible*|inéligib*|exclu*|sauf|contre|malgré|seul*|disparu*|retir*|abandon*|perd*|privé*|fin|faux|fausse*',
  es: 'no|ni|sin|nunca|jamás|nadie|nada|ningun*|ningún|niega*|negó|negar*|rechaz*|impid*|imped*|prohíb*|prohib*|cancel*|suspen*|aplaz*|falt*|fracas*|descart*|desmient*|desmint*|desconoc*|ileso*|ilesa*|ilegal*|imposible*|inhabilit*|exclu*|salvo|contra|pese|solo|sólo|desaparec*|retir*|abandon*|perd*|fals*|dej*|fuera',
  it: 'non|né|no|senza|mai|nessun*|niente|nulla|rifiut*|nega*|respin*|imped*|viet*|divieto|annull*|sospe*|rinvi*|manc*|falli*|smenti*|esclu*|ignot*|illes*|illegal*|impossibil*|incandidab*|contro|nonostante|solo|scompars*|ritir*|abbandon*|pers*|perd*|fals*|salv*',
  pt: 'não|nem|sem|nunca|jamais|ninguém|nada|nenhum*|nega*|negou|recus*|rejeit*|imped*|proíb*|proib*|cancel*|suspen*|adia*|falt*|falh*|fracass*|desment*|descart*|desconhec*|ileso*|ilesa*|ilegal*|impossível|inelegív*|exclu*|contra|apesar|só|apenas|desaparec*|retir*|abandon*|perd*|fals*|deix*|fora',
  pl: 'nie*|bez*|brak*|ani|nigdy|nikt*|nikogo|nic|niczego|żad*|odmów*|odmaw*|odrzuc*|zaprzecz*|przeciw*|zakaz*|odwoł*|wstrzym*|zawies*|mimo|dopiero|jedynie|tylko|unikn*|wyklucz*|zaginą*|zaginion*|zaginę*|fałsz*|przełoż*|rezygn*|zrezygn*|strac*|utrac*',
  nl: 'niet*|geen|nooit|niemand|zonder|noch|weiger*|afgewezen|afwijz*|afgelast*|ontken*|verbod*|verbied*|verboden|verhinder*|ontbre*|mislukt*|uitgesteld|uitsluit*|uitgesloten|onbekend*|onduidelijk*|ongedeerd*|onmogelijk*|ongeldig*|illegaal|illegale|tegen|ondanks|pas|slechts|alleen|vermist*|stop*|gestopt|geschrapt|vals*|verliez*|verlor*',
  ro: 'nu|n|fără|nici|niciodată|nimeni|nimic|niciun*|nicio|refuz*|respin*|respins*|neag*|negat*|interzi*|interzis*|împied*|anul*|suspend*|amân*|lips*|eșu*|eșec*|dezmin*|exclu*|exclus*|necunoscut*|neclar*|nevătămat*|ilegal*|imposibil*|contra|împotriva|deși|doar|dispăr*|retras*|retrag*|renunț*|pierd*|pierdut*|fals*',
  hi: 'नहीं|न|ना|बिना|मत|कभी|इनकार|इंकार|खारिज|अस्वीकार|विफल|रोक*|रद्द|असफल|नाकाम|स्थगित|लापता|अयोग्य|अज्ञात|असंभव|अवैध|बंद|मना|टाल*|टल|फेल|खिलाफ|सिर्फ|केवल',
})

/** Whether plain words deny, and those that they are drawn from deny nothing. */
export const isForeignNot = (said: string, held: string, tongue: Tongue): boolean =>
  holds(said, NOT[tongue]) && !holds(held, DENIES[tongue])
