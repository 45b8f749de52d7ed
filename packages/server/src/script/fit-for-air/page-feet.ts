// What stands around a story on any page, known by its shape: buttons in a row, counts, lengths, who made it, an order to subscribe.

import { AGENCIES } from '../built-in/agencies.ts'

/** Words of buttons: a sentence of nothing else tells nothing. */
const BUTTONS =
  "share|save|print|listen|copy link|comments?|bookmark|live|video|play|play video|teilen|merken|drucken|anhören|vorlesen|speichern|artikel (?:merken|drucken|anhören|teilen|verschenken)|kommentare|partager|enregistrer|imprimer|écouter|sauvegarder|(?:offrir|partager|imprimer|écouter) l[’']article|ajouter (?:à mes|aux) favoris|compartir|guardar|imprimir|escuchar|condividi|salva|stampa|ascolta|salva l[’']articolo|deel|delen|bewaar|bewaren|print|printen|afdrukken|luister|udostępnij|zapisz|zapisz na później|drukuj|wydrukuj|słuchaj|partilhar|compartilhar|ouvir|distribuie|salvează|printează|tipărește|ascultă|सुनें|सुनिए|प्रिंट|प्रिंट करें|सेव करें|शेयर|शेयर करें|कॉपी लिंक"
const BUTTON_ROW = new RegExp(`^(?:${BUTTONS})(?:[\\s|·•,/]{1,3}(?:${BUTTONS})){0,5}\\s?[.!।]?$`, 'iu')

const COUNTED =
  'comments?|shares?|likes?|views?|kommentare?|aufrufe|commentaires?|partages|vues|comentarios?|comentários?|commenti|condivisioni|visualizza(?:zioni|ções|ciones)|reacties|komentarz\\p{L}{0,2}|wyświetleń|comentarii|vizualizări|टिप्पणि\\p{M}*\\p{L}{0,2}\\p{M}{0,2}|कमेंट्स?|शेयर'
/** '14 comments', 'Kommentare (14)'. */
const COUNT = new RegExp(
  `^(?:\\d{1,4}\\s(?:de\\s)?(?:${COUNTED})|(?:${COUNTED})\\s?[(:]\\s?\\d{1,4}\\)?)(?:[\\s|·•,/]{1,3}\\d{1,4}\\s(?:${COUNTED})){0,3}\\s?[.!।]?$`,
  'iu',
)

const LISTEN =
  'listen|hear|play|watch|anhören|hören|vorlesen|écoute[rz]?|regarder|escuch(?:a|ar|e)|ascolta|guarda|luister|beluister|bekijk|posłuchaj|odsłuchaj|słuchaj|obejrzyj|ouvir|ouça|ver|ascult[ăa]|vezi|सुनें|सुनिए|देखें'
/** Before the length of a recording: 'Listen to this story 0:52', 'Anhören 2 Min.' */
const PLAYER = new RegExp(
  `^(?:${LISTEN})(?:\\s[\\p{L}\\p{M}’']{1,12}){0,4}[\\s:(]{1,2}\\d{1,2}(?::\\d\\d|\\s?(?:min|sec|मिनट)\\.?)\\)?(?:\\s(?:play|video|audio|min)){0,2}\\s?[.!।]?$`,
  'iu',
)
const LOUD_LISTEN = LISTEN.replace(/(?<=^|[|])\p{Ll}/gu, (first) => first.toUpperCase())
/** The same before a story, where 'Min.' ends no sentence. */
const PLAYER_BEFORE = new RegExp(
  `^(?:(?:${LOUD_LISTEN})(?:\\s(?!\\d)[\\p{L}\\p{M}’']{1,12}){0,3}[\\s:(]{1,2}\\d{1,2}(?::\\d\\d|\\s?[Mm]in\\.?)\\)?(?:\\s[Pp]lay)?(?:\\s[Vv]ideo)?[.|·]?|(?:Lesezeit|Temps de lecture|Tiempo de lectura|Tempo di lettura|Tempo de leitura|Leestijd|Czas czytania|Timp de citire)\\s?:?\\s\\d{1,2}\\s[Mm]in\\p{L}{0,4}\\.?)\\s(?=["„“«]?[\\p{Lu}\\p{Lo}])`,
  'u',
)
const PLAYER_HEADS = 2
export const withoutPlayer = (text: string): string => {
  let told = text
  for (let at = 0; at < PLAYER_HEADS; at += 1) told = told.replace(PLAYER_BEFORE, '')
  return told
}

