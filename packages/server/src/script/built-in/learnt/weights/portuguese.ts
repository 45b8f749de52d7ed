export const portuguese = `
:-9 +!:-7 +.:26 +0:-10 +::72 +?:31 +alone:-6 +doubts-1:-69 +doubts0:-33 +doubts1:-33 +doubts2:22 +doubts3:36 +doubts4:41 +doubts5:39
+length1:32 +length3:8 +length4:9 +length6:-39 +length8:-12 +retold:-23 +weight1:21 +weight2:-14 +without-advertising:-21
+without-explicit:-6 +without-furniture:10 +without-no-news:-12 +without-quote:9 +without-stale-day:-15 +without-unsayable:-14 +–:31
10h:-5 16h00:9 1ª:5 1º:-15 20h:6 2ª:-16 2º:-13 4ª:-12 5ª:-13 6ª:-5 =#:-27 =1ª:7 =1º:-12 =2ª:-5 =2º:-14 =4ª:-7 =5ª:-9 =a:-11 =aberta:10
=abertu:-12 =abono:-8 =abr:-11 =abre:16 =abril:-11 =abriu:-12 =abuso:-8 =acabar:-8 =acerta:-6 =acompa:6 =aconte:8 =acordo:-12 =acusa:-13
=acusad:-12 =acusaç:-5 =adequa:6 =adquir:-5 =advoga:-7 =aerona:-10 =afasta:-5 =afirma:-24 =afirmo:-18 =agredi:-7 =agress:-7 =agricu:5
=agênci:5 =ainda:5 =ajuda:7 =ajudar:10 =alguns:11 =aliado:15 =alta:-10 =altera:-5 =altern:6 =além:10 =amarra:-7 =ameaça:-6 =amplia:-8
=analis:15 =animai:5 =anisti:-13 =ano:5 =anos:11 =ante:7 =anteci:8 =antes:8 =anula:-7 =anunci:-34 =anális:10 =anúnci:7 =ao:-16 =aos:-12
=aparec:8 =apenas:-6 =aplica:-8 =apoiad:7 =apoiar:-10 =aponta:-5 =aposen:-5 =apreen:-12 =aprese:6 =aprova:-11 =aprove:6 =aprovo:-16
=aproxi:-7 =apurar:-7 =argent:-18 =arquiv:-6 =articu:17 =artist:7 =as:-5 =asfált:8 =assina:-21 =assist:7 =associ:-7 =ataca:-14 =ataque:-14
=atendi:7 =atinge:-8 =atlas:-9 =ato:-9 =ator:9 =atriz:5 =atrope:7 =atuado:-5 =atual:-16 =atuaçã:9 =atuou:-5 =ausênc:5 =autori:-19
=avalia:-12 =avança:-7 =avenid:5 =aviaçã:-14 =aviões:-11 =ação:-9 =ações:9 =aéreas:-7 =balanç:8 =banco:-5 =bancár:-5 =bandid:-7 =banque:5
=bar:-6 =barrar:-6 =bastid:7 =bateri:8 =bbb:30 =bbb24:7 =bets:-6 =bi:-10 =bilhõe:-14 =bloque:-7 =bolsa:-8 =briga:7 =brinca:12 =cada:8
=cadeir:7 =cai:-8 =calend:-7 =campan:23 =campo:6 =cancel:-11 =candid:-9 =cargo:-7 =carrei:7 =cartae:13 =cartão:-6 =casa:5 =casame:10
=caso:-17 =causa:9 =caça:-6 =celebr:13 =celula:5 =censur:-8 =cenári:6 =cerca:-5 =chama:-9 =chance:11 =chapa:-10 =chefe:-16 =chega:11
=chegad:7 =chegar:-6 =chegou:13 =chuva:-7 =cidade:14 =cinco:-5 =cirurg:-8 =cita:5 =classi:-5 =clube:12 =clássi:8 =cobran:6 =coisa:5
=colisã:-7 =coloca:12 =com:15 =combat:10 =combus:-8 =coment:8 =comerc:5 =começa:6 =comiss:-5 =comitê:-6 =como:-6 =compan:-5 =comple:9
=compor:8 =compos:-5 =compra:22 =compro:-6 =comuni:-16 =concei:5 =conces:5 =conclu:-10 =concur:12 =conden:-8 =condiç:-7 =condom:6
=confia:14 =confir:9 =confro:5 =congel:7 =conhec:-6 =consec:-5 =conseg:9 =consel:-5 =consid:-5 =consti:10 =consum:-6 =contin:-13
=contra:-14 =contro:-6 =conven:-5 =conver:-14 =corpor:-6 =corre:8 =correç:-6 =corrup:-6 =corte:6 =cotado:-7 =cozinh:-7 =cpi:-9 =cpmi:-6
=cresce:7 =cresci:6 =cria:-5 =criada:-6 =criado:10 =criar:6 =crime:-8 =crimes:-7 =crimin:-10 =critic:-26 =crédit:-17 =crític:5 =curso:9
=cães:7 =código:7 =da:-13 =dados:-10 =dança:10 =dar:-6 =das:20 =debate:10 =decide:-6 =decidi:-11 =defend:-18 =defesa:-24 =defini:11
=deixa:-35 =deles:5 =demiss:-9 =deputa:7 =derrot:-11 =derrub:-9 =desafi:19 =desapa:-9 =desapr:-11 =descon:10 =desemb:-7 =desenh:6
=desfil:-9 =desist:14 =desta:-8 =destac:16 =destaq:10 =deste:-8 =desvio:5 =determ:-16 =devem:-6 =dias:5 =dificu:9 =dinhei:-5 =direto:-14
=discov:5 =discur:-10 =disput:8 =disse:-11 =distri:-6 =diverg:15 =diz:-17 =dizem:-6 =dizer:-8 =diálog:-8 =do:-9 =docume:-10 =dois:-7
=domicí:-6 =domina:-7 =doming:-6 =dorama:7 =drogas:-12 =drones:-8 =duas:-7 =dupla:-5 =durant:-10 =dá:-13 =dívida:6 =dólar:-18 =e:7
=econom:5 =econôm:-5 =edição:15 =educaç:7 =efeito:5 =eleito:14 =eleiçã:-7 =eles:8 =elimin:17 =em:-7 =embara:11 =empata:-9 =empres:-8
=encerr:-11 =encont:26 =endivi:-16 =energi:-9 =enfren:13 =enquet:7 =entend:19 =entra:5 =entrar:-11 =entre:13 =entreg:-15 =entrev:21
=entrou:-7 =envia:-11 =envio:-10 =equili:9 =equipa:-6 =equipe:10 =erro:6 =escala:-11 =escola:-7 =escolh:-21 =espaço:10 =especi:13
=especí:8 =espéci:-9 =estadu:-9 =estar:5 =esteve:8 =estrat:12 =estrei:-6 =estrel:11 =estrut:5 =estuda:-10 =estudo:-8 =estáve:-5 =eua:-9
=evento:12 =evitar:-7 =ex:-9 =execut:-7 =exempl:-5 =exibe:11 =exoner:-11 =expect:7 =explic:5 =explos:-6 =exposi:9 =expres:-10 =expõe:10
=extrao:-6 =fabric:-9 =facada:-10 =fala:-16 =falas:6 =famili:9 =famoso:12 =farra:11 =fase:-6 =fatura:9 =favor:-9 =faz:11 =fazem:-9
=fazend:-6 =fazer:12 =fecha:-10 =fechad:-6 =federa:-21 =ferido:-11 =festa:11 =fevere:-14 =ficam:-6 =ficar:-9 =ficara:-5 =filha:8
=filia:-23 =filiar:-7 =fim:14 =final:-18 =financ:-11 =fiscal:-15 =fixas:-8 =flagra:-8 =flávio:-6 =fogo:-6 =foi:9 =folia:5 =for:-9
=foram:-9 =forma:-13 =formad:13 =formal:-5 =formaç:11 =foto:19 =fotos:8 =fragil:9 =frente:-8 =fundad:11 =fundo:5 =futebo:7 =fãs:8 =ganha:7
=ganhar:-5 =ganhou:6 =garant:6 =gasoli:-7 =genera:-6 =gente:-6 =geraçã:10 =gestão:12 =gigant:-11 =gilmar:-10 =gleisi:-5 =globo:9 =golpe:-6
=govern:-18 =grande:10 =guarda:-7 =guerra:12 =gás:-13 =histór:5 =homena:-10 =horas:11 =horári:8 =hospit:-10 =ignora:5 =imedia:-7
=impeac:-6 =impor:-7 =import:11 =impren:11 =impuls:-6 =indefi:5 =indeni:-11 =indica:-23 =indici:-8 =indire:-20 =indíge:-6 =indúst:-5
=inflaç:6 =inform:-7 =infrae:-7 =ingres:-5 =inicia:-12 =inocen:-8 =inovaç:6 =insati:5 =instal:-15 =intens:5 =intera:6 =interf:7 =intern:-7
=interr:-10 =invade:10 =invadi:-6 =invasã:-8 =início:-17 =ironiz:13 =irrita:7 =irá:-12 =irã:-14 =isençã:-8 =jair:7 =jantar:8 =jatinh:-7
=jogo:16 =jogos:-5 =jota:9 =jovens:5 =judici:10 =julgam:-11 =junho:-6 =juros:-7 =jurídi:11 =justas:-7 =justiç:8 =já:29 =lado:14 =legend:9
=legisl:9 =lei:-15 =leilão:-9 =leitur:7 =leva:-11 =levar:7 =lidera:-20 =limina:-9 =limite:6 =linha:-7 =livre:-7 =lo:9 =locali:-5 =logo:5
=longo:11 =lucro:-5 =lugar:-6 =lula:-16 =lídere:7 =madrug:-7 =maio:-16 =maior:-7 =maiori:8 =mais:5 =manife:-6 =manter:-5 =manute:8
=marca:-7 =marcou:-6 =marina:5 =março:8 =matar:-9 =medica:7 =mega:5 =meio:12 =melhor:-17 =menos:13 =mensag:10 =mentir:-7 =mercad:9
=meses:11 =mesári:6 =metade:-6 =metrô:-7 =mi:-5 =michel:6 =mil:-11 =milhõe:6 =milita:-13 =minera:-12 =minist:-9 =minuto:11 =misogi:-5
=modelo:9 =modern:6 =moment:14 =monito:-5 =moraes:-22 =morta:8 =mostro:5 =motori:6 =movime:17 =mpf:-5 =muda:9 =muita:5 =muito:17 =muitos:5
=mundo:-5 =munici:12 =municí:-7 =mãe:5 =médio:-5 =música:9 =nacion:13 =nada:12 =namora:7 =narrat:5 =nas:18 =nega:-13 =negoci:-22
=negóci:-6 =nenhum:10 =nesta:-32 =no:17 =nome:-7 =nomes:-8 =norte:-10 =notíci:10 =nova:20 =novemb:-7 =novo:8 =novos:-10 =numa:6 =núcleo:-7
=o:-13 =obriga:-13 =ocorre:7 =ocupar:5 =oferta:-11 =oficia:-10 =olho:7 =onde:16 =ontem:5 =operaç:-9 =os:14 =ostent:8 =ou:11 =ouro:-6
=outubr:-7 =pachec:-9 =pacote:-7 =pagame:-14 =pai:12 =palco:14 =papo:6 =para:-11 =parada:-9 =paraen:-8 =parale:7 =parcel:-5 =parcia:-7
=paredã:9 =parlam:-8 =parte:8 =partid:14 =pará:-5 =passa:-7 =passar:10 =passou:-5 =paulis:7 =país:-24 =pede:-29 =pedem:-6 =pedido:-12
=pediu:-11 =pela:-27 =pelas:7 =pendur:-15 =pensa:-5 =pequen:-6 =perdeu:6 =perfil:10 =perife:-8 =perman:-8 =permit:-5 =perseg:-7 =petról:-6
=pets:-9 =pf:-15 =pgr:-9 =pl:-7 =planal:5 =planej:5 =pode:21 =poder:-11 =polari:-6 =polêmi:12 =políci:-6 =políti:10 =porta:-7 =positi:5
=possív:-6 =posta:12 =povo:-7 =precis:5 =prefei:16 =premia:-7 =prende:7 =preocu:17 =presa:-8 =presen:8 =presid:-23 =preven:-10 =previs:-5
=primei:5 =priori:8 =prisão:-11 =privad:8 =proces:-14 =produt:-11 =profes:10 =progra:10 =proibi:-6 =projet:12 =promet:-12 =promov:11
=propag:8 =prorro:-9 =proteg:-11 =provis:-10 =prátic:5 =prévia:-6 =prêmio:13 =pró:9 =própri:5 =pt:-12 =public:19 =página:17 =públic:-12
=quais:6 =qual:9 =qualqu:-6 =quanto:11 =quarta:-12 =quase:-5 =que:-5 =quebra:7 =queda:-16 =quem:27 =quer:-5 =queros:-9 =questã:7 =quinta:8
=racism:-6 =radar:-8 =rainha:5 =raras:-7 =reafir:-5 =reais:9 =reajus:-9 =realit:13 =realiz:5 =reação:-10 =rebate:-6 =recado:13 =recape:9
=recebe:17 =recent:9 =reclam:7 =recomp:-7 =record:-7 =recorr:-5 =recurs:-7 =redaçã:-6 =reduçã:5 =reestr:-6 =reflet:7 =reform:-10
=regime:-5 =regist:-22 =regras:-14 =rejeit:-7 =relato:-16 =relató:-7 =renunc:-16 =reperc:8 =repres:7 =reprod:5 =resgat:5 =residê:5
=resist:-5 =resolu:-7 =respei:7 =respos:11 =restau:15 =restri:-12 =reta:9 =retira:-8 =retorn:7 =revela:11 =reúne:8 =rio:6 =rj:-10
=rodada:-11 =romper:-8 =ronald:-5 =rota:13 =rotati:-6 =rotina:8 =rua:-12 =rui:-5 =rurais:-12 =sabe:14 =saber:11 =sai:7 =sair:-5
=salari:-12 =salvar:6 =salári:-19 =sancio:-9 =santa:6 =saída:7 =saúde:14 =se:10 =secret:18 =sedia:-8 =seis:8 =seja:-8 =sem:-5 =semana:-13
=senado:-10 =seques:10 =servid:-8 =serão:-6 =sessão:7 =sete:-5 =setor:6 =seu:15 =seus:12 =sexta:8 =siga:12 =signif:11 =sinali:-5
=sistem:16 =situaç:7 =sob:6 =sobe:-7 =sobret:6 =sociai:16 =socied:-5 =solici:-10 =sortea:10 =stf:-8 =suas:6 =substi:-6 =subsíd:-5
=sucess:18 =supera:-13 =supost:5 =surpre:14 =suspei:-20 =suspen:-13 =são:25 =série:-5 =só:5 =tamanh:9 =tampão:7 =tanto:8 =tarcís:-5
=tarde:-7 =tarifa:-14 =taxa:-7 =tcu:-8 =tebet:-6 =tecnol:9 =tem:-7 =tema:11 =tempo:-8 =tempor:15 =tentar:-6 =tentat:10 =tentou:-7
=teria:-14 =terras:-7 =terão:-5 =testad:5 =teve:-13 =tiktok:-5 =tirar:-7 =todas:-5 =todo:7 =todos:11 =tomar:-6 =tomou:8 =torna:-7
=tornad:-5 =tornar:-5 =trabal:6 =transf:10 =transp:5 =trata:9 =traz:6 =tribun:16 =trilhõ:-6 =troca:-9 =trocar:-6 =trouxe:7 =trump:-13
=tráfic:-6 =três:5 =tse:-15 =técnic:5 =términ:7 =têm:9 =ultrap:-8 =um:-12 =unidad:-5 =união:-9 =usar:-7 =vaga:-5 =vagas:-9 =vai:-13
=vale:-8 =valor:10 =vamos:-5 =vantag:-8 =veem:11 =veja:18 =velho:5 =vence:-11 =venced:5 =vencer:-11 =ver:11 =veread:6 =verão:8 =vetos:-7
=veícul:-10 =vice:-16 =vigor:-9 =vira:16 =virou:5 =visita:-7 =vista:9 =vive:5 =viver:8 =vizinh:-6 =você:9 =volta:-5 =volte:-5 =voos:-6
=votar:-19 =voto:17 =votos:6 =vou:-13 =várias:11 =vão:-6 =vésper:-5 =vídeo:18 =vídeos:12 =vítima:-6 =x:13 =às:-6 =água:-6 =álbum:-7
=áreas:-5 =áudio:-6 =é:14 =ódio:5 =órgão:-5 =último:8 ^#:6 ^a:35 ^aliado:23 ^anális:12 ^argent:-10 ^as:12 ^atlasi:-5 ^banco:5 ^bbb:30
^bbb24:7 ^bolsa:-7 ^caiado:-7 ^candid:-11 ^cartae:13 ^com:20 ^comiss:-6 ^confir:6 ^cpi:-9 ^cpmi:-8 ^de:-10 ^defesa:-6 ^depois:-8 ^dupla:-5
^dólar:-16 ^eduard:-5 ^em:16 ^eua:-10 ^flávio:-15 ^gilmar:-10 ^influe:10 ^invest:7 ^irã:-14 ^jota:9 ^kassab:-6 ^levant:5 ^lula:-22
^michel:5 ^minist:-13 ^moraes:-22 ^márcio:-6 ^mãe:10 ^no:6 ^nos:-9 ^novo:6 ^não:16 ^o:-38 ^operaç:-8 ^os:13 ^pachec:-9 ^papo:6 ^parlam:-8
^pará:-5 ^pf:-15 ^pgr:-9 ^pl:-6 ^planal:6 ^políci:-9 ^prefei:32 ^primei:-7 ^pré:-12 ^pt:-12 ^página:11 ^rj:-9 ^ronald:-5 ^segund:12
^sem:10 ^tarcís:-5 ^tcu:-8 ^tebet:-6 ^tem:-10 ^tribun:10 ^trump:-15 ^tse:-15 ^um:-12 ^uma:-8 ^vale:-7 ^vice:-7 ^zema:-5 ^áudio:-10 ^é:-24
a:13 abaixo:13 aberta:9 aberto:7 abertu:-19 abono:-8 abr:-11 abre:16 abril:-6 abriu:-10 abuso:-8 acabar:-8 aciden:6 acima:-6 acompa:11
aconte:10 acordo:-21 acusa:-13 acusad:-16 adapta:13 adequa:6 adesão:-5 admini:5 adquir:-5 aerona:-8 afeta:-5 afetar:-8 afirma:-24
afirmo:-26 agenda:-8 agosto:-10 agrade:8 agredi:-9 agress:-7 agricu:5 agro:6 ainda:5 ajudan:5 ajudar:10 ajuste:-7 alguns:19 aliado:10
alta:-15 altera:-7 altern:12 alvo:5 além:14 amarra:-7 ambien:8 ameaça:-6 amigo:8 amigos:7 amplia:-9 analis:6 animai:14 anisti:-13 ano:-10
ante:6 anteci:5 antes:7 anula:-5 anunci:-31 anális:9 aos:-7 aparec:6 aplica:-12 apoiad:7 apoiar:-6 aponta:-9 aposen:-5 aposta:13
apreen:-14 aprese:21 aprova:-15 aprovo:-15 aproxi:-7 apurar:-8 apurou:-6 após:-10 aqui:8 ar:7 argent:-20 arquiv:-7 articu:14 artist:8
as:23 asfált:11 assim:5 assina:-24 assino:-6 assist:7 associ:-8 assunt:7 ataca:-14 ataque:-8 atende:-12 atendi:11 atençã:10 atinge:-8
atingi:-5 ativid:6 atlas:-9 atlasi:-5 ato:-10 ator:14 atraso:9 atrave:5 atraçã:6 atraçõ:8 atriz:7 atrope:7 atrás:-7 atuado:-5 atual:-10
atuaçã:5 atuou:-5 audiên:-5 aument:-5 ausênc:5 autore:6 autori:-24 avança:-6 avenid:7 aviaçã:-14 avião:-6 aviões:-11 ação:-20 aéreas:-7
bairro:7 balanç:9 bancad:5 banco:-7 bancár:-6 bandid:-7 banque:9 bar:-5 barrar:-7 base:-11 bastid:7 bate:-5 bater:6 bateri:8 bbb:30
bbb24:7 bem:-6 benefí:-8 berlin:6 bets:-6 bi:-10 bilate:-5 bilhõe:-17 bilion:-5 bloco:-6 bloque:-8 bolsa:-8 brinca:11 cachor:6 cada:14
cadast:-6 cadeir:7 cai:-8 calend:-14 caminh:6 campan:29 canal:5 cancel:-6 capita:8 captur:6 cargo:-15 cargos:-7 carioc:-7 carrei:13
cartae:13 cartão:-9 casa:16 casame:9 caso:-23 casos:-7 causa:7 causad:-5 caça:-6 celebr:13 cena:6 censur:-8 cenári:-7 cerca:-17 chama:-9
chamou:8 chance:12 chapa:-9 chega:15 chegou:20 chuva:-7 chuvas:-7 cidade:5 cinco:-5 cirurg:-8 clássi:9 cobert:-5 coisa:5 coliga:-9
colisã:-7 coloca:10 coloco:-5 comand:-5 comemo:5 coment:5 começa:9 começo:6 compet:5 comple:15 compli:7 compor:10 compos:-11 compra:17
compro:-12 comérc:12 concei:5 conclu:-14 concur:14 condom:11 conexã:6 confia:16 confro:8 congel:7 consec:-5 conseg:15 consel:-6 consen:8
consid:-13 consol:14 consta:5 consti:9 constr:5 consul:-5 conteú:7 contin:-9 contra:-6 conver:-13 convit:-12 corpor:-6 corre:8 corres:7
correç:-6 corrid:6 corrup:-9 corte:6 costum:9 cotado:-7 cozinh:-7 cpi:-12 cpmi:-5 cresce:5 cresci:8 cria:-8 criado:13 crime:-7 crimes:-9
crimin:-5 critic:-32 critér:6 crédit:-18 curios:10 cães:12 código:7 dado:-8 dados:-11 dança:10 de:12 deband:-6 decide:-6 decidi:-10
decisã:-20 declar:-9 defend:-20 defesa:-24 defini:11 deixa:-30 deixam:-5 deixou:13 dele:7 deles:8 demiss:-9 depois:-8 deputa:-11
derrot:-10 derrub:-9 desafi:19 desapa:-10 desapr:-12 descon:10 desde:15 desejo:7 desemb:-11 desenh:6 desenv:-6 desfil:-9 desist:11
desta:-9 destac:16 destaq:11 deste:-9 desvio:7 detalh:8 determ:-18 devem:-15 devolv:-5 dezena:-6 dia:17 diante:-5 difere:13 dificu:16
diminu:-6 dinhei:-6 direta:14 direto:-11 dirigi:7 discov:6 discur:-6 discut:-7 disput:7 disse:-25 diverg:16 dividi:-7 diz:-15 dizem:-7
dizer:-9 diálog:-5 do:16 domicí:-6 domina:-9 dono:-5 dorama:7 dos:-5 drama:10 drogas:-12 drones:-10 duas:10 dupla:-6 durant:6 dá:-15
década:5 dívida:7 dólar:-18 e:18 econom:8 edição:9 educaç:6 eleito:-5 eles:6 eletrô:7 elevad:6 elimin:23 elite:6 em:-9 embara:11 embate:7
embora:-5 emergê:-7 empres:-11 encerr:-9 encont:21 endivi:-9 energi:-6 enfren:18 enquan:9 enquet:7 entant:7 entend:16 entrar:-8 entre:-13
entreg:-19 entrev:16 entrou:-17 envia:-11 enviad:-8 envio:-6 equili:8 equipa:-9 equiva:-13 erro:12 escala:-9 especi:17 especí:8 espéci:-7
essa:6 esse:10 esses:-5 esta:-8 estabe:-6 estadu:-10 estar:6 estari:7 estata:-8 estava:-5 este:-5 esteve:10 estimu:8 estive:9 estrat:14
estrei:-6 estrel:17 estrut:-6 estuda:-15 estudo:-9 está:-19 estão:16 eua:-5 eun:7 evento:15 evitou:7 exalta:-7 execut:-13 exempl:-7
exibe:11 exige:5 exoner:-11 expans:10 explor:5 explos:-6 expres:-10 expõe:10 extrao:-10 fabric:-11 facada:-10 fala:-14 falar:8 falas:6
falou:12 falta:6 famili:13 famoso:16 farra:11 fatura:9 favor:-11 faz:10 fazem:-5 fazend:-8 fazer:7 fecha:-10 fechad:-7 fechou:5 federa:-20
feira:-35 feriad:5 ferido:-7 ferram:-5 festa:11 fevere:-18 ficam:-6 ficara:-5 ficará:-7 ficou:5 fiel:9 figura:5 filha:8 filho:8 filhos:-6
filia:-23 filiar:-11 filiaç:5 fim:12 final:-9 financ:-21 fiscal:-7 fixas:-8 flagra:-8 flávio:-10 fogo:-6 foi:-19 fontes:-11 for:-7
foram:-10 forma:-9 formad:11 formaç:11 fortal:11 força:10 forças:-12 fosse:-6 foto:14 fotos:9 fragil:9 fraude:-6 frete:-7 funcio:5
fundad:9 fundo:5 função:-8 futebo:10 futuro:5 fãs:12 gabine:-5 ganha:7 ganhou:5 garant:18 gasoli:-7 genera:-11 gente:-6 geraçã:10 gestão:7
gigant:-9 gilmar:-10 golpes:5 govern:-30 grande:13 gratui:9 grupo:5 guarda:-7 guerra:14 gás:-13 gênero:7 havia:-10 histór:11 hoje:-6
homena:-12 horári:11 humani:5 há:6 ida:6 idade:-6 ignora:5 imagen:5 imedia:-9 impeac:-6 impor:-7 import:17 impren:5 impuls:-6 inaugu:-8
incide:-6 indeni:-11 indica:-15 indici:-9 indire:-21 indivi:10 indíge:-6 indúst:-5 ineleg:-11 inflaç:6 influe:5 inform:-29 infrae:-5
ingres:-5 inicia:6 inocen:-8 inovaç:6 insati:5 inscri:5 instal:-19 instan:7 instit:-5 instân:-7 integr:-7 intens:7 intenç:5 interi:6
interl:7 interr:-11 interv:-5 invade:10 invadi:-6 invasã:-8 inédit:-7 início:-22 irania:-8 ironiz:13 irrita:7 irá:-7 irã:-14 isençã:-8
isso:8 jair:7 janeir:-16 janela:-10 jantar:8 jatinh:-7 jeito:5 joga:7 jogo:25 jota:9 judici:23 julgam:-11 julho:-5 junho:-8 juros:-5
jurídi:8 justas:-7 justif:-7 justiç:5 já:27 kassab:-6 kebecf:14 lado:11 lançad:-6 legisl:8 lei:-11 leilão:-9 leitur:12 leva:-11 levant:-10
levar:8 liberd:-6 lidera:-29 limina:-11 limita:-10 limite:6 linha:-7 lista:10 livre:-5 locais:6 longo:10 lucro:-5 lugar:-6 lula:-21
lutar:-7 líder:-5 lídere:7 maio:-18 maior:-16 maiore:13 mais:14 mandat:-5 manife:-8 manter:-5 manute:11 mar:-22 marca:-12 marcad:6
marcas:-10 marina:5 martel:5 março:-10 mas:7 matar:-9 materi:8 medica:7 medo:-5 meio:20 melhor:-12 membro:-5 menos:9 mensag:14 mensal:5
mentir:-10 mesmo:5 mesári:6 metade:-10 metros:-10 metróp:5 metrô:-7 mexica:6 mi:-5 michel:6 migraç:5 mil:-14 milhõe:7 milita:-8 minera:-13
minist:-10 minuto:9 misogi:-5 modelo:11 modera:9 modern:6 moment:16 moraes:-22 morte:7 morto:6 motori:6 movime:10 mpf:-5 muda:9 mudanç:-5
mudar:7 muita:5 muito:18 muitos:6 munici:17 mãe:5 médico:-7 médio:-7 mínimo:-7 música:11 na:8 nacion:7 nada:12 namora:11 narrat:5 nas:22
natura:-5 necess:11 nega:-13 negati:-5 negoci:-25 negóci:-6 nem:6 nenhum:11 nessa:12 nesta:-24 neste:9 no:-10 noite:-11 nome:7 norte:-12
nota:-11 notíci:40 nova:20 novas:8 novo:9 novos:-10 numa:5 não:11 nível:5 núcleo:-8 número:-15 o:25 objeti:7 obriga:-18 ocorre:12
ocorri:-10 oculta:-5 ocupan:7 oferec:5 oferta:-11 oficia:-18 olho:7 onde:5 operad:-8 operaç:-5 ordem:6 ordens:-7 organi:8 orient:7 os:10
ostent:8 ou:20 ouro:-6 outras:10 outro:6 outros:7 outubr:-8 pachec:-9 pacien:-8 pacote:-8 padrão:7 pagame:-15 pai:10 palanq:8 palco:13
panora:6 papo:6 para:-11 parada:-9 paraen:-5 parale:7 parcei:10 parcel:-7 parcia:-7 parece:-9 paredã:9 parlam:-14 parte:9 partic:8
partir:-11 pará:-5 passa:-8 passar:5 passo:-6 pastas:-5 paulis:7 paulo:6 pauta:-5 país:-6 pede:-29 pedem:-6 pedido:-10 pediu:-12 pela:-22
pelos:-11 pendur:-15 pensa:-9 perdas:-7 perder:-6 perdeu:5 perfil:5 pergun:5 perife:-8 perman:-5 permit:-7 perseg:-7 persis:5 períci:5
pessoa:-9 petrol:-6 petról:-12 pets:-9 pf:-15 pgr:-9 picuin:9 pl:-7 planal:5 planej:11 pode:18 poder:-11 polêmi:13 políti:23 pontos:13
pontua:-6 por:-12 porta:-7 positi:7 possív:-18 posta:12 pouco:9 povo:-7 pratic:12 precis:7 preenc:-5 prefei:8 premia:-5 prende:6 preocu:21
prerro:-5 presa:-6 presen:5 presid:-10 pressã:8 preste:7 preven:-10 previs:-15 preço:-12 princi:10 priori:10 prisão:-6 privad:6 proces:-17
produt:-12 produç:9 profes:14 profis:6 progra:8 proibi:-6 projet:7 promet:-14 promov:10 propag:8 propos:-17 prorro:-9 proteg:-12 prova:-6
provas:-6 provis:-12 provoc:8 pré:-19 prévia:-6 prêmio:14 pró:9 própri:7 próxim:-5 psd:5 pt:-12 public:-9 página:17 quadro:5 qual:6
qualqu:-7 quando:5 quanto:10 quatro:-5 que:-16 quebra:7 queda:-12 quem:21 queria:5 queros:-9 questã:7 questõ:8 quinta:11 racism:-6
radar:-9 rainha:5 rapida:8 raras:-7 reafir:-6 reais:9 reajus:-12 real:8 realit:14 reação:-11 rebate:-6 recado:12 recape:12 recebe:9
receit:-5 recent:6 reclam:6 reclus:-6 recomp:-7 recorr:-6 recupe:-7 recurs:-14 redaçã:-7 rede:6 redes:6 reduçã:5 reestr:-6 refere:5
referê:-8 reflet:12 reform:-6 reforç:-7 regime:-8 regist:-20 regra:9 regras:-13 rejeit:-9 rejeiç:8 relato:-16 relemb:10 religi:-6
renova:-5 renunc:-11 reperc:7 repres:16 requis:6 resgat:5 residê:5 resolu:-7 respei:6 respon:-5 respos:12 restau:14 restri:-12 reta:9
retira:-7 retorn:10 reuniã:-9 revela:23 revert:-5 reúne:7 rj:-9 romper:-5 ronald:-5 rota:10 rotati:-6 rotina:8 rua:-10 rui:-5 rurais:-12
s:7 sabe:11 saber:11 sai:7 sair:-5 sala:5 salari:-7 salvar:6 salári:-23 sancio:-8 santa:7 saúde:11 secret:7 sedia:-8 segmen:-5 seguem:5
segura:-9 seis:9 seja:-18 seleçã:6 sem:-6 seminá:5 senado:-6 sentid:9 seques:10 ser:5 seria:8 servid:-14 serão:-6 sete:-9 severa:-6
sexta:11 si:11 siga:12 sigla:-16 signif:9 sinais:6 sistem:6 sites:5 situaç:10 sob:6 sobe:-7 sobre:7 sobret:7 sociai:17 socorr:-6
solici:-14 soluçõ:5 soma:-7 somam:-6 somou:-5 sortea:8 sortei:7 stf:-7 sua:5 suas:13 subiu:5 substi:-12 subsíd:-5 sucess:25 sul:5
supera:-17 superi:-5 superá:-5 suprem:7 surpre:31 suspei:-15 suspen:-13 são:22 série:-11 só:10 tabela:-5 tamanh:9 tampão:6 tanto:10
tarcís:-9 tarde:-6 tarifa:-14 taxa:-8 tcu:-8 tebet:-6 tecnol:12 telefo:-5 tem:7 tema:11 tempo:-9 tempor:20 tende:-6 tentat:14 ter:-8
tercei:8 teria:-7 termo:-5 terras:-7 terá:-11 terão:-5 terça:-8 terço:13 teve:-19 tiktok:-5 tinha:-7 tipo:6 tirar:-14 toda:-5 todas:-7
todos:13 tom:8 tomou:8 torna:-7 tornad:-5 tornar:-12 total:-6 trabal:9 tragéd:-7 tramit:-7 transf:11 transm:11 trata:10 tratam:6 traz:6
tribun:16 trilhõ:-6 troca:-13 trocar:-10 trouxe:8 trump:-13 tse:-15 términ:7 têm:5 ultrap:-13 uma:11 união:-12 usando:10 vaga:-9 vai:-18
vale:-10 valida:-9 vamos:-6 veem:11 veja:19 velho:6 vem:-10 vence:-11 venced:11 vencer:-9 vendas:-9 ver:11 veread:6 verifi:-7 verão:8
vetos:-7 vez:6 veícul:-6 viajou:-12 vice:-11 videoc:-5 vigor:-11 vira:16 virar:6 virou:8 virtua:-5 visita:-13 vista:6 vitóri:-6 vive:5
viver:8 vivo:6 vizinh:-6 viés:10 você:6 volta:-7 voltad:5 voltar:6 volte:-7 voos:-7 votado:-5 votar:-9 votaçã:-5 voto:15 votos:14 votou:-7
vou:-13 várias:11 vão:-8 vésper:-7 vídeo:15 vídeos:10 x:19 água:-6 álbum:-7 áreas:-5 áudio:-6 íntegr:7 ódio:5 órgão:-17 última:7 último:19
`
