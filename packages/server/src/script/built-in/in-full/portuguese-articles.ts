import { setOf } from '../../word-lists.ts'

// Which article a bare noun of a Portuguese headline has where it is said, by closed lists: 'prende suspeito' as 'prende um suspeito'.

/** People whom a headline does not name. */
const MEN = setOf(
  'homem rapaz menino garoto idoso bebê casal trio grupo suspeito réu foragido ladrão bombeiro pedreiro empresário médico professor aluno advogado padre pastor soldado vereador deputado senador jogador lutador cantor ator vizinho funcionário operário trabalhador brasileiro português estrangeiro caminhoneiro criminoso passageiro ministro governador prefeito juiz coronel assessor técnico treinador argentino piloto ex-ministro ex-deputado ex-vereador ex-jogador',
)
const WOMEN = setOf(
  'mulher menina garota idosa criança dupla família quadrilha suspeita ré foragida médica professora aluna advogada vereadora deputada senadora atriz cantora vizinha funcionária brasileira portuguesa vítima passageira ministra prefeita juíza argentina apresentadora',
)
/** A participle shows with these whether it is a man or a woman. */
const EITHER = setOf(
  'jovem adolescente motorista motociclista ciclista estudante policial militar turista traficante assaltante comerciante menor autarca paciente pedestre agente gerente vigilante detento',
)
const THINGS_UM = setOf(
  'carro caminhão ônibus autocarro avião helicóptero barco navio comboio trem trator drone míssil prédio hotel bar restaurante supermercado hospital balneário condomínio cruzamento rio cachorro cão tiroteio incêndio acidente terremoto terramoto sismo temporal ataque assalto atropelamento naufrágio desabamento deslizamento tornado ciclone inquérito projeto acordo recurso relatório plano pacote programa decreto edital concurso leilão evento encontro seminário festival mutirão feirão documento mandado protesto estudo corpo debate show bombardeio fundo despiste túnel',
)
const THINGS_UMA = setOf(
  'moto motocicleta motorizada caminhonete carrinha van viatura ambulância loja joalheria padaria farmácia escola igreja rodovia estrada fábrica ponte colisão explosão operação tempestade enchente enxurrada avalanche briga greve manifestação ação reunião audiência investigação proposta lei medida campanha lista pesquisa nota carta obra creche comissão festa árvore cirurgia residência clínica sala passadeira discoteca ourivesaria autoestrada área praça avenida',
)
/** A known body, or what there is one of: 'o' or 'a'. */
const WITH_O = setOf(
  'Governo Senado Congresso Supremo Planalto Centrão Exército Ministério Tribunal Conselho Parlamento Kremlin Vaticano Pentágono Mercado Desemprego Dólar Euro Ibovespa PIB Banco STF STJ TSE TCU TST MPF INSS BNDES Ibama IBGE FMI BCE Fed PT PL PSD PSDB MDB PP PSB PSOL PS Chega Brasil Irã Irão Japão Chile Peru Canadá México Paquistão Líbano Reino Catar Egito Uruguai Paraguai Equador Flamengo Palmeiras Corinthians Vasco Botafogo Fluminense Grêmio Cruzeiro Paysandu Benfica Sporting Hamas Hezbollah Papa Rio',
)
const WITH_A = setOf(
  'Polícia Justiça Câmara Prefeitura Defesa Oposição Procuradoria Defensoria Marinha Aeronáutica Bolsa Inflação Gasolina Comissão Secretaria Anvisa Aneel Anatel ANP Fiocruz ONU OMS UE Otan NATO PF PM PRF PGR AGU OAB CPI CPMI CVM CBF CNN PSP GNR PJ Petrobras Caixa Argentina Colômbia Venezuela Bolívia China Rússia Ucrânia Itália Alemanha Espanha Turquia Síria Índia Coreia Suíça Bélgica Holanda Polônia Arábia Groenlândia Dinamarca Austrália Suprema População Maioria',
)
const WITH_OS = setOf('EUA')
/** With a name behind them: 'O prefeito Luís Barros'. */
const TITLE_O = setOf(
  'Prefeito Ministro Deputado Senador Governador Vereador Ex-presidente Ex-prefeito Ex-governador Ex-ministro Ex-deputado Cantor Ator Jogador Empresário Técnico Treinador Pastor Padre Rei Príncipe Delegado Juiz Desembargador',
)
const TITLE_A = setOf(
  'Ministra Deputada Senadora Governadora Vereadora Prefeita Cantora Atriz Jogadora Empresária Juíza Rainha Princesa Primeira-dama',
)
/** 'Mulher de Moraes' is his wife. */
const KIN_O = setOf('Marido Filho Irmão Pai Genro Sobrinho Neto')
const KIN_A = setOf('Mulher Esposa Filha Irmã Mãe Nora Sobrinha Neta')

