import { askedOnly, type Topics, topic } from './topic.ts'

/** As in topics.ts, for the Romance tongues of the west. */
export const SOUTHERN_TOPICS: Topics = {
  fr: [
    topic(
      'le sport',
      'sport|judo|escrime(?! (?:à|pour)\\b)|football|foot\\b|rugby|tennis|handball|basket|cyclisme|volley|natation|athlétisme|hockey|boxe|voile\\b|formule 1',
      'ski\\b|skieu|biathlon|slalom|patinage|but\\b|buts\\b|cyclo|coureu|peloton|attaquant|penalty|ligue|coupe|match|demi-finale|championnat|entraîneur|tournoi|olympi|handballeu|footballeu|demi-finale|vainqueur|défenseur|gardien de but|milieu de terrain|mi-temps|joueu|sélectionneu|club\\b|stade\\b|podium|médaille(?! (?:militaire|de la (?:résistance|ville|famille)|du (?:mérite|travail)|d.honneur)\\b)|tête de série|mercato|buteu|marathon(?! (?:budgétaire|judiciaire|diplomatique|de négociation|de discussion|de débat))|play-?offs?',
    ),
    topic(
      'la météo',
      'météo|temps qu|prévision',
      'pluie|neige|orage|tempête|brouillard|verglas|degré|averse|rafale|vigilance|vent\\b|température|gel\\b|gelée|canicule|soleil|nuage|éclaircie|crue|inondation|mercure',
    ),
    topic(
      'la circulation',
      'circulation|trafic|routes?\\b|transports?\\b',
      'autoroute|bouchon|poids lourd|déviation|accident|chantier|train|rocade|périphérique|embouteillage|ralentissement|tram\\b|tramway|bus\\b|métro|rer\\b|ferry|pont\\b|voie\\b|poids lourds|cycliste|piste cyclable',
    ),
    topic(
      'la politique',
      'politique|élection|gouvernement',
      'ministre|député|sénat|maire|conseil|coalition|parti\\b|loi\\b|vote|président|premier ministre|assemblée|préfet|amendement|motion|scrutin|sondage|décret|référendum|budget',
    ),
    topic(
      'l’économie',
      'économie|économique|emploi|entreprises?\\b|business|bourse|finance',
      'entreprise|bénéfice|action|banque|inflation|emploi|commerce|usine|exportation|prix|chômage|croissance|salarié|salaire|licenci|cac 40|dette|impôt|taux\\b|chiffre d.affaires|ventes|immobilier|milliards?\\b|smic|pib\\b|investi|embauch|recrut',
    ),
    topic(
      'la culture',
      'culture|musique|cinéma|film|théâtre|livres?\\b',
      'concert|musée|exposition|festival|orchestre|acteur|actrice|(?<=(?:le|un|du|son|ce|au|premier|nouveau|dernier) )roman\\b|romans\\b(?!-)|romanci|album|galerie|spectacle|cinéaste|chanteu|écrivain|peint|patrimoine|opéra|danse|danseu|exposé|bibliothèque|médiathèque|sculpt|chanson',
    ),
    topic(
      'les sciences',
      'science|recherche|technologie',
      'étude|laboratoire|université|robot|satellite|logiciel|espace|ingénieur|chercheu|scientifique|découver|astronom|climat|intelligence artificielle|fusée|planète|expérience',
    ),
    topic(
      'la santé',
      'santé|médecine|médical',
      'hôpital|médecin|infirmi|patient|vaccin|virus|clinique|maladie|soignant|urgences|chu\\b|grippe|épidémie|maladi|cancer|médicament|pharmaci|ars\\b|chirurg|vaccinat|dépistage|diabète|bronchiolite',
    ),
  ],
  es: [
    topic(
      'los deportes',
      'deport|fútbol|tenis|baloncesto|balonmano|ciclismo|rugby|béisbol|beisbol|atletismo|boxeo|natación|voleibol|hockey|motogp|fórmula 1',
      'gol\\b|goles|delantero|penalti|liga|copa|partido\\b|semifinal|campeonato|entrenador|torneo|olímpi|portero|empata|fichaje|ficha\\b|jugador|futbolista|club\\b|selección|estadio|eliminatori|playoff|jonrón|marcador|vence\\b|medalla(?! (?:al|de honor|de oro al)\\b)|maratón(?! de (?:negocia|reunion|votacion))|atleta|defensa central|centrocampista|clásico|nba\\b|pretemporada|campeón|campeona',
    ),
    askedOnly(
      'el tiempo',
      'tiempo\\b|meteorol|pronóstico',
      'meteorol|(?:mal|buen) tiempo\\b(?! libre)|(?:previsión|pronóstico|parte) del tiempo|el tiempo(?=[:,])|lluvia|nieve|tormenta|viento|niebla|grados|helada|chubasco|lluvi|calor\\b|frío|frente frío|temperatura|borrasca|aviso (?:amarillo|naranja|rojo)|aemet|nevad|rachas|huracán|granizo|nub',
    ),
    topic(
      'el tráfico',
      'tráfico|carreteras?\\b|tránsito|vialidad|transportes?\\b',
      'autopista|autovía|atasco|retenciones|camión|accidente|desvío|tren|carril|circulación|cortad|choque|volcadura|volcad|autobús|autobuses|metro\\b|tranvía|dgt\\b|conductor|embotellamiento|kilómetro',
    ),
    topic(
      'la política',
      'polític|eleccion|gobierno',
      'ministr|congreso|senado|alcalde|pleno|coalición|ley\\b|voto|presidente|diputad|senador|gobernador|partido (?:popular|socialista)|elector|decreto|moción|oposición|presupuesto|morena\\b|psoe\\b|votó|votos',
    ),
    topic(
      'la economía',
      'economía|económic|empleo|negocio|bolsa|finanz',
      'empresa|beneficio|acciones|banco|inflación|empleo|comercio|fábrica|exportacion|precio|paro\\b|parados|desemple|ibex|bursátil|tipos de interés|euríbor|pib\\b|ventas|exporta|salari|pensi[oó]n|deuda|impuest|facturaci|dólar|peso\\b|invertir|inversi|contrataci|ganancia|banxico|aranceles|puestos de trabajo|industria',
    ),
    topic(
      'la cultura',
      'cultur|música|cine\\b|teatro|libros?\\b|arte\\b',
      'concierto|museo|exposición|festival|orquesta|actor|actriz|novela|álbum|película|espectáculo|cantante|escritor|pintor|pintura|ópera|danza|biblioteca|filarmónica|feria del libro|poeta|cineasta|tapices|patrimonio',
    ),
    topic(
      'la ciencia',
      'ciencia|científic|investigación|tecnolog',
      'estudio|laboratorio|universidad|robot|satélite|espacio|ingenier|investigador|descubr|astrónom|cohete|planeta|inteligencia artificial|clima\\b|experimento|telescopio',
    ),
    topic(
      'la salud',
      'salud(?!a|o\\b|e)|saludable|medicina|sanidad',
      'hospital|médic|enfermer|paciente|vacuna|virus|clínica|enfermedad|sanitari|urgencias|gripe|epidemia|cáncer|medicamento|farmaci|cirug|uci\\b|imss\\b|vacun|diabetes|contagio|tratamiento|centro de salud|dengue|sarampión',
    ),
  ],
  it: [
    topic(
      'lo sport',
      'sport|calcio|tennis|pallavolo|pallamano|basket|ciclismo|rugby|volley|atletica|nuoto|formula 1|motogp|hockey|boxe',
      'sci\\b|sciator|biathlon|slalom|pattinag|gol\\b|attaccante|rigore|campionato|coppa|partita|semifinale|allenatore|torneo|olimpi|portiere|pareggia|giocator|calciator|squadra|stadio|vince\\b|sconfitt|serie [abc]\\b|semifinale|classifica|difensore|centrocampista|mister\\b|maratona(?! (?:di (?:negoziat|trattativ|vot)|parlamentare|elettorale|televisiva))|medagli(?!a al )|derby|playoff|podio|ct\\b|ciclist|doppietta|promozione in serie|juventus|sampdoria|bicipite femorale',
    ),
    askedOnly(
      'il tempo',
      'tempo\\b|meteo|previsioni',
      'meteo|previsioni (?:del tempo|meteo)|(?:bel|brutto|cattivo) tempo\\b|il tempo(?=[:,])|pioggia|neve|temporal|vento|nebbia|gradi|gelo|piogg|piove|allerta|temperatur|caldo|freddo|maltempo|grandine|raffiche|sole\\b(?! 24)|nuvol|mareggiat|arpa',
    ),
    topic(
      'il traffico',
      'traffico|strade?\\b|trasport[io]\\b',
      'autostrada|code\\b|coda\\b|camion|svincolo|incidente|deviazione|treni?\\b|autobus|bus\\b|metro\\b|viabilità|rallentament|casello|galleria|cantier|tangenziale|traghett|statale|provinciale|corsia|tir\\b|scioper',
    ),
    topic(
      'la politica',
      'politic|elezion|governo',
      'ministr|senato|sindaco|consiglio|coalizione|partito|legge|voto|presidente|camera\\b|deputat|senator|giunta|assessor|decreto|maggioranza|opposizione|referendum|premier|emendament|mozione|manovra|consigliere',
    ),
    topic(
      'l’economia',
      'economia|economic|lavoro\\b|imprese|borsa|finanz',
      'impres|aziend|utile|azioni|banca|inflazione|lavoro|commercio|fabbrica|prezz|disoccupa|occupa(?:ti|zione)|spread|pil\\b|debito|tasse|fisco|stipend|salari|pension|fatturato|vendite|export|rincari|bollett|bce\\b|investiment|investe|cassa integrazione|assunzion|licenzia|miliard|saldi\\b',
    ),
    topic(
      'la cultura',
      'cultur|musica|cinema|teatro|libri|arte\\b',
      'concerto|museo|mostra|festival|orchestra|attore|attrice|romanzo|album|film|spettacol|cantante|scrittor|pittor|opera\\b|danza|bibliotec|regista|cinematograf|sanremo|poet|patrimonio|teatral|concerti|canzone',
    ),
    topic(
      'la scienza',
      'scienz|ricerca|tecnolog',
      'studio\\b|laboratorio|università|robot|satellite|spazio|ingegner|ricercator|scopert|scopr|astronom|razzo|pianeta|intelligenza artificiale|clima\\b|esperiment|telescop',
    ),
    topic(
      'la salute',
      'salute|medicina|sanità',
      'ospedale|medic|infermier|pazient|vaccin|virus|clinica|malattia|sanitar|ambulatori|asl\\b|pronto soccorso|influenza|epidemia|tumor|cancro|farmac|chirurg|diabet|ricover|reparto|visite|medici\\b|contagi|cura\\b|cure\\b|terapi',
    ),
  ],
  pt: [
    topic(
      'o desporto',
      'desport|esporte|futebol|ténis|andebol|basquete|ciclismo|râguebi|tênis|vôlei|voleibol|natação|atletismo|handebol|surf\\b|fórmula 1',
      'esqui\\b|slalom|golos?\\b|avançado|penálti|liga(?! \\p{L}+ (?:à|às|ao|aos)\\b)|taça|jogo|jogam|meia-final|campeonato|treinador|torneio|olímpi|guarda-redes|empata|gols?\\b|atacante|zagueiro|goleiro|técnico d[oa]\\b|times?\\b|equipa\\b|jogador|contrataç|lateral\\b|rodada|jornada|clássico|vence\\b|vitória|derrota|empate|campeão|campeã|torcida|adeptos|brasileirão|seleção|pênalti|copa\\b|estádio|reforço|sub-2[0-3]|medalha(?! (?:de mérito|de honra|ao)\\b)|maratona(?! de (?:negocia|reuni|vota))|médio ofensivo|dérbi|clube',
    ),
    askedOnly(
      'o tempo',
      'tempo\\b|meteorol|previsão',
      'meteorol|(?:mau|bom) tempo\\b|(?:previsão|estado) do tempo|o tempo(?=[:,])|chuva|neve|trovoada|vento|nevoeiro|graus|geada|aguaceiro|chuv|temperatura|calor\\b|frio\\b|aviso (?:amarelo|laranja|vermelho)|alerta (?:amarelo|laranja|vermelho)|ipma\\b|inmet\\b|frente fria|temporal|rajada|agitação marítima|neblina|granizo|tempestade|mau tempo',
    ),
    topic(
      'o trânsito',
      'trânsito|estradas?\\b|transportes?\\b',
      'autoestrada|fila|camião|engarrafamento|acidente|desvio|comboio|rodovia|caminh|carreta|congestionamento|interdi|metro\\b|metrô|ônibus|autocarro|trem\\b|trens\\b|prf\\b|faixa\\b|ponte\\b|colisão|despiste|motorista|condutor|tráfego',
    ),
    topic(
      'a política',
      'polític|eleiç|governo',
      'ministr|assembleia|autarca|câmara|coligação|partido|lei\\b|voto|presidente|deputad|senad|prefeit|vereador|governador|orçamento|decreto|veto|projeto de lei|parlament|eleitor|stf\\b|oposição|moção|primeiro-ministro|votação|votos',
    ),
    topic(
      'a economia',
      'economia|económic|econômic|negócio|bolsa|finanç',
      'empresa|lucro|ações|banco|inflação|emprego|comércio|fábrica|exportaç|preço|desemprego|desempregad|dólar|ibovespa|psi\\b|juros|selic|pib\\b|vendas|exporta|salário|dívida|impost|fatur|investi|euribor|receita|superávit|défice|déficit|bilh(?:ão|ões)|inadimpl|contrat(?:a|am|ou)\\b.{0,20}(?:trabalhador|funcionári)|postos de trabalho|indústria|varejo|safra',
    ),
    topic(
      'a cultura',
      'cultur|música|cinema|teatro|livros?\\b|arte\\b',
      'concerto|museu|exposição|festival|orquestra|ator|atriz|romance|álbum|filme|espetáculo|cantor|escritor|pintor|pintura|ópera|dança|biblioteca|galo da madrugada|carnaval|cineasta|poeta|show\\b|peça\\b|fado\\b|jazz\\b|património|patrimônio|samba',
    ),
    topic(
      'a ciência',
      'ciência|científic|investigação|tecnolog',
      'estudo|laboratório|universidade|robô|satélite|espaço|engenheir|investigador|pesquisa|pesquisador|descobr|descoberta|astrónom|astrônom|foguete|planeta|inteligência artificial|clima\\b|experiência|telescópio',
    ),
    topic(
      'a saúde',
      'saúde|medicina',
      'hospital|médic|enfermeir|paciente|vacina|vírus|clínica|doença|sns\\b|sus\\b|urgência|gripe|epidemia|cancro|câncer|medicamento|farmác|cirurg|dengue|vacin|diabetes|tratamento|ubs\\b|tomógrafo|médicos|sarampo|posto de saúde|centro de saúde',
    ),
  ],
}
