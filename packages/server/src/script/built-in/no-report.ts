import { type ByTongue, tongueOf } from '../tongue.ts'

/** Said where the sources hold nothing about the weather: other news is no weather. */
const NO_WEATHER: ByTongue<string> = {
  en: 'There is no weather report at this hour.',
  de: 'Zu dieser Stunde liegt uns kein Wetterbericht vor.',
  pl: 'O tej godzinie nie mamy prognozy pogody.',
  es: 'A esta hora no tenemos información del tiempo.',
  it: 'In questo momento non abbiamo un bollettino meteo.',
  fr: 'À cette heure, nous n’avons pas de bulletin météo.',
  pt: 'A esta hora não temos boletim meteorológico.',
  hi: 'इस समय मौसम की कोई जानकारी उपलब्ध नहीं है।',
  nl: 'Op dit moment hebben we geen weerbericht.',
  ro: 'La această oră nu avem un buletin meteo.',
}
/** No report is no promise of free roads, and what the sources list may be nothing that can be read out. */
const NO_TRAFFIC: ByTongue<string> = {
  en: 'We have no traffic reports to read out at this hour.',
  de: 'Zu dieser Stunde haben wir keine Verkehrsmeldungen, die wir vorlesen können.',
  pl: 'O tej godzinie nie mamy informacji drogowych, które możemy przekazać.',
  es: 'A esta hora no tenemos información del tráfico que podamos leer.',
  it: 'In questo momento non abbiamo notizie sul traffico da leggere.',
  fr: 'À cette heure, nous n’avons pas d’information sur la circulation à vous lire.',
  pt: 'A esta hora não temos informações sobre o trânsito para ler.',
  hi: 'इस समय हमारे पास यातायात की पढ़ने लायक कोई जानकारी नहीं है।',
  nl: 'Op dit moment hebben we geen verkeersinformatie die we kunnen voorlezen.',
  ro: 'La această oră nu avem informații despre trafic pe care să le citim.',
}

/** The honest line of Weather (2) and Traffic (3) without a report; undefined for the programmes that tell anything. */
export const noReport = (presentationType: number, locale: string): string | undefined =>
  ({ 2: NO_WEATHER, 3: NO_TRAFFIC })[presentationType]?.[tongueOf(locale)]
