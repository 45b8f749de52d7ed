import { byHour, type LanguagePack } from '../language-pack.ts'

export const french: LanguagePack = {
  greeting: byHour('Bonjour', 'Bonjour', 'Bonsoir', 'Bonsoir'),
  openings: [
    ['{greeting} et bienvenue sur {station}. Ici {host}, voici ce qui vous attend.'],
    [
      '{greeting}. Vous écoutez {station}, voici les informations. Ici {host}.',
      '{greeting}. Ici {host}, sur {station}, avec les nouvelles.',
    ],
    ['{greeting}. La météo sur {station}, pour {place}. Ici {host}.', '{greeting}. La météo sur {station}. Ici {host}.'],
    [
      '{greeting}. La circulation sur {station}, pour {place} et ses environs. Ici {host}.',
      '{greeting}. La circulation sur {station}. Ici {host}.',
    ],
    [
      '{greeting}, {place}. Voici la journée, sur {station}. Ici {host}.',
      '{greeting}. Voici la journée, sur {station}. Ici {host}.',
    ],
    [
      '{greeting}. Vous écoutez {station}, avec de la musique {music}. Ici {host}.',
      '{greeting}. Vous écoutez {station}. Ici {host}, avec notre programme.',
    ],
    ['C’est presque tout pour {station}. Avant de nous quitter, ceci.'],
    [
      '{greeting}. Vous écoutez {station}, ici {host}. Notre sujet : {topic}.',
      '{greeting}. Vous écoutez {station}, ici {host}. Voici ce que vous avez demandé.',
    ],
  ],
  dateTime: 'Il est {time}, nous sommes le {date}.',
  notice: 'Cette émission est dite par une voix artificielle ; une machine en compose les mots à partir de sources publiques.',
  links: ['La suite.', 'Également aujourd’hui.', 'Et encore ceci.', 'Autre nouvelle.'],
  attribution: ['Selon {source}.', 'Source : {source}.'],
  nothingNew: ['Depuis notre dernière émission, rien de nouveau n’est arrivé. Dès que cela change, vous l’entendrez ici.'],
  evergreen: [
    'Nos informations prennent aujourd’hui un peu plus de temps. Merci de nous tenir compagnie. La prochaine édition viendra comme prévu.',
  ],
  signOff: [
    'C’était {station}. Ici {host}. Merci de votre écoute.',
    'Vous êtes au courant de tout. C’était {host}, pour {station}.',
  ],
  stayingOn: ['Restez avec nous, sur {station}.'],
  ident: ['Vous écoutez {station}. Ici {host}, merci d’être avec nous. Restez à l’écoute.'],
  stockIdent: 'Vous écoutez la radio. Restez à l’écoute.',
  titles: ['Ouverture', 'Informations', 'Météo', 'Circulation', 'Aujourd’hui', 'Musique', 'Fin', 'Spécial'],
}
