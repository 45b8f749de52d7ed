import type { LanguagePack } from '../language-pack.ts'

/** Counted by the last digit: 2 to 4 minutes have a form of their own, those of 12 to 14 have not. */
const minutes = (count: number): string =>
  count === 1 ? 'minuta' : count % 10 > 1 && count % 10 < 5 && Math.floor(count / 10) !== 1 ? 'minuty' : 'minut'

/** Names stand in the nominative alone: how a station or a paper is declined, nobody can know. */
export const polish: LanguagePack = {
  // In the small hours it is neither evening nor day.
  greeting: (hour) => (hour < 4 ? 'Witamy Państwa' : hour < 18 ? 'Dzień dobry' : 'Dobry wieczór'),
  who: ['Tu {station}, mówi {host}.', 'To jest {station}, przy mikrofonie {host}.', 'Tu {station}, przy mikrofonie {host}.'],
  news: [
    ['Zapraszam na wiadomości.', 'Czas na wiadomości.'],
    ['Spokojna chwila na wiadomości.', 'Znajdźmy chwilę na wiadomości.'],
    ['Miło, że są Państwo z nami. Oto wiadomości.', 'Już mówię, co nowego.'],
    ['Od razu przechodzimy do wiadomości.', 'Ruszamy z wiadomościami.'],
    ['Najważniejsze wiadomości.', 'Przegląd wiadomości.'],
    ['Nadstawiamy uszu, oto wiadomości.', 'Wiadomości prosto z pieca.'],
  ],
  intro: ['Oto, co dla Państwa mamy.', 'Oto, co przed nami.'],
  weather: ['Pogoda: {place} i okolice.', 'Sprawdzamy pogodę. {place} i okolice.', 'Czas na pogodę.', 'Sprawdzamy pogodę.'],
  traffic: [
    'Informacje drogowe: {place} i okolice.',
    'Sprawdzamy sytuację na drogach. {place} i okolice.',
    'Czas na informacje drogowe.',
    'Sprawdzamy sytuację na drogach.',
  ],
  today: ['Oto, co nas dziś czeka.', 'Dzień w skrócie.'],
  day: {
    weather: ['Najpierw pogoda.', 'Zaczynamy od pogody.'],
    on: ['Dziś w planach.', 'To w planach na dziś.'],
    news: ['A teraz wiadomości.', 'Pora na wiadomości.'],
  },
  playlist: [
    'Zagramy: {music}. Ale najpierw to.',
    'Za chwilę {music}. Najpierw jednak to.',
    'Oto, co dla Państwa przygotowaliśmy.',
    'Za chwilę muzyka, ale najpierw to.',
  ],
  custom: ['Nasz temat: {topic}.', 'Tym razem mówimy o jednym: {topic}.', 'Oto nasz wybór.', 'Oto, co dla Państwa wybraliśmy.'],
  outro: [
    'To już prawie wszystko. Tu {station}, na koniec przypominamy najważniejsze wiadomości.',
    'Ta godzina dobiega końca. Tu {station}, jeszcze raz najważniejsze wiadomości.',
    'Tu {station}. Zanim się pożegnamy, krótkie przypomnienie.',
    'Za chwilę się pożegnamy. Tu {station}, jeszcze krótkie podsumowanie.',
    'To jest {station}. Na zakończenie najważniejsze wiadomości w skrócie.',
    'Zbliżamy się do końca. To jest {station}, jeszcze raz wiadomości w skrócie.',
  ],
  dateTime: 'Jest godzina {time}, {date}.',
  // 'Godzina zero' is one of timetables.
  dateTimeAt: (hour, minute) => {
    if (hour > 0) return undefined
    return minute === 0 ? 'Jest północ, {date}.' : `Jest {minute} ${minutes(minute)} po północy, {date}.`
  },
  notice: 'Ten program czyta syntetyczny głos, a jego tekst układa komputer na podstawie publicznych źródeł.',
  links: [
    'Kolejna wiadomość.',
    'Idziemy dalej.',
    'A teraz inna wiadomość.',
    'Inny temat.',
    'Zmieniamy temat.',
    'Kolejny temat.',
    'Z innych informacji.',
    'I kolejna informacja.',
    'Następny temat.',
  ],
  toneLinks: [
    ['Jeszcze jedna wiadomość.', 'Następna wiadomość.', 'Z innych wiadomości.'],
    ['Idziemy spokojnie dalej.', 'Posłuchajmy kolejnej wiadomości.', 'Bez pośpiechu przechodzimy dalej.'],
    ['To też może Państwa zainteresować.', 'Mam dla Państwa jeszcze jedną wiadomość.', 'To także warto wiedzieć.'],
    ['Pędzimy dalej.', 'I od razu kolejna.', 'I już następna.'],
    ['Przechodzimy do kolejnej informacji.', 'Następna informacja.', 'W pozostałych wiadomościach.'],
    ['A teraz proszę posłuchać.', 'Chwileczkę, jest jeszcze jedna.', 'I hop, następna.'],
  ],
  headlines: {
    more: [
      'I jeszcze inne wiadomości, w skrócie.',
      'Inne wiadomości w telegraficznym skrócie.',
      'W skrócie inne wiadomości.',
      'I krótko inne wiadomości.',
    ],
    one: ['I jeszcze jedna wiadomość, w skrócie.', 'W skrócie jeszcze jedna wiadomość.', 'I na koniec jeszcze jedna wiadomość.'],
    all: ['Wiadomości w skrócie.', 'Skrót wiadomości.', 'Wiadomości w telegraficznym skrócie.'],
    of: '{story}. Podaje {source}.',
  },
  again: [
    'Przypominamy wiadomości z wcześniejszych serwisów.',
    'Jeszcze raz to, o czym już mówiliśmy.',
    'Być może słyszeli to już Państwo u nas.',
  ],
  saysAfter: ['{story}, podaje {source}.', '{story}, informuje {source}.'],
  saysBefore: ['Jak podaje {source}, {story}', 'Jak informuje {source}, {story}'],
  saysFirst: ['{source} podaje: {story}', '{source} informuje: {story}'],
  saysApart: ['{story} Podaje to {source}.', '{story} Informuje o tym {source}.'],
  nothingNew: [
    'Od ostatniego serwisu nie nadeszło nic nowego. Gdy tylko coś się pojawi, usłyszą to Państwo u nas.',
    'Tym razem nie mamy nowych wiadomości, więc będzie krótko.',
  ],
  noTopic: ['Na ten temat nie mamy teraz żadnych wiadomości.', 'O tej godzinie nie ma żadnych informacji na ten temat.'],
  evergreen: ['Na wiadomości trzeba tym razem nieco dłużej poczekać. Prosimy o cierpliwość. Następne wydanie zgodnie z planem.'],
  // 'Tu …' opens a programme, and 'było' or 'była' goes by a name that nobody knows.
  close: ['To wszystko w tym wydaniu. {station}.', 'Na tym kończymy. {station}.', 'Tyle na razie. {station}.'],
  thanks: [
    ['Dziękujemy za uwagę.', 'Do usłyszenia.'],
    ['Dziękujemy, że nas Państwo słuchali.', 'Wszystkiego dobrego.'],
    ['Miło było spędzić z Państwem ten czas.', 'Wszystkiego dobrego i do usłyszenia.'],
    ['Proszę zostać z nami.', 'Wracamy już niedługo.'],
    ['Dziękujemy, że byli Państwo z nami.', 'Będziemy Państwa informować na bieżąco.'],
    ['Z uśmiechem mówimy do usłyszenia.', 'Nie żegnamy się, mówimy tylko do usłyszenia.'],
  ],
  stayingOn: [
    'Proszę zostać z nami. To jest {station}.',
    'Za chwilę ciąg dalszy. Tu {station}.',
    'Już za moment więcej. Tu {station}.',
    'Zaraz wracamy. To jest {station}.',
    'To nie wszystko. Tu {station}.',
    'Zostajemy na antenie. To jest {station}.',
  ],
  ident: ['Tu {station}. Mówi {host}. Miło, że nas Państwo słuchają. Proszę zostać z nami.'],
  stockIdent: 'Słuchają Państwo radia. Proszę zostać z nami.',
  titles: ['Powitanie', 'Wiadomości', 'Pogoda', 'Drogi', 'Dziś', 'Muzyka', 'Pożegnanie', 'Temat'],
}
