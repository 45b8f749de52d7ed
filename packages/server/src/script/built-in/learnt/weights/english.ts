export const english = `
:-52 #:-9 +":-12 +0:-12 +::99 +?:22 +alone:6 +doubts-1:-38 +doubts0:11 +doubts1:18 +length2:-10 +length3:-11 +length4:46 +length5:19
+length6:-5 +length7:-8 +length8:-27 +length9:-23 +retold:-48 +weight0:-23 +weight1:11 +weight2:7 +without-explicit:6
+without-first-person:34 +without-furniture:37 +–:34 =#:-7 =a:24 =abilit:-5 =about:18 =abuse:19 =academ:-10 =accept:-11 =accord:-6
=accuse:-12 =accusi:-10 =achiev:6 =across:-5 =action:-6 =actor:11 =addict:-5 =admini:-5 =admits:-5 =advanc:8 =advant:10 =aerosc:12
=after:-11 =again:10 =agains:-6 =agency:-6 =agenda:5 =aggres:8 =agree:-5 =agreed:5 =ahead:-5 =ai:9 =aid:-5 =aims:12 =aircra:-11 =airstr:-8
=alarm:8 =alert:6 =alive:-10 =allega:-12 =allege:-9 =allegi:-11 =allowe:5 =alongs:-5 =alread:7 =always:10 =amid:-16 =among:5 =an:9
=analys:21 =andy:-9 =animal:12 =announ:-13 =anti:-6 =appear:7 =apple:-10 =applic:-6 =approv:-15 =archiv:11 =are:21 =area:5 =armed:-5
=army:-16 =arrang:5 =arrest:-17 =artist:-6 =as:-19 =asked:-9 =asks:-8 =assemb:-7 =assess:-7 =assist:-5 =at:-9 =attack:-21 =attemp:9
=attorn:-11 =audien:13 =austra:-12 =autono:-5 =averag:-8 =award:-13 =backs:6 =ban:-7 =bank:-8 =bankin:-7 =banned:-5 =bans:-5 =bat:-9
=batter:-7 =be:6 =beat:-5 =been:-5 =before:6 =begin:12 =begins:-9 =being:10 =believ:13 =below:-5 =best:25 =bet:8 =bets:5 =better:15
=betwee:9 =beyond:7 =bid:-7 =big:13 =bilate:-5 =bill:7 =billio:-8 =biotec:7 =birthd:9 =birthp:-6 =bitcoi:-6 =bitter:5 =block:-12
=blocka:-5 =boats:-6 =bodies:-5 =bomb:-5 =bombin:-6 =bonus:10 =boom:-9 =boost:15 =border:-11 =born:-5 =borrow:-5 =boss:15 =boycot:9
=breaki:5 =breako:11 =britai:-7 =broke:5 =bros:9 =brothe:8 =brutal:5 =but:10 =by:-13 =cafe:6 =call:14 =called:-16 =callin:-10 =came:5
=camp:5 =campai:-15 =canada:-7 =cancel:-6 =candid:-11 =capabi:8 =capita:8 =career:7 =carrie:-8 =cars:-5 =case:5 =cases:-8 =catche:7
=caught:8 =cause:5 =causin:-5 =cautio:6 =ceasef:-11 =centra:-11 =centre:-14 =champi:-10 =channe:5 =charge:-20 =chatgp:-7 =check:10
=chief:-14 =child:-13 =childr:-22 =citing:5 =city:10 =claimi:6 =clashe:6 =clean:9 =climat:6 =clinic:-5 =close:-5 =clubs:-9 =cnn:10
=coach:-12 =coalit:8 =coffee:16 =collap:5 =collec:7 =colomb:-7 =coma:-7 =commem:-12 =compan:-18 =concer:7 =condem:-16 =condit:-6
=confid:-6 =confir:-21 =confli:9 =congre:-10 =consid:6 =consol:5 =constr:8 =contai:-5 =contes:9 =contin:6 =contra:-13 =conven:-6
=convic:-7 =cooper:12 =costs:-13 =could:23 =counci:-14 =counte:12 =countr:-14 =couple:-6 =court:-10 =covid:6 =crashe:-7 =credib:10
=crew:-5 =cricke:9 =crisis:18 =critic:-8 =crore:-16 =cross:-7 =crossi:-8 =crowds:9 =crypto:-6 =curren:13 =custod:-6 =cut:14 =cuts:-10
=damage:-9 =data:-10 =dead:-18 =deadli:-5 =deal:-31 =death:-9 =deaths:9 =debt:7 =debut:6 =decide:-11 =declar:-11 =deep:9 =deepen:9
=defeat:-12 =defenc:11 =defend:-21 =defens:-14 =delay:-14 =delaye:-7 =delhi:-5 =delive:-7 =denied:-13 =denies:-6 =deploy:-5 =deport:-9
=deputy:-7 =descri:20 =destro:-5 =detail:15 =detain:-9 =detect:-7 =detent:-8 =determ:12 =devast:7 =develo:5 =did:15 =dies:-14 =differ:13
=dignit:5 =dinner:8 =diplom:-5 =disapp:-5 =disgra:5 =dismis:-9 =disrup:-9 =distri:-10 =doctor:11 =does:-7 =doing:5 =domest:9 =domina:-6
=donald:-6 =done:7 =double:11 =doubt:-10 =down:-8 =downlo:6 =dozen:-7 =dozens:-8 =drawin:6 =drills:-8 =drive:9 =driven:14 =droppe:9
=droppi:-5 =drops:-6 =drough:-10 =drugs:6 =due:-14 =duo:7 =duty:5 =earlie:-9 =earnin:28 =econom:20 =electe:-7 =electr:-9 =elon:-9
=emerge:-6 =employ:6 =enable:8 =end:-9 =ending:-5 =ends:-7 =engine:8 =englan:-11 =entire:5 =enviro:-5 =era:10 =escala:-10 =escape:12
=establ:11 =evacua:-11 =eviden:-5 =exam:-6 =examin:12 =excess:-10 =exchan:-7 =execut:-5 =exit:9 =expand:6 =expect:-7 =expert:22 =explor:9
=explos:-7 =expose:7 =expres:-9 =extend:-7 =eyes:14 =face:-9 =faces:10 =facili:-11 =facing:8 =facult:7 =fail:7 =failed:7 =failur:-5
=fake:9 =fall:13 =fallin:12 =falls:-5 =famili:-5 =fans:13 =far:-9 =fast:-5 =fastes:-5 =fear:20 =fears:-8 =federa:-15 =female:-7 =few:-5
=field:7 =fields:9 =fights:10 =filed:-7 =filing:-5 =finall:-5 =financ:5 =find:-6 =findin:6 =finds:18 =fines:-5 =finish:-6 =fires:-10
=firm:-5 =first:-24 =flag:8 =flee:16 =focus:12 =follow:-14 =for:-13 =force:-7 =forces:-15 =foreca:-8 =foreig:-15 =formal:6 =former:-6
=forwar:10 =found:-8 =founde:-11 =four:10 =free:-11 =friend:8 =frustr:10 =fuel:-5 =fuels:-7 =funera:8 =furthe:-8 =future:-8 =gains:-6
=game:5 =games:13 =gap:7 =gather:-7 =gaza:-6 =gen:15 =gender:7 =gets:-5 =gettin:21 =giant:-6 =giants:-8 =global:-15 =going:11 =gold:8
=got:9 =grappl:7 =great:7 =greenl:-5 =greeti:12 =grid:-5 =ground:-7 =group:-8 =growth:9 =guard:-5 =guide:5 =guilty:-7 =gun:-8 =guns:9
=hails:-6 =halt:-7 =halted:-11 =hand:-6 =hands:13 =hard:7 =has:-12 =hate:-5 =have:6 =having:9 =head:-10 =health:-8 =hearin:6 =held:-5
=helpin:7 =here:8 =high:8 =higher:-5 =highes:-12 =highli:13 =highwa:-6 =himsel:13 =hit:-5 =hits:-19 =hockey:6 =hold:-5 =holdin:6 =holds:-7
=holida:7 =home:-8 =homes:-13 =hong:-14 =hope:8 =hopefu:6 =host:8 =hot:-5 =hour:7 =hours:18 =househ:9 =housin:-6 =how:25 =huge:6
=hunger:-6 =if:12 =immedi:-7 =impact:20 =implem:-5 =import:-8 =impose:-6 =in:-28 =inaugu:-7 =indepe:-8 =india:-14 =inflat:-15 =influe:6
=inform:-6 =infras:7 =initia:5 =injure:-9 =innova:5 =inside:12 =intell:-8 =intens:-8 =interc:-6 =interi:-6 =into:7 =invest:-18 =involv:-8
=ipl:7 =irania:-5 =is:12 =island:5 =issued:-6 =issues:-7 =its:-21 =itself:9 =j:7 =japan:-14 =jeff:-7 =jharkh:-9 =job:14 =join:-18
=joint:-5 =journa:-16 =judge:-15 =jumps:-8 =justic:5 =keep:-5 =keepin:-5 =keeps:6 =kerala:-9 =kill:-8 =killed:-14 =kills:-6 =knowle:6
=known:-5 =koya:27 =kurdis:7 =kyiv:-5 =lack:-5 =lags:-7 =landma:-9 =lands:-5 =landsc:10 =langua:10 =large:-5 =largel:5 =larges:-6 =late:-9
=latest:-6 =launch:-7 =lawsui:-13 =lawyer:6 =leader:7 =leads:-6 =league:5 =leaks:5 =least:-8 =leave:6 =legal:6 =legend:-6 =licens:-5
=lies:9 =life:-9 =lift:8 =light:9 =like:17 =likely:-9 =liquid:-11 =list:7 =listin:10 =little:8 =live:-9 =lives:6 =livest:-9 =lok:-7
=long:-13 =look:16 =looked:13 =looks:6 =lose:-10 =loss:-5 =lost:-12 =made:6 =mainla:-9 =major:-18 =majori:-5 =make:8 =makes:-7 =making:-5
=map:-6 =march:5 =mariti:-5 =may:15 =me:10 =means:11 =media:7 =meet:-12 =meetin:-14 =meets:-7 =member:5 =memori:5 =memory:-6 =messag:18
=met:-5 =meta:-9 =mexico:-12 =might:8 =migrat:-5 =milest:-6 =milita:-19 =militi:-6 =minera:-6 =minist:11 =miscon:-8 =missil:-5 =missio:8
=mitche:-7 =models:-5 =moment:13 =monito:-5 =month:12 =more:-7 =most:-9 =motorc:-6 =move:17 =moveme:-7 =movie:6 =much:12 =multip:-11
=murder:7 =music:-6 =must:9 =myster:13 =name:-13 =named:-7 =navy:-7 =near:-25 =nearby:-5 =nearly:-7 =needs:7 =negoti:-8 =neighb:9
=networ:-6 =never:9 =new:-6 =news:5 =next:-9 =nifty:11 =northe:6 =not:9 =notice:-5 =notifi:-6 =now:8 =nuclea:-7 =number:13 =object:-6
=observ:-7 =of:-5 =off:-12 =offens:-7 =offer:-8 =offers:9 =office:-12 =offici:-24 =often:8 =oil:-17 =old:14 =one:6 =only:24 =open:-7
=openai:-8 =opport:10 =oppose:-10 =opposi:-6 =optimi:-9 =option:15 =or:6 =ordere:-7 =orders:-13 =organi:-7 =origin:6 =other:10 =out:12
=outage:-14 =outbre:-6 =output:-8 =outrag:7 =outsid:10 =over:-19 =overni:-8 =overse:13 =overtu:-6 =owned:-5 =owner:22 =panel:5 =parent:12
=paris:-6 =park:13 =part:-13 =partic:20 =partie:-6 =parts:-8 =passed:-11 =passes:-14 =paused:-6 =pay:-7 =peace:-6 =period:-5 =petrol:-7
=phase:-7 =phone:-8 =picks:15 =pictur:10 =places:-5 =plague:11 =plan:10 =plane:-5 =plans:-19 =platfo:7 =playin:8 =podcas:10 =police:-28
=poll:5 =polyte:6 =popula:-5 =port:-13 =poster:15 =potent:15 =powere:10 =predic:5 =premie:-5 =presen:9 =presid:-10 =press:-9 =previe:8
=price:-15 =prices:6 =primar:10 =prime:-11 =prison:-11 =privat:-11 =pro:-8 =probe:-9 =proble:11 =produc:-22 =profit:-7 =progra:11
=promot:12 =propos:-17 =prospe:-6 =public:6 =pull:-7 =punish:-7 =push:-7 =quake:-6 =qualif:7 =questi:19 =race:5 =races:10 =rail:-11
=railwa:9 =rain:-5 =raise:7 =raises:-7 =raisin:5 =rally:-11 =ranger:5 =rape:-8 =rapper:-6 =rare:-10 =rate:-7 =rates:-5 =rattle:-6 =re:7
=reache:-11 =react:12 =rebels:-7 =receiv:-5 =recent:5 =recogn:7 =recove:-5 =recrui:8 =reduce:-7 =reduci:-7 =refine:-5 =refuse:13
=regime:-6 =region:-8 =regula:-7 =reigni:12 =reject:-11 =relati:6 =releas:5 =religi:7 =remark:13 =remove:6 =reopen:-15 =rep:-7 =replac:-18
=report:-24 =reserv:-8 =reshuf:10 =reside:-16 =resign:-5 =respon:-13 =restau:9 =restor:5 =restri:-17 =retain:-8 =return:10 =revenu:-8
=rights:-11 =rise:-9 =risk:-6 =rival:9 =rivals:5 =role:-5 =romani:-5 =room:-7 =round:-11 =rule:-9 =rules:6 =rumour:9 =run:14 =runnin:-7
=runs:-5 =s:26 =safe:8 =said:-31 =sale:6 =sales:5 =same:11 =saudi:-5 =save:10 =saying:-7 =says:-9 =scale:6 =scanda:5 =scheme:-7 =scient:6
=scotla:-10 =scramb:5 =sea:-6 =seal:6 =search:-8 =seat:-7 =sebi:-5 =second:-24 =secure:-5 =securi:-16 =seek:5 =seekin:-7 =seeks:-10
=sees:6 =sen:-7 =senate:-5 =sent:8 =senten:-13 =series:8 =servic:-13 =sessio:-15 =settin:-6 =settle:-13 =seven:-7 =severa:7 =sexual:-12
=shared:8 =shares:-10 =sharin:5 =shelte:7 =shifts:10 =ship:-7 =shooti:5 =shot:-8 =should:6 =show:-6 =showdo:5 =showin:12 =shut:9 =sign:-8
=signal:6 =signs:6 =sir:-5 =sister:-9 =sit:-6 =situat:-5 =small:-7 =softwa:-6 =solar:5 =sold:-6 =son:-5 =soon:7 =south:-14 =spain:-13
=speake:-10 =speaks:5 =specia:9 =speech:-6 =spendi:-11 =spokes:-8 =sports:7 =spot:-8 =sri:-5 =stabil:5 =staff:10 =stage:7 =stages:-7
=stake:-6 =stand:5 =standa:5 =stands:6 =star:9 =stars:5 =starte:5 =starts:-7 =startu:6 =state:-25 =states:-16 =statio:-11 =stay:-6
=steady:-8 =step:6 =still:13 =stock:12 =stocks:12 =stolen:-7 =stop:-8 =storm:-5 =strait:-5 =street:15 =stress:-10 =strike:-24 =striki:-7
=strong:-6 =struct:13 =studen:9 =stunni:13 =subscr:-14 =such:6 =sues:-8 =suffer:-6 =sugges:7 =suicid:-5 =sulaim:6 =summit:6 =suppli:-7
=supply:5 =suprem:5 =surge:-6 =surges:-8 =survei:-8 =surviv:13 =suspec:-8 =suspen:-13 =sweepi:5 =swept:-6 =t:10 =take:6 =taken:6 =takes:-7
=taking:10 =talks:-12 =tanks:-8 =tariff:-10 =tax:9 =taxpay:7 =team:-21 =tech:-8 =teens:-5 =territ:-15 =than:-12 =that:-11 =the:38
=their:-9 =then:11 =there:25 =these:9 =thinks:11 =third:-18 =this:5 =thousa:-14 =threat:-15 =three:-7 =thrill:-5 =throwi:7 =time:-10
=times:5 =title:6 =to:-25 =today:5 =told:-8 =toll:-6 =too:-6 =took:5 =tool:8 =toughe:9 =tour:6 =town:5 =tracki:11 =trade:-5 =tradin:-10
=traffi:-6 =train:-5 =transf:18 =transl:6 =tree:-6 =trends:9 =trial:-5 =trigge:-6 =trip:6 =tropic:-5 =troubl:14 =trump:-8 =turn:10
=turnin:8 =twitte:-10 =two:-15 =u:-9 =uk:-12 =un:-7 =uncert:6 =under:-15 =underm:-6 =underw:-5 =unit:-7 =univer:32 =unveil:-5 =up:30
=upcomi:7 =update:-13 =upside:5 =urge:-6 =urged:-5 =urgent:7 =urges:-6 =us:-31 =use:7 =used:5 =using:-7 =vaccin:-18 =value:-5 =vehicl:-14
=ventur:-5 =vessel:-8 =via:-8 =vice:7 =victor:-14 =viral:5 =visa:-5 =visits:-8 =vote:-7 =voter:-7 =voters:10 =votes:-11 =vs:6 =wait:-5
=war:6 =warnin:12 =warns:-7 =was:41 =washin:6 =watch:17 =water:-15 =way:9 =weddin:11 =wednes:5 =week:-11 =weeken:-7 =weekly:-7 =weeks:-6
=what:22 =which:14 =while:25 =who:-14 =why:25 =wicket:-5 =wider:7 =wild:13 =win:-15 =winles:9 =winnin:-9 =wins:-14 =with:-5 =won:-16
=worker:-5 =workin:-7 =worksh:8 =world:-12 =worrie:-7 =would:-17 =year:-7 =years:14 =young:8 =youth:-11 =zelens:-7 ^#:24 ^about:-8
^activi:-9 ^aerosc:12 ^after:17 ^and:-15 ^andy:-9 ^announ:6 ^anti:7 ^as:33 ^austra:-11 ^bbc:-8 ^biden:-7 ^bitcoi:-6 ^britai:-6 ^canada:-7
^charge:-5 ^chatgp:-7 ^cnn:10 ^colomb:-7 ^court:-5 ^covid:5 ^despit:17 ^doctor:5 ^elon:-6 ^englan:-8 ^even:7 ^for:19 ^foreig:-9 ^former:-9
^from:14 ^global:-15 ^govern:12 ^govt:-6 ^greeti:12 ^has:-6 ^hong:-14 ^i:7 ^in:18 ^india:-10 ^ipl:7 ^irania:-5 ^japan:-12 ^jharkh:-7
^kerala:-7 ^market:-6 ^meta:-8 ^mexico:-10 ^mitche:-7 ^nasa:-8 ^north:-5 ^openai:-8 ^people:8 ^police:-7 ^prime:-8 ^s:9 ^said:-5 ^saudi:-5
^says:-9 ^sebi:-5 ^securi:-6 ^sir:-5 ^south:-9 ^spain:-10 ^sri:-5 ^starme:-6 ^strong:-9 ^teenag:7 ^the:36 ^thousa:-10 ^three:-8 ^to:-5
^today:7 ^trump:-14 ^u:-9 ^uk:-11 ^us:-26 ^war:9 ^watch:10 ^zelens:-7 about:12 abroad:7 abuse:16 academ:-10 accept:-12 accide:-6 accomp:5
accord:-13 accuse:-29 accusi:-10 act:-5 action:-14 actor:13 added:10 addict:-6 addres:9 admits:-5 admitt:5 adopti:6 advanc:6 advant:11
advise:12 aerosc:12 affair:14 after:-31 again:20 agains:-11 age:15 agency:-10 agenda:6 ago:-6 agree:-5 agricu:5 ahead:-15 ai:8 aid:-8
aimed:6 aircra:-9 airlin:5 airstr:-8 alarm:8 alive:-9 all:17 allega:-8 allegi:-11 almost:5 alone:7 along:15 alongs:-14 also:-11 always:15
ambass:-7 an:30 analys:26 and:30 andy:-9 animal:15 announ:-18 annual:-7 answer:5 anti:-7 app:9 appeal:-8 appear:11 apple:-10 appoin:-5
approv:-21 apps:-6 archiv:11 are:13 area:5 argues:-5 armed:-8 army:-16 around:5 arrang:5 arrest:-15 artist:-6 as:-18 asks:-8 assaul:-9
assist:-12 at:21 athlet:8 attack:-28 attend:6 attorn:-14 attrac:5 audien:16 austra:-11 autono:-7 availa:-6 averag:6 avoid:6 award:-13
back:19 backed:6 backla:7 backs:6 ball:5 ballis:-5 balls:-5 ban:-11 bank:-12 bankin:-7 bans:-5 based:-5 bases:-5 bat:-11 battle:13 be:-8
beach:7 beat:-5 beatin:-8 became:5 been:10 began:5 begin:9 begins:-9 behind:6 being:9 believ:10 benefi:10 best:30 bet:6 bets:5 better:14
betwee:22 beyond:10 big:18 bigges:7 bilate:-5 bill:10 billio:-9 biotec:6 birthd:9 birthp:-6 bitcoi:-6 bitter:5 bliste:-5 block:-12
blocka:-5 blocks:-5 blow:-8 boats:-5 bodies:-5 bolste:-5 bonus:10 boom:-7 boost:13 booste:-5 border:-17 borrow:-5 boss:14 both:13
bowler:-7 bowlin:7 boxes:5 boycot:9 brawl:15 breako:11 breakt:-7 bring:7 britai:-8 broadc:-5 broke:5 bros:9 brothe:8 build:-6 buildi:-7
bus:6 busine:9 but:-7 by:-19 cabine:-5 cafe:6 call:14 called:-13 callin:-12 camera:-5 campai:-5 can:12 canada:-7 cancer:7 candid:-7
capabi:9 capabl:-6 captai:7 car:-12 career:11 carrie:-5 cars:-7 cases:-6 casual:-5 catche:7 caught:10 cause:8 causin:-5 cautio:14
ceasef:-6 celebr:12 cent:-7 centra:-5 centre:-18 challe:13 champi:-13 channe:5 chaoti:8 charge:-8 chargi:14 chatgp:-7 check:9 chief:-11
child:-11 childr:-7 china:-6 choice:11 claim:-6 claime:-7 claimi:8 clarit:10 classi:12 clean:9 clear:-6 climat:8 clinic:-7 close:-10
clubs:-7 cnn:12 coach:-11 coast:-5 coffee:16 collec:6 collis:11 colomb:-7 coma:-7 combin:-5 comes:-8 coming:6 comman:-7 commem:-12
commer:-7 compan:-12 compet:9 compro:-5 comput:5 condem:-16 condit:-15 conduc:-6 confir:-23 confli:6 confro:9 congre:-5 consid:10 consol:5
conspi:6 constr:8 contac:8 contai:-7 contin:7 contra:-10 convic:-6 cooper:11 core:11 correc:13 corrup:15 cost:-6 costs:-10 could:11
couldn:6 counci:-13 counte:9 countr:-19 course:6 court:-9 credib:10 credit:7 crew:-10 cricke:5 crimin:7 crisis:11 critic:-5 crore:-18
cross:-12 crosse:-9 crossi:-6 crucia:11 crypto:-5 cultur:10 cup:7 curren:8 custod:-14 custom:6 cut:7 cuts:-11 d:5 da:8 daily:13 damage:-7
data:-11 day:17 de:5 dead:-18 deadli:-5 deal:-30 debt:5 debut:5 decade:12 decide:-12 declar:-9 declin:-10 deep:14 deepen:9 defeat:-12
defenc:9 defend:-7 defens:-14 degree:7 delay:-15 delays:-8 delimi:6 demand:-14 denied:-13 denies:-7 depend:13 deploy:-5 deport:-8
deputy:-5 descri:21 design:9 despit:10 destro:-10 detail:14 detain:-10 detect:-9 detent:-6 determ:10 develo:6 devote:10 did:11 didn:8
dies:-13 differ:5 dignit:5 dinner:8 direct:6 discip:7 disclo:-7 discov:-10 disgra:10 dismis:-12 distri:-18 doctor:12 does:-9 dog:5
dollar:-7 domest:11 done:11 double:11 doubt:-10 doubts:8 down:-10 downlo:6 dozen:-6 dozens:-5 draft:-7 drawin:6 dream:6 drills:-8 drive:7
driven:15 drones:-7 droppe:6 droppi:-5 drops:-6 drough:-12 drugs:6 due:-7 during:5 duties:5 early:-6 earnin:27 easter:5 econom:17 edge:-8
editio:-7 eight:-10 electe:-10 electi:12 electr:-7 elevat:-6 elimin:5 elon:-9 email:7 emerge:-5 employ:6 enable:6 end:-20 ended:-6
ending:-10 ends:-5 energy:5 engine:17 englan:-8 enough:9 ensure:14 entire:12 era:14 escala:-7 escape:12 establ:20 estima:-6 evacua:-13
even:10 event:9 events:7 every:7 examin:10 except:5 excess:-6 exchan:-6 execut:-7 exit:9 expect:-7 expend:5 expert:23 explai:5 explor:10
explos:-12 expose:11 expres:-12 extend:-8 extrem:7 eye:14 eyes:14 face:9 faces:12 facili:-12 facing:6 facult:7 fail:7 fake:6 fall:10
falls:-5 family:17 fan:14 fans:11 far:-6 farmer:-8 fascin:7 fast:-5 fastes:-10 fatal:9 father:-7 fear:20 featur:19 federa:-15 fell:-5
female:-12 festiv:8 field:5 fields:8 fight:6 fights:10 fill:9 films:-5 finali:-5 finals:-6 finds:19 fines:-5 finish:-11 fires:-11 firm:-7
first:-25 fiscal:8 five:-8 flag:17 flags:5 flee:13 focus:20 follow:-23 for:-6 force:-10 forced:-9 forces:-20 foreca:-11 foreig:-15
format:11 former:-11 forwar:8 founde:-8 four:15 franch:-10 free:-5 freedo:9 friend:10 frustr:16 fuels:-8 full:-8 furthe:-8 future:-7
gains:-11 game:23 games:10 gang:-6 gather:-6 gave:7 gen:14 gender:5 genera:5 get:7 gets:-5 gettin:21 giant:-13 giants:-8 giving:5 going:12
gold:7 good:5 got:9 govern:-24 gradua:6 grappl:9 great:11 greeti:12 grid:-5 ground:-9 growin:7 grows:6 growth:6 guard:-5 guests:11 guide:5
guidel:-6 guilty:-12 gulf:-5 gun:-5 guns:6 had:5 hails:-6 halt:-8 halted:-13 hand:-6 handle:-6 hands:15 hard:9 has:-10 hate:-5 have:12
having:9 head:-8 headqu:6 heads:5 health:-10 hearin:8 heavy:-7 held:12 helico:6 help:-8 helped:5 helpin:16 here:11 hersel:5 high:10
higher:-6 highes:-9 highli:12 highwa:-7 himsel:22 histor:12 hit:-6 hits:-19 hold:-9 holdin:6 holds:-6 holida:7 homes:-14 hong:-14 hope:10
hopefu:6 hoping:5 hormuz:-5 hospit:5 host:6 hostil:-6 hot:-5 hottes:-6 hours:18 househ:6 housin:-7 how:26 hub:-6 huge:6 hunger:-6 ice:6
identi:10 if:11 illega:-11 illnes:5 image:-8 impact:16 impose:-7 improv:-15 in:10 inaugu:-7 indepe:-5 india:-9 indict:-6 indivi:9
induct:-14 indust:10 infect:-7 inflat:-14 influe:6 inform:-8 injure:-15 inning:5 innova:5 inside:14 instal:-5 instea:5 instru:5 intell:-10
intens:-16 interc:-6 intere:6 interi:-8 intern:-6 interv:-6 into:9 introd:-9 invest:-9 ipl:7 irania:-5 is:21 island:8 issue:5 issued:-5
issues:-5 it:-23 its:-14 itself:8 james:9 japan:-12 jeff:-7 jets:-7 jharkh:-9 job:11 join:-18 joined:8 joint:-9 journa:-16 judge:-14
judges:-6 jumped:5 jumps:-9 jury:-9 just:16 justic:9 keepin:-6 keeps:8 kerala:-7 key:8 kids:-7 kill:-6 killed:-23 kills:-6 knowle:6
known:-6 koya:27 kurdis:7 kyiv:-5 lack:-7 lags:-7 landma:-7 landsc:12 langua:11 large:-5 largel:14 late:-6 later:-6 latest:-13 launch:-16
law:-14 lawsui:-16 lawyer:10 leader:-7 leads:-7 league:7 leaks:5 least:-9 leave:5 leaves:-5 legisl:-9 level:5 licenc:-7 lies:9 lift:10
light:11 like:30 likely:-9 limite:-5 limits:-7 line:-9 liquid:-11 listin:10 litre:5 little:17 live:-8 lived:-6 lives:5 livest:-7 lok:-7
longer:-7 look:24 looked:7 looks:6 lose:-13 lost:-8 lot:6 low:13 lower:7 lowest:11 lows:6 main:-6 mainla:-9 mainta:-5 major:-14 majori:-7
making:10 manche:12 march:10 mariti:-6 martyr:8 mass:-5 massiv:-10 match:10 may:21 me:10 means:14 meet:-23 meetin:-11 meets:-7 memes:-6
memori:5 memory:-6 mental:12 messag:19 met:-18 meta:-9 metres:6 mexico:-10 midfie:7 might:10 miles:16 milest:-7 milita:-21 millio:-6
minera:-6 minist:10 minute:-8 miscon:-11 missed:-5 missil:-9 missin:8 missio:7 misuse:5 mitche:-7 mixed:-10 model:8 modi:-6 moment:26
month:9 most:-7 motorc:-7 move:6 moved:5 moveme:-11 movie:6 much:10 multi:7 multip:-7 mum:5 must:5 my:5 myster:15 name:-13 named:-7
navy:-5 near:-24 nearby:-7 nearly:-7 need:10 needs:7 negoti:-10 neighb:12 never:5 new:7 news:6 next:-11 nifty:11 night:9 no:18 nomine:7
northe:5 not:17 notice:-6 notifi:-6 nov:11 now:-5 number:14 obtain:-11 of:-6 off:-29 offens:-8 offer:-7 offers:9 office:-17 offici:-24
often:15 oil:-20 old:9 one:19 only:11 open:-10 openai:-8 opened:5 openin:-5 operat:7 opport:7 oppose:-10 opposi:-10 optimi:-8 option:11
or:5 ordere:-6 orders:-15 organi:-13 out:15 outage:-14 outbre:-6 outgoi:-5 output:-9 outrag:9 outsid:16 over:-20 overni:-10 overse:13
overtu:-6 own:5 owned:-10 owner:22 packag:7 panel:8 parent:17 paris:-6 park:15 part:-21 partic:16 partie:-7 partne:-8 parts:-6 passed:-17
passes:-15 past:14 pause:-7 paused:-6 pay:-12 paymen:-12 peace:-11 penalt:-5 people:-20 per:7 percen:-7 perfor:-13 permit:-5 person:-5
phase:-7 phone:-8 pick:6 picks:16 pictur:19 pilgri:-7 place:-5 plague:11 plane:-5 plans:-13 plant:5 plasti:14 play:-6 played:9 player:14
playin:13 pledge:-7 plus:11 podcas:10 pointe:-6 poised:-5 police:-20 politi:15 poll:5 polyte:6 port:-13 positi:6 poster:19 potent:6
power:6 powere:17 powers:-6 prepar:6 presen:12 preser:5 presid:-13 press:-11 previe:8 previo:-8 price:-7 priced:8 prices:10 primar:18
prime:-9 princi:6 prior:7 priori:-7 privat:-15 pro:-11 probe:-8 proble:7 proces:-15 produc:-25 profit:-9 progra:7 promot:13 proper:-7
propos:-19 protec:-6 prove:14 provid:6 publis:-6 punish:-10 push:-6 put:7 qualif:8 qualit:-9 quantu:5 questi:19 race:5 races:10 rail:-10
railwa:9 rain:-6 raise:5 raises:-7 raisin:7 rallie:-9 rape:-8 rapper:-6 rare:-7 rate:-10 rates:-8 rattle:-6 re:8 reache:-15 reachi:-8
react:12 rebel:-5 rebels:-7 reboun:9 recogn:6 record:-15 recove:-10 recrui:8 reduce:-8 reduci:-7 reflec:7 refuse:12 refusi:11 regist:-7
regula:-8 reigni:12 reject:-13 releas:15 religi:7 remark:9 remote:7 remova:-5 remove:6 removi:-9 renewe:6 reopen:-15 rep:-7 repeal:6
replac:-16 report:-28 requir:-8 rescue:9 resear:-5 reserv:-9 reshuf:10 reside:-8 resign:-10 resist:5 respec:7 respon:-5 restor:5
restri:-22 result:8 resume:-6 retain:-8 retire:6 return:18 reveal:8 revenu:-14 review:-6 revive:-9 rights:-6 rise:-15 rising:8 risk:-11
risks:6 rival:9 rivals:11 road:-6 romani:-5 room:-7 rose:9 round:-13 route:-9 row:-5 rubio:5 rule:-12 ruled:-5 rumour:9 run:14 runnin:-15
runs:-10 s:9 safe:10 safegu:-8 said:-32 same:15 sancti:-6 satell:6 saudi:-5 save:10 saw:10 say:-11 saying:-10 says:-27 scene:8 schedu:-9
scient:5 scored:-5 scotla:-6 scramb:5 sea:-14 seal:6 search:-8 sebi:-5 second:-18 secure:-10 securi:-19 seek:5 seekin:-12 seeks:-16
seems:9 seen:10 sees:7 sellin:-5 sen:-7 senate:-5 sendin:-5 sent:11 senten:-16 separa:7 series:11 seriou:7 servic:-13 sessio:-15 setbac:-5
settin:-6 settle:-14 sexual:-19 shared:8 shares:-8 sharp:10 shelte:6 shift:7 shifts:10 ship:-9 shippi:-6 shooti:9 shot:-9 shots:6 show:-5
showin:14 shut:9 sign:-10 signal:9 signed:-6 simila:5 simple:13 sir:-5 sister:-9 site:-8 sites:-11 situat:-9 six:-10 size:10 slippe:5
slow:10 smalle:-5 so:-10 soarin:9 softwa:-6 soil:6 solar:7 sold:-7 son:-7 soon:5 south:-12 space:5 spain:-10 sparke:11 sparki:-5
speake:-11 speaks:10 specia:17 specif:9 specul:7 spendi:-7 spends:5 spokes:-16 sports:8 spot:-9 spread:-9 squad:-5 sri:-5 stabil:9
stage:11 stages:-12 standa:9 standi:5 stands:6 star:11 stars:8 start:-9 starti:-5 starts:-7 startu:6 state:-16 stated:7 statem:-6
states:-17 statio:-7 steady:-5 steps:12 still:16 stock:15 stocks:12 stolen:-7 stood:5 store:5 storm:-9 story:11 straig:6 strait:-8
stream:-5 street:14 streng:-11 stress:-11 strict:-9 strike:-20 striki:-7 string:-6 struct:12 strugg:-8 studen:18 stunni:13 submit:-7
subscr:-11 subsid:-6 such:7 sues:-8 suffer:-8 suicid:-9 sulaim:6 summit:8 super:5 suppli:-7 suppor:-19 surged:11 surges:-8 surren:-5
survei:-8 surviv:16 suspec:-11 suspen:-15 suspic:-6 sweepi:5 swept:-7 symbol:8 system:12 t:14 table:11 take:13 taken:8 taking:10 talks:-14
tanker:-7 tanks:-8 tariff:-11 tax:12 taxpay:7 team:-16 teen:-7 teens:-6 televi:-7 tempor:-5 tens:5 tense:10 tensio:9 terms:6 territ:-19
test:9 that:-5 the:13 their:9 them:24 then:13 there:31 these:13 they:18 things:6 thinks:11 third:-22 this:9 thousa:-19 threat:-16
three:-16 thrill:-5 throug:-9 throwi:7 thunde:-5 time:-11 timing:5 title:6 today:6 togeth:5 told:-19 toll:5 tons:10 tool:8 top:10 total:-8
toughe:14 tour:6 toward:-11 town:6 tracke:5 tracki:10 trade:-14 trades:8 tradin:-6 traffi:-7 traile:9 train:-5 traini:6 transf:20 transl:6
transm:-5 treatm:8 tree:-6 trends:18 trial:-8 tribut:-6 trip:8 tropic:-5 troubl:14 turn:10 turnin:10 two:-19 u:-15 uk:-12 ultima:6 un:-7
uncert:8 under:-9 underl:8 underm:-6 unit:-10 unity:-6 univer:30 until:-12 unveil:-6 update:-14 upside:5 urge:-6 urges:-6 us:-26 use:15
users:5 using:-8 v:6 vacanc:17 vaccin:-21 valuab:6 valuat:9 vehicl:-22 ventur:-6 verdic:5 versio:9 vessel:-14 vetera:-5 via:-10 victim:6
victor:-20 video:11 view:-7 violat:-8 viral:5 visa:-5 vision:12 visit:-7 visits:-8 volati:6 vote:-9 voter:-7 voters:15 votes:-15 vs:6
wait:-5 walkin:-7 wanted:6 wants:7 war:14 warned:-6 warnin:10 warns:-9 was:10 wasn:6 watch:15 water:-11 way:5 wealth:13 weddin:13 week:-7
weeken:-9 weeks:-9 welcom:6 were:7 west:-7 what:33 when:25 where:6 which:13 while:20 who:11 whose:-5 why:19 wicket:-10 wider:7 widesp:11
wild:13 wildfi:-5 wildli:9 will:-36 win:-20 window:7 winles:8 winnin:-9 wins:-11 with:18 withdr:9 withho:-7 won:-26 worker:-9 workin:-8
works:7 worksh:8 world:-12 worrie:-9 worst:11 would:-7 wouldn:5 wrist:-9 year:-17 years:8 you:13 your:14 youth:-11 youths:-6 zelens:-7
`
