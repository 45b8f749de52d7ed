import { HOURS } from '../../spoken/clock-told.ts'
import { byHour, type LanguagePack } from '../language-pack.ts'

const FEMININE =
  /^(?:Rádio|Radio|Antena|Voz|Onda|Gazeta|Folha|Tribuna|Agência|Revista|Emissora|Edição|Veja|CartaCapital|Lusa|RTP|TVI|SIC|CNN|BBC|RFI|DW|TSF|TV|Euronews|Renascença|Visão|Sábado|Reuters|Record TV|Jovem Pan|Exame|Câmara|Prefeitura|Polícia)(?![\p{L}\p{M}])/u
const MASCULINE =
  /^(?:Jornal|Diário|Correio|Público|Expresso|Observador|Notícias|Semanário|Portal|Agroportal|SAPO|ECO|Dinheiro Vivo|Polígrafo|Valor|R7|G1|UOL|Estadão|Globo|Poder360|Metrópoles|Terra|Brasil 247|Governo|Ministério)(?![\p{L}\p{M}])/u

/** Portuguese has an article before a name; before one that it does not know, none. */
const withArticle = (name: string): string => {
  if (FEMININE.test(name)) return `a ${name}`
  return MASCULINE.test(name) ? `o ${name}` : name
}

/** 'São 20 horas', 'São 20 horas e 7 minutos': without a stop. */
const clock = (hour: number, minute: number): string => {
  const past = minute === 0 ? '' : ` e ${minute === 1 ? 'um minuto' : `${minute} minutos`}`
  if (hour === 0) return `É meia-noite${past}`
  if (hour === 12 && minute === 0) return 'É meio-dia'
  const name = HOURS.pt?.[hour] ?? hour
  return `${hour === 1 ? 'É' : 'São'} ${name} ${hour === 1 ? 'hora' : 'horas'}${past}`
}

