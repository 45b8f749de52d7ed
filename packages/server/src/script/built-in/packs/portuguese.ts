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

export const portuguese: LanguagePack = {
  greeting: byHour('Bom dia', 'Boa tarde', 'Boa noite', 'Boa noite', 20),
  who: [
    'Está a ouvir {station}, com {host}.',
    'Esta é {station}, e eu sou {host}.',
    'Ao microfone {host}, e está a ouvir {station}.',
  ],
  news: [
    ['Aqui estão as notícias.', 'As notícias desta hora.'],
    ['As notícias, com calma.', 'Um momento tranquilo para as notícias.'],
    ['Que bom tê-los connosco. As notícias.', 'Conto-vos as notícias.'],
    ['Vamos já às notícias.', 'Começamos com as notícias.'],
    ['As principais notícias.', 'O essencial das notícias.'],
    ['Ouvidos atentos, chegam as notícias.', 'Notícias acabadas de sair.'],
  ],
  intro: ['Isto é o que temos para vós.', 'Fiquem por aí, isto é o que se segue.'],
  weather: ['O estado do tempo: {place}.', '{place}, o estado do tempo.', 'O tempo.', 'O estado do tempo.'],
  traffic: ['O trânsito: {place} e arredores.', '{place} e arredores, o trânsito.', 'O trânsito.', 'Como está o trânsito.'],
  today: ['Isto é o que o dia nos traz.', 'O dia, em resumo.'],
  day: {
    weather: ['Primeiro, o tempo.', 'Começamos pelo tempo.'],
    on: ['Na agenda de hoje.', 'Isto é o que há para hoje.'],
    news: ['E agora, as notícias.', 'Passamos às notícias.'],
  },
  playlist: [
    'Temos música {music}, e antes disso, isto.',
    'Já a seguir, {music}. Antes, isto.',
    'Esta é a nossa programação.',
    'Já a seguir, a música. Antes, isto.',
  ],
  custom: ['O nosso tema: {topic}.', 'Falamos disto: {topic}.', 'Aqui está a nossa escolha.', 'Escolhemos para si.'],
  outro: [
    'É quase tudo por agora. Esteve com {station}, e fica o essencial.',
    'A hora chega ao fim. Com {station}, guarde isto.',
    'Antes da despedida, o essencial. Está a ouvir {station}.',
    'Está quase na hora da despedida. Com {station}, o mais importante.',
    'Fim da hora, está a ouvir {station}. Um último resumo.',
    'Esta é {station}. Antes de terminar, o que importa.',
  ],
  dateTime: 'São {time} de {date}.',
  dateTimeAt: (hour, minute) => {
    if (minute === 0 && hour % 12 === 0) return `É ${hour === 0 ? 'meia-noite' : 'meio-dia'}, hoje é {date}.`
    return hour === 1 ? 'É {time} de {date}.' : undefined
  },
  name: withArticle,
  notice: 'Este programa é lido por uma voz artificial; uma máquina compõe as palavras a partir de fontes públicas.',
  links: [
    'Outra notícia.',
    'Continuamos.',
    'Mais notícias.',
    'Outro assunto.',
    'Mudamos de assunto.',
    'Outro título.',
    'Ainda nas notícias.',
    'Há outra notícia.',
    'O assunto seguinte.',
  ],
  toneLinks: [
    ['A notícia seguinte.', 'Mais uma notícia.', 'Também é notícia.'],
    ['Seguimos com calma.', 'Mais uma, sem pressa.', 'E, com calma, mais uma.'],
    ['Esta também lhe vai interessar.', 'Conto-lhe mais uma.', 'Continuamos juntos.'],
    ['Sempre a andar.', 'Já a seguir.', 'E já outra.'],
    ['Passamos à notícia seguinte.', 'Nova notícia.', 'No resto da atualidade.'],
    ['E agora, mais esta.', 'Espere, há mais uma.', 'Venha a próxima.'],
  ],
  headlines: {
    more: [
      'E outros títulos, em síntese.',
      'Outras notícias, em síntese.',
      'Outros títulos desta hora.',
      'Também é notícia, em síntese.',
    ],
    one: ['E mais uma notícia, em síntese.', 'Outra notícia, em síntese.', 'E ainda esta notícia.'],
    all: ['Os títulos.', 'Os títulos desta hora.', 'Estes são os títulos.'],
    of: '{story}. Noticia {source}.',
  },
  again: [
    'Recordamos, dos nossos noticiários anteriores.',
    'Mais uma vez, o que já noticiámos.',
    'Talvez já o tenha ouvido nesta antena.',
  ],
  saysAfter: ['{story}, segundo {source}.', '{story}, noticia {source}.'],
  saysBefore: ['Segundo {source}, {story}', 'De acordo com {source}, {story}'],
  saysFirst: ['{source} noticia: {story}'],
  saysApart: ['{story} É o que conta {source}.', '{story} É o que noticia {source}.'],
  nothingNew: [
    'Desde a nossa última emissão não chegou nada de novo. Assim que chegar, vai ouvi-lo aqui.',
    'As nossas fontes não têm novidades a esta hora, por isso seremos breves.',
  ],
  noTopic: ['As nossas fontes não têm nada sobre este tema a esta hora.', 'A esta hora não temos nada sobre este tema.'],
  evergreen: [
    'As nossas notícias demoram desta vez um pouco mais. Agradecemos a companhia. A próxima edição chega como previsto.',
  ],
  close: ['Esteve a ouvir {station}.', 'Esteve com {station}.', 'Ouviu {station}.'],
  thanks: [
    ['Agradecemos a sua companhia.', 'Voltamos em breve.'],
    ['Fique bem, com calma.', 'Tenha um momento tranquilo.'],
    ['Foi bom tê-lo connosco.', 'Cuide de si, e volte depressa.'],
    ['Não saia daí.', 'Voltamos num instante.'],
    ['Agradecemos a sua atenção.', 'É este o ponto da situação.'],
    ['Porte-se bem, ou pelo menos volte.', 'Um sorriso, e até já.'],
  ],
  stayingOn: [
    'Fique connosco, está a ouvir {station}.',
    'Não saia daí, esta é {station}.',
    'Voltamos já, está a ouvir {station}.',
    'Há mais daqui a pouco, esta é {station}.',
    'Continue a ouvir {station}.',
    'Até já, está com {station}.',
  ],
  ident: ['Está a ouvir {station}. Fala {host}, é bom tê-lo connosco. Fique desse lado.'],
  stockIdent: 'Está a ouvir a rádio. Fique desse lado.',
  titles: ['Abertura', 'Notícias', 'O tempo', 'Trânsito', 'Hoje', 'Música', 'Fecho', 'Especial'],
}
