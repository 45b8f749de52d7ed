import { type ByTongue, TONGUES, type Tongue } from '../tongue.ts'
import { holds, phrases } from './phrases.ts'

/**
 * Two lists a line, parted by '/': a headline with a word of one and a headline with a word of the other tell the contrary. Behind '>' stands
 * what came of it: 'missing girl found' tells that she is found.
 */
const OPPOSITES: ByTongue<readonly string[]> = {
  en: [
    'close*|closing|shut|shuts/reopen*|reopening|open|opens|opened',
    'missing|vanish*|disappear*>found|finds|find|located',
    'arrest*|jailed|detained|held/released|freed|cleared|acquitted',
    'guilty|convicted/not guilty|acquitted|cleared',
    'approve*|approved|backs|agrees|agree/reject*|refuse*|scrap*|block*|drops|dropped',
    'begin*|start|starts|started/end|ends|ended|called off|cancelled|canceled|suspended|over',
    'rise|rises|rose|up|soar*|gain*/fall|falls|fell|down|drop*|plunge*|slump*',
    'cancelled|canceled|suspended|halted/resume*|restored|back on|running again',
    'issued|in force/lifted|withdrawn',
  ],
  de: [
    'gesperrt|sperrung|geschlossen|schließt|dicht/frei|freigegeben|geöffnet|öffnet|wieder offen|aufgehoben',
    'vermisst*|verschwunden>gefunden|findet|finden|wieder da|wohlauf',
    'festgenommen|verhaftet|in haft/freigelassen|frei|freigesprochen|entlassen',
    'verurteil*|schuldig gesprochen/freigesprochen|freispruch|spricht frei',
    'beschließt|stimmt zu|genehmigt*|billigt/lehnt|abgelehnt|stoppt|kippt',
    'beginnt|startet|begonnen/endet|beendet|abgesagt|vorbei|unterbrochen',
    'steigt|steigen|gestiegen/sinkt|sinken|fällt|fallen|gesunken|gefallen',
  ],
  pl: [
    'zamknięt*|zamyka*|zablokowan*/otwart*|otwiera*|odblokowan*|przejezdn*',
    'zaginą*|zaginęł*|zaginion*|poszukiwan*>odnalezion*|odnalazł*|znalezion*',
    'zatrzyman*|aresztowan*/zwolnion*|uniewinnion*|wypuszczon*',
    'skazan*|skazał*|skazuje/uniewinni*',
    'przyję*|poparł*|zatwierdz*/odrzuc*|wstrzymał*',
    'rozpoczyna*|zaczyna*|rozpoczę*|rusza/kończy*|zakończ*|odwołan*|przerwan*',
    'rośnie|rosną|wzrosł*|wzrost/spada*|spadł*|spadek',
  ],
  es: [
    'cierra*|cerrad*|cortad*|cierre/reabre*|reabiert*|abre*|abiert*|reapertura',
    'desaparecid*>hallad*|hallan|encontrad*|encuentran|localizad*|localizan',
    'detenid*|arrestad*/liberad*|absuelt*|puest* en libertad',
    'conden*/absuelt*|absuelv*|absolvi*',
    'aprueba*|aprobad*/rechaza*|rechazad*|tumba',
    'empieza*|comienza*|arranca/termina*|acaba*|cancelad*|suspendid*|desconvocad*',
    'sube*|subió|subida/baja*|bajó|cae|caen|cayó|bajada',
  ],
  it: [
    'chius*|chiude*|chiusura/riapr*|riapert*|apre|aprono|apert*|riapertura',
    'scompars*|dispers*>ritrovat*|trovat*',
    'arrestat*|fermat*/scarcerat*|assolt*|liberat*',
    'condann*/assolt*|assolve|assolto',
    'approva*|approvat*/respinge|respint*|boccia*|bocciat*',
    'inizia*|comincia*|parte/finisce|finit*|termina*|annullat*|sospes*|revocat*',
    'sale|salgono|salit*|aument*/scende|scendono|scesa|cala|calano|calo',
  ],
  fr: [
    'fermé|fermés|fermée|fermées|ferme|ferment|fermeture|coupé*/rouvre*|rouvert*|ouvre|ouvrent|ouvert*|réouverture',
    'disparu*|recherché*>retrouvé*',
    'arrêté*|interpellé*|écroué*/libéré*|relâché*|relaxé*|acquitté*',
    'condamn*/acquitt*|relaxé*',
    'adopte*|adopté*|approuve*|vote/rejette*|rejeté*|refuse*',
    'commence*|débute*/termine*|terminé*|annulé*|suspendu*|levé*',
    'monte|montent|hausse|augmente*/baisse*|recule*|chute*',
  ],
  pt: [
    'fecha*|fechad*|encerrad*|cortad*/reabr*|reabert*|abre|abrem|abert*',
    'desaparecid*>encontrad*|localizad*',
    'detid*|pres*/libertad*|solt*|absolvid*',
    'conden*/absolvid*|absolve*|absolvi*',
    'aprova*|aprovad*/rejeita*|rejeitad*|chumba*',
    'começa*|inicia*|arranca/termina*|acaba*|cancelad*|suspens*',
    'sobe|sobem|subiu|subida/desce|descem|desceu|cai|caem|caiu|queda',
  ],
  hi: [
    'बंद/खुले|खुला|खुली|खुलेंगे|फिर शुरू|बहाल',
    'लापता>मिला|मिली|मिले|बरामद',
    'गिरफ्तार|गिरफ़्तार|हिरासत/रिहा|बरी|ज़मानत|जमानत',
    'दोषी|सज़ा|सजा/बरी',
    'मंज़ूर|मंजूर|पारित|स्वीकृत/खारिज|ख़ारिज|नामंज़ूर|नामंजूर',
    'शुरू/ख़त्म|खत्म|समाप्त|रद्द',
    'बढ़ा|बढ़ी|बढ़े|चढ़ा|उछला/घटा|घटी|घटे|गिरा|गिरी|लुढ़का',
  ],
  nl: [
    'dicht|gesloten|sluit|sluiten|afgesloten/open|opent|geopend|heropend|heropent|vrijgegeven|weer vrij',
    'vermist*|verdwenen>gevonden|terecht',
    'aangehouden|gearresteerd|opgepakt|vast/vrijgelaten|vrijgesproken|vrij',
    'veroordeel*/vrijgesproken|vrijspraak|spreekt vrij',
    'keurt goed|goedgekeurd|stemt in|akkoord/verwerpt|verworpen|wijst af|afgewezen',
    'begint|begonnen|start/eindigt|voorbij|afgelast|gestaakt|ten einde',
    'stijgt|stijgen|gestegen|hoger/daalt|dalen|gedaald|lager',
  ],
  ro: [
    'închis*|închide*|blocat*/redeschi*|deschis*|deschide*|reluat*|deblocat*',
    'dispărut*>găsit*|regăsit*',
    'reținut*|arestat*/eliberat*|achitat*',
    'condamn*/achit*',
    'aprobă|aprobat*|votat/respinge*|respins*',
    'începe|încep|început/încheiat*|încheie|anulat*|suspendat*',
    'crește|cresc|crescut/scade|scad|scăzut',
  ],
}