export const VERBS = setOf(
  'é são está estão foi foram será serão tem têm vai vão fica ficam diz dizem afirma afirmam pede pedem quer querem faz fazem abre abrem fecha fecham cai caem sobe sobem perde perdem vence vencem bate batem mata matam morre morrem prende prendem apreende apreendem detém condena condenam absolve denuncia denunciam investiga investigam anuncia anunciam aprova aprovam rejeita rejeitam nega negam mantém mantêm suspende suspendem autoriza autorizam libera liberam proíbe cria criam lança lançam reduz reduzem aumenta aumentam eleva recua recuam avança avançam defende defendem critica criticam acusa acusam ataca atacam ameaça ameaçam cobra cita convoca convocam define decide decidem adia arquiva anula aciona acionam recorre recebe recebem entrega entregam realiza realizam promove participa participam discute discutem avalia avaliam analisa analisam prevê preveem espera esperam busca buscam tenta tentam consegue conseguem deixa deixam entra entram sai saem volta voltam chega chegam retoma começa começam inicia encerra termina conclui amplia reforça oferece garante atropela esfaqueia agride agridem invade invadem rouba furta assalta foge fogem desaparece sofre sofrem descobre encontra encontram resgata salva atira atiram bloqueia derruba destrói atinge atingem provoca provocam causa causam interdita vê veem admite reage confirma confirmam revela mostra aponta apontam registra arrecada paga pagam vende compra muda escolhe indica envia reúne congela torna veta sanciona assina publica lidera enfrenta assume deve devem pode podem precisa usa usam passa passam segue seguem vira terá irá poderá deverá aceita intima ordena manda determina impede multa cassa elege nomeia exonera afasta corta dá dão revoga revogam designa designam aparece empata finaliza regulamenta formaliza estima divulga divulgam oficializa concede deflagra deflagram desembarca mira alerta renuncia fez julga pauta quebra proíbem entregarão terão criou criaram venceu perdeu recebeu descobriu investigou denunciou renova renovam resiste aguarda interrompe pula deteve detiveram prendeu apreendeu matou morreu morreram ficou ficaram anunciou anunciaram aprovou pediu recusou rejeitou condenou suspendeu abriu fechou encontrou resgatou abusa capota tomba colide explode desaba cumpre visita ganha',
)
export const BEFORE_NOUN = setOf(
  'o a os as um uma uns umas de do da dos das em no na nos nas num numa ao à aos às com por pelo pela pelos pelas para sem sob sobre ante entre até desde contra após durante seu sua seus suas este esta esse essa cada outro outra novo nova primeiro primeira último última dois duas três mais menos todo toda',
)
/** What needs no article behind a verb. */
const BARE = setOf(
  'paz cessar-fogo recorde ajuda apoio fim espaço força parte medo risco liberdade dinheiro água fogo tempo resposta atenção cautela foco destaque lugar alta queda lucro prejuízo superávit déficit acesso mal prisão preso presa morto morta ferido ferida livre candidato candidata inelegível grave estável favorável contrário mais menos muito pouco bem melhor pior nada tudo hoje amanhã ontem agora ainda já também sempre nunca só apenas quase cerca até antes depois dentro fora contra sobre entre nesta neste nessa nesse esta este isso aquilo quem que como se não ao aos à às e ou mas',
)
const LOWER = /^\p{Ll}[\p{L}-]*$/u
export const bareWord = (token: string): string => token.replace(/[.,:;!?)]+$/u, '')

const isOf = (word: string): boolean => /^d[aeo]s?$/u.test(word)

/** How a noun that stands bare in the sentence is said: 'um carro', 'uma moto'; nothing where that is not known. */
export const indefinite = (noun: string): 'um' | 'uma' | undefined => {
  if (MEN.has(noun) || THINGS_UM.has(noun)) return 'um'
  return WOMEN.has(noun) || THINGS_UMA.has(noun) ? 'uma' : undefined
}

export const isPerson = (noun: string): boolean => MEN.has(noun) || WOMEN.has(noun) || EITHER.has(noun)

