import { describe, expect, it } from 'vitest'
import { portugueseInFull } from './portuguese.ts'

const SAID: readonly (readonly [string, string])[] = [
  ['Homem é preso por roubo em Belém', 'Um homem é preso por roubo em Belém'],
  ['Homem detido por roubo em Braga.', 'Um homem foi detido por roubo em Braga.'],
  ['Jovem morto a tiro em Setúbal', 'Um jovem foi morto a tiro em Setúbal'],
  ['Dois homens detidos por tráfico em Faro', 'Dois homens foram detidos por tráfico em Faro'],
  ['Detido homem suspeito de roubo em Braga', 'Foi detido um homem suspeito de roubo em Braga'],
  ['Sancionada criação de cargos na Justiça Eleitoral', 'Foi sancionada a criação de cargos na Justiça Eleitoral'],
  ['Motorista de ônibus é atacado por mulher em Santos', 'Um motorista de ônibus é atacado por uma mulher em Santos'],
  ['Jovem de 27 anos é assassinada a tiros em Manaus', 'Uma jovem de 27 anos é assassinada a tiros em Manaus'],
  ['Dupla é presa após assalto em Olinda', 'Uma dupla é presa após um assalto em Olinda'],
  ['Suspeito de matar homem no parque é preso', 'Um suspeito de matar um homem no parque é preso'],
  ['Polícia prende suspeito de roubo em Recife', 'A polícia prende um suspeito de roubo em Recife'],
  ['GNR deteve homem por caça ilegal', 'A GNR deteve um homem por caça ilegal'],
  [
    'Polícia Civil descobre fábrica clandestina e prende idosa',
    'A Polícia Civil descobre uma fábrica clandestina e prende uma idosa',
  ],
  ['Acidente deixa dois feridos em cruzamento de Natal', 'Um acidente deixa dois feridos num cruzamento de Natal'],
  ['Avião está desaparecido na Indonésia', 'Um avião está desaparecido na Indonésia'],
  ['Dois mortos e três feridos em acidente na A1', 'Duas pessoas morreram e três ficaram feridas num acidente na A1'],
  ['Pelo menos 12 mortos em ataque no Mali', 'Pelo menos 12 pessoas morreram num ataque no Mali'],
  ['Senado aprova projeto que cria 90 cargos', 'O Senado aprova um projeto que cria 90 cargos'],
  ['Justiça italiana autoriza extradição de Ana Prado', 'A Justiça italiana autoriza a extradição de Ana Prado'],
  ['EUA suspendem sanções contra o Sudão', 'Os EUA suspendem sanções contra o Sudão'],
  ['Dólar sobe e Bolsa cai após decisão do BC', 'O dólar sobe e a Bolsa cai após a decisão do BC'],
  ['Dólar sobe 1%; Bolsa cai', 'O dólar sobe 1%; a Bolsa cai'],
  ['CPI quer indiciar ‘Zezinho’ por fraude', 'A CPI quer indiciar ‘Zezinho’ por fraude'],
  ['Museu da Cidade fecha em agosto', 'O museu da Cidade fecha em agosto'],
  ['Motociclista morto em colisão com carro em Leiria', 'Um motociclista morreu numa colisão com um carro em Leiria'],
  ['Três detidos por tráfico de droga no Porto', 'Três pessoas foram detidas por tráfico de droga no Porto'],
  ['Dois feridos graves em despiste na A25', 'Duas pessoas ficaram gravemente feridas num despiste na A25'],
  ['Encontrado corpo de homem no rio Douro', 'Foi encontrado o corpo de um homem no rio Douro'],
  ['Benfica vence Porto por 2-1', 'O Benfica vence o Porto por 2-1'],
  ['Oposição critica STF', 'A oposição critica o STF'],
  ['Ministra Sônia Prado recebe alta', 'A ministra Sônia Prado recebe alta'],
  ['Mulher de Vasques confirma viagem', 'Mulher de Vasques confirma viagem'],
  ['Mulher de Vasques confirma voos', 'A mulher de Vasques confirma voos'],
  ['Rio de Janeiro tem novo prefeito', 'O Rio de Janeiro tem um novo prefeito'],
  ['Casal é executado em loja em Capanema', 'Um casal é executado numa loja em Capanema'],
  ['Criança é encontrada morta, diz polícia', 'Uma criança é encontrada morta, diz a polícia'],
  ['PF prende empresário Rui Prates', 'A PF prende o empresário Rui Prates'],
  ['Comissão rejeita relatório de Prates', 'A comissão rejeita o relatório de Prates'],
]

const STAYS: readonly string[] = [
  'Um homem é preso por roubo em Belém.',
  'O governo anuncia um pacote para a saúde',
  'Lula diz que vai ao Chile',
  'Moraes autoriza visitas',
  'Homem detido por roubo confessa crime',
  'Homem que matou a mulher é absolvido',
  'Motorista que atropelou dois irmãos vai a júri',
  'Jovem morre em Santarém',
  'Adolescente fica ferida e mãe pede ajuda',
  'PM fica ferido em assalto na Lapa',
  'Câmara aprova MP do gás',
  'PM morta em serviço: o que se sabe',
  'Museu fecha em agosto',
  'Farmácia abre às 9h em Chaves',
  'Governo aprova pacote, diz presidente',
  'Lei facilita crédito às empresas',
  'Governo prepara texto para o Senado',
  'Justiça mantém sentença de Prates',
  'Argentina ré por injúria racial volta ao país',
  'EUA deve taxar o aço',
  'Governo diz que escolha do juiz será feita hoje',
  'PL lança ex-presidente da Alerj',
  'Polícia prende motorista em Natal',
  'Ministro diz que fica no cargo',
  'Homem mais velho do mundo morre aos 114 anos',
  'Detido em casa, pede para sair',
  'Mortos em combate são lembrados',
  'Governo anuncia pacote, dizem analistas',
  'Polícia prende quem?',
  'Suspeito de roubo: «não fui eu»',
  'A preocupação de Lula com as eleições',
]

describe('portugueseInFull', () => {
  it.each(SAID)('%s', (headline, said) => {
    expect(portugueseInFull(headline)).toBe(said)
    expect(portugueseInFull(said)).toBe(said)
  })
  it.each(STAYS)('stays: %s', (headline) => {
    expect(portugueseInFull(headline)).toBe(headline)
  })
})