/** 'Lesezeit 3 Minuten', '3 min read', 'Tiempo de lectura: 3 minutos'. */
const READING_TIME =
  /^(?:(?:geschätzte )?lesezeit|(?:reading|read) time|temps de lecture|tiempo de lectura|tempo (?:di lettura|de leitura)|leestijd|czas czytania|timp de citire|पढने का समय|पढ़ने का समय)\s?:?\s?(?:ca\.\s|etwa\s|circa\s|około\s|~)?\d{1,2}\s?\S{0,8}\.?$|^(?:\d{1,2}|one|two|three)[\s-]?(?:min(?:ute)?s?) read\.?$|^\d{1,2}\s?(?:min(?:uti|utos|utes|uten|uut)?\.?)\s(?:di lettura|de lecture|de lectura|de leitura|lesezeit|leestijd|czytania|de citit)\.?$/iu

/** Who made it, with nothing but a name behind: 'A cura di Luca Gatti', 'Opracowała Anna Lis', 'Edición: Luis Gil'. */
const MADE_BY =
  /^(?:(?:[Ee]dited|[Rr]eported|[Ww]ritten|[Cc]ompiled|[Tt]ranslated|[Pp]roduced) by|(?:[Bb]earbeitet|[Aa]ufgezeichnet|[Zz]usammengestellt) von|(?:[Éé]dité|[Rr]édigé|[Tt]raduit) par|[Pp]ropos recueillis par|(?:[Ee]dición|[Rr]edacción|[Tt]raducción|[Ee]dição|[Tt]exto|[Rr]edactor|[Ee]ditor|[Ee]dizione|[Mm]ontaż|[Oo]prac\.|[Oo]pracowanie)\s?:|[Ee]ditado por|[Aa] cura di|(?:[Bb]ewerkt|[Gg]eschreven) door|[Oo]pracował[ai]?|[Zz]redagował[ai]?|[Rr]edagował[ai]?|[Ee]ditat de|[Rr]edactat de)\s\p{Lu}[\p{L}'’.-]*(?:(?:\s(?:and|und|et|y|e|en|i|și)\s|,?\s)\p{Lu}[\p{L}'’.-]*){0,5}$/u
/** Whose report it goes back to: 'Avec ABP.', 'Com NCP.', 'With inputs from KNS.' */
const WITH_AGENCY = new RegExp(
  `^(?:(?:[Ww]ith|[Aa]vec|[Cc]on|[Cc]om|[Mm]et|[Mm]it|[Cc]u|[Zz]a|[Vv]ia)\\s(?:l['’])?(?:${AGENCIES})(?:(?:,|\\/|\\s(?:and|und|et|y|e|en|i|și))\\s?(?:${AGENCIES})){0,3}|(?:[Ww]ith inputs from|[Mm]it (?:Material|Informationen) (?:von|der)|[Aa]vec (?:des )?informations d[eu]|[Cc]on información de|[Cc]om informações d[ae]|[Cc]on informazioni(?: di)?)\\s(?:l['’])?\\p{Lu}{2,6}(?:(?:,|\\/|\\s(?:and|und|et|y|e|en|i|și))\\s?\\p{Lu}{2,6}){0,3})\\.?$`,
  'u',
)
/** A page owns up to its fault: who listens has not read it. */
const AMENDED =
  /^(?:this (?:article|story|headline|piece) (?:was|has been) (?:amended|corrected|updated|changed)|dieser (?:artikel|beitrag|bericht|text) wurde (?:\S+ ){0,6}(?:korrigiert|aktualisiert|geändert|berichtigt)|in einer (?:früheren|ersten|vorherigen) (?:version|fassung) (?:dieses|des) (?:artikels|textes|beitrags|berichts) .{0,60}(?:hieß|stand|war|wurde|haben wir|hatten wir|fälschlich|irrtümlich)|cet article a été (?:corrigé|modifié|mis à jour)|(?:este artículo|esta noticia|esta información) (?:ha sido|fue) (?:corregid|modificad|actualizad)|(?:questo articolo|questa notizia) è stat[oa] (?:corrett|modificat|aggiornat)|in een eerdere versie van dit (?:artikel|bericht|verhaal|stuk) .{0,60}(?:stond|werd|schreven|meldden|was)|w (?:poprzedniej|pierwotnej|pierwszej) wersji (?:tego )?(?:tekstu|artykułu) .{0,60}(?:podaliśmy|napisaliśmy|podano|napisano|znalazł|pojawił|błędn|omyłkow)|(?:este artigo|esta notícia|esta matéria) foi (?:corrigid|alterad|atualizad)|(?:acest articol|această știre) a fost (?:corectat|modificat|actualizat)|într-o versiune anterioară a (?:acestui|acestei) (?:articol|text|știri) .{0,60}(?:apărea|scria|era|am scris|s-a scris|greșit|eronat)|(?:यह|इस) (?:खबर|ख़बर|लेख|रिपोर्ट)(?: को)?(?! में) .{0,30}(?:संशोधित|अपडेट) (?:की|किया) (?:गई|गया))/iu
