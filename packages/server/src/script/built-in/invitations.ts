import { isPromise } from '../fit-for-air/teasers.ts'
import type { Tongue } from '../tongue.ts'

// Papers end a headline with what their page shows: 'Mega-Sena: veja os números'. A listener sees no page.

/** What behind such a verb is to be found on the page. */
const PT_SHOWN = '(?:os?|as?|como|qua(?:l|is)|quem|quando|onde|quanto|que|por que|se|tudo|lista|fotos?|vídeos?)'
const ES_SHOWN =
  '(?:el|los?|las?|cómo|cuál(?:es)?|qué|quién(?:es)?|cuándo|dónde|cuánto|por qué|si|todo|aquí|fotos?|vídeos?|videos?)'

type Romance = 'es' | 'pt' | 'fr' | 'it'

const VERBS: Readonly<Record<Romance, string>> = {
  fr: "(?:voici (?:ce qu|pourquoi|comment|où|quand|à quoi|la liste)|ce qu['’]il faut (?:savoir|retenir)|ce que l['’]on sait|ce qui (?:change|vous attend)|tout (?:savoir|ce qu)|on vous (?:explique|dit)|(?:découvrez|revivez|retrouvez|suivez|regardez|revoyez) (?:le|la|les|où|qui|comment|ce|l['’]|en|notre|nos|toute?s?)|toutes les infos)",
  it: "(?:ecco (?:cosa|come|chi|dove|quando|perché|quali|quanto|tutt\\p{L})|tutto quello che|cosa (?:sapere|sappiamo|cambia|c[’']è da sapere)|come (?:richiedere|fare domanda|funziona|vederl\\p{L})|dove (?:vedere|vederl\\p{L})|scopri (?:il|la|le|gli|i|come|cosa|dove|chi|quali)|tutte le info)",
  pt: `(?:veja|confira|conheça|saiba|entenda|descubra|assista|consulte)\\s${PT_SHOWN}`,
  es: `(?:(?:comprueba|consulta|consulte|conoce|conozca|descubre|mira|revisa|checa)\\s${ES_SHOWN}|(?:comprobar|entérate)(?=\\s)|lo que (?:debes|hay que|necesitas|tienes que|se) sab\\p{L}{1,3}|qué se sabe|todo lo que (?:debes|hay|necesitas|tienes|se)|est[eo] (?:es lo que|pasó|ocurrió|sucedió)|te (?:contamos|decimos|explicamos)|¡qué)`,
}
/** Looks like a question, and asks nothing: 'Dólar hoy: así amanece'. */
const ASKED: Readonly<Record<Romance, string>> = {
  fr: '(?:(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\\d{1,2}) (?:choses|chiffres|questions|raisons|infos|points|conseils) |pourquoi(?=\\s)|ce que|on fait le point|on vous|le point sur|nos conseils|les réponses|les images|la vidéo|la carte)',
  it: '(?:(?:le |i )?(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|\\d{1,2}) (?:cose|motivi|domande|consigli|punti) |i dettagli|le info|tutti i dettagli|la mappa|il video|le foto|gli orari|come fare)',
  pt: '(?:(?:duas|dois|três|quatro|cinco|seis|sete|oito|nove|dez|\\d{1,2}) (?:coisas|motivos|razões|perguntas|dicas) |o que se sabe|onde (?:assistir|ver)|como (?:assistir|ver)|tudo o que|(?:veja|confira|assista|entenda)(?=\\s))',
  es: '(?:(?:las |los )?(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\\d{1,2}) (?:claves|cosas|motivos|razones|preguntas|consejos) |así\\s(?:es|será|fue|está|amanece|queda|quedan|quedó|puedes)|esto es lo que|todo lo que|est[ao]s son)',
}

