import { tongueOfLanguage } from '../words/tongues.ts'

// Of no hour and no place, so that it is made once for each voice.
const SENTENCES: Readonly<Record<string, string>> = {
  en: 'This is your news on the hour. Sunny spells today, and a little rain towards evening.',
  de: 'Hier sind die Nachrichten zur vollen Stunde. Heute ist es heiter, am Abend regnet es ein wenig.',
  pl: 'Oto wiadomości o pełnej godzinie. Dziś słonecznie, a wieczorem trochę deszczu.',
  es: 'Estas son las noticias de la hora. Hoy habrá sol, y algo de lluvia al final de la tarde.',
  it: 'Queste sono le notizie di quest’ora. Oggi sole, e un po’ di pioggia verso sera.',
  fr: 'Voici les informations de l’heure. Du soleil aujourd’hui, et un peu de pluie en soirée.',
  pt: 'Estas são as notícias desta hora. Hoje há sol, e alguma chuva ao fim da tarde.',
  hi: 'ये हैं इस घंटे के समाचार। आज धूप रहेगी, और शाम को हल्की बारिश होगी।',
  nl: 'Dit is het nieuws van dit uur. Vandaag zon, en tegen de avond wat regen.',
  ro: 'Acestea sunt știrile orei. Astăzi soare, iar spre seară puțină ploaie.',
}

/** What a voice says when an owner wants to hear it. */
export const trialSentence = (language: number): string => SENTENCES[tongueOfLanguage(language)] ?? ''

/** How often an owner may hear one. */
export const VOICES_HEARD_AN_HOUR = 60
