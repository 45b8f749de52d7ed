import { HOUR_MS } from '@hourcast/domain/time-units'
import type { ByTongue, Tongue } from '../tongue.ts'
import { weekdaysIn } from './day-words.ts'
import { HABIT, UNTIL } from './going-on-words.ts'
import { namesDate } from './named-dates.ts'
import { holds, type Line, phrasesByTongue } from './phrases.ts'
import { arePricesOver } from './prices-over.ts'

// How things stand while a paper writes: half of the votes are counted, a man is on the run, a street is being cleared. Hours later it may be so, or not.

/** `lasts`: for so long it is told as what is. `onAnyDay`: a day beside it is the one on which it began. */
type State = { of: ByTongue<RegExp>; lasts: number; onAnyDay?: true }

const ON_THE_RUN: State = {
  of: phrasesByTongue({
    en: 'is on the run|are on the run|is still on the run|are still on the run|remains on the run|remain on the run|remains at large|remain at large|is still at large|are still at large|manhunt is under way|manhunt is underway|is being hunted|are being hunted',
    de: 'ist auf der flucht|ist noch auf der flucht|ist weiter auf der flucht|ist weiterhin auf der flucht|täter sind auf der flucht|ist flüchtig|sind flüchtig|ist noch flüchtig|sind noch flüchtig|ist weiter flüchtig|ist weiterhin flüchtig|fahndung läuft',
    fr: 'est en fuite|sont en fuite|est toujours en fuite|sont toujours en fuite|est activement recherché|est activement recherchée|sont activement recherchés|est toujours recherché|sont toujours recherchés',
    es: 'está prófugo|está prófuga|están prófugos|sigue prófugo|siguen prófugos|permanece prófugo|se encuentra prófugo|continúa prófugo|está a la fuga|están a la fuga|sigue a la fuga|siguen a la fuga|está fugado|sigue fugado|siguen fugados',
    it: 'è in fuga|è ancora in fuga|sono ancora in fuga|è tuttora in fuga|è ricercato|è ancora ricercato|sono ricercati|caccia all uomo in corso|è in corso una caccia all uomo|è in corso la caccia all uomo',
    pt: 'está em fuga|estão em fuga|continua em fuga|continuam em fuga|está foragido|está foragida|estão foragidos|segue foragido|seguem foragidos|continua foragido|continuam foragidos|permanece foragido|continua a monte|está a monte',
    pl: 'trwa obława|trwa policyjna obława|jest wciąż na wolności|jest nadal na wolności|wciąż jest na wolności|nadal jest na wolności|wciąż są na wolności|sprawca jest poszukiwany|sprawcy są poszukiwani',
    nl: 'is voortvluchtig|zijn voortvluchtig|is nog voortvluchtig|zijn nog voortvluchtig|is nog altijd voortvluchtig|is nog steeds voortvluchtig|is nog op de vlucht|zijn nog op de vlucht',
    ro: 'este fugar|sunt fugari|este încă fugar|este căutat de|sunt căutați de|continuă să fie căutat',
    hi: 'फरार है|फरार हैं|अब भी फरार|अभी भी फरार',
  }),
  lasts: 6 * HOUR_MS,
  onAnyDay: true,
}

const BEING_CLEARED: State = {
  of: phrasesByTongue({
    en: 'is being evacuated|are being evacuated|evacuation is under way|evacuation is underway|evacuations are under way',
    de: 'liegt möglicherweise ein blindgänger|liegt möglicherweise eine bombe|liegt möglicherweise eine fliegerbombe|liegt möglicherweise eine weltkriegsbombe|blindgänger verdacht|bomben verdacht|bombenverdacht|verdacht auf einen blindgänger|verdacht auf eine fliegerbombe|verdacht auf eine bombe|droht eine evakuierung|droht die evakuierung|wird evakuiert|werden evakuiert|wird gerade evakuiert|werden derzeit evakuiert|evakuierung läuft',
    fr: 'en cours d évacuation|évacuation est en cours|évacuation en cours',
    es: 'está siendo evacuado|está siendo evacuada|están siendo evacuados|están siendo evacuadas|evacuación en curso',
    it: 'evacuazione in corso|evacuazione è in corso|in corso l evacuazione|in corso di evacuazione',
    pt: 'está a ser evacuado|está a ser evacuada|estão a ser evacuados|estão a ser evacuadas|está sendo evacuado|está sendo evacuada|estão sendo evacuados',
    pl: 'trwa ewakuacja|trwa akcja ewakuacyjna|są ewakuowani|jest ewakuowany|jest ewakuowana',
    nl: 'ligt mogelijk een bom|ligt mogelijk een vliegtuigbom|mogelijk explosief aangetroffen|wordt geëvacueerd|worden geëvacueerd|wordt ontruimd|worden ontruimd|evacuatie is in volle gang',
    ro: 'este evacuat|este evacuată|sunt evacuați|sunt evacuate|evacuarea este în curs',
    hi: 'खाली कराया जा रहा|निकाला जा रहा है',
  }),
  lasts: 12 * HOUR_MS,
}

