import type { LanguagePack } from '../language-pack.ts'
import { englishArticle } from '../with-article.ts'

/** By the clock of twelve hours, without 'am' or 'pm': who hears it knows the half of the day, but for the small hours. */
const time = (hour: number, minute: number): string => {
  if (hour === 0 && minute > 0 && minute < 30) return `It’s {minute} minute${minute === 1 ? '' : 's'} past midnight on {date}.`
  const small = hour < 4 ? ' in the morning' : ''
  if (minute > 0) return `It’s ${hour % 12 || 12}:${String(minute).padStart(2, '0')}${small} on {date}.`
  // Midnight belongs to two days.
  if (hour === 0) return 'It’s midnight, and today is {date}.'
  return hour === 12 ? 'It’s noon on {date}.' : `It’s ${hour % 12} o’clock${small} on {date}.`
}

export const english: LanguagePack = {
  // After midnight a host says neither 'evening' nor yet 'morning'.
  greeting: (hour) => (hour < 4 ? 'Hello' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'),
  who: ['This is {station}, I’m {host}.', 'You’re listening to {station} with {host}.', 'I’m {host}, and this is {station}.'],
  news: [
    ['Here is the news.', 'Here are the stories this hour.'],
    ['Let’s take a moment for the news.', 'Time for a quiet look at the news.'],
    ['Glad you could join us. Here’s what’s in the news.', 'Let me bring you up to date with the news.'],
    ['Straight to the news.', 'Let’s get going with the news.'],
    ['The news at this hour.', 'The main stories at this hour.'],
    ['Ears at the ready, here comes the news.', 'Hot off the press, here’s the news.'],
  ],
  intro: ['Here’s what’s coming up.', 'This is what we have for you.'],
  weather: [
    'Here’s the weather for {place}.',
    'Let’s take a look at the weather in {place}.',
    'Here’s the weather.',
    'Let’s take a look at the weather.',
  ],
  traffic: [
    'Here’s the traffic in and around {place}.',
    'Let’s check the traffic in and around {place}.',
    'Here’s the traffic.',
    'Let’s check the traffic.',
  ],
  today: ['Here’s what today has in store.', 'Here’s today at a glance.'],
  day: {
    weather: ['First, the weather.', 'We begin with the weather.'],
    on: ['On today.', 'Here’s what’s on today.'],
    news: ['In the news.', 'And in the news.'],
  },
  playlist: [
    '{music} is on the way. But first, this.',
    'We’ll have {music} in a moment. Before that, this.',
    'Here’s what we have lined up.',
    'Music in a moment. But first, this.',
  ],
  custom: [
    'Our subject this time: {topic}.',
    'Let’s turn to {topic}.',
    'Here’s our selection for you.',
    'Here’s what we’ve picked out for you.',
  ],
  outro: [
    'That’s nearly all from {station}. Before we go, a reminder of the main stories.',
    'We’re coming to the end of the hour on {station}. One last look at the main stories.',
    'Before we go, the hour in brief, here on {station}.',
    'That brings us to the end of the hour on {station}. The main stories once again.',
    'Before we go, a last look at the headlines here on {station}.',
    'It’s almost time to go here on {station}. Once more, the main stories.',
  ],
  dateTime: 'It’s {time} on {date}.',
  dateTimeAt: time,
  notice: 'This programme is read by an artificial voice, and its script is put together by computer from public sources.',
  links: [
    'In other news.',
    'Our next story.',
    'And there’s this.',
    'Elsewhere.',
    'Another story now.',
    'Moving on.',
    'Also this hour.',
    'Also making news.',
    'On to a different story.',
  ],
  toneLinks: [
    ['More news.', 'On to the next story.', 'Also in the news.'],
    ['Let’s move gently on.', 'Let’s take the next one.', 'Here’s one to think about.'],
    ['Here’s another one for you.', 'And this is worth knowing.', 'This may interest you too.'],
    ['On we go.', 'Straight on to the next one.', 'Next one, coming up.'],
    ['We turn to the next story.', 'Our next report.', 'Next in the news.'],
    ['And now for this one.', 'Hold on, there’s another one.', 'And here comes the next one.'],
  ],
  headlines: {
    more: [
      'And some other headlines, in brief.',
      'Now some other headlines.',
      'Now the other headlines.',
      'Also in the headlines.',
    ],
    one: ['And one more headline.', 'One more headline.', 'And one more, in brief.'],
    all: ['The headlines.', 'The headlines in brief.', 'Here are the headlines.'],
    of: '{story}, from {source}.',
  },
  again: [
    'Once more, from our earlier bulletins.',
    'A reminder of what we reported earlier.',
    'You may have heard this from us already.',
  ],
  nameOfSource: englishArticle,
  saysAfter: ['{story}, {source} reports.', '{story}, according to {source}.'],
  saysBefore: ['According to {source}, {story}', 'As {source} reports, {story}'],
  saysFirst: ['{source} reports: {story}'],
  saysApart: ['{story} That report comes from {source}.', '{story} That is what {source} reports.'],
  nothingNew: [
    'There’s nothing new since our last bulletin. As soon as there is, you’ll hear it here.',
    'We have nothing new at this hour, so we’ll keep it short.',
  ],
  noTopic: [
    'We have nothing to report on {topic} at this hour.',
    'There’s no news on {topic} right now.',
    'We have nothing to report on this subject at this hour.',
  ],
  evergreen: [
    'Our news is running a little late, so we’ll leave you with a quiet moment. The next bulletin will be along as planned.',
    'There’s no news bulletin at this hour. Take a breath, and have a stretch. The next bulletin will be along as planned.',
  ],
  close: ['That’s all from {station}.', 'You’ve been listening to {station}.', 'This has been {station}.'],
  thanks: [
    ['Thank you for being with us.', 'Do join us again.'],
    ['Thank you for spending this time with us.', 'Until next time, take care.'],
    ['It’s been good to have you with us.', 'Look after yourselves, and come back soon.'],
    ['Don’t go far.', 'There’s plenty more on the way.'],
    ['Thank you for joining us.', 'We’ll bring you more as it comes in.'],
    ['Be good, or at least be back.', 'Keep smiling, and come back for more.'],
  ],
  stayingOn: [
    'Stay with us, here on {station}.',
    'Stay where you are, this is {station}.',
    'More in a moment on {station}. Stay with us.',
    'Stay with us, there’s more to come on {station}.',
    'We’ll carry on in a moment. Stay with us on {station}.',
    'This is {station}. Stay with us.',
  ],
  ident: ['This is {station}. I’m {host}, and I’m glad you could join us. Stay tuned.'],
  stockIdent: 'You are listening to the radio. Stay tuned.',
  titles: ['Intro', 'News', 'Weather', 'Traffic', 'Today', 'Playlist', 'Outro', 'Special'],
}