/** 'decisão de', 'queda do': which one it is stands behind it. */
const definite = (noun: string, next: string, third: string): 'o' | 'a' | undefined => {
  if (noun === 'ação' || /^\d/.test(third) || !(isOf(next) || next === 'que')) return undefined
  if (/(?:ção|são|dade|ura)$/u.test(noun)) return 'a'
  if (next !== 'que' && /mento$/u.test(noun)) return 'o'
  if (next === 'que' || next === 'de') return /^(?:julgamento|fim|preço|uso|sigilo|corpo|cadáver)$/u.test(noun) ? 'o' : undefined
  if (
    /^(?:julgamento|fim|preço|uso|sigilo|pedido|início|corte|processo|nome|texto|futuro|programa|plano|relatório|fundo|projeto)$/u.test(
      noun,
    )
  )
    return 'o'
  return /^(?:alta|queda|escolha|compra|venda|morte|saída|volta|entrada|delação|prévia|tese|guerra|lei|proposta)$/u.test(noun)
    ? 'a'
    : undefined
}
/** 'o governo', 'a PF' inside the sentence. */
export const ofBody = (word: string): 'o' | 'a' | 'os' | undefined => {
  if (WITH_OS.has(word)) return 'os'
  if (WITH_O.has(word) || /^(?:governo|mercado|agro)$/u.test(word)) return 'o'
  return WITH_A.has(word) || /^(?:polícia|oposição|população)$/u.test(word) ? 'a' : undefined
}

const CONTRACTED: Readonly<Record<string, string>> = {
  'em um': 'num',
  'em uma': 'numa',
  'em o': 'no',
  'em a': 'na',
  'em os': 'nos',
  'de o': 'do',
  'de a': 'da',
  'de os': 'dos',
  'por o': 'pelo',
  'por a': 'pela',
  'por os': 'pelos',
}
export const joined = (before: string, article: string): string => CONTRACTED[`${before} ${article}`] ?? `${before} ${article}`
const TAKES_NOUN = setOf('com por contra para após em entre sobre durante')
export const IS_VERB = /^\p{Ll}{2,}(?:[aei]r|[aeio]u|ava|avam|aram|eram)$/u
const COPULA = /^(?:ficou|ficaram|é|são|está|estão|foi|foram|será|serão|fica|ficam|segue|seguem|vira|torna|elege|nomeia)$/u
/** What they are done to is known already. */
const OF_KNOWN = /^(?:rejeita|rejeitam|arquiva|derruba|mantém|mantêm|suspende|suspendem|anula|encerra|retoma|conclui)$/u
/** Somebody's of whom was told before. */
const KIN = /^(?:tutora?|don[oa]|autora?|mãe|pai|filh[oa]|irmã|irmão|marido|esposa|namorad[oa]|presidente|vice-presidente)$/u
const JOINS = /^(?:que|se|e|mas|enquanto)$/u
const INSIDE = /^(?:dentro|perto|diante|atrás|cima|porta|frente|interior)$/u

/** There is one of them, but for a court's. */
const OFFICE = /^(?:governador|prefeito|ministro|técnico|treinador|ministra|prefeita)$/u
const officeOf = (noun: string, next: string, third: string): 'o' | 'a' | 'um' | 'uma' | undefined => {
  const isWoman = noun.endsWith('a')
  if (/^ministr/u.test(noun) && /^(?:STF|Supremo|STJ|TSE|TCU|TST|Tribunal)$/u.test(third)) return isWoman ? 'uma' : 'um'
  return /^d[oa]$/u.test(next) || /^(?:governador|prefeit)/u.test(noun) ? (isWoman ? 'a' : 'o') : undefined
}

/** A word with what is around it. */
type Spot = Readonly<Record<'last' | 'before' | 'noun' | 'next' | 'third', string>> & {
  isFiniteVerb: boolean
  isBehindVerb: boolean
  takesNoun: boolean
  mayHaveOne: boolean
}
/** `undefined`: no article. `false`: it should have one that is not known. `null`: another rule decides. */
type Found = string | undefined | false | null

