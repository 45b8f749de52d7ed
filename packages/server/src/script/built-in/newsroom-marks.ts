import { CITIES } from '@hourcast/domain/slots/cities'
import { isSection } from '../../sources/section-name.ts'
import { FIRST_OF_MANY } from '../fit-for-air/packed.ts'
import { withoutFoot, withoutPlayer } from '../fit-for-air/page-feet.ts'
import { SENTENCE_STARTS } from '../spoken/sentence-starts.ts'
import { AGENCIES, CREDIT, withoutCreditBehind } from './agencies.ts'
import { LATIN_SLUG, LATIN_TAG } from './page-heads/latin-slugs.ts'
import { withoutLiveClock, withoutTickerClock } from './page-heads/live-clocks.ts'
import { withoutNorthernLabels } from './page-heads/northern-headlines.ts'
import { isCollected, isOtherReporter, isPublisher, ownNames } from './publisher.ts'
import { isReporter, withReporterFirst } from './reported-by.ts'

// What stands around a story goes only where it cannot be a word of it: when in doubt it stays, and is heard.

/** What stands before a headline to catch the eye; a label that says what a text is ('Opinion') stays. */
const LABEL =
  "(?:breaking(?: news)?|just in|urgent|exclusive|exclusief|watch(?: live)?|video|listen|podcast|photos?|gallery|in pictures|in pics|interview|kijk|luister|live(?: updates?| blog)?|(?:last )?update(?:d|\\s\\d{1,2})?(?:\\s(?:at\\s)?\\d{1,2}[:.]\\d\\d\\s?(?:[ap]\\.?m\\.?)?)?|as it happened|new|premium|plus|(?:exklusiv |nur )?für abonnenten|(?:alleen |exclusief )?voor abonnees|subscribers? (?:only|exclusive)|aktualisiert|actualización|mise à jour|màj|aggiornamento|aktualizacja|atualização|actualizare|liveblog|(?:live-?|news-?)?ticker|eil(?:meldung)?|exklusiv|vidéo|en images|en direct|direct|exclusif|exclusivité|última hora|urgente|(?:en )?directo|en vivo|minuto a minuto|ao minuto|vídeo|ultim['’]ora|diretta|in diretta|foto|pilne|z ostatniej chwili|tylko u nas|nasz news|na żywo|relacja na żywo|wideo|zdjęcia|galeria|ao vivo|última hora|laatste nieuws|ultim[aă] oră|exclusiv|foto[/-]video|(?:बड\u093C?ी|ताज\u093C?ा|अभी की) ख\u093C?बर|(?:बिग )?ब्रेकिंग(?: न्यूज\u093C?)?|एक्सक्लूसिव|लाइव(?: अपडेट्?स?)?|वीडियो|फोटो|तस्वीरें)"
