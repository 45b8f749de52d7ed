export const english = `
:-60 #:-6 +":-29 +(:-31 +,:12 +.:22 +0:-13 +::97 +?:45 +doubts-1:-28 +doubts0:10 +doubts1:9 +length1:22 +length3:-9 +length4:29
+length5:10 +length6:-9 +length7:-10 +length8:-20 +length9:-28 +retold:-15 +weight0:-32 +weight1:11 +weight2:12 +without-abbreviation:-5
+without-explicit:19 +without-first-person:36 +without-furniture:30 +without-quote:7 +–:48 15s:-5 17th:-6 25th:14 3rd:-8 4k:6 =#:-5
=25th:14 =3rd:-8 =4k:6 =a:-11 =abduct:-5 =about:21 =abraha:-6 =abroad:7 =absenc:6 =absolu:6 =abuse:17 =academ:-10 =accept:-10 =accord:-10
=accuse:-6 =accusi:-6 =achiev:6 =across:-7 =action:-5 =actor:10 =actres:5 =adani:-8 =added:-6 =addict:-7 =adding:-5 =admini:-16 =admits:-6
=advanc:8 =advant:9 =adviso:10 =aerosc:14 =affair:9 =afterm:17 =again:7 =agenci:8 =agency:-9 =agenda:5 =aggres:7 =ago:7 =agrees:-11 =ai:7
=aiadmk:-5 =aid:-5 =aims:11 =aircra:-10 =airpor:-11 =airstr:-8 =alarm:10 =alive:-13 =all:-17 =allega:-9 =allege:-5 =allegi:-6 =almost:-6
=alongs:-5 =alread:11 =always:5 =ambass:-5 =amid:-19 =amnest:-5 =analys:26 =and:-6 =andy:-9 =animal:14 =announ:-21 =answer:-7 =appeal:-5
=appear:8 =apple:-11 =approv:-15 =apps:-6 =archiv:13 =areas:5 =argent:6 =army:-16 =around:-9 =arrang:5 =arrest:-23 =arsena:6 =as:-20
=asks:-9 =assass:-7 =assemb:-11 =assess:-10 =asylum:-7 =at:-18 =attack:-15 =attemp:5 =attend:5 =attent:13 =attorn:-14 =audien:11
=austra:-8 =autono:-7 =award:-11 =away:9 =backin:-8 =backs:10 =ball:-5 =ballot:6 =ban:-14 =bank:-5 =bankin:-6 =banned:-7 =bans:-8 =base:5
=based:9 =bases:-6 =bat:-7 =batter:10 =battle:5 =be:16 =beat:-6 =beats:-7 =became:-5 =become:-6 =becomi:-9 =been:-8 =before:9 =begin:5
=behalf:8 =being:8 =believ:9 =ben:-8 =best:20 =bet:8 =bets:5 =better:13 =betwee:14 =beyond:9 =bid:-6 =biden:7 =big:8 =bihar:-5 =bilate:-8
=bill:7 =billio:-11 =bills:-6 =biotec:7 =birth:-7 =birthd:9 =birthp:-5 =bitcoi:-8 =bitter:7 =block:-15 =blocka:-5 =blocke:8 =blow:-5
=board:-7 =boats:-5 =bombin:-5 =bonds:-5 =bonus:6 =boom:-9 =boost:12 =border:-12 =borrow:-6 =boss:8 =both:6 =bowl:9 =boycot:7 =boyfri:7
=brands:5 =brawl:5 =breaki:7 =breako:11 =breast:6 =bringi:10 =britai:-10 =broke:6 =bros:9 =brothe:7 =brutal:13 =build:6 =burnin:-5 =but:16
=by:-14 =cafe:6 =call:14 =called:-14 =callin:-9 =calls:-8 =came:13 =camera:-8 =campai:-12 =can:7 =canada:-7 =candid:-12 =capabi:9
=captur:-9 =career:5 =carrie:-7 =carryi:6 =cars:-8 =cartel:7 =cat:6 =catche:5 =caught:13 =cause:6 =causin:-7 =cautio:6 =center:10
=centra:-21 =centre:-16 =centur:-6 =challe:6 =champi:-8 =change:5 =chaoti:6 =charge:-12 =chatgp:-9 =check:7 =chief:-9 =child:-13
=childr:-23 =china:-5 =chip:-6 =chris:7 =cities:10 =citing:-8 =claim:-5 =claims:5 =clash:7 =clashe:6 =clean:10 =climat:11 =clinic:-6
=close:-14 =closed:-9 =closer:7 =closur:7 =club:-6 =clubs:-8 =cnn:11 =coalit:7 =coexis:-5 =coffee:14 =collec:5 =coma:-6 =commem:-11
=commer:-11 =commit:-14 =common:-5 =compan:-18 =compli:-5 =condem:-19 =condit:-7 =conduc:7 =confid:-8 =confir:-16 =confli:8 =congre:-7
=connec:6 =consid:10 =consol:5 =consti:-10 =constr:10 =consum:7 =contac:5 =contai:-5 =contes:7 =contra:-17 =contro:9 =conven:-11
=convic:-17 =cooper:6 =corrup:7 =costs:-11 =could:10 =couldn:5 =counci:-14 =count:10 =counte:10 =couple:-11 =court:-14 =cover:-5 =covid:10
=crashe:-6 =create:-10 =credib:10 =crew:-6 =cricke:7 =crimin:-7 =crisis:18 =critic:-11 =crore:-15 =cross:-7 =crossh:5 =crossi:-9 =crowds:8
=crypto:-8 =curren:10 =cut:11 =cuts:-12 =cybera:-9 =cybers:-6 =d:10 =damage:-9 =danger:6 =data:-5 =date:9 =days:-6 =deadli:-6 =deadly:5
=deal:-23 =death:-7 =deaths:8 =debut:7 =decide:-12 =decisi:11 =declar:-12 =declin:-6 =dedica:-9 =deep:6 =deepen:8 =defeat:-18 =defenc:10
=defend:-22 =defens:-7 =delay:-11 =delaye:-6 =delays:-7 =delive:-5 =denied:-7 =denies:-6 =deploy:-9 =deport:-8 =deposi:-5 =deputy:-6
=descri:24 =detail:7 =detain:-6 =detect:-6 =deteri:5 =determ:11 =develo:5 =did:14 =died:-9 =dies:-21 =diesel:-5 =differ:7 =digita:8
=dinner:9 =diplom:-7 =disapp:-7 =disast:-6 =discip:5 =discri:-6 =disgra:6 =dismis:-5 =displa:7 =disrup:-13 =do:6 =doctor:10 =docume:-6
=does:-7 =dog:6 =doing:6 =donald:-5 =done:5 =double:8 =doubt:-7 =down:-7 =downlo:8 =dozen:-8 =dozens:-17 =draft:-6 =drama:9 =draw:-5
=drawin:7 =dream:7 =drills:-7 =drive:12 =driven:11 =driver:-8 =drone:-9 =drones:6 =droppe:9 =drops:-6 =drough:-12 =due:-5 =duo:5
=during:-8 =each:-8 =earlie:-13 =earnin:24 =easter:10 =eclips:-10 =econom:17 =editor:-11 =educat:-13 =effect:12 =effici:5 =eighth:-6
=electe:-5 =electr:-17 =elon:-7 =embass:-5 =enable:12 =enabli:-6 =ending:-8 =ends:-10 =energy:-5 =enforc:5 =engage:5 =engine:12
=englan:-14 =enhanc:-5 =entire:5 =envoy:-5 =equiti:6 =era:13 =escala:-11 =escape:6 =establ:5 =ethics:-7 =evacua:-14 =even:6 =evenin:-8
=event:5 =events:11 =ever:-6 =everyt:7 =examin:10 =exams:-5 =excess:-9 =exchan:-5 =execut:-8 =exit:6 =expand:6 =expect:-8 =expert:15
=explai:5 =explor:12 =explos:-7 =expose:6 =expres:-10 =extend:-7 =eye:10 =eyes:8 =face:-9 =faces:7 =facing:7 =fail:10 =fake:8 =fall:9
=fallin:12 =fan:8 =fans:5 =far:-7 =farage:5 =fastes:-5 =father:-5 =fear:19 =fears:-9 =featur:-10 =federa:-9 =feet:-6 =female:-11
=fertil:-5 =field:11 =fieldi:8 =fields:12 =figure:5 =filed:-10 =film:5 =finali:-5 =finall:-6 =finals:-7 =financ:9 =findin:6 =finds:9
=fined:-7 =fines:-6 =fire:-7 =fired:-5 =fires:-7 =firm:-6 =first:-17 =fit:-6 =five:-10 =fix:-7 =flag:9 =flee:17 =focus:13 =footag:10
=for:-14 =force:-8 =forced:-5 =forces:-15 =foreca:-11 =foreig:-14 =format:8 =former:-10 =forwar:9 =fossil:-7 =found:-5 =four:9 =friend:13
=from:-17 =frustr:13 =ftc:-5 =fuels:-5 =fund:-6 =fundin:-7 =funds:5 =furthe:-11 =games:18 =gang:-6 =gap:6 =gather:-5 =gave:6 =gen:15
=gender:6 =gettin:22 =giant:-10 =giants:-9 =gives:-6 =global:-16 =go:-7 =goalke:-7 =going:8 =gold:11 =got:14 =govern:-7 =grappl:7
=greeti:9 =grief:14 =groups:-5 =growth:12 =guard:-6 =guide:12 =guilty:-6 =gun:-11 =guns:10 =hacker:-5 =hails:-9 =halted:-8 =hand:-6
=hands:11 =harass:-7 =hard:8 =harrow:8 =has:-11 =hate:-5 =have:9 =haven:9 =having:8 =hayden:5 =head:-18 =headwi:6 =health:-12 =hear:6
=heathe:-7 =heavy:-9 =held:-11 =help:-10 =helped:18 =helpin:8 =here:13 =high:5 =higher:-9 =highes:-12 =highli:16 =highs:-7 =highwa:-6
=himsel:8 =histor:-6 =hits:-16 =hockey:5 =hold:-6 =holds:-6 =holida:10 =home:-16 =homes:-17 =hong:-11 =hope:5 =hopefu:8 =hoping:11
=horror:8 =hostil:-5 =hot:-6 =hottes:-6 =hours:9 =house:6 =househ:9 =housin:-12 =how:26 =hub:-8 =humano:-6 =hundre:-5 =hunger:-5 =hunt:-10
=hurt:-7 =i:-9 =ice:5 =ignore:11 =illega:-12 =impact:22 =import:-8 =impose:-9 =in:-18 =inaugu:-6 =includ:10 =increa:-5 =india:-7 =indust:7
=infect:-5 =inflat:-15 =inform:-8 =injure:-10 =injury:-5 =insist:-6 =intell:-5 =intens:-5 =interc:-5 =intere:7 =invest:-17 =involv:-6
=irania:-6 =islama:-13 =isn:7 =issued:-9 =issues:-10 =it:-7 =its:-26 =itself:7 =james:5 =japan:-12 =jeff:-6 =jharkh:-7 =job:10 =jobs:-6
=join:-16 =joinin:8 =joint:-7 =jordan:6 =journa:-15 =judge:-9 =jumps:-12 =jury:-8 =justic:8 =k:5 =karach:-8 =karnat:-7 =keeps:8 =kenned:-5
=kept:11 =kerala:-12 =kill:-9 =killed:-11 =killer:-11 =kills:-8 =knowle:7 =koya:15 =kurdis:6 =lack:-7 =lags:-8 =lahore:-5 =landma:-9
=lands:-5 =landsc:8 =langua:8 =large:-6 =largel:6 =larges:-6 =larry:6 =late:-7 =latest:-14 =launch:-11 =law:-7 =lawsui:-10 =leads:-5
=league:5 =leak:-5 =leap:8 =learn:8 =least:-7 =leaves:-10 =led:5 =leg:-5 =letter:-5 =levels:-5 =licens:-5 =lies:10 =life:-10 =lifeti:5
=lift:8 =light:8 =like:19 =likely:-11 =limits:7 =lincol:-5 =lines:6 =linked:-6 =liquid:-7 =list:6 =listed:-5 =listin:9 =little:8 =live:6
=liverp:-8 =lives:7 =livest:-9 =living:7 =lok:-6 =longes:-7 =look:14 =looked:13 =lookin:5 =looks:23 =lose:-7 =loses:-7 =lost:-5 =low:-5
=luxury:7 =machin:9 =made:7 =mainla:-9 =major:-12 =make:11 =making:-7 =malays:-5 =manage:-6 =manche:10 =mariti:-7 =market:7 =markin:-7
=marks:-5 =marrie:9 =massiv:-7 =master:-7 =materi:-8 =may:10 =me:9 =means:12 =media:8 =meet:-16 =meetin:-17 =meets:-7 =memory:-6 =mercha:7
=merger:-6 =messag:10 =met:-6 =meta:-13 =metal:-7 =mexico:-12 =might:11 =migrat:-10 =miles:12 =milest:-5 =milita:-18 =millio:-8 =miscon:-6
=misses:-5 =missil:-10 =missin:-6 =missio:11 =mitche:-7 =mixed:-11 =moment:15 =monsoo:-9 =month:8 =moon:-5 =more:-15 =morocc:-7 =most:-14
=mostly:-5 =motion:-10 =mount:-6 =mounta:-5 =move:19 =moved:-8 =much:10 =multip:-10 =muniti:-8 =murder:8 =music:-7 =must:7 =myster:14
=name:-8 =named:-12 =nasa:-8 =naval:9 =navy:-6 =near:-18 =nearby:-7 =nearly:-10 =need:11 =needs:8 =negoti:-7 =neighb:10 =networ:-7 =new:-7
=news:7 =nifty:9 =night:5 =nine:8 =nitish:6 =no:5 =noise:12 =nomine:10 =non:-5 =northe:10 =not:13 =notice:-8 =now:10 =nuclea:-11
=number:10 =object:-9 =observ:-16 =of:5 =off:-17 =offend:-5 =offens:-9 =offeri:-9 =offers:12 =office:-19 =offici:-32 =often:6 =oil:-21
=old:8 =once:5 =ongoin:13 =only:19 =openai:-7 =openin:-6 =opens:-9 =operat:-5 =opport:8 =oppose:-14 =opposi:-9 =optimi:-7 =option:9 =or:9
=orders:-11 =organi:-9 =origin:8 =other:8 =out:9 =outage:-10 =outbre:-10 =output:-7 =outrag:7 =outrea:10 =over:-14 =overni:-13 =overse:11
=own:7 =owned:-5 =owner:20 =pandem:-5 =parent:8 =paris:-6 =park:13 =parlia:-8 =part:-16 =partic:16 =partie:-9 =partne:5 =parts:-15
=passag:-6 =passed:-5 =passes:-17 =past:-11 =path:-7 =patien:-6 =pause:-6 =paused:-6 =pay:-10 =payout:-5 =perfor:11 =perman:-5 =petrol:-6
=philip:-9 =phone:-14 =picks:12 =pictur:10 =pilgri:-5 =plague:7 =plan:7 =plane:-9 =planni:-5 =plans:-13 =played:7 =playin:6 =pledge:-8
=plot:-7 =plus:12 =pm:-11 =podcas:15 =police:-17 =port:-9 =possib:-7 =post:8 =poster:14 =potent:14 =pounds:-5 =powere:12 =powerf:-5
=powers:-5 =practi:-5 =precis:11 =predic:16 =premie:-5 =presen:7 =presid:-13 =press:-14 =previe:9 =previo:-5 =price:-13 =prices:13
=primar:10 =prime:-5 =princi:7 =prison:-13 =privat:-10 =probe:-10 =proble:10 =produc:-24 =progra:9 =progre:-8 =prolon:-7 =promis:-7
=promot:13 =propos:-20 =protec:8 =public:10 =publis:-6 =pull:-6 =punish:-9 =pushes:6 =put:-11 =puts:12 =qualif:7 =quarte:9 =queen:-7
=questi:15 =quickl:-6 =quiet:13 =race:13 =races:8 =racist:-5 =raid:-6 =rail:-11 =railwa:7 =raised:5 =raises:-7 =raisin:10 =ramps:-5
=rangin:-7 =ranks:6 =rape:-7 =rapper:-6 =rare:-10 =rates:-6 =rattle:-8 =re:5 =reach:8 =reache:-6 =react:12 =real:8 =realit:12 =rebels:-5
=receiv:-12 =recent:6 =reclai:5 =record:-19 =recrui:5 =red:-8 =reduce:-7 =reduci:-7 =refere:-5 =reflec:7 =refuse:11 =refusi:8 =regula:-12
=reigni:10 =reject:-11 =relate:12 =relati:7 =religi:6 =remark:11 =remind:6 =remova:-5 =renewa:6 =reopen:-9 =rep:-5 =replac:-15 =report:-22
=requir:-5 =rescue:6 =resear:-6 =reserv:-9 =reshap:5 =reshuf:12 =reside:-7 =resign:-6 =resolu:-7 =restau:7 =restor:5 =restri:-18
=retain:-7 =retire:9 =return:15 =reveal:8 =revenu:-11 =review:6 =revise:-8 =rift:-6 =rights:-10 =rises:-5 =risk:-13 =risks:6 =rival:14
=rivals:6 =robot:-7 =rocket:-6 =room:-9 =route:-6 =royal:6 =rules:7 =rumour:6 =ruthle:5 =sacked:6 =safe:10 =safegu:-5 =said:-21 =same:6
=sancti:-10 =saudi:-8 =save:9 =say:8 =saying:-11 =scale:7 =schedu:-5 =scheme:-7 =schola:-5 =school:6 =scient:-8 =scorch:10 =scotla:-6
=scramb:5 =screen:5 =scruti:-6 =sea:-8 =seal:7 =second:-19 =secure:-8 =securi:-8 =see:-7 =seek:5 =seekin:-10 =seeks:-5 =sees:9 =sell:10
=semi:-5 =sen:-5 =senato:-8 =sent:8 =senten:-18 =servic:-6 =sessio:-11 =settin:-7 =settle:-10 =seven:-8 =sexual:-12 =share:7 =shared:8
=shatte:6 =shelte:6 =shifts:14 =ships:5 =shocki:7 =shorte:6 =show:-5 =showdo:8 =showin:13 =shows:6 =shut:9 =side:5 =sign:-9 =signed:5
=signif:-6 =signin:-7 =silenc:6 =silver:7 =single:-7 =sister:-7 =sit:-5 =sky:11 =slaps:-7 =small:-7 =smalle:-5 =smuggl:-5 =snow:5 =soars:8
=softwa:-8 =son:-6 =south:-12 =space:-5 =spain:-9 =speake:-9 =speaks:8 =specia:10 =specif:5 =specul:7 =speech:-6 =spendi:-12 =spinne:-9
=spokes:-9 =sports:12 =spot:-10 =spread:-5 =sri:-7 =stable:-5 =staff:6 =stages:-11 =stake:-8 =stand:5 =standa:5 =stands:8 =starme:-5
=stars:6 =starte:7 =starts:-6 =startu:9 =state:-19 =states:-18 =statio:-13 =steady:-7 =still:16 =stock:8 =stocks:7 =stolen:-8 =stop:6
=stores:-6 =strait:-8 =strate:8 =street:12 =streng:9 =stress:-7 =strike:-15 =striki:-6 =stroke:-8 =strong:-8 =struct:5 =studen:11
=study:-5 =stunne:-5 =stunni:13 =style:5 =subscr:-14 =subsid:-6 =substa:-5 =succes:6 =sued:-6 =sues:-9 =suffer:-10 =sugges:7 =suicid:-7
=summer:-5 =summit:9 =summon:-7 =sunak:8 =suppli:-6 =surge:-10 =surged:-9 =surges:-7 =surpri:-5 =survey:-5 =surviv:18 =suspen:-16
=sweepi:7 =swept:-6 =swim:8 =t:6 =takeaw:10 =takes:-6 =talent:5 =talk:6 =talkin:9 =talks:-10 =tanks:-7 =tariff:-16 =tavern:6 =tax:10
=taxpay:8 =team:-17 =techno:10 =territ:-14 =tesla:-7 =testif:-8 =tests:-5 =texas:-6 =than:-25 =that:-10 =the:5 =then:13 =there:21
=these:11 =they:5 =thinks:8 =third:-14 =this:6 =those:5 =though:-8 =thousa:-16 =thrash:-5 =threat:-7 =thrill:-6 =throug:6 =throwi:7
=ticket:-9 =tight:10 =time:-11 =told:-5 =toll:-8 =tons:9 =too:-11 =took:9 =tough:8 =toughe:11 =tracki:12 =trades:5 =tradin:-6 =traffi:-10
=traged:-6 =tragic:10 =train:-5 =traine:-6 =traini:5 =transf:22 =transl:5 =travel:-5 =tree:-5 =trends:7 =trial:-11 =trials:-6 =trigge:-6
=trip:8 =triump:6 =troops:5 =troubl:10 =trump:6 =try:-6 =trying:-5 =tuesda:-5 =turn:10 =turned:-6 =turnin:8 =two:-9 =u:-17 =uk:-15
=ultra:6 =un:-5 =unbeat:9 =uncert:6 =uncove:-5 =under:-13 =unders:6 =underw:-8 =unit:-10 =united:-5 =univer:17 =until:-5 =up:21 =upcomi:19
=update:-14 =urge:-6 =urged:-9 =urgent:11 =urges:-9 =us:-11 =users:5 =uss:-5 =v:6 =vacanc:8 =vaccin:-14 =valuat:7 =valued:-5 =vehicl:-14
=vessel:-6 =via:-5 =vice:5 =victor:-21 =violat:-9 =violen:5 =viral:8 =visa:-9 =visits:-5 =volati:7 =vote:-10 =voters:6 =votes:-14 =vows:-6
=vs:12 =wait:-10 =walks:-5 =wall:7 =wanted:5 =war:7 =warn:-10 =warnin:7 =warns:-12 =wars:5 =was:22 =washin:10 =wasn:6 =watch:23 =watchd:-6
=water:-15 =way:13 =websit:5 =weddin:10 =week:-5 =weekly:-7 =weeks:-5 =were:-7 =what:29 =which:9 =while:18 =who:-12 =why:18 =wicket:-17
=wide:-5 =wider:7 =wild:15 =wildfi:-7 =wildli:12 =will:-8 =win:-15 =winles:10 =winner:9 =winnin:-11 =wins:-20 =with:-12 =withdr:-7
=withou:-5 =won:-16 =worker:-14 =works:13 =worksh:6 =world:-13 =worrie:-5 =would:-11 =wrongl:-6 =year:-10 =years:17 =yet:17 =young:7
=youth:-20 =youths:-6 =youtub:6 =zelens:-8 =zone:-7 ^#:25 ^a:-9 ^about:-8 ^activi:-7 ^adani:-6 ^aerosc:14 ^after:13 ^an:6 ^and:-12
^andy:-9 ^anothe:6 ^anti:11 ^army:-5 ^arrest:-5 ^as:47 ^austra:-8 ^ben:-8 ^biden:-5 ^bitcoi:-5 ^britai:-9 ^canada:-9 ^carlos:-6 ^centre:-8
^charge:-6 ^chatgp:-9 ^chief:6 ^china:-12 ^chris:7 ^cnn:11 ^congre:5 ^covid:5 ^delhi:-5 ^despit:19 ^doctor:13 ^dozens:-6 ^englan:-10
^even:7 ^ex:-10 ^farage:5 ^fbi:-6 ^for:29 ^foreig:-8 ^former:-14 ^four:-7 ^fox:6 ^from:16 ^global:-10 ^govern:15 ^govt:-9 ^green:6
^greeti:9 ^gun:-6 ^heathe:-7 ^here:7 ^hong:-11 ^how:10 ^hundre:-9 ^i:7 ^in:33 ^india:-13 ^irania:-6 ^islama:-11 ^it:12 ^japan:-10
^jharkh:-5 ^jordan:6 ^karnat:-6 ^kenned:-9 ^kerala:-11 ^lahore:-5 ^liverp:-7 ^malays:-5 ^manche:10 ^meta:-12 ^mexico:-10 ^middle:-6
^millio:-5 ^missil:-5 ^mitche:-7 ^multip:-7 ^nasa:-12 ^netany:-5 ^new:5 ^no:-5 ^north:-6 ^one:-8 ^openai:-7 ^people:8 ^person:-5 ^pm:-7
^police:11 ^presid:-12 ^progre:-6 ^rare:-7 ^rep:5 ^report:-5 ^rupee:-6 ^s:7 ^saudi:-5 ^says:-6 ^securi:-5 ^senate:8 ^senato:-6 ^settle:-5
^severa:-5 ^six:8 ^sky:5 ^some:-7 ^source:10 ^south:-7 ^southe:7 ^spain:-6 ^sri:-6 ^starme:-6 ^strong:-7 ^suprem:-11 ^tavern:6 ^tesla:-7
^texas:-7 ^the:34 ^thousa:-10 ^three:-8 ^today:6 ^trump:-9 ^two:5 ^u:-17 ^uk:-15 ^us:-27 ^video:7 ^war:11 ^watch:26 ^while:11 ^with:14
^zelens:-8 abduct:-5 about:15 abraha:-6 abroad:12 absenc:6 abuse:15 academ:-13 accept:-10 accord:-18 accusa:6 accuse:-30 accusi:-6 act:-10
action:-18 active:-6 actor:14 actres:6 adani:-8 addict:-6 additi:-6 adds:-6 adjust:-7 admini:-17 admits:-6 admitt:8 adults:-8 advanc:9
advant:7 advise:11 adviso:6 aerosc:14 affair:10 affect:-5 afford:10 after:-34 afterm:17 aftern:7 again:10 agains:-10 age:11 agenci:8
agency:-11 agenda:6 agitat:-5 agree:5 agrees:-10 ahead:-13 ai:5 aid:-8 aiming:-6 aims:8 aircra:-11 airlin:-6 airpor:-11 airstr:-9 alarm:10
alcoho:-10 alive:-12 all:10 allegi:-6 alloca:-5 allow:-8 almost:-8 alone:10 along:11 alongs:-9 alread:8 also:-15 always:15 ambass:-12
amendm:9 amnest:-5 an:24 analys:25 and:12 andy:-9 animal:16 announ:-31 annual:-7 answer:10 anyone:-6 app:6 appeal:-10 appear:10 apple:-11
appoin:-7 approv:-27 apps:-8 archiv:13 are:18 argent:6 argues:-5 arguin:-5 army:-14 around:-5 arrang:5 arrest:-21 arrive:5 arsena:6 art:7
as:-15 aside:-6 asks:-8 assass:-5 assaul:-9 assert:6 assess:-5 assist:-8 asylum:-7 at:21 attack:-26 attend:9 attent:13 attorn:-14 attrac:7
audien:14 autono:-12 averag:8 avoid:7 award:-11 back:17 backin:-8 backs:6 bacter:-5 bag:-6 balanc:9 ballot:6 ban:-18 band:-5 bank:-7
bankin:-5 banned:-5 bans:-6 base:5 bases:-7 bat:-8 batter:11 battin:-5 be:-12 beach:7 beat:-6 beatin:-5 beats:-7 becomi:-7 before:8
began:8 behalf:8 behind:8 being:19 believ:9 belove:13 below:6 ben:-8 bench:5 benefi:11 best:25 bet:7 bets:5 better:19 bettin:-8 betwee:15
biden:7 big:12 bigges:8 bilate:-8 bill:8 billio:-5 bills:-6 biotec:7 birth:-8 birthd:9 birthp:-5 bitcoi:-8 bitter:7 bliste:-5 block:-15
blocka:-7 blockb:8 blocke:8 blow:-9 board:-7 boat:6 bold:12 bolste:-5 bonus:6 book:6 boom:-7 boost:11 booste:-6 border:-16 borrow:-5
boss:6 both:14 bottle:-5 bowl:12 bowler:-6 boxes:6 boycot:6 boyfri:7 brands:5 brawl:12 breach:-7 breako:11 breakt:-7 breast:6 bring:-6
bringi:7 britai:-11 broadc:-6 broade:6 broke:11 bros:9 brothe:10 brough:8 brutal:10 build:8 buses:-5 busine:7 by:-17 bypass:-7 cafe:6
call:14 called:-17 calm:5 camera:-7 can:24 canada:-7 capabi:6 capaci:5 cardia:6 career:5 cargo:-6 carrie:-5 cars:-12 cartel:5 cases:-6
catche:5 caught:15 cause:5 causin:-7 cautio:7 cent:-5 center:12 centra:-15 centre:-18 challe:18 champi:-11 changi:-7 chaoti:5 chargi:10
chatgp:-9 checks:-10 chief:-11 child:-13 china:-8 choice:7 chokep:6 chris:6 circul:-6 city:-7 claim:-13 clarit:7 clash:6 classi:10
clean:10 climat:10 clinic:-5 close:-12 closed:-9 closer:5 closur:7 club:-6 clubs:-6 cnn:13 co:-7 coexis:-5 coffee:14 collap:-5 collec:7
collis:8 coma:-6 come:-12 comes:-23 coming:8 commem:-11 commer:-7 commit:-9 compan:-6 compen:-5 compet:7 compro:-5 condem:-18 condit:-7
confid:-7 confir:-20 confli:7 confro:7 consen:-7 consid:7 consol:5 conspi:7 consti:-5 constr:9 consul:6 consum:8 contac:10 contai:-9
contes:11 contra:-15 contro:14 conven:-8 convic:-13 cooper:5 copy:5 core:9 corpor:5 correc:11 corrup:17 costs:-6 couldn:7 counci:-11
count:9 counte:15 countr:-6 couple:-6 court:-13 cover:-8 coveri:-7 covid:7 create:-11 credib:10 credit:9 crew:-11 crisis:14 critic:-11
crore:-18 cross:-12 crosse:-11 crossi:-7 crucia:6 crude:6 crypto:-10 cultur:10 cup:5 curfew:-6 custod:-5 cut:6 cuts:-13 cybers:-6 d:12
da:7 damage:6 damp:5 danger:14 daught:-7 day:9 days:-9 de:9 dead:-9 deadli:-7 deal:-24 deaths:6 debate:7 debut:8 decade:10 decide:-10
decisi:5 declar:-10 declin:-17 dedica:-9 deep:11 deepen:8 defeat:-23 defenc:7 defend:-9 defens:-11 delay:-11 delays:-11 delimi:8 demons:-8
denied:-8 denies:-8 deny:7 depend:9 deport:-6 deposi:-5 deputy:-5 descri:19 design:11 despit:11 destin:9 destro:-7 detail:6 detain:-7
detect:-12 detent:5 determ:9 devast:-8 develo:13 devote:10 did:12 didn:9 dies:-18 diffic:5 digita:6 dinner:9 diplom:-6 direct:-5 disast:-5
disclo:-8 discov:-13 disgra:8 dismis:-9 displa:7 disput:-7 disrup:-7 dissen:13 dissid:-6 distan:6 distri:-13 doctor:8 does:-7 dogs:8
dollar:-8 done:14 double:10 doubt:-8 doubts:8 down:-14 downlo:8 dozens:-13 dr:5 draft:-12 drama:11 drawin:7 dream:9 dreams:12 drew:-5
drills:-7 drive:11 driven:6 driver:-12 drone:-8 drones:-9 droppe:5 drops:-6 drough:-13 due:-8 during:6 dying:-5 earlie:-8 early:-8
earned:-5 earnin:19 easter:10 eclips:-8 econom:6 edge:-7 editio:-6 editor:-6 effect:10 eight:-6 eighth:-14 electe:-7 electi:17 electr:-8
elon:-7 embass:-5 emerge:-6 emotio:8 employ:7 enable:11 enabli:-6 encoun:11 end:-13 ending:-11 ends:-10 engage:9 engine:11 englan:-12
enhanc:-10 enormo:5 enough:7 ensure:11 enter:-6 enters:10 entire:14 envoy:-8 equiti:7 era:18 error:-9 erupte:5 escala:-11 escape:6
establ:14 estima:-6 ethics:-9 evacua:-15 even:16 evenin:-10 event:7 events:7 every:14 everyt:12 eviden:10 examin:7 except:6 excess:-6
exchan:-9 execut:-12 exit:6 expedi:-6 expend:5 experi:7 expert:11 explan:-7 explor:13 explos:-18 export:-9 expose:10 expres:-10 extend:-7
extrem:7 eye:15 face:9 facing:5 factor:-11 fail:10 failur:9 fake:6 fall:7 false:6 family:14 famous:10 fan:12 fans:5 farage:5 farmer:-6
fascin:9 fast:5 fastes:-11 fatal:6 father:-14 fear:19 featur:9 federa:-7 felt:5 female:-13 few:10 field:8 fieldi:8 fields:10 fifth:-5
fight:6 fighti:7 figure:-7 filed:-6 fill:10 film:8 films:-8 final:8 finali:-7 finals:-10 financ:6 finds:15 fined:-8 fines:-6 finish:-10
fire:-5 fires:-8 firm:-7 firmly:8 first:-20 fiscal:6 fisher:6 fit:-11 five:-14 fix:-7 flag:18 flee:14 flight:-7 focus:22 follow:-8
footag:8 force:-14 forced:-9 forces:-20 foreca:-13 foreig:-6 forest:5 form:7 formal:6 format:14 forwar:12 fossil:-7 fought:7 framew:-5
franch:-9 freedo:8 friend:18 from:5 frustr:19 fuel:5 fuels:-5 full:-5 fundin:-7 funera:-7 furthe:-5 gains:-11 gamble:5 game:10 games:18
gang:-9 gather:-8 gave:11 gear:-6 gen:14 genera:8 gettin:22 giant:-19 giants:-8 given:-9 gives:-6 global:13 goalke:-7 goes:-5 going:10
gold:13 good:10 got:18 govern:-29 grappl:8 great:7 greate:-8 greeti:9 grief:14 grip:5 group:9 groups:-12 growin:11 grows:6 growth:11
guard:-7 guards:6 guests:11 guide:12 guidel:-6 guilty:-10 gun:-8 guns:5 hails:-9 halt:-7 halted:-11 hand:-5 handle:-5 hands:12 harass:-9
hard:7 harrow:8 has:-9 hate:-5 have:16 haven:8 hayden:5 head:-16 headqu:7 heads:8 headwi:6 health:-14 hear:6 hearin:6 heart:5 heathe:-7
heavy:-13 helico:6 help:-16 helped:19 helpin:11 here:16 hersel:10 high:23 higher:-6 highli:20 highs:-8 highwa:-6 hike:-12 himsel:17
histor:12 hit:-8 hits:-15 hockey:8 hold:-7 holdin:5 holds:-5 holida:10 homes:-13 hong:-11 hope:7 hopefu:7 hoping:10 horror:9 hospit:5
hostil:-7 hostin:-6 hot:-6 hottes:-8 hour:-5 hours:-5 househ:6 housin:-14 how:23 hub:-10 human:8 humano:-6 hunger:-5 hunt:-8 hurt:-7
iconic:5 identi:23 ideolo:10 ignore:14 illega:-11 image:-8 impact:16 impose:-11 imposi:-5 impres:5 improv:-7 in:7 inappr:6 inaugu:-6
incide:7 includ:-9 increa:-11 india:-11 indict:-5 indivi:11 induct:-12 indust:13 infect:-8 inflat:-14 inform:-15 infras:-6 infrin:-6
initia:-6 injure:-11 injury:-8 inning:5 innova:5 insist:-6 instal:-6 instea:8 instru:5 insult:-6 intens:-16 interc:-5 intere:8 intern:-7
into:15 introd:-8 involv:-12 irania:-7 is:12 islama:-11 isn:-7 isolat:5 issue:-10 issued:-10 issues:-6 it:-12 items:5 its:-20 itself:12
jailed:-6 james:9 japan:-10 jeff:-6 jets:-5 jharkh:-7 job:7 jobs:-12 join:-12 joined:9 joinin:7 joins:-6 joint:-10 jordan:6 journa:-17
journe:6 judge:-7 judges:-6 jumped:5 jumps:-13 june:9 jurisd:-5 jury:-12 just:9 justic:10 k:5 karach:-5 karnat:-7 keeps:9 kenned:-5 kept:8
kerala:-10 key:11 kids:-7 kill:-11 killed:-7 killer:-11 killin:-6 kills:-8 kingdo:-5 knew:-5 knocke:-9 knowle:7 known:-8 korea:-7 koya:15
kurdis:6 lack:-12 lags:-8 lahore:-5 landma:-7 landsc:9 langua:12 large:-10 largel:14 larges:-6 lashed:-5 last:6 later:-16 latest:-13
launch:-18 law:-18 laws:8 lawsui:-13 lawyer:13 leader:-14 leads:-6 leak:-5 leaked:-5 leap:8 learn:10 least:-7 leaves:-7 led:9 leg:-8
legend:6 legisl:-12 less:-5 letter:-5 level:12 licenc:-7 lies:8 life:17 lift:11 light:8 lightn:-5 like:20 likely:-9 limite:-8 line:-9
lineup:6 liquid:-7 listen:-6 listin:9 litre:5 little:20 live:8 liverp:-8 lives:14 livest:-8 living:7 loans:-5 locals:-7 locate:-7 locati:6
locked:5 lok:-6 london:-6 longer:-11 longes:-7 look:35 looked:7 looks:14 lose:-10 loses:-7 losing:9 lot:7 low:5 lower:7 lowest:8 lt:8
luxury:7 m:-5 machin:12 made:6 mainla:-9 major:-21 majori:-7 make:8 maker:6 making:12 malays:-5 manage:-7 manche:12 march:6 mariti:-10
market:7 marks:-6 marrie:11 massiv:-15 match:8 materi:-14 matter:5 may:13 me:10 means:19 medals:-7 media:5 mediat:6 medica:-9 medici:5
meet:-30 meetin:-17 meets:-8 memory:-6 mental:7 mercha:7 merger:-6 messag:9 met:-18 meta:-13 metal:-7 metres:8 metro:5 mexico:-10 midfie:6
might:9 mile:-7 miles:18 milita:-19 millio:-5 minera:-5 minist:9 minute:-7 miscon:-10 missed:-5 misses:-5 missil:-12 missin:5 missio:8
misuse:5 mitche:-7 mixed:-10 mobile:12 mockin:7 modern:5 modi:-5 moment:27 monday:6 monito:-10 monsoo:-9 months:-10 mornin:-8 morocc:-7
most:7 motion:-8 mounta:-8 moved:7 moveme:-9 movie:5 moving:6 much:14 multi:8 mum:5 muniti:-5 murder:5 music:-7 my:6 myster:15 name:-7
named:-11 names:-7 narrow:-13 nasa:-8 nation:-7 naval:12 navy:-5 near:-19 nearby:-11 nearly:-14 necess:10 need:18 needs:7 negoti:-10
neighb:13 networ:-5 new:17 news:6 next:-8 nifty:9 night:17 nine:6 no:25 noise:12 nomine:11 non:-5 normal:5 north:-5 northe:8 not:5
notabl:7 nothin:5 notice:-12 notifi:-6 nov:12 now:-5 nuclea:-7 number:6 object:-5 observ:-9 obtain:-8 off:-18 offenc:-5 offend:-5
offens:-10 offeri:-10 offers:8 office:-26 offici:-23 often:14 oil:-23 old:6 one:20 ongoin:11 only:7 openai:-7 opened:5 openin:-14
opens:-10 opport:5 oppose:-13 opposi:-15 option:9 orbit:6 order:6 orders:-19 organi:-17 out:13 outage:-9 outbre:-11 output:-10 outrag:8
outrea:12 over:-20 overni:-14 overse:11 oversi:6 overta:-6 overtu:-8 own:13 owned:-9 owner:24 packag:6 panel:6 parent:13 paris:-6 park:15
parlia:-8 part:-19 partic:10 partie:-16 parts:-8 passag:-7 passed:-15 passes:-19 past:12 patien:-8 patter:-6 pause:-8 paused:-6 pay:-11
paymen:-9 peer:-6 penalt:-5 pendin:8 people:-19 percen:-9 person:-11 philip:-7 phone:-11 picks:13 pictur:22 pilgri:-7 place:7 plague:7
plane:-9 planni:-7 plans:-14 plasti:13 platfo:7 player:5 playin:11 pledge:-10 plot:-6 plus:17 pm:-11 podcas:15 point:6 pointe:-7
police:-12 politi:6 polls:-5 poor:6 popula:7 port:-9 post:14 posted:11 poster:15 posts:-5 pounds:-5 powere:19 powerh:9 powers:-6 precis:8
predic:17 presen:10 preser:9 presid:-16 press:-17 previe:9 priced:8 prices:18 primar:16 princi:6 prior:5 priori:-5 prison:-7 privat:-14
prize:-6 pro:-6 probab:-8 probe:-11 probin:-6 proces:-18 produc:-19 profes:-11 profil:9 progre:-13 projec:-5 prolon:-7 promis:-6 promot:13
proper:-7 propos:-22 prove:14 public:-8 publis:-10 punish:-11 pursui:-5 push:5 pushed:10 put:5 puts:9 qualif:7 qualit:-5 quarte:5
questi:20 quiet:16 race:11 races:8 racist:-5 raid:-7 rail:-9 railwa:7 raises:-7 raisin:13 rallie:-10 ramps:-5 rangin:-7 ranks:6 rape:-11
rapper:-6 rare:-8 rate:-12 rates:-5 rather:5 rattle:-8 reach:5 reache:-10 reachi:-9 react:12 ready:-5 real:6 realit:13 rebel:-5 rebels:-6
reboun:6 receiv:-13 reclai:5 record:-30 recove:-9 reduce:-6 reduci:-8 refere:-5 reflec:17 refund:11 refuse:11 refusi:11 regist:-8 reigni:9
reject:-14 relate:6 releas:10 religi:6 remain:6 remark:7 remind:6 remote:5 removi:-6 renewa:6 reopen:-10 rep:-7 repeal:6 report:-28
requir:-6 rescue:10 resear:-11 reserv:-9 reshuf:12 resist:7 resolu:-7 restar:-5 restau:7 restra:5 restri:-25 resume:-7 retain:-8 retire:15
retiri:-5 return:9 revenu:-17 revise:-6 rift:-6 rights:-5 riot:-5 rise:-10 rises:-6 rising:6 risk:-11 risks:13 rival:9 rivals:11 road:-5
robot:-7 rocket:-6 roll:-5 rose:13 route:-9 routin:7 royal:6 rubio:5 rule:-6 rumour:6 run:5 runnin:-12 runs:-8 ruthle:5 s:14 safe:24
safegu:-7 said:-17 sailor:-5 sales:-9 same:15 sancti:-13 sat:-5 satell:5 saudi:-8 save:9 saw:7 say:-12 saying:-17 says:-22 scale:12
scene:13 schedu:-13 scheme:-8 school:9 scient:-6 scorch:10 scored:-8 scramb:5 screen:5 sea:-16 second:-11 sectio:9 sector:8 secure:-11
securi:-16 see:-5 seek:7 seekin:-14 seeks:-12 seems:9 seen:5 sees:11 sell:17 semi:-7 sen:-5 sendin:-5 senior:9 sent:10 senten:-19
series:-8 seriou:6 servic:-5 sessio:-16 set:8 setbac:-7 settin:-5 settle:-8 severa:-8 severe:5 sexual:-14 share:8 shared:11 sharp:11
shatte:6 shelte:5 shift:11 shifts:14 shippi:-6 shock:6 shocki:7 short:-6 shorte:6 shots:5 should:-6 show:-5 shower:-8 showin:17 shows:10
shrink:5 shut:9 sick:-5 sign:-9 signal:7 signed:6 signif:5 signin:-6 silenc:7 silver:7 simple:14 since:13 sister:-7 site:-11 sites:-10
situat:-7 six:-11 size:9 sky:11 slaps:-7 slow:8 smalle:-6 smoke:-6 snow:5 so:-5 soars:7 societ:6 softwa:-16 soldie:7 son:-5 soon:6
sought:-5 source:7 south:-17 southe:10 spain:-6 spanis:-5 sparke:6 speake:-11 speaks:17 specia:17 specul:9 spell:-5 spent:8 spinne:-10
split:7 spoke:6 spokes:-17 sports:14 spot:-10 spotli:9 spread:-9 sri:-7 stabil:10 stable:-6 stage:10 stages:-16 stake:-5 stalle:-5
stalls:5 stand:7 standa:9 stands:8 star:13 starme:-5 starre:6 stars:7 start:-7 starte:7 starti:-10 starts:-6 startu:8 state:-15 states:-14
statio:-13 stayed:14 still:12 stock:12 stocks:9 stolen:-8 stood:13 stop:13 stoppe:13 storag:5 stores:-8 storms:-5 story:14 straig:7
strait:-9 street:14 stress:-14 stretc:6 strict:-9 strike:-15 striki:-6 stroke:-8 struct:7 studen:26 study:-7 stunne:-5 stunni:11 subjec:-5
submit:-9 subscr:-5 subsid:-8 substa:-8 succes:8 sue:-6 sued:-5 sues:-9 suffer:-12 sugar:8 suicid:-11 summit:9 summon:-7 sunak:8 super:6
suppli:-5 supply:-7 suppor:-17 surge:-6 surger:-8 surges:-7 survei:-6 surviv:23 suspec:-7 suspen:-24 sweepi:7 swept:-8 swim:8 switch:-9
symbol:8 system:8 table:7 take:10 takeaw:9 taken:8 talk:8 talkin:9 talks:-25 tally:9 tank:5 tanks:-7 tariff:-16 tavern:6 tax:13 taxi:-5
taxpay:8 team:-6 teen:-8 teens:-5 tense:11 tensio:7 term:7 terms:5 territ:-17 tesla:-7 texas:-7 thanks:7 their:18 them:21 then:22
therap:-9 there:27 these:16 they:14 thinks:8 third:-18 this:6 though:-5 thousa:-19 thrash:-7 three:-16 throug:-7 throwi:6 thrown:-6
ticket:-9 tight:11 time:-13 to:-5 today:7 togeth:7 told:-18 tons:13 toss:-10 tough:7 toughe:15 tour:-8 toward:-11 town:5 tracki:17
trade:-9 trades:6 tradit:8 traffi:-12 traged:-6 tragic:9 traile:8 traini:7 transf:34 transp:-6 trappe:5 treasu:6 treatm:5 tree:-5
trends:16 trial:-13 tribal:6 tried:5 trip:8 triump:5 troops:8 troubl:8 true:5 trump:6 turn:11 turnin:9 two:-6 u:-20 uk:-14 ultra:10 un:-5
unbeat:7 uncert:8 under:-11 underl:7 underw:-12 unit:-13 units:-7 univer:16 until:-6 up:8 upcomi:17 update:-14 upgrad:7 urge:-8 urgent:8
urges:-9 us:-23 use:6 used:-11 using:-6 vacanc:15 vaccin:-16 valuat:12 value:9 valued:-5 vehicl:-17 ventur:-5 verbal:-5 versio:10
vessel:-10 via:-6 vice:7 victor:-34 video:16 view:-7 violat:-9 viral:8 visa:-7 vision:14 visit:-9 vital:5 volati:12 vote:-15 voted:-5
voters:16 votes:-17 vowing:-5 vows:-6 vs:9 wait:-10 walkin:-6 walks:-5 wall:-6 wanted:8 warn:-10 warned:-6 warns:-13 wars:5 warshi:5
wary:10 washin:8 wasn:9 watch:18 watchd:-6 water:-6 weak:9 weakne:5 wealth:11 weathe:6 websit:5 weddin:10 weeken:-6 weeks:-6 weighs:5
were:9 west:-7 what:34 when:22 which:10 while:30 who:13 whose:-7 why:9 wicket:-26 wide:-5 widen:-7 wider:7 widesp:11 wild:15 wildfi:-8
wildli:8 will:-29 win:-18 wind:-5 winles:9 winner:8 winnin:-12 wins:-20 wishes:9 with:23 withho:-6 within:-5 won:-17 worker:-20 works:10
world:-6 worrie:-13 worst:8 would:-6 wouldn:6 wrongl:-8 wrote:-5 year:-19 years:6 yet:18 you:10 your:14 youth:-19 youths:-5 zelens:-8
~25th:14 ~3rd:-8 ~4k:6 ~a:58 ~abduct:-6 ~about:8 ~above:-5 ~abraha:-7 ~abroad:9 ~absenc:6 ~absolu:6 ~abuse:16 ~academ:-10 ~accept:-12
~accuse:-7 ~across:-9 ~act:-5 ~adani:-8 ~added:-8 ~addict:-6 ~admin:-6 ~admini:-8 ~admits:-6 ~adviso:9 ~aerosc:14 ~affair:9 ~ag:-5
~again:7 ~agains:-9 ~agenci:6 ~agency:-8 ~agenda:6 ~agent:-5 ~aggres:5 ~agree:-5 ~agrees:-13 ~ahead:-7 ~ai:9 ~aiadmk:-5 ~aid:-9 ~aiming:11
~aims:7 ~aircra:-8 ~airpor:-11 ~al:-8 ~alarm:8 ~alcoho:-7 ~all:-17 ~allega:-5 ~allege:-14 ~allies:-6 ~almost:-9 ~ambass:-7 ~amid:-12
~amnest:-5 ~among:11 ~an:41 ~analys:9 ~and:23 ~andy:-11 ~animal:11 ~announ:19 ~annual:-7 ~anothe:13 ~answer:-5 ~app:-5 ~appeal:-6
~apple:-6 ~approv:-11 ~are:-12 ~areas:7 ~army:-6 ~arrest:-19 ~arrive:5 ~artist:6 ~as:-5 ~asks:-11 ~assam:-6 ~assass:-6 ~assemb:-9
~assess:-8 ~assist:7 ~attack:-17 ~attend:10 ~attorn:-16 ~audien:11 ~austra:-8 ~averag:-7 ~award:-14 ~away:6 ~back:-7 ~backla:-8 ~backs:5
~ballot:9 ~ban:-27 ~bangla:7 ~bank:-9 ~banned:-7 ~bans:-11 ~base:8 ~based:5 ~bases:-6 ~batter:5 ~battle:8 ~be:16 ~beach:11 ~beats:-13
~been:6 ~before:27 ~begin:5 ~being:6 ~ben:-8 ~best:21 ~bet:8 ~bets:9 ~better:8 ~betwee:-8 ~beyond:11 ~bid:-6 ~biden:7 ~big:15 ~bigger:9
~bihar:-5 ~bill:6 ~billio:-8 ~bills:-7 ~biotec:10 ~birth:-6 ~birthd:9 ~birthp:-5 ~bitcoi:-8 ~block:-17 ~blocka:-6 ~blocks:-6 ~blow:-5
~board:-8 ~boats:-7 ~body:-11 ~bolste:-5 ~bolt:-7 ~bonus:6 ~boom:-8 ~boost:9 ~border:-10 ~boss:5 ~both:-6 ~bowlin:7 ~boyfri:8 ~brain:11
~brawl:5 ~breaki:12 ~breaks:13 ~breast:6 ~bridge:-5 ~bringi:8 ~brings:6 ~britai:-9 ~bros:9 ~brutal:6 ~build:17 ~built:6 ~burnha:-7
~busine:-7 ~but:-12 ~by:-11 ~cabine:-7 ~cafe:6 ~call:12 ~calls:-11 ~came:6 ~camera:-6 ~can:14 ~canada:-7 ~canadi:-5 ~cancer:9 ~candid:-9
~capita:-5 ~captai:-7 ~captur:-9 ~cardia:7 ~care:9 ~carrie:-6 ~cars:-7 ~cartel:9 ~case:10 ~cat:6 ~catast:-5 ~catche:5 ~caught:11 ~cause:9
~causin:-7 ~cautio:7 ~cdf:-6 ~ceasef:-6 ~celebr:-8 ~centre:-7 ~centur:-5 ~ceo:-6 ~ceuta:-7 ~chair:5 ~champi:-5 ~change:10 ~channe:5
~charge:-8 ~cheape:-9 ~chelse:-9 ~chief:-10 ~child:-11 ~childr:-7 ~chris:7 ~cities:12 ~citing:-9 ~citize:-5 ~claims:-17 ~cleari:-8
~climat:10 ~clinic:-5 ~close:-10 ~closes:-6 ~closur:7 ~cnn:11 ~coach:-6 ~coachi:6 ~cocain:16 ~coffee:14 ~colleg:-7 ~coma:-6 ~commem:-9
~commer:-11 ~commit:-11 ~common:-5 ~compan:-7 ~concer:7 ~condem:-15 ~condit:-6 ~conduc:8 ~confid:-6 ~confir:-11 ~congre:-7 ~consec:6
~consti:-5 ~consum:9 ~contin:15 ~contra:-17 ~conven:-9 ~convic:-16 ~corres:5 ~costs:-15 ~could:12 ~couldn:5 ~counci:-9 ~count:6 ~counte:6
~countr:11 ~couple:-10 ~court:-8 ~cover:-5 ~covid:13 ~crash:-5 ~crashe:-5 ~create:-9 ~crew:-5 ~cricke:10 ~crimin:-5 ~crisis:13 ~critic:-15
~crore:-11 ~cross:-5 ~crossi:-9 ~crowds:8 ~crown:15 ~crude:5 ~crush:-7 ~crypto:-8 ~cultur:9 ~custom:7 ~cuts:-16 ~cybers:-6 ~daily:-7
~date:12 ~daught:-5 ~david:5 ~day:7 ~deal:-29 ~deals:7 ~debate:6 ~debut:-5 ~debuts:8 ~declar:-9 ~deepen:21 ~defeat:-11 ~defend:-16
~defens:-10 ~delay:-11 ~delive:-5 ~denies:-6 ~depart:-6 ~deport:-9 ~deposi:-7 ~descri:23 ~despit:-17 ~detail:10 ~detect:-6 ~determ:11
~devend:10 ~device:-5 ~diaspo:9 ~did:-9 ~didn:5 ~die:5 ~died:-7 ~dies:-16 ~diesel:-5 ~differ:12 ~dinner:7 ~disapp:-10 ~dismis:-5
~disrup:-11 ~divisi:-5 ~doctor:5 ~dog:12 ~doj:-7 ~dollar:-5 ~domina:-8 ~donald:-6 ~downlo:8 ~dozens:-7 ~dr:6 ~draft:-6 ~dream:13
~drills:-8 ~drive:11 ~driver:-8 ~drivin:-5 ~drone:-8 ~droppe:9 ~drops:-7 ~drough:-7 ~drug:7 ~during:-6 ~dying:6 ~early:15 ~earnin:20
~ease:5 ~eclips:-10 ~editor:-9 ~educat:-14 ~effect:11 ~eight:-7 ~electe:-8 ~electi:6 ~electr:-11 ~elon:-6 ~employ:8 ~end:-12 ~ending:-7
~endors:-8 ~ends:-11 ~energy:-5 ~engine:7 ~englan:-8 ~enter:-9 ~era:12 ~escape:7 ~ethics:-7 ~evacua:-14 ~even:12 ~events:11 ~every:14
~everyt:6 ~ex:-7 ~excess:-7 ~exchan:-7 ~exit:6 ~expand:14 ~expans:-7 ~expect:-9 ~experi:7 ~expert:12 ~explos:-6 ~extend:-16 ~eye:15
~eyes:15 ~face:-6 ~faced:-6 ~faces:16 ~factor:-5 ~failed:-5 ~fake:10 ~fall:5 ~fallin:10 ~family:10 ~fan:11 ~fans:5 ~fast:5 ~father:9
~fear:12 ~fears:-8 ~featur:7 ~fee:9 ~female:-10 ~fertil:-5 ~field:8 ~fields:7 ~filed:-5 ~finali:-5 ~finall:-6 ~financ:14 ~findin:7
~finds:9 ~fines:-8 ~fire:-5 ~fired:-5 ~fires:-6 ~firing:5 ~first:-31 ~fit:-6 ~five:5 ~fix:-7 ~flags:-5 ~flee:7 ~florid:-9 ~flying:-5
~focus:9 ~footba:-13 ~for:6 ~force:-9 ~forces:-20 ~foreca:-9 ~foreig:-10 ~form:6 ~forwar:5 ~fossil:-7 ~fourth:5 ~free:-6 ~friend:9
~from:15 ~ftc:-5 ~fundin:-7 ~funds:6 ~future:8 ~gains:6 ~game:6 ~gang:-6 ~gap:6 ~gas:8 ~gaza:-5 ~gb:-12 ~gear:-6 ~gen:9 ~gender:7
~genera:7 ~gettin:14 ~giant:-6 ~giants:-5 ~give:10 ~gives:-9 ~glimps:5 ~global:-11 ~go:-13 ~goals:10 ~going:11 ~gold:13 ~goldma:-5
~golf:-9 ~gossip:16 ~got:12 ~govt:7 ~great:10 ~greeti:9 ~ground:-9 ~groups:-6 ~grow:6 ~growth:5 ~guard:-7 ~guide:10 ~gun:-13 ~hacker:-6
~hackin:-6 ~had:6 ~hall:-5 ~halt:-5 ~halted:-7 ~halts:-5 ~hand:-5 ~hands:9 ~harass:-7 ~has:-6 ~have:17 ~haven:9 ~head:-12 ~headwi:10
~health:-9 ~hear:6 ~hearin:5 ~heathe:-7 ~heavy:-5 ~held:-13 ~helped:13 ~helps:8 ~here:8 ~herita:9 ~heroes:8 ~heroic:-5 ~hezbol:-5 ~high:11
~higher:-18 ~highes:-10 ~highli:8 ~highwa:-6 ~himsel:-7 ~histor:-6 ~hits:-14 ~hockey:5 ~hold:-11 ~holida:12 ~home:-10 ~homes:-17 ~hong:-16
~hope:7 ~hopes:10 ~hormuz:-5 ~horror:8 ~hottes:-6 ~hour:7 ~hours:15 ~househ:8 ~housin:-13 ~how:25 ~huge:-5 ~human:14 ~humano:-6 ~hunt:-15
~hurt:-7 ~i:-9 ~icc:7 ~ice:5 ~illega:-10 ~impact:6 ~import:-8 ~impose:-5 ~in:-8 ~inaugu:-6 ~includ:-5 ~indepe:-7 ~indust:6 ~inflat:-11
~inform:-5 ~injure:-9 ~injury:-16 ~innova:-5 ~inside:15 ~intell:-10 ~intens:-6 ~interc:-5 ~intere:8 ~intern:-5 ~into:-12 ~introd:15
~invest:-15 ~involv:-5 ~irania:-6 ~is:33 ~issue:14 ~issues:-15 ~it:7 ~italy:-5 ~jail:7 ~james:10 ~japan:-16 ~jeff:-6 ~jharkh:-6 ~jobs:-9
~joe:6 ~join:-6 ~journa:-8 ~judge:-12 ~judici:5 ~jump:-5 ~jumps:-12 ~karnat:-10 ~keep:8 ~keeps:12 ~kenned:-11 ~kerala:-9 ~kevin:5 ~key:7
~kill:-10 ~killed:-23 ~killer:-12 ~killin:-7 ~kills:-10 ~koya:21 ~kurdis:7 ~lack:-9 ~lala:-5 ~landma:-9 ~lands:-5 ~landsl:-5 ~langua:9
~large:-13 ~latest:-19 ~launch:-12 ~laws:8 ~lawsui:-7 ~lead:-5 ~leads:-10 ~leak:-7 ~leaks:-7 ~learn:12 ~leaves:-7 ~leavin:-5 ~lebano:-6
~led:13 ~leeds:8 ~levels:5 ~lewis:11 ~lies:15 ~life:-7 ~lift:14 ~lights:5 ~like:17 ~line:-5 ~lines:7 ~liquid:-7 ~list:12 ~listin:12
~little:6 ~liv:-6 ~live:-16 ~livest:-7 ~lok:-6 ~london:-7 ~longes:-7 ~look:16 ~looked:6 ~looks:12 ~lose:-9 ~loses:-7 ~loss:-6 ~lost:16
~machin:12 ~made:16 ~mainla:-8 ~make:-9 ~makes:-9 ~mariti:-6 ~market:16 ~martyr:7 ~massiv:7 ~master:-9 ~match:-10 ~me:9 ~media:15
~meet:-16 ~meetin:-12 ~meets:-11 ~member:-18 ~memory:-6 ~messag:12 ~meta:-13 ~mexica:-9 ~mexico:-9 ~midcap:9 ~middle:5 ~might:7 ~migrat:-9
~milita:-16 ~millio:-6 ~minera:-7 ~minist:6 ~missil:-9 ~models:-6 ~modi:6 ~moment:21 ~monsoo:-8 ~month:5 ~moon:-5 ~morocc:-7 ~most:-14
~motion:-6 ~mounts:13 ~move:10 ~moving:9 ~mps:5 ~murder:11 ~myanma:6 ~myster:14 ~named:-12 ~narrow:-6 ~nasa:-9 ~naval:6 ~navy:-9 ~near:-26
~need:14 ~networ:-5 ~new:-13 ~news:10 ~next:13 ~nick:-5 ~nifty:9 ~nitish:6 ~no:8 ~noise:12 ~nomine:10 ~non:-8 ~northe:8 ~not:-14
~notice:-9 ~nuclea:-8 ~number:-7 ~object:-5 ~observ:-10 ~occupi:-5 ~of:-7 ~off:-17 ~offens:-7 ~offer:-6 ~offers:13 ~office:-13 ~offici:-7
~often:6 ~oil:-11 ~old:8 ~once:10 ~one:9 ~ongoin:5 ~online:-9 ~only:20 ~open:5 ~openai:-16 ~opens:-7 ~operat:-7 ~oppose:-11 ~opposi:-8
~optimi:-6 ~option:8 ~orders:-15 ~other:9 ~outage:-10 ~outbre:-10 ~outlin:6 ~outrag:10 ~outrea:10 ~over:-12 ~overni:-7 ~overse:12
~owner:20 ~owners:-11 ~paper:-9 ~parent:14 ~park:7 ~parlia:-10 ~partic:13 ~partie:-8 ~party:13 ~passes:-9 ~past:-8 ~patch:8 ~pay:-9
~peace:-10 ~penalt:8 ~person:-10 ~petrol:-6 ~philip:-9 ~phone:-14 ~picks:9 ~pictur:14 ~pilot:-5 ~plan:-7 ~plane:-8 ~plans:-18 ~platfo:9
~playbo:9 ~player:-8 ~pledge:-8 ~plot:-7 ~police:-19 ~policy:6 ~politi:5 ~polls:5 ~polyte:9 ~popula:-6 ~port:-7 ~potent:6 ~pounce:9
~pounds:-5 ~powers:-6 ~predic:13 ~prepar:-11 ~presen:8 ~press:-9 ~preven:5 ~previe:8 ~price:-12 ~prices:13 ~primar:-9 ~prince:-7
~prison:-20 ~privat:-12 ~prix:6 ~probe:-8 ~proble:6 ~produc:-17 ~profit:-5 ~progra:11 ~projec:14 ~promis:-8 ~propos:-15 ~protec:6
~provid:-7 ~pull:-8 ~punish:-9 ~put:-7 ~puts:17 ~puttin:-9 ~qualif:6 ~qualit:-7 ~queen:-7 ~questi:22 ~quiet:12 ~quits:-6 ~race:17 ~races:8
~racist:-5 ~radio:-5 ~raid:-6 ~rail:-10 ~railwa:7 ~rain:-6 ~raise:11 ~rally:-14 ~ramps:-6 ~rape:-7 ~rare:-7 ~rate:-5 ~rates:-8 ~rattle:-7
~re:7 ~reache:-18 ~react:12 ~reacts:11 ~real:8 ~realit:9 ~really:7 ~receiv:-12 ~recent:5 ~reclai:5 ~recomm:-6 ~recove:5 ~recrui:8 ~red:-7
~refere:-5 ~reflec:9 ~reform:5 ~region:8 ~reigni:7 ~reject:-17 ~releas:-6 ~relief:-5 ~remain:13 ~remark:14 ~remind:11 ~renewa:5 ~renewe:-8
~reopen:-9 ~replac:-5 ~report:-31 ~reques:-6 ~requir:-9 ~rescue:6 ~resear:-6 ~reserv:-5 ~reshuf:12 ~reside:-10 ~resolu:-6 ~respon:-5
~restau:14 ~restor:5 ~restri:-19 ~result:5 ~resume:-5 ~retain:-7 ~retire:9 ~return:11 ~reveal:32 ~revenu:-10 ~revise:-7 ~reviva:9 ~rift:-6
~ring:7 ~rise:9 ~rising:-5 ~risk:-11 ~risks:7 ~rival:5 ~rivals:6 ~rob:11 ~robot:-7 ~rocket:-8 ~rolls:-6 ~route:-6 ~row:-6 ~rules:-7
~rumour:8 ~rupee:-6 ~ruthle:5 ~s:36 ~sacked:6 ~safe:11 ~safety:-10 ~said:6 ~sale:11 ~sancti:-10 ~saudi:-8 ~save:5 ~saying:-8 ~says:-38
~scheme:-6 ~schola:-5 ~scient:-8 ~scotla:-8 ~scotti:6 ~scream:15 ~sea:-6 ~seal:9 ~seats:-6 ~sebi:-7 ~second:-14 ~sector:10 ~secure:-8
~securi:-14 ~see:-16 ~seekin:-7 ~sees:16 ~select:6 ~sell:6 ~senato:-9 ~sendin:-5 ~sent:-5 ~senten:-9 ~separa:-8 ~sessio:-6 ~sets:9
~settle:-7 ~seven:-8 ~severe:12 ~sexual:-8 ~share:8 ~shares:6 ~shatte:6 ~shelte:6 ~shift:15 ~shifts:14 ~ships:5 ~shocks:12 ~should:7
~showdo:7 ~showin:5 ~shows:-13 ~sign:-9 ~silenc:5 ~silver:7 ~singap:10 ~sister:-6 ~sit:-7 ~sites:-7 ~slam:-5 ~slams:10 ~slaps:-7 ~slips:7
~slow:6 ~smallc:11 ~smuggl:-5 ~snow:5 ~soarin:-10 ~soars:8 ~solar:6 ~some:-11 ~son:5 ~soon:5 ~sought:5 ~south:-7 ~southe:5 ~spain:-8
~speake:-9 ~speaks:14 ~specia:5 ~speech:-11 ~spendi:-12 ~spinne:-6 ~spread:-9 ~squeez:10 ~sri:-7 ~stabbi:-5 ~stable:-5 ~stage:6 ~stake:-8
~stakes:8 ~starme:-6 ~stars:8 ~start:-11 ~starts:-6 ~state:-13 ~states:-7 ~statio:-10 ~steady:-7 ~step:13 ~stock:7 ~stocks:25 ~stokes:-5
~stolen:-8 ~storm:-6 ~story:8 ~strait:-9 ~strate:9 ~streak:-5 ~stream:8 ~street:13 ~strike:-24 ~strong:-17 ~strugg:7 ~study:-5 ~stunne:-5
~style:6 ~subscr:-14 ~sues:-13 ~suffer:-6 ~sugges:7 ~suicid:-7 ~sulaim:13 ~summer:-5 ~summit:6 ~summon:-7 ~sunak:12 ~super:5 ~suppli:-8
~supply:-8 ~surges:-7 ~survey:-5 ~surviv:15 ~suspec:-10 ~suspen:-13 ~swim:8 ~t:5 ~take:-8 ~takeaw:10 ~taking:8 ~talkin:9 ~talks:-18
~tally:10 ~tanks:-7 ~tariff:-17 ~tavern:6 ~tax:9 ~taxpay:8 ~team:-19 ~techno:7 ~teens:-7 ~tells:-5 ~tense:-5 ~territ:-11 ~terror:7
~tests:-5 ~texas:-5 ~than:-12 ~thanks:10 ~that:12 ~the:76 ~their:29 ~then:20 ~there:5 ~these:11 ~they:-8 ~thinks:7 ~this:11 ~those:14
~thousa:-15 ~three:-5 ~throug:12 ~throwi:7 ~ticket:-8 ~ties:6 ~tiktok:5 ~time:6 ~to:-17 ~today:-5 ~todd:-5 ~toll:-7 ~ton:-6 ~tons:10
~too:-7 ~took:8 ~tool:7 ~tools:6 ~touris:6 ~track:-5 ~tracki:15 ~tracks:-5 ~trade:-8 ~trades:5 ~traffi:-9 ~traged:-6 ~traine:-6 ~transf:8
~transl:5 ~travel:-9 ~treatm:5 ~tree:-5 ~trial:-13 ~trigge:-8 ~trip:7 ~triump:5 ~troops:6 ~trump:-9 ~try:6 ~trying:-5 ~turn:20 ~two:-7
~typhoo:6 ~u:-13 ~uk:-20 ~ultra:7 ~un:-10 ~uncert:14 ~under:-8 ~underm:5 ~unders:7 ~underw:-5 ~undres:7 ~univer:22 ~unveil:-5 ~upcomi:10
~update:-12 ~upside:11 ~urge:-5 ~urgent:11 ~urges:-12 ~us:-16 ~use:-10 ~users:6 ~utd:10 ~v:6 ~vaccin:-12 ~valued:-5 ~vehicl:-11 ~vessel:-5
~via:-6 ~vice:5 ~victim:8 ~victor:-7 ~video:11 ~violat:-9 ~violen:-7 ~viral:5 ~virtua:7 ~visa:-9 ~visit:-7 ~visits:-7 ~volunt:-9 ~vote:-6
~voters:14 ~votes:-13 ~vows:-7 ~vs:12 ~vulner:5 ~wait:-8 ~walk:5 ~walks:-5 ~wall:8 ~war:6 ~warn:-9 ~warnin:12 ~warns:-12 ~wars:5 ~was:34
~washin:7 ~watch:25 ~watchd:-6 ~water:-16 ~waters:-7 ~weddin:9 ~week:5 ~weekly:-7 ~weigh:9 ~weighs:-11 ~welcom:7 ~were:13 ~what:8 ~who:-6
~why:21 ~wicket:-5 ~wide:-5 ~wild:9 ~wildli:12 ~will:-9 ~winner:8 ~wins:-26 ~with:6 ~within:-5 ~woes:7 ~won:-7 ~worker:-13 ~worksh:6
~world:-22 ~worse:-5 ~writes:-5 ~xi:5 ~years:8 ~yet:11 ~youth:-6 ~zelens:-8 ~zone:-6
`
