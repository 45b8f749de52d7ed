import { byHour, type LanguagePack } from '../language-pack.ts'

export const german: LanguagePack = {
  greeting: byHour('Guten Morgen', 'Guten Tag', 'Guten Abend', 'Hallo und willkommen in der Nacht'),
  openings: [
    ['{greeting}. Hier ist {station}. Ich bin {host}, und das erwartet Sie.'],
    [
      '{greeting}. Sie hören {station} mit den Nachrichten. Ich bin {host}.',
      '{greeting}. Hier ist {host} bei {station}, mit dem, was neu ist.',
    ],
    [
      '{greeting}. Das Wetter bei {station}, für {place}. Ich bin {host}.',
      '{greeting}. Das Wetter bei {station}. Ich bin {host}.',
    ],
    [
      '{greeting}. Der Verkehr bei {station}, für {place} und Umgebung. Ich bin {host}.',
      '{greeting}. Der Verkehr bei {station}. Ich bin {host}.',
    ],
    [
      '{greeting}, {place}. Das bringt der Tag, hier bei {station}. Ich bin {host}.',
      '{greeting}. Das bringt der Tag, hier bei {station}. Ich bin {host}.',
    ],
    [
      '{greeting}. Sie hören {station}, und bei uns läuft {music}. Ich bin {host}.',
      '{greeting}. Sie hören {station}. Ich bin {host}, mit unserem Programm.',
    ],
    ['Das war fast alles von uns bei {station}. Zum Schluss noch dies.'],
    [
      '{greeting}. Sie hören {station}, ich bin {host}. Unser Thema: {topic}.',
      '{greeting}. Sie hören {station}, ich bin {host}. Das haben Sie sich gewünscht.',
    ],
  ],
  dateTime: 'Es ist {time}, {date}.',
  notice: 'Diese Sendung spricht eine künstliche Stimme; ihre Worte stellt eine Maschine aus öffentlichen Quellen zusammen.',
  links: ['Weiter geht es.', 'Außerdem.', 'Und noch dies.', 'Eine weitere Meldung.'],
  attribution: ['Aus der Quelle {source}.', '{source} meldet.'],
  nothingNew: ['Seit unserer letzten Sendung ist nichts Neues eingegangen. Sobald sich das ändert, hören Sie es hier.'],
  evergreen: [
    'Unsere Nachrichten brauchen diesmal etwas länger. Schön, dass Sie uns Gesellschaft leisten. Die nächste Ausgabe kommt wie geplant.',
  ],
  signOff: [
    'Das war {station}. Ich bin {host}. Danke fürs Zuhören.',
    'Sie sind auf dem neuesten Stand. Das war {host} für {station}.',
  ],
  stayingOn: ['Bleiben Sie dran, hier bei {station}.'],
  ident: ['Sie hören {station}. Ich bin {host}, schön, dass Sie dabei sind. Bleiben Sie bei uns.'],
  stockIdent: 'Sie hören Radio. Bleiben Sie bei uns.',
  titles: ['Begrüßung', 'Nachrichten', 'Wetter', 'Verkehr', 'Heute', 'Musik', 'Ausklang', 'Spezial'],
}
