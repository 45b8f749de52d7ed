import type { LanguagePack } from '../language-pack.ts'
import { germanArticle, germanVerbs } from '../with-article.ts'

export const german: LanguagePack = {
  // No word is only for the night: until one it is still evening, from two it is morning.
  greeting: (hour) => (hour < 2 || hour >= 18 ? 'Guten Abend' : hour < 11 ? 'Guten Morgen' : 'Guten Tag'),
  who: [
    'Hier ist {station}, ich bin {host}.',
    'Sie hören {station}, am Mikrofon ist {host}.',
    'Das ist {station}, mein Name ist {host}.',
  ],
  news: [
    ['Die Nachrichten.', 'Die Meldungen dieser Stunde.'],
    ['In aller Ruhe: die Nachrichten.', 'Nehmen wir uns Zeit für die Nachrichten.'],
    ['Herzlich willkommen zu den Nachrichten.', 'Das gibt es Neues.'],
    ['Los geht’s mit den Nachrichten.', 'Und gleich rein in die Nachrichten.'],
    ['Die Nachrichten im Überblick.', 'Die wichtigsten Meldungen.'],
    ['Ohren auf, die Nachrichten sind da.', 'Frisch auf den Tisch: die Nachrichten.'],
  ],
  intro: ['Das erwartet Sie.', 'Das haben wir gleich für Sie.'],
  weather: ['Das Wetter für {place}.', 'So wird das Wetter in {place}.', 'Das Wetter.', 'So wird das Wetter.'],
  traffic: [
    'Der Verkehr in {place} und Umgebung.',
    'So läuft der Verkehr rund um {place}.',
    'Der Verkehr.',
    'So läuft der Verkehr.',
  ],
  today: ['Das bringt der Tag.', 'Der Tag im Überblick.'],
  day: {
    weather: ['Zuerst das Wetter.', 'Wir beginnen mit dem Wetter.'],
    on: ['Das steht heute an.', 'Das ist heute los.'],
    news: ['Und nun die Nachrichten.', 'Aus den Nachrichten.'],
  },
  playlist: [
    'Bei uns läuft gleich {music}. Zuvor noch ein Überblick.',
    'Gleich hören Sie {music}, vorher noch das.',
    'Das haben wir für Sie vorbereitet.',
    'Gleich geht es weiter mit Musik, vorher noch das.',
  ],
  custom: [
    'Unser Thema: {topic}.',
    'Darum geht es jetzt: {topic}.',
    'Das haben wir für Sie ausgewählt.',
    'Eine Auswahl für Sie.',
  ],
  outro: [
    'Das war fast alles. Hier ist {station}, zum Schluss noch einmal das Wichtigste.',
    'Die Stunde geht zu Ende. Hier ist {station} mit einem letzten Überblick.',
    'Bevor wir uns verabschieden, noch einmal die Meldungen. Hier ist {station}.',
    'Gleich ist Schluss. Sie hören {station}, noch einmal das Wichtigste in Kürze.',
    'Sie hören {station}. Zum Ausklang die Stunde im Überblick.',
    'Zum Schluss noch ein Blick zurück. Das ist {station}.',
  ],
  dateTime: 'Es ist {hour} Uhr {minute}. Heute ist {date}.',
  dateTimeAt: (hour, minute) => {
    if (minute > 0) return hour === 1 ? 'Es ist ein Uhr {minute}. Heute ist {date}.' : undefined
    if (hour === 0) return 'Es ist Mitternacht. Heute ist {date}.'
    return hour === 1 ? 'Es ist ein Uhr. Heute ist {date}.' : 'Es ist {hour} Uhr. Heute ist {date}.'
  },
  date: (weekday, day, month) => `${weekday}, der ${day}. ${month}`,
  notice:
    'Diese Sendung wird von einer künstlichen Stimme gesprochen; ihren Text stellt ein Computer aus öffentlichen Quellen zusammen.',
  links: [
    'Eine weitere Meldung.',
    'Und weiter.',
    'Außerdem in den Nachrichten.',
    'Zum nächsten Thema.',
    'Ein anderes Thema.',
    'Eine andere Meldung.',
    'Die nächste Nachricht.',
    'Themenwechsel.',
    'Außerdem in dieser Stunde.',
  ],
  toneLinks: [
    ['Die nächste Meldung.', 'Noch eine Meldung.', 'Weiter in den Nachrichten.'],
    ['Gehen wir in Ruhe weiter.', 'Nehmen wir die nächste Meldung.', 'Und damit zur nächsten Nachricht.'],
    ['Auch das könnte Sie interessieren.', 'Und noch eine Meldung für Sie.', 'Auch das ist gut zu wissen.'],
    ['Und gleich weiter.', 'Schnell zur nächsten Meldung.', 'Und schon kommt die nächste.'],
    ['Wir kommen zur nächsten Meldung.', 'Eine weitere Nachricht.', 'Außerdem gemeldet.'],
    ['Und da kommt schon die nächste.', 'Moment, da ist noch eine.', 'Aufgepasst, es geht weiter.'],
  ],
  headlines: {
    more: [
      'Und kurz noch weitere Schlagzeilen.',
      'Weitere Meldungen, kurz gefasst.',
      'Und noch ein Blick auf die Schlagzeilen.',
      'Weitere Schlagzeilen.',
    ],
    one: ['Und noch eine Schlagzeile.', 'Eine Schlagzeile noch.', 'Und eine weitere Schlagzeile.'],
    all: ['Die Schlagzeilen.', 'Die Schlagzeilen im Überblick.', 'Hier sind die Schlagzeilen.'],
    of: '{story}. Es berichtet {source}.',
  },
  again: [
    'Noch einmal aus unseren früheren Sendungen.',
    'Und noch einmal, was wir schon gemeldet haben.',
    'Vielleicht haben Sie es schon bei uns gehört.',
  ],
  nameOfSource: germanArticle,
  agreesWithSource: germanVerbs,
  saysAfter: ['{story}, meldet {source}.', '{story}, berichtet {source}.'],
  saysBefore: [],
  saysFirst: ['{source} meldet: {story}', '{source} berichtet: {story}'],
  saysApart: ['{story} Das meldet {source}.', '{story} So berichtet es {source}.'],
  nothingNew: [
    'Seit unserer letzten Sendung ist nichts Neues eingegangen. Sobald sich das ändert, hören Sie es hier.',
    'In dieser Stunde liegt uns nichts Neues vor, deshalb fassen wir uns kurz.',
  ],
  noTopic: ['Zu diesem Thema liegt uns gerade nichts vor.', 'Dazu gibt es in dieser Stunde keine Meldung.'],
  evergreen: [
    'Unsere Nachrichten verspäten sich diesmal. Wir bitten Sie um etwas Geduld. Die nächste Ausgabe kommt wie geplant.',
  ],
  close: ['Das war {station}.', 'Sie hörten {station}.', 'So viel für den Moment. Das war {station}.'],
  thanks: [
    ['Danke fürs Zuhören.', 'Auf Wiederhören.'],
    ['Danke, dass Sie bei uns waren.', 'Alles Gute, und auf Wiederhören.'],
    ['Schön, dass Sie dabei waren.', 'Bis bald, wir freuen uns auf Sie.'],
    ['Bleiben Sie dran.', 'Wir sind bald wieder für Sie da.'],
    ['Vielen Dank für Ihr Interesse.', 'Wir halten Sie auf dem Laufenden.'],
    ['Bleiben Sie neugierig.', 'Nicht weglaufen, wir kommen wieder.'],
  ],
  stayingOn: [
    'Bleiben Sie dran, hier ist {station}.',
    'Gleich geht es weiter, hier ist {station}.',
    'Das ist {station}. Bleiben Sie bei uns.',
    'Einen Moment noch, dann geht es weiter. Hier ist {station}.',
    'Sie hören {station}, gleich mehr.',
    'Gleich mehr, das ist {station}.',
  ],
  ident: ['Sie hören {station}. Ich bin {host}, schön, dass Sie dabei sind. Bleiben Sie bei uns.'],
  stockIdent: 'Sie hören Radio. Bleiben Sie bei uns.',
  titles: ['Begrüßung', 'Nachrichten', 'Wetter', 'Verkehr', 'Heute', 'Musik', 'Ausklang', 'Spezial'],
}
