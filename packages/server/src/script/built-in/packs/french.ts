import { MINUTES } from '../../spoken/clock-told.ts'
import { byHour, type LanguagePack } from '../language-pack.ts'
import { frenchArticle, frenchVerbs } from '../with-article.ts'

export const french: LanguagePack = {
  greeting: byHour('Bonjour', 'Bonjour', 'Bonsoir', 'Bonsoir'),
  who: ['Vous écoutez {station}, {host} au micro.', 'Ici {host}, sur {station}.', 'Bienvenue sur {station}, avec {host}.'],
  news: [
    ['Voici l’actualité.', 'L’essentiel de l’actualité.'],
    ['Prenons le temps de parcourir l’actualité.', 'L’actualité, sans se presser.'],
    ['Quel plaisir de vous retrouver pour l’info.', 'On fait ensemble le tour de l’actualité.'],
    ['Tout de suite, l’info.', 'C’est parti pour l’info.'],
    ['Le point sur l’actualité.', 'Les principales informations de cette heure.'],
    ['Ouvrez grand les oreilles, voici l’info.', 'L’info toute fraîche est servie.'],
  ],
  intro: ['Voici ce qui vous attend.', 'Au programme de cette heure.'],
  weather: ['Voici la météo pour {place}.', 'Le bulletin météo pour {place}.', 'Voici la météo.', 'Le bulletin météo.'],
  traffic: [
    'L’état de la circulation pour {place} et ses environs.',
    'Le point sur la circulation, pour {place} et ses environs.',
    'L’état de la circulation.',
    'Le point sur la circulation.',
  ],
  today: ['Voici ce que la journée nous réserve.', 'La journée en quelques mots.'],
  day: {
    weather: ['D’abord, la météo.', 'On commence par la météo.'],
    on: ['Au programme aujourd’hui.', 'À l’agenda du jour.'],
    news: ['Et dans l’actualité.', 'Du côté de l’actualité.'],
  },
  playlist: [
    'Dans un instant, la musique : {music}. Mais d’abord, l’actualité.',
    'La musique arrive : {music}. Avant cela, l’actualité.',
    'Dans un instant, la musique. Mais d’abord, l’actualité.',
    'La musique arrive. Avant cela, l’actualité.',
  ],
  custom: [
    'Notre sujet : {topic}.',
    'On en parle maintenant : {topic}.',
    'Voici notre sélection.',
    'Une sélection préparée pour vous.',
  ],
  outro: [
    'Nous arrivons à la fin de cette heure sur {station}. L’essentiel à retenir.',
    'Cette heure se termine sur {station}. Voici ce qu’il faut retenir.',
    'Avant de vous laisser, un dernier tour de l’actualité sur {station}.',
    'On se quitte dans un instant sur {station}. L’essentiel, en bref.',
    'C’est bientôt la fin de l’heure sur {station}. Un dernier rappel de l’actualité.',
    'Vous êtes sur {station}. Avant de conclure, ce qu’il faut retenir.',
  ],
  dateTime: 'Il est {time}, nous sommes le {date}.',
  dateTimeAt: (hour, minute) => {
    const name = hour === 0 ? 'minuit' : hour === 12 && minute === 0 ? 'midi' : `${hour} h`
    // A presenter says 'minuit sept'; a voice would read '0 h 07' as 'zéro heure'.
    const past = minute === 0 ? '' : hour === 0 ? ` ${MINUTES.fr?.[minute] ?? minute}` : ` ${String(minute).padStart(2, '0')}`
    return `Il est ${name}${past}, nous sommes le {date}.`
  },
  date: (weekday, day, month) => `${weekday} ${day === '1' ? '1er' : day} ${month}`,
  notice:
    'Cette émission est présentée par une voix artificielle ; ses textes sont rédigés automatiquement à partir de sources publiques.',
  links: [
    'Autre information.',
    'La suite de l’actualité.',
    'À noter également.',
    'Autre sujet.',
    'Un autre titre.',
    'Et puis cette information.',
    'Changeons de sujet.',
    'Toujours dans l’actualité.',
    'À retenir aussi.',
  ],
  toneLinks: [
    ['On continue.', 'Une autre info.', 'Également dans l’actualité.'],
    ['Poursuivons tranquillement.', 'Une autre nouvelle, en douceur.', 'Encore un sujet.'],
    ['Et ceci devrait vous intéresser.', 'Encore une info pour vous.', 'On continue ensemble.'],
    ['On enchaîne.', 'Et on file à la suite.', 'Vite, l’info suivante.'],
    ['Nous passons à la suite.', 'L’information suivante.', 'Dans le reste de l’actualité.'],
    ['On tourne la page.', 'Attendez, en voici une autre.', 'Et hop, la suite.'],
  ],
  headlines: {
    more: [
      'Et les autres titres, en bref.',
      'Les autres titres de l’actualité.',
      'En bref, les autres titres.',
      'Également dans l’actualité, en bref.',
    ],
    one: ['Et encore une information, en bref.', 'Une autre information, en bref.', 'Et cette information, en bref.'],
    all: ['Les titres.', 'Les titres de l’actualité.', 'Voici les titres.'],
    of: '{story}, d’après {source}.',
  },
  again: [
    'Nous en parlions déjà dans nos précédents bulletins.',
    'Nous vous le disions plus tôt.',
    'Vous l’avez peut-être déjà entendu sur notre antenne.',
  ],
  nameOfSource: frenchArticle,
  agreesWithSource: frenchVerbs,
  saysAfter: ['{story}, selon {source}.', '{story}, rapporte {source}.'],
  saysBefore: ['Selon {source}, {story}', 'D’après {source}, {story}'],
  saysFirst: ['{source} rapporte : {story}'],
  saysApart: ['{story} C’est ce que rapporte {source}.', '{story} Une information rapportée par {source}.'],
  nothingNew: [
    'Rien de nouveau depuis notre dernier bulletin. Dès qu’il y aura du nouveau, vous l’entendrez ici.',
    'Nos sources n’apportent rien de nouveau à cette heure, ce bulletin sera donc bref.',
  ],
  noTopic: ['Nous n’avons pas d’information sur ce sujet à cette heure.', 'Rien sur ce sujet dans nos sources pour le moment.'],
  evergreen: ['L’actualité se fait un peu attendre cette fois. Rendez-vous à la prochaine édition.'],
  close: ['Place à la suite des programmes sur {station}.', 'Vous étiez sur {station}.', 'C’était {station}.'],
  thanks: [
    ['Merci de votre écoute.', 'À bientôt.'],
    ['Prenez le temps de souffler, et à bientôt.', 'Nous vous souhaitons un moment paisible.'],
    ['Merci d’avoir été avec nous.', 'Prenez soin de vous, et à très vite.'],
    ['Merci à vous, et à la prochaine.', 'On se retrouve très vite.'],
    ['Merci de votre attention.', 'Merci d’avoir suivi cette édition.'],
    ['Gardez le sourire, et revenez vite.', 'On se quitte, mais pas pour longtemps.'],
  ],
  stayingOn: [
    'Restez avec nous, sur {station}.',
    'On continue ensemble, sur {station}.',
    'La suite dans un instant, sur {station}.',
    'Ne bougez pas, vous êtes sur {station}.',
    'On se retrouve dans un instant, sur {station}.',
    'À tout de suite, sur {station}.',
  ],
  ident: ['Vous écoutez {station}. Ici {host}, merci d’être avec nous. Restez à l’écoute.'],
  stockIdent: 'Vous écoutez la radio. Restez à l’écoute.',
  titles: ['Ouverture', 'Informations', 'Météo', 'Circulation', 'Aujourd’hui', 'Musique', 'Fin', 'Spécial'],
}
