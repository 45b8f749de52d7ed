import type { ByTongue, Tongue } from '../tongue.ts'

// Whether a sentence tells what was. Endings show most of it; a few verbs of news bend otherwise.

const W = '(?![\\p{L}\\p{M}])'
const B = '(?<![\\p{L}\\p{M}])'
const words = (list: string): RegExp => new RegExp(`${B}(?:${list})${W}`, 'iu')

const PAST: ByTongue<RegExp> = {
  en: words(
    '(?<!(?:is|are|be) )(?!need|speed|indeed|hundred|seed|feed|exceed|proceed)\\p{L}{2,}ed|was|were|had|did|said|told|took|won|lost|left|found|fell|met|held|began|made|gave|came|went|saw|shot|hit|rose|broke|struck|caught|fled|led|sent|spoke|stole|drove|sank|became|brought|bought|paid|ran',
  ),
  // Nouns have capitals: 'sagte', not 'Karte'. In 'sagten' the ending is that of 'halten'.
  de: new RegExp(
    `${B}(?:[Ww]urden?|[Ww]aren?|[Hh]atten?|(?:hat|haben|habe|ist|sind) [^.;!?]{0,90}(?:ge\\p{L}{2,}[nt]|\\p{L}+ge\\p{L}{2,}[nt]|(?:ver|er|be|zer|ent)\\p{L}{2,}[nt]|\\p{L}+iert)|(?:(?:auf|aus|ein|ab)?löste|musste|wusste|passte|fasste|verpasste|reiste|raste)n?|(?!heute|letzte|nächste|erste|zweite|dritte|gute|rechte|weite|breite|bekannte|beste|bitte|hätte|könnte|sollte|möchte|dürfte|müsste|ge)\\p{Ll}{2,}(?<!s)te|begann(?:en)?|kam(?:en)?|ging(?:en)?|fiel(?:en)?|starb(?:en)?|fand(?:en)?|gab(?:en)?|nahm(?:en)?|verlor(?:en)?|gewann(?:en)?|stieg(?:en)?|traf(?:en)?|stieß(?:en)?|brach(?:en)?|schloss|sprach(?:en)?|fuhr(?:en)?|griff(?:en)?|zog(?:en)?|schlug(?:en)?|rief(?:en)?|lag(?:en)?|stürzten?|verletzten?|sagten?)${W}`,
    'u',
  ),
  fr: words(
    "(?:a|ont|avait|avaient|est|sont|s['’]est|se sont|n['’]a|n['’]ont) (?:\\p{L}{2,12} ){0,2}?(?:été )?\\p{L}{1,}(?:é|i|u|is|it|ert|ée|ie|ue|ite|erte)s?|été|était|étaient|fut|furent|avait|avaient",
  ),
  es: words(
    '\\p{L}{2,}(?:ó|aron|ieron|jeron)|\\p{L}*uvo|(?:pre)?dijo|hizo|(?:pro|con|tra|re|in|de)dujo|(?:pro|com|dis|im|o|su|ex)?puso|fue|fueron|pudo|era|eran|había|habían|estaban?|(?:ha|han) \\p{L}+(?:ado|[ií]do|to|cho)',
  ),
  it: words(
    '(?:ha|hanno|è|sono|aveva|avevano|si è|si sono) (?:\\p{L}{2,12} ){0,2}?(?:stat[oaie] )?\\p{L}{2,}(?:at|it|ut|es|os|ess|ort|ett|ert|att|ott|ers|ist|ast|ost|ant|int)[oaie]|fu|furono|era|erano|aveva|avevano',
  ),
  pt: words(
    '\\p{L}{2,}(?:ou|aram|eram|iram|iu)|(?!muse|europe|jude|ate|pne|trofé|ché)\\p{L}{2,}eu|foi|foram|disse|fez|houve|teve|pôs|veio|eram?|tinham?|estavam?',
  ),
  pl: words(
    '(?!(?:szko|si|zespó|artyku|kośció|ma|ca|bia|jeś|czy|(?:od|wy|u|po|prze)?dzia|materia|kapita|tytu|sygna|kana|ogó|pó|stó|chwi|mi|zwyk)(?:ł|li|la)|stał[aey])\\p{L}{2,}(?:ł|ła|ło|li|ły)',
  ),
  nl: words(
    'werd|werden|was|waren|had|hadden|(?:heeft|hebben|is|zijn) [^.;!?]{0,90}(?:(?<!\\p{L})ge\\p{L}{2,}|\\p{L}+ge\\p{L}{2,}[dtn]|(?:ver|be|ont)\\p{L}{2,}[dtn])|kwam(?:en)?|ging(?:en)?|viel(?:en)?|vond(?:en)?|gaf|gaven|nam(?:en)?|verloor|won|begon(?:nen)?|zei(?:den)?|reed|reden|sloeg|schoot|brak|stierf|kreeg|besloot|overleed|steeg|(?:meld|open|bevestig|beloof|daal|haal|vertel|beland|speel|scoor|eindig|leid|brand|verklaar|overval)de|(?:bots|maak|raak|stop|stort|crash|plaats|start|pak|ontdek|kost)te',
  ),
  ro: words(
    '(?:a|au|am|s-a|s-au) (?:fost )?\\p{L}{2,}(?:at|it|ut|ât|s|t|ată|ită|ută|ați|iți|uți|să|și|ate|ite|ute|se)|era|erau|fusese',
  ),
  hi: /(?<![\p{L}\p{M}])(?:किया|किए|की|हुआ|हुई|हुए|गया|गई|गयी|गए|गये|दिया|दी|दिए|लिया|ली|लिए|था|थे|थी|कहा|बताया|मिला|मिली|मिले|आया|आई|आए|पकड़ा|मारा|जीता|हराया)(?:\s(?:है|हैं|था|थी|थे))?\s*[।.!]?$/u,
}