type Sides = { one: RegExp; other: RegExp; otherWins: boolean }

const sidesIn = (pair: string): Sides => {
  const [one = '', other = ''] = pair.split(/[/>]/)
  return { one: phrases(one), other: phrases(other), otherWins: pair.includes('>') }
}

const SIDES: Readonly<Record<string, readonly Sides[]>> = Object.fromEntries(
  TONGUES.map((tongue) => [tongue, OPPOSITES[tongue].map(sidesIn)]),
)

type Side = 0 | 1 | undefined

/** The side on which plain words stand: 0, 1, or undefined for neither; `both`: for words of both. */
const sideOf = (words: string, { one, other }: Sides, both: Side): Side => {
  const [isOne, isOther] = [holds(words, one), holds(words, other)]
  if (isOne === isOther) return isOne ? both : undefined
  return isOne ? 0 : 1
}

/** For each pair of opposites the side on which plain words stand. */
export const sidesOf = (words: string, tongue: Tongue): Side[] =>
  (SIDES[tongue] ?? []).map((pair) => sideOf(words, pair, pair.otherWins ? 1 : undefined))

/** True where one says that it is so, and the other that it is not. */
export const areOpposed = (one: readonly Side[], other: readonly Side[]): boolean =>
  one.some((side, at) => side !== undefined && other[at] !== undefined && side !== other[at])

/** True where words stand on one side of a pair alone, and what they are drawn from has nothing but the other one. */
export const areContrary = (said: string, held: string, tongue: Tongue): boolean => {
  const aloneIn = (words: string): Side[] => (SIDES[tongue] ?? []).map((pair) => sideOf(words, pair, undefined))
  return areOpposed(aloneIn(said), aloneIn(held))
}
