import { isGrave } from '../fit-for-air/grave.ts'
import { holds, phrasesByTongue, plainWords } from '../fit-for-air/phrases.ts'
import type { Tongue } from '../tongue.ts'

/** Somebody has died: a sentence that stands in for such a headline has to tell it too. */
const DEATH = phrasesByTongue({
  en: 'dead|death|deaths|dies|died|die|dying|killed|kills|killing|kill|murder*|fatal*|deadly|drowned|drowns|body|bodies|lost his life|lost her life|lost their lives|passed away|funeral|manslaughter|homicide',
  de: 'tot|tote|toten|toter|tod|todes*|tödlich*|gestorben|stirbt|sterben|starb|starben|verstarb|verstarben|verstorben*|ums leben|getötet*|tötet|tötete|erschossen|erschoss|erstochen|erstach|erschlagen|ertrunken|ertrank|ertranken|ermordet*|mord|mordes|leiche*|todesopfer|verunglückt|totschlag*|leben verloren|verlor _ leben|verloren _ leben|verloren _ _ leben|leben gekostet|leblos*',
  fr: 'mort|morts|morte|mortes|mortel*|meurt|meurent|mourir|mourant|décès|décède*|décédé*|tué|tués|tuée|tuées|tue|tuent|meurtre*|assassin*|noyé*|homicide|corps|cadavre*|perdu la vie|perd la vie|obsèques|disparition',
  es: 'muert*|muere|mueren|murió|murieron|fallec*|mata|matan|mató|mataron|asesin*|homicid*|mortal*|ahogad*|cadáver*|cuerpo|cuerpos|sin vida|perdió la vida|pierde la vida|pierden la vida|perdieron la vida|víctimas mortales|funeral*',
  it: 'mort*|muore|muoiono|deced*|uccis*|uccide|uccidono|ucciso|assassin*|omicid*|annegat*|cadaver*|corpo senza vita|senza vita|perso la vita|perde la vita|perdono la vita|vittime|strage|funerali|scomparsa di|scomparso',
  pt: 'mort*|morre|morrem|morreu|morreram|falec*|matou|mata|matam|mataram|assassin*|homicíd*|afogad*|cadáver*|corpo|corpos|sem vida|perdeu a vida|perderam a vida|óbito*|feminicídio',
  pl: 'nie żyje|nie żyją|zmarł*|zmarli|umarł*|zginął|zginęł*|zginie|ginie|giną|śmierć|śmierci|śmiercią|śmierteln*|zabit*|zabił*|zabój*|zabija*|zamordowa*|utonął|utonęł*|utonie*|zwłok*|ciało|ciała|ofiar*|martw*|pogrzeb*|stracił życie|straciła życie|stracili życie|spłoną*|zabito',
  nl: 'dood|dode|doden|overleden|overlijdt|overlijden|overleed|sterft|stierf|stierven|gestorven|gedood|doodt|vermoord*|moord*|dodelijk*|omgekomen|komt om|komen om|kwam om|kwamen om|verdronken|doodgeschoten|doodgestoken|doodsteken|doodschieten|doodstak|doodslag|lichaam|lichamen|het leven',
  ro: 'mort|morți|moartă|moarte|moare|mor|murit|deces*|decedat*|ucis*|omor*|mortal*|înecat*|cadavru*|trup|pierdut viața|fără viață|stins din viață|victime|înmormânt*',
  hi: 'शहीद|मौत|मौतें|मृत्यु|मृतक|मृत|निधन|मारे गए|मारा गया|मारी गई|मार डाला|हत्या|शव|जान गई|जान गंवा*|दम तोड़*|डूबकर|अंतिम संस्कार',
})

/** True for words that say that somebody has died. */
export const tellsDeath = (text: string, tongue: Tongue): boolean => holds(plainWords(text), DEATH[tongue])

/** True where each of the texts tells of a death. */
export const tellDeath = (texts: readonly string[], tongue: Tongue): boolean => texts.every((text) => tellsDeath(text, tongue))

/** True for words that leave out the death of which their headline tells: 'She was part of a rescue crew'. */
export const losesDeath = (sentence: string, headline: string, tongue: Tongue): boolean =>
  tellsDeath(headline, tongue) && !tellsDeath(sentence, tongue)

/** Somebody did it: 'found dead' below 'found shot' keeps back what the story is about. */
const VIOLENCE = phrasesByTongue({
  en: 'shot|shooting*|gunned down|gunman|gunmen|gunfire|stabbed|stabbing*|knife|murder*|strangled|manslaughter|homicide',
  de: 'erschossen|erschoss|erstochen|erstach|ermordet*|mord|mordes|mordverdacht*|erschlagen|erwürgt|angeschossen|schüsse*|messer*|totschlag*',
  fr: 'abattu*|poignard*|assassin*|meurtre*|meurtri*|par balle*|fusillade*|tirs|égorg*|couteau*|homicide',
  es: 'asesin*|apuñal*|a tiros|tirote*|bala|balas|balead*|acuchill*|degoll*|disparo*|balazo*|cuchill*|homicid*',
  it: 'uccis*|uccid*|assassin*|accoltell*|omicid*|spara*|sparo|spari|strangolat*|coltell*',
  pt: 'assassin*|esfaque*|a tiros|a tiro|tiro|tiros|balead*|homicíd*|degol*|faca|facada*|feminicídio',
  pl: 'zastrzel*|zamordowa*|morder*|zabój*|zabił*|nożem|nożownik*|postrzel*|zadźga*|strzał*|ugodz*',
  nl: 'doodgeschoten|doodgestoken|doodsteken|doodschieten|doodstak|vermoord*|moord*|neergeschoten|neergestoken|beschoten|gestoken|schietpartij*|steekpartij*|doodslag|messteken',
  ro: 'împușc*|înjungh*|ucis*|asasin*|omor*|crimă|crima|crimei|cuțit*',
  hi: 'हत्या|गोली|गोलियां|चाकू*|मार डाला|गला घोंट*|फायरिंग',
})

const losesViolence = (said: string, headline: string, tongue: Tongue): boolean =>
  holds(plainWords(headline), VIOLENCE[tongue]) && !holds(plainWords(said), VIOLENCE[tongue])

/** The same, or another grave matter of which their headline tells. */
export const losesGrave = (said: string, headline: string, tongue: Tongue): boolean =>
  losesDeath(said, headline, tongue) ||
  losesViolence(said, headline, tongue) ||
  (isGrave(plainWords(headline), tongue) && !isGrave(plainWords(said), tongue))