export const portuguese: LanguagePack = {
  greeting: byHour('Bom dia', 'Boa tarde', 'Boa noite', 'Boa noite', 20),
  who: ['Está a ouvir {station}, com {host}.', 'Ouve {station}, na companhia de {host}.', 'Está com {station}, e com {host}.'],
  news: [
    ['Estas são as notícias.', 'As notícias desta hora.'],
    ['As notícias, com calma.', 'Sem pressas, as notícias.'],
    ['Damos-lhe as boas-vindas. Vamos às notícias.', 'São estas as notícias que temos para si.'],
    ['Vamos já às notícias.', 'Arrancamos com as notícias.'],
    ['As principais notícias.', 'O essencial da atualidade.'],
    ['Ouvidos bem abertos, vêm aí as notícias.', 'Notícias acabadas de sair do forno.'],
  ],
  intro: ['É isto que temos para si.', 'Fique por aí, é isto que se segue.'],
  weather: ['O estado do tempo: {place}.', '{place}: o estado do tempo.', 'Agora, o tempo.', 'O estado do tempo.'],
  traffic: [
    'O trânsito: {place} e arredores.',
    '{place} e arredores: o trânsito.',
    'Informação de trânsito.',
    'Como está o trânsito.',
  ],
  today: ['É isto que o dia nos traz.', 'O dia, em resumo.'],
  day: {
    weather: ['Primeiro, o tempo.', 'Começamos pelo tempo.'],
    on: ['Na agenda de hoje.', 'O que há para hoje.'],
    news: ['E agora, as notícias.', 'Passamos às notícias.'],
  },
  playlist: [
    'Já a seguir, música: {music}. Antes, as notícias.',
    'Vem aí a música: {music}. Primeiro, as notícias.',
    'Já a seguir, a música. Antes, as notícias.',
    'Vem aí a música. Primeiro, as notícias.',
  ],
  custom: ['O nosso tema: {topic}.', 'Em foco: {topic}.', 'Esta é a nossa seleção.', 'Uma seleção feita para si.'],
  outro: [
    'É quase tudo por agora. Está com {station}, e este é o essencial.',
    'Chegamos ao fim desta hora com {station}. O que importa reter.',
    'Está a ouvir {station}. Antes da despedida, o essencial.',
    'Está quase na hora da despedida. Antes, o mais importante, com {station}.',
    'Um último resumo, antes de terminar esta hora com {station}.',
    'Está com {station}. Antes de terminar, o que importa saber.',
  ],
  dateTime: 'São {time} de {date}.',
  dateTimeAt: (hour, minute) => `${clock(hour, minute)}. Hoje é {date}.`,
  name: withArticle,
  notice: 'Este programa é lido por uma voz artificial; os textos são escritos de forma automática a partir de fontes públicas.',
  links: [
    'Outra notícia.',
    'Continuamos.',
    'Mais notícias.',
    'Outro assunto.',
    'Mudamos de assunto.',
    'Outro título.',
    'Ainda na atualidade.',
    'Passamos a outra notícia.',
    'Em destaque também.',
  ],
  toneLinks: [
    ['A notícia seguinte.', 'Mais uma notícia.', 'Também é notícia.'],
    ['Seguimos com calma.', 'Mais uma, sem pressas.', 'E, com calma, mais uma.'],
    ['Esta também lhe vai interessar.', 'Tenho mais uma para si.', 'Continuamos juntos.'],
    ['Vamos à próxima.', 'Sem parar, outra notícia.', 'E vamos já a outra.'],
    ['Passamos à notícia seguinte.', 'Também a registar.', 'No resto da atualidade.'],
    ['E agora, mais esta.', 'Espere, há mais uma.', 'Venha a próxima.'],
  ],
  headlines: {
    more: [
      'E outros títulos, em síntese.',
      'Outras notícias, em síntese.',
      'E ainda estes títulos.',
      'Também é notícia, em síntese.',
    ],
    one: ['E mais uma notícia, em síntese.', 'Outra notícia, em síntese.', 'E ainda esta notícia.'],
    all: ['Os títulos.', 'Vamos aos títulos.', 'Estes são os títulos.'],
    of: '{story}, segundo {source}.',
  },
  again: [
    'Já o dissemos nos noticiários anteriores.',
    'Voltamos ao que já noticiámos.',
    'Talvez já o tenha ouvido nesta antena.',
  ],
  saysAfter: ['{story}, segundo {source}.', '{story}, noticia {source}.'],
  saysBefore: ['Segundo {source}, {story}', 'De acordo com {source}, {story}'],
  saysFirst: ['{source} noticia: {story}'],
  saysApart: ['{story} É o que conta {source}.', '{story} É o que noticia {source}.'],
  nothingNew: [
    'Desde o nosso último noticiário não há novidades. Assim que houver, vai ouvi-las aqui.',
    'A esta hora não temos novidades, por isso seremos breves.',
  ],
  noTopic: ['A esta hora não temos notícias sobre este tema.', 'Por agora, não temos nada sobre este tema.'],
  evergreen: ['Desta vez, as notícias fazem-se esperar um pouco. Ficam para a próxima edição.'],
  close: ['Esteve a ouvir {station}.', 'Esteve com {station}.', 'Continue com {station}.'],
  thanks: [
    ['Agradecemos a sua companhia.', 'Até breve.'],
    ['Siga com calma, e até breve.', 'Desejamos-lhe um momento tranquilo.'],
    ['Foi bom estar consigo.', 'Cuide de si, e volte sempre.'],
    ['Não vá para longe.', 'Encontramo-nos daqui a pouco.'],
    ['Agradecemos a sua atenção.', 'Até à próxima edição.'],
    ['Porte-se bem, ou pelo menos volte.', 'Um sorriso, e até já.'],
  ],
  stayingOn: [
    'Fique connosco, fique com {station}.',
    'Não saia daí, está com {station}.',
    'Voltamos já, com {station}.',
    'Há mais daqui a pouco, com {station}.',
    'Continue a ouvir {station}.',
    'Até já, com {station}.',
  ],
  ident: ['Está a ouvir {station}. Fala {host}, e é bom estar consigo. Fique desse lado.'],
  stockIdent: 'Está a ouvir a rádio. Fique desse lado.',
  titles: ['Abertura', 'Notícias', 'O tempo', 'Trânsito', 'Hoje', 'Música', 'Fecho', 'Especial'],
}