const spotAt = (tokens: readonly string[], at: number): Spot => {
  const [last = '', before = '', noun = '', next = '', third = ''] = [-2, -1, 0, 1, 2].map((away) =>
    bareWord(tokens[at + away] ?? ''),
  )
  const isVerbOfClause =
    last === 'que' && /^\p{Ll}{3,}$/u.test(before) && /(?:[ae]m?|[eio]u)$/u.test(before) && !BEFORE_NOUN.has(before)
  const isFiniteVerb = (VERBS.has(before) || isVerbOfClause) && !COPULA.test(before)
  const hasDone = /^(?:ter|terem|tinha|tinham)$/u.test(last) && /[ai]do$/u.test(before)
  const isBehindVerb = isFiniteVerb || hasDone || IS_VERB.test(before)
  const takesNoun = TAKES_NOUN.has(before) || (before === 'de' && INSIDE.test(last))
  const mayHaveOne = isBehindVerb || takesNoun || before === 'de' || COPULA.test(before)
  return { last, before, noun, next, third, isFiniteVerb, isBehindVerb, takesNoun, mayHaveOne }
}

const bodyRule = ({ before, noun, next, third, isBehindVerb }: Spot): Found => {
  const body = isOneOfMany(noun, next, third) ? undefined : ofBody(noun)
  // 'a concessão de Complexo do Vale' lacks its 'do'.
  if (before === 'de' && /^\p{Lu}\p{Ll}/u.test(noun) && /^d[oa]$/u.test(next)) return false
  const takesBody =
    isBehindVerb ||
    /^(?:contra|sobre|após|que|se|mas|enquanto)$/u.test(before) ||
    (before === 'e' && VERBS.has(next)) ||
    (before === 'com' && /^\p{Lu}\p{Ll}/u.test(noun))
  if (noun === 'mais' && next === 'recente' && isBehindVerb) return false
  // It is not there yet.
  if (/^CPM?I$/u.test(noun) && /^(?:quer|querem|pede|pedem|propõe|cria|defende|articula)$/u.test(before)) return 'uma'
  if (body !== undefined && takesBody) return body
  // It is a prosecutor, or a decree.
  if (noun === 'MP' && isBehindVerb) return false
  if (isBehindVerb && body === undefined && /^(?:\p{Lu}{2,}$|(?:Coaf|Pix|Enem|Comissão|Conselho)$)/u.test(noun)) return false
  if (/^(?:Porto|Braga|Sporting)$/u.test(noun) && /^(?:vence|venceu|bate|derrota)$/u.test(before)) return 'o'
  if (isBehindVerb && /^(?:\d+º|primeiro|Plano|Programa|Projeto|Diploma|Dia|Festival|Encontro)$/u.test(noun)) return 'o'
  if (isBehindVerb && /^(?:\d+ª|primeira|Lei|Rota|Estrada|Feira|Semana)$/u.test(noun)) return 'a'
  return !LOWER.test(noun) || (COPULA.test(before) && !/^(?:torna|nomeia)$/u.test(before)) ? undefined : null
}

const personRule = ({ before, noun, next, third, isBehindVerb, takesNoun, mayHaveOne }: Spot): Found => {
  // It is what is thought of somebody, and no woman.
  if (noun === 'suspeita' && /^(?:por|com|sob|sem)$/u.test(before)) return undefined
  const isNamed = /^\p{Lu}/u.test(next)
  if (/^(?:nov|próxim|futur)[oa]$/u.test(noun) && JOINS.test(before)) return false
  if (/^nov[oa]$/u.test(noun) && isBehindVerb) return noun === 'novo' ? 'um' : 'uma'
  // 'para nova lei' may be the one that was made.
  if (/^nov[oa]$/u.test(noun) && takesNoun) return false
  if (/^ex-/u.test(noun) && (!mayHaveOne || noun.endsWith('s'))) return undefined
  if (/^(?:inclusive|incluindo|exceto)$/u.test(before) && !BEFORE_NOUN.has(noun) && !noun.endsWith('s')) return false
  // 'resistências a pacote' sounds like an article of the other gender.
  if (before === 'a' && indefinite(noun) === 'um') return false
  if (!mayHaveOne) return null
  if (/^ex-/u.test(noun)) return isNamed && /(?:or?|a)$/u.test(noun) ? (noun.endsWith('a') ? 'a' : 'o') : false
  if (EITHER.has(noun) || KIN.test(noun)) return false
  if (OFFICE.test(noun) && !isNamed) return officeOf(noun, next, third) ?? false
  const isKnown = isNamed || OF_KNOWN.test(before)
  if (MEN.has(noun)) return isKnown ? 'o' : 'um'
  if (WOMEN.has(noun)) return isKnown ? 'a' : 'uma'
  return null
}

