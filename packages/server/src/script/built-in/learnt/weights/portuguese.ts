export const portuguese = `
:-19 #:-5 +!:-7 +.:22 +0:-11 +::73 +?:29 +doubts-1:-65 +doubts0:-30 +doubts1:-28 +doubts2:27 +doubts3:36 +doubts4:37 +doubts5:33
+length1:32 +length2:5 +length3:9 +length4:13 +length6:-40 +length8:-8 +retold:-19 +weight0:9 +weight1:23 +weight2:-14
+without-abbreviation:-5 +without-advertising:-21 +without-furniture:9 +without-no-news:-12 +without-quote:6 +without-stale-day:-15
+without-unsayable:-13 +–:27 16h00:9 1ª:6 1º:-11 20h:6 2ª:-15 2º:-13 4ª:-11 5ª:-10 6ª:-6 =#:-26 =1ª:8 =1º:-11 =20h:5 =2ª:-6 =2º:-14 =4ª:-7
=5ª:-9 =a:-10 =aberta:8 =abertu:-11 =abono:-7 =abr:-11 =abre:17 =abril:-10 =abriu:-11 =abuso:-7 =acabar:-8 =aciona:6 =acm:-5 =acompa:5
=aconte:7 =acordo:-12 =acusa:-8 =acusad:-11 =adequa:7 =adoles:5 =advoga:-5 =aerona:-8 =afasta:-5 =afirma:-20 =afirmo:-20 =agenda:-5
=agredi:-7 =agress:-6 =agrári:-6 =agu:-5 =ajuda:8 =ajudar:11 =al:-5 =alerj:-9 =alerta:-5 =alesp:-6 =alfred:-8 =alguns:11 =aliado:16
=almeid:-8 =alta:-14 =altern:7 =além:9 =amapá:-5 =amarra:-5 =amazon:-7 =amazôn:7 =americ:-16 =amplia:-5 =ana:7 =analis:15 =ananin:-11
=animai:5 =anisti:-17 =anos:10 =antago:9 =ante:7 =anteci:9 =antes:13 =antifa:-12 =anual:-5 =anula:-6 =anunci:-31 =anális:8 =anúnci:8
=ao:-9 =aos:-10 =ap:-7 =aparec:7 =apenas:-6 =aplica:-7 =apoiad:7 =apoiar:-9 =aponta:-7 =apreen:-11 =aprova:-11 =aprove:5 =aprovo:-14
=aproxi:-5 =apurar:-5 =após:-7 =araraq:-5 =argent:-9 =armada:-5 =arquiv:-6 =artemi:-5 =articu:17 =artist:6 =asfált:8 =assina:-19
=assist:11 =associ:-6 =assunt:7 =ataca:-15 =ataque:-13 =atendi:8 =atinge:-8 =atlas:-8 =atlasi:-9 =ato:-8 =ator:8 =atriz:6 =atrope:7
=atual:-16 =atuaçã:6 =atuou:-5 =aument:-5 =autori:-19 =avalia:-13 =avança:-9 =avenid:7 =aviaçã:-14 =avião:-5 =aviões:-10 =ação:-7 =ações:8
=aéreas:-8 =bacell:5 =balanç:8 =banco:-12 =bancos:-5 =bancár:-6 =bandid:-7 =bar:-6 =barrar:-6 =bastid:8 =bateri:8 =bbb:47 =bbb24:6 =bc:-9
=bets:-6 =bi:-7 =bigdat:5 =bilhõe:-11 =bloco:-5 =bloomb:7 =bloque:-6 =bolsa:-9 =bolson:11 =branca:-6 =brasíl:19 =brinca:10 =btg:-7 =cada:9
=cadeir:7 =cai:-6 =caiado:9 =calend:-7 =campan:19 =campeo:-7 =campeã:-6 =campo:10 =campos:-7 =cancel:-10 =candid:-11 =capitã:12 =careca:-5
=cargo:-8 =cargos:-5 =carioc:-9 =carrei:6 =carro:-5 =cartae:12 =cartão:-5 =casa:-5 =casame:9 =caso:-14 =castro:5 =causa:9 =caça:-5
=celebr:12 =censur:-5 =cerca:-6 =chama:-8 =chance:12 =chapa:-9 =chefe:-15 =chega:13 =chegar:-5 =chegou:12 =chico:-9 =chuva:-7 =cidade:12
=cinco:-5 =cirurg:-8 =cita:8 =civil:-15 =classi:-7 =clica:9 =clube:10 =clássi:9 =cláudi:-10 =cobran:6 =colisã:-7 =coloca:10 =com:17
=combat:13 =combus:-11 =coment:7 =comerc:5 =começa:5 =comiss:-11 =como:-8 =compar:-6 =compet:5 =comple:7 =compli:9 =compor:6 =compos:-6
=compra:22 =compro:-6 =comuni:-13 =conces:5 =conclu:-9 =concur:11 =conden:-8 =condiç:-7 =confia:13 =confir:14 =confro:5 =congel:6
=conhec:-8 =consec:-6 =conseg:8 =consid:-5 =consol:5 =consti:7 =consum:-5 =conta:5 =contin:-14 =contra:-14 =contro:-5 =conver:-11 =copa:-7
=copom:9 =coreia:5 =corint:-15 =corpor:-6 =corre:8 =correç:-5 =corrup:-5 =corte:7 =cotado:-5 =cozinh:-6 =cpac:-6 =cpi:-9 =cpmi:14
=cresce:7 =cresci:6 =criada:-5 =criado:9 =criar:6 =crime:-8 =crimes:-8 =crimin:-10 =cristi:-5 =critic:-26 =crédit:-13 =crític:8 =cuba:-5
=cultur:5 =curso:10 =cvm:-11 =cármen:9 =câmara:-6 =cães:6 =césio:-8 =código:6 =da:-12 =dados:-9 =dallag:-5 =dança:12 =dar:-6 =das:20
=datafo:-5 =davi:7 =debate:10 =defend:-15 =defesa:-26 =defini:8 =deixa:-34 =deles:5 =deltan:-5 =demiss:-9 =depend:9 =deputa:6 =derrot:-10
=derrub:-7 =desafi:18 =desapa:-9 =desapr:-10 =descon:10 =desemb:-5 =desenh:5 =desfil:-5 =desist:15 =desta:-5 =destac:15 =destaq:10
=deste:-9 =desvio:6 =determ:-13 =deus:5 =devem:-6 =df:-14 =dificu:8 =dino:-6 =direto:-13 =discur:-10 =disput:10 =disse:-11 =distri:-5
=diverg:13 =diz:-16 =dizer:-7 =diálog:-8 =docume:-12 =dois:-7 =domici:-6 =domicí:-5 =domina:-7 =doming:-8 =dorama:6 =drogas:-10 =drones:-6
=durant:-8 =dá:-11 =dívida:6 =dólar:-11 =e:9 =edição:14 =educaç:6 =ela:11 =ele:-5 =eleito:6 =eles:8 =elimin:12 =elmano:-7 =embara:12
=empata:-10 =empreg:-7 =empres:-6 =encerr:-8 =encont:21 =endivi:-16 =enem:-6 =energi:-7 =enfren:11 =entend:22 =entorn:-6 =entra:5
=entrar:-10 =entre:13 =entreg:-13 =entrev:17 =entrou:-5 =envia:-10 =envio:-10 =equili:8 =equipe:7 =erro:5 =escala:-5 =escola:-7
=escolh:-18 =escând:6 =espaço:7 =especi:14 =especí:8 =espéci:-7 =esquer:21 =esse:7 =esta:-5 =estado:-6 =estadu:-7 =esteve:8 =estrat:13
=estrei:-5 =estrel:11 =estrut:6 =estuda:-7 =estudo:-6 =estáve:-5 =eua:-26 =evangé:8 =evento:6 =evitar:-7 =ex:-7 =execut:-10 =exibe:9
=exoner:-10 =expans:5 =expect:7 =explos:-7 =exposi:8 =expres:-8 =expõe:10 =exérci:-7 =fabric:-9 =facada:-6 =fachin:5 =fala:-14 =falas:6
=famili:9 =famoso:16 =farra:11 =fase:-6 =fatura:9 =favor:-9 =faz:11 =fazem:-8 =fazer:9 =fecha:-7 =fechad:-6 =fed:-7 =federa:-25
=ferido:-10 =ferrei:-6 =festa:12 =fevere:-14 =ficam:-6 =ficar:-8 =filha:9 =filia:-17 =filiar:-6 =filiaç:5 =filme:-6 =fim:12 =final:-17
=financ:-10 =fiscal:-14 =fixas:-7 =flagra:-8 =flamen:-14 =flores:13 =flávio:10 =foco:6 =fogo:-5 =for:-9 =foram:-7 =forma:-10 =formad:11
=formaç:9 =foto:12 =fotos:8 =fragil:8 =france:-7 =freita:-5 =fronte:-5 =fundad:11 =fundo:7 =furlan:-6 =futebo:5 =fãs:7 =galípo:-10
=ganha:7 =ganhar:-8 =ganhou:5 =gasoli:-5 =gaspar:-10 =genera:-6 =gente:-5 =geral:-5 =gerald:-5 =geraçã:8 =gestão:11 =gigant:-11 =gilber:6
=gilmar:-11 =gleisi:-5 =globo:13 =goiâni:-5 =golpe:-6 =gonçal:-5 =govern:-14 =grande:11 =grupo:6 =grêmio:-5 =guarda:-7 =guerra:14
=gustav:7 =gás:-17 =haddad:10 =homem:-37 =homena:-7 =homens:5 =horas:7 =horári:6 =hospit:-6 =ia:-11 =ibanei:-5 =idosa:5 =ignora:5
=imedia:-7 =impor:-5 =import:11 =impren:12 =impuls:-6 =incênd:5 =indefi:5 =indeni:-11 =indica:-24 =indici:-7 =indire:-17 =indúst:-7
=inflaç:7 =inform:-6 =infrae:-6 =ingres:-5 =inicia:-12 =inocen:-5 =insati:5 =inss:-21 =instal:-15 =intenç:5 =intera:6 =interf:7 =intern:-7
=interr:-9 =invade:8 =invadi:-6 =invasã:-6 =início:-15 =ir:6 =ironiz:12 =irrita:6 =irá:-10 =irã:-15 =isençã:-7 =israel:-6 =janeir:-7
=jantar:8 =jatinh:-8 =jogo:16 =jogos:-9 =jorge:13 =jornad:5 =josé:6 =jovem:-6 =judici:13 =julgam:-8 =junho:-5 =juros:-6 =jurídi:12
=justas:-6 =justiç:6 =já:24 =kassab:-9 =keys:-5 =lado:13 =lança:-7 =ldo:6 =leandr:5 =legend:7 =legisl:5 =lei:-14 =leilão:-8 =leite:-12
=leitur:10 =leonar:5 =leva:-7 =levar:7 =liberd:-6 =libert:-7 =lidera:-18 =ligado:-5 =limina:-10 =limite:6 =linha:-10 =literá:8 =livre:-6
=lo:8 =locais:9 =locali:-6 =longo:12 =lucas:5 =lugar:-5 =lula:-11 =luís:-5 =lídere:8 =machad:6 =madrug:-10 =magist:-7 =maiara:6 =maio:-14
=maior:-6 =maiori:7 =mangue:-5 =manife:-5 =manter:-5 =manute:7 =marca:-9 =marco:-5 =marina:5 =maring:-24 =março:6 =mas:-7 =matar:-7
=medica:7 =meio:8 =melhor:-15 =mendon:-5 =menos:10 =mensag:10 =mentir:-5 =mercad:8 =meses:11 =metade:-6 =metrô:-6 =mg:-12 =michel:14
=mil:-9 =milhõe:10 =milita:-11 =minera:-7 =minist:-14 =minuto:11 =misogi:-11 =missão:8 =modelo:8 =modern:5 =moment:9 =moraes:-23 =morta:6
=moura:5 =movime:15 =mp:-8 =ms:-8 =muda:9 =mudanç:7 =mudar:5 =muita:5 =muito:15 =mundo:-5 =munici:15 =municí:-5 =mãe:8 =médio:-10
=méxico:8 =mídia:5 =música:5 =nada:10 =namora:10 =nas:21 =nasa:-6 =nega:-14 =negoci:-18 =negóci:-7 =nenhum:9 =nesta:-29 =netfli:-5
=nexus:-6 =nis:-7 =niteró:-10 =no:11 =nome:-6 =nomes:-9 =norte:-6 =notíci:5 =nova:16 =novemb:-5 =novo:6 =novos:-7 =numa:5 =nunes:-6
=não:-6 =núcleo:-7 =obriga:-12 =ocorri:-6 =ocupar:6 =oferta:-12 =oficia:-12 =olho:7 =onde:16 =opala:10 =operaç:-7 =orçame:-6 =os:20
=oscar:-5 =ostent:7 =ou:9 =ouro:-8 =outubr:-9 =pachec:-13 =pacote:-7 =pagame:-14 =pai:12 =palco:13 =palmei:5 =papo:7 =para:-11 =parada:-6
=paraen:-8 =parale:7 =paraná:-18 =parcia:-7 =paredã:9 =parlam:-10 =parque:11 =parte:9 =partid:13 =pará:-6 =passa:-8 =passar:10 =paula:5
=paulis:-5 =paulín:-14 =país:-23 =pec:-9 =pede:-27 =pedem:-5 =pedido:-7 =pediu:-6 =pela:-29 =pelas:8 =pelo:5 =penal:-6 =pendur:-15
=pequen:-5 =perdeu:5 =pereir:5 =perfil:10 =perife:-8 =perman:-7 =perseg:-7 =person:7 =petist:19 =petrob:-21 =petról:-7 =pets:-10 =pgr:-11
=pis:-7 =pl:-20 =planal:-5 =planet:10 =pm:-10 =pode:22 =poder:-11 =poder3:9 =podere:6 =polari:-7 =polêmi:11 =políci:-5 =políti:9 =porta:-7
=posta:9 =posto:8 =povo:-9 =pr:6 =prefei:21 =prejud:7 =premia:-7 =prende:6 =preocu:16 =presa:-7 =presen:7 =presid:-17 =preven:-8
=previs:-5 =princi:10 =priori:8 =prisão:-9 =privad:7 =proced:-5 =proces:-12 =produt:-16 =profes:9 =progra:12 =proibi:-6 =projet:9
=promet:-13 =promov:10 =promoç:5 =propag:8 =propõe:-5 =prorro:-7 =proteg:-10 =provis:-11 =prátic:5 =prévia:-5 =prêmio:10 =pró:10 =própri:5
=próxim:-7 =psb:-11 =psd:-19 =psol:-8 =pt:5 =public:19 =página:11 =públic:-22 =quais:5 =qual:7 =qualqu:-5 =quanto:9 =quarta:-14 =quase:-6
=quebra:5 =queda:-17 =queiro:5 =quem:27 =quer:-5 =queros:-8 =questã:8 =quinta:9 =r:-22 =racism:-7 =rainha:8 =raquel:13 =raras:-7
=reafir:-5 =reais:8 =reajus:-7 =realit:9 =realiz:5 =reação:-8 =recado:15 =recape:8 =recebe:13 =recent:9 =reclam:6 =recomp:-6 =record:-8
=recupe:-9 =recurs:-5 =reflet:6 =reform:-12 =regime:-5 =regist:-21 =regras:-14 =rei:-8 =reino:9 =rejeit:-5 =relato:-10 =relató:-9 =renan:6
=renunc:-17 =reperc:9 =repres:10 =repúbl:-9 =resgat:6 =residê:5 =resist:-6 =resolu:-6 =respei:6 =respos:11 =restau:12 =restri:-11 =reta:8
=retira:-7 =retorn:5 =revela:14 =reúne:7 =ricard:-6 =rio:-14 =rj:-12 =rodada:-9 =rodrig:-10 =rogéri:-5 =romper:-7 =rota:11 =rotati:-5
=rotina:7 =rs:-7 =rua:-12 =rurais:-11 =s:-6 =sabe:14 =saber:10 =sai:7 =sair:-5 =sala:5 =salari:-11 =salvad:-12 =salvar:7 =salári:-16
=sancio:-6 =santa:9 =santan:7 =santos:-7 =sapuca:-7 =saída:9 =saúde:15 =secret:18 =sede:5 =sedia:-7 =segura:-7 =seis:9 =seja:-5
=semana:-15 =senado:-10 =seques:10 =sergio:5 =servid:-8 =será:-6 =serão:-5 =sessão:8 =sete:-5 =setor:5 =seu:13 =seus:11 =sexta:7 =show:-5
=sidôni:16 =siga:11 =signif:11 =silva:-5 =sinali:-5 =sistem:10 =situaç:6 =sob:8 =sobe:-5 =sobret:6 =sociai:16 =socied:-5 =solici:-10
=solta:5 =sortea:9 =sp:-17 =suas:6 =substi:-5 =sucess:19 =sul:-6 =supera:-12 =superi:-5 =surpre:14 =suspei:-20 =suspen:-9 =susten:-5
=suv:12 =são:17 =só:6 =tamanh:8 =tampão:9 =tanto:8 =tarcís:-10 =tarde:-6 =tarifa:-10 =taxa:-9 =tcu:-12 =tebet:7 =tecnol:10 =tem:-7
=tema:10 =tempo:-5 =tempor:14 =tentar:-6 =tentat:9 =tentou:-7 =tercei:6 =tereza:-6 =teria:-12 =termin:5 =terras:-7 =tesour:7 =testad:5
=teve:-17 =tiktok:-12 =tirar:-6 =todos:10 =toffol:-14 =tomar:-5 =tomou:8 =torna:-7 =transf:11 =trata:7 =traz:6 =tre:-12 =trilhõ:-5
=trocar:-5 =trouxe:7 =trump:-20 =trumpi:5 =tráfic:-6 =três:7 =tse:-12 =tv:-6 =técnic:5 =términ:7 =têm:9 =ucrâni:-6 =ue:13 =ultrap:-6
=um:-7 =uma:6 =unidos:-23 =união:-18 =us:-14 =usar:-7 =usp:8 =vagas:-9 =vai:-11 =valdem:7 =vale:-13 =valor:8 =vantag:-6 =veem:13 =veja:17
=vence:-11 =vencer:-8 =ver:10 =veread:6 =verão:8 =vetos:-6 =vez:5 =veícul:-6 =vice:-18 =vigor:-8 =vira:16 =visita:-8 =vista:11 =vive:5
=viver:8 =vizinh:-5 =você:10 =volta:-6 =volte:-5 =voos:-5 =vorcar:12 =votar:-18 =voto:15 =vou:-10 =várias:9 =vão:-6 =vídeo:22 =vídeos:10
=vítima:-5 =wagner:12 =x:12 =york:-5 =zanin:-7 =às:-6 =água:-5 =álbum:-8 =áreas:-6 =áudio:-5 =é:16 =órgão:-5 =último:7 ^#:7 ^a:36
^aliado:23 ^anális:10 ^após:5 ^argent:-10 ^as:10 ^banco:6 ^bbb:21 ^bbb24:6 ^bolsa:-7 ^bolson:-8 ^brasil:5 ^caiado:-12 ^candid:-10
^cartae:12 ^com:18 ^confir:6 ^cpi:-6 ^cpmi:-10 ^de:-7 ^defesa:-6 ^depois:-8 ^dupla:-5 ^dólar:-10 ^eduard:-7 ^em:12 ^eua:-8 ^flávio:-24
^gilmar:-10 ^homem:-12 ^influe:11 ^invest:7 ^irã:-13 ^jota:7 ^justiç:6 ^levant:7 ^lula:-25 ^minist:-10 ^moraes:-22 ^márcio:-6 ^mãe:10
^no:5 ^nos:-8 ^novo:5 ^não:6 ^o:-38 ^operaç:-7 ^os:14 ^pachec:-7 ^papo:5 ^parlam:-6 ^pará:-5 ^pf:-17 ^pgr:-9 ^planal:7 ^políci:-8
^prefei:29 ^presid:-5 ^primei:-5 ^pré:-11 ^pt:-12 ^página:5 ^rj:-9 ^ronald:-7 ^segund:12 ^sem:11 ^tcu:-7 ^tebet:-6 ^tribun:11 ^trump:-10
^tse:-14 ^um:-12 ^uma:-9 ^valdem:-6 ^vice:-6 ^áudio:-8 a:14 abaixo:14 aberta:8 abertu:-17 abono:-7 abr:-11 abre:17 abriu:-9 abuso:-7
acabar:-8 aciden:6 acm:-5 acompa:9 aconte:9 acordo:-18 acusa:-8 acusad:-14 adapta:11 adequa:7 admini:9 adoles:5 adquir:-5 aerona:-6
afeta:-5 afetar:-7 afirma:-20 afirmo:-26 agenda:-9 agosto:-7 agrade:6 agredi:-9 agress:-6 agrári:-7 ajudar:11 ajuste:-5 al:-8 aldo:-9
alerj:-8 alerta:-5 alfred:-9 alguns:19 aliado:11 almeid:-8 alta:-8 altera:-7 altern:13 alvo:5 além:9 amapá:-10 amarra:-5 amazon:-6
amazôn:7 americ:-8 amigo:7 amigos:8 amplia:-6 améric:-6 ana:10 analis:10 ananin:-11 animai:13 anisti:-17 ano:-8 anos:6 ante:7 anteci:6
antes:7 antifa:-7 anual:-5 anunci:-30 anális:6 ao:5 aos:-6 ap:-5 aparec:7 apenas:5 aplica:-11 apoiad:7 apoiar:-6 aponta:-10 aposta:12
apreen:-11 aprese:20 aprova:-12 aprovo:-13 aproxi:-6 apurar:-6 após:-7 aqui:7 araraq:-5 argent:-10 armada:-5 arquiv:-7 artemi:-5 articu:14
artist:8 as:22 asfált:10 assemb:-7 assina:-21 assino:-6 assist:11 associ:-12 ataca:-15 ataque:-10 atende:-11 atendi:14 atençã:9 atinge:-8
atingi:-5 ativid:8 atlas:-8 atlasi:-10 ato:-9 ator:12 atraso:6 atraçã:7 atraçõ:6 atriz:8 atrope:7 atrás:-7 atuado:-6 atual:-10 atuou:-5
aument:-6 autore:6 autori:-24 auxili:9 avança:-7 avenid:8 aviaçã:-14 avião:-5 aviões:-10 ação:-10 aéreas:-7 b:6 bacell:7 bairro:12
balanç:8 bancad:6 banco:-14 bancos:-5 bancár:-6 bandid:-7 banque:7 bar:-5 barrar:-7 base:-11 bastid:6 batalh:5 bate:-5 bater:7 bateri:8
bbb:52 bbb24:6 bc:-9 benefí:-8 berlin:5 bets:-6 bi:-7 bigdat:5 bilhõe:-11 bilion:-5 bloco:-7 blog:7 bloomb:6 bloque:-6 bolsa:-5 bomba:7
bragan:-6 branca:-6 branco:7 brasíl:22 brinca:10 brothe:6 btg:-7 bull:-6 bárbar:6 cacho:-7 cada:14 cadast:-6 cadeir:7 cai:-6 caiado:11
calend:-13 caminh:6 campan:22 campeo:-5 campeã:-5 campos:-11 canal:8 cancel:-6 candid:-7 capita:6 capitã:13 careca:-5 cargo:-15 cargos:-6
carioc:-9 carrei:11 carro:-5 cartac:7 cartae:12 cartão:-9 casame:9 caso:-17 castro:5 causa:8 caça:-5 ce:5 celebr:11 cena:6 censur:-5
centra:5 cenári:-7 cerca:-18 cerimô:-5 chama:-8 chamou:7 chance:13 chapa:-9 chega:17 chegou:17 chico:-9 chuva:-7 chuvas:-7 cirurg:-8
cita:7 civil:-10 classi:-5 claudi:5 clica:9 clássi:10 cláudi:-15 coliga:-9 colisã:-7 coloca:8 com:-10 combat:9 combus:-7 coment:5 começa:8
começo:5 comiss:-11 compan:6 compar:11 compet:7 comple:11 compli:7 compor:8 compos:-11 compra:17 compro:-12 comuni:5 comérc:10 conclu:-13
concur:13 condom:6 confia:14 confro:7 congel:6 congre:8 conjun:-6 consec:-6 conseg:12 consen:8 conser:-10 consid:-16 consol:15 consti:6
consul:-5 consum:-7 conta:8 conteú:7 contin:-10 contou:5 contra:-8 conver:-11 convit:-9 copa:-7 copom:10 coreia:5 corint:-15 corpor:-6
corre:8 correr:5 corres:7 correç:-5 corrid:6 corrup:-8 costa:5 costum:8 cozinh:-6 cpac:-7 cpi:-7 cpmi:18 cresce:5 cresci:8 criado:12
crimes:-8 crimin:-7 cristi:-6 critic:-31 crédit:-13 crític:6 cuba:-5 cultur:8 cunha:8 curios:9 curso:7 cvm:-11 cármen:6 câmara:-15 cães:10
césio:-8 código:6 dado:-6 dados:-6 dança:12 das:5 data:-8 datafo:-5 davi:9 de:7 deband:-5 decisã:-20 declar:-8 defend:-17 defesa:-29
defini:8 deixa:-31 deixad:6 deixou:11 dele:8 deles:9 demiss:-9 depart:-7 depend:9 depois:-10 deputa:-11 derrot:-11 derrub:-7 desafi:18
desapa:-10 desapr:-10 descon:10 descum:5 desde:10 desejo:5 desemb:-8 desenh:5 desenv:-8 desfil:-5 desinc:5 desist:13 desta:-8 destac:15
destaq:11 deste:-8 desvio:7 detalh:8 determ:-15 deus:5 deve:-7 devem:-14 dezena:-5 df:-11 dia:11 diante:-5 dias:-5 diesel:-5 difere:12
dificu:15 diminu:-5 dinhei:-5 dino:-6 direit:7 direta:15 direto:-12 dirigi:6 discov:18 discur:-10 discut:-9 disput:6 disse:-23 diverg:15
dividi:-6 diz:-14 dizer:-9 diálog:-6 diário:-6 do:16 docume:-6 domici:-9 domicí:-8 domina:-8 donald:-5 dorama:6 drama:10 drogas:-10
drones:-7 duas:15 dupla:-7 dá:-14 década:7 dívida:6 dólar:-11 e:19 econom:6 edição:9 eduard:8 educaç:9 ela:9 eleito:-7 eleiçã:5 eletrô:6
elevad:5 elimin:19 elmano:-9 em:-11 embara:12 embate:5 embora:-5 emergê:-8 empata:-5 empree:7 empreg:-6 empres:-7 encerr:-5 encont:21
endivi:-8 enem:-6 energi:-5 enfren:17 enquan:12 entant:7 entend:20 entorn:-8 entra:5 entrar:-7 entre:-10 entreg:-18 entrev:11 entrou:-14
envia:-10 enviad:-7 envio:-5 equato:-5 equili:7 equilí:7 equipa:-8 equiva:-10 erro:8 escolh:5 escând:6 especi:17 especu:-6 especí:8
espéci:-5 esquer:14 essa:11 esse:10 esses:-5 estado:8 estadu:-16 estar:7 estari:8 estata:-6 esteve:9 estimu:8 estive:8 estrat:13 estrei:-9
estrel:16 estuda:-12 estudo:-7 está:-19 estão:12 eua:-28 eun:6 evangé:8 evento:19 eventu:5 evitou:7 exalta:-8 execut:-17 exempl:-6 exibe:9
existe:7 exoner:-9 expans:9 explor:5 explos:-7 exposi:6 expres:-8 expõe:10 extrao:-7 exérci:-13 fabric:-11 facada:-6 fachin:5 fala:-13
falar:6 falas:6 falou:11 falta:5 famili:12 famoso:21 farra:11 fatura:9 favor:-11 faz:10 fazem:-5 fecha:-7 fechad:-6 fechou:5 fed:-7
federa:-14 feira:-30 ferido:-7 fernan:6 ferram:-6 ferrei:-8 ferro:7 festa:13 fevere:-16 ficam:-6 ficará:-7 ficou:5 fiel:8 figura:6 filha:9
filho:9 filhos:-6 filia:-17 filiar:-8 filiaç:5 fim:11 final:-8 financ:-19 fiscal:-7 fixas:-7 flagra:-8 flamen:-14 flores:13 floss:5
flávio:8 foco:8 fogo:-5 foi:-10 fontes:-10 for:-7 foram:-10 forma:-7 formad:11 formaç:10 fortal:6 forças:-10 foto:20 fotos:9 fragil:8
france:-7 freita:-7 frete:-7 fronte:-5 funcio:5 fundad:7 fundo:8 função:-7 furlan:-6 futebo:9 fábio:-5 fácil:-5 fãs:11 física:-6 gabrie:6
galípo:-10 ganha:7 ganhar:-8 garant:15 gasoli:-6 gaspar:-11 genera:-10 gente:-9 geraçã:9 gestão:7 gigant:-13 gilmar:-12 giovan:10
gleisi:-7 globo:14 goiás:-8 goiâni:-5 gonçal:-5 google:17 govern:-25 gracya:6 grande:7 gratui:8 grosso:-5 grupo:8 grêmio:-5 guerra:18
guilhe:9 gusmão:-7 gustav:7 gás:-17 gênero:6 haddad:18 havia:-8 histór:12 hoje:-6 homem:-33 homena:-10 homens:8 horári:9 humani:5 há:9 i:8
ia:-11 iboves:-5 ida:5 idade:-6 idosa:5 ignora:5 ilha:6 imagin:8 imedia:-9 impact:-5 impor:-5 import:14 impost:-10 impren:7 impuls:-6
inaugu:-7 incide:-6 incênd:5 indeni:-11 indica:-18 indici:-6 indire:-18 indivi:9 indíge:-5 indúst:-8 ineleg:-5 infant:7 inflaç:6
inform:-25 ingres:-5 inicia:-10 inocen:-5 insati:5 inss:-17 instal:-18 instan:6 instit:-9 instân:-7 integr:-11 intens:6 intenç:5 interi:7
interl:5 interr:-9 invade:8 invadi:-6 invasã:-6 inácio:-13 inédit:-7 início:-18 ir:5 irania:-5 ironiz:12 irregu:-5 irrita:6 irá:-5 irã:-17
isençã:-7 israel:-8 isso:5 ita:-7 janeir:-14 janela:-8 janja:-5 jantar:8 jardim:6 jatinh:-8 javier:-7 jeito:5 joga:7 jogo:24 jogos:-8
jorge:18 jornad:7 jornal:-7 jovem:-5 judici:24 julgam:-7 julian:5 junho:-7 junior:-5 jurídi:9 justas:-6 justif:-7 justiç:6 juvent:9 já:25
k:6 kassab:-17 kebec:8 kebecf:8 keys:-5 la:-6 lado:12 lança:-7 lançad:-6 ldo:6 leandr:5 legisl:8 lei:-15 leia:5 leilão:-8 leite:-7
leitur:13 leonar:6 leva:-7 levant:-10 levar:7 liberd:-7 libert:-7 lidera:-26 liga:7 limina:-13 limita:-9 limite:6 linha:-11 lista:9
literá:8 livro:9 locais:8 longo:10 loteri:7 lucas:9 luiz:-13 lula:-15 lutar:-6 luís:-7 lídere:11 machad:6 maiara:9 maio:-16 maior:-14
maiore:10 mais:17 mandat:-5 mangue:-5 manhã:-5 manife:-7 manter:-6 manute:10 mar:-17 marca:-11 marcas:-8 maring:-15 martin:5 março:-12
mas:10 matar:-7 materi:6 mato:-5 medica:7 medida:-5 meia:-9 meio:10 melhor:-11 mendon:-8 menos:9 mensag:13 mensal:6 mentir:-8 meses:5
metade:-9 metros:-8 metróp:13 metrô:-7 mexica:7 mg:-13 michel:17 mil:-12 milei:-5 milhõe:11 min:9 minas:5 minera:-8 minist:-12 minuto:9
misogi:-11 missão:14 modelo:9 modera:8 modern:5 moment:7 morado:-5 moraes:-26 morte:5 morto:8 moura:5 movime:9 mp:-12 ms:-5 mt:-5 muda:11
mudar:7 muita:6 muito:14 muitos:5 mundia:-5 munici:26 mário:-5 mãe:8 médio:-14 méxico:8 mínimo:-6 música:6 nacion:-8 nada:10 namora:13
nas:24 nasa:-6 natura:-6 necess:13 nega:-14 negoci:-21 negóci:-7 nem:8 nenhum:11 nessa:13 nesta:-22 neste:7 nexus:-6 nis:-7 niteró:-10
nizam:5 noblat:7 noguei:7 noite:-10 nome:8 norte:-8 nos:5 nota:-11 notíci:21 nova:15 novo:9 novos:-7 numa:5 não:13 nível:5 número:-11 o:27
objeti:11 obriga:-15 ocorre:9 ocorri:-12 oculta:-6 ocupan:7 ocupar:5 oferta:-12 oficia:-27 olho:7 olivei:5 olímpi:-6 onde:7 opala:11
operad:-9 operaç:-5 ordem:8 ordens:-6 organi:8 ormuz:-8 os:8 oscar:-5 ostent:7 otan:5 ou:18 ouro:-8 outras:9 outro:7 outros:7 outubr:-10
p:7 pa:-10 pachec:-13 pacien:-7 padrão:6 pagame:-15 pai:10 palanq:6 palco:11 palmei:5 paláci:12 papo:5 para:-8 parada:-6 paraen:-5
parale:7 paraná:-15 parcei:10 parcia:-7 paredã:13 parlam:-10 parte:10 partic:7 partir:-8 pará:-7 passa:-9 passar:6 passo:-6 pastas:-5
paulis:-5 paulo:-10 paulín:-13 pauta:-5 paz:7 país:-8 pb:5 pec:-9 pede:-26 pedem:-5 pedido:-5 pediu:-8 pela:-16 pelas:7 pelo:8 pelos:-5
penal:-7 pendur:-15 pensa:-7 perceb:5 perdas:-5 perder:-6 perdeu:5 pereir:5 pergun:6 perife:-8 permit:-5 pernam:6 perseg:-7 persis:5
person:7 períci:6 períod:5 pessoa:-7 pet:11 petist:23 petrob:-21 petrol:-5 petról:-12 pets:-10 pgr:-11 piauí:-7 picuin:8 pis:-8 pl:-19
planej:13 planet:13 plenár:-5 pm:-10 pode:17 poder:-8 poder3:8 podere:8 polêmi:12 políti:30 pontos:13 por:-6 porta:-7 portal:7 porto:5
possív:-15 posta:9 posto:8 pouco:8 povo:-11 pp:-9 pr:13 pratic:10 precis:7 preenc:-5 prefei:18 prefer:5 prejud:7 premia:-6 preocu:19
prerro:-5 presa:-6 presen:6 pressã:6 preste:7 preven:-8 previs:-15 preço:-9 preços:5 primei:5 princi:13 priori:8 prisão:-5 privad:5
proces:-15 produt:-15 produç:8 profes:10 profis:9 progra:9 proibi:-6 projet:8 promet:-14 promov:11 propag:8 propos:-15 prorro:-7
proteg:-11 provas:-6 provis:-15 provoc:8 pré:-16 prévia:-5 prêmio:11 pró:10 própri:7 próxim:-11 psb:-10 psd:-11 psol:-7 página:27
públic:-8 quadro:5 qual:5 qualqu:-6 quanto:9 quatro:-6 que:-15 quebra:5 queda:-13 queiro:5 quem:19 queros:-8 questi:5 questã:8 questõ:8
quinta:11 r:-18 racism:-7 rainha:8 rapida:7 raquel:13 raras:-7 reafir:-6 reais:6 reajus:-10 real:5 realit:10 reação:-9 rebelo:-9 recado:12
recape:11 recebe:5 receit:-5 recent:7 reclam:5 recomp:-6 record:-5 recupe:-12 recurs:-11 redaçã:-6 rede:6 redes:6 refere:6 referê:-6
refina:-5 reflet:10 reform:-9 reforç:-7 regime:-9 regist:-18 regra:9 regras:-13 rei:-8 reino:8 rejeit:-6 rejeiç:8 relata:-5 relato:-7
relemb:9 religi:-6 renda:-13 renunc:-11 reperc:7 repres:14 reprod:6 requis:6 resgat:6 residê:5 resolu:-6 respei:5 respos:11 restau:14
restri:-12 reta:8 retira:-5 retorn:7 reuniã:-12 revela:26 revert:-5 reúne:7 rio:-17 risco:-5 rj:-10 rn:-8 rota:9 rotati:-5 rotina:7 rs:-9
rua:-10 rurais:-11 sabe:11 saber:9 sai:7 saiba:5 sair:-5 sala:7 salari:-8 salvad:-12 salvar:7 salári:-20 santa:9 santan:6 santos:-11
sapuca:-7 saída:6 saúde:8 sebrae:5 secret:28 sedia:-7 segmen:-6 segue:6 seguem:5 segund:-7 segura:-13 seis:9 seja:-14 semana:-6 senado:-9
sentid:10 seques:10 ser:6 sergio:5 seria:7 servid:-13 serão:-7 sete:-8 severa:-5 sexta:12 show:-5 si:11 sidôni:16 siga:27 sigla:-15
signif:10 silva:-11 simone:11 sinais:5 situaç:8 sob:8 sobera:-5 sobre:5 sobret:7 sociai:17 socorr:-5 solang:7 solici:-13 solta:5 soluçõ:5
soma:-6 somam:-6 sortea:8 sortei:6 sp:-21 stf:-6 street:-7 suas:13 subiu:5 substi:-11 sucess:25 sul:-5 supera:-17 superi:-10 surpre:27
suspei:-14 suspen:-9 suv:12 são:16 só:10 tabela:-5 tadeu:5 tamanh:8 tampão:9 tanto:10 tarcís:-10 tarifa:-10 taxa:-10 tcu:-12 tebet:10
tecnol:8 tem:6 tema:11 temper:6 tempo:-6 tempor:18 tende:-5 tentar:-6 tentat:13 ter:-7 tercei:8 teresi:-6 teria:-6 terras:-7 terá:-10
terça:-7 terço:11 tesour:7 teve:-21 tiktok:-12 tirar:-12 titula:5 todas:-6 todos:9 toffol:-16 tom:7 tomada:-5 tomou:8 torna:-7 tornar:-10
total:-5 trabal:6 tragéd:-5 tramit:-5 transf:12 transm:8 trata:5 traz:6 tre:-14 trilhõ:-5 troca:-7 trocar:-9 trouxe:8 trump:-22 trumpi:5
três:5 tse:-15 tv:-11 twitte:5 términ:7 ucrâni:-6 ue:13 ultrap:-10 um:-6 uma:14 unido:5 unidos:-25 união:-33 uol:11 us:-20 usando:8 usp:7
vaga:-7 vai:-20 valdem:8 vale:-15 valida:-9 veem:13 veja:25 vem:-8 vence:-11 venced:9 vencer:-5 vendas:-7 ver:10 veread:6 verifi:-6
verão:8 vestib:-7 vetos:-6 vez:5 veícul:-7 viajou:-11 vice:-11 vigor:-10 vira:16 virada:5 virou:8 visita:-10 vista:10 vitóri:-5 vive:5
viver:8 vivo:6 vizinh:-5 viés:9 você:7 volta:-7 voltad:6 voltar:8 volte:-8 voos:-6 vorcar:12 votado:-5 votar:-10 votaçã:-6 voto:12
votos:12 votou:-5 vou:-10 várias:9 vão:-6 vésper:-6 vídeo:16 vídeos:8 vítima:-9 wagner:12 web:5 wellin:-6 x:20 zanin:-10 água:-5 álbum:-8
áreas:-6 áudio:-5 íntegr:8 órgão:-14 última:6 último:15
`