/** How agencies number what they send again: 'UPDATE 3-Airline cancels flights'. */
const SENT_AGAIN = /^(?:UPDATE|WRAPUP|REFILE|RPT)(?:\s\d{1,2})?\s?-\s?(?=[\p{Lu}\d"“'‘])/u
/** What an agency changed, for its customers. */
const CHANGED =
  /^\((?:adds?|updates?|recasts?|corrects?|refiles?|repeats?|rewrites|writes|changes|removes|clarifies|ergänzt|korrigiert|aktualisiert|neu|mehr details)(?:[\s:,][^()]{0,120})?\)\s?/iu
const EYE_CATCHER = new RegExp(
  `^(?:${LABEL}|[A-Za-z][A-Za-z ]{1,24} (?:News|Live|Updates?|Weather(?: Update)?|Crime|Politics)(?=[:|] ?\\p{Lo}))\\s*[:|]\\s*`,
  'iu',
)
export const withoutEyeCatcher = (title: string): string => title.replace(EYE_CATCHER, '')
/** The office that wrote it and its number, as German police and fire brigades send them: 'POL-KI: 270113.1 Kiel: Unfall'. */
const OFFICE =
  /^(?:(?:B?POL|LPI|LPD|KPB|FW|FFW|HZA|DRK|PP|PI|PD|LKA)-[\p{Lu}\p{N}][\p{L}\p{N}/-]{0,20}:\s)(?:\d{5,8}(?:[.-]\d{1,4})?[:\s-]\s*|Nr\.\s?\d{1,5}[:\s]\s*)?/u
/** Behind a dash only before a headline of its own: 'Podcast – das neue Radio' is one. */
const DASHED = new RegExp(`^(${LABEL})\\s[-–—]\\s+(.*)$`, 'isu')
/** With a full stop only in capitals: 'Direct.' may be a sentence. */
const LOUD_EYE_CATCHER =
  /^(?:(?:EN|AO|EM|IN) )?(?:DIRECT|DIRECTO|DIRETO|DIRETTA|VIVO|MINUTO|ÚLTIMA HORA|URGENTE|VÍDEO|IMAGES|VIDÉO|VIDEO|EXCLUSIF|ALERTE|T[EÉ]MOIGNAGES?|REPORTAGE|R[EÉ]CIT|PORTRAIT|ENTRETIEN|INTERVIEW|ENQU[EÊ]TE|D[EÉ]CRYPTAGE|GRAND FORMAT|INFOGRAPHIES?|CARTES?|FACT CHECK|ENTREVISTA|REPORTAJE|REPORTAGEM|INTERVISTA|[Vv]id[eé]os?|[Ee]n images|(?:INFO|SONDAGE)(?: [\p{Lu}\d]{2,14}){1,3}|MÀJ|MAJ|NA ŻYWO|PILNE|WIDEO|KIJK|LIVE(?: TEXT| VIDEO| UPDATE)?|UPDATE)\.\s+/u
/** What kind of text it is, as Le Figaro heads it: 'EXCLUSIF - Dans une étude'. */
const LOUD_KIND =
  /^(?:EXCLUSIF|EXCLUSIVO|ESCLUSIVA|INFO [\p{Lu} ]{2,20}|VU D['’]AILLEURS|LES ÉCLAIREURS|ENTRETIEN|RÉCIT|REPORTAGE|ENQUÊTE|PORTRAIT|INFOGRAPHIES?|DÉCRYPTAGE|EN IMAGES|CARTE|VIDÉO|VIDÉOS|DOCUMENT|PALMARÈS(?: EXCLUSIF)?|TÉMOIGNAGES?)\s[-–—:]\s(?=["“«]?\p{Lu})/u
/** Before a headline that goes on in small letters: 'En direct, guerre en Ukraine : …'. */
const STREAM = /^(?:[Ee]n direct|EN (?:direct|DIRECT)|[Ee]n vivo|[Ii]n diretta|[Aa]o vivo|[Ee]m dire[ct]to),\s(?=["“«]?\p{L})/u
/** Whom or what it is about, loud and with its article, before a headline that begins behind it: 'IL SINDACO DI GENOVA Lo sfogo di …'. */
const LOUD_TOPIC =
  /^(?=(?:\S+\s){0,4}(?:IL|LO|LA|I|GLI|LE|L['’]|DI|DEL|DELLA|DEI|DELLE|SUL|SULLO|SULLA|AL|ALLA|NEL|NELLA|DE|DU|DES|LES|UN|UNE|EL|LOS|LAS|EN|DO|DA|DOS|DAS|NO|NA)(?![\p{L}]))(?:\p{Lu}[\p{Lu}'’]*\s){2,6}(?=["“«]?\p{Lu}['’]?\p{Ll})/u
/** In capitals before a headline that is not, as Romanian papers have it: 'VIDEO Incendiu la Brașov', 'UPDATE 2 A murit primarul'. */
const LOUD_ROW =
  /^(?:(?:LIVE TEXT|LIVE VIDEO|VIDEO|WIDEO|FOTO|ZDJĘCIA|PILNE|LIVE|(?:AO|EN) VIVO|EN DIRECTO?|EM DIRETO|NA ŻYWO|UPDATE(?: \d{1,2})?|EXCLUSIV|DOCUMENT|DOC|MERCATO|BREAKING(?: NEWS)?|ULTIM[AĂ] ORĂ|ACTUALIZARE)(?:\s?[&/,+]\s?|\s+)){1,3}(?=["„“«]?(?:\p{Lu}\s?\p{Ll}|\p{Lo}))/u
/** Between two entries of a ticker, in a text. */
const TICKER = /\s?\+{3,}\s?/g

/** Behind a headline, in capitals: 'Incendiu la Brașov - FOTO', 'Pożar hali [ZDJĘCIA, WIDEO]'. */
const LOUD_NOTE =
  '(?:GALERI[AE](?: FOTO)?|FOTO(?:GRAFII)?|FOTOS|VIDEO|WIDEO|VÍDEO|VIDÉO|PHOTOS?|ZDJĘCIA|FILM|AUDIO|LIVE(?: TEXT)?|UPDATE|IMAGINI|IMÁGENES|IMAGENS|MAPA|EXCLUSIV|DOCUMENT|DOKUMENT|GRAFIC)'
const LOUD_TAIL = new RegExp(
  `\\s{0,3}(?:(?<=\\s)[-–—|]\\s*|[([]\\s?|[.!?]\\s)${LOUD_NOTE}(?:(?:\\s?[,/&+-]\\s?|\\s(?:și|i|e|y)\\s|\\s)${LOUD_NOTE}){0,3}\\s?[)\\]]?\\s?[.!]?$`,
  'u',
)
/** The same without a mark before it: 'Zorza nad miastem WASZE ZDJĘCIA', in Hindi 'पुल गिरा, VIDEO'. */
const LOUD_END =
  /(?<=\p{Ll}["”]?)\s(?:WASZE |NASZE |DUŻO |NOWE |MAMY )?(?:ZDJĘCIA|ZDJĘĆ|FOTO|WIDEO|VIDEO|FILM)[.!]?$|(?<=[\p{Lo}\p{M}]),?\s(?:VIDEO|PHOTOS?|LIVE)$/u
/** '+++ Eilmeldung +++': between the signs stands a label, else they stand around the headline. */
const CRAWL = new RegExp(`^\\+{2,}\\s*(?:${LABEL}|[\\p{L}-]{0,20}(?:ticker|blog))?\\s*\\+{2,}\\s*`, 'iu')
const PLUSES = /^\+{2,}\s*|(?<!\s)\s+\+{2,}$/gu
const BETWEEN_PLUSES = /(?<!\s)\s+\+{2,}\s+/gu
const NOTE =
  '(?:video|vídeo|vidéo|photos?|fotos?|pictures|gallery|galerie|live|watch|updated?|exclusive|wideo|bild(?:er|ergalerie)?|fotostrecke)'
/** In round ones only at an end: inside it may be a word of the story. */
const IN_BRACKETS = new RegExp(`\\[\\s?${NOTE}\\s?\\]|^\\(\\s?${NOTE}\\s?\\)|\\(\\s?${NOTE}\\s?\\)$`, 'giu')

const ARTICLE = 'The(?! Hague)|An?|In|On|At|Der|Die|Das|Eine?|Im|Am|Los(?! Angeles)|Las(?! Vegas)|Il|Gli|De|Het|Een'
/** 'MADRID, 3 Nov. (EUROPA PRESS) - 17:12h El Gobierno …' */
const SENT_AT = '(?:\\d{1,2}[:.]\\d{2}\\s?h?\\s(?=(?!Uhr\\s)[\\p{Lu}«"“¿¡]))?'
/** 'WASHINGTON (Reuters) -', 'Berlin/München (dpa) -', '(AP) —', and as Indian agencies write it 'New Delhi, Nov 3 (PTI)'. */
const DATELINE = new RegExp(
  `^(?!(?:${ARTICLE})\\s)((?:(?:[\\p{Lu}\\p{Lo}\\p{N}][\\p{L}\\p{M}\\p{N}.'’/-]{0,30}|(?<=\\d\\s)\\p{Ll}{3,12}\\.?),?\\s(?:(?:am|an|der|im|de|del|do|la|le|sur|upon|of)\\s)?){0,5})(?:[(/](${AGENCIES})(?:/\\p{L}{1,12})?[)/]\\s?(?:[-–—:]+\\s?${SENT_AT}|[.।]\\s(?=\\S))|(?<=,\\s(?:\\p{Lu}\\p{Ll}{2,8}\\.?\\s\\d{1,2}|\\d{1,2}\\s[\\p{L}\\p{M}]{2,12})\\s)\\((?:PTI|ANI|IANS|भाषा|एजेंसी|वार्ता)\\)\\s)`,
  'u',
)
/** Who wrote it and where, as Hindi papers begin: 'जागरण संवाददाता, प्रयागराज।', 'डिजिटल डेस्क, नई दिल्ली।', 'नई दिल्ली।'. */
const HINDI_DESK =
  /^(?:(?:[\p{L}\p{M}]{2,15}\s){0,3}(?:संवाददाता|संवाद सहयोगी|संवाद सूत्र|ब्यूरो|डेस्क|एजेंसी|एजेंसियां|नेटवर्क|जासं|जागसं|संसू|संवाद|निसं|कासं|एनबीटी)(?:,\s[\p{L}\p{M}]{2,15}(?:\s[\p{L}\p{M}]{2,15})?)?|नई दिल्ली|ग्रेटर नोएडा)\s?(?:।|\||:(?=\s)|–|—|-(?=\s))\s?(?=[\p{Lo}\d]|Updated|Published)|^[\p{L}\p{M}]{3,15}(?:,\s[\p{L}\p{M}]{3,15})?।\s(?=[\p{Lo}\d])/u
/** Who wrote and who edited it, behind a Polish report: 'mkr/ ktl/'. */
const INITIALS_BEHIND = /(?<=[.!?…”"]\s?)(?:\(?(?:PAP|IAR|ISBnews)\)?\s?)?(?:\/?\s?\p{Ll}{2,5}\/){1,4}\s?\.?$/u
/** The same in brackets, and who edited it: '(jk) oprac. AW'. */
const EDITED_BEHIND =
  /(?<=[.!?…”"])\s(?:\(\p{L}{2,4}\)(?:\s(?:oprac|opr|red)\.\s(?:\p{Lu}\p{L}{0,20}\.?\s?){1,3})?|(?:oprac|opr)\.\s(?:\p{Lu}\p{L}{0,20}\.?\s?){1,3})$/u
/** 'LONDON - The board met': without an agency only a known city in capitals, before what can only begin a sentence. */
const CITY_LINE = new RegExp(
  `^(?:${CITIES.map((city) => city.toLocaleUpperCase('en')).join('|')})\\s(?:--|[-–—])\\s(?=${SENTENCE_STARTS}\\s\\p{Ll})`,
  'u',
)
const MONTHS =
  'jan ene gen fév fev feb mar abr avr apr mai may mag jui jun jul giu lug ago aoû set sep oct out ott nov dic dez dec déc'.split(
    ' ',
  )
const MONTH = `(?:${MONTHS.flatMap((short) => [short, short.toUpperCase(), short.charAt(0).toUpperCase() + short.slice(1)]).join('|')})\\p{L}{0,7}\\.?`
/** With its day and perhaps its hour, as Romance agencies write it: 'Huesca, 13 ene (EFE).-', 'Porto, 13 jan 2027 (Lusa) —', 'GENOVA, 13 GEN -'. */
const DATED_LINE = new RegExp(
  `^\\p{Lu}[\\p{L}\\p{M} .,'’/-]{1,50}?(?:\\s\\(\\p{L}[\\p{L} .]{1,24}\\))?,?\\s\\(?(?:\\d{1,2}[\\s/]?(?:de\\s)?${MONTH}|${MONTH}\\s\\d{1,2}(?!\\d))[\\s/,]{0,2}(?:(?:de\\s)?20\\d{2})?\\)?\\s?(?:\\((?:${AGENCIES}|EFE[^()]{0,12}|Askanews|askanews|Italpress|Notimex|Agência Brasil|\\p{Lu}[\\p{L} .]{1,24})\\)\\s?)?[.:]?\\s?[-–—]{1,2}\\s?${SENT_AT}(?=[\\p{Lu}«"“¿¡])`,
  'u',
)
/** 'CHAPALA, Jal.-', 'Monterrey, Nuevo León.-': a place, a stop and a dash are the head of a Spanish story, but not 'Dr.-Ing.'. */
const STOPPED_LINE =
  /^(?!(?:Dr|Prof|Dipl|Mag|Pol|Reg|Insp)\.)\p{Lu}[\p{L}\p{M}'’]+(?:,?\s(?:(?:de|del|la|las|los|el|y)\s){0,2}\p{Lu}[\p{L}\p{M}.'’]*){0,5}(?:\s\([^()]{2,20}\))?\.\s?[-–—]{1,2}\s?(?=[\p{Lu}\d«"“¿¡])/u
/** 'BRASÍLIA e SÃO PAULO - O governo': loud, before a sentence that begins with an article. 'AGI - Gli Stati Uniti': an agency. */
const LOUD_LINE =
  /^(?:AGI|ANSA|EFE|AFP|PAP|ANP|DPA)\s[-–—]\s(?=\p{Lu})|^\p{Lu}{3,}(?:(?:[\s'’]|\s[ey]\s)\p{Lu}{2,}){0,4}(?:\s\(\p{L}{2,20}\))?\s(?:--|[-–—])\s(?=(?:El|La|Los|Las|Un|Una|Unos|En|Le|Les|Une|Des|Il|Lo|I|Gli|È|O|A|Os|As|Um|Uma|Al menos|Ao menos|Dos|Tres|Due|Tre|Deux|Trois|Dois|Duas)\s\p{Ll}|L['’]\p{Ll})/u
/** How agencies end: '// JAP // MSP.', 'Lusa/Fim'. */
const SIGNED_OFF =
  /(?<=[.!?…।]["”»)]?)\s(?:©|\(c\)|Copyright)\s.{0,120}$|(?<=[.!?…]["”»)]?)\s\(?(?:\p{Ll}{2,4}(?:[/-]\p{Ll}{2,4}){1,4}|\p{Lu}{2,4}(?:[/-]\p{Lu}{2,4}){1,4})\)?\.?$|(?:\s?\/\/\s?\p{Lu}{2,5}(?![\p{L}])){1,3}\.?$|\s?Lusa\/[Ff]im\.?$/u

/** 'Bruggen dicht (update)', also below the headline. */
const UPDATED_BEHIND = /\s\(updated?(?:\s\d{1,2})?\)(?=\.?$)/iu

/** A whole sentence of it is the page's furniture: who wrote or photographed it, what to click, what the law wants. */
const NAME = "(?:\\p{Lu}[\\p{L}\\p{M}'’.-]*)"
const BYLINE = new RegExp(
  `^(?:(?:By|BY|Von|VON|Par|PAR|Por|POR|Di|Door):?|(?:Autor|Autorka|Text|Texte)\\s?:)\\s${NAME}\\s${NAME}(?:,?\\s(?:and|und|et|y|e|en|i|&|${NAME})){0,7}[.।]$`,
  'u',
)
/**
 * Names alone stand behind it: 'Photo: Getty Images.' is a credit, 'Bild: Kanzler tritt zurück.' is not. Each is taken whole: a word of capitals can be cut
 * into nine names in more ways than anybody can try.
 */
const PICTURE_CREDIT = new RegExp(
  `^(?:[Pp]hotos?|PHOTOS?|[Ii]mages?|[Pp]ictures?|[Ff]otos?|FOTOS?|[Bb]ild(?:er)?|[Cc]redits?|[Cc]rédits?|[Ss]ource|[Qq]uelle|[Ff]uente|[Ff]onte|[Źź]ródło|[Zz]dj(?:ęcia?|\\.)|[Ff]ot\\.|[Ss]ursa(?: (?:foto|video|imaginii?))?|[Cc]redit foto|[Ss]ursă foto|[Vv]ia|©)(?:\\s?[:/|©]\\s?|(?<=^[^V].*)\\s(?:by|von|par|por)\\s|(?<=©)\\s?)(?:(?:${NAME}(?![\\p{L}\\p{M}'’.-])|[\\d–-]+(?![\\d–-])|©|&|dpa|epd|picture alliance|imago|courtesy|of|the|via|de|und|and|/|\\|)[,/|]?\\s?){1,9}[.।]?$`,
  'u',
)
const FURNITURE =
  /^(?:(?:nr|no)\.?\s?\d{1,5}\.?$|[^.]{0,60}\sim Gespräch mit \S+ \S+\.?$|(?:(?:photos?|images?|pictures?|fotos?|bilder|credits?|crédits?|source|quelle|fuente|fonte|źródło|sursa|via|anzeige|advertisement|publicidad|publicité|related(?: articles| stories)?|topics?|tags?|share this(?: article| story| page| post)?)\s?[:|]?\s?[.।]?$|(?:related(?: articles?| stories| topics)?|topics|tags|share this(?: article| story| page| post)?)\s?[:|]\s)|follow (?:us|live|our (?:live|coverage|channel|page)|the latest (?:news|updates))(?:[.:!]|$|\s(?:on|at|blog|coverage|here)(?![\p{L}\p{M}]))|follow @|copyright (?:©|\(c\)|\d{4})|we use cookies(?:[.!]?$|\s(?:to|and|on|for)\s)|accept (?:all(?: cookies)?|cookies)[.!]?$|check it out[.!:]?$)|\ball rights reserved[.]?$/iu
const CLICK_BAIT =
  /^(?:(?:hier|jetzt|please)\s)?(?:read (?:more|the full (?:story|article|report|interview|statement)|full (?:story|article))|click here|continue reading|sign up|subscribe(?: (?:now|to))?|learn more|watch the video|weiterlesen|mehr lesen|mehr zum thema|zum artikel|lire (?:la suite|l['’]article)|en savoir plus|leggi (?:di più|tutto)|continua a leggere|leer más|seguir leyendo|lees (?:meer|verder)|czytaj (?:więcej|dalej|też)|zobacz (?:też|także)|cite[sșş]te (?:mai (?:mult|multe)|și|şi|continuarea|articolul|integral)|vezi (?:mai mult|și|galeria|video)|află mai multe|detalii aici|więcej (?:na|w|o tym|informacji|szczegółów)|sprawdź (?:też|także|szczegóły)|leia mais|ler mais|saiba mais|और पढ\u093C?ें|आगे पढ\u093C?ें|पूरी ख\u093C?बर(?: पढ\u093C?ें)?|विस्तार से पढ\u093C?ें)(?:\s?[:!…]|\s?\.{1,3}$|\s?।?$|\s(?<few>(?:about|at|for (?:our|free|more|pictures)|here|hier|sur|dans|ici|sul|aquí|tutaj|aqui|op|pe)(?![\p{L}\p{M}])[^,;]*$))/iu
/** An invitation is short; what goes on may be a story. */
const INVITATION = 6

const SYNDICATED = /^The post ["“‘'\p{Lu}\p{N}].* appeared first on ["“\p{Lu}\p{N}]/u

/** What kind of work it is and whose: 'Reportaż Anny Mazur i Jana Lisa.', 'Un reportaj de Ion Pop.' */
const WORK_OF =
  /^(?:(?:Reportaż|Film dokumentalny|Felieton|Wywiad|Rozmowa|Materiał|Korespondencja|Relacja|Tekst|Analiza)|(?:(?:Un|O)\s)?(?:[Rr]eportaj|[Mm]aterial|[Ii]nterviu|[Aa]naliză|[Dd]ocumentar)(?:\s(?:realizat|semnat)ă?)?\s(?:de|cu))\s\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’-]+(?:(?:,|\s(?:i|oraz|și))\s\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’-]+){0,3}\.$/u

/** With which an office takes leave of its readers: not the host's to say. */
const COURTESY =
  /^(?:thank you for your (?:patience|understanding|co-?operation)|thanks for your (?:patience|understanding)|(?:vielen )?dank für ihr verständnis|wir bitten um (?:ihr )?verständnis|merci (?:de|pour) votre (?:patience|compréhension)|(?:muchas )?gracias por su (?:paciencia|comprensión|colaboración)|grazie per la (?:pazienza|comprensione|collaborazione)|obrigad[oa]s? pela (?:sua )?(?:compreensão|paciência|colaboração)|agradecemos a (?:sua )?compreensão|dziękujemy za (?:cierpliwość|wyrozumiałość)|(?:za utrudnienia )?przepraszamy(?: za utrudnienia)?|(?:hartelijk )?(?:bedankt|dank) voor (?:uw|je) (?:geduld|begrip)|(?:vă )?mulțumim pentru (?:răbdare|înțelegere)|आपके सहयोग के लिए धन्यवाद|असुविधा के लिए खेद है)\s?[.!।]?$/iu

/** Its number, behind the agency: 'Lfd. Nr.: 0034 Ein Mann'. */
const REPORT_NUMBER = /^Lfd\.?\s?Nr\.?\s?:?\s?\d{1,6}\s+(?=\p{Lu})/u

/** 'Nr. 1779 Gestern Abend …', and before a headline '1244. Brand in Laim': how a press office counts. */
const COUNTED =
  /^(?:(?:(?!Erstmeldung)\p{Lu}[\p{L}/-]{2,40}\s){0,2}(?:Nr|No)\.?\s?\d{1,5}\s+(?=\p{Lu}\p{L}+\s)|\d{3,5}\.\s(?=\p{Lu}\p{L}{2}))/u
/** Who read it on the radio, behind the last stop: 'Lund, Vera.', '(Wiederholung vom 19.07.24)'. */
const NAME_BEHIND =
  /(?<=[.!?][”“»]?)\s(?:\(Wiederholung[^()]{0,30}\)\s?\.?\s?)?\p{Lu}\p{L}+(?:[- ]\p{Lu}\p{L}+){0,2},\s\p{Lu}\p{L}+(?:[- ]\p{Lu}\p{L}+)?(?:\s?[;/]\s?\p{Lu}\p{L}+,\s\p{Lu}\p{L}+)*\.?$/u

/** The head of a German police report: 'Ort: Bremen, Kirchstr. Zeit: 2.30 Uhr.' */
const REPORT_HEAD = /^(?:(?:Tat|Unfall|Einsatz)?(?:[Oo]rt|[Zz]eit)|Ereigniszeit)\s?:\s/u

export const isFurniture = (sentence: string): boolean => {
  if (COURTESY.test(sentence) || REPORT_HEAD.test(sentence) || WORK_OF.test(sentence)) return true
  const bait = CLICK_BAIT.exec(sentence)
  if (bait !== null && (bait.groups?.few === undefined || sentence.split(' ').length <= INVITATION)) return true
  return FURNITURE.test(sentence) || SYNDICATED.test(sentence) || PICTURE_CREDIT.test(sentence) || BYLINE.test(sentence)
}

/** Behind a stop, or several in a row: not the last words of the sentence itself. A short word before a stop is an abbreviation. */
const TAGS_BEHIND =
  /(?<=(?:[\p{L}\p{M}\p{N}]{3}(?<!(?:prof|capt|sept|mrs|gov|sen|rep|gen|col|bzw|inkl|evtl|ggf|etc|sra|srta|dott|sig|avv|inż|płk))\.|[!?…।])["'”’»)]?)(?:\s[#@]\p{L}[\p{L}\p{M}\p{N}_]{0,60}){1,10}\s?[.!?]?$/iu
const TAG_ROW =
  /(?<![#@][\p{L}\p{M}\p{N}_]{1,61}|(?<!\p{L})(?:for|of|in|on|to|by|with|and|or|vs|against|between|from|mit|für|gegen|von|bei|und|zu|vs\.|zwischen|pour|contre|de|à|et|avec|en|con|para|por|contra|y|e|per|da|di|tra|com|z|na|w|o|i|dla|voor|met|tegen|pentru|cu|și))(?<=\S)(?:\s#\p{L}[\p{L}\p{M}\p{N}_]{0,60}){2,10}\s?[.!?]?$/iu
/** 'More' behind a bar or an arrow; any other word there is a place, a score, a page's own. */
const MORE =
  /(?<!\s)\s*(?:\||→|›|>>)\s?(?:read more|more|mehr|weiter|weiterlesen|mehr lesen|lire la suite|plus|leggi|leggi tutto|altro|más|leer más|więcej|czytaj więcej|meer|lees meer|mais|leia mais|mult|citește|और पढ\u093C?ें|audio|video)[.…]?$/iu

/** 'ALBANY, N.Y. (WXYT) —': a station's letters behind a city in capitals. */
const AGENCY_LINE = /^\(\p{Lu}[\p{L}. /]{1,20}\)\s?[-–—]{1,2}\s(?=["“„]?[\p{Lu}\d])/u
const STATION_LINE = /^\p{Lu}[\p{Lu}.'’ -]{2,30}(?:,\s[\p{L}. ]{2,16})?\s\(\p{Lu}[\p{Lu}\p{N}/ ]{1,16}\)\s[—–-]+\s/u
/** 'NANTES (Ouest-Matin) - Le pont': a paper that signs like an agency. */
const PAPER_LINE =
  /^\p{Lu}{3,20}(?:[ '’-]\p{Lu}{2,20}){0,3}(?:,\s\p{Lu}[\p{L}.]{0,9})?\s\(\p{Lu}[\p{L}.’'-]{1,20}(?:\s[\p{L}.’'-]{1,20}){0,3}\)\s?[-–—]{1,2}\s(?=["“«]?\p{Lu})/u
/** 'Freital (dpm) – Die': in small letters no party or firm stands there. */
const SMALL_AGENCY =
  /^\p{Lu}\p{Ll}[\p{L}./-]{0,30}(?:\s[\p{L}./]{1,20}){0,3}\s\(\p{Ll}{2,5}(?:\/\p{L}{2,5})?\)\s?[-–—]{1,2}\s(?=["“„]?[\p{Lu}\d])/u
/** 'ALMERE - Een', 'INDORE: Three': any place in capitals, where the text names it once more as it is written. */
const LOUD_PLACE = /^(\p{Lu}{3,20}(?:[ -]\p{Lu}{2,20}){0,2})(?:\s[-–—]+|\s?:)\s(?=["“„]?[\p{Lu}\p{N}])/u

/** A story, not its headline: there 'LONDON - The' may begin a title. */
export const withoutCityLine = (text: string): string => {
  const plain = withoutPlayer(text)
    .replace(LATIN_SLUG, '')
    .replace(LATIN_TAG, '')
    .replace(/^\p{Lo}/u.test(text) ? HINDI_DESK : CITY_LINE, '')
    .replace(STATION_LINE, '')
    .replace(AGENCY_LINE, '')
    .replace(PAPER_LINE, '')
    .replace(SMALL_AGENCY, '')
    .replace(LOUD_LINE, '')
    .replace(INITIALS_BEHIND, '')
    .replace(EDITED_BEHIND, '')
  const [mark = '', place = ''] = LOUD_PLACE.exec(plain) ?? []
  const named = place.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase())
  return mark !== '' && plain.includes(named, mark.length) ? plain.slice(mark.length) : plain
}

/** True when the letters may stand for the words before them: 'Aam Aadmi Party (AAP)' is no place and its agency. */
const isShortFor = (letters: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{M}])${[...letters].join('.*')}`, 'isu').test(words)

/** A text without what agencies and social networks put around it: dateline, credit, trailing tags, 'more' behind a bar. */
export const withoutNewsroomMarks = (text: string): string =>
  withoutTickerClock(withoutFoot(withoutCreditBehind(text)))
    .replace(LOUD_KIND, '')
    .replace(DATELINE, (mark, place: string, agency = '') => (agency !== '' && isShortFor(agency, place) ? mark : ''))
    .replace(TICKER, (_, at: number) => (at === 0 ? '' : '. '))
    .replace(REPORT_NUMBER, '')
    .replace(COUNTED, '')
    .replace(NAME_BEHIND, '')
    .replace(DATED_LINE, '')
    .replace(STOPPED_LINE, '')
    .replace(CHANGED, '')
    .replace(SIGNED_OFF, '')
    .replace(CREDIT, '')
    .replace(UPDATED_BEHIND, '')
    .replace(/^RT @\w{1,30}:\s?/u, '')
    .replace(TAGS_BEHIND, '')
    .replace(text.includes('#') ? TAG_ROW : '', '')
    // Inside a sentence it is a name, and only its sign is not said.
    .replace(/(?<![\p{L}\p{M}\p{N}.@#&_/])[@#](?=\p{L})/gu, '')
    .replace(MORE, '')

/** 'Angriff auf Kiew (21.12.2024)' */
const STAMPED = /\s\(\d{1,2}\.\s?\d{1,2}\.\s?(?:20)?\d\d\)$/u
/** A cry before a colon: 'Deutschland, Brasilien, ...?: Melnyk bekommt eine Aufgabe'; of two labels the first: 'Co: US-Parks: Der Eintritt …'. */
const ASKED_BEFORE = /^[^:"“„«»]{2,70}(?:\?|\.\.\.|…)\s?:\s+(?=["“„«]?[\p{Lu}\d](?:\S*\s){3})/u
const FIRST_OF_TWO =
  /^(?:\p{L}[\p{L}'’.-]*,? ){0,4}\p{L}[\p{L}'’.-]*: (?=(?:[\p{Lu}\d][\p{L}\d'’.-]* ){0,2}[\p{L}\d][\p{L}\d'’.-]*: \p{Lu})/u

/** 'Muzeul se deschide joi / Intrarea este liberă': two sentences, where both are long enough. */
const SLASH = /(?<!\s)\s\/\s(?=["„“«]?[\p{Lu}\p{Lo}\d])/u
const SIDE_LEAST = 4
const withStops = (title: string): string => {
  const sides = title.split(SLASH)
  // What stands before the first one may be a part of the paper.
  const [first = '', ...others] = sides
  if (others.length > 0 && isSection(first)) return others.join(' / ')
  if (others.length === 0 || sides.some((side) => side.split(' ').length < SIDE_LEAST)) return title
  return sides.map((side, at) => (at === others.length || /[.!?…]["”»]?$/.test(side) ? side : `${side}.`)).join(' ')
}

/** Its headline in English, or what the picture shows, behind a Hindi one: '… सोना बरामद | Jaipur: Rainfall in the Pink City'. */
const isEnglishBeside = (part: string, headline: string): boolean =>
  /^[A-Z](?:[^\s\p{Lo}\p{M}]*\s){2}[^\p{Lo}\p{M}]+$/u.test(part) && /\p{Script=Devanagari}/u.test(headline)

/** A headline without labels, and without the publisher's name behind it. `link`: its own address, or none. */
export const withoutLabels = (title: string, source: string, link = ''): string => {
  const plain = withoutNorthernLabels(withoutLiveClock(title.trim()))
    .replace(CRAWL, '')
    .replace(STATION_LINE, '')
    .replace(OFFICE, '')
    .replace(SENT_AGAIN, '')
    .replace(EYE_CATCHER, '')
    .replace(DASHED, (all: string, _label, rest: string) => (/^["'„“«‘]?[\p{Lu}\p{Lo}\p{N}]/u.test(rest) ? rest : all))
    .replace(LOUD_EYE_CATCHER, '')
    .replace(LOUD_KIND, '')
    .replace(LOUD_ROW, '')
    .replace(STREAM, '')
    .replace(LOUD_TOPIC, '')
    .replace(PLUSES, '')
    .replace(FIRST_OF_MANY, '$1')
    .replace(BETWEEN_PLUSES, ': ')
    .replace(/:\s?:(?=\s)/g, ':')
    .replace(STAMPED, '')
    .replace(ASKED_BEFORE, '')
    .replace(FIRST_OF_TWO, (label) => (isReporter(label.replace(/:\s*$/, '')) ? label : ''))
    // '+++ Liveticker: Sturm +++'
    .replace(EYE_CATCHER, '')
    .replace(IN_BRACKETS, '')
    .replace(LOUD_TAIL, '')
    .replace(LOUD_END, '')
    .replace(LATIN_SLUG, '')
    .replace(MORE, '')
    .trim()
  // Without its label a headline begins.
  const begun = plain === title.trim() ? plain : plain.charAt(0).toLocaleUpperCase() + plain.slice(1)
  const own = ownNames(source, link)
  const [first = '', ...others] = withStops(begun).split(/(?<!\s)\s+\|\s+/)
  const isLong = first.split(' ').length > 2
  // Of three or more, single words are tags: 'A2 between J4 and J5 | Northbound | Roadworks'.
  const isTag = (part: string) => others.length > 1 && !/\s/.test(part)
  const isNoPart = (part: string) => isPublisher(part, own) || isEnglishBeside(part, first)
  const parts = [first, ...others.filter((part) => !isNoPart(part) && !(isLong && (isSection(part) || isTag(part))))]
  // 'Opinion | Why I left' is a label and its headline, and two colons make two labels.
  const unbarred = parts.join(isLong || parts.some((part) => /:\s/.test(part)) ? ' – ' : ': ')
  const [, head = '', tail = ''] = /^(.+)\s[-–—]\s([^–—]{2,40})$/u.exec(unbarred) ?? []
  if (tail !== '' && isCollected(source, link)) return head
  const isReport = withReporterFirst(unbarred) !== unbarred && isOtherReporter(tail, source, own)
  return tail !== '' && isPublisher(tail, own) && !isReport ? head : unbarred
}