const thingRule = ({ last, before, noun, next, third, isBehindVerb, takesNoun }: Spot): Found => {
  // 'tem projeto' is an idiom.
  if (/^(?:tem|têm)$/u.test(before) && /^(?:projeto|plano|programa|proposta|acordo)$/u.test(noun) && !isOf(next)) return undefined
  if (before === 'de' && next === 'que') return false
  // 'núcleo de desinformação da trama' is a name.
  if (before === 'de' && !takesNoun && !VERBS.has(last) && /(?:ção|são|dade|ura)$/u.test(noun)) return undefined
  const mayBeKnown = isBehindVerb || takesNoun || before === 'de'
  const known = mayBeKnown && before !== 'recebe' ? definite(noun, next, third) : undefined
  const isOfOne = /^d[oa]s?$/u.test(next)
  if (known !== undefined && (isBehindVerb || /^(?:após|sobre|contra)$/u.test(before) || isOfOne)) return known
  const one = indefinite(noun)
  const mayBeOne = isBehindVerb || (takesNoun && before !== 'por') || (before === 'e' && indefinite(last) !== undefined)
  if (one === undefined || !mayBeOne) return null
  // 'encerra um restaurante': one of many.
  const isKnown =
    OF_KNOWN.test(before) && !(before === 'encerra' && /^(?:restaurante|bar|loja|hotel|clínica|fábrica|padaria)$/u.test(noun))
  return isKnown ? (one === 'um' ? 'o' : 'a') : one
}

const EM_BARE =
  /^(?:casa|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|flagrante|vigor|greve|meio|crise|liberdade|relação|busca|campo|nome|troca|breve|torno|caso|média|massa|segurança|função|causa|curso|via|fuga|vídeo|conjunto|plena|pleno|parceria|comum|princípio|dia|férias|obediência|direção|razão|plenário|campanha|serviço|dobro|público|protesto|homenagem|memória|favor|frente|chamas|terra|solo|cena|disputa|xeque|risco|conta|segundo|terceiro|quarto|jogo|final)$/u
const unknownRule = ({ before, noun, next, isFiniteVerb, isBehindVerb, takesNoun }: Spot): Found => {
  // 'tem acesso negado', but 'lança comunicado'.
  const isAction = isFiniteVerb && !/^(?:tem|têm|sai|vai|vê|deixa|acaba)$/u.test(before)
  const isOther = /(?:s|[aei]r|mente|[aei]ndo)$/u.test(noun) || (!isAction && (/[ai]d[oa]$/u.test(noun) || VERBS.has(noun)))
  if (isOther || BEFORE_NOUN.has(noun) || BARE.has(noun)) return undefined
  if (JOINS.test(before) && (VERBS.has(next) || /^(?:não|já|ainda|também)$/u.test(next))) return noun === 'texto' ? 'o' : false
  const isNoun = isOf(next) || /(?:ção|são|dade|mento)$/u.test(noun) || indefinite(noun) !== undefined
  // 'em universidade', 'dentro de carreta', but 'em agosto'.
  if ((before === 'em' || (before === 'de' && takesNoun)) && !EM_BARE.test(noun)) return false
  const isBehindWord = LOWER.test(before) && !BEFORE_NOUN.has(before) && !JOINS.test(before)
  if (isBehindWord && isOf(next) && /(?:ção|são|dade|mento)$/u.test(noun)) return false
  if (isFiniteVerb || (/^(?:que|se)$/u.test(before) && isNoun)) return false
  const isOfOne = /^d[oa]s?$/u.test(next)
  return (isBehindVerb || takesNoun) && (isOfOne || (isBehindVerb && /^(?:de|que)$/u.test(next))) ? false : undefined
}

const RULES = [bodyRule, personRule, thingRule, unknownRule]

const articleAt = (tokens: readonly string[], at: number): string | undefined | false => {
  const spot = spotAt(tokens, at)
  // Behind a comma stands something else.
  if (tokens[at - 1] !== spot.before) return undefined
  for (const rule of RULES) {
    const found = rule(spot)
    if (found !== null) return found
  }
  return undefined
}

/** What follows the verb, with its articles; nothing where a bare word is left. */
export const restInFull = (tokens: readonly string[]): string | undefined => {
  const said: string[] = []
  for (const [at, token] of tokens.entries()) {
    const article = at === 0 ? undefined : articleAt(tokens, at)
    if (article === false) return undefined
    // 'um jogador e preparador' would be one man.
    const other = bareWord(tokens[at + 2] ?? '')
    const isPair = tokens[at + 1] === 'e' && LOWER.test(other) && !VERBS.has(other) && !BEFORE_NOUN.has(other)
    if (article !== undefined && LOWER.test(token) && isPair && typeof articleAt(tokens, at + 2) !== 'string') return undefined
    if (article !== undefined) said.push(joined(said.pop() ?? '', article))
    said.push(token)
  }
  return said.join(' ')
}

