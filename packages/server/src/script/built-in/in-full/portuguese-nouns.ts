import { setOf } from '../../word-lists.ts'

// How Portuguese nouns and names stand in running text: counted in the first sentences of papers of Brazil, Portugal and Africa.

/** There is one of it: 'o mercado'. */
export const ONE_O = setOf('governo mercado dólar euro desemprego agronegócio turismo trânsito desmatamento comércio executivo')
export const ONE_A = setOf('economia população polícia oposição inflação violência imigração eletricidade maioria')
/** 'pede ajuda', but 'com a ajuda da ONU'. */
export const MASS_O = setOf(
  'petróleo ouro apoio dinheiro acesso crédito emprego combate combustível gás café açúcar lixo frio calor',
)
export const MASS_A = setOf(
  'água energia segurança saúde chuva fome pobreza ajuda educação tecnologia inovação carne proteção tensão prioridade desinformação ética sustentabilidade pecuária transparência inclusão cooperação cidadania igualdade mobilidade competitividade criatividade memória',
)
/** What is said with what it belongs to: 'o fim da greve', 'a venda de carros'. */
export const OF_O = setOf(
  'fim início uso preço lançamento pagamento julgamento desenvolvimento controle controlo retorno regresso término prazo valor número custo futuro nome calendário impacto anúncio fechamento encerramento adiamento setor envio reforço orçamento regime comando funcionamento financiamento cumprimento afastamento desaparecimento assassinato sequestro comércio consumo abastecimento licenciamento processamento armazenamento cancelamento cessamento endurecimento levantamento reconhecimento fornecimento território estatuto abate transporte tráfico',
)
export const OF_A = setOf(
  'análise fronteira proteção decisão implementação vacinação liquidação integração competitividade data venda compra saída entrada morte retirada construção criação abertura presença liderança gestão direção produção economia revogação extradição libertação aprovação suspensão recuperação expansão exportação importação privatização contratação demissão nomeação divulgação publicação execução instalação ampliação concessão renovação formação realização utilização prorrogação proibição liberação legalização regulamentação reconstrução remoção reabertura chegada partida estreia independência prisão apreensão captura qualidade segurança capacidade credibilidade dívida capital maioria ocupação anexação invasão distribuição transferência permanência circulação cobrança entrega doação',
)
/** 'um aumento de 5%', 'o aumento do preço'. */
export const MORE_UM = setOf(
  'aumento crescimento avanço recuo lucro prejuízo investimento recorde corte défice déficit superávit excedente',
)
export const MORE_UMA = setOf('queda alta redução subida descida receita multa diminuição escalada')

/** What can be touched: 'de poste' lacks an article as well. */
export const THING_UM = setOf(
  'carro caminhão autocarro avião helicóptero barco navio comboio trem trator drone míssil prédio edifício hotel restaurante supermercado shopping apartamento imóvel condomínio bar poste muro telhado veículo cachorro cão gato submarino satélite museu palco túnel viaduto poço laboratório galpão armazém iate foguetão foguete',
)
export const THING_UMA = setOf(
  'moto motocicleta motorizada caminhonete carrinha van viatura ambulância loja joalheria padaria farmácia escola igreja fábrica ponte creche árvore clínica discoteca boate embarcação aeronave bomba mina usina mesquita refinaria plataforma',
)
/** What is done or written. */
export const DEED_UM = setOf(
  'estudo ataque acidente incêndio tiroteio acordo contrato projeto plano programa relatório inquérito decreto recurso vídeo livro filme evento encontro leilão festival terremoto terramoto sismo ciclone tornado esquema sistema serviço site aplicativo curso debate protesto confronto conflito show discurso comunicado ultimato fundo comitê manual bombardeio atentado assalto atropelamento naufrágio deslizamento desabamento pacote edital concurso mutirão seminário inquérito memorando despiste bloqueio mecanismo abalo convite alerta aviso processo prêmio prémio',
)
export const DEED_UMA = setOf(
  'campanha rede lista pesquisa reunião operação investigação explosão colisão festa empresa medida proposta carta nota reportagem exposição feira manifestação vacina cirurgia taxa tarifa audiência cerimônia comissão missão delegação sanção ofensiva tempestade avalanche enchente auditoria sondagem resolução conferência emboscada iniciativa aliança ação denúncia vaga parceria multa medalha',
)

