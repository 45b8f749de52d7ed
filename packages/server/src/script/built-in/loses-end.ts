import { holds, phrases, plainWords } from '../fit-for-air/phrases.ts'
import type { Tongue } from '../tongue.ts'
import { tellsDeath } from './tells-death.ts'

// 'Coast road open again', and below it 'A landslide came down on the coast road': who hears that alone takes it for shut.

type Words = Readonly<Partial<Record<Tongue, string>>>
const finder = (words: Words): Readonly<Partial<Record<Tongue, RegExp>>> =>
  Object.fromEntries(Object.entries(words).map(([tongue, list]) => [tongue, phrases(list)]))

/** Somebody has them, */
const TAKEN = finder({
  en: 'arrested|arrest|arrests|detained|in custody|nabbed',
  de: 'festgenommen|festnahme|festnahmen|nimmt _ fest|nehmen _ fest|verhaftet|verhaften|verhaftung|verhaftungen|gefasst|in u haft|in untersuchungshaft',
  nl: 'aangehouden|aanhouding|aanhoudingen|opgepakt|gearresteerd|arrestatie|arrestaties',
  pl: 'zatrzymany|zatrzymana|zatrzymani|zatrzymano|zatrzymała|zatrzymali|zatrzymanie|aresztowany|aresztowana|aresztowani|aresztowano|w rękach policji|w areszcie',
  hi: 'गिरफ्तार|गिरफ्तारी|दबोचा',
})
/** or what comes after that. */
const HELD = finder({
  en: 'arrest*|detain*|captur*|caught|custody|nabbed|charged|court|jail*|prison|sentenced|trial|convicted|apprehended|seized|raid*|taken into',
  de: 'festgenommen*|festnahme*|festgehalten|nahm*|nimmt|nehmen|verhaft*|gefasst*|gestellt|ertappt|erwischt|geschnappt|haft|u haft|untersuchungshaft|gefängnis|gericht*|angeklagt*|prozess|razzia*|gestoppt|überführt*|polizeigewahrsam|gewahrsam|inhaftiert*|geht _ ins netz|ins netz|gegangen',
  nl: 'aangehouden|aanhouding*|opgepakt*|gearresteerd*|arrest*|vast|vastgezet|gepakt|betrapt|cel|rechtbank|rechter|inval*|opgesloten|hechtenis|gevangenis|in de kraag',
  pl: 'zatrzyma*|aresz*|ujęt*|ujęli|schwyta*|złapa*|zarzut*|sąd*|więzieni*|więźni*|w ręce|w rękach|wpad*|tymczasow*|przesłuch*|oskarż*|namierzy*|kajdank*|poszukiwan*|deport*|ekstrady*|schwytan*|odsiad*|skazan*',
  hi: 'गिरफ्त*|पकड*|दबोच*|हिरासत|जेल|कोर्ट|अदालत|रिमांड|अरेस्ट|हत्थे|धरे|चढा|चढे|शिकंजे',
})
/** It is over, */
const OVER = finder({
  en: 'reopens|reopened|open again|back open|all clear|called off|lifted|back to normal|restored|resumes|resumed|resume|is over',
  de: 'wieder geöffnet|wieder offen|wieder frei|wieder befahrbar|wieder _ befahrbar|freigegeben|aufgehoben|entwarnung|behoben|wieder in betrieb|fährt wieder|fahren wieder|beigelegt',
  nl: 'weer open|heropend|weer vrij|vrijgegeven|opgeheven|weer begaanbaar|sein veilig|verholpen|rijden weer|weer treinverkeer',
  pl: 'odblokowan*|ponownie otwart*|znów otwart*|przywrócon*|wznowion*|wznowił*|droga przejezdna',
  hi: 'फिर से खुल*|दोबारा खुल*|फिर से शुरू|बहाल हु*|बहाल कर दि*',
})
/** in other words. */
const ENDED = finder({
  en: 'reopen*|open again|back open|all clear|called off|lifted|lifts|lifting|normal|restor*|resum*|over|end|ended|ends|ending|no longer|back|again',
  de: 'wieder|freigegeben|freigabe|aufgehoben|aufhebung|aufheb*|hebt|hob|entwarnung|keine gefahr|behoben|beendet|vorbei|beigelegt|öffnet|geöffnet|nicht mehr|einigung|einigen|geeinigt|einigten',
  nl: 'weer|heropen*|vrijgegeven|opgeheven|heft|hief|begaanbaar|veilig|verholpen|voorbij|opgelost|niet meer|opnieuw',
  pl: 'odblokow*|otwart*|otwier*|przywr*|wznow*|odwoł*|przejezdn*|zakończ*|koniec|ponownie|znów|znowu|już nie|wraca*|wróci*',
  hi: 'खुल*|शुरू|बहाल|फिर|दोबारा|समाप्त|खत्म',
})
/** Who was missing is there. */
const FOUND = finder({
  en: 'found safe|found alive|found well|rescued',
  de: 'wieder aufgetaucht|lebend gefunden|wohlbehalten|wiedergefunden|gerettet',
  nl: 'teruggevonden|terecht|gered|weer terecht',
  pl: 'odnalezion*|odnalazł*|uratowan*|uratowali',
  hi: 'सुरक्षित मिल*|बचाया गया',
})
const BACK = finder({
  en: 'found|safe|alive|rescu*|saved|pulled|located|returned|freed|evacuat*|airlift*|brought',
  de: 'gefunden*|aufgefunden*|wiedergefunden|aufgetaucht|wohlbehalten|gerettet*|rett*|geborgen|barg|bargen|befreit*|entdeckt|wieder|in sicherheit',
  nl: 'gevonden|teruggevonden|aangetroffen|terecht|gered|redd*|veilig|bevrijd*|gehaald|opgedoken|weer',
  pl: 'odnal*|znalaz*|znalez*|urat*|ratun*|ratow*|ocal*|cał* i zdrow*|wyciąg*|wydoby*|wróci*',
  hi: 'मिल*|बचा*|सुरक्षित|रेस्क्यू|निकाल*',
})

const OUT = [
  [OVER, ENDED],
  [FOUND, BACK],
] as const
const ALL = [[TAKEN, HELD], ...OUT] as const

/** True for words that lack the end which their headline tells: that it is over, that somebody is found, or is caught for what is no death. */
export const losesEnd = (said: string, headline: string, tongue: Tongue): boolean => {
  const wanted = plainWords(headline)
  const words = plainWords(said)
  return (tellsDeath(said, tongue) ? OUT : ALL).some(([end, same]) => {
    const [told, tells] = [end[tongue], same[tongue]]
    return told !== undefined && tells !== undefined && holds(wanted, told) && !holds(words, tells)
  })
}
