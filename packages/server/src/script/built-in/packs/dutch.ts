import { byHour, type LanguagePack } from '../language-pack.ts'

export const dutch: LanguagePack = {
  greeting: byHour('Goedemorgen', 'Goedemiddag', 'Goedenavond', 'Hallo, en welkom in de nacht'),
  openings: [
    ['{greeting}. Dit is {station}. Ik ben {host}, en dit hebben we voor u.'],
    [
      '{greeting}. U luistert naar {station} met het nieuws. Ik ben {host}.',
      '{greeting}. Dit is {host} bij {station}, met wat er nieuw is.',
    ],
    ['{greeting}. Het weer bij {station}, voor {place}. Ik ben {host}.', '{greeting}. Het weer bij {station}. Ik ben {host}.'],
    [
      '{greeting}. Het verkeer bij {station}, voor {place} en omgeving. Ik ben {host}.',
      '{greeting}. Het verkeer bij {station}. Ik ben {host}.',
    ],
    [
      '{greeting}, {place}. Dit brengt de dag, hier bij {station}. Ik ben {host}.',
      '{greeting}. Dit brengt de dag, hier bij {station}. Ik ben {host}.',
    ],
    [
      '{greeting}. U luistert naar {station}, met {music}. Ik ben {host}.',
      '{greeting}. U luistert naar {station}. Ik ben {host}, met ons programma.',
    ],
    ['Dat was bijna alles van {station}. Tot slot nog dit.'],
    [
      '{greeting}. U luistert naar {station}, ik ben {host}. Ons onderwerp: {topic}.',
      '{greeting}. U luistert naar {station}, ik ben {host}. Dit had u gevraagd.',
    ],
  ],
  dateTime: 'Het is {time}, {date}.',
  notice: 'Dit programma wordt gesproken door een kunstmatige stem; een machine stelt de woorden samen uit openbare bronnen.',
  links: ['We gaan verder.', 'Ook vandaag.', 'En dan nog dit.', 'Ander nieuws.'],
  attribution: ['Volgens {source}.', 'Dit komt van {source}.'],
  nothingNew: ['Sinds onze laatste uitzending is er niets nieuws binnengekomen. Zodra dat verandert, hoort u het hier.'],
  evergreen: [
    'Ons nieuws laat deze keer iets langer op zich wachten. Fijn dat u luistert. De volgende uitzending komt zoals gepland.',
  ],
  signOff: ['Dit was {station}. Ik ben {host}. Bedankt voor het luisteren.', 'U bent weer bij. Dit was {host}, voor {station}.'],
  stayingOn: ['Blijft u bij ons, hier bij {station}.'],
  ident: ['U luistert naar {station}. Ik ben {host}, fijn dat u erbij bent. Blijf luisteren.'],
  stockIdent: 'U luistert naar de radio. Blijf luisteren.',
  titles: ['Opening', 'Nieuws', 'Weer', 'Verkeer', 'Vandaag', 'Muziek', 'Afsluiting', 'Speciaal'],
}
