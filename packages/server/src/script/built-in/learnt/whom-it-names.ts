import type { Tongue } from '../../tongue.ts'

/** Every noun has a capital, or there are none: nothing shows a name. */
const WITHOUT_CAPITALS_OF_NAMES: ReadonlySet<Tongue> = new Set(['de', 'hi'])

/** Men and women, parties, peoples, faiths and towns that nothing shows to be names: by their first six letters. */
const SOMEBODY: ReadonlySet<string> = new Set(
  [
    'he him his she her hers man men woman women girl girls boy boys er ihn ihm sein seine seiner sie ihr ihre ihrer mann männer frau frauen mädche junge',
    'il elle homme hommes femme femmes fille garçon él ella hombre mujer mujere uomo uomini donna donne ragazz ele ela homem homens mulher',
    'hij zij haar hem zijn man mannen vrouw vrouwe meisje jongen on ona jego jej mężczy kobiet el ea lui ei bărbat femeie femei fata वह उसने उसके उसकी पुरुष महिला महिलाओ युवक युवती लड़की लड़का',
    'democr republ labour tory tories conser libera gop bjp aap cdu csu spd fdp afd grüne grünen linke linken bsw övp spö fpö svp union ampel left right',
    'gauche droite lepéni macron sinist destra centro leghis grilli esquer direit petist bolson lulist izquie derech social commun kommun links rechts lewica prawic stânga dreapt भाजपा कांग्र सपा बसपा आप मोदी राहुल योगी केजरी अखिले',
    'christ musli muslim islam jewish jews jew hindu hindus buddhi cathol protes jüdisc juden kathol evange juif juive musulm chréti judío judía católi ebreo ebrea ebrei cattol mulher judeu evangé joden moslim żydzi żydow muzułm katoli evreu evreie catoli ortodo हिंदू मुस्लि मुसलमा ईसाई सिख',
    'black white asian arab arabs migran immigr refuge flücht flucht auslän ostdeu westde étrang réfugi extran refugi strani profug estran imigra vreemd vlucht asielz uchodź cudzoz',
    'german deutsc french americ britis englis chines indian russia russis ukrain israel palest iran iranis pakist turkis türkis polnis polen syrisc afghan japane korean africa afrika europe europä allema frança anglai améric chinoi russe israél turque españo aleman estado chino rusa ruso itali tedesc france cinese russo russa ucrain brasil portug alemã chinês duits frans amerik nederl belgis niemie polski polska ameryk chińsk rosyjs ukraiń chinez rus rusă ruși moldov',
    'इंदौर कानपुर लखनऊ दिल्ली मुंबई पटना जयपुर भोपाल रायपुर जबलपु ग्वालि वाराणस आगरा मेरठ रांची देहराद उज्जैन नोएडा',
  ].flatMap((stems) => stems.split(' ')),
)
/** So many letters of a word: the endings of most tongues are left out. */
const STEM = 6
export const stemOf = (word: string): string => word.toLowerCase().slice(0, STEM)

const CAPITAL = /^\p{Lu}/u

/** How the words of a text are judged: true for those that name somebody. A headline with capitals all over shows no names by them. */
export const namesIn = (words: readonly string[], tongue: Tongue): ((word: string, at: number) => boolean) => {
  const capitals = words.filter((word) => CAPITAL.test(word)).length
  const showsNames = !WITHOUT_CAPITALS_OF_NAMES.has(tongue) && capitals <= words.length / 2
  return (word, at) => (showsNames && at > 0 && CAPITAL.test(word)) || SOMEBODY.has(stemOf(word))
}