const WARNED: State = {
  of: phrasesByTongue({
    en: 'under a flood warning|under flood warning*|under a severe weather warning|under a tornado warning|under a tornado watch|under a winter storm warning|under a heat advisory|under a red flag warning|flood warning* are in place|flood warning* remain in place|weather warning* remain in place|weather warning* are in place|weather warning is in place|weather warning is in force',
    de: 'gilt eine unwetterwarnung|gilt die unwetterwarnung|gilt eine sturmwarnung|gilt die hochwasserwarnung|gilt hochwasseralarm|gilt die höchste warnstufe|gilt die warnstufe',
    fr: 'en vigilance jaune|en vigilance orange|en vigilance rouge|en alerte orange|en alerte rouge|en alerte cyclonique',
    es: 'está en aviso|están en aviso|sigue en aviso|está en alerta naranja|están en alerta naranja|está en alerta roja|están en alerta roja|está en alerta amarilla|están en alerta amarilla|sigue en alerta roja|sigue en alerta naranja|permanece en alerta roja|permanece en alerta naranja|permanece en alerta amarilla|permanecen en alerta',
    it: 'è allerta rossa|è allerta arancione|è allerta gialla|resta l allerta rossa|resta l allerta arancione|resta l allerta gialla|resta in vigore l allerta',
    pt: 'está sob aviso|estão sob aviso|encontram se sob aviso|encontra se sob aviso|está em alerta laranja|está em alerta vermelho|está em alerta amarelo|está sob alerta|estão sob alerta|segue sob alerta',
    pl: 'obowiązuje ostrzeżenie|obowiązują ostrzeżenia|obowiązuje alert|obowiązują alerty',
    nl: 'geldt code geel|geldt code oranje|geldt code rood|is code geel van kracht|is code oranje van kracht|is code rood van kracht',
    ro: 'se află sub cod|sunt sub cod|este sub cod|se află sub avertizare|este în vigoare un cod|este în vigoare o avertizare',
    hi: 'अलर्ट पर है|रेड अलर्ट लागू है',
  }),
  lasts: 12 * HOUR_MS,
}

const NOT_SERVED: State = {
  of: phrasesByTongue({
    en: 'no trains are currently running|trains are currently not running|is not currently being served',
    de: 'bedient zurzeit|bedient derzeit|bedienen zurzeit|bedienen derzeit|verkehrt zurzeit nicht|verkehrt derzeit nicht|verkehren zurzeit nicht|verkehren derzeit nicht|verkehren zurzeit keine|verkehren derzeit keine|fahren zurzeit keine|fahren derzeit keine|fährt zurzeit nicht|fährt derzeit nicht|zurzeit unterbrochen|derzeit unterbrochen',
    fr: '',
    es: '',
    it: '',
    pt: '',
    pl: '',
    nl: 'rijden momenteel geen|rijden op dit moment geen|rijdt momenteel niet|rijdt op dit moment niet',
    ro: '',
    hi: '',
  }),
  lasts: 6 * HOUR_MS,
}

