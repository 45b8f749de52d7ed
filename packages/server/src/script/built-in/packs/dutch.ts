import type { LanguagePack } from '../language-pack.ts'
import { dutchArticle } from '../with-article.ts'

const NUMBERS = 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien'.split(' ')

const minutes = (count: number): string => `${NUMBERS[count]} ${count === 1 ? 'minuut' : 'minuten'}`

/** By the clock of twelve hours, from quarter to quarter: 20:24 is 'zes minuten voor half negen'. */
const clock = (hour: number, minute: number): string => {
  const [now, next] = [NUMBERS[hour % 12 || 12], NUMBERS[(hour + 1) % 12 || 12]]
  if (minute === 0) return hour === 0 ? 'middernacht' : `${now} uur`
  if (minute === 15) return `kwart over ${now}`
  if (minute < 15) return `${minutes(minute)} over ${now}`
  if (minute < 30) return `${minutes(30 - minute)} voor half ${next}`
  if (minute === 30) return `half ${next}`
  if (minute < 45) return `${minutes(minute - 30)} over half ${next}`
  return minute === 45 ? `kwart voor ${next}` : `${minutes(60 - minute)} voor ${next}`
}

export const dutch: LanguagePack = {
  greeting: (hour) => (hour < 5 ? 'Goedenacht' : hour < 12 ? 'Goedemorgen' : hour < 18 ? 'Goedemiddag' : 'Goedenavond'),
  who: ['Dit is {station}, ik ben {host}.', 'U luistert naar {station}, met {host}.', 'Ik ben {host} en dit is {station}.'],
  news: [
    ['Dit is het nieuws.', 'Het nieuws van dit uur.'],
    ['We nemen rustig de tijd voor het nieuws.', 'Tijd voor het nieuws, in alle rust.'],
    ['Ik neem u mee langs het nieuws.', 'Ik praat u bij over het nieuws.'],
    ['Meteen door naar het nieuws.', 'Daar gaan we, met het nieuws.'],
    ['Het belangrijkste nieuws.', 'Het nieuws in het kort.'],
    ['Spits de oren, hier komt het nieuws.', 'Vers van de pers, het nieuws.'],
  ],
  intro: ['Dit hebben we zo meteen voor u.', 'Dit komt er allemaal aan.'],
  weather: ['Het weer voor {place}.', 'We kijken naar het weer in {place}.', 'Het weer.', 'We kijken naar het weer.'],
  traffic: [
    'Het verkeer in {place} en omgeving.',
    'We kijken naar het verkeer rond {place}.',
    'Het verkeer.',
    'We kijken naar het verkeer.',
  ],
  today: ['Dit brengt deze dag.', 'De dag in het kort.'],
  day: {
    weather: ['Eerst het weer.', 'We beginnen met het weer.'],
    on: ['Vandaag op de agenda.', 'Dit staat vandaag op het programma.'],
    news: ['En dan het nieuws.', 'Uit het nieuws.'],
  },
  playlist: [
    'Straks draaien we {music}. Eerst dit.',
    'Zo meteen {music}, maar eerst dit.',
    'Dit hebben we voor u klaarstaan.',
    'Zo meteen muziek, maar eerst dit.',
  ],
  custom: [
    'Ons onderwerp: {topic}.',
    'We hebben het over {topic}.',
    'Dit hebben we voor u uitgezocht.',
    'Een greep uit het nieuws.',
  ],
  outro: [
    'Dat was het bijna, hier op {station}. Tot slot nog eens het belangrijkste.',
    'Het uur op {station} zit er bijna op. De hoofdpunten op een rij.',
    'Voor we gaan nog even het nieuws in het kort, hier op {station}.',
    'Het zit er bijna op. Dit is {station}, met nog eens kort het belangrijkste.',
    'Aan het einde van het uur op {station} nog een keer de hoofdpunten.',
    'We nemen zo afscheid. Dit is {station}, met een laatste overzicht.',
  ],
  dateTime: 'Het is {time}, {date}.',
  dateTimeAt: (hour, minute) => `Het is ${clock(hour, minute)}, {date}.`,
  notice:
    'Dit programma wordt gelezen door een kunstmatige stem; de tekst is door een computer samengesteld uit openbare bronnen.',
  links: [
    'Ander nieuws.',
    'We gaan verder.',
    'Meer nieuws.',
    'Een ander onderwerp.',
    'En dan dit.',
    'Het volgende onderwerp.',
    'Verder in het nieuws.',
    'Dan iets anders.',
    'Ook dit uur.',
  ],
  toneLinks: [
    ['Het volgende bericht.', 'Nog een bericht.', 'Ook in het nieuws.'],
    ['We gaan rustig verder.', 'Nog iets om over na te denken.', 'Dan rustig door naar het volgende.'],
    ['Dit is ook goed om te weten.', 'Nog een bericht voor u.', 'Dit vindt u misschien ook interessant.'],
    ['Snel verder.', 'Meteen door naar het volgende.', 'En we gaan door.'],
    ['Dan het volgende bericht.', 'Een volgend bericht.', 'In het overige nieuws.'],
    ['En nu deze.', 'Wacht even, er is er nog een.', 'Hup, de volgende.'],
  ],
  headlines: {
    more: [
      'En in het kort het overige nieuws.',
      'Ander nieuws, in het kort.',
      'Kort nog ander nieuws.',
      'Nog meer nieuws, in het kort.',
    ],
    one: ['En in het kort nog dit.', 'En ook nog dit, in het kort.', 'En dan nog kort dit.'],
    all: ['De hoofdpunten.', 'Het nieuws in het kort.', 'Dit zijn de hoofdpunten.'],
    of: '{story}, van {source}.',
  },
  again: [
    'Nog eens uit onze eerdere uitzendingen.',
    'En nog een keer wat we eerder al meldden.',
    'Misschien hoorde u het al bij ons.',
  ],
  nameOfSource: dutchArticle,
  saysAfter: ['{story}, meldt {source}.', '{story}, bericht {source}.'],
  saysBefore: [],
  saysFirst: ['{source} meldt: {story}', '{source} bericht: {story}'],
  saysApart: ['{story} Dat meldt {source}.', '{story} Dat bericht {source}.'],
  nothingNew: [
    'Sinds onze laatste uitzending is er niets nieuws binnengekomen. Zodra dat verandert, hoort u het hier.',
    'Er is dit uur niets nieuws te melden, dus we houden het kort.',
  ],
  noTopic: ['Hierover is op dit moment niets te melden.', 'Over dit onderwerp hebben we dit uur geen nieuws.'],
  evergreen: [
    'Ons nieuws laat deze keer iets langer op zich wachten. Nog even geduld. De volgende uitzending komt zoals gepland.',
  ],
  close: ['Dit was {station}.', 'U hoorde {station}.', 'Tot zover {station}.'],
  thanks: [
    ['Bedankt voor het luisteren.', 'Tot de volgende keer.'],
    ['Dank u wel, en het beste.', 'Graag tot een volgende keer.'],
    ['Fijn dat u erbij was.', 'Pas goed op uzelf, en tot gauw.'],
    ['Blijf erbij.', 'Er komt nog veel meer aan.'],
    ['Dank voor uw aandacht.', 'We houden u op de hoogte.'],
    ['Niet weglopen, we komen terug.', 'Blijf lachen, en tot gauw.'],
  ],
  stayingOn: [
    'Blijf bij ons, hier op {station}.',
    'We gaan zo verder, dit is {station}.',
    'Straks meer, hier op {station}.',
    'Blijf luisteren naar {station}.',
    'Blijf erbij, dit is {station}.',
    'Zo meteen gaan we door op {station}.',
  ],
  ident: ['U luistert naar {station}. Ik ben {host}, fijn dat u erbij bent. Blijf luisteren.'],
  stockIdent: 'U luistert naar de radio. Blijf luisteren.',
  titles: ['Opening', 'Nieuws', 'Weer', 'Verkeer', 'Vandaag', 'Muziek', 'Afsluiting', 'Speciaal'],
}
