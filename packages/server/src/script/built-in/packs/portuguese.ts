import { byHour, type LanguagePack } from '../language-pack.ts'

export const portuguese: LanguagePack = {
  greeting: byHour('Bom dia', 'Boa tarde', 'Boa noite', 'Boa noite'),
  openings: [
    ['{greeting} e bem-vindos à {station}. Fala {host}, e isto é o que temos para si.'],
    [
      '{greeting}. Está a ouvir {station}, com as notícias. Fala {host}.',
      '{greeting}. Daqui {host}, na {station}, com as novidades.',
    ],
    ['{greeting}. O tempo na {station}, para {place}. Fala {host}.', '{greeting}. O tempo na {station}. Fala {host}.'],
    [
      '{greeting}. O trânsito na {station}, para {place} e arredores. Fala {host}.',
      '{greeting}. O trânsito na {station}. Fala {host}.',
    ],
    [
      '{greeting}, {place}. Isto é o que o dia nos traz, aqui na {station}. Fala {host}.',
      '{greeting}. Isto é o que o dia nos traz, aqui na {station}. Fala {host}.',
    ],
    [
      '{greeting}. Está a ouvir {station}, com música {music}. Fala {host}.',
      '{greeting}. Está a ouvir {station}. Fala {host}, com a nossa programação.',
    ],
    ['É quase tudo da {station}. Antes da despedida, ainda isto.'],
    [
      '{greeting}. Está a ouvir {station}, fala {host}. O nosso tema: {topic}.',
      '{greeting}. Está a ouvir {station}, fala {host}. Aqui está o que pediu.',
    ],
  ],
  dateTime: 'São {time} de {date}.',
  dateTimeAtOne: 'É {time} de {date}.',
  notice: 'Este programa é lido por uma voz artificial; uma máquina compõe as palavras a partir de fontes públicas.',
  links: ['Continuamos.', 'Também hoje.', 'E ainda.', 'Outra notícia.'],
  attribution: ['Segundo {source}.', 'De {source}.'],
  nothingNew: ['Desde a nossa última emissão não chegou nada de novo. Assim que chegar, vai ouvi-lo aqui.'],
  evergreen: ['As nossas notícias demoram hoje um pouco mais. Obrigado pela companhia. A próxima edição chega como previsto.'],
  signOff: ['Foi a {station}. Falou {host}. Obrigado por nos ouvir.', 'Está a par de tudo. Foi {host}, para a {station}.'],
  stayingOn: ['Fique connosco, aqui na {station}.'],
  ident: ['Está a ouvir {station}. Fala {host}, é bom tê-lo connosco. Fique desse lado.'],
  stockIdent: 'Está a ouvir a rádio. Fique desse lado.',
  titles: ['Abertura', 'Notícias', 'O tempo', 'Trânsito', 'Hoje', 'Música', 'Fecho', 'Especial'],
}
