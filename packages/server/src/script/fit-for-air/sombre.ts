import type { ByTongue, Tongue } from '../tongue.ts'
import { isGrave } from './grave.ts'
import { holds, phrasesByTongue } from './phrases.ts'

/** Blood, fear and loss: nobody died, and no voice plays beside them. */
const SOMBRE: ByTongue<string> = {
  en: 'hurt|injur*|armed|gun|guns|gunpoint|knife|attacked|assault*|tortur*|violen*|harass*|bullied|bullying|accident*|collision*|crash|crashes|crashed|hospitalised|hospitalized|taken to hospital|layoffs|job losses|redundanc*|racis*|evacuat*|bankrupt*|insolven*|threaten*|robbed|robbery|robberies|traffickers|refugees|deport*|evict*',
  de: 'verletz*|bewaffnet*|waffe|waffen|messer|schuss|schüsse|angegriffen|überfall*|raub|folter*|gefoltert*|gewalt|gewalttät*|mobbing|belästig*|*unfall|*unfälle|*unfalls|unfallflucht|ins krankenhaus|entlassungen|stellenabbau|rassis*|evakuier*|insolvenz*|pleite|bedroh*|drohung*|drogen*|geflüchtete*|flüchtling*|abschieb*|abgeschoben*|zwangsräumung*',
  pl: 'rann*|uzbrojon*|broń|broni|nóż|nożem|strzał|strzały|strzałów|napad|napadu|napadł*|napaść|napaści|pobit*|pobił*|tortur*|przemoc*|znęca*|molestow*|wypadek|wypadku|wypadki|wypadków|kolizj*|trafił* do szpitala|trafili do szpitala|zwolnień|zwolnienia grupowe|rasis*|ewakuow*|ewakuacj*|upadłoś*|bankrut*|bankructw*|groźb*|groził*|narkotyk*|uchodźc*|deport*|eksmisj*',
  nl: 'gewond*|bewapend*|wapen|wapens|mes|schoten|aangevallen|overval*|beroofd*|beroving*|mishandel*|marteling*|geweld|gewelddadig*|gepest|intimidatie|ongeluk|ongelukken|ongeval*|aanrijding*|botsing*|naar het ziekenhuis|ontslagen|banenverlies|racis*|geëvacueerd*|evacuatie*|faillissement*|failliet|bedreig*|drugs*|vluchteling*|deport*|uithuisgezet*|huisuitzetting*',
  ro: 'rănit*|înarmat*|armă|arme|cuțit|cuțitul|focuri de armă|agresat*|agresor*|agresiun*|atacat*|tortur*|violen*|hărțui*|accident*|coliziune|spitalizat*|la spital|concedier*|disponibiliz*|rasis*|evacuat*|evacuare*|faliment*|insolvenț*|amenințat*|amenințări|droguri|migranți|refugiați|deport*|expulz*|jaf|tâlhăr*',
  hi: 'घायल|जख्मी|हथियार*|बंदूक|पिस्तौल|चाकू|गोली|गोलियां|हमला|हमले|मारपीट|पिटाई|यातना|हिंसा|उत्पीडन|छेडछाड|हादसा|हादसे|टक्कर|अस्पताल में भर्ती|छंटनी|दिवालिया|धमकी|धमकियां|नशीले|ड्रग्स|शरणार्थी*|निर्वासित|लूट|डकैती|बाढ',
  fr: 'blessé|blessée|balle|balles|armé|armes|arme blanche|tortur*|agress*|violen*|harcèl*|harcèlement|accident*|hospitalis*|licenci*|racis*|cancer|évacu*|faillite|liquidation judiciaire|menacé|menacée|menacés|narcotrafic|stupéfiants|migrants|expuls*|réfugiés',
  es: 'herido|herida|bala|balas|balazo*|armado|armada|armas|tortur*|agred*|agresión|agresor*|violen*|acos*|accident*|hospitaliz*|despid*|racis*|evacu*|quiebra|concurso de acreedores|amenazad*|narco*|migrantes|deport*|refugiad*|desahuci*',
  it: 'ferito|ferita|colpi di pistola|armato|armata|armi|tortur*|aggred*|aggression*|violenz*|molest*|incident*|ricover*|licenzi*|razzis*|evacu*|fallimento|minacciat*|narco*|migranti|espuls*|profughi|sfratt*',
  pt: 'ferido|ferida|ferimentos|baleado|baleada|balas|armado|armada|armas|tortur*|agred*|agress*|violên*|violent*|assédio|acident*|internad*|hospitaliz*|despediment*|demiss*|racis*|evacuad*|falência|insolvência|ameaçad*|narco*|migrantes|deport*|refugiad*|despej*',
}
const PATTERNS = phrasesByTongue(SOMBRE)

/** True for what is told in a serious voice. */
export const isSombre = (words: string, tongue: Tongue): boolean => isGrave(words, tongue) || holds(words, PATTERNS[tongue])
