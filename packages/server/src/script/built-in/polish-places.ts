// 'Lubuskie: 25-latek usłyszał zarzut': a voivodeship or a town never speaks. Its name bends: 'W Lubuskiem'.

const PLACES =
  'dolnośląskie=w Dolnośląskiem|kujawsko-pomorskie=w Kujawsko-Pomorskiem|lubelskie=w Lubelskiem|lubuskie=w Lubuskiem|łódzkie=w Łódzkiem|małopolskie=w Małopolskiem|mazowieckie=w Mazowieckiem|opolskie=w Opolskiem|podkarpackie=na Podkarpaciu|podlaskie=w Podlaskiem|pomorskie=w Pomorskiem|śląskie=w Śląskiem|świętokrzyskie=w Świętokrzyskiem|warmińsko-mazurskie=w Warmińsko-Mazurskiem|wielkopolskie=w Wielkopolskiem|zachodniopomorskie=w Zachodniopomorskiem|małopolska=w Małopolsce|wielkopolska=w Wielkopolsce|mazowsze=na Mazowszu|podkarpacie=na Podkarpaciu|podlasie=na Podlasiu|pomorze=na Pomorzu|dolny śląsk=na Dolnym Śląsku|lubelszczyzna=na Lubelszczyźnie|podhale=na Podhalu|kraków=w Krakowie|łódź=w Łodzi|wrocław=we Wrocławiu|poznań=w Poznaniu|gdańsk=w Gdańsku|szczecin=w Szczecinie|bydgoszcz=w Bydgoszczy|lublin=w Lublinie|białystok=w Białymstoku|katowice=w Katowicach|gdynia=w Gdyni|częstochowa=w Częstochowie|radom=w Radomiu|toruń=w Toruniu|sosnowiec=w Sosnowcu|rzeszów=w Rzeszowie|kielce=w Kielcach|gliwice=w Gliwicach|olsztyn=w Olsztynie|zabrze=w Zabrzu|bytom=w Bytomiu|bielsko-biała=w Bielsku-Białej|zielona góra=w Zielonej Górze|rybnik=w Rybniku|opole=w Opolu|tychy=w Tychach|elbląg=w Elblągu|płock=w Płocku|tarnów=w Tarnowie|chorzów=w Chorzowie|koszalin=w Koszalinie|kalisz=w Kaliszu|legnica=w Legnicy|słupsk=w Słupsku|sopot=w Sopocie|zakopane=w Zakopanem|wieliczka=w Wieliczce|gorzów wielkopolski=w Gorzowie Wielkopolskim|włocławek=we Włocławku|wałbrzych=w Wałbrzychu|przemyśl=w Przemyślu|suwałki=w Suwałkach|piła=w Pile|ełk=w Ełku|grudziądz=w Grudziądzu|siedlce=w Siedlcach|inowrocław=w Inowrocławiu'
const AT: ReadonlyMap<string, string> = new Map(
  PLACES.split('|').map((one): [string, string] => [one.split('=')[0] ?? '', one.split('=')[1] ?? '']),
)

/** Who acts for the whole country does it in Warsaw; a town is its club. */
const OF_ALL =
  /(?<!\p{L})(?:rząd\p{L}*|sejm\p{L}*|senat\p{L}*|premier\p{L}*|minist\p{L}+|prezydent (?:duda|nawrocki|rp)|mecz\p{L}*|piłkarz\p{L}*|trener\p{L}*|ekstraklas\p{L}*|transfer\p{L}*)(?!\p{L})/iu
const OWN_PLACE = /(?<!\p{L})(?:[Ww]e?|[Nn]a|[Pp]od|[Kk]oło) \p{Lu}\p{Ll}/u

/** How it is said that a story was in a Polish place, or nothing where it may have been elsewhere. */
export const inPoland = (label: string, story: string): string =>
  OWN_PLACE.test(story) || OF_ALL.test(story) ? '' : (AT.get(label.toLocaleLowerCase()) ?? '')
