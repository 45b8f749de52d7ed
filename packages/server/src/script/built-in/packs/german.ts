import { byHour, type LanguagePack } from '../language-pack.ts'
import { germanArticle } from '../with-article.ts'

export const german: LanguagePack = {
  greeting: byHour('Guten Morgen', 'Guten Tag', 'Guten Abend', 'Hallo und willkommen in der Nacht'),
  who: ['Hier ist {station}, ich bin {host}.', 'Sie hören {station} mit {host}.', 'Am Mikrofon von {station}: {host}.'],
  news: [
    ['Die Nachrichten.', 'Das sind die Meldungen dieser Stunde.'],
    ['In aller Ruhe: die Nachrichten.', 'Nehmen wir uns Zeit für die Nachrichten.'],
    ['Schön, dass Sie da sind. Das ist los.', 'Das gibt es Neues für Sie.'],
    ['Los geht es mit den Nachrichten.', 'Und gleich hinein in die Nachrichten.'],
    ['Die Nachrichten im Überblick.', 'Die wichtigsten Meldungen.'],
    ['Ohren auf, die Nachrichten sind da.', 'Frisch auf den Tisch: die Nachrichten.'],
  ],
  intro: ['Das erwartet Sie.', 'Bleiben Sie dran, denn das kommt jetzt.'],
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
    news: ['Und nun die Meldungen.', 'Aus den Nachrichten.'],
  },
  playlist: [
    'Bei uns läuft {music}, und das gehört dazu.',
    'Gleich gibt es {music}, vorher noch das.',
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
    'Das war fast alles von {station}. Zum Schluss noch das Wichtigste.',
    'Die Stunde bei {station} geht zu Ende. Das nehmen Sie mit.',
    'Bevor wir uns bei {station} verabschieden, noch einmal kurz gefasst.',
    'Gleich ist Schluss bei {station}. Das Wichtigste in Kürze.',
    'Zum Ausklang bei {station} die Stunde im Überblick.',
    '{station} sagt gleich auf Wiederhören. Das bleibt.',
  ],
  dateTime: 'Es ist {hour} Uhr {minute}. Heute ist {date}.',
  dateTimeAt: (hour, minute) => {
    if (minute > 0) return hour === 1 ? 'Es ist ein Uhr {minute}. Heute ist {date}.' : undefined
    if (hour === 0) return 'Es ist Mitternacht. Heute ist {date}.'
    return hour === 1 ? 'Es ist ein Uhr. Heute ist {date}.' : 'Es ist {hour} Uhr. Heute ist {date}.'
  },
  date: (weekday, day, month) => `${weekday}, der ${day}. ${month}`,
  notice: 'Diese Sendung spricht eine künstliche Stimme; ihre Worte stellt eine Maschine aus öffentlichen Quellen zusammen.',
  links: [
    'Eine weitere Meldung.',
    'Weiter geht es.',
    'Außerdem in den Nachrichten.',
    'Zum nächsten Thema.',
    'Ein anderes Thema.',
    'Auch das wird gemeldet.',
    'Die nächste Nachricht.',
    'Themenwechsel.',
    'Ebenfalls in dieser Stunde.',
  ],
  toneLinks: [
    ['Die nächste Meldung.', 'Noch eine Meldung.', 'Weiter in den Nachrichten.'],
    ['Und in Ruhe weiter.', 'Eine Nachricht noch, in Ruhe.', 'Bleiben wir einen Moment.'],
    ['Das sollten Sie auch wissen.', 'Und noch eine für Sie.', 'Hören Sie mal.'],
    ['Und gleich weiter.', 'Schnell zur nächsten.', 'Und schon die nächste.'],
    ['Wir kommen zur nächsten Meldung.', 'Eine weitere Nachricht.', 'Außerdem gemeldet.'],
    ['Und da kommt schon die nächste.', 'Moment, da ist noch eine.', 'Aufgepasst, es geht weiter.'],
  ],
  again: [
    'Noch einmal aus unseren früheren Sendungen.',
    'Und noch einmal, was wir schon gemeldet haben.',
    'Vielleicht haben Sie es schon bei uns gehört.',
  ],
  nameOfSource: germanArticle,
  saysAfter: ['{story}, meldet {source}.', '{story}, berichtet {source}.'],
  saysBefore: [],
  saysFirst: ['{source} meldet: {story}', '{source} berichtet: {story}'],
  saysApart: ['{story} Das meldet {source}.', '{story} So berichtet es {source}.'],
  nothingNew: [
    'Seit unserer letzten Sendung ist nichts Neues eingegangen. Sobald sich das ändert, hören Sie es hier.',
    'Unsere Quellen haben in dieser Stunde nichts Neues, deshalb fassen wir uns kurz.',
  ],
  noTopic: ['Zu diesem Thema haben unsere Quellen gerade nichts.', 'Dazu liegt uns in dieser Stunde nichts vor.'],
  evergreen: [
    'Unsere Nachrichten brauchen diesmal etwas länger. Schön, dass Sie uns Gesellschaft leisten. Die nächste Ausgabe kommt wie geplant.',
  ],
  close: ['Das war {station}.', 'Sie hörten {station}.', 'Das war es von {station}.'],
  thanks: [
    ['Danke fürs Zuhören.', 'Wir melden uns wieder.'],
    ['Haben Sie eine ruhige Zeit.', 'Lassen Sie es langsam angehen.'],
    ['Schön, dass Sie dabei waren.', 'Bis bald, wir freuen uns auf Sie.'],
    ['Bleiben Sie dran.', 'Machen Sie was draus.'],
    ['Danke für Ihre Aufmerksamkeit.', 'So weit der Stand der Dinge.'],
    ['Bleiben Sie neugierig.', 'Nicht weglaufen, wir kommen wieder.'],
  ],
  stayingOn: [
    'Bleiben Sie dran, hier bei {station}.',
    'Gleich geht es weiter, hier ist {station}.',
    'Bleiben Sie bei {station}, es geht gleich weiter.',
    'Einen Moment noch, dann mehr bei {station}.',
    'Sie hören {station}, gleich mehr.',
    'Hören Sie weiter {station}.',
  ],
  ident: ['Sie hören {station}. Ich bin {host}, schön, dass Sie dabei sind. Bleiben Sie bei uns.'],
  stockIdent: 'Sie hören Radio. Bleiben Sie bei uns.',
  titles: ['Begrüßung', 'Nachrichten', 'Wetter', 'Verkehr', 'Heute', 'Musik', 'Ausklang', 'Spezial'],
}