/** A law is amended too, and a paper may tell of itself. */
const LAWMAKING =
  /(?<!\p{L})(?:votes?|law|constitution\p{L}*|parliament|senate|treaty|convention|stimmen|gesetz\p{L}*|verfassung\p{L}*|grundgesetz\p{L}*|bundestag|parlament\p{L}*|voix|loi|sénat|votos?|ley|lei|constitución|constituição|congreso|voti|legge|costituzione|senato|stemmen|wet|grondwet|kamer|ustaw\p{L}*|konstytucj\p{L}*|sejm\p{L}*|głos\p{L}*|voturi|legea|legii|constituți\p{L}*|senat\p{L}*|संविधान|विधेयक|कानून|संसद|मतों|वोट)(?![\p{L}\p{M}])/iu
const AMENDED_MAX_WORDS = 25

/** An order, as pages give it. In German and Hindi it stands at the end. */
const ORDER =
  '(?:please )?(?:sign up|subscribe)|abonnieren|abonniere|abonnez-vous|inscrivez-vous|abonne-toi|recevez|téléchargez|suivez|partagez|rejoignez|suscríbete|suscríbase|suscribite|apúntate|inscríbete|únete|iscriviti|iscrivetevi|ricevi|segui|condividi|unisciti|abonneer je|meld je|meld u|schrijf je|zapisz się|subskrybuj|pobierz|obserwuj|udostępnij|dołącz|subscreva|inscreva-se|assine|receba|descarregue|baixe|siga|partilhe|compartilhe|junte-se|abonează-te|abonați-vă|înscrie-te|alătură-te'
/** The same letters tell what somebody does: 'Recibe amenazas por WhatsApp'. Whose page it is must follow. */
const ORDER_OR_DEED =
  '(?:(?:please )?(?:download|follow|join|get|share|receive)|recibe|descarga|sigue|comparte|scarica|ontvang|download|volg|deel|śledź|primește|descarcă|urmărește|distribuie)\\s(?:\\S+\\s){0,3}(?:our|us|this (?:story|article)|nuestr[oa]s?|est[ea] (?:noticia|artículo)|nostr[oaei]|noastr[ăe]|questo articolo|ons|onze|dit artikel|nas|nasz\\p{L}{0,3}|ne|acest articol)'
const LETTER =
  'newslett?er\\p{L}{0,5}|boletín|boletines|nieuwsbrief|nieuwsbrieven|biuletyn\\p{L}{0,2}|whatsapp-?\\p{L}{0,6}|telegram|push-?\\p{L}{0,14}|inbox|mailbox|podcasts?|mastodon|bluesky|facebook|instagram|tiktok|youtube|twitter|threads|linkedin|न्यूज\\p{M}?\\s?लेटर|व्हाट्सएप|व्हाट्सऐप|टेलीग्राम'