/** Only these are small in the sentence: 'o governo', but 'o Senado'. */
export const SMALL =
  /^(?:Governo|Polícia|Prefeitura|Oposição|População|Mercado|Dólar|Euro|Inflação|Gasolina|Desemprego|Defesa|Comissão|Secretaria|Conselho|Maioria)$/u
export const lower = (word: string): string =>
  /^\p{Lu}\p{Ll}/u.test(word) ? word.charAt(0).toLocaleLowerCase() + word.slice(1) : word
export const NAMED =
  /^(?:\p{Lu}{2}|Brasil|Irã|Japão|Chile|Peru|Canadá|México|Paquistão|Líbano|Reino|Catar|Egito|Uruguai|Paraguai|Equador|Flamengo|Palmeiras|Corinthians|Vasco|Botafogo|Fluminense|Grêmio|Cruzeiro|Paysandu|Benfica|Sporting|Hamas|Hezbollah|Rio|Republicanos|Chega|Ibama|Ibovespa|Petrobras|Anvisa|Aneel|Anatel|Fiocruz|Otan|Fed|Argentina|Colômbia|Venezuela|Bolívia|China|Rússia|Ucrânia|Itália|Alemanha|Espanha|Turquia|Síria|Índia|Coreia|Suíça|Bélgica|Holanda|Polônia|Arábia|Groenlândia|Dinamarca|Austrália)(?!\p{L})/u

/** One of many, but for one with a title: 'Comissão de Ética'. */
const isOneOfMany = (first: string, second: string, third: string): boolean =>
  /^(?:Comissão|Conselho|Tribunal)$/u.test(first) && !/^\p{Lu}/u.test(second) && !(second === 'de' && /^\p{Lu}/u.test(third))

export const articleOf = (first: string, second: string, third: string, shown: string): string | undefined => {
  if (isOneOfMany(first, second, third)) return undefined
  if (WITH_OS.has(first)) return 'os'
  if (WITH_O.has(first)) return 'o'
  if (WITH_A.has(first)) return 'a'
  if (/^\p{Lu}/u.test(second)) return TITLE_O.has(first) ? 'o' : TITLE_A.has(first) ? 'a' : undefined
  if (isOf(second) && KIN_O.has(first)) return 'o'
  if (isOf(second) && KIN_A.has(first)) return 'a'
  const noun = lower(first)
  const isKnown = /^d[oa]$/u.test(second) || (second === 'de' && /^\p{Lu}/u.test(third)) || /^(?:relatório|corpo)$/u.test(noun)
  if (OFFICE.test(noun)) return officeOf(noun, second, third)
  if (isOf(second) && isKnown && /^(?:relatório|corpo|condomínio|hospital|programa|plano|prédio|museu|aeroporto)$/u.test(noun))
    return 'o'
  if (isOf(second) && isKnown && /^(?:investigação|lei|escola|ponte|festa|campanha|biblioteca|universidade)$/u.test(noun))
    return 'a'
  // 'Farmácia abre às 9h' is one that its town knows.
  if (
    /^(?:farmácia|padaria|escola|creche|hospital|ponte|igreja|hotel|bar|restaurante|supermercado|estrada|rodovia|praça|avenida|clínica|loja|hospital|sala|feirão|festival|festa)$/u.test(
      noun,
    )
  )
    return undefined
  // 'Família de Prates' is his.
  if (noun === 'família' && second === 'de' && /^\p{Lu}/u.test(third)) return undefined
  if (EITHER.has(noun)) return shown === 'o' ? 'um' : shown === 'a' ? 'uma' : undefined
  return indefinite(noun)
}

/** 'A Polícia Civil', 'A PF', but 'O prefeito Rui Prates'. */
export const keepsCapital = (first: string, second: string): boolean =>
  NAMED.test(first) ||
  ((WITH_O.has(first) || WITH_A.has(first)) && !SMALL.test(first)) ||
  (/^\p{Lu}/u.test(second) && !TITLE_O.has(first) && !TITLE_A.has(first) && first !== 'Governo')
