import { byHour, type LanguagePack } from '../language-pack.ts'

export const italian: LanguagePack = {
  greeting: byHour('Buongiorno', 'Buon pomeriggio', 'Buonasera', 'Buonasera'),
  who: ['State ascoltando {station}, con {host}.', 'Qui {station}, al microfono {host}.', 'Sono {host}, e siete su {station}.'],
  news: [
    ['Ecco le notizie.', 'Le notizie di quest’ora.'],
    ['Le notizie, con calma.', 'Un momento tranquillo per le notizie.'],
    ['Che bello ritrovarvi, ecco le notizie.', 'Vi racconto le notizie.'],
    ['Subito le notizie.', 'Si parte con le notizie.'],
    ['Le notizie principali.', 'Il punto sulle notizie.'],
    ['Orecchie aperte, arrivano le notizie.', 'Notizie appena sfornate.'],
  ],
  intro: ['Ecco che cosa vi aspetta.', 'Restate qui, ecco che cosa arriva.'],
  weather: ['Il tempo per {place}.', 'Che tempo fa a {place}.', 'Ecco il tempo.', 'Che tempo fa.'],
  traffic: ['Il traffico a {place} e dintorni.', 'Come va il traffico a {place}.', 'Ecco il traffico.', 'Come va il traffico.'],
  today: ['Ecco che cosa porta la giornata.', 'La giornata in breve.'],
  day: {
    weather: ['Prima di tutto, il meteo.', 'Cominciamo dal meteo.'],
    on: ['In programma oggi.', 'L’agenda di oggi.'],
    news: ['E ora le notizie.', 'Passiamo alle notizie.'],
  },
  playlist: [
    'In programma musica {music}, e prima questo.',
    'Tra poco {music}. Prima, questo.',
    'Ecco il nostro programma.',
    'Tra poco la musica. Prima, questo.',
  ],
  custom: ['Il nostro tema: {topic}.', 'Si parla di questo: {topic}.', 'Ecco che cosa avete chiesto.', 'Come avete chiesto.'],
  outro: [
    'È quasi tutto da {station}. Prima di salutarci, l’essenziale.',
    'L’ora si chiude su {station}. Ecco che cosa ricordare.',
    'Prima di lasciarvi, un ultimo giro di notizie su {station}.',
  ],
  dateTime: 'Sono le {time} di {date}.',
  dateTimeAt: (hour, minute) => {
    if (minute === 0 && hour % 12 === 0) return `È ${hour === 0 ? 'mezzanotte' : 'mezzogiorno'}, oggi è {date}.`
    return hour === 1 ? 'È l’{time} di {date}.' : undefined
  },
  notice: 'Questo programma è letto da una voce artificiale; una macchina ne compone le parole da fonti pubbliche.',
  links: ['Un’altra notizia.', 'Proseguiamo.', 'Tra le altre notizie.'],
  toneLinks: [
    ['La prossima notizia.', 'Ancora una notizia.', 'E poi.'],
    ['Andiamo avanti con calma.', 'Un’altra, senza fretta.', 'E un’altra cosa ancora.'],
    ['E questa vi interesserà.', 'Ve ne racconto un’altra.', 'Andiamo avanti insieme.'],
    ['Avanti così.', 'Subito la prossima.', 'E non è finita.'],
    ['Passiamo alla prossima.', 'Andiamo avanti.', 'Nel resto delle notizie.'],
    ['E adesso, attenzione.', 'Aspettate, ce n’è un’altra.', 'Avanti la prossima.'],
  ],
  again: [
    'Lo ricordiamo, dai nostri notiziari precedenti.',
    'Ancora una volta, quello che abbiamo già riferito.',
    'Forse lo avete già sentito da noi.',
  ],
  saysAfter: ['{story}, scrive {source}.', '{story}, riferisce {source}.'],
  saysBefore: ['{source} riferisce: {story}', 'Lo scrive {source}: {story}'],
  nothingNew: [
    'Dalla nostra ultima trasmissione non è arrivato niente di nuovo. Appena arriva, lo sentirete qui.',
    'Le nostre fonti non hanno novità a quest’ora, quindi saremo brevi.',
  ],
  noTopic: ['Le nostre fonti non hanno nulla su questo tema a quest’ora.', 'Al momento non abbiamo nulla su questo tema.'],
  evergreen: [
    'Le nostre notizie questa volta richiedono un po’ più di tempo. Grazie per la compagnia. La prossima edizione arriverà come previsto.',
  ],
  close: ['Avete ascoltato {station}.', 'Siete con {station}.', 'Questo è tutto da {station}.'],
  thanks: [
    ['Grazie per l’ascolto.', 'A presto.'],
    ['Prendetevela con calma.', 'Passate un momento sereno.'],
    ['È stato un piacere avervi con noi.', 'Abbiate cura di voi, e tornate presto.'],
    ['Non allontanatevi.', 'Ci risentiamo prestissimo.'],
    ['Grazie per l’attenzione.', 'È tutto, per il momento.'],
    ['Fate i bravi, o almeno tornate.', 'Un sorriso, e a presto.'],
  ],
  stayingOn: ['Restate con noi, qui su {station}.', 'Non muovetevi, siete su {station}.'],
  ident: ['State ascoltando {station}. Sono {host}, ed è un piacere avervi con noi. Restate in ascolto.'],
  stockIdent: 'State ascoltando la radio. Restate in ascolto.',
  titles: ['Apertura', 'Notizie', 'Il tempo', 'Traffico', 'Oggi', 'Musica', 'Chiusura', 'Speciale'],
}
