import { byHour, type LanguagePack } from '../language-pack.ts'
import { portuguese } from './portuguese.ts'

/** Brazil's own words: 'você', 'está ouvindo', 'a previsão do tempo'. */
export const brazilian: LanguagePack = {
  ...portuguese,
  greeting: byHour('Bom dia', 'Boa tarde', 'Boa noite', 'Boa noite'),
  who: [
    'Você está ouvindo {station}, com {host}.',
    'Aqui é {host}, e você está com {station}.',
    '{host} no microfone, e você ouve {station}.',
  ],
  news: [
    ['Confira as notícias.', 'As notícias desta hora.'],
    ['As notícias, com calma.', 'Uma pausa tranquila para as notícias.'],
    ['Que bom ter você aqui. Vamos às notícias.', 'Vou contar as notícias para você.'],
    ['Vamos direto às notícias.', 'Bora começar com as notícias.'],
    ['As principais notícias.', 'Os destaques desta hora.'],
    ['Ouvidos ligados, que lá vêm as notícias.', 'Notícias saindo do forno.'],
  ],
  intro: ['É isto que preparamos para você.', 'Fique por aqui, vem aí o seguinte.'],
  weather: ['A previsão do tempo para {place}.', 'Como fica o tempo em {place}.', 'A previsão do tempo.', 'Como fica o tempo.'],
  traffic: ['O trânsito em {place} e região.', 'Como está o trânsito em {place}.', 'O trânsito.', 'Como está o trânsito.'],
  today: ['É isto que o dia traz.', 'O dia, em resumo.'],
  day: {
    weather: ['Primeiro, a previsão do tempo.', 'Começamos pelo tempo.'],
    on: ['Na agenda de hoje.', 'O que tem para hoje.'],
    news: ['E agora, as notícias.', 'Vamos às notícias.'],
  },
  playlist: [
    'Vem aí {music}, e antes disso, o seguinte.',
    'Daqui a pouco, {music}. Antes, o seguinte.',
    'Esta é a nossa programação.',
    'Daqui a pouco, música. Antes, o seguinte.',
  ],
  custom: ['O nosso tema: {topic}.', 'Agora, este assunto: {topic}.', 'Aqui está o que você pediu.', 'Do jeito que você pediu.'],
  outro: [
    'É quase tudo por agora. Você ouviu {station}, e fica o essencial.',
    'A hora vai chegando ao fim. Com {station}, guarde isto.',
    'Antes da despedida, o essencial. Você está ouvindo {station}.',
  ],
  notice: 'Este programa é lido por uma voz artificial; uma máquina escreve as palavras a partir de fontes públicas.',
  links: ['Outra notícia.', 'Em seguida.', 'E tem mais.'],
  toneLinks: [
    ['Próxima notícia.', 'Mais uma notícia.', 'Também é destaque.'],
    ['Seguimos com calma.', 'Mais uma, sem pressa.', 'E ainda esta.'],
    ['Esta também interessa a você.', 'Conto mais uma.', 'Continue com a gente.'],
    ['Vamos em frente.', 'Já na sequência.', 'E não para por aí.'],
    ['A notícia seguinte.', 'Outro destaque.', 'Também nesta hora.'],
    ['E agora, mais esta.', 'Calma, tem mais.', 'Que venha a próxima.'],
  ],
  again: [
    'Relembrando, dos nossos últimos boletins.',
    'Mais uma vez, o que já noticiamos.',
    'Talvez você já tenha ouvido por aqui.',
  ],
  saysAfter: ['{story}, segundo {source}.', '{story}, informa {source}.'],
  saysBefore: ['Segundo {source}: {story}', 'Informa {source}: {story}'],
  nothingNew: [
    'Desde o nosso último boletim não chegou nada de novo. Assim que chegar, você ouve aqui.',
    'As nossas fontes não têm novidades nesta hora, por isso este boletim é curto.',
  ],
  noTopic: ['As nossas fontes não têm nada sobre este assunto agora.', 'No momento não temos nada sobre este assunto.'],
  evergreen: [
    'As nossas notícias vão demorar um pouco mais desta vez. Obrigado pela companhia. A próxima edição chega na hora prevista.',
  ],
  close: ['Você ouviu {station}.', 'Você está com {station}.', 'Fique com {station}.'],
  thanks: [
    ['Obrigado pela audiência.', 'Voltamos daqui a pouco.'],
    ['Fique bem, com calma.', 'Tenha um momento tranquilo.'],
    ['Foi bom ter você com a gente.', 'Cuide-se, e volte logo.'],
    ['Não saia daí.', 'A gente volta já.'],
    ['Obrigado pela sua atenção.', 'Estas foram as notícias.'],
    ['Juízo, ou pelo menos volte.', 'Um sorriso, e até já.'],
  ],
  stayingOn: ['Fique com a gente, você está ouvindo {station}.', 'Não saia daí, esta é {station}.'],
  ident: ['Você está ouvindo {station}. Aqui é {host}, e é bom ter você com a gente. Fique por aí.'],
  stockIdent: 'Você está ouvindo rádio. Fique por aí.',
}
