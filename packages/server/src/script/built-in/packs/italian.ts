import type { LanguagePack } from '../language-pack.ts'
import { italianArticle } from '../with-article.ts'

export const italian: LanguagePack = {
  greeting: (hour) => {
    if (hour >= 4 && hour < 13) return 'Buongiorno'
    return hour >= 13 && hour < 18 ? 'Buon pomeriggio' : 'Buonasera'
  },
  who: ['State ascoltando {station}, con {host}.', 'Qui {station}, al microfono {host}.', 'Sono {host}, e siete su {station}.'],
  news: [
    ['Ecco le notizie.', 'Le notizie di quest’ora.'],
    ['Le notizie, con calma.', 'Senza fretta, le notizie.'],
    ['Che bello ritrovarvi, ecco le notizie.', 'Ecco le notizie che abbiamo per voi.'],
    ['Subito le notizie.', 'Si parte con le notizie.'],
    ['Le principali notizie.', 'I fatti di quest’ora.'],
    ['Orecchie aperte, arrivano le notizie.', 'Notizie appena sfornate.'],
  ],
  intro: ['Ecco che cosa vi aspetta.', 'Ecco che cosa c’è in programma.'],
  weather: ['Il meteo per {place}.', 'Il tempo a {place}.', 'Ecco il meteo.', 'Il punto sul meteo.'],
  traffic: [
    'Il traffico a {place} e dintorni.',
    'La situazione del traffico a {place}.',
    'Il punto sul traffico.',
    'La situazione del traffico.',
  ],
  today: ['Ecco che cosa ci riserva la giornata.', 'La giornata in breve.'],
  day: {
    weather: ['Prima di tutto, il meteo.', 'Cominciamo dal meteo.'],
    on: ['In programma oggi.', 'L’agenda di oggi.'],
    news: ['E ora le notizie.', 'Passiamo alle notizie.'],
  },
  playlist: [
    'Tra poco la musica: {music}. Prima, però, le notizie.',
    'Sta per arrivare la musica: {music}. Intanto, le notizie.',
    'Tra poco la musica. Prima, però, le notizie.',
    'Sta per arrivare la musica. Intanto, le notizie.',
  ],
  custom: ['Il nostro tema: {topic}.', 'In primo piano: {topic}.', 'Ecco la nostra selezione.', 'Una selezione pensata per voi.'],
  outro: [
    'È quasi tutto da {station}. Prima di salutarci, l’essenziale.',
    'Siamo alla fine dell’ora su {station}. Ecco che cosa ricordare.',
    'Prima di lasciarvi, un ultimo giro di notizie su {station}.',
    'Stiamo per salutarvi su {station}. In breve, ciò che conta.',
    'Si chiude un’altra ora su {station}. Un ultimo riepilogo.',
    'Siete su {station}. Prima di chiudere, i fatti principali.',
  ],
  dateTime: 'Sono le {time} di {date}.',
  dateTimeAt: (hour, minute) => {
    if (minute === 0 && hour % 12 === 0) return `È ${hour === 0 ? 'mezzanotte' : 'mezzogiorno'}, oggi è {date}.`
    const told = hour === 0 ? 'È mezzanotte' : hour === 1 ? 'È l’una' : `Sono le ${hour}`
    return `${told}${minute === 0 ? '' : ` e ${minute === 1 ? 'un minuto' : minute}`} di {date}.`
  },
  date: (weekday, day, month) => `${weekday} ${day === '1' ? 'primo' : day} ${month}`,
  notice: 'Questo programma è letto da una voce artificiale; i testi sono redatti in automatico a partire da fonti pubbliche.',
  links: [
    'Un’altra notizia.',
    'Proseguiamo.',
    'Tra le altre notizie.',
    'Un altro argomento.',
    'Cambiamo argomento.',
    'Un altro titolo.',
    'Sempre in primo piano.',
    'Continuiamo con le notizie.',
    'E ancora.',
  ],
  toneLinks: [
    ['La prossima notizia.', 'Ancora una notizia.', 'Passiamo a un’altra notizia.'],
    ['Andiamo avanti con calma.', 'Un’altra, senza fretta.', 'Con calma, la prossima.'],
    ['E questa vi interesserà.', 'Ve ne racconto un’altra.', 'Andiamo avanti insieme.'],
    ['Avanti così.', 'Subito la prossima.', 'E via con un’altra.'],
    ['Passiamo alla prossima.', 'Andiamo avanti.', 'E veniamo a un’altra notizia.'],
    ['E adesso, attenzione.', 'Aspettate, ce n’è un’altra.', 'Avanti la prossima.'],
  ],
  headlines: {
    more: [
      'E ora, in breve, gli altri titoli.',
      'Gli altri titoli, in breve.',
      'E questi gli altri titoli.',
      'In breve, altre notizie.',
    ],
    one: ['E ancora una notizia, in breve.', 'Un’altra notizia, in breve.', 'E questa notizia, in breve.'],
    all: ['I titoli.', 'Ecco i titoli.', 'Questi i titoli.'],
    of: '{story}, secondo {source}.',
  },
  again: [
    'Ne abbiamo già parlato nei notiziari precedenti.',
    'Torniamo su quello che vi abbiamo già raccontato.',
    'Forse lo avete già sentito qui da noi.',
  ],
  nameOfSource: italianArticle,
  saysAfter: ['{story}, riferisce {source}.', '{story}, riporta {source}.'],
  saysBefore: ['Secondo {source}, {story}', 'Come riferisce {source}, {story}'],
  saysFirst: ['{source} riferisce: {story}'],
  saysApart: ['{story} Ne dà notizia {source}.', '{story} Lo riferisce {source}.'],
  nothingNew: [
    'Nessuna novità dal nostro ultimo notiziario. Appena ce ne saranno, le sentirete qui.',
    'A quest’ora non abbiamo novità, quindi saremo brevi.',
  ],
  noTopic: ['A quest’ora non abbiamo notizie su questo tema.', 'Al momento non abbiamo nulla su questo tema.'],
  evergreen: ['Questa volta le notizie si fanno attendere un po’. L’appuntamento è alla prossima edizione.'],
  close: ['Avete ascoltato {station}.', 'Rimanete su {station}.', 'Per ora è tutto da {station}.'],
  thanks: [
    ['Grazie per averci seguito.', 'A presto.'],
    ['Prendetevela con calma, e a presto.', 'Vi auguriamo un momento di tranquillità.'],
    ['È stato un piacere avervi con noi.', 'Abbiate cura di voi, e tornate a trovarci.'],
    ['Non andate lontano.', 'Ci risentiamo prestissimo.'],
    ['Grazie per l’attenzione.', 'Al prossimo appuntamento.'],
    ['Fate i bravi, o almeno tornate a sentirci.', 'Un sorriso, e a presto.'],
  ],
  stayingOn: [
    'Restate con noi, qui su {station}.',
    'Non muovetevi da {station}.',
    'Torniamo tra un attimo, su {station}.',
    'Tra poco c’è altro, su {station}.',
    'Rimanete con noi su {station}.',
    'A tra poco, su {station}.',
  ],
  ident: ['State ascoltando {station}. Sono {host}, ed è un piacere avervi con noi. Restate in ascolto.'],
  stockIdent: 'State ascoltando la radio. Restate in ascolto.',
  titles: ['Apertura', 'Notizie', 'Il tempo', 'Traffico', 'Oggi', 'Musica', 'Chiusura', 'Speciale'],
}
