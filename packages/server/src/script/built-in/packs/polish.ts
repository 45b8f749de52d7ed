import { byHour, type LanguagePack } from '../language-pack.ts'

export const polish: LanguagePack = {
  greeting: byHour('Dzień dobry', 'Dzień dobry', 'Dobry wieczór', 'Dobry wieczór'),
  openings: [
    ['{greeting}, witamy w {station}. Mówi {host}, oto co dla Państwa mamy.'],
    ['{greeting}. Słuchają Państwo {station}. Oto wiadomości, mówi {host}.', '{greeting}. Tu {host}, {station}, z tym, co nowe.'],
    ['{greeting}. Pogoda w {station}. Nasze miejsce: {place}. Mówi {host}.', '{greeting}. Pogoda w {station}. Mówi {host}.'],
    [
      '{greeting}. Informacje drogowe w {station}. Nasze miejsce: {place}. Mówi {host}.',
      '{greeting}. Informacje drogowe w {station}. Mówi {host}.',
    ],
    ['{greeting}. Oto co przynosi dzień. {station}, mówi {host}.'],
    [
      '{greeting}. Słuchają Państwo {station}. Gramy: {music}. Mówi {host}.',
      '{greeting}. Słuchają Państwo {station}. Mówi {host}.',
    ],
    ['To już prawie wszystko w {station}. Na koniec jeszcze to.'],
    [
      '{greeting}. {station}, mówi {host}. Nasz temat: {topic}.',
      '{greeting}. {station}, mówi {host}. Oto, o co Państwo prosili.',
    ],
  ],
  dateTime: 'Jest godzina {time}, {date}.',
  notice: 'Ten program czyta sztuczny głos, a jego słowa układa maszyna z publicznych źródeł.',
  links: ['Dalej.', 'Także dziś.', 'I jeszcze to.', 'Kolejna wiadomość.'],
  attribution: ['Źródło: {source}.', 'Podaje {source}.'],
  nothingNew: ['Od ostatniej audycji nie nadeszło nic nowego. Gdy tylko to się zmieni, usłyszą to Państwo tutaj.'],
  evergreen: [
    'Nasze wiadomości potrzebują tym razem nieco więcej czasu. Dziękujemy, że są Państwo z nami. Następne wydanie zgodnie z planem.',
  ],
  signOff: ['To było {station}. Mówi {host}. Dziękujemy za uwagę.', 'Są Państwo na bieżąco. {host}, {station}.'],
  stayingOn: ['Proszę zostać z nami. To jest {station}.'],
  ident: ['Słuchają Państwo {station}. Mówi {host}, dobrze, że są Państwo z nami. Proszę zostać z nami.'],
  stockIdent: 'Słuchają Państwo radia. Proszę zostać z nami.',
  titles: ['Powitanie', 'Wiadomości', 'Pogoda', 'Drogi', 'Dziś', 'Muzyka', 'Pożegnanie', 'Temat'],
}
