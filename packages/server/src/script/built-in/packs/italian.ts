import { byHour, type LanguagePack } from '../language-pack.ts'

export const italian: LanguagePack = {
  greeting: byHour('Buongiorno', 'Buon pomeriggio', 'Buonasera', 'Buonasera'),
  openings: [
    ['{greeting} e benvenuti su {station}. Sono {host}, ed ecco che cosa vi aspetta.'],
    ['{greeting}. Questa è {station} con le notizie. Sono {host}.', '{greeting}. Qui {host} su {station}, con le novità.'],
    ['{greeting}. Il tempo su {station}, per {place}. Sono {host}.', '{greeting}. Il tempo su {station}. Sono {host}.'],
    [
      '{greeting}. Il traffico su {station}, per {place} e dintorni. Sono {host}.',
      '{greeting}. Il traffico su {station}. Sono {host}.',
    ],
    [
      '{greeting}, {place}. Ecco che cosa porta la giornata, qui su {station}. Sono {host}.',
      '{greeting}. Ecco che cosa porta la giornata, qui su {station}. Sono {host}.',
    ],
    [
      '{greeting}. State ascoltando {station}, con musica {music}. Sono {host}.',
      '{greeting}. State ascoltando {station}. Sono {host}, con il nostro programma.',
    ],
    ['È quasi tutto da {station}. Prima di salutarci, ancora questo.'],
    [
      '{greeting}. Questa è {station}, e io sono {host}. Il nostro tema: {topic}.',
      '{greeting}. Questa è {station}, e io sono {host}. Ecco che cosa avete chiesto.',
    ],
  ],
  dateTime: 'Sono le {time} di {date}.',
  dateTimeAtOne: 'È l’{time} di {date}.',
  notice: 'Questo programma è letto da una voce artificiale; una macchina ne compone le parole da fonti pubbliche.',
  links: ['Proseguiamo.', 'Anche oggi.', 'E ancora.', 'Un’altra notizia.'],
  attribution: ['Da {source}.', 'Secondo {source}.'],
  nothingNew: ['Dalla nostra ultima trasmissione non è arrivato niente di nuovo. Appena arriva, lo sentirete qui.'],
  evergreen: [
    'Le nostre notizie oggi richiedono un po’ più di tempo. Grazie per la compagnia. La prossima edizione arriverà come previsto.',
  ],
  signOff: ['Questa era {station}. Sono {host}. Grazie per l’ascolto.', 'Siete aggiornati. Era {host}, per {station}.'],
  stayingOn: ['Restate con noi, qui su {station}.'],
  ident: ['Questa è {station}. Sono {host}, ed è un piacere avervi con noi. Restate in ascolto.'],
  stockIdent: 'State ascoltando la radio. Restate in ascolto.',
  titles: ['Apertura', 'Notizie', 'Il tempo', 'Traffico', 'Oggi', 'Musica', 'Chiusura', 'Speciale'],
}
