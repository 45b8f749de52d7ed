/** Why an item, or a sentence of it, is not said: the code that is stored, and how it is told to the owner. */
export const LEFT_OUT_REASONS = {
  'off-subject': 'not about the subject of this programme',
  'off-task': 'not about what the task asks for',
  'stale-day': 'speaks of a day that is over, or would be taken for another',
  'undated-day': 'names a day, and has no date',
  'too-old': 'older than the programme tells',
  quote: 'quoted words without their speaker',
  claim: 'a claim or a charge, told as a fact',
  'first-person': 'speaks as “I” or “we”, or to its readers',
  'cut-off': 'cut off by its publisher',
  abbreviation: 'holds an abbreviation that nobody can say',
  unsayable: 'holds letters or data that no voice can say',
  'other-language': 'in another language than the host speaks',
  advertising: 'advertising or a competition',
  opinion: 'an opinion that is not the station’s',
  explicit: 'swear words, or detail that is not for all ears',
  minor: 'names a child in a story of violence or death',
  grave: 'death or disaster, in a programme that is for fun',
  'to-a-program': 'gives orders to a program instead of news to listeners',
  exercise: 'a test or an exercise: nothing of it happened',
  'no-news': 'satire, a correction, a horoscope or a bet, and no news',
  embargo: 'not to be told before its time',
  invented: 'the language model said what no source holds',
  'passed-over': 'the language model told others instead',
  'never-said': 'holds a word that this station never says',
  furniture: 'belongs to the page around the story',
  doubtful: 'no clear story of its own, and clearer ones were there',
  'less-sure': 'other stories were surer to be news',
  'same-event': 'other stories of the same event came first',
  duplicate: 'the same story as another item',
  overtaken: 'a later story says the contrary',
  aired: 'told in an earlier bulletin',
  'no-room': 'no room in this bulletin',
} as const

export type LeftOutReason = keyof typeof LEFT_OUT_REASONS

export const LEFT_OUT_CODES = Object.keys(LEFT_OUT_REASONS) as LeftOutReason[]

/** With `sentence`, that sentence alone is left out and the rest of the item is told. */
export type LeftOut = { itemId: string; title: string; source: string; reason: LeftOutReason; sentence?: string }
