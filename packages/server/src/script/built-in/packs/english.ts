import { byHour, type LanguagePack } from '../language-pack.ts'

export const english: LanguagePack = {
  greeting: byHour('Good morning', 'Good afternoon', 'Good evening', 'Hello, and welcome to the night'),
  openings: [
    [
      '{greeting}. This is {station}. I am {host}, and this is what is coming up.',
      '{greeting}. You are listening to {station}, and I am {host}. Here is what is coming up.',
    ],
    [
      '{greeting}. This is {station} with the news. I am {host}.',
      '{greeting}, you are with {station}. I am {host}, and these are the stories at this hour.',
      '{greeting}. {host} here, on {station}, with what is new.',
    ],
    [
      '{greeting}. This is the weather on {station}, for {place}. I am {host}.',
      '{greeting}. This is the weather on {station}. I am {host}.',
    ],
    [
      '{greeting}. Here is the traffic on {station}, for {place} and around. I am {host}.',
      '{greeting}. Here is the traffic on {station}. I am {host}.',
    ],
    [
      '{greeting}, {place}. This is what today brings, here on {station}. I am {host}.',
      '{greeting}. This is what today brings, here on {station}. I am {host}.',
    ],
    [
      '{greeting}. You are listening to {station}, and {music} is what we play. I am {host}, with what goes with it.',
      '{greeting}. You are listening to {station}. I am {host}, with what we have lined up.',
    ],
    [
      'That is nearly all from us on {station}. Before we go, here is what to take with you.',
      'We are coming to the end of the hour on {station}. A last look at what matters.',
    ],
    [
      '{greeting}. This is {station}, and I am {host}. Our subject: {topic}.',
      '{greeting}. This is {station}, and I am {host}. Here is what you asked for.',
    ],
  ],
  dateTime: 'It is {time} on {date}.',
  notice: 'This programme is spoken by an artificial voice, and its words are put together by a machine from public sources.',
  links: ['Next.', 'Also today.', 'And this.', 'In other news.', 'There is more.', 'Meanwhile.'],
  attribution: ['From {source}.', '{source} reports.', 'This comes from {source}.'],
  nothingNew: [
    'Since we last spoke nothing new has come in from our sources. As soon as it does, you will hear it here.',
    'Our sources have nothing new at this hour, so we keep it short.',
  ],
  evergreen: [
    'Our news is taking a little longer this time, so we leave you with a moment of calm. Wherever you are listening, thank you for keeping us company. The next bulletin comes to you as planned.',
    'There is no news bulletin at this hour. Take a breath, stretch for a moment, and stay with us. We will be back with what is new at our next air time.',
  ],
  signOff: [
    'That is it from {station}. I am {host}. Thank you for listening.',
    'You are up to date. This was {host}, for {station}.',
    'More at our next air time. This was {station}, and I am {host}.',
  ],
  stayingOn: ['Stay with us, here on {station}.'],
  ident: ['This is {station}. I am {host}, and it is good to have you with us. Stay tuned.'],
  stockIdent: 'You are listening to the radio. Stay tuned.',
  titles: ['Intro', 'News', 'Weather', 'Traffic', 'Today', 'Playlist', 'Outro', 'Special'],
}