/** What is to come has no such words beside it. */
const FUTURE: ByTongue<RegExp> = {
  en: words('will|would|(?:is|are) (?:to|due|set|planned|scheduled|expected|open|closed)'),
  de: words('wird|werden|soll|sollen|will|wollen|geplant|vorgesehen|angesetzt|erwartet|eingeladen|geöffnet'),
  fr: words('\\p{L}{2,}(?:ra|ront)|va|vont|doit|doivent|prévue?s?|attendue?s?|programmée?s?|fixée?s?|invitée?s?|ouverte?s?'),
  es: words('\\p{L}{2,}(?:rá|rán)|va a|van a|previst\\p{L}+|programad\\p{L}+'),
  it: words(
    '\\p{L}{2,}(?:rà|ranno)|previst[oaie]|attes[oaie]|fissat[oaie]|programmat[oaie]|convocat[oaie]|invitat[oaie]|apert[oaie]',
  ),
  pt: words('\\p{L}{2,}(?:rá|rão)|vai|vão|previst\\p{L}+|marcad[oa]s?|agendad[oa]s?'),
  pl: words('będzie|będą|ma się|mają|zaplanowan\\p{L}+|planowan\\p{L}+'),
  nl: words('zal|zullen|gaat|gaan|moet|moeten|gepland\\p{L}*|verwacht|voorzien|geopend'),
  ro: words('va|vor|urmează|programat\\p{L}*|prevăzut\\p{L}*|așteptat\\p{L}*'),
  hi: /(?<![\p{L}\p{M}])[\p{L}\p{M}]+(?:गा|गे|गी)(?![\p{L}\p{M}])/u,
}

/** What shows that a clause tells what was. */
export const pastOf = (tongue: Tongue): RegExp => PAST[tongue]

/** True for a clause that tells what will be. */
export const tellsToCome = (text: string, tongue: Tongue): boolean => FUTURE[tongue].test(text)

/** True for a sentence that tells what was, whatever else it tells. */
export const tellsSomethingPast = (text: string, tongue: Tongue): boolean => PAST[tongue].test(text)

/** True for a sentence that tells what was, and nothing of what will be. */
export const tellsOfPast = (text: string, tongue: Tongue): boolean => PAST[tongue].test(text) && !FUTURE[tongue].test(text)
