import { byHour, type LanguagePack } from '../language-pack.ts'

export const french: LanguagePack = {
  greeting: byHour('Bonjour', 'Bonjour', 'Bonsoir', 'Bonsoir'),
  who: ['Vous écoutez {station}, au micro {host}.', 'Ici {host}, sur {station}.', 'Bienvenue sur {station}, avec {host}.'],
  news: [
    ['Voici l’info.', 'L’essentiel de l’actualité.'],
    ['Prenons le temps de l’info.', 'L’info, tranquillement.'],
    ['Un plaisir de vous retrouver pour l’info.', 'Voici l’info, pour vous.'],
    ['Tout de suite, l’info.', 'C’est parti pour l’info.'],
    ['Le point sur l’actualité.', 'Les titres de l’actualité.'],
    ['Ouvrez grand les oreilles, voici l’info.', 'L’info toute fraîche est servie.'],
  ],
  intro: ['Voici ce qui vous attend.', 'Restez là, voici le programme.'],
  weather: ['Voici la météo pour {place}.', 'Le temps qu’il fait à {place}.', 'Voici la météo.', 'Le temps qu’il fait.'],
  traffic: [
    'L’état de la circulation à {place} et aux environs.',
    'La circulation autour de vous, à {place}.',
    'L’état de la circulation.',
    'Voici la circulation.',
  ],
  today: ['Voici ce que la journée nous réserve.', 'La journée en quelques mots.'],
  day: {
    weather: ['D’abord, la météo.', 'On commence par la météo.'],
    on: ['Au programme aujourd’hui.', 'À l’agenda du jour.'],
    news: ['Et dans l’actualité.', 'Du côté de l’actualité.'],
  },
  playlist: [
    'Au programme, {music}, et ceci pour commencer.',
    'Dans un instant, {music}. D’abord, ceci.',
    'Voici notre programme.',
    'La musique arrive. D’abord, ceci.',
  ],
  custom: [
    'Notre sujet : {topic}.',
    'On parle de ceci : {topic}.',
    'Voici ce que vous avez demandé.',
    'Comme vous l’avez demandé.',
  ],
  outro: [
    'C’est presque tout sur {station}. Avant de nous quitter, l’essentiel.',
    'L’heure se termine sur {station}. Voici ce qu’il faut retenir.',
    'Avant de vous laisser, un dernier tour de l’info sur {station}.',
  ],
  dateTime: 'Il est {time}, nous sommes le {date}.',
  dateTimeAt: (hour, minute) => {
    if (minute > 0 || hour % 12 > 0) return undefined
    return `Il est ${hour === 0 ? 'minuit' : 'midi'}, nous sommes le {date}.`
  },
  notice: 'Cette émission est dite par une voix artificielle ; une machine en compose les mots à partir de sources publiques.',
  links: ['Autre information.', 'La suite de l’info.', 'À noter également.'],
  toneLinks: [
    ['On continue.', 'Une autre info.', 'Également dans l’actualité.'],
    ['Poursuivons doucement.', 'Une autre nouvelle, sans se presser.', 'Encore un sujet.'],
    ['Et ceci peut vous intéresser.', 'Encore une info pour vous.', 'On continue ensemble.'],
    ['On enchaîne.', 'Tout de suite, la suite.', 'Et ce n’est pas fini.'],
    ['Nous passons à la suite.', 'L’info suivante.', 'Dans le reste de l’actualité.'],
    ['On tourne la page.', 'Attendez, ce n’est pas tout.', 'Et hop, la suite.'],
  ],
  again: [
    'Rappel de nos précédents bulletins.',
    'Nous vous le disions plus tôt.',
    'Vous l’avez peut-être déjà entendu sur notre antenne.',
  ],
  saysAfter: ['{story}, selon {source}.', '{story}, rapporte {source}.'],
  saysBefore: ['{source} rapporte : {story}', 'Selon {source} : {story}'],
  nothingNew: [
    'Depuis notre dernière émission, rien de nouveau n’est arrivé. Dès que cela change, vous l’entendrez ici.',
    'Nos sources n’ont rien de neuf à cette heure, nous serons donc brefs.',
  ],
  noTopic: ['Nos sources n’ont rien sur ce sujet à cette heure.', 'Rien sur ce sujet dans nos sources pour le moment.'],
  evergreen: [
    'L’info demande cette fois un peu plus de temps. Merci de nous tenir compagnie. La prochaine édition viendra comme prévu.',
  ],
  close: ['C’était l’info sur {station}.', 'Vous étiez sur {station}.', 'Vous écoutez {station}.'],
  thanks: [
    ['Merci de votre écoute.', 'À bientôt.'],
    ['Prenez votre temps, et à bientôt.', 'Passez un moment tranquille.'],
    ['Merci d’avoir été avec nous.', 'Prenez soin de vous, et à très vite.'],
    ['Ne bougez pas.', 'On se retrouve très vite.'],
    ['Merci de votre attention.', 'Voilà pour l’essentiel.'],
    ['Gardez le sourire, et revenez.', 'On se quitte, mais pas pour longtemps.'],
  ],
  stayingOn: ['Restez avec nous, sur {station}.', 'On continue ensemble, sur {station}.'],
  ident: ['Vous écoutez {station}. Ici {host}, merci d’être avec nous. Restez à l’écoute.'],
  stockIdent: 'Vous écoutez la radio. Restez à l’écoute.',
  titles: ['Ouverture', 'Informations', 'Météo', 'Circulation', 'Aujourd’hui', 'Musique', 'Fin', 'Spécial'],
}