/** Bodies by their first word: 'o Ministério da Saúde', 'a Universidade de Coimbra'. */
export const BODY_O = setOf(
  'Ministério Tribunal Banco Instituto Conselho Senado Congresso Parlamento Exército Supremo Sindicato Movimento Partido Museu Hospital Aeroporto Fundo Comitê Comité Grupo Centro Teatro Parque Estado Serviço Observatório Reino Departamento Porto Palácio Estádio Clube Corpo Fórum',
)
export const BODY_A = setOf(
  'Polícia Câmara Universidade Prefeitura Secretaria Associação Federação Confederação Comissão Agência Fundação Arábia Assembleia Marinha Guarda Justiça Procuradoria Defensoria Embaixada Ordem Autoridade União Organização Companhia Escola Rua Avenida Ponte Casa Direção-Geral Presidência Corte Cidade Liga',
)
/** 'do STF', 'da ONU': so they are called in running text. */
export const NAME_O = setOf(
  'Fisco CDS BE IRS IVA IUC IPTU IPVA BCP Novobanco Itaú Bradesco Santander Nubank BTG iFood Spotify ChatGPT Gemini X Vietname Vietnã Nepal Camboja Cazaquistão Uzbequistão Azerbaijão Bahrein Senegal Chade Gabão Zimbábue Curdistão Luxemburgo Ártico Alasca Texas Havaí Tibete Mediterrâneo Pacífico Atlântico STF STJ TSE TCU TST MPF INSS BNDES Ibama IBGE FMI BCE BC PT PL PSD PSDB MDB PP PSB PSOL PS PCP PAN Chega Brasil Irã Irão Japão Chile Peru Canadá México Paquistão Líbano Catar Egito Iraque Iémen Iêmen Afeganistão Sudão Níger Mali Quénia Quênia Congo Haiti Panamá Uruguai Paraguai Equador Kuwait Vaticano Kremlin Pentágono Planalto Centrão Hamas Hezbollah Papa Google Facebook Instagram TikTok WhatsApp Twitter YouTube Pix Discord Telegram Mercosul Copom Inmet Procon Detran Sebrae Prouni Fies Enem Fed Pará Ceará Maranhão Amazonas Piauí Paraná Acre Amapá Rio Algarve Alentejo Porto Nordeste Judiciário Flamengo Palmeiras Corinthians Vasco Botafogo Fluminense Grêmio Paysandu Remo Benfica Sporting Arsenal Barcelona PSG Ibovespa PIB IPCA SUS SNS FGTS FGC MEC CNJ INEM INE TC UOL BRB',
)
export const NAME_A = setOf(
  'IL AD Sonae Sogrape CCDR-N RDCongo CGD Lusa Nvidia Apple Boeing Airbus Samsung Toyota Volkswagen Ford Shell BP Pfizer Embraer Braskem JBS Ambev Eletrobras Uber Disney Sony Intel IBM Oracle Revolut ByteDance DeepSeek Huawei Ryanair Lufthansa Bayer Nestlé Stellantis Tailândia Sérvia Croácia Bulgária Albânia Eslováquia Eslovénia Eslovênia Estónia Estônia Letónia Letônia Lituânia Bielorrússia Geórgia Arménia Armênia Moldávia Áustria Escócia Islândia Crimeia Palestina Catalunha Califórnia Flórida Sicília Mauritânia Tanzânia Zâmbia Namíbia Libéria Jamaica Guiana Anvisa Aneel Anatel ANP Fiocruz ONU OMS UE Otan NATO PF PM PRF PGR AGU OAB CPI CPMI CVM CBF PSP GNR PJ Petrobras Caixa África Guiné-Bissau Argentina Colômbia Venezuela Bolívia China Rússia Ucrânia Alemanha Espanha França Itália Turquia Síria Índia Coreia Suíça Bélgica Holanda Polônia Polónia Groenlândia Dinamarca Austrália Noruega Suécia Finlândia Hungria Roménia Romênia Grécia Irlanda Indonésia Malásia Nigéria Somália Etiópia Líbia Tunísia Argélia Jordânia Nicarágua Guatemala Cisjordânia Europa Amazônia Bahia AIMA NASA Nasa OpenAI SpaceX Amazon Netflix Microsoft Meta Tesla EDP Galp TAP RTP Anthropic Fifa FIFA UEFA Uefa Uerj USP Unicef Sabesp Enel Latam Oposição Marinha Bolsa Inglaterra FAB Conmebol Starlink CNI',
)
export const NAME_OS = setOf('EUA Estados Correios')
/** They stand bare, and so does a name of two words. */
export const NAME_BARE = setOf(
  'Lula Trump Bolsonaro Haddad Alckmin Moraes Toffoli Milei Putin Zelensky Zelenski Zelenskiy Maduro Biden Macron Netanyahu Montenegro Marcelo Israel Portugal Cuba Angola Moçambique Taiwan Kiev Kyiv Gaza Ceuta Omã Seguro Washington Moscovo Moscou Teerão Teerã Pequim Bruxelas Londres Paris Madrid Berlim Lisboa Brasília Havana Caracas Davos Marrocos Honduras Belém Manaus SP MG BH SC RS PE IA Musk Vance Rubio Starmer Merz Xi Neymar Zelenskyy Khamenei',
)