/** Behind a colon a question may be all the story: 'El juez, a Ruiz: cómo cobró'. */
const BEHIND_SEMICOLON: Readonly<Record<Romance, string>> = {
  fr: '(?:comment|où|quand|qui)',
  it: '(?:come|dove|quando|chi)',
  pt: '(?:como|quando|onde|quais)',
  es: '(?:qué|cómo|cuándo|dónde|cuáles|quiénes|cuánto|a qué hora)',
}
/** 'Descubre la Policía un túnel': the verb is no order, somebody with a name does it. */
const SOMEBODY_DOES = /^\p{L}+ (?:el|los?|las?|os?|as?) \p{Lu}/u

const patternsIn = (tongue: Romance): { begins: RegExp; ends: RegExp } => {
  const verbs = VERBS[tongue]
  return {
    // 'Última hora de la guerra' heads a page that changes all day, unless its news stands behind a colon.
    begins: new RegExp(`^(?:${verbs}|última hora (?:del?|sobre))(?!\\p{L})`, 'iu'),
    ends: new RegExp(
      `(?:[;:,.]|\\s[–-])\\s${verbs}(?!\\p{L})|[;:]\\s${ASKED[tongue]}(?!\\p{L})|;\\s${BEHIND_SEMICOLON[tongue]}(?!\\p{L})`,
      'iu',
    ),
  }
}
const PATTERNS: Readonly<Partial<Record<Tongue, ReturnType<typeof patternsIn>>>> = {
  pt: patternsIn('pt'),
  es: patternsIn('es'),
  fr: patternsIn('fr'),
  it: patternsIn('it'),
}

