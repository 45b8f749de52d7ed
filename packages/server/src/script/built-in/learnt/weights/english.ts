export const english = `
:-44 #:-9 +":-8 +0:-17 +::98 +?:21 +alone:5 +doubts-1:-36 +doubts0:9 +doubts1:17 +length1:6 +length2:-10 +length3:-11 +length4:42
+length5:16 +length6:-5 +length7:-8 +length8:-24 +length9:-21 +retold:-44 +weight0:-26 +weight1:13 +weight2:9 +without-explicit:5
+without-first-person:28 +without-furniture:33 +without-unsayable:-5 +–:37 =#:-8 =a:24 =about:16 =abraha:-7 =abuse:17 =academ:-9
=accept:-9 =accuse:-13 =accusi:-8 =across:-6 =action:-8 =actor:10 =advanc:8 =advant:10 =aerosc:12 =affair:8 =after:-15 =ag:-8 =again:7
=agains:-6 =aggres:6 =ai:11 =aid:-5 =aims:12 =aircra:-8 =airpor:-10 =airstr:-8 =alarm:7 =alert:6 =ali:7 =alive:-9 =allega:-12 =allege:-10
=allegi:-12 =allies:5 =allowe:6 =alongs:-7 =alread:7 =always:9 =amendm:7 =americ:6 =amid:-16 =amnest:-8 =among:5 =an:5 =analys:21
=andrew:-8 =andy:-9 =angele:-7 =animal:10 =announ:-11 =anthro:-8 =anti:-9 =appear:5 =apple:-5 =applic:-5 =approv:-13 =archiv:11 =are:20
=army:-14 =arrest:-13 =as:-20 =asia:8 =asked:-7 =asks:-7 =assam:-11 =assaul:-5 =assemb:-13 =assess:-7 =at:-14 =attack:-18 =attemp:9
=attorn:-13 =audien:10 =austra:-11 =austri:-5 =auto:-8 =autono:-5 =averag:-8 =award:-14 =backs:6 =ballot:6 =baloch:-6 =ban:-7 =bankin:-8
=banned:-5 =bans:-5 =bat:-8 =batter:-6 =battle:5 =be:6 =beach:13 =been:-5 =before:6 =begin:10 =begins:-9 =being:11 =believ:13 =below:-5
=berlin:-6 =best:24 =bet:7 =better:14 =betwee:6 =beyond:6 =bhutan:6 =bid:-9 =biden:13 =big:11 =billio:-10 =biotec:7 =birmin:-8 =birthd:8
=birthp:-5 =bitcoi:-6 =bjp:-6 =black:12 =blanch:-12 =blaze:-6 =block:-10 =board:-6 =boats:-7 =bob:-5 =bollyw:11 =bolt:-7 =bombin:-6
=bonus:10 =boom:-10 =boost:15 =border:-12 =boss:14 =boycot:8 =brave:9 =breaki:5 =breako:11 =britai:-10 =britis:-9 =broadc:-5 =brook:6
=brothe:7 =burnha:-10 =burns:-8 =but:7 =by:-11 =cafe:6 =califo:-12 =call:14 =called:-13 =callin:-8 =came:5 =campai:-14 =canada:-16
=cancel:-9 =candid:-9 =capabi:7 =capita:6 =capito:5 =car:-5 =carlos:-8 =caroli:-10 =cars:-5 =case:7 =cases:-8 =catche:6 =caught:7 =cause:6
=cautio:5 =ceasef:-9 =celtic:-5 =centra:-16 =centre:-13 =ceo:-7 =ceuta:-10 =champi:-23 =charge:-21 =chase:5 =chatgp:-5 =check:18 =chief:-8
=child:-12 =childr:-23 =china:6 =chris:13 =christ:10 =cincin:-12 =city:20 =claimi:5 =clashe:6 =clean:7 =climat:6 =close:-6 =clubs:-9 =cm:5
=cnn:8 =coach:-11 =coalit:7 =coffee:14 =collap:5 =collec:6 =colleg:-8 =colomb:-10 =coma:-6 =commem:-9 =common:-10 =commun:5 =compan:-19
=compla:-5 =comple:5 =concer:8 =condem:-12 =condit:-6 =confid:-5 =confir:-15 =confli:7 =congre:-9 =consid:7 =consol:5 =constr:7 =contes:8
=contin:7 =contra:-13 =conven:-5 =convic:-7 =cooper:12 =corona:7 =cory:-8 =costs:-13 =could:25 =counci:-15 =counte:8 =countr:-12
=couple:-6 =court:-15 =crashe:-7 =credib:10 =crew:-5 =cricke:7 =crimes:-5 =crisis:14 =critic:-5 =crore:-13 =cross:-7 =crossi:-8 =crowds:8
=crown:15 =crypto:-5 =csk:7 =cup:8 =curren:12 =custod:-7 =cut:14 =cuts:-8 =damage:-10 =damar:9 =data:-9 =day:-10 =dc:10 =dead:-16
=deal:-27 =death:-11 =deaths:8 =debt:6 =decide:-8 =decisi:5 =declar:-10 =deep:11 =deepen:10 =defeat:-9 =defenc:12 =defend:-19 =defens:-13
=delay:-12 =delaye:-7 =delhi:-10 =democr:12 =denied:-12 =denies:-5 =deploy:-5 =deport:-7 =descri:19 =detail:13 =detain:-9 =detect:-6
=detent:-7 =determ:11 =devast:7 =did:14 =dies:-13 =differ:10 =dignit:6 =dinner:9 =disapp:-5 =discov:-5 =disgra:5 =dismis:-9 =disrup:-7
=distri:-13 =doctor:10 =does:-7 =dolphi:-5 =domest:8 =domina:-5 =donald:-15 =done:6 =double:13 =doubt:-10 =down:-8 =downlo:8 =dozen:-6
=dozens:-7 =dream:5 =drills:-6 =drive:8 =driven:12 =drivin:-7 =droppe:7 =drops:-5 =drough:-9 =due:-12 =duo:6 =earlie:-9 =earnin:24
=east:-5 =econom:19 =educat:-5 =el:-6 =electe:-5 =electi:5 =electr:-9 =elon:-13 =emerge:-5 =enable:7 =end:-9 =ending:-5 =ends:-7 =engine:7
=englan:-22 =englis:11 =enviro:-5 =epstei:-7 =era:9 =escala:-9 =escape:11 =establ:10 =eu:9 =evacua:-11 =eviden:-5 =exam:-6 =examin:9
=excess:-9 =exchan:-11 =exit:7 =expand:5 =expect:-5 =expert:22 =explos:-6 =expose:6 =expres:-9 =extend:-6 =eyes:13 =face:-6 =facebo:-9
=faces:9 =facili:-14 =facing:7 =factor:5 =facult:5 =fail:6 =failed:6 =fake:7 =fall:11 =fallin:14 =falls:-7 =family:10 =fans:12 =far:-9
=farooq:-8 =fastes:-6 =fda:-8 =fear:17 =fears:-8 =fed:-9 =federa:-16 =fedex:-6 =female:-8 =fernan:11 =festiv:8 =field:5 =fields:6 =fifa:-8
=fights:10 =filed:-6 =finall:-5 =financ:6 =find:-5 =findin:7 =finds:19 =fines:-5 =finish:-6 =fires:-9 =first:-24 =flag:10 =flee:15
=florid:-7 =focus:12 =follow:-13 =footba:-6 =for:-16 =force:-6 =forces:-13 =foreca:-8 =foreig:-19 =forest:-6 =formal:6 =former:-6
=forwar:7 =found:-9 =founde:-9 =four:7 =france:-18 =free:-10 =french:-13 =friday:-13 =friend:6 =from:-7 =frustr:8 =fuels:-7 =fund:-6
=funera:6 =furthe:-7 =fury:-6 =future:-10 =games:8 =gap:6 =gather:-8 =gemini:-10 =gen:14 =gender:7 =german:-19 =gets:-5 =gettin:20
=giant:-5 =giants:-8 =gift:5 =girl:7 =global:-12 =go:5 =going:9 =gold:7 =golden:-7 =google:-5 =got:8 =graham:-11 =grand:-7 =grappl:6
=greenl:-6 =greens:-6 =greeti:10 =ground:-5 =group:-10 =grow:8 =growth:9 =guard:-9 =guilty:-6 =gulf:-11 =gun:-7 =guns:8 =hails:-6 =hall:-5
=halt:-6 =halted:-10 =hamlin:9 =hand:-5 =hands:14 =hard:7 =harry:5 =has:-13 =hate:-5 =have:9 =having:8 =hawaii:-6 =head:-11 =headin:-7
=health:-10 =hearin:5 =held:-7 =helpin:6 =her:12 =here:13 =herita:10 =hezbol:-6 =high:11 =higher:-5 =highes:-13 =highli:10 =highwa:-6
=him:26 =himsel:11 =his:23 =hit:-5 =hitler:-5 =hits:-20 =holdin:5 =holds:-6 =holida:11 =hollyw:-6 =holy:7 =home:-9 =homes:-12 =hong:-13
=hope:6 =hopefu:7 =hormuz:-13 =hospit:5 =host:5 =hour:7 =hours:18 =house:-8 =househ:8 =housin:-8 =houthi:-10 =how:26 =huge:5 =hundre:-9
=hunger:-6 =hunt:-11 =hurric:-8 =ibo:6 =if:6 =immedi:-6 =impact:19 =import:-5 =impose:-5 =in:-24 =inc:-6 =increa:-5 =indepe:-9 =indone:-5
=indust:6 =infant:-5 =inflat:-13 =influe:6 =inform:-6 =infras:7 =initia:5 =injure:-8 =inside:11 =intel:6 =intell:-6 =intens:-7 =interc:-7
=interi:-6 =invest:-19 =involv:-8 =ipl:7 =irania:-13 =is:12 =islama:-7 =issued:-6 =issues:-7 =its:-21 =itself:8 =jeff:-8 =jerusa:5
=jharkh:-8 =jiang:-7 =jinpin:-5 =job:12 =joe:6 =join:-19 =journa:-15 =jr:-8 =jude:-5 =judge:-15 =jumps:-7 =june:9 =k:9 =karach:-9
=karoli:-9 =keep:-5 =keepin:-5 =keeps:6 =kenya:-7 =kerala:-18 =kerr:-5 =kevin:5 =khamen:8 =kill:-9 =killed:-12 =kills:-6 =kimi:-7 =king:10
=kingdo:-5 =knowle:5 =known:-6 =kong:-13 =korea:-20 =koya:28 =kurdis:8 =kyiv:-7 =labour:-15 =lack:-5 =lags:-7 =lahore:-5 =lala:-6
=lancas:-9 =land:6 =landma:-7 =lands:-7 =landsc:9 =langua:10 =lanka:-9 =large:-6 =larges:-6 =late:-10 =latest:-7 =launch:-6 =lawsui:-14
=lawyer:6 =leader:7 =leads:-5 =league:10 =least:-9 =leave:6 =leavit:-5 =lebane:-5 =lebano:-12 =legal:5 =legend:-6 =let:6 =level:-5
=levels:-5 =lewis:11 =lgbtq:-7 =lies:9 =life:-8 =lift:5 =light:6 =like:12 =likely:-7 =lincol:-8 =links:-7 =liquid:-11 =list:9 =listin:11
=little:6 =lives:6 =livest:-9 =london:-10 =long:-10 =look:13 =looked:10 =looks:6 =lose:-10 =lost:-13 =made:7 =mainla:-8 =mainta:-5
=major:-17 =majori:-6 =make:7 =makes:-6 =making:-5 =malays:5 =mamata:8 =mandel:-5 =map:-5 =march:8 =massac:-5 =matt:5 =max:-6 =may:17
=mayor:6 =mccull:6 =mcilro:-5 =me:9 =means:9 =media:7 =meet:-12 =meetin:-12 =meets:-5 =memory:-6 =men:-14 =merced:-9 =messag:18 =meta:-13
=metal:-6 =mexica:-11 =mexico:-7 =miami:13 =michae:5 =might:7 =migran:-9 =milest:-5 =milita:-14 =miller:-5 =mills:-8 =minera:-7
=minist:-11 =minnes:-5 =miscon:-7 =missio:7 =mitche:-7 =modi:-5 =moment:10 =monday:-15 =monito:-5 =month:10 =more:-5 =mornin:5 =morocc:-16
=most:-9 =mother:-6 =motorc:-6 =mounta:-6 =move:15 =moveme:-5 =movie:7 =mp:-7 =mps:5 =much:11 =multip:-11 =mumbai:9 =museum:-7 =music:-6
=musk:-6 =must:9 =myster:13 =nadda:-5 =name:-11 =named:-6 =narend:7 =nasa:-10 =nation:-7 =navy:-11 =nazi:-5 =nda:-6 =near:-25 =nearly:-7
=needs:7 =negoti:-7 =neighb:7 =nepal:-8 =netany:-5 =netfli:-6 =nether:-9 =networ:-6 =never:9 =newcas:8 =news:7 =next:-5 =nfl:6 =nhs:-6
=nifty:9 =nine:6 =norris:-7 =northe:6 =not:6 =notice:-5 =notifi:-5 =novemb:17 =now:6 =nuclea:-7 =number:10 =observ:-8 =odi:-7 =off:-12
=offens:-6 =offer:-7 =offers:9 =office:-17 =offici:-22 =often:7 =oil:-13 =old:9 =olympi:-9 =oman:-5 =one:7 =only:22 =open:-12 =openai:-9
=operat:-5 =opport:8 =oppose:-10 =opposi:-5 =optimi:-9 =option:16 =or:6 =orange:7 =order:-5 =ordere:-5 =orders:-12 =organi:-5 =origin:5
=other:9 =out:11 =outage:-12 =outbre:-6 =output:-7 =outrag:6 =outsid:7 =over:-19 =overni:-7 =overse:12 =owned:-5 =owner:17 =p:-5
=pakist:-13 =palace:10 =palest:-6 =panel:5 =parent:10 =paris:-6 =park:12 =part:-12 =partic:17 =partie:-6 =parts:-8 =party:-6 =passed:-10
=passes:-11 =paused:-6 =pbks:10 =peace:-7 =pentag:-5 =period:-5 =petrol:-6 =phase:-8 =philip:-8 =phone:-8 =picks:14 =pictur:8 =places:-5
=plague:11 =plan:8 =plane:-5 =plans:-18 =playin:6 =pm:-6 =podcas:7 =police:-19 =polyte:13 =port:-8 =portug:6 =poster:12 =potent:13
=power:5 =powere:10 =pradha:-5 =predic:5 =premie:-8 =presen:10 =presid:-20 =press:-10 =previe:8 =price:-19 =prices:7 =pride:6 =primar:10
=prime:-19 =prison:-7 =privat:-12 =prix:-12 =prize:-7 =probe:-8 =proble:8 =proces:-5 =produc:-20 =profit:-7 =progra:10 =promot:10
=propos:-15 =prosec:5 =prospe:-5 =protes:-10 =public:5 =pull:-6 =punish:-7 =purple:5 =push:-8 =q3:6 =quake:-7 =qualif:10 =questi:21 =r:18
=race:5 =races:9 =rahul:-6 =rail:-11 =railwa:7 =raise:5 =raises:-7 =rajya:-5 =rally:-9 =ranger:5 =rape:-7 =rapper:-6 =rare:-9 =rate:-8
=rattle:-5 =re:6 =reache:-11 =react:11 =rebels:-8 =receiv:-5 =recogn:6 =recove:-5 =recrui:7 =red:-5 =reduce:-8 =reduci:-6 =refuge:7
=refuse:15 =regime:-6 =regist:-5 =regula:-10 =reigni:12 =reject:-9 =relati:5 =religi:6 =remark:14 =remove:7 =reopen:-11 =rep:-9
=replac:-16 =report:-22 =repres:5 =resear:-7 =reserv:-7 =reshuf:9 =reside:-17 =respon:-11 =restau:6 =restor:5 =restri:-15 =retain:-8
=return:9 =revenu:-8 =rfk:-6 =right:10 =rights:-13 =rise:-10 =risk:-6 =rival:8 =rivals:6 =road:-5 =romani:-9 =room:-6 =rose:11 =round:-11
=rs:-12 =rule:-9 =rumour:8 =run:13 =runnin:-7 =runs:-5 =russia:-22 =s:20 =sabha:-9 =safe:12 =said:-26 =sales:5 =salman:9 =same:8 =samsun:7
=san:-7 =saturd:-23 =saudi:-8 =save:9 =saying:-6 =says:-10 =scale:5 =scheff:-9 =scheme:-7 =scient:6 =scotla:-11 =scotti:-5 =sea:-11
=seal:6 =search:-8 =seat:-5 =sebi:-10 =second:-23 =secret:-5 =securi:-18 =seekin:-7 =seeks:-8 =sees:6 =seized:-5 =sen:-9 =senate:-7
=senato:-7 =sent:7 =senten:-12 =servic:-11 =sessio:-14 =set:7 =settin:-6 =settle:-11 =seven:-6 =severa:6 =sexual:-11 =shah:-5 =shared:9
=shares:-11 =she:16 =shelte:7 =shifts:8 =ship:-7 =shot:-8 =should:5 =showdo:6 =showin:10 =shut:8 =sign:-9 =signal:6 =signin:-6 =signs:5
=singap:8 =sister:-9 =sit:-5 =situat:-5 =sky:9 =small:-7 =smith:-8 =social:16 =softwa:-6 =solar:5 =sold:-5 =soldie:6 =son:-5 =soon:7
=south:-20 =southe:-6 =spain:-6 =spanis:-8 =sparks:-5 =speake:-8 =speaks:5 =specia:10 =speech:-5 =spendi:-11 =spokes:-8 =sports:7
=spot:-10 =sri:-9 =st:-12 =staff:9 =stage:8 =stages:-7 =stake:-7 =standa:5 =stands:6 =starc:-7 =starts:-8 =startu:7 =state:-24 =states:-14
=statio:-11 =stay:-6 =steady:-7 =step:6 =stephe:-7 =still:13 =stock:8 =stocks:7 =stolen:-7 =stop:-8 =storm:-6 =strait:-12 =street:8
=stress:-8 =strike:-17 =striki:-7 =struct:12 =studen:6 =stunni:9 =subscr:-13 =sues:-6 =sugges:7 =suicid:-5 =sulaim:13 =sunday:-22 =super:8
=suppli:-7 =suppor:-5 =suprem:-6 =surge:-6 =surges:-8 =surpri:-6 =survei:-8 =surviv:10 =suspec:-6 =suspen:-12 =sweden:-9 =swept:-5
=switch:7 =sydney:10 =syria:-8 =t:10 =t20:13 =t20i:7 =taiwan:-6 =take:9 =taken:5 =takes:-7 =taking:10 =talks:-9 =tanks:-8 =tariff:-5
=tax:8 =taxpay:7 =taylor:16 =team:-14 =tech:-11 =teens:-6 =tehran:-10 =tensio:-6 =territ:-13 =texas:-13 =textil:5 =thaila:5 =than:-11
=that:-13 =the:45 =their:-11 =then:10 =there:25 =these:11 =they:7 =thinks:10 =third:-14 =thousa:-14 =threat:-12 =three:-7 =throwi:5
=thursd:-19 =ties:5 =time:-11 =title:6 =to:-20 =todd:-5 =tokyo:-6 =told:-7 =too:-6 =tool:6 =toughe:7 =town:5 =tracki:10 =tradin:-11
=traffi:-5 =train:-5 =transf:15 =transl:5 =trends:9 =trial:-7 =trigge:-5 =trip:5 =tropic:-5 =troubl:12 =trump:-13 =tuesda:-14 =tunisi:-5
=turn:9 =turnin:8 =tv:11 =twitte:-11 =two:-19 =u:-34 =uefa:-5 =uk:-14 =ukrain:6 =un:-12 =uncert:5 =under:-14 =underm:-6 =unders:5
=underw:-5 =unit:-7 =univer:23 =up:27 =update:-10 =urge:-7 =urgent:8 =urges:-6 =us:-26 =use:7 =using:-8 =uss:-7 =v:13 =vaccin:-16
=vehicl:-13 =ventur:-5 =vessel:-7 =vetera:-7 =via:-6 =victim:-5 =victor:-9 =vietna:-6 =virgin:-6 =visa:-5 =visits:-7 =vote:-6 =voter:-7
=voters:7 =votes:-11 =vs:5 =wait:-5 =wales:-5 =war:13 =warnin:11 =warns:-6 =was:43 =watch:19 =water:-16 =waters:-6 =way:8 =wealth:11
=weddin:10 =wednes:-20 =week:-9 =weeken:-6 =weekly:-8 =weeks:-9 =what:17 =which:10 =while:22 =white:-7 =who:-16 =why:23 =wicket:-5
=wider:7 =wild:12 =wimble:9 =win:-15 =winles:10 =winnin:-10 =wins:-15 =women:-17 =won:-12 =worker:-5 =worksh:5 =worrie:-7 =would:-13
=year:-7 =years:13 =yemen:-5 =yet:6 =york:-5 =young:5 =youth:-7 =zardar:-6 =zelens:-12 =zimbab:-5 ^#:24 ^about:-7 ^aerosc:12 ^after:15
^andy:-8 ^anti:5 ^as:31 ^austra:-11 ^bbc:-7 ^biden:-10 ^bitcoi:-6 ^britai:-5 ^canada:-8 ^chatgp:-7 ^christ:6 ^cnn:10 ^colomb:-7 ^covid:5
^democr:5 ^despit:16 ^doctor:5 ^elon:-5 ^englan:-5 ^even:7 ^for:19 ^foreig:-8 ^former:-5 ^from:12 ^german:-11 ^global:-14 ^govern:8
^govt:-5 ^greeti:10 ^hong:-12 ^i:7 ^in:16 ^india:-12 ^iran:-9 ^islama:-5 ^israel:-14 ^japan:-15 ^jharkh:-6 ^kerala:-6 ^liverp:-6 ^man:-6
^meta:-9 ^mexico:-8 ^mitche:-7 ^nasa:-8 ^on:10 ^openai:-8 ^pakist:-8 ^people:7 ^police:-8 ^prime:-7 ^report:-7 ^sebi:-5 ^south:-7
^spain:-10 ^strong:-8 ^the:40 ^thousa:-10 ^three:-6 ^top:5 ^trump:-9 ^u:-6 ^uk:-10 ^ukrain:-6 ^us:-24 ^watch:9 ^woman:6 ^zelens:-5 able:-5
about:12 abraha:-9 abroad:7 abuse:15 academ:-9 accept:-9 accide:-6 accord:-9 accuse:-30 accusi:-8 achiev:-5 action:-14 actor:11 added:10
additi:-5 addres:9 adopti:5 advanc:5 advant:10 advise:13 aerosc:12 affair:11 africa:-10 after:-23 ag:-8 again:15 agains:-9 age:11
agency:-6 aggres:6 ago:-5 agricu:7 ahead:-12 ahmed:6 ai:11 aid:-8 aim:-6 aimed:7 aims:6 aircra:-5 airlin:5 airpor:-12 airstr:-8 alarm:7
alaska:8 alert:5 alexan:8 ali:5 aligne:5 alive:-8 all:13 allega:-6 allegi:-12 alone:7 along:13 alongs:-15 alread:5 also:-5 always:13
ambass:-5 amendm:7 amidst:7 amnest:-8 an:33 analys:28 and:32 andrew:-5 andy:-9 angele:-7 animal:13 announ:-15 annual:-6 answer:6 anthro:-6
anti:-9 antise:-5 app:8 appeal:-8 appear:7 approv:-19 apps:-6 archiv:11 are:10 argent:-7 arguin:-6 armed:-10 army:-18 arrest:-14 art:7
as:-13 asia:12 asks:-8 assam:-11 assaul:-11 assemb:-5 assess:-5 assist:-11 associ:-6 at:28 athlet:7 atlant:6 attack:-24 attend:7
attorn:-14 attrac:5 audien:13 august:-6 austra:-11 austri:-5 author:-11 auto:-8 autono:-7 availa:-5 averag:5 award:-14 awards:-5 b:5
back:16 backed:6 backs:6 ball:6 ballis:-6 ballot:6 baloch:-6 ban:-10 bangla:-8 bank:-7 bankin:-8 bans:-5 based:-5 bat:-11 battle:9 bay:6
bbc:5 be:-10 beach:16 beatin:-6 became:7 been:8 began:5 begin:7 begins:-9 beijin:7 being:10 believ:9 benefi:10 berlin:-6 best:28 bet:7
better:13 betwee:24 beyond:9 bhutan:6 bid:-5 biden:13 big:20 bill:6 billio:-10 biotec:6 birla:-6 birmin:-9 birthd:8 birthp:-5 bitcoi:-6
bjp:-10 black:11 blanch:-12 blaze:-6 block:-10 blow:-7 blue:8 board:-6 boats:-7 bob:-5 body:-5 bollyw:13 bolste:-5 bolt:-7 bonus:10
boom:-8 boost:14 booste:-6 border:-15 boss:13 both:7 bowler:-7 bowlin:5 boycot:8 brave:9 brawl:13 breako:11 breakt:-7 bring:7 britai:-13
broadc:-7 broade:5 brook:6 brothe:7 build:-7 buildi:-7 burnha:-10 burns:-8 bus:6 busine:10 by:-17 cafe:6 califo:-10 call:14 called:-10
callin:-10 camera:-5 camp:8 can:10 canada:-17 cancel:-5 cancer:5 candid:-8 capabi:8 capabl:-6 cape:-6 captai:6 car:-12 carlos:-8 caroli:-8
cars:-6 cases:-6 casual:-5 catche:6 caught:9 cause:8 cautio:12 celebr:11 celtic:-8 cement:5 cent:-7 centra:-14 centre:-18 ceuta:-8
challe:10 champi:-30 chance:-8 chaoti:6 charge:-10 chargi:12 chatgp:-5 check:18 chief:-9 child:-13 childr:-15 choice:9 chris:11 christ:9
church:-7 cincin:-12 city:12 civil:-5 claime:-8 claimi:6 clarit:10 classi:8 clean:7 clear:-5 climat:6 clinic:-6 close:-10 club:-5 clubs:-8
cm:5 cnn:9 coach:-10 coffee:14 collis:11 colomb:-10 coma:-6 combin:-6 come:-5 comes:-7 coming:5 commem:-9 commer:-9 common:-10 commun:-7
compan:-14 compet:9 compla:-6 compro:-5 condem:-13 condit:-13 conduc:-5 confir:-18 confli:5 confro:8 consid:11 consol:5 conspi:6 constr:7
contac:6 contai:-6 contin:7 contra:-9 convic:-6 cooper:11 core:10 corona:8 correc:12 corrup:12 cory:-8 costs:-9 could:13 couldn:5
counci:-22 counte:7 countr:-19 county:-7 course:8 court:-21 covid:-6 create:-6 credib:10 credit:7 crew:-9 crimin:6 crisis:15 critic:-5
crore:-16 cross:-13 crosse:-8 crossi:-6 crown:13 crucia:12 csk:7 cultur:11 cup:9 curren:7 custod:-14 custom:6 cut:6 cuts:-10 d:5 da:8
daily:13 damage:-8 damar:9 data:-12 day:12 dc:11 dead:-19 deal:-25 debt:5 decade:11 decide:-9 declar:-8 declin:-9 deep:16 deepen:10
defeat:-11 defenc:9 defend:-8 defens:-10 degree:6 delay:-13 delays:-8 delhi:-11 delimi:6 demand:-9 democr:10 denied:-12 denies:-6
depend:10 deploy:-7 deport:-6 depot:-5 descri:20 design:11 despit:9 destro:-9 detail:12 detain:-9 detect:-9 detent:-7 determ:9 devote:10
did:10 didn:6 dies:-13 digest:6 dignit:6 dinner:9 direct:6 disapp:-6 discip:5 disclo:-6 discov:-12 disgra:10 dismis:-13 distri:-19
doctor:8 does:-10 dog:7 doj:5 dolphi:-5 domest:8 done:10 double:13 doubt:-10 doubts:7 down:-5 downlo:8 dozen:-6 dozens:-6 draft:-7 dream:7
drills:-6 drive:6 driven:12 drivin:-6 drones:-8 drops:-5 drough:-12 dubai:-7 due:-7 early:-7 earnin:23 earth:16 east:7 econom:18 edge:-8
editio:-9 eight:-5 el:-8 electe:-8 electi:15 electr:-9 elevat:-6 elimin:5 elon:-15 email:7 emerge:-9 emirat:-5 enable:5 end:-20 ended:-6
ending:-8 ends:-5 engine:15 englan:-18 englis:10 enough:7 ensure:13 entire:11 epstei:-7 era:13 eric:7 escala:-7 escape:11 establ:18
estima:-6 eu:7 evacua:-13 even:5 event:6 events:8 every:7 examin:5 excess:-6 exchan:-8 execut:-6 exit:7 expand:7 expect:-5 expert:26
explai:6 explor:5 explos:-10 expose:9 expres:-12 extend:-6 extrem:7 eye:13 eyes:13 face:11 facebo:-10 faces:10 facili:-15 facing:10
facult:5 fail:6 fake:6 fall:9 fallou:5 falls:-7 family:19 fan:11 fans:10 far:-6 farmer:-7 farooq:-8 fascin:5 fast:-5 fastes:-8 fatal:10
father:-8 fda:-8 fear:17 fears:-7 featur:14 februa:10 fed:-6 federa:-12 fedex:-6 female:-10 fernan:7 festiv:10 fields:5 fifa:-9 fighti:6
fights:10 filed:-5 fill:9 films:-5 finali:-5 finals:-6 financ:7 finds:19 fines:-5 finish:-12 fires:-10 first:-21 fiscal:9 five:-10 flag:16
flee:13 focus:19 focuse:5 follow:-22 force:-11 forced:-6 forces:-20 foreca:-10 foreig:-16 forest:-5 formal:5 format:10 former:-8 forwar:5
founda:7 founde:-9 four:14 fox:9 france:-23 franch:-8 free:-5 freedo:10 french:-12 friday:-14 friend:12 frustr:13 fuel:-5 fuels:-8 full:-7
fund:-6 funera:6 furthe:-8 fury:-6 future:-8 gains:-6 game:19 games:10 gang:-6 gather:-7 gave:6 gemini:-10 gen:13 genera:9 geopol:5
german:-24 get:7 gets:-5 gettin:20 giant:-12 giants:-8 girl:6 go:10 going:9 gold:5 golden:-7 good:6 gop:5 got:8 govern:-24 govt:-5
graham:-11 grand:-9 grappl:8 great:5 green:7 greenl:-6 greens:-6 greeti:10 grow:5 growin:6 grows:6 growth:7 guards:8 guests:9 guidel:-5
guilty:-12 gulf:-14 gun:-8 guns:5 had:6 hails:-6 hall:-6 halt:-7 halted:-12 hamlin:9 hand:-6 hands:15 hard:10 harry:5 has:-11 have:13
having:7 hawaii:-6 head:-10 headqu:7 health:-6 hearin:8 height:5 held:9 helico:6 help:-6 helpin:13 her:37 here:15 herita:10 hezbol:-7
high:8 higher:-5 highes:-8 highli:11 highwa:-6 hill:13 him:28 himsel:18 his:9 histor:11 hit:-5 hitler:-5 hits:-20 hold:-8 holdin:5
holds:-6 holida:11 hollyw:-6 holy:8 home:-7 homes:-13 hong:-16 hope:9 hopefu:7 hoping:5 hormuz:-13 hot:-5 hours:17 house:-9 househ:5
housin:-8 houthi:-7 how:26 hub:-6 huge:6 human:5 hundre:-10 hunger:-6 hunt:-11 hurric:-8 husban:-7 hydera:-5 i:5 ibo:6 icc:-5 identi:9
if:11 ii:5 illega:-9 image:-7 impact:14 impose:-6 improv:-13 imran:-6 in:11 inc:-6 increa:-5 india:7 indian:12 indict:-5 indies:-7
indivi:8 indone:-5 induct:-11 indust:11 infant:-7 infect:-7 inflat:-12 influe:6 inform:-9 injure:-14 injury:-5 inside:14 instag:-5
instal:-5 instea:6 intel:6 intell:-8 intens:-11 interc:-7 interi:-5 intern:-8 interr:-5 into:12 introd:-5 invest:-9 iran:-7 irania:-17
is:20 islama:-7 island:5 issued:-7 issues:-6 it:-24 its:-16 itself:7 james:8 jammu:-6 januar:-9 jeff:-8 jets:-6 jharkh:-8 jiang:-7
jinpin:-6 job:10 join:-15 joined:7 joint:-8 jones:-5 journa:-16 jude:-5 judge:-15 judges:-5 july:5 jumps:-8 june:13 jury:-9 just:14 k:7
karach:-9 karoli:-9 keepin:-6 keeps:8 kenned:-7 kenya:-7 kerala:-19 kerr:-5 kevin:5 key:14 khamen:11 kids:-7 kill:-7 killed:-23 kills:-6
kimi:-7 king:6 kingdo:-5 knowle:5 known:-8 kong:-14 korea:-16 koya:28 kumar:13 kurdis:8 kyiv:-8 la:11 labour:-9 lack:-6 lags:-7 lahore:-5
lala:-6 lancas:-9 land:5 landma:-5 lands:-7 landsc:11 langua:11 lanka:-6 large:-7 largel:14 last:6 late:-8 later:-5 latest:-8 launch:-9
law:-12 lawsui:-18 lawyer:7 leads:-6 league:12 least:-10 leave:5 leaves:-5 leavit:-5 lebane:-7 lebano:-7 left:7 legisl:-8 let:6 levels:-5
lewis:11 lgbtq:-7 libert:-6 licenc:-7 lies:9 lift:8 light:9 lightn:-5 like:22 likely:-6 limite:-6 limits:-5 lincol:-10 lindse:-6 line:-8
link:-5 links:-8 liquid:-11 list:6 listin:11 litre:6 little:14 lived:-5 livest:-7 local:-10 lok:-5 london:-16 longer:-6 look:21 looks:6
lord:-9 lose:-13 lost:-10 lot:5 low:14 lower:7 lowest:12 lows:7 lsg:8 main:-5 mainla:-8 mainta:-6 major:-14 majori:-7 making:9 malays:5
mamata:8 mandel:-5 map:-5 march:10 marine:-9 mariti:-6 mark:7 martyr:7 massac:-13 massiv:-8 master:-6 match:10 matt:5 max:-6 may:17
mayor:5 mccull:6 mcilro:-5 me:9 means:13 media:5 meet:-19 meetin:-7 meets:-5 memes:-5 memory:-6 men:-12 mental:10 merced:-9 messag:18
met:-14 meta:-15 metal:-7 metres:5 mexica:-12 mexico:-10 miami:15 michig:-6 middle:8 midfie:5 might:9 migran:-9 miles:16 milest:-8
milita:-17 miller:-5 millio:-5 mills:-8 minera:-7 minist:-15 minnes:-8 minute:-7 miscon:-11 missin:10 mitche:-7 mixed:-6 mockin:5 model:7
modi:-9 moment:21 monday:-8 month:8 morocc:-16 most:-8 motorc:-7 mounta:-5 moved:5 moveme:-8 movie:7 mp:-12 much:9 multi:7 multip:-7
mumbai:9 murder:5 museum:-7 musk:-7 must:6 myster:14 nadda:-5 name:-12 named:-8 narend:5 nasa:-9 nation:6 nato:-6 navy:-7 nazi:-5 nda:-6
near:-26 nearby:-6 nearly:-8 need:8 needs:5 negoti:-8 neighb:9 nepal:-11 netfli:-5 nether:-9 never:8 newcas:6 news:10 next:-10 nfl:6
nhs:-6 nifty:12 night:11 no:17 nomine:6 norris:-7 north:-5 northe:8 not:14 notice:-6 notifi:-5 nov:16 novemb:15 number:12 nz:-7 obtain:-11
odi:-6 odis:-9 of:-7 off:-27 offens:-8 offer:-8 offers:9 office:-24 offici:-22 often:15 ohio:6 oil:-15 old:6 oliver:-6 oman:-8 on:8 one:13
only:13 open:-10 openai:-10 openin:-6 opport:5 oppose:-10 opposi:-8 optimi:-8 option:10 orange:7 ordere:-5 orders:-15 organi:-12 oscar:7
out:16 outage:-12 outbre:-7 output:-8 outrag:7 outsid:11 over:-22 overni:-9 overse:12 owned:-9 owner:17 p:-7 pacifi:6 packag:7 pakist:-12
palace:10 palest:-10 panel:10 parent:15 paris:-8 park:19 part:-18 partic:14 partie:-6 partne:-9 parts:-6 passed:-15 passes:-12 past:13
patter:-7 pause:-6 paused:-6 pay:-9 paymen:-13 pbks:10 peace:-5 pentag:-5 people:-17 per:5 percen:-8 perfor:-6 permit:-5 person:-10
phase:-8 phone:-9 picks:15 pictur:16 pilgri:-6 place:-5 places:-5 plague:11 plane:-5 plans:-11 plant:5 plasti:12 played:8 player:10
playin:10 please:14 pledge:-6 plot:-9 plus:6 pm:-8 podcas:7 pointe:-6 points:5 poised:-6 police:-23 polici:-9 politi:19 polyte:13 port:-10
portug:6 poster:17 potent:8 power:10 powere:16 powers:-6 practi:5 prades:-10 pradha:-6 precis:8 premie:-5 presen:13 presid:-16 press:-11
previe:8 previo:-7 price:-14 priced:8 prices:10 pride:6 primar:17 prime:-7 princi:6 prior:6 priori:-6 prison:-6 privat:-15 prix:-12
prize:-12 pro:-6 probe:-8 proble:7 proces:-15 produc:-24 profit:-9 progra:6 promot:10 proper:-6 propos:-17 protec:-9 protes:-15 prove:13
provid:5 public:5 punish:-9 punjab:-5 purple:5 pursui:-5 push:-6 put:6 q3:6 quake:-5 qualif:12 qualit:-12 questi:22 quickl:-5 r:17 race:5
races:9 rahul:-10 rail:-11 railwa:7 raises:-7 raisin:6 rajya:-5 rallie:-7 rape:-7 rapper:-6 rare:-6 rate:-12 rattle:-5 re:8 reache:-15
reachi:-8 react:11 rebel:-5 rebels:-8 reboun:7 recogn:6 recomm:-5 record:-17 recove:-9 recrui:7 reduce:-9 reduci:-6 reflec:7 refuge:6
refuse:15 refusi:10 regist:-11 regula:-9 reigni:12 reject:-10 releas:9 religi:6 remark:14 remote:7 remove:7 removi:-8 renewe:8 reopen:-10
replac:-13 report:-30 repres:5 republ:10 requir:-8 rescue:8 resear:-6 reserv:-5 reshuf:9 reside:-9 resign:-6 resist:6 respec:7 restor:5
restri:-18 result:7 resume:-5 retain:-7 retire:6 return:18 revenu:-14 revive:-9 rfk:-6 right:11 rights:-9 rise:-17 rising:10 risk:-12
rival:8 rivals:11 road:-11 romani:-9 room:-7 rose:17 round:-12 route:-9 rs:-10 rubio:5 rule:-12 ruled:-5 rumour:8 run:13 runnin:-14
runs:-9 russia:-8 s:10 sabha:-11 safe:13 safegu:-7 safety:-5 said:-28 salman:9 sam:-7 same:13 samsun:7 san:-7 satell:7 saturd:-29 saudi:-8
save:9 saw:7 say:-12 saying:-8 says:-27 scene:8 schedu:-10 scheff:-9 scheme:-6 scored:-5 scotla:-11 scotti:-5 sea:-12 seal:6 search:-6
sebi:-10 second:-18 secret:-8 secure:-7 securi:-24 seekin:-7 seeks:-14 seems:7 seen:9 sees:7 sellin:-5 sen:-9 senate:-7 senato:-9
sendin:-5 sensit:5 sent:8 senten:-18 separa:6 septem:7 seriou:6 servic:-7 sessio:-14 settin:-6 settle:-12 sexual:-16 shared:9 shares:-9
sharp:11 she:24 shelte:6 shift:6 shifts:8 ship:-8 shooti:7 shot:-8 shots:7 showdo:6 showin:11 shut:8 sign:-11 signal:9 signin:-5 simple:16
singap:8 sister:-9 site:-6 sites:-9 situat:-9 size:9 sky:9 slip:5 slippe:5 slow:9 smalle:-6 smith:-8 so:-6 softwa:-6 soil:6 solar:5
sold:-6 soldie:5 son:-6 soon:6 south:-13 sparke:9 sparks:-5 speake:-12 speaks:8 specia:17 specif:8 specul:6 spendi:-7 spokes:-16 sport:7
sports:10 spot:-10 spread:-11 sri:-6 st:-14 stabil:8 stage:10 stages:-11 standa:9 standi:7 stands:6 starc:-7 stars:6 start:-6 starts:-8
startu:7 state:-17 stated:7 statem:-5 states:-16 statio:-7 stephe:-7 steps:10 still:16 stock:12 stocks:10 stolen:-7 storag:13 store:5
storm:-9 straig:6 strait:-8 stream:-8 street:7 streng:-5 stress:-9 strict:-8 strike:-17 striki:-7 struct:11 strugg:-6 studen:14 study:-6
stunni:9 submit:-6 subscr:-11 subsid:-5 such:7 sues:-6 suffer:-9 suicid:-9 sulaim:13 summit:6 sunday:-23 sunris:-6 super:5 suppli:-7
suppor:-14 suprem:-8 surged:9 surges:-8 survei:-8 survey:-5 surviv:13 suspec:-9 suspen:-14 suspic:-5 sussex:18 sweden:-8 swept:-6 switch:7
sydney:10 symbol:7 syria:-8 system:6 t:8 t20:10 t20i:11 table:10 taiwan:-6 take:12 taken:8 taking:10 talks:-10 tammy:-6 tanker:-7 tanks:-8
tariff:-6 tax:9 taxi:-5 taxpay:7 taylor:16 team:-12 tech:-5 techno:-6 teen:-7 teens:-7 tehran:-15 televi:-7 tempor:-5 tense:10 terms:7
territ:-16 tests:-7 texas:-6 than:-6 that:-5 the:7 them:21 then:12 there:27 these:13 they:21 thinks:10 third:-17 this:5 thousa:-20
threat:-13 three:-13 throug:-5 throwi:5 thunde:-5 thursd:-20 time:-12 times:-5 title:6 today:5 todd:-5 tokyo:-6 told:-20 toll:6 tons:9
tool:6 top:12 total:-8 toughe:11 touris:-5 toward:-6 town:6 tracki:10 trade:-13 trades:9 tradin:-7 traffi:-5 traile:9 train:-5 traini:5
transf:17 transl:5 transp:-6 treatm:6 trends:17 trial:-7 tribut:-7 trip:6 tropic:-5 troubl:11 trump:-9 tunisi:-5 turkis:-5 turn:8 turnin:9
tv:15 twitte:-8 two:-16 u:-40 uefa:-5 uk:-17 ukrain:8 ultima:5 un:-12 uncert:6 under:-9 underl:8 underm:-5 union:-9 unit:-9 univer:28
until:-9 unveil:-5 update:-11 urge:-7 urges:-6 us:-38 use:13 using:-10 uss:-9 uttar:-5 v:10 vacanc:17 vaccin:-19 valuab:5 valuat:10
vehicl:-21 ventur:-9 verdic:6 verge:6 versio:9 vessel:-12 vetera:-8 via:-9 victor:-18 video:7 vietna:-6 violat:-7 virgin:-8 visa:-5
vision:9 visits:-7 vote:-8 voter:-7 voters:10 votes:-15 vs:5 wait:-5 wales:-5 walkin:-6 wall:-6 wanted:6 wants:6 war:18 warned:-5 warnin:5
warns:-9 was:10 watch:18 water:-9 wealth:14 weathe:7 weddin:12 wednes:-21 week:-8 weeken:-7 weekly:-6 weeks:-10 welcom:6 were:9 west:-5
what:27 when:24 where:7 which:13 while:18 why:23 wicket:-9 wider:7 widesp:11 wild:12 wildli:9 will:-35 wimble:9 win:-17 winles:8
winnin:-11 wins:-13 with:22 withdr:9 withho:-7 woman:-6 women:-12 won:-22 worker:-5 workin:-5 works:6 worksh:5 world:-10 worrie:-9
worst:11 wrist:-8 xi:-5 year:-18 years:7 yet:5 york:-10 you:13 your:13 youth:-7 youths:-5 zardar:-6 zealan:-9 zelens:-13
`