/** One holds the office: 'o ministro da Saúde'. */
export const OFFICES = setOf(
  'ministro ministra prefeito prefeita governador governadora secretário secretária diretor diretora técnico treinador treinadora primeiro-ministro primeira-ministra embaixador embaixadora papa rei rainha príncipe princesa procurador-geral procuradora-geral relator relatora vice-governador vice-governadora bastonário bastonária',
)

/** Headlines tell by these what is done; more than the verbs of a telegram. */
export const MORE_VERBS = setOf(
  'há esclareça faça seja sejam tenha tenham possa possam vá haja deva fique volte pague saia controla contrapõe alivia insta documenta aplaude compromete mascara une executa melhora reina abdica apela embate beneficia desembolsa rejeita estimula inibe fomenta incentiva garantiu simula monitora notifica facilita dificulta prejudica rebate alaga afunda toca chora ignora aperta exporta importa comparece implementa adverte contraria corrige salta inova prefere habilita insiste contradiz demarca protocola curte ronda concessiona fustiga engana duvida luta executa imputa refuta aplica dedica implica ativa cultiva motiva deriva posa repousa agrada sente consente avista anima intima aproxima pesa reza domina contamina ilumina examina predomina culmina incrimina discrimina combina declina destina inclina confina refina treina fura apura procura dura mistura captura assegura inaugura configura perdura costura completa brilha saúda arrasta interpreta aborda presenteia varia firma gasta valoriza escapa calcula enxerga cogita reacende rescinde atende zera desacelera relembra reflete fere alastra rebaixa manifesta representa resulta encanta liberta desperdiça compartilha repete desenvolve desloca expande sobrevive retorna percorre dirige doa soma leiloa monta oferta constrói organiza produz reduz introduz conduz traduz seduz induz substitui atribui constitui contribui diminui possui destrói corrói flexibiliza eleva rende obteve manteve esteve goleia exalta emociona vibra flagram cercam conversam colidem dormem vem posta transforma alertam elogia elogiam descobrem agradece cancela cancelam chama chamam reúnem-se descem aproveita traz trazem elevam homenageia contribuiu expõe expõem reclamam revelam combatem obriga obrigam premia terminam ganham preocupa acredita acreditam garantem esclarece detêm contestam teme temem destacam beneficia beneficiam acelera aceleram surpreende apoia apoiam reforçam concorda concordam desmantela desmantelou despenca despencam viabiliza conta contam abranda abrandam agrava agravam ajuda ajudam alega alegam aplica aplicam arranca arrancam atinge atraem atrai bombardeia bombardeiam condiciona consulta desce descem desmobiliza desvaloriza disponibiliza distribui divide dividem emprega encerram estabelece estende estima evitam exclui facilita fixa forma formam homologa importa inclui incluem incorpora integra junta juntam justifica levanta ligam marca marcam monitora notifica obtém ocupa ocupam opera operam ouvem perde perdem permite permitem persegue planejam planeiam planeia preside previne procura procuram propõem prorroga protege provocam puxa puxam qualifica recolhe recebeu rejeitam remove remarca repatria resolve resultam revê sobrevoa subscreve sugere sustenta testa trabalha transfere transferem triplica vigora visa alcança alcançam altera alteram alarga alargam antecipa apresenta apresentam aposta apostam assegura associa atualiza celebra celebram cobram coloca comemora comenta complica compara conquista conquistam considera consideram contabiliza continua continuam contesta contrata convida cresce crescem critica declara decreta deflagra deixam desafia descarta desiste destaca desmente devolve dispara disparam disputa disputam elimina emite enfrentam ensina estreia estuda evita exige exigem exibe explica explicam expulsa fala falam financia flagra fortalece funde funciona gera geram identifica identificam impõe impulsiona inaugura informa instala integra intensifica investe investem isenta lamenta lamentam leva levam lideram limita localiza mostram move muda mudam multam negocia negociam ocorre oficializa ordenou orienta ouve paralisa pega pegam planeja pressiona pressionam processa processam projeta promete prometem prepara preparam propõe propõem protesta protestam questiona reabre reafirma reclama reconhece reconhecem recomenda recomendam recupera recusa reforçam regista registam registram reitera relata repudia responde respondem restringe retira retiram retoma rompe serve simplifica sinaliza solicita supera superam surge tira toma trava troca ultrapassa ultrapassam utiliza vale vendem vistoria viaja vive volta vota votam disse teve quis viu saiu caiu subiu',
)
/** They happen: 'em acidente' lacks its article, 'em lista' may not. */
export const EVENTS = setOf(
  'ataque acidente incêndio tiroteio evento encontro leilão festival show debate protesto confronto atentado assalto atropelamento naufrágio deslizamento desabamento bombardeio terremoto terramoto sismo ciclone tornado abalo despiste explosão colisão festa cerimônia exposição conferência emboscada manifestação avalanche enchente tempestade',
)
/** With them no name of somebody begins. */
export const NO_FIRST_NAME = setOf(
  'Novo Nova Novos Novas Grande Primeiro Primeira Segundo Segunda Último Última Maior Melhor Presidente Artista Cantor Cantora Ator Atriz Socialista Líder Deputado Deputada Senador Senadora Vereador Vereadora Jornalista Atacante Zagueiro Goleiro Meia Apresentador Apresentadora Influenciador Influenciadora Influencer Mãe Pai Filho Filha Irmã Irmão Rapper Modelo Escritor Escritora Chef Mestre CEO Chanceler Premiê Coronel Delegado Delegada Juiz Juíza Padre Pastor Pastora Bispo Chefe Diretor Diretora Dono Dona Município Cidade Caso Jovem Clube Jornal Sindicato Banco Revista Família Relatório Entidade Autor Defesa Corpo Deus Vídeo Projeto Programa Festival Operação Rede Lei Operadora Empresa Site Aplicativo Jogador Técnico Comandante Economista Dr Dra Sr Dupla Banda Grupo Marca Agência Startup Fabricante Estudante Policial Atleta Campeã Campeão Piloto Humorista Comediante Sertanejo Sertaneja DJ MC Semana Dia Copa Festa Feira Mostra Marcha Círio Plano Campanha Campeonato Prêmio Jornada Corrida Bienal Salão Sri Agricultor Vacina Conta Casal Santuário Igreja Cientista Especialista Pesquisador Bloco Escola Show Musa Rainha Torneio Final Seleção Time Equipa Equipe Bar Restaurante Hotel Namorada Namorado Viúva Viúvo Esposa Marido Noiva Noivo Prima Primo Tia Tio Avó Avô Amiga Amigo Vizinho Vizinha Público Torcida Mídia Imprensa Internauta Moradora Morador Funcionário Funcionária Ministra Testemunha Frente Imagem Parlamentar Centro Hospital Companhia Gigante Vítima',
)
/** Behind who makes it, it is a new one: 'cria conselho'. */
export const MADE_UM = setOf(
  'canal centro movimento boletim produto podcast aparelho álbum parque ciclo posto gabinete guia dispositivo requerimento protocolo abrigo pronunciamento espetáculo órgão índice instituto polo grupo conselho imposto simulador medicamento método modelo observatório portal torneio treinamento abaixo-assinado dossiê código manifesto laboratório comité núcleo hospital museu consórcio subsídio regulamento teste ensaio exame programa-piloto centro robô chip recado',
)
export const MADE_UMA = setOf(
  'lei agência plataforma unidade estrutura competição aplicação rota frota petição queixa linha coleção ferramenta estratégia declaração mensagem postagem barreira faculdade residência biblioteca força-tarefa vigília marcha coligação coalizão reserva licença licitação tabela cartilha norma portaria emenda recompensa infecção lesão avaliação montagem versão repartição consulta secretaria startup subsidiária fundação associação academia bolsa coluna',
)
/** As what acts they are known; nobody gets them so: 'crise derruba a Bolsa'. */
export const START_O = setOf('consumo salário investimento crédito défice déficit superávit orçamento rendimento custo imposto')
export const START_A = setOf(
  'crise guerra dívida produção balança taxa arrecadação procura demanda poupança indústria agricultura pecuária safra temperatura seca',
)
/** Only with whose it is: 'a operação da PF'. */
export const WHOSE_O = setOf(
  'visto pedido projeto plano programa discurso relatório recurso papel mandato sigilo nome sistema corpo texto processo cargo apoio',
)
export const WHOSE_A = setOf(
  'participação resposta proposta visita vitória reunião viagem sede pena carta candidatura posição situação operação investigação guerra crise fala conta cidadania ofensiva campanha estratégia política reforma lei',
)
/** What becomes more or less is known: 'reforça a vigilância'. */
export const DEGREE_O = setOf(
  'combate acesso apoio controle controlo atendimento monitoramento policiamento diálogo comércio turismo consumo emprego financiamento abastecimento comando ensino saneamento transporte',
)
export const DEGREE_A = setOf(
  'produção proteção prevenção fiscalização pressão vacinação segurança participação inclusão cooperação circulação imigração educação formação alimentação vigilância presença assistência produtividade transparência mobilidade competitividade capacidade qualidade confiança defesa economia indústria saúde natalidade concorrência eficiência resiliência dependência independência sustentabilidade igualdade criminalidade mortalidade',
)
