import type { ByTongue } from '../tongue.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** The small words that a tongue cannot do without. Words of two tongues stand in both lists: only those of one alone tell them apart. */
export const STOP_WORDS: ByTongue<ReadonlySet<string>> = {
  en: list(
    'the a an of to in on at by for from with and or but as is are was were be been has have had will would can could should may might not no it its this that these those he she they his her their them who which what when where after before over under into out up down about more than also new says said one two all some most other only just while during against between because if there here how why so do does did die war am man hat also per off',
  ),
  de: list(
    'der die das den dem des ein eine einen einem einer eines und oder aber als auch am an auf aus bei beim bis durch für gegen im in ins ist sind war waren wird werden wurde wurden hat haben hatte hatten kann können soll sollen muss müssen mit nach nicht kein keine noch nur ob ohne sich sie er es wir ihr sein seine über um unter vom von vor was weil wenn wie wieder will wollen zu zum zur zurück zwischen mehr neue neuen neuer neues jetzt schon so dass sagt sagte laut seit jahr jahre heute gibt kommt per am man',
  ),
  pl: list(
    'i w we z ze na do od dla przez po przed za o u nie się jest są był była było były będzie będą ma mają to ten ta te tym tej tego który która które których że jak ale lub oraz czy już jeszcze tylko także również przy pod nad między bez jego jej ich co gdy kiedy może można został została zostało po roku lat osób nowy nowa nowe wśród podczas więcej ponad około dwa trzy',
  ),
  es: list(
    'el la los las un una unos unas de del al a y e o u en con por para sin sobre entre desde hasta hacia según no se su sus lo le les que como más pero si ya muy también es son fue fueron era ser ha han había está están este esta estos estas ese esa cuando donde tras ante contra durante porque todo todos otro otra nuevo nueva años dos tres hay tiene sus este',
  ),
  it: list(
    'il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dalla dai in nel nella nei con su sul sulla sui per tra fra e ed o ma non si che chi cui come più anche è sono era ha hanno stato stata essere questo questa questi quello quella dopo prima contro senza durante perché se già solo suo sua suoi loro anni due tre nuovo nuova dove quando ogni no',
  ),
  fr: list(
    'le la les l un une des du de d à au aux en dans sur sous avec sans pour par entre vers chez et ou mais donc ne pas plus se s son sa ses leur leurs que qui dont où ce cet cette ces est sont était été être a ont avait il elle ils elles on après avant contre depuis pendant selon comme si aussi très tout tous toute nouveau nouvelle ans deux trois y n j c qu',
  ),
  pt: list(
    'o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para com sem sob sobre entre até desde e ou mas não se que quem como mais também já é são foi foram era ser está estão tem têm há ao aos à às este esta isto esse essa seu sua seus suas quando onde após antes contra durante porque todos outro outra novo nova anos dois duas três ainda muito depois segundo',
  ),
  hi: list('का की के में है हैं को से पर ने और या एक यह वह इस उस कि जो तो भी ही नहीं था थी थे हो गया गई गए कर करने लिए बाद साथ तक'),
  nl: list(
    'de het een en of maar van in op te tot met voor door bij naar uit over om aan als dan dat die dit deze is zijn was waren wordt worden werd werden heeft hebben had hadden kan kunnen zal zullen moet moeten niet geen nog ook meer er hij zij ze hun haar zich wat wie waar wanneer tegen tussen onder na sinds tijdens volgens nieuwe twee drie jaar weer alle al dus zo per man mag gaat komt',
  ),
  ro: list(
    'și în la de din pe cu pentru prin după până între fără sub spre că să nu se este sunt a fost au era fi va vor avea are o un unei unui cel cea cei cele mai dar sau ca care ce cum când unde acest această acestui acestei lor lui ei său sa iar dintre despre împotriva asupra potrivit ani doi două trei nou nouă noi al ale ai',
  ),
}

/** Of other tongues as much as tells them from ours. */
export const FOREIGN_WORDS: readonly ReadonlySet<string>[] = [
  'yn y yr ar o i a mae r wedi gan fod bod am eu ei cael ac ond hefyd gyfer newydd mwy dros bydd oedd nad rhai gyda wrth mewn yng ym ni ni neb nid heb cafodd chafodd hwn hon mai dydd awr ymlaen ôl',
  'hy gjinien út ûnder troch frou waard binne wêr in it nije iepene oer yn fan foar op mei is hat ha wurdt wurde net ek oer jier nei dy dat as troch moat wol oan noch rie mear skoallen tsiisdei moandei freed tiid minsken gjin',
  'níor aon duine gan ina ag san ó i níl gcuid agus an na go ar ag le is bhí tá sé sí do de ina leis sa nach mar níos faoi don bhfuil gur ach idir',
  'vun mat fir ass huet hunn gouf goufen sinn déi och keen keng enger engem eng gëtt ginn iwwer méi bei zu um op an dat no net',
  'en die het nie van is wat vir dat hulle sy haar word ook om te met deur aan nuwe kan moet gaan oor ná nadat vanjaar teen sê hierdie polisie n se',
  'në e të dhe për me një nga është u ka do më që i se janë si por kanë ishte nuk pas',
  'och i att det som en på är av för med den till inte om ett men var sig så från vid har efter under kan ska nya mot också han hon de',
  'og i at det som en på er av for med den til ikke om et men var seg sig fra ved har etter efter under kan skal nye mot også han hun de blev ble bliver blir',
  'a v na se je že s z do o k i za pro ale jako byl byla bylo jsou po od podle které který také při ze ve už nebo jen před jeho až',
  'a aj sa na je že v z do o k za pre ale ako bol bola bolo sú po od podľa ktoré ktorý tiež pri zo vo už iba pred jeho až však',
  'i je u na se da su za od s ne li ali kao koji koja koje biti bio bila bilo nije nakon zbog samo već može prema iz će',
  'ir yra kad su į iš apie po už bet kaip buvo ne nuo dėl iki taip pat jau tik bus kuris metų',
  'amb els dels als pel pels és són aquest aquesta aquests també però més seva seu fins han fet anys després sense des perquè',
  'és a az hogy nem egy is van volt már csak még után között szerint magyar lesz meg ki el fel mint azt ez aki amely pedig több új miatt minden vár lett volt nagy ezer szerda szerdán csütörtökön pénteken kedden ember emberek kell lehet során ellen alatt felett magyarországi',
  've bir bu da de için ile olarak olan çok daha gibi sonra kadar en ne oldu değil var dedi ya göre yeni',
  'ja on ei että se oli hän mutta kun myös sekä ovat mukaan vuoden joka kuin jo vielä noin uusi ollut',
  'i amb els les la el en de del dels al als pel pels per que és una un va van ha han són aquest aquesta més però també seu seva com on quan des fins entre sobre després dies anys es s l d hi ho molt tot han estat',
  'eta da du dira ez dute izan egin baina ere bat hau hori dela dago daude beste urte bere zuen ditu gabe arte',
  'yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena oleh ada telah lebih',
].map(list)

/** Letters that others of these tongues do without. */
export const OWN_LETTERS: ByTongue<string> = {
  en: '',
  de: 'äöüß',
  pl: 'ąćęłńśźż',
  es: 'ñ',
  it: '',
  fr: 'çœêèâîûùë',
  pt: 'ãõ',
  hi: '',
  nl: '',
  ro: 'ăâîșțşţ',
}
