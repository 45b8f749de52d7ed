export const portuguese = `
:-12 #:5 +!:-7 +(:-36 +.:27 +0:-6 +::73 +?:37 +alone:-5 +doubts-1:-65 +doubts0:-27 +doubts1:-26 +doubts2:23 +doubts3:32 +doubts4:34
+doubts5:31 +length1:30 +length2:10 +length6:-43 +length8:-10 +length9:12 +weight1:18 +weight2:-10 +without-advertising:-19
+without-cut-off:-8 +without-furniture:6 +without-quote:7 +without-stale-day:-15 +without-unsayable:-7 +–:41 10h:-6 16h00:8 1ª:6 1º:-10
20h:6 2ª:-8 4ª:-14 5ª:-18 6ª:-6 =#:-24 =1ª:8 =1º:-9 =20h:5 =2º:-5 =4ª:-9 =5ª:-8 =a:-17 =aberta:8 =abertu:-6 =abono:-8 =abr:-10 =abre:12
=abril:-8 =abriu:-13 =acerta:-8 =acesso:-6 =aciona:5 =acompa:5 =aconte:5 =acordo:-13 =acredi:6 =acusa:-10 =acusad:-11 =acusaç:-5 =adequa:7
=aerona:-8 =afasta:-5 =afirma:-24 =afirmo:-17 =agora:6 =agredi:-6 =ainda:5 =ajuda:8 =ajudar:7 =alerta:-5 =alguns:11 =aliado:17 =alta:-12
=altern:8 =além:8 =amarra:-7 =amplia:-14 =analis:16 =anisti:-13 =anos:8 =ante:7 =anteci:10 =antes:5 =anti:-5 =anula:-6 =anunci:-31
=anális:7 =anúnci:6 =ao:-10 =aos:-12 =aparec:11 =apelo:-5 =apenas:-7 =apoiad:9 =apoiar:-11 =apoio:8 =aposen:-5 =aposta:7 =apreen:-12
=aprese:8 =aprova:-12 =aprove:6 =aprovo:-13 =aproxi:-12 =apurar:-5 =após:-9 =argent:-17 =arquiv:-5 =articu:12 =artigo:5 =artist:8 =as:-5
=asfált:9 =assina:-17 =assist:11 =associ:-7 =ataca:-16 =ataque:-15 =atinge:-8 =atlas:-7 =ato:-7 =ator:9 =atriz:14 =atrope:7 =atual:-17
=atuaçã:8 =atuou:-5 =august:-6 =aument:-9 =ausênc:5 =autori:-14 =avalia:-12 =avança:-6 =aviaçã:-11 =aviões:-9 =ação:-7 =ações:7 =aéreas:-6
=balanç:7 =bancad:-6 =bancár:-5 =banque:5 =bar:-6 =barrar:-6 =base:-6 =bastid:5 =bate:-6 =bateri:10 =bbb:36 =bbb24:6 =bets:-5 =bi:-12
=bilhõe:-14 =bloque:-7 =bolsa:-6 =briga:9 =brinca:14 =busca:-7 =cachor:9 =cadeir:6 =cai:-13 =caiado:-6 =calend:-5 =campan:12 =campo:5
=cancel:-10 =candid:-7 =cargo:-8 =caro:6 =carrei:6 =cartae:20 =cartão:-5 =casa:11 =casal:-5 =casame:9 =caso:-16 =causa:6 =caça:-6
=celebr:8 =celula:5 =censur:-6 =cenári:8 =chama:-10 =chamou:7 =chance:10 =chapa:-9 =chefe:-16 =chega:6 =chegad:6 =chegar:-11 =chegou:10
=chuva:-9 =cidade:7 =cinco:-8 =cirurg:-6 =cita:6 =citar:-5 =classi:-5 =clima:5 =clube:11 =clássi:8 =clã:5 =cobran:5 =colisã:-8 =coloca:12
=com:14 =combat:10 =combus:-9 =comemo:5 =coment:6 =começa:6 =comitê:-6 =como:-8 =compan:-5 =compar:5 =comple:17 =compli:13 =compor:7
=compos:-6 =compra:17 =compro:-6 =comuni:-17 =conces:6 =conclu:-9 =concur:6 =conden:-5 =condiç:-7 =condom:5 =confia:15 =confro:6 =congel:8
=congre:-5 =conhec:-7 =conqui:7 =conseg:7 =consen:5 =consid:-6 =consti:10 =constr:5 =consul:-8 =consum:-6 =contam:7 =contin:-9 =contra:-6
=contro:-7 =conven:-6 =conver:-18 =corre:8 =correç:-5 =corrid:-5 =corrup:-6 =cotado:-6 =cozinh:-6 =cpmi:-8 =cresce:7 =cria:-8 =criado:8
=criar:6 =crimes:-10 =crimin:-9 =critic:-24 =crédit:-14 =cuidar:5 =cultur:7 =curso:8 =cães:6 =código:6 =da:-6 =dados:-9 =dança:7 =dar:-8
=das:21 =debate:9 =decide:6 =decidi:-15 =decisi:7 =declar:11 =defend:-20 =defesa:-24 =defini:8 =deixa:-30 =deixar:5 =dele:6 =deles:6
=demiss:-5 =denúnc:-6 =deputa:11 =derrot:-10 =derrub:-9 =desafi:19 =desapa:-9 =desapr:-12 =descar:-6 =descon:7 =desemb:-11 =desenh:6
=desfil:-8 =desinc:8 =desist:10 =destac:14 =destaq:8 =deste:-11 =determ:-19 =devem:-6 =dias:7 =dificu:9 =digita:-7 =diminu:-5 =dinhei:-6
=direta:6 =direto:-9 =discov:8 =discur:-5 =dispos:7 =disse:-10 =diverg:15 =divers:-5 =dividi:-8 =diz:-5 =dizer:-7 =diálog:-11 =do:-17
=docume:-6 =dois:-7 =domici:-5 =domicí:-6 =domina:-6 =dorama:10 =dos:-9 =drogas:-9 =drones:-9 =durant:-7 =dá:-10 =dólar:-14 =e:8
=econôm:-5 =edição:15 =educaç:7 =eleito:12 =eleiçã:-5 =eles:8 =elimin:13 =em:5 =embaix:-6 =embara:11 =empata:-12 =empres:-11 =encerr:-12
=encont:18 =endivi:-14 =energi:-8 =enfren:9 =enquet:6 =ensaio:5 =entend:18 =entra:6 =entrar:-8 =entre:9 =entreg:-7 =entrev:20 =envia:-9
=enviar:6 =envio:-8 =envolv:-6 =equili:8 =equipe:10 =erro:5 =escala:-17 =escola:-7 =escolh:-17 =escond:5 =escrit:-7 =espalh:-5 =espaço:9
=especi:15 =especí:8 =espéci:-8 =esse:7 =estabe:-9 =estadu:-8 =estata:-7 =esteve:7 =estrat:13 =estrei:-11 =estrel:19 =estuda:-17
=estudo:-11 =está:9 =estádi:6 =eua:-8 =evento:6 =evitar:-6 =exibe:6 =exoner:-12 =expect:12 =explic:6 =explor:5 =explos:-5 =exposi:8
=expres:-11 =expõe:10 =exteri:-5 =extrao:-8 =fabric:-9 =facada:-9 =fala:-8 =falas:7 =falso:-5 =famili:13 =famoso:11 =farra:10 =fará:-7
=fatura:8 =favor:-9 =favorá:-5 =faz:8 =fazem:-8 =fazend:-8 =fazer:9 =fecha:-9 =fechad:-6 =federa:-13 =feita:7 =fenôme:7 =ferido:-10
=festa:11 =fevere:-13 =ficam:-8 =ficar:-12 =filha:9 =filia:-21 =filiaç:5 =fim:7 =final:-16 =financ:-11 =fiscal:-15 =fixas:-8 =fogo:-5
=foi:17 =for:-7 =foram:-11 =forma:-14 =formad:10 =formal:-9 =formaç:6 =fornec:-5 =foto:18 =fotos:11 =fragil:8 =frente:-6 =fundad:12
=fundo:5 =futebo:7 =fãs:9 =fé:-5 =física:6 =gafe:5 =ganha:8 =ganhou:6 =garant:9 =gasoli:-6 =genera:-6 =gerado:5 =geraçã:10 =gestão:8
=gigant:-8 =gilmar:-9 =gleisi:-6 =globo:8 =golpe:-6 =govern:-21 =gradua:-5 =grande:8 =gratui:-10 =gripe:-6 =grupo:5 =guarda:-6 =guerra:7
=gás:-7 =histór:9 =hoje:-16 =homena:-8 =horas:15 =horári:5 =hospit:-11 =imedia:-6 =impor:-6 =import:10 =impren:11 =impuls:-7 =incent:7
=incênd:5 =indefi:7 =indeni:-8 =indica:-17 =indici:-12 =indire:-14 =indíge:-6 =inflaç:8 =inform:-9 =infrae:-6 =ingres:-5 =inicia:-12
=inocen:-9 =inovaç:6 =inquér:10 =instal:-12 =instân:9 =integr:-8 =intens:6 =intera:8 =interf:8 =interr:-11 =invade:13 =invadi:-7
=invasã:-7 =início:-13 =ironiz:12 =irregu:-6 =irrita:6 =irá:-11 =irã:-12 =isençã:-7 =jair:6 =janja:-5 =jantar:7 =jatinh:-6 =jogo:14
=jogos:-5 =jota:10 =judici:9 =julgam:-10 =junho:-6 =juros:-6 =jurídi:10 =justas:-6 =justiç:11 =já:25 =kleber:-5 =lado:8 =lament:-5
=lança:-5 =lançam:-9 =legend:13 =legisl:6 =lei:-10 =leilão:-12 =leitur:7 =leva:-12 =levar:7 =liberd:-5 =licita:-5 =lidera:-19 =liga:6
=ligado:-6 =limita:-5 =linha:-7 =livre:-9 =lo:7 =longo:12 =lula:-9 =líder:-5 =lídere:5 =líquid:-5 =madrug:-10 =maio:-16 =maior:-6
=maiori:11 =manda:-7 =mandat:6 =mantev:-6 =manute:9 =marcas:-7 =marcou:-6 =março:7 =matar:-9 =mega:5 =meio:8 =melhor:-17 =menor:5
=menos:12 =mensag:17 =mentir:-9 =mercad:7 =meses:10 =mesári:5 =metade:-6 =mi:-5 =michel:6 =milita:-11 =minera:-12 =minuto:10 =misogi:-6
=modelo:6 =modern:5 =moment:12 =morado:5 =moraes:-22 =morta:6 =mostra:-5 =movime:15 =mpf:-5 =muda:8 =muito:12 =mundo:-5 =munici:12 =mãe:6
=mão:7 =música:8 =na:-9 =nacion:8 =nada:10 =namora:9 =narrat:6 =nas:12 =nega:-11 =negoci:-21 =negóci:-6 =nenhum:13 =nessa:5 =nesta:-27
=neste:8 =no:11 =noite:-5 =nome:-7 =nomes:-10 =norte:-9 =notíci:12 =nova:14 =novemb:-9 =novo:8 =novos:-11 =núcleo:-6 =o:-34 =obriga:-13
=ocorre:11 =ocorri:-5 =oferta:-10 =oficia:-11 =olho:7 =onde:13 =operaç:-6 =oposiç:-6 =ordens:-8 =orient:8 =os:7 =ostent:9 =ou:8 =ouro:-7
=pachec:-8 =pacote:-9 =pagame:-10 =pai:16 =palco:17 =papo:6 =para:-14 =parada:-8 =paraen:-7 =parale:8 =parali:-6 =paraná:-7 =parcel:-5
=paredã:8 =parlam:-5 =parte:13 =partic:-10 =partid:9 =pará:-5 =passa:-11 =passar:9 =passo:-7 =passou:-5 =patern:-5 =paulis:6 =país:-18
=pede:-16 =pedem:-6 =pediu:-11 =pela:-31 =pelas:6 =pendur:-14 =pensa:-5 =pequen:-7 =perde:-6 =perdeu:9 =perfil:9 =pergun:5 =perife:-6
=perman:-5 =perseg:-6 =petról:-10 =pets:-7 =pf:-12 =pgr:-9 =plataf:-10 =plásti:-5 =pode:18 =podem:-11 =poder:-7 =polari:-5 =polêmi:14
=popula:6 =por:9 =possív:-8 =posta:9 =povo:-6 =prazo:7 =prefei:8 =prejud:5 =premia:-6 =prende:9 =preocu:12 =prepar:6 =presa:-6 =presen:6
=preser:10 =presid:-24 =preven:-8 =previs:-5 =priori:7 =prisão:-11 =privad:9 =proces:-11 =produt:-5 =produz:-5 =produç:5 =profes:6
=progra:11 =promet:-8 =promov:5 =propag:9 =propos:-6 =prorro:-7 =proteg:-9 =provis:-10 =pré:-6 =prévia:-6 =prêmio:13 =pró:9 =pt:-13
=public:20 =página:16 =públic:-11 =quais:6 =qual:5 =quanto:11 =quarta:-14 =quase:-10 =queda:-16 =quem:25 =quer:-6 =queros:-7 =questã:7
=racism:-7 =radar:-5 =raras:-5 =reais:12 =reajus:-8 =realit:11 =reação:-13 =recado:11 =recape:8 =recebe:7 =recent:6 =recomp:-8 =record:-11
=recorr:-11 =recupe:-5 =recurs:-6 =redaçã:-6 =rede:6 =reduzi:-5 =reduçã:5 =reflet:5 =reform:-5 =reforç:-6 =regime:-5 =regist:-20
=região:-6 =regras:-9 =rejeit:-8 =relato:-16 =relató:-8 =renunc:-16 =reperc:9 =repres:5 =resgat:6 =resist:-5 =resolu:-6 =respei:7
=respos:10 =restau:14 =restri:-12 =reta:8 =retira:-7 =retorn:6 =revela:10 =revist:5 =revisã:-5 =revolt:6 =reúne:5 =rio:12 =rj:-9
=rodada:-10 =romper:-8 =ronald:-7 =rota:11 =rotati:-6 =rotina:8 =rua:-9 =rurais:-9 =s:-9 =sabe:13 =saber:8 =sai:6 =sair:-5 =salari:-10
=salvar:8 =salári:-13 =sancio:-6 =santa:5 =saída:14 =saúde:6 =se:9 =secret:10 =sede:5 =sedia:-7 =segue:-6 =seguid:7 =seis:8 =seja:-8
=semana:-10 =senado:-8 =seques:10 =seria:6 =será:-5 =serão:-7 =sessão:7 =setor:6 =seu:15 =seus:13 =sexta:8 =sexual:7 =siga:14 =sigilo:-6
=signif:9 =sinali:-9 =sistem:14 =sister:13 =situaç:9 =sob:8 =sobe:-6 =sobret:6 =sobrev:-5 =sociai:14 =socied:-5 =solici:-11 =solta:5
=sonda:-6 =sortea:10 =stf:-9 =suas:9 =substi:-11 =subsíd:-5 =subven:-7 =sucess:14 =supera:-14 =supost:5 =surpre:15 =suspei:-14 =suspen:-14
=são:15 =tamanh:9 =tampão:8 =tanto:9 =tarcís:-5 =tarde:-7 =tarifa:-12 =taxa:-6 =tcu:-8 =tebet:-5 =tecnol:8 =tem:-6 =tema:10 =tempo:-8
=tempor:15 =tenta:-9 =tentar:-7 =tentat:11 =tentou:-9 =ter:-5 =teria:-10 =terras:-5 =terá:6 =terão:-6 =testa:7 =testad:6 =teste:5 =teve:-9
=tiktok:-5 =tirar:-6 =todo:5 =todos:10 =tom:9 =tomar:-5 =tomou:5 =toque:5 =torna:-6 =torno:7 =tornoz:-5 =trabal:5 =transf:9 =transm:6
=trata:9 =tribun:13 =trilhõ:-6 =trocar:-7 =trouxe:6 =trump:-13 =tráfic:-5 =três:7 =tse:-13 =turism:-7 =turno:-6 =técnic:10 =términ:6
=ultrap:-7 =um:-5 =unidad:-5 =união:-7 =usar:-5 =usou:-6 =vacina:-9 =vagas:-16 =vai:-14 =valor:9 =vamos:-6 =vantag:-5 =veem:11 =veja:15
=velho:5 =vence:-11 =vencer:-10 =venda:-5 =vendas:-10 =vender:-6 =ver:10 =verão:7 =vetos:-7 =veícul:-10 =vice:-14 =vigor:-11 =vira:17
=virali:9 =visita:-8 =vista:8 =visto:-8 =vive:11 =viver:8 =vizinh:-8 =você:7 =volte:-5 =voos:-5 =votar:-18 =voto:12 =vou:-11 =várias:10
=vão:-5 =vídeo:20 =vídeos:17 =vítima:-10 =web:7 =x:12 =à:-6 =água:-5 =álbum:-8 =área:-6 =áreas:-5 =áudio:-6 =é:15 =órgão:-5 =ônibus:-5
=último:5 ^#:8 ^a:36 ^acordo:6 ^aliado:18 ^anális:12 ^argent:-9 ^as:12 ^banco:5 ^bbb:33 ^bbb24:6 ^bolsa:-6 ^caiado:-10 ^candid:-10
^cartae:20 ^com:22 ^comiss:-5 ^comitê:-5 ^cpi:-6 ^cpmi:-10 ^defesa:-5 ^depois:-7 ^dólar:-13 ^eduard:-8 ^eleiçõ:5 ^em:9 ^empres:5
^estuda:-6 ^eua:-9 ^flávio:-13 ^gilmar:-9 ^gleisi:-5 ^indica:-6 ^influe:11 ^invest:6 ^irã:-12 ^janja:-5 ^jota:10 ^justiç:7 ^kassab:-5
^levant:7 ^lula:-15 ^michel:5 ^minist:-15 ^moraes:-22 ^mundo:5 ^mãe:9 ^no:6 ^nos:-7 ^novo:11 ^não:15 ^o:-35 ^operaç:-6 ^os:12 ^pachec:-8
^papo:6 ^paraná:-7 ^parlam:-7 ^pará:-5 ^pf:-12 ^pgr:-9 ^pl:-7 ^prefei:25 ^primei:-6 ^profes:-5 ^pré:-11 ^pt:-13 ^página:12 ^rj:-9
^ronald:-5 ^segund:6 ^sem:6 ^tarcís:-5 ^tcu:-8 ^tebet:-5 ^tem:-12 ^tribun:10 ^trump:-15 ^tse:-13 ^um:-13 ^uma:-7 ^vice:-7 ^vídeos:6
^zema:-5 ^áudio:-10 ^é:-12 a:14 abaixo:12 aberta:8 aberto:6 abertu:-13 abono:-8 abr:-10 abre:12 abriu:-9 absolv:-6 abuso:-5 acerta:-6
acesso:-13 aciden:8 acima:-5 acirra:5 acompa:11 aconte:12 acordo:-19 acusa:-10 acusad:-16 adapta:14 adequa:7 admini:8 adotou:-5 aerona:-6
afasta:-7 afetar:-5 afirma:-20 afirmo:-31 agenda:-5 agente:-6 agosto:-8 agrade:7 agredi:-8 agro:6 ajuda:5 ajudar:7 ajuste:-7 alcanç:-5
alerta:-5 alguns:20 aliada:-5 aliado:12 alta:-16 altern:13 alvo:7 além:11 amarra:-7 amigo:9 amigos:7 ampla:6 amplia:-11 analis:11
animai:13 anisti:-9 ano:-8 anos:5 ante:8 anteci:6 anti:-5 antigo:6 anunci:-30 anális:7 ao:11 aos:-11 aparec:5 aplica:-6 apoiad:9 apoiar:-9
aponta:-10 aposta:19 apreen:-14 aprese:15 aprova:-12 aprovo:-12 aproxi:-12 aptos:-7 apurar:-6 apurou:-9 após:-15 aqui:8 aquisi:-6 ar:7
argent:-19 arquiv:-6 articu:8 artigo:5 artist:9 as:15 asfált:11 assim:9 assina:-23 assino:-6 assist:10 associ:-7 assunt:10 ataca:-16
ataque:-8 atende:-13 atendi:10 atençã:11 atinge:-8 ativid:7 atlas:-7 ato:-7 ator:13 atos:-5 atraso:9 atraçõ:5 atriz:18 atrope:7 atual:-14
atuaçã:6 atuou:-5 aument:-11 ausênc:5 autore:6 autori:-18 avalia:-7 avança:-9 aviaçã:-11 aviões:-9 ação:-17 aéreas:-5 bairro:5 baixar:14
balanç:10 banco:-10 bancár:-5 banque:8 bar:-8 barrar:-7 base:-13 basead:5 bastid:6 bate:-8 bateri:10 bbb:36 bbb24:6 bem:-10 benefi:-6
benefí:-9 berlin:5 bets:-6 bi:-12 bilate:-6 bilhõe:-19 bimest:-5 bloque:-7 bolsa:-6 brasíl:5 briga:6 brinca:13 busca:-5 cachor:6 cada:8
cadast:-6 cai:-13 calend:-11 caminh:6 campan:23 canal:6 cancel:-6 cantor:-6 capita:8 captur:5 cargo:-17 cargos:-5 carioc:-6 caro:6
carrei:10 cartae:20 cartão:-9 casa:20 casal:-5 casame:9 caso:-29 casos:-5 causad:-5 caça:-7 cedo:-5 celebr:8 cena:6 censur:-6 cerca:-16
chama:-10 chamou:12 chance:11 chapa:-7 chefe:-6 chega:10 chegam:-7 chegar:-5 chegou:14 chuva:-9 chuvas:-6 cinco:-12 cirurg:-6 claro:6
clássi:9 clã:5 coliga:-9 colisã:-8 coloco:-5 comand:-5 combat:7 comemo:5 começa:14 começo:9 comiss:-7 como:8 compar:5 compet:6 comple:20
compli:11 compor:7 compos:-13 compra:12 comérc:13 concen:-7 conces:9 conclu:-12 concur:8 condom:6 confia:17 confro:9 congel:8 congre:-6
conqui:7 consci:5 consec:-7 conseg:12 consen:8 consid:-11 consig:-6 consol:14 consta:6 consti:14 constr:11 consul:-9 consum:-7 contam:7
contes:-7 conteú:10 contin:-10 conver:-18 convit:-11 corre:8 corres:7 correç:-5 corrid:9 corrup:-10 costum:9 cozinh:-6 cpi:-9 cpmi:-7
cresci:5 cria:-12 criado:5 crime:-9 crimes:-11 crimin:-6 critic:-27 critér:6 crédit:-15 cuidar:5 cultiv:-7 curios:10 câncer:7 cães:10
código:6 da:-5 dados:-9 dama:6 dança:7 de:16 decide:6 decidi:-9 decisi:7 decisã:-5 declar:-5 defend:-22 defesa:-27 defini:10 deixa:-25
deixam:-5 deixou:12 dele:9 delega:-5 deles:10 demand:6 demiss:-5 dentro:-7 denúnc:-6 depois:-11 deputa:-5 derrot:-10 derrub:-10 desafi:19
desapa:-8 desapr:-12 descar:-6 descon:6 descum:5 desde:14 desdob:-5 desemb:-15 desenh:6 desenv:-5 desfil:-8 desinc:8 desist:7 despac:8
despes:-5 destac:15 destaq:15 deste:-10 destem:5 desvio:6 detalh:8 determ:-18 deve:-9 devem:-10 dezena:-5 dia:14 diagnó:5 dias:5 difere:12
dificu:13 diminu:-6 direta:18 direto:-6 dirigi:6 discut:-7 disput:-6 disse:-24 distin:6 diverg:15 dividi:-11 divulg:5 dizem:-5 dizer:-8
diálog:-5 do:15 domicí:-6 domina:-8 doming:8 dorama:10 drama:8 drogas:-10 drones:-11 duas:16 dá:-12 dê:8 dólar:-14 e:15 econom:7 edição:11
eduard:-8 educaç:12 eleito:-8 eleiçõ:-7 eles:6 eletrô:5 eleva:-7 elevad:6 elimin:17 elite:5 em:-13 embaix:-8 embara:11 embora:-6 emerge:-6
emergê:-6 empata:-11 empree:5 empres:-12 encerr:-9 encont:17 endivi:-7 enfren:13 enquan:9 enquet:6 ensaio:5 ensino:-8 entend:16 entra:5
entrar:-6 entre:-11 entreg:-15 entrev:15 entrou:-10 envia:-8 enviad:-9 envio:-5 envolv:-5 equili:7 equilí:5 equipa:-9 equiva:-13 eram:-5
erro:6 escala:-9 escrit:-8 escând:8 espaço:5 especi:21 especí:8 espéci:-6 essa:7 esse:14 estabe:-10 estadu:-8 estari:7 estata:-9 estava:5
esteve:9 estimu:8 estive:10 estrat:20 estrei:-10 estrel:22 estrut:-7 estuda:-25 estudo:-11 está:-15 estádi:8 eua:-5 evento:7 evitou:6
exalta:-6 exclus:-7 execut:-9 exempl:-6 exibe:6 exige:5 exoner:-12 expans:8 expect:6 experi:-7 explor:7 explos:-6 expres:-11 expõe:10
exteri:-5 extra:-5 extrao:-11 extrem:5 fabric:-12 facada:-9 fala:-5 falar:7 falas:7 falou:11 falso:-5 famili:15 famoso:14 famíli:7
farra:10 fatura:8 favor:-13 favori:5 faz:7 fazend:-9 fazer:5 fecha:-9 fechad:-6 fechou:6 federa:-14 feira:-26 fenôme:9 ferido:-6 festa:11
fevere:-19 fica:-5 ficam:-8 ficar:-6 ficará:-7 ficou:6 fiel:8 figura:7 filha:10 filho:8 filhos:-6 filia:-21 filiar:-8 fim:5 final:-11
financ:-21 fiscal:-9 fixas:-8 flores:6 flávio:-8 foco:5 fogo:-5 foi:-11 fontes:-8 for:-6 fora:7 foram:-12 forma:-15 formad:9 formaç:7
fornec:-5 fortal:9 força:9 forças:-13 foto:15 fotos:12 fragil:8 fraude:-8 freque:-6 frete:-5 fundad:9 fundo:5 função:-7 futebo:11 fãs:13
fé:-5 gabine:-5 gafe:5 ganha:12 garant:27 gasoli:-6 gaúcho:9 genera:-9 gente:-5 gerado:5 geraçã:11 gigant:-7 gilmar:-9 gleisi:-5 global:-5
golpes:8 gols:-6 govern:-24 gradua:-5 grande:8 gripe:-6 grupo:6 guarda:-6 guerra:9 gênero:11 histór:11 hoje:-13 homena:-13 horas:5
horári:9 hospit:-9 humani:5 há:10 ida:6 idade:-6 igreja:7 imagen:5 imagin:9 imedia:-9 impor:-6 import:19 impren:8 impuls:-8 incide:-5
inclui:-9 incênd:5 indefi:5 indeni:-8 indica:-9 indici:-13 indire:-15 indivi:10 indíge:-6 ineleg:-16 inflaç:7 inform:-27 ingres:-5
inicia:17 inocen:-9 inovaç:6 inquér:8 instab:-6 instal:-16 instan:7 integr:-7 intens:7 intera:5 interf:6 interl:5 interr:-11 invade:13
invadi:-7 invasã:-7 invest:-5 inédit:-6 início:-17 irania:-7 ironiz:12 irregu:-7 irrita:6 irá:-7 irã:-12 isençã:-7 isso:6 jair:6
janeir:-13 janela:-9 janja:-5 jantar:7 jatinh:-6 jeito:5 joga:6 jogo:20 jornal:7 jota:10 judici:22 julgam:-11 julho:-9 junho:-10 juros:-5
jurídi:15 justas:-6 justif:-7 justiç:8 já:26 kassab:-5 kebecf:11 lado:10 lança:-5 lançad:-7 lançam:-11 legend:8 leilão:-12 leitur:10
leva:-12 levant:-13 levar:8 levou:10 liberd:-6 licita:-5 lidera:-29 liga:6 limina:-6 limita:-9 linha:-8 lista:9 livre:-7 locais:5 longo:11
lula:-16 lutar:-6 líder:-7 lídere:5 líquid:-5 maio:-19 maior:-17 maiore:13 mais:7 manda:-7 manter:-5 mantev:-5 manute:10 mar:-16 marca:-7
marcar:5 marcas:-10 marcou:-5 marina:6 março:-10 mas:7 matar:-9 materi:7 medica:6 meio:18 melhor:-11 membro:-5 menos:9 mensag:22
mentir:-10 mesmo:10 mesári:5 metade:-9 metros:-8 mexica:7 mi:-5 michel:6 migraç:5 mil:-12 milhõe:6 milita:-9 minera:-12 minuto:8 mira:-7
misogi:-6 missão:5 modelo:8 modera:9 modern:7 moment:14 montad:5 moraes:-22 morte:5 morto:5 mostra:-5 motivo:5 movime:11 mpf:-5 muda:7
mudanç:-7 muito:12 muitos:6 munici:16 mãe:6 mão:7 médico:-7 médio:-8 música:11 na:5 nacion:5 nada:10 namora:12 narrat:5 nas:25 natura:-6
necess:8 nega:-11 negati:-8 negoci:-24 negóci:-5 nenhum:12 nessa:12 nesta:-19 neste:9 no:-5 noite:-14 norte:-10 nota:-7 notíci:52 nova:18
novame:5 novas:7 nove:-8 novo:10 novos:-13 não:8 nível:7 núcleo:-6 número:-16 o:19 objeti:8 obra:-5 obras:5 obriga:-18 ocorre:11
ocorri:-11 ocupa:-8 ocupan:5 oferec:7 oferta:-9 oficia:-15 oito:-7 olho:7 opala:7 operad:-9 operaç:-5 oposiç:-5 ordens:-7 organi:7
orient:11 ostent:9 ou:27 ouro:-7 outras:9 outro:5 outubr:-8 ouviu:-6 pachec:-8 pacien:-5 pacote:-10 padrão:6 pagame:-12 pai:15 pais:-5
palanq:12 palco:15 panora:8 papo:6 para:-18 parada:-8 paraen:-6 parale:8 parali:-6 paraná:-7 parcei:8 parcel:-7 parcer:5 parece:-11
paredã:8 parlam:-15 parte:16 partir:-13 pará:-5 passa:-12 passo:-7 pastas:-5 patern:-5 paulis:8 paulo:6 país:-6 pede:-17 pedem:-6
pediu:-13 pela:-26 pelos:-11 pendur:-14 pensa:-9 pequen:-5 perdas:-7 perde:-6 perder:-6 perdeu:8 pergun:11 perife:-6 perseg:-7 períci:7
peso:8 pesqui:8 pessoa:-12 petrol:-5 petról:-15 pets:-7 pf:-12 pgr:-9 picuin:10 pl:-5 planej:6 plenár:-6 plásti:-5 pode:17 poderá:8
polari:7 polêmi:15 políti:26 pontos:8 pontua:-5 por:-7 portal:8 porém:8 positi:7 possív:-20 posta:9 povo:-6 pratic:11 prazo:5 preenc:-5
prende:7 preocu:15 prerro:-5 presa:-5 preser:10 presid:-7 pressã:11 preste:9 preven:-10 previs:-12 primei:10 princi:5 priori:9 proces:-13
produt:-9 produz:-5 produç:9 profes:7 profun:5 progra:6 promet:-6 promov:6 propag:9 propos:-20 prorro:-8 proteg:-9 prova:-6 provis:-11
provoc:6 pré:-20 prévia:-6 prêmio:14 pró:9 própri:5 próxim:-6 pt:-12 public:-14 página:16 públic:7 quais:5 qualid:5 quando:9 quanto:10
que:-20 queda:-13 quem:20 queros:-7 questã:6 questõ:9 racism:-7 radar:-6 radica:-5 rapida:8 raras:-8 reais:9 reajus:-10 realit:16
reação:-14 recado:10 recape:11 receio:-9 receit:-6 recent:5 recomp:-7 record:-8 recorr:-14 recupe:-7 recurs:-14 redaçã:-7 rede:9 reedit:8
reelei:-6 reestr:-6 referê:-6 reflet:10 reforç:-11 regist:-16 região:-6 regiõe:-6 regra:11 regras:-5 rejeit:-9 rejeiç:8 relata:-5
relato:-14 relató:-7 relemb:10 releva:8 renunc:-11 repres:14 requis:6 resolu:-6 resolv:5 respei:7 respon:-5 respos:11 restau:13 restri:-13
result:15 reta:5 retira:-5 retorn:10 reuniã:-7 revela:24 revisã:-5 revoga:-7 revolt:6 rio:9 rj:-8 romanc:6 romper:-6 ronald:-7 rota:9
rotati:-6 rotina:8 rua:-6 rui:-5 rurais:-9 sabati:-6 sabe:11 saber:8 sai:6 salari:-5 salvar:8 salári:-16 sancio:-9 santa:6 saída:6 saúde:5
sede:5 sedia:-7 segue:-5 seguem:10 segund:-7 segura:-10 seis:11 seja:-19 seleçã:8 sem:-5 seminá:5 senado:-8 sendo:5 sentid:11 seques:10
ser:13 seria:10 servid:-9 serão:-6 severa:-5 sexta:13 sexual:5 si:8 siga:11 sigilo:-6 sigla:-13 signif:7 simone:8 simple:8 sinais:6
sinali:-6 sistem:5 sister:13 situaç:12 sob:7 sobe:-6 sobret:7 sobrev:-5 sociai:14 socorr:-7 solici:-14 solta:5 soluçõ:6 soma:-5 somam:-8
somou:-5 sonda:-6 sortea:9 sortei:7 stf:-6 suas:13 subiu:5 substi:-18 subsíd:-6 subven:-7 sucess:20 sufici:5 sul:6 supera:-18 superi:-5
supero:-5 suprem:8 surpre:31 suspei:-13 suspen:-13 são:12 série:-7 só:8 tamanh:11 tampão:6 tanto:11 tarcís:-9 tarde:-7 tarifa:-12 taxa:-6
tcu:-8 tebet:-5 tecnic:-5 tecnol:11 telefo:-8 tem:7 tema:11 temper:6 tempo:-9 tempor:18 tensio:5 tenta:-7 tentat:17 ter:-8 tercei:8
teria:-5 termo:-6 terras:-7 terá:-6 terão:-7 terça:-10 terço:12 testa:7 teste:5 teve:-18 tiktok:-5 tinha:-5 tipo:5 tirar:-12 titula:-5
todas:-5 todos:12 tom:9 toma:6 tomou:6 toque:5 torna:-6 tornar:-10 torno:7 tornou:-5 trabal:8 tragéd:-7 tramit:-9 transf:10 transm:18
trata:20 traz:12 trecho:6 tribun:13 trilhõ:-6 troca:-6 trocar:-11 trouxe:7 trump:-13 tse:-13 técnic:6 términ:6 ultrap:-9 uma:15 união:-7
usando:7 usou:-6 vacina:-9 vaga:-7 vagas:-9 vai:-12 vale:-5 valida:-7 vamos:-8 veem:8 veja:17 velho:5 vem:-10 vence:-11 venced:9 vencer:-7
vendas:-9 vender:-6 ver:10 verifi:-6 versão:9 verão:7 vestid:5 vetos:-8 vezes:7 veícul:-11 viajou:-9 vias:-9 vice:-7 vida:5 vigor:-13
vira:17 virali:15 virar:7 virou:9 virtua:-5 visita:-14 visto:-8 vitóri:-11 vive:6 viver:8 vivo:8 vizinh:-8 viés:10 você:5 voltar:5
volte:-7 voos:-6 votar:-9 votaçã:-6 voto:10 votos:10 votou:-7 vou:-11 várias:10 vão:-6 vésper:-11 vídeo:17 vídeos:16 web:10 x:17 ~1ª:8
~2ª:-11 ~2º:-5 ~a:18 ~aberta:13 ~abertu:-10 ~abono:-8 ~abre:10 ~acesso:-8 ~acima:-5 ~aciona:6 ~acompa:6 ~acusa:-7 ~acusad:-10 ~afirma:-25
~agredi:-9 ~ajuda:5 ~ajudar:10 ~alcolu:-6 ~alerj:-6 ~alguns:10 ~aliado:12 ~alimen:7 ~alta:-9 ~altern:5 ~ameaça:-5 ~amplia:-7 ~analis:8
~anisti:-11 ~ano:17 ~anos:13 ~anteci:9 ~anula:-8 ~anunci:-15 ~anális:7 ~ao:-25 ~apenas:-7 ~apoiar:-7 ~apoio:6 ~aposta:11 ~apreen:-13
~aprova:-8 ~aproxi:-9 ~apurar:-6 ~após:12 ~argent:-15 ~articu:11 ~artist:8 ~as:17 ~asfált:9 ~assina:-16 ~assist:11 ~associ:-6 ~assumi:6
~ataca:-10 ~ataque:-14 ~atlas:-10 ~ato:-7 ~ator:7 ~atraçã:5 ~atual:-9 ~atuaçã:10 ~aument:-16 ~ausênc:5 ~autore:8 ~autori:-6 ~avalia:-10
~aviaçã:-10 ~aviões:-8 ~ação:-5 ~ações:7 ~aéreas:-5 ~balanç:8 ~bancad:-6 ~bar:-7 ~bastid:9 ~bateri:10 ~bbb:35 ~bbb24:8 ~benefi:-7 ~bets:-5
~bi:-19 ~big:-6 ~bilhõe:-7 ~bloque:-8 ~boca:5 ~briga:8 ~brinca:19 ~cachor:7 ~cai:-16 ~caiado:-14 ~calend:-6 ~campan:12 ~campeã:-5
~cancel:-10 ~cantor:-9 ~capita:5 ~carnav:6 ~caro:6 ~casal:-9 ~casame:5 ~causa:-5 ~caça:-6 ~censur:-6 ~chama:-14 ~chance:17 ~chapa:-5
~chefe:-13 ~chegar:-10 ~chuva:-9 ~cidade:6 ~clica:10 ~clima:6 ~clube:10 ~cláudi:-6 ~clã:5 ~cobran:5 ~colisã:-8 ~com:8 ~comand:-9
~combat:10 ~combus:-8 ~coment:-6 ~comerc:5 ~comiss:-10 ~comitê:-6 ~como:-20 ~comple:15 ~compra:16 ~comuni:-6 ~conclu:-9 ~concur:7
~conden:-5 ~condom:6 ~confia:15 ~congel:8 ~conqui:8 ~constr:6 ~contas:6 ~contin:-7 ~contra:-25 ~conver:-19 ~convoc:-8 ~coorde:5 ~corone:5
~corre:7 ~corrid:-5 ~corrup:-7 ~corte:7 ~cozinh:-5 ~cpi:-8 ~cpmi:-8 ~cresce:-6 ~cresci:5 ~criado:7 ~crime:-8 ~crimin:-8 ~critic:-18
~crusoé:7 ~crédit:-13 ~cármen:5 ~câmara:-7 ~cães:9 ~código:6 ~dados:-6 ~dança:10 ~data:-8 ~datafo:-8 ~de:-11 ~deband:-6 ~debate:9
~decide:5 ~decisi:5 ~defend:-17 ~defens:7 ~defesa:-19 ~defini:5 ~deixa:-22 ~deixar:5 ~dele:9 ~denúnc:-8 ~depois:-6 ~deputa:12 ~derrot:-12
~derrub:-8 ~desafi:15 ~desapa:-9 ~descar:6 ~descon:9 ~desemb:-7 ~desemp:-5 ~desist:13 ~destac:11 ~destaq:5 ~deste:-7 ~desvio:6 ~determ:-19
~dia:8 ~dias:-8 ~dificu:7 ~direto:-15 ~direçã:-5 ~disput:18 ~diverg:12 ~divide:7 ~dividi:-8 ~divulg:-16 ~diz:-28 ~dizem:-5 ~dizer:-6
~diálog:-12 ~do:12 ~dois:7 ~domici:-5 ~domina:-6 ~dorama:10 ~drogas:-11 ~drones:-9 ~dívida:5 ~dólar:-12 ~e:-6 ~econom:10 ~edição:15
~educaç:9 ~eleito:19 ~elimin:12 ~elogia:-5 ~em:-12 ~embaix:-6 ~embara:11 ~emenda:6 ~empata:-10 ~empres:-6 ~encerr:-16 ~endivi:-13
~energi:-7 ~enfren:6 ~enquet:12 ~ensaio:5 ~entend:20 ~entida:5 ~entre:9 ~entreg:-7 ~entrev:11 ~envia:-8 ~enviar:6 ~envio:-7 ~equili:8
~erika:-7 ~escala:-18 ~escola:-5 ~escolh:-6 ~escond:5 ~especi:19 ~esse:10 ~estabe:-10 ~estadu:-5 ~estata:-5 ~estrat:9 ~estrei:-11
~estrel:13 ~estuda:-10 ~estudo:-13 ~está:12 ~eua:-17 ~ex:10 ~exercí:5 ~exoner:-6 ~expect:10 ~explor:5 ~exposi:12 ~expres:-5 ~expõe:12
~exérci:-6 ~fabric:-11 ~facada:-9 ~fachin:-5 ~facçõe:-5 ~fala:-7 ~falar:6 ~falas:7 ~falsa:-6 ~falso:-5 ~falta:-9 ~famili:8 ~famoso:12
~famíli:7 ~farra:10 ~fará:-7 ~fase:-7 ~fatura:8 ~favor:-6 ~favorá:-6 ~fazem:-8 ~fazend:-7 ~fazer:14 ~fecha:-10 ~federa:-16 ~femini:-14
~ferido:-10 ~fernan:5 ~festa:13 ~fevere:-10 ~fez:-5 ~ficam:-8 ~ficar:-11 ~ficou:6 ~filha:17 ~filho:18 ~filia:-25 ~filiaç:-5 ~final:-16
~fiscal:-9 ~fixas:-8 ~flagra:-7 ~flávio:-17 ~fogo:-6 ~foi:-12 ~for:-9 ~foram:-7 ~formal:-9 ~formaç:13 ~fornec:-6 ~forte:-7 ~foto:5
~fotos:10 ~fragil:7 ~frente:-7 ~fronte:-5 ~fundad:13 ~fundo:6 ~fábric:-7 ~gafe:5 ~ganha:8 ~ganhar:-7 ~garant:-9 ~gasoli:-6 ~gastos:-5
~genera:-7 ~gerar:-5 ~gestão:6 ~gigant:-8 ~gilmar:-11 ~gleisi:-8 ~globo:8 ~golpe:-5 ~gradua:-5 ~gratui:-8 ~grupo:10 ~guerra:7 ~gás:-6
~gênero:5 ~haddad:7 ~histór:8 ~hoje:18 ~horas:12 ~horári:6 ~hospit:-11 ~há:-8 ~ibanei:-5 ~iboves:-5 ~import:13 ~impuls:-9 ~inaugu:-6
~inclui:-10 ~incênd:6 ~indefi:9 ~indeni:-11 ~indica:-25 ~indici:-12 ~indire:-10 ~indíge:-5 ~ineleg:-5 ~inflaç:6 ~inform:-9 ~infrae:-6
~inicia:-20 ~inocen:-8 ~inscri:9 ~inss:-5 ~instal:-14 ~instit:6 ~integr:-11 ~intere:-6 ~interf:10 ~intern:10 ~interr:-10 ~invade:12
~invasã:-7 ~invest:18 ~início:-12 ~ironiz:8 ~irregu:-10 ~irrita:6 ~irá:-12 ~irã:-12 ~isençã:-5 ~jantar:7 ~jatinh:-6 ~jogado:7 ~jogar:8
~jogo:14 ~jota:10 ~jovens:7 ~julgam:-10 ~junho:-6 ~juros:-6 ~jurídi:10 ~justas:-5 ~já:6 ~kleber:6 ~lament:-5 ~lança:-9 ~lei:-15
~leilão:-12 ~leva:-15 ~levar:15 ~licita:-5 ~lidera:-13 ~ligado:-6 ~limina:-6 ~limita:-5 ~limite:7 ~lindbe:-6 ~linha:-7 ~lo:9 ~longo:8
~lula:-17 ~lídere:5 ~madrug:-6 ~maio:-6 ~maior:-5 ~maiore:12 ~maiori:7 ~mal:-5 ~manda:-8 ~mandat:9 ~manter:-7 ~manute:8 ~marca:-5
~marcad:-8 ~marque:7 ~matar:-9 ~meio:9 ~melhor:-11 ~membro:-5 ~mendon:8 ~menos:-5 ~mensag:7 ~mentir:-7 ~mercad:13 ~mesmo:13 ~mesári:5
~mi:-8 ~mil:-10 ~milhõe:-7 ~milita:-8 ~mim:-9 ~minera:-12 ~minist:-14 ~mira:-7 ~modelo:11 ~moraes:-20 ~moro:-5 ~morta:5 ~mostra:8
~motivo:5 ~motori:5 ~mudar:5 ~muita:5 ~muito:5 ~munici:10 ~municí:-9 ~mãe:8 ~mão:6 ~mês:-7 ~música:6 ~narrat:5 ~nas:23 ~nega:-12
~negoci:-17 ~nesta:-11 ~neste:8 ~nikola:-7 ~no:6 ~nome:-5 ~nomeia:-6 ~nos:-14 ~nova:7 ~nunes:-9 ~não:-11 ~núcleo:-5 ~o:56 ~obriga:-11
~ocorre:8 ~oferec:-6 ~oferta:-13 ~oficia:-14 ~oito:-15 ~olho:5 ~onde:15 ~operaç:-13 ~opiniõ:5 ~ordens:-8 ~os:43 ~oscar:6 ~ostent:9 ~ou:8
~ouro:-7 ~pachec:-9 ~pacote:-9 ~pagame:-15 ~pai:17 ~palanq:7 ~palco:9 ~papo:6 ~para:14 ~parada:-7 ~paraen:-7 ~parali:-6 ~paraná:-8
~parlam:-7 ~parte:9 ~partid:10 ~pará:-6 ~passa:-12 ~passad:6 ~passar:7 ~patern:-5 ~paulis:5 ~paulo:7 ~paulín:-11 ~paz:5 ~país:-5 ~países:5
~pede:-27 ~pedem:-7 ~pedido:-5 ~pela:-9 ~pelas:6 ~pelo:15 ~pendur:-11 ~pensa:-5 ~perde:-10 ~perdeu:7 ~pergun:5 ~perman:-5 ~permit:-5
~perseg:-7 ~pesqui:-5 ~petrob:-8 ~petról:-8 ~pets:-7 ~pf:-19 ~pgr:-10 ~picuin:10 ~pl:-11 ~planej:-5 ~plenár:6 ~pode:23 ~podem:-8
~polari:-5 ~polêmi:11 ~políci:-9 ~políti:11 ~ponto:9 ~popula:5 ~por:-18 ~posa:11 ~positi:9 ~possib:-8 ~posta:9 ~povo:-7 ~pratic:8
~prefei:21 ~preocu:16 ~presa:-6 ~presid:-10 ~pressi:5 ~preven:-9 ~previs:-9 ~primei:5 ~princi:6 ~priori:8 ~prisão:-10 ~proble:-5
~proces:-13 ~procur:8 ~produt:-7 ~progra:-7 ~projet:14 ~promet:-14 ~promov:5 ~propag:9 ~propõe:-7 ~prorro:-7 ~proteg:-8 ~provis:-6
~prévia:-6 ~prêmio:15 ~pró:9 ~própri:8 ~quadri:5 ~quais:8 ~qual:6 ~quando:-6 ~quanto:7 ~quase:-9 ~quatro:-6 ~que:10 ~queda:-11 ~quem:25
~queros:-7 ~quinta:13 ~radar:-5 ~rainha:5 ~ratinh:-6 ~reage:-5 ~reajus:-7 ~real:-5 ~realit:8 ~realiz:11 ~reação:-8 ~recado:11 ~recape:8
~recebe:13 ~reclam:-5 ~recomp:-8 ~record:-14 ~recorr:-12 ~recuo:5 ~rede:14 ~redes:-17 ~reduçã:5 ~reelei:-5 ~regist:-19 ~regra:10
~regras:-6 ~rejeit:-5 ~relato:-18 ~relató:-9 ~relaçã:5 ~relemb:22 ~renunc:-13 ~resgat:6 ~residê:5 ~resist:-7 ~resolv:-5 ~respei:7
~respos:17 ~restri:-12 ~reta:6 ~revela:18 ~revert:-5 ~revolt:6 ~rj:-10 ~rodrig:-8 ~rota:10 ~rotati:-6 ~rotina:8 ~rua:-9 ~rui:-7 ~rurais:-8
~sai:8 ~saiba:-7 ~sair:-7 ~salari:-10 ~salári:-10 ~sancio:-11 ~saída:6 ~se:-5 ~secret:22 ~sedia:-7 ~segund:10 ~seis:10 ~semana:-19
~seques:10 ~será:-17 ~serão:-6 ~sessão:6 ~setor:9 ~seu:8 ~sexta:14 ~sexual:5 ~sigilo:-6 ~signif:7 ~sinali:-12 ~sistem:6 ~situaç:11 ~sob:10
~sobe:-11 ~sociai:5 ~socied:-5 ~solang:11 ~solta:5 ~soma:-5 ~sonda:-6 ~stf:-20 ~suas:10 ~substi:-10 ~subsíd:-5 ~subven:-7 ~sucess:12
~supera:-24 ~supost:6 ~suprem:6 ~surpre:14 ~suspei:-9 ~suspen:-8 ~são:14 ~tamanh:9 ~tampão:8 ~tarifa:-13 ~taxa:-5 ~tcu:-9 ~tecnol:8
~tem:-15 ~tema:7 ~tempo:-7 ~tempor:5 ~tendên:8 ~tenta:-11 ~tentar:-10 ~tentat:7 ~tercei:8 ~teria:-15 ~termin:13 ~terça:-13 ~testa:7
~tiktok:-5 ~time:-5 ~tirar:-14 ~todo:9 ~tom:9 ~torna:-8 ~tornad:-5 ~trabal:8 ~transf:11 ~transp:5 ~tribun:13 ~trilhõ:-5 ~trocas:-8
~trump:-16 ~tráfic:-6 ~tse:-15 ~turism:-7 ~turno:-5 ~técnic:12 ~términ:6 ~têm:-11 ~título:-10 ~um:12 ~uma:13 ~univer:-6 ~união:-11
~usado:8 ~uso:-5 ~vacina:-6 ~vaga:7 ~vagas:-11 ~vai:-11 ~valor:12 ~vamos:-7 ~vazame:-6 ~veem:11 ~veja:18 ~velho:5 ~vence:-15 ~vencer:-12
~vendas:-10 ~vender:-6 ~ver:9 ~verdad:7 ~vetos:-7 ~vez:5 ~vezes:11 ~veícul:-11 ~vice:-11 ~vira:17 ~virali:7 ~virar:5 ~virou:6 ~visita:-5
~visto:-8 ~viver:9 ~vizinh:-6 ~você:9 ~volta:7 ~voltad:-5 ~voos:-7 ~vorcar:-8 ~votar:-6 ~votos:13 ~vou:-11 ~vídeos:14 ~vítima:-14 ~web:12
~x:6 ~zanin:-7 ~à:11 ~álbum:-8 ~área:-5 ~áreas:-5 ~áudio:-10 ~ônibus:-5 ~último:7 às:9 água:-5 álbum:-8 álcool:5 áreas:-6 áudio:-6
íntegr:10 órgão:-14 ônibus:-6 último:16
`
