import { holds, phrasesByTongue } from '../fit-for-air/phrases.ts'
import type { Tongue } from '../tongue.ts'

/** Said of somebody, and not of an attack that somebody condemns. */
const CONVICTED = phrasesByTongue({
  en: 'convicted|guilty|sentenced to|been sentenced|was sentenced|were sentenced',
  de: 'haft verurteilt|haftstrafe verurteilt|freiheitsstrafe verurteilt|geldstrafe verurteilt|verurteilt worden|wurde verurteilt|wurden verurteilt|schuldig gesprochen',
  fr: 'condamné à|condamnée à|condamnés à|condamnées à|été condamné*|coupable*',
  es: 'condenado a|condenada a|condenados a|condenadas a|sido condenad*|culpable*',
  it: 'condannato a|condannata a|condannati a|condannate a|stato condannato|stata condannata|stati condannati|colpevol*',
  pt: 'condenado a|condenada a|condenados a|condenadas a|foi condenad*|foram condenad*|culpad*',
  pl: 'skazan*|skazał*',
  nl: 'veroordeeld tot|veroordeeld voor|schuldig bevonden',
  ro: 'condamnat la|condamnată la|condamnați la|fost condamnat*|găsit vinovat*',
  hi: 'दोषी|दोषसिद्ध|दोषी करार',
})
const OF_A_VERDICT = phrasesByTongue({
  en: 'convict*|guilty|sentenc*|verdict*|jail*|imprison*|prison|plead*|pled',
  de: 'verurteil*|schuldig*|schuldspruch*|urteil*|haft*|freiheitsstraf*|gefängnis*|geldstraf*|bewährung*|strafe*',
  fr: 'condamn*|coupable*|peine*|verdict*|écop*|prison|sursis',
  es: 'conden*|culpab*|sentenci*|veredicto*|pena*|cárcel|prisión',
  it: 'condann*|colpevol*|sentenz*|verdett*|pena|pene|carcere|anni di',
  pt: 'condena*|culpad*|sentenç*|sentenci*|veredito*|pena|penas|prisão|cadeia',
  pl: 'skaza*|skazuj*|winn*|wyrok*|więzieni*|kara|karę|kary',
  nl: 'veroordeel*|schuldig*|vonnis*|celstraf*|gevangenis*|cel|straf*',
  ro: 'condamn*|vinovat*|sentinț*|verdict*|închisoare*|pedeaps*|pedepse*',
  hi: 'दोषी*|सज़ा|सजा|दोषसिद्ध*|जेल|कैद|क़ैद',
})

/** Whether plain words tell of somebody as convicted, and those that they are drawn from know of no verdict. */
export const isForeignVerdict = (said: string, held: string, tongue: Tongue): boolean =>
  holds(said, CONVICTED[tongue]) && !holds(held, OF_A_VERDICT[tongue])
