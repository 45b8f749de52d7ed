import { byHour, type LanguagePack } from '../language-pack.ts'

export const dutch: LanguagePack = {
  greeting: byHour('Goedemorgen', 'Goedemiddag', 'Goedenavond', 'Hallo, en welkom in de nacht'),
  who: ['Dit is {station}, ik ben {host}.', 'U luistert naar {station}, met {host}.', 'Hier is {host}, bij {station}.'],
  news: [
    ['Dit is het nieuws.', 'Het nieuws van dit uur.'],
    ['Rustig de tijd voor het nieuws.', 'Het nieuws, zonder haast.'],
    ['Fijn dat u er bent, dit is het nieuws.', 'Ik praat u bij over het nieuws.'],
    ['Meteen door naar het nieuws.', 'Daar gaan we, het nieuws.'],
    ['Het belangrijkste nieuws.', 'Het nieuws in het kort.'],
    ['Oren open, hier komt het nieuws.', 'Vers van de pers, het nieuws.'],
  ],
  intro: ['Dit hebben we voor u.', 'Blijf erbij, dit komt eraan.'],
  weather: ['Het weer voor {place}.', 'Zo is het weer in {place}.', 'Het weer.', 'Zo is het weer.'],
  traffic: ['Het verkeer in {place} en omgeving.', 'Zo rijdt het verkeer rond {place}.', 'Het verkeer.', 'Zo rijdt het verkeer.'],
  today: ['Dit brengt de dag.', 'De dag in het kort.'],
  day: {
    weather: ['Eerst het weer.', 'We beginnen met het weer.'],
    on: ['Vandaag op de agenda.', 'Dit staat vandaag op het programma.'],
    news: ['En dan het nieuws.', 'Uit het nieuws.'],
  },
  playlist: [
    'We draaien {music}, en dit hoort erbij.',
    'Zo meteen {music}, en eerst dit.',
    'Dit staat er klaar.',
    'Zo meteen muziek, en eerst dit.',
  ],
  custom: ['Ons onderwerp: {topic}.', 'Het gaat over {topic}.', 'Dit had u gevraagd.', 'Op uw verzoek.'],
  outro: [
    'Dat was bijna alles van {station}. Tot slot nog het belangrijkste.',
    'Het uur bij {station} zit er bijna op. Dit neemt u mee.',
    'Voor we gaan, bij {station} nog even het nieuws in het kort.',
  ],
  dateTime: 'Het is {time}, {date}.',
  dateTimeAt: (hour, minute) => {
    if (minute > 0) return undefined
    return hour === 0 ? 'Het is middernacht, {date}.' : 'Het is {hour} uur, {date}.'
  },
  notice: 'Dit programma wordt gesproken door een kunstmatige stem; een machine stelt de woorden samen uit openbare bronnen.',
  links: ['Ander nieuws.', 'We gaan verder.', 'En dan nog dit.'],
  toneLinks: [
    ['Het volgende bericht.', 'Nog een bericht.', 'Ook in het nieuws.'],
    ['Rustig verder.', 'Nog iets om over na te denken.', 'En zonder haast het volgende.'],
    ['Dit is ook leuk om te weten.', 'Nog eentje voor u.', 'Luister hier eens naar.'],
    ['Snel verder.', 'Meteen het volgende.', 'En we gaan door.'],
    ['We komen bij het volgende bericht.', 'Een volgend bericht.', 'In het overige nieuws.'],
    ['En nu deze.', 'Wacht, er is nog meer.', 'Hup, de volgende.'],
  ],
  again: [
    'Nog eens, uit onze eerdere uitzendingen.',
    'En nog een keer, wat we al eerder meldden.',
    'Misschien hoorde u het al bij ons.',
  ],
  saysAfter: ['{story}, meldt {source}.', '{story}, schrijft {source}.'],
  saysBefore: ['{source} meldt: {story}', '{source} schrijft: {story}'],
  nothingNew: [
    'Sinds onze laatste uitzending is er niets nieuws binnengekomen. Zodra dat verandert, hoort u het hier.',
    'Onze bronnen hebben dit uur niets nieuws, dus we houden het kort.',
  ],
  noTopic: ['Onze bronnen hebben hierover op dit moment niets.', 'Over dit onderwerp hebben we dit uur niets.'],
  evergreen: [
    'Ons nieuws laat deze keer iets langer op zich wachten. Fijn dat u luistert. De volgende uitzending komt zoals gepland.',
  ],
  close: ['Dit was {station}.', 'U luisterde naar {station}.', 'Dat was het, van {station}.'],
  thanks: [
    ['Bedankt voor het luisteren.', 'Tot straks.'],
    ['Doe het rustig aan.', 'Een kalme tijd gewenst.'],
    ['Fijn dat u erbij was.', 'Pas goed op elkaar, en tot gauw.'],
    ['Blijf hangen.', 'Maak er wat van vandaag.'],
    ['Bedankt voor uw aandacht.', 'Tot zover het nieuws.'],
    ['Niet weglopen, we komen terug.', 'Blijf lachen, en blijf luisteren.'],
  ],
  stayingOn: ['Blijf bij ons, hier bij {station}.', 'We gaan zo verder, dit is {station}.'],
  ident: ['U luistert naar {station}. Ik ben {host}, fijn dat u erbij bent. Blijf luisteren.'],
  stockIdent: 'U luistert naar de radio. Blijf luisteren.',
  titles: ['Opening', 'Nieuws', 'Weer', 'Verkeer', 'Vandaag', 'Muziek', 'Afsluiting', 'Speciaal'],
}