/** Who says when, how many or who, and not what: 'Minister podał, ile wydamy na drogi', 'Apple a anunțat când va prezenta telefonul'. Why something is so may be news. */
const HOLDS_BACK: Readonly<Partial<Record<Tongue, RegExp>>> = {
  pl: /^[^.:!?„”"]{3,90}(?<!nie (?:chce|chcą) )(?<!\p{L})(?:ujawni(?:a|ają|ł[aoi]?|li)|zdradz(?:a|ają|ił[ao]?|ili)|mówią?|powiedział[ao]?|podał[ao]?|podaje|wskazał[ao]?|wskazuje|wyjaśnia|wyjaśnił[ao]?|tłumaczy|ogłosił[ao]?|pokazał[ao]?|wyliczył[ao]?|policzył[aoi]?), (?:ile|kto|kiedy|gdzie|jak|co|komu|kogo|jaki\p{L}{0,3}|któr\p{L}{1,3})(?:\s[^.:!?„”",]{2,80})?[.]?$/iu,
  ro: /^[^.:!?„”"]{3,90}(?<!\p{L})(?:anunță|dezvăluie|explică|spune|arată|(?:a|au) (?:anunțat|dezvăluit|explicat|spus|precizat|arătat)) (?:câți|câte|cât|când|unde|cine|ce|cum|cu cât|la ce|pentru ce)\s[^.:!?„”",]{2,90}(?:[.]\s[^.:!?„”"]{3,90})?[.]?$/iu,
}

/** As papers of the east and of India ask: behind the news, or instead of it. */
const EASTERN: Readonly<Partial<Record<Tongue, { begins: RegExp; ends: RegExp }>>> = {
  pl: {
    begins:
      /^(?:(?:komunikat|ogłoszenie|informacja)(?: prasow[ay])?$|(?:oto|tyle|te (?:produkty|osoby|znaki)|ten (?:produkt|owoc|nawyk|błąd|kraj)|tak (?:wygląda|mieszka|żyje))\s[^.:!?„”"]{8,140}$)|^(?:zobacz(?:cie)?|sprawdź(?:cie)?|przeczytaj(?:cie)?|dowiedz się|poznaj(?:cie)?|posłuchaj(?:cie)?|obejrzyj(?:cie)?)\s/iu,
    ends: /[.?!:;,…]\s(?:zobacz(?:cie)?|sprawdź(?:cie)?|przeczytaj(?:cie)?|obejrzyj(?:cie)?|posłuchaj(?:cie)?|dowiedz się)(?!\p{L})|(?:[.?!:…]|\s[–-])\s(?:wiemy|wiadomo|znamy|oto|mamy|podajemy|wyjaśniamy|tłumaczymy|podpowiadamy|pokazujemy|przedstawiamy|radzimy|szczegóły|lista|terminy|zdjęcia|wideo|mapa|harmonogram|kalendarz|tyle(?=\s\p{L}{4,}$)|pad(?:ły|ła|ło)(?=\s(?:\p{L}+\s)?(?:słow|deklaracj|liczb|dat)))(?!\p{L})|[.!…]\s(?:co|jak|kto|kiedy|gdzie|ile|czy|dlaczego|czemu|jaki[em]?|jaka|któr[yae]|za ile|o co|po co|na co|skąd)\s[^.!?„”"]{3,100}\?$/iu,
  },
  ro: {
    begins:
      /^(?:iată|uite|vezi|vedeți|află|aflați|descoperă|tot ce trebuie să știi)\s(?:ce|cât|câți|câte|cum|când|unde|cine|care|de ce|dacă|lista|cele|aici|despre)(?!\p{L})|^(?:ce|cât|câți|câte|cum|când|unde|cine|care|de ce|la ce|până când)\s[^.:!?;/„”"]{8,160}[.]?$|^(?:țara|insula|orașul|satul|documentul|alimentele|alimentul|obiceiul|greșeala|greșelile|motivul|metoda|trucul|trucurile|serialul|filmul|locul|fructul|planta|băutura|leguma|semnele|gestul|ingredientul|vitamina)\s(?:din\s[\p{L} ]{2,30}\s)?(?:care|pe care|pentru care|în care|la care|unde)\s[^.:!?;/„”"]{8,160}[.]?$|^(?:comunicat(?:ul)?(?: de presă)?|anunț(?: important)?|informare)[.]?$/iu,
    ends: /(?:[.?!:;,…]|\s[–/-])\s(?:(?:vezi|vedeți|află|aflați|citește|urmărește|iată)(?!\p{L})|(?:lista|calendarul|harta|programul|tabelul|detalii|ghid)(?:\s(?:complet|completă|integral|integrală|oficial|oficială|zilei))?[.!]?$)|(?:[.?!]|[.?!]\s\p{Lu}\p{L}+:|\s\/)\s(?:(?:(?:și|dar) )?(?:ce|cât|câți|câte|cum|când|unde|cine|care|de ce|la ce|cu cât|cu ce|până când|de când|în ce)\s[^.!„”"]{3,110}|(?:anunțul|reacția|explicați[ai]|explicațiile|sfatul|sfaturile|recomandarea|recomandările|harta|programul|motivul|motivele|zonele|soluțiile|calendarul|lista|adevărul|dezvăluirile|ce urmează|imaginile|avertismentul|termenul limită|precizările|datele|detaliile|condițiile|beneficiarii|sumele)(?:\s[^.!?„”",]{2,70})?)[.]?$/iu,
  },
  hi: {
    begins: /^(?:यहां\s)?(?:देखें|देखिए|जानें|जानिए|जाने|पढ\u093C?ें|पढ\u093C?िए|समझें|समझिए)\s/u,
    ends: /[,;:?।!…|–-]\s?(?:(?:यहां|यहाँ|आप भी|तुरंत|आगे)\s)?(?:(?:देखें|देखिए|जानें|जानिए|जाने|पढ\u093C?ें|पढ\u093C?िए|समझें|समझिए)(?![\p{L}\p{M}])|(?:पूरी (?:लिस्ट|डिटेल|जानकारी|ख\u093C?बर)|ये है(?:ं)? (?:लिस्ट|नियम|कारण|वजह))(?![\p{L}\p{M}])|पल-पल (?:का|की|के) \S{3,12}$|वीडियो(?: वायरल)?(?: देखें)?$|कह(?:ी|ा) (?:ये|यह) (?:बड\u093C?ी )?बात$|(?:क्या|कैसे|कौन|कब|कहां|क्यों)(?:\s[^।?,]{2,50})?\?$|(?:[^,;:।!…|]{0,30}\s)?(?:(?:जल्द|ऐसे|यहां|यहाँ|अभी|तुरंत|फटाफट|कैसे|क्या|तक|लिंक से)\s(?:करें|कर लें|उठाएं|पाएं|करना होगा|कर सकते हैं)|चेक (?:करें|कर लें)|करें (?:अप्लाई|आवेदन|चेक))(?:\s\S{1,14}){0,2}$)/u,
  },
}

/** What it only asks, without its mark: 'Comment un juge est devenu ministre', 'Chi è l'uomo del ponte', 'Estas son las carreteras cortadas'. */
const ASKS: Readonly<Record<Romance, RegExp>> = {
  fr: /^(?:qu['’]est-ce que|comment|pourquoi|qui (?:est|sont|était|étaient)|quels? sont|quelles? sont|(?:les )?(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d{1,2}) (?:choses|chiffres|questions|raisons|infos|conseils) (?:à|pour|sur|qui|que))(?!\p{L})/iu,
  es: /^(?:.{0,60}(?<!\p{L})(?:que no (?:te )?(?:debes|puedes) perder\p{L}{0,3}|no te (?:lo|la|los|las) pierdas)|cómo|por qué|qué (?:es|son|hacer)|quién(?:es)? (?:es|son|era|eran)|cuáles son|estas? (?:es|son) (?:l[ao]s?|el|\p{L}+ de)|estos son|(?:los|las) (?:\p{L}+ )?(?:titulares|claves|noticias) del día|(?:las? |los )?(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d{1,2}) (?:claves|cosas|motivos|razones|preguntas|consejos) (?:para|sobre|de|que))(?!\p{L})/iu,
  it: /^(?:come(?! (?:previsto|annunciato|ogni|già))|perché|(?:che )?cos['’]è|cosa (?:sono|fare|cambia)|chi (?:è|era|sono|erano)|quali sono|(?:le |i )?(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|\d{1,2}) (?:cose|motivi|domande|consigli) (?:da|per|su|che))(?!\p{L})/iu,
  pt: /^(?:como(?! (?:previsto|anunciado))|por que|porque|o que (?:é|são|faz|fazer|muda)|quem (?:é|era|são|eram)|quais são|est[ae]s são|(?:as |os )?(?:duas|dois|três|quatro|cinco|seis|sete|oito|nove|dez|\d{1,2}) (?:coisas|motivos|razões|perguntas|dicas) (?:para|sobre|que|a))(?!\p{L})/iu,
}

/** '„Biletele sunt vândute” Care este prețul': it begins again behind the quotation. */
const ASKED_BEHIND_QUOTE =
  /(?<=[”“"»])\s(?:Ce|Cât|Câți|Câte|Cum|Când|Unde|Cine|Care|De ce|La ce|Cu cât|Cu ce|În ce)\s[^.!„”"]{3,110}[.]?$/u

/** 'Última hora del incendio de Getafe: evacuadas 200 personas' */
const NEWEST = /^última hora (?:del?|sobre)\s[^:]{1,80}:\s(\p{L})(.{12,})$/iu

/** Fewer words than these before it are a name, not news. */
const LEAST_WORDS = 4

/** What is on, what to buy, where to watch: the page tells it, a listener gets nothing of it. */
const SERVICE: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: /^(?:what(?:['’]s| is) on (?:this|in|tv|near)|(?:\d{1,3}|five|six|seven|eight|nine|ten|a dozen)\s(?:\p{L}+\s){0,2}(?:things|ways|reasons|tips|places|ideas)\s(?:to|you|we|for)|here(?:['’]s| is) (?:how to watch|(?:everything|all|what) (?:you need )?to know)|(?:everything you need|what(?: you need)?) to know (?:about|on|before)|how to watch)|\b(?:seek|seeking|hunt|hunting|looking for|identify|know|recognise|recognize) (?:this|these) (?:man|men|woman|women|people|person|teenager|teen|boy|girl|pair)\b|\b(?:tv channel|live stream(?:ing)?|how to watch|what channel)\b.{0,60}(?:kick-?off|stream|tv|team news|watch)/iu,
  de: /^das sind (?:die|unsere|seine|ihre) |(?<!\p{L})aber hier(?! (?:in|im|am|bei)(?!\p{L}))(?!\p{L})|^(?:(?:das sind|die)\s(?:\d{1,2}|fünf|sieben|zehn)\s(?:\p{L}+\s)?(?:besten|schönsten|tipps|gründe|dinge)|(?:tipps|veranstaltungen|ausflugstipps) (?:für|am) |was ist los|(?:live-?)?ticker zum nachlesen|so sehen sie .{0,60}live)|\b(?:sucht|suchen|fahndet nach|kennt|erkennt) (?:diesen?|diese[rs]) (?:mann|männer|frau|frauen|person|jungen)\b|\b(?:wo läuft|live im tv|tv und (?:live-?)?stream|übertragung im (?:tv|fernsehen))\b/iu,
  nl: /^dit (?:zijn|is wat) |(?<!\p{L})maar hier(?! (?:in|op|bij|te)(?!\p{L}))(?!\p{L})|^(?:agenda:|112-nieuws|dit is er te doen|(?:de\s)?(?:\d{1,2}|vijf|zeven|tien)\s(?:\p{L}+\s)?(?:tips|dingen|redenen|leukste|mooiste)|wat is er te doen|uittips?|zo (?:bespaar|bespaart|haal|haalt|voorkom|voorkomt) (?:je|u|jij)(?!\p{L}))|\b(?:zoekt|zoeken|gezocht:|kent|herken|herkent)\s(?:(?:jij|je|u|iemand)\s)?deze (?:man|mannen|vrouw|vrouwen|persoon|jongen|duo)\b|\b(?:op welke zender|waar te zien|hoe laat en op welk)\b/iu,
  pl: /(?<!\p{L})(?:szuka(?:ją)?|poszukuj[eą]|rozpozna(?:jesz|jecie|je)|(?:kto )?zna)\s(?:tego|tę|tej|tych|ten|ta)\s(?:mężczyzn|kobiet|osob|os[oó]b|człowiek|pasażer|chłopak|dziewczyn|kierowc|par)\p{L}*/iu,
  ro: /(?<!\p{L})(?:cau(?:tă|ți)|recunoa(?:ște|șteți|ști)|cunoa(?:ște|șteți|ști))\s(?:pe\s)?(?:acest|această|acești|aceste)\s(?:bărbat|bărbați|femei|femeie|persoan|tânăr|tineri|șofer)\p{L}*/iu,
  hi: /(?<![\p{L}\p{M}])(?:इस|इन) (?!कंपनी|बीच)(?:\S+ ){0,2}(?:स्कीम|शेयर|शेयरों|शेयर्स|स्टॉक|स्टॉक्स|बिज\u093C?नेस)(?![\p{L}\p{M}])|^(?!.*योजना.*योजना)(?:(?!स्कीम|Scheme|Yojana).)*(?<![\p{L}\p{M}])इस (?:सरकारी )?योजना (?:में|से|के तहत|का फायदा)(?![\p{L}\p{M}])|(?:इस|इन) (?:शख\u093C?्स|व्यक्ति|युवक|महिला|लोगों) (?:को पहचान|की तलाश)/u,
}

/** Behind the news what the page has more of: '– das müssen Autofahrer wissen', ': what we know so far'. */
const MORE_THERE: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: /(?:[:,]|\s[–—-])\s(?:here(?:['’]s| is) (?:what|why|how)|(?:what|everything|all) (?:we|you) (?:need to |should )?know|what to know)(?!\p{L})/iu,
  de: /(?::|\s[–—-])\s(?:das (?:müssen|sollten) .{2,40} wissen|was .{2,40} wissen (?:müssen|sollten)|(?:das|was) (?:wir|man) (?:bisher |jetzt )?(?:wissen|weiß)|das ist (?:bisher |bislang )bekannt|was (?:bisher |bislang )bekannt ist|alle infos)(?!\p{L})/iu,
  nl: /(?::|\s[–—-])\s(?:dit (?:weten we|moet (?:je|u) weten|is er bekend)|wat (?:we|wij) (?:nu |tot nu toe )?weten|alles wat (?:je|u) moet weten)(?!\p{L})/iu,
}

/** To a page that changes while one looks at it. */
const LIVE_BEGINS =
  /^(?:acompanhe|suivez|suivre|segui la diretta|seguite|siga en (?:directo|vivo)|sigue (?:en (?:directo|vivo)|aquí))\s/iu
const LIVE_BEHIND =
  /(?:\s?[:;.,]|\s[–-])\s(?:(?:suivez|segui|seguite|acompanhe|sigue (?:en|aquí|la|el)|siga (?:en|aquí|la|el))\s.{2,80}|(?:en (?:directo|vivo|direct)|in diretta|em direto|ao vivo|ao minuto))[.!]?$/iu

/** A headline without its invitation to look at the page; empty where it is nothing else. Questions and quotes stay as they are. */
export const withoutInvitation = (title: string, tongue: Tongue): string => {
  if (SERVICE[tongue]?.test(title)) return ''
  const more = MORE_THERE[tongue]
  if (more !== undefined) return isPromise(title, tongue) ? '' : withoutEnd(title, more)
  const eastern = EASTERN[tongue]
  if (eastern !== undefined) {
    // What stands before it may be false without it: 'Koniec embarga. Minister mówi, kiedy'.
    const last = tongue === 'pl' ? (title.split(/[.!?…:]\s/).at(-1) ?? '') : title
    if (HOLDS_BACK[tongue]?.test(last)) return ''
    const quoted = tongue === 'ro' ? title.replace(ASKED_BEHIND_QUOTE, '') : title
    const told = eastern.begins.test(quoted) ? '' : withoutEnd(quoted, eastern.ends)
    // What stood before the end may be nothing but a question of the page too: asked, and answered there.
    const isAsked = told !== title && told.endsWith('?') && !/[.!:;,]\s/.test(told)
    return isAsked || eastern.begins.test(told) ? '' : told
  }
  if (
    (tongue === 'fr' || tongue === 'es' || tongue === 'it' || tongue === 'pt') &&
    !title.endsWith('?') &&
    ASKS[tongue].test(title)
  )
    return ''
  const patterns = PATTERNS[tongue]
  if (patterns === undefined || /["“”«»?]/.test(title)) return title
  if (LIVE_BEGINS.test(title)) return ''
  const still = title.replace(LIVE_BEHIND, '')
  if (still !== title) return still
  const newest = NEWEST.exec(title)
  if (newest) return `${newest[1]?.toUpperCase()}${newest[2]}`
  if (patterns.begins.test(title) && !SOMEBODY_DOES.test(title)) return ''
  return withoutEnd(title, patterns.ends)
}

/** A question keeps its mark. */
const withoutEnd = (title: string, ends: RegExp): string => {
  const at = title.search(ends)
  if (at < 0) return title
  const told = `${title.slice(0, at).replace(/[.…]+$/, '')}${/[?!]/.test(title.charAt(at)) ? title.charAt(at) : ''}`.trim()
  return told.split(/\s+/).length < LEAST_WORDS ? '' : told
}