/** So it may be for years: 'has been on the run for six years', 'est en fuite depuis 2019'; a mosquito has its colour for a summer. */
const FOR_LONG = phrasesByTongue({
  en: 'years|months|weeks|since',
  de: 'jahr*|monat*|wochen|seit',
  fr: 'ans|mois|semaines|années|depuis|moustique*|plus aucun|plus aucune',
  es: 'años|meses|semanas|desde|hace',
  it: 'anni|mesi|settimane|da giorni|dal|dallo',
  pt: 'anos|meses|semanas|desde|há',
  pl: 'lat|miesięcy|tygodni|od',
  nl: 'jaar|jaren|maanden|weken|sinds',
  ro: 'ani|luni|săptămâni|din #',
  hi: 'साल|साल से|महीने|महीनों|वर्षों',
})

/** How old somebody is says nothing of how long: 'der 35 Jahre alte', 'de 35 años'. */
const AGE =
  /(?<! (?:seit|depuis|desde|hace|da|há|od|sinds|din|for) )(?<= )(?:(?:de|di) )?\d{1,3} (?:jahre alte[nrs]?|jaar oude?|ans|años|anos|anni|de ani|साल) /gu

const STATES: readonly State[] = [ON_THE_RUN, BEING_CLEARED, WARNED, NOT_SERVED]

/** True for a sentence of how things stood when it was written, `age` milliseconds ago, without a day on which it may be so. */
export const isStateOver = (line: Line, age: number, tongue: Tongue): boolean => {
  const { words, isOfDisaster } = line
  if (arePricesOver(words, age, tongue)) return true
  const namesDay = (): boolean => weekdaysIn(words, tongue).length > 0 || namesDate(words, tongue)
  return (
    STATES.some(
      (state) =>
        age > state.lasts &&
        !(isOfDisaster && state === BEING_CLEARED) &&
        holds(words, state.of[tongue]) &&
        (state.onAnyDay === true || !namesDay()),
    ) &&
    !holds(words.replace(AGE, ' '), FOR_LONG[tongue]) &&
    !holds(words, HABIT[tongue]) &&
    !holds(words, UNTIL[tongue])
  )
}

const PARTLY_COUNTED = phrasesByTongue({
  en: '# % of votes counted|# % of the vote counted|# % of the votes counted|# percent of votes counted|# percent of the vote counted|# per cent of votes counted|of precincts reporting|votes are being counted|votes are still being counted|vote counting is under way|vote counting is underway|counting is under way|counting is underway|too early to call the race|too early to call the election|race is too early to call',
  de: '# % der stimmen ausgezählt|# prozent der stimmen ausgezählt|auszählung läuft|nach auszählung von #|# % der stimmzettel ausgezählt|# prozent der wahlkreise ausgezählt',
  fr: '# % des bulletins dépouillés|# % des votes dépouillés|dépouillement est en cours|dépouillement en cours|dépouillement se poursuit',
  es: 'con el # % de las actas|con el # % de los votos|al # % de las actas|# % de los votos escrutados|# % escrutado|# % del escrutinio|# % de las mesas escrutadas|escrutinio en marcha|resultados parciales de las elecciones',
  it: 'scrutinio in corso|spoglio in corso|scrutini in corso|sezioni scrutinate',
  pt: '# % das urnas apuradas|# % dos votos apurados|apuração em andamento|contagem em curso|resultados parciais das eleições',
  pl: 'z połowy komisji|z # % komisji|z # % obwodowych|z # % obwodów|z # procent komisji|cząstkowe wyniki|wyniki cząstkowe|cząstkowych wyników|trwa liczenie głosów',
  nl: '# % van de stemmen geteld|# procent van de stemmen geteld|# % van de stemmen is geteld|# procent van de stemmen is geteld|stemmen worden geteld',
  ro: '# % din voturi numărate|rezultate parțiale ale alegerilor|rezultatele parțiale ale alegerilor|numărătoarea parțială|# % din secțiile|# % din procesele verbale',
  hi: 'मतगणना जारी|वोटों की गिनती जारी|मतगणना चल रही|शुरुआती रुझान*|रुझानों में|रुझानों के मुताबिक',
})
const COUNTED_WITHIN = 6 * HOUR_MS

/** True for a story of votes of which not all were counted. By now they are. */
export const isOfPartialCount = (lines: readonly Line[], age: number, tongue: Tongue): boolean =>
  age > COUNTED_WITHIN && lines.some(({ words }) => holds(words, PARTLY_COUNTED[tongue]))
