const IRREGULAR = new Map(
  'break broke,catch caught,fall fell,hit hit,begin began,take took,make made,get got,give gave,go went,come came,become became,leave left,lose lost,win won,sink sank,strike struck,shoot shot,fight fought,find found,burst burst,fly flew,drive drove,run ran,flee fled,steal stole,spread spread,set set,put put,shut shut,cut cut,hurt hurt,tell told,say said,see saw,bring brought,lead led,pay paid,sell sold,buy bought,throw threw,sweep swept,tear tore,swell swelled,beat beat,bite bit,die died,try tried,deny denied,bury buried,carry carried,ram rammed,slam slammed,rip ripped,ban banned,stop stopped,drop dropped,skid skidded,stab stabbed,grab grabbed,rob robbed'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)
/** What is done at once, with a past in '-ed'. */
const REGULAR = new Set(
  'open close collapse collide overturn explode erupt plunge derail capsize attack clash uncover crash engulf plough plow topple swerve veer careen kill wound injure storm raid bomb shell target arrest detain discover rescue evacuate protest batter pound destroy damage spark trigger cause force launch fire ambush ignite report claim accuse allege confess admit refuse reject escape return arrive enter seize search block burn jump board mistake approve convict sentence charge drag warn order suspend resign quit threaten demand reveal confirm announce unveil land recover'.split(
    ' ',
  ),
)
/** Past already, or going on while the other was done. */
const STANDS = /^(?:was|were|had|did|would|could|might)$|ed$/u
export const IRREGULAR_PASTS = new Set(IRREGULAR.values())

const basesOf = (word: string): string[] => [word, word.replace(/s$/u, ''), word.replace(/es$/u, ''), word.replace(/ies$/u, 'y')]

/** 'opens' as 'opened' behind a main verb that tells what is past; nothing where that is not known. */
export const pastOf = (word: string, opener: string): string | undefined => {
  if (STANDS.test(word) || IRREGULAR_PASTS.has(word)) return word
  // 'jailed as the war continues', 'evacuated as a fire threatens a town': that it is over is not said.
  if (
    /^(?:as|while)$/u.test(opener) &&
    /^(?:is|are|has|have|will|can|may|(?:continue|remain|rage|loom|threaten|close|burn|block|batter|protest|spread|sweep|demand|warn|refuse|fight|collapse)s?|search(?:es)?)$/u.test(
      word,
    )
  )
    return word
  if (word === 'is') return 'was'
  if (word === 'are') return 'were'
  for (const base of basesOf(word)) {
    const irregular = IRREGULAR.get(base)
    if (irregular !== undefined) return irregular
    if (base !== 'quit' && REGULAR.has(base)) return base.endsWith('e') ? `${base}d` : base === 'admit' ? 'admitted' : `${base}ed`
  }
  return undefined
}
