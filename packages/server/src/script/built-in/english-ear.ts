// English papers write for the eye what a newsreader says in other words: 'dies at 93', 'the ministry said Wednesday'.

const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'

/** Of somebody in a film it is told behind 'who' or 'when'. */
const OF_SOMEBODY = String.raw`(?<!(?<!\p{L})(?:who|that|he|she|it|they|when|if|before|until|and|or|to|ever|always|often|never)\s)(?<=[\p{L}\d)"”’'],?\s)`
/** 'Actor Ada Rix dies at 93', 'Dies Aged 93' */
const DIES_AT = new RegExp(
  String.raw`${OF_SOMEBODY}dies,?\s(?:at(?:\sage(?:d)?|\sthe\sage\sof)?|aged)\s(1?\d{1,2})(?=[,.;:]|$|\s(?:after|from|of|in|following|due|on|as|while|when|and|with)\s)(?![.,:]\d)`,
  'giu',
)
/** 'Ada Rix, 32, dies in hospital after a crash' */
const DIES_IN_HOSPITAL = new RegExp(
  String.raw`${OF_SOMEBODY}dies (?=in (?:a )?hospital(?:[,.;]|$|\s(?:after|from|following|days|weeks|on)\s))`,
  'gu',
)
/** A day needs its 'on' behind such a verb; 'said Friday prayers' goes on with a noun. */
const SAID_DAY = new RegExp(
  `(?<!\\p{L})(said|says|told reporters|announced|confirmed|reported|died|arrested|killed|released|arrived|resigned|began|opened|ruled|warned|agreed)\\s(${DAY})(?=[,.;]|$|\\s(?:that|after|in|at|as|when|while|for|to|from|and|but|it|he|she|they|there|the|morning|afternoon|evening|night)(?!\\p{L}))`,
  'gu',
)
/** 'The firm on Tuesday said it had'; of 'a man arrested on Tuesday said' the day is of what was done to him. */
const DAY_BEFORE_SAID = new RegExp(`^((?:[\\p{L}\\d][\\p{L}\\d.,’'&-]*\\s){1,12})on (${DAY}) said (?=\\p{L})`, 'u')

const OF_WHAT_WAS_DONE = /(?<!\p{L})(?:\p{L}+ed|who|that|which|shot|held|sent|taken|found|born|hit|hurt)(?!\p{L})/iu

/** Verbs that stand in headlines alone, and what is said for them. */
const HEADLINE_VERBS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=[\p{L}\d.’'”"]\s)taps (?=\p{Lu})(?=(?:[\p{L}\d.’'&-]+ ){1,8}(?:to (?:be|run|lead|head|serve|become|replace|oversee|succeed|chair|fill|direct|coach|manage)|as|for)(?!\p{L}))/gu,
    'picks ',
  ],
  [
    /(?<=[\p{L}\d.’'”"]\s)inks (?=(?:[\p{L}\d$£€.,%-]+ ){0,6}(?:deals?|contracts?|pacts?|agreements?|partnership|MoUs?)(?!\p{L}))/giu,
    'signs ',
  ],
  [/(?<=[\p{L}\d.’'”"]\s)nixes (?=\p{L})/giu, 'drops '],
  [/(?<=[\p{L}\d.’'”"]\s)mulls (?=[\p{L}\d$£€])/giu, 'considers '],
  [
    /(?<=[\p{L}.’'”"]\s)(?<!(?:grand|final|season|career)\s)slams (?<!(?<!\p{L})(?:pandemic|truck|lorry|car|van|bus|train|tram|plane|jet|boat|ship|ferry|driver|motorist|cyclist|bike|hurricane|storm|typhoon|cyclone|tornado|wave|quake|earthquake|virus|coronavirus|covid|covid-19|flood|junk|meteor|snow|winter|heat|drought)\s.{0,40})(?=(?!into|on|onto|against|shut|the (?:door|brakes?)|door|brakes?|home|and|in|of|down|to|with)[\p{L}‘'“"])/giu,
    'criticises ',
  ],
]

/** 'closes M621', 'on A64 near Tarsk': no sheet of A4 and no chip. Behind it nothing of which it could be a part. */
const ROAD =
  /(?<=(?<!\p{L})(?:on|along|off|onto|shuts?|closes?|closed|blocks?|blocked|reopens?) )(?=[AM]\d{1,4}(?:\(M\))?(?=[.,;]|$| (?:in|near|at|between|after|before|following|as|because|due|for|from|to|towards|by|and|while|northbound|southbound|eastbound|westbound|both|junction)(?!\p{L})))/giu
const NO_ROAD =
  /(?<!\p{L})(?:paper|papers|sheets?|print\p{L}*|Audi|BMW|Apple|iPads?|Macs?|MacBooks?|chips?|processors?|visas?)(?!\p{L})/iu
const withTheRoad = (said: string): string => (NO_ROAD.test(said) ? said : said.replace(ROAD, 'the '))

/** An English sentence as it is said. */
export const saidInEnglish = (sentence: string): string =>
  HEADLINE_VERBS.reduce((said, [verb, plain]) => said.replace(verb, plain), withTheRoad(sentence))
    .replace(DIES_AT, 'has died at the age of $1')
    .replace(DIES_IN_HOSPITAL, 'has died ')
    .replace(SAID_DAY, '$1 on $2')
    .replace(DAY_BEFORE_SAID, (all, who: string, day: string) => (OF_WHAT_WAS_DONE.test(who) ? all : `${who}said on ${day} `))
