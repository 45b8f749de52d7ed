import { isCaption } from './captions.ts'
import { isPageFoot } from './page-feet.ts'
import { isReaderCall } from './reader-calls/reader-calls.ts'
import { isSouthernPageMark } from './southern-page-marks.ts'

// What a live blog and a page put around a sentence, and no host says.

/** The clock before an entry of a live blog, behind which a sentence of its own begins: '14:05 Rat tagt'. */
const BARE_CLOCK = /^\s?(?:[Oo]re\s)?(?:[01]?\d|2[0-3])[:.h][0-5]\d\s(?!बजे|मिनट)(?=["“„«]?[\p{Lu}\p{Lo}][\p{L}\p{M}]*[\s’'])/u
/** With a mark behind it: '14:05 –', '[09:12]', '9.30 am:', '14:05 Uhr:'. */
const MARKED_CLOCK =
  /^\s?[[(]?(?:(?:[Oo]r[ea]|OR[EA]|[Gg]odz\.|[Àà]s?|A las|Às)\s)?(?:[01]?\d|2[0-3])[:.h][0-5]\d(?:[:.][0-5]\d)?\s?(?:[apAP]\.?[mM]\.?|Uhr|uur|u|ore|hrs|h|GMT|BST|CET|CEST|ET|EST|EDT|IST)?(?:[\])]\s?[:|–—-]{0,2}\s?|\s?[:|–—]+\s+|\s-+\s+)(?=\S)/u

/** When a page was changed, and how long it takes to read. */
const UPDATED =
  /^[[(]?(?:(?:last |first )?(?:updated?|published|posted|modified)(?: at| on|:|\s\d)|(?:\d{1,2}|an?|one|two|three) (?:min(?:ute)?s?|hours?|hrs?) (?:ago|read)|stand:|aktualisiert|zuletzt aktualisiert|veröffentlicht(?: am|:)|lesezeit|vor \d{1,2} (?:minuten|stunden)|mis à jour|publié le|modifié le|temps de lecture|il y a \d{1,2} (?:minutes|heures)|actualizado|publicado (?:el|em|a las)|última actualización|hace \d{1,2} (?:minutos|horas)[.]?$|aggiornato (?:alle|il)|pubblicato (?:il|alle)|ultimo aggiornamento|tempo di lettura|atualizado|actualizado|última atualização|há \d{1,2} (?:minutos|horas)[.]?$|(?:aktualizacja|opublikowano|data publikacji|dodano)(?::|\s(?:\d|dnia|dziś|wczoraj|o godz|z dnia|w dniu))|ostatnia aktualizacja|bijgewerkt|laatst bijgewerkt|gepubliceerd op|leestijd|actualizat(?: la|:| acum)|(?:articol|material|știre) (?:actualizată?|publicată?|redactată?)(?: la| pe| de|:)|publicat (?:la|pe|în data)|ultima actualizare|अपडेटेड|अपडेट किया|प्रकाशित:|\d{1,2} मिनट (?:पहले|में पढ))/iu
const UPDATED_MAX_WORDS = 12

/** Buttons, captions and credits that stand as a sentence of their own. */
const BUTTON =
  /^(?:(?:image|picture|photo|media) (?:caption|source|credit)\b|getty images|afp via getty|copy link|share (?:on|via) (?:facebook|twitter|x|whatsapp|linkedin|e-?mail)|share this (?:article|story|post|page)|print(?: this)?[.]?$|listen to this article|play video|watch (?:the )?video|watch:|(?:this|the rest of this|the full) (?:article|story) is (?:only )?(?:for|available)|(?:for )?subscribers[ -]only|subscriber exclusive|already a subscriber|to (?:continue|keep) reading|follow (?:the |our )?live|skip (?:to|advertisement)|this (?:article|story|post) (?:was|is|has been|originally|first)\b|more on this story|related (?:stories|topics|content)|top stories|most read|sign in|log in|leave a comment|comments? (?:are )?(?:closed|off)|tags:|filed under|with (?:files|reporting) from|reporting by|editing by|additional reporting|follow along|live blog|live updates|lesen sie (?:auch|mehr|dazu|hier)|(?:jetzt|mit|als|nur|exklusiv|dieser|diesen)\b.{0,40}\b(?:weiterlesen|abonnenten|abonnieren|freischalten)[.!]?$|(?:alle|weitere) (?:entwicklungen|infos?|informationen|news|nachrichten|details|hintergründe) (?:im|in unserem|hier|finden|lesen|unter|auf|gibt)|mehr dazu|siehe auch|auch interessant|zum (?:video|liveticker|podcast|kommentar)|hier (?:klicken|geht es|lesen)|mit material (?:von|der)|diese meldung wurde|dieser (?:artikel|beitrag|text) (?:wurde|erschien|ist)|teilen\b.{0,20}$|lire aussi|à lire aussi|voir aussi|cliquez ici|en images|partager\b.{0,20}$|cet article|lea también|lee también|le puede interesar|te puede interesar|puede leer|haz clic|haga clic|pulse aquí|vea también|mira también|compartir\b.{0,20}$|leggi anche|guarda (?:il video|anche|la gallery)|clicca qui|potrebbe interessarti|condividi\b.{0,20}$|leia também|leia mais|sigue (?:aquí|en directo|el minuto|la última hora)|siga (?:aquí|aqui|en vivo|ao vivo)|acompanhe (?:aqui|ao vivo|em direto|ao minuto|em tempo real)|veja também|veja mais|clique aqui|saiba mais|partilhar\b.{0,20}$|compartilh\p{L}{1,4}\b.{0,20}$|czytaj (?:też|także|również)|przeczytaj (?:też|także|również)|zobacz (?:też|także|również|wideo|zdjęcia)|kliknij|udostępnij|więcej (?:w|na|zdjęć|szczegółów|informacji)(?!\p{L})|szczegóły (?:w|na|poniżej|wkrótce)|materiał wideo|zdjęcia (?:w galerii|poniżej)|film poniżej|posłuchaj|polub nas|dołącz do nas|obserwuj nas|śledź nas|masz temat|chcesz wiedzieć więcej|(?:cały|pełny) (?:tekst|artykuł)|dalsza część|reszta (?:artykułu|tekstu)|artykuł (?:dostępny|tylko)|lees ook|lees (?:hier|het hele|alles|de rest)|dit (?:artikel|verhaal) is (?:alleen|exclusief)|(?:alleen|exclusief) voor abonnees|word (?:nu )?abonnee|log in om|bekijk ook|bekijk (?:hier|alle|meer)|volg (?:hier|ons|het|via|alle)|bekijk (?:hier|de video)|klik hier|delen\b.{0,20}$|citește și|citeşte şi|vezi și|vezi aici|click aici|distribui\p{L}{0,3}|urmărește-ne|urmăriți-ne|abonează-te|abonați-vă|fii la curent|cele mai noi știri|articolul integral|știrea (?:se actualizează|este în curs)|(?:știre|articol) în curs de actualizare|te-ar putea interesa|recomandările|vezi galeria|(?:mai )?multe (?:detalii|informații|imagini) (?:în|pe|aici|găsi)|detalii în|vezi video|imaginile pot fi|urmărește|ascultă(?:ți)?|यह भी पढ|ये भी पढ|इसे भी पढ|यहां क्लिक|क्लिक करें|फोटो[:\s]|तस्वीर[:\s]|शेयर करें|हमें फॉलो|(?:अधिक|ज्यादा|विस्तृत) जानकारी के लिए|पूरा वीडियो|नीचे (?:देखें|पढ)|ख\u093C?बर (?:लगातार )?अपडेट|हमारे (?:व्हाट्सएप|वॉट्सऐप|टेलीग्राम|फेसबुक|यूट्यूब)|ताज\u093C?ा ख\u093C?बरों के लिए|देश-दुनिया की|(?:यह|ये) वीडियो देखें|देखें (?:वीडियो|तस्वीरें)|Edited By|Reported By|Posted By|Written By|पब्लिश|संपादन[:\s])/iu
const NORTHERN_BUTTON =
  /^(?:alle angaben (?:ohne|sind ohne)|(?:dieser|der) (?:text|artikel|beitrag) (?:wurde|ist|erschien) (?:automatisch|maschinell|mit ki|zuerst)|(?:de )?tekst (?:gaat|loopt) (?:verder|door)|(?:het )?artikel gaat verder|lees verder onder|(?:bild(?:unterschrift|beschreibung|text)?|kommentare|karte|galerie|artikel) (?:anzeigen|einblenden|vergrößern|teilen|schließen)|this (?:live )?(?:blog|page|coverage) (?:is|has|will)|th(?:anks|ank you) for (?:following|reading|joining|being with|sticking)|that['’]s (?:all|it) (?:from us|for (?:now|today|tonight))|(?:dieser|der|das|dieses) (?:live-?)?(?:ticker|blog) (?:ist|wird|endet|schließt)|danke fürs? (?:mitlesen|lesen|folgen|interesse)|(?:hiermit |damit )?(?:beenden wir|endet) (?:unser|der|dieser|die|das)[\s\S]{0,20}(?:ticker|blog|berichterstattung)|(?:dit|het) (?:live-?)?blog (?:is|wordt|sluit)|bedankt voor het (?:lezen|volgen|meelezen)|email us|send us your|have you been affected|do you have a story|get in touch|tip (?:de|onze) redactie|heb je een tip|heeft u een tip|mail (?:de|onze) redactie|\d{1,3}(?:\+\d{1,2})?['’]?\s(?:FT|HT|KO|GOAL|TOR|DOELPUNT)(?!\p{L}))/iu
/** A live page leads on, and a house says whose it is, before it asks for cookies: 'Kust.nl en kade.nl maken deel uit van Zeemedia.' */
const NORTHERN_PAGE =
  /^(?:latest updates?:|follow the (?:latest (?:on|from|developments)|live (?:updates|blog|coverage))(?!\p{L})|(?:lees|volg|bekijk) (?:al |alles |hier|via|hieronder|live|het laatste)|(?:hier|in dit (?:live)?blog) (?:houden|leest|vindt|volgt)|(?:folgen|verfolgen|lesen) sie (?:hier|alle|das|die|live|im)|alle .{2,40} im (?:live-?)?(?:ticker|blog)|enjoy the (?:videos|music)|your browser (?:is|isn|does)|für die nutzung mit werbung|\S+\.\p{L}{2,4}(?: (?:en|und|and) \S+\.\p{L}{2,4})? (?:maakt|maken|is|are|gehört|gehören) (?:deel uit van|part of|zu[mr]?)(?!\p{L}))/iu
const BUTTON_MAX_WORDS = 30
/** Page and story in one, without a stop between them: where the story begins nobody can say. */
const BUTTON_INSIDE =
  /(?<![\p{L}\p{M}])(?:Copy link|Listen to (?:this )?article|Link kopieren|Artikel anhören|Copier le lien|Écouter l['’]article|Copiar (?:el )?enlace|Escuchar (?:el )?artículo|Copia (?:il )?link|Ascolta l['’]articolo|Copiar (?:o )?link|Ouvir (?:o )?artigo|Kopiuj link|Posłuchaj artykułu|Kopieer (?:de )?link|Link kopiëren|Luister naar (?:dit|het) artikel|Copiază link(?:ul)?|Ascultă articolul|\d:\d\d Play video)(?=\s\p{Lu}|[.!]?$)|Wykup subskrypcję|लिंक कॉपी करें|\p{Lu}\p{L}{1,20}\/(?:Arquivo Pessoal|Divulgação|Reprodução|Agência \p{Lu}\p{L}+|TV \p{Lu}\p{L}+)(?=\s\p{Lu}|$)/u
/** At the foot of an entry: which article it was, and where all of it is. */
const READ_THERE =
  /^(?:articolul|știrea|acest articol) .{0,200}(?:apare|a apărut) prima(?: dată| oară)? (?:în|pe) [^,]{2,60}$|(?<!\p{L})se poate citi integral (?:pe|în)(?!\p{L})/iu
/** A page that leads to another, and goes on without a stop: 'Entenda o que está acontecendo O tribunal vai analisar …'. */
const LEADS_ON = /^(?:entenda|veja|saiba|confira|assista) (?:o que|como|por que|quem|quais|quando|os|as|a|o|à|ao)(?!\p{L})/iu
/** Wherever it stands in a short sentence. */
const CLICK =
  /(?<!\p{L})(?:click (?:here|the link)|hier klicken|klicken sie hier|cliquez (?:ici|sur)|haga clic|haz clic|clicca qui|clique aqui|kliknij (?:tutaj|w link)|klik hier|click aici|apasă aici|क्लिक कर)/iu
const CLICK_MAX_WORDS = 18
/** 'John Smith / Reuters', 'Foto: dpa', '(Photo by Jane Doe)': who took the picture, at the end of a sentence or alone. */
const CREDIT_BEHIND =
  /\s?[[(](?:photo|picture|image|foto|fotografía|fotografia|bild|crédit|credit|crédito|zdjęcie|fot\.|beeld|sursa foto|फोटो|स्रोत)(?:s|o)?\s?(?:[:/©]|by|von|par|por|de|di|via)\s?[^()[\]]{1,60}[\])]/giu

/** With which a reporter turns to the readers: what follows is the news. */
const FILLER =
  /^(?:(?:(?:हम )?आपको\s|जानकारी के लिए\s)?बता (?:दें|देते हैं|दिया जाए)(?: कि)?,?\s|(?:गौरतलब|उल्लेखनीय|ज्ञात हो|विदित हो|मालूम हो)(?: है)? कि\s|(?:przypomnijmy|dodajmy|przypominamy|warto dodać|warto przypomnieć|zaznaczmy)(?:,| że|, że|:)\s(?:że\s)?|(?:reamintim|amintim|vă reamintim|precizăm|menționăm|de menționat|de precizat|adăugăm)(?: (?:faptul )?că|:)\s)/iu
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
const withoutFiller = (text: string): string => {
  const plain = text.replace(FILLER, '')
  return plain === text ? text : capital(plain)
}

/** As offices date a night: 'w nocy (13/14.01)'. */
const NIGHT_DATE = /\s\(\d{1,2}(?:\.\d{1,2})?[/–-]\d{1,2}\.\d{1,2}\.?\)/gu

const withoutClock = (text: string): string => {
  const entry = text.replace(MARKED_CLOCK, '').replace(BARE_CLOCK, '')
  return entry === text ? text : capital(entry)
}

/** Without the clock before it and who took the picture behind it. */
export const withoutPageMarks = (text: string): string =>
  withoutFiller(withoutClock(text).replace(CREDIT_BEHIND, '').replace(NIGHT_DATE, ''))

/** Where nothing but this stands under a headline, it is the teaser of a text that is sold. */
const PAYWALL =
  /(?<!\p{L})(?:subscribers?|abonnenten|abonnieren|abonnees?|weiterlesen|freischalten|abonnés|suscriptores|abbonati|assinantes)(?!\p{L})/iu

export const isPaywall = (sentence: string): boolean => PAYWALL.test(sentence) && isPageMark(sentence)

/** As what was said at a press conference is written down: 'Ioana Pop: Bună seara!' */
const GREETED =
  /^[^:]{2,60}:\s(?:bună (?:seara|ziua|dimineața)|dzień dobry|dobry wieczór|witam(?: państwa)?|नमस्कार|good (?:morning|afternoon|evening)|guten (?:tag|morgen|abend)|bonjour|bonsoir|buen[oa]s (?:días|tardes|noches)|buon(?:giorno|asera)|bo[am] (?:dia|tarde|noite)|goede(?:morgen|middag|navond))(?!\p{L})/iu

/** What follows on the page, and in no bulletin: 'Oto najciekawsze propozycje.' */
const ANNOUNCED = /^(?:oto|iată)\s[^,;]{3,70}[.:]$/iu

const words = (text: string): number => text.split(/\s+/).length

/** True for a sentence that belongs to the page. */
export const isPageMark = (sentence: string): boolean =>
  isSouthernPageMark(sentence) ||
  isReaderCall(sentence) ||
  isCaption(sentence) ||
  isPageFoot(sentence) ||
  GREETED.test(sentence) ||
  ANNOUNCED.test(sentence) ||
  BUTTON_INSIDE.test(sentence) ||
  LEADS_ON.test(sentence) ||
  READ_THERE.test(sentence) ||
  (UPDATED.test(sentence) && words(sentence) <= UPDATED_MAX_WORDS) ||
  ([BUTTON, NORTHERN_BUTTON, NORTHERN_PAGE].some((one) => one.test(sentence)) && words(sentence) <= BUTTON_MAX_WORDS) ||
  (CLICK.test(sentence) && words(sentence) <= CLICK_MAX_WORDS)
