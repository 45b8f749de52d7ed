import type { ByTongue, Tongue } from '../tongue.ts'
import { isGrave } from './grave.ts'
import { holds, phrases } from './phrases.ts'

/** Blood, fear and loss: nobody died, and no voice plays beside them. */
const SOMBRE: Partial<ByTongue<string>> = {
  fr: 'blessé|blessée|balle|balles|armé|armes|arme blanche|tortur*|agress*|violen*|harcèl*|harcèlement|accident*|hospitalis*|licenci*|racis*|cancer|évacu*|faillite|liquidation judiciaire|menacé|menacée|menacés|narcotrafic|stupéfiants|migrants|expuls*|réfugiés',
  es: 'herido|herida|bala|balas|balazo*|armado|armada|armas|tortur*|agred*|agresión|agresor*|violen*|acos*|accident*|hospitaliz*|despid*|racis*|evacu*|quiebra|concurso de acreedores|amenazad*|narco*|migrantes|deport*|refugiad*|desahuci*',
  it: 'ferito|ferita|colpi di pistola|armato|armata|armi|tortur*|aggred*|aggression*|violenz*|molest*|incident*|ricover*|licenzi*|razzis*|evacu*|fallimento|minacciat*|narco*|migranti|espuls*|profughi|sfratt*',
  pt: 'ferido|ferida|ferimentos|baleado|baleada|balas|armado|armada|armas|tortur*|agred*|agress*|violên*|violent*|assédio|acident*|internad*|hospitaliz*|despediment*|demiss*|racis*|evacuad*|falência|insolvência|ameaçad*|narco*|migrantes|deport*|refugiad*|despej*',
}
const PATTERNS = new Map(Object.entries(SOMBRE).map(([tongue, words]) => [tongue, phrases(words)]))

/** True for what is told in a serious voice. */
export const isSombre = (words: string, tongue: Tongue): boolean => {
  const pattern = PATTERNS.get(tongue)
  return isGrave(words, tongue) || (pattern !== undefined && holds(words, pattern))
}