const SUBSCRIBE = new RegExp(
  `^(?:${ORDER}|${ORDER_OR_DEED})(?![\\p{L}\\p{M}]).{0,80}(?<!\\p{L})(?:${LETTER})(?![\\p{L}\\p{M}])`,
  'iu',
)
/** 'Follow the Coast Gazette on Mastodon.', and nothing behind. */
const NAMED_PAGE =
  /^(?:Follow|Join|Download|Get|Share) the (?:\p{Lu}[\p{L}’'-]+\s){1,4}(?:(?:on|via|in)\s(?:WhatsApp|Telegram|Mastodon|Bluesky|Facebook|Instagram|TikTok|YouTube|Twitter|Threads|LinkedIn)|[Nn]ewsletter|[Pp]odcast|[Aa]pp)\.?$/u
/** 'Zum Newsletter anmelden.': to whom it is said nobody knows, so it is the page that says it. */
const GERMAN_ORDER =
  /^(?!.*(?<!\p{L})(?:kann|können|soll\p{L}*|will|wollen|muss|müssen|darf|dürfen|möchte\p{L}*|werden|wird|lassen|zu|haben|hat|sich)(?!\p{L})).{0,60}(?<!\p{L})(?:newsletter|kanal|whatsapp-kanal|app|podcast|push-?\p{L}+|artikel|beitrag|kommentar|benachrichtigungen|feed)\s(?:\p{L}+\s){0,2}(?:anmelden|abonnieren|bestellen|herunterladen|folgen|teilen|aktivieren|laden|schreiben|registrieren|hören)[.!]?$/iu
const HINDI_ORDER =
  /(?:न्यूज\p{M}?\s?लेटर|व्हाट्सएप|व्हाट्सऐप|टेलीग्राम|चैनल|ऐप|एप|(?:इस|यह) (?:खबर|ख\p{M}?बर|लेख)|फेसबुक|यूट्यूब|इंस्टाग्राम).{0,40}(?:साइन अप|सब्सक्राइब|फॉलो|शेयर|डाउनलोड|लाइक|रजिस्टर|पंजीकरण)\s(?:करें|कीजिए|करिए)[।.!]?$/u
const ORDER_MAX_WORDS = 14

const RIGHTS =
  'RIPRODUZIONE (?:RISERVATA|VIETATA)|Riproduzione (?:riservata|vietata)|(?:REPRODUCCIÓN|REPRODUÇÃO) (?:PROHIBIDA|RESERVADA|PROIBIDA|INTERDITA)|PROHIBIDA (?:LA|SU) REPRODUCCIÓN|REPRODUCTION (?:INTERDITE|PROHIBITED)|ALL RIGHTS RESERVED|ALLE RECHTE VORBEHALTEN|ALLE RECHTEN VOORBEHOUDEN|TOUS DROITS (?:DE REPRODUCTION )?RÉSERVÉS|TODOS LOS DERECHOS RESERVADOS|TODOS OS DIREITOS RESERVADOS|TUTTI I DIRITTI (?:SONO )?RISERVATI|WSZELKIE PRAWA ZASTRZEŻONE|TOATE DREPTURILE (?:SUNT )?REZERVATE|सर्वाधिकार सुरक्षित(?: हैं?)?'
/** 'RIPRODUZIONE riservata'. */
const EITHER = RIGHTS.replace(
  /(?<=\s)(?:VORBEHALTEN|VOORBEHOUDEN|RÉSERVÉS|RESERVADOS|RESERVADA|RESERVED|RISERVAT[AI]|ZASTRZEŻONE|REZERVATE|PROHIBIDA|PROIBIDA|INTERDITE)/gu,
  (end) => `(?:${end}|${end.toLowerCase()})`,
).replace('(?:RISERVATA|VIETATA)', '(?:RISERVATA|riservata|VIETATA)')
/** Whose it is: names, years and signs, and no verb. */
const OWNER =
  "(?:[\\s,;:/|–-]{1,3}(?:©|\\(c\\)|\\p{Lu}[\\p{L}\\p{M}\\d.&’']{0,24}|\\d{4}|by|de|di|del|della|und|and|et|y|e)){0,8}"
/** Behind the last stop: 'RIPRODUZIONE RISERVATA © Copyright NCI'. The stop may seem one of an abbreviation: 'metro C.' */
const RIGHTS_BEHIND = new RegExp(
  `(?<=[.!?…।]["”»)]?)\\s(?:(?:${EITHER})${OWNER}|COPYRIGHT${OWNER}|©\\s?(?:[\\p{L}\\p{M}\\d.&-]{2,24}(?:\\s[\\p{L}\\p{M}\\d.&-]{2,24}){0,4})?)\\s?[.!।]?$`,
  'u',
)
const FOOT_SENTENCES = 3
/** What a page shouts at the end has no verb: 'ALLE RECHTE VORBEHALTEN'. */
const LOUD_FOOT = /(?<=\p{Ll}[\p{L}\d]*[.!?…]["”»)]?)\s(?:\p{Lu}{2,}[.,:;/]?\s){1,8}\p{Lu}{2,}\s?[.!]?$/u

export const withoutFoot = (text: string): string => {
  let told = text
  for (let at = 0; at < FOOT_SENTENCES; at += 1) told = told.replace(RIGHTS_BEHIND, '')
  return told.replace(LOUD_FOOT, '')
}

const words = (text: string): number => text.split(/\s+/).length

/** True for a sentence that no story holds, whatever paper it is. */
export const isPageFoot = (sentence: string): boolean => {
  const length = words(sentence)
  return (
    BUTTON_ROW.test(sentence) ||
    COUNT.test(sentence) ||
    PLAYER.test(sentence) ||
    READING_TIME.test(sentence) ||
    MADE_BY.test(sentence) ||
    WITH_AGENCY.test(sentence) ||
    (length <= AMENDED_MAX_WORDS && AMENDED.test(sentence) && !LAWMAKING.test(sentence)) ||
    (length <= ORDER_MAX_WORDS &&
      (SUBSCRIBE.test(sentence) || NAMED_PAGE.test(sentence) || GERMAN_ORDER.test(sentence) || HINDI_ORDER.test(sentence)))
  )
}
