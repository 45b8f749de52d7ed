import type { ByTongue, Tongue } from '../tongue.ts'

// How a place feels, or how a tale begins, is no news: it does not say what happened.

const MOODS: ByTongue<string> = {
  de: '(?:sitzt|saß|sitzen) (?:\\p{L}+ ){0,3}(?:schock|schrecken|trauer|angst)[^.]{0,12} tief|(?:steht|stehen|stand|standen) (?:[^.:;]{0,60} )?unter schock|(?:eine?|ganze[rs]?|das|die) (?:stadt|dorf|ort|land|gemeinde|region) (?:unter schock|in trauer)|(?:liegt|herrscht|herrschen|herrschte|liegen) (?:[^.:;]{0,50} )?(?:ruhe|stille|trauer|entsetzen|bestürzung|fassungslosigkeit|betroffenheit|ratlosigkeit)|(?:trauer|entsetzen|bestürzung|betroffenheit|fassungslosigkeit|sorge|verunsicherung|wut) (?:ist|sind|bleibt) (?:[^.:;]{0,30} )?groß|(?:tiefe|große) (?:betroffenheit|bestürzung|fassungslosigkeit)|(?:wirft|werfen) (?:\\p{L}+ ){0,3}fragen auf|fragen (?:sind|bleiben) (?:\\p{L}+ ){0,2}offen|(?:sind|bleiben) (?:\\p{L}+ ){0,3}fragen (?:\\p{L}+ )?offen|(?:reagieren|reagiert|reagierten|sind|zeigen sich|zeigt sich) (?:tief |zutiefst )?(?:geschockt|bestürzt|fassungslos|erschüttert)|unter tränen',
  en: '(?:is|are|was|were|remains?|left|been|community|town|village|city|nation|residents) (?:still )?(?:in (?:deep )?shock|reeling|in mourning|heartbroken|stunned(?! by)|deeply shaken)|(?:raises?|raising|raised) (?:\\p{L}+ ){0,3}questions|(?:questions|mystery) (?:remains?|linger|mount)|(?:silence|calm|mood|sadness|grief|gloom) (?:hangs|hung|lies|lay|descended|has descended|settles|grips|gripped)|in tears',
  fr: "(?:est|sont|reste(?:nt)?|était|étaient) (?:encore |toujours |toute )?(?:sous le choc|en deuil|en état de choc|sidérée?s?|bouleversée?s?)|(?:l['’]émotion|la consternation|la tristesse|la stupeur|l['’]incompréhension) (?:est|reste|demeure|domine|règne)|sème(?:nt)? l['’]émoi|(?:pose|posent|soulève|soulèvent) (?:\\p{L}+ ){0,3}questions|en larmes",
  es: '(?:está|están|sigue|siguen|continúa|quedó) (?:\\p{L}+ )?(?:conmocionad[oa]s?|consternad[oa]s?|en shock|de luto|desolad[oa]s?)|(?:reina|se respira) (?:\\p{L}+ ){0,2}(?:calma|silencio|tristeza|consternación|conmoción)|(?:genera|plantea|abre)n? (?:\\p{L}+ ){0,2}(?:interrogantes|preguntas)|entre lágrimas',
  it: "(?:è|sono|resta|restano) (?:ancora |tutta )?(?:sotto ?(?:choc|shock)|in lutto|sconvolt[aeio]|attonit[aeio])|(?:regna|c['’]è) (?:\\p{L}+ ){0,2}(?:sgomento|sconcerto|incredulità)|(?:solleva|pone) (?:\\p{L}+ ){0,2}(?:interrogativi|domande)|in lacrime",
  pt: '(?:está|estão|continua|ficou|ficaram) (?:em choque|de luto|consternad[oa]s?|abalad[oa]s?|incrédul[oa]s?)|(?:reina|paira) (?:\\p{L}+ ){0,2}(?:silêncio|tristeza|consternação)|(?:levanta|gera)m? (?:\\p{L}+ ){0,2}(?:questões|perguntas)|em lágrimas',
  pl: '(?:jest|są|pozostaje|pozostają) (?:\\p{L}+ )?(?:w szoku|wstrząśnięt[aiey]|w żałobie|pogrążon\\p{L}{1,3} w (?:żałobie|smutku))|(?:panuje|zapanował[ao]?) (?:\\p{L}+ ){0,2}(?:cisza|smutek|żałoba|niedowierzanie|przygnębienie)|(?:budzi|rodzi) (?:\\p{L}+ ){0,2}pytania|we łzach',
  nl: '(?:is|zijn|verkeert|verkeren|blijft) (?:\\p{L}+ ){0,3}(?:in shock|in rouw|in diepe rouw|geschokt|aangeslagen)|(?:heerst|hangt|heersen) (?:[^.:;]{0,40} )?(?:stilte|rust|verslagenheid|ongeloof|verdriet|sfeer)|(?:verdriet|verslagenheid|ongeloof|onrust|zorgen) (?:is|zijn) (?:[^.:;]{0,20} )?groot|(?:roept|roepen) (?:\\p{L}+ ){0,3}vragen op|in tranen|sloeg in als een bom|ingeslagen als een bom',
  ro: '(?:este|sunt|rămân|rămâne) (?:\\p{L}+ )?(?:în (?:stare de )?șoc|în doliu|șocaț[ie]|îndurerat[ăe]?|îndoliat[ăe]?)|(?:domnește|plutește) (?:\\p{L}+ ){0,2}(?:liniște|tristețe|durere|consternare)|(?:ridică|naște) (?:\\p{L}+ ){0,2}întrebări|în lacrimi',
  hi: '(?:सदमे में (?:है|हैं)|शोक में डूब\\p{M}*|मातम (?:पसरा|छाया)|मातम का माहौल|सन्नाटा (?:पसरा|छाया)|कई सवाल खड़े|सवाल खड़े (?:हो|कर))',
}
const MOOD = Object.fromEntries(
  Object.entries(MOODS).map(([tongue, words]) => [tongue, new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')]),
) as ByTongue<RegExp>

/** 'Jan (21)' */
const AGE = /\(\d{1,3}\)/g

/** So a tale begins: 'En opeens was de boot weg', 'Eigentlich wollte der Rat bauen'. */
const TALE: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: /^(?:and )?(?:suddenly|all of a sudden|once upon a time)(?!\p{L})/iu,
  de: /^(?:und )?(?:plötzlich|auf einmal|eigentlich|einst|früher(?! als)|irgendwann)(?!\p{L})/iu,
  nl: /^(?:en )?(?:opeens|plots|ineens|plotseling|eigenlijk|ooit)(?!\p{L})/iu,
  pl: /^(?:i )?(?:nagle|kiedyś|pewnego dnia)(?!\p{L})/iu,
}
export const beginsTale = (text: string, tongue: Tongue): boolean => TALE[tongue]?.test(text) === true

/** True for a sentence that tells how a place feels, or begins a tale; one with a number tells also why: 'mit fünf Toten und 200 Verletzten unter Schock'. */
export const isMood = (text: string, tongue: Tongue): boolean =>
  beginsTale(text, tongue) || (MOOD[tongue].test(text) && !/\d/.test(text.replace(AGE, '')))
