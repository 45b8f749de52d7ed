import type { ByTongue, Tongue } from '../tongue.ts'
import { holds, type Line, phrasesByTongue, plainWords } from './phrases.ts'
import { outsideQuotes } from './quote-marks.ts'

// A paper asks its readers for pictures and tips, and calls itself 'this newspaper'. No listener can answer, and the station is no paper.

/** How a question to whom it may concern begins. Only at the head of a sentence that ends as a question. */
const ASKED: ByTongue<RegExp> = {
  en: /^(?:(?:and|so|or|but),?\s)?(?:were|did|do|don['’]t|have|haven['’]t|are|aren['’]t|can|could|would|will|had|should|(?:what|how|where|when|who|which|why)\s(?:\S+\s){0,2}?(?:do|did|have|are|would|will|can|were))\s(?:you|your)(?!\p{L})/iu,
  de: /^(?:und\s)?(?:haben|waren|kennen|wissen|sind|wollen|möchten|können|brauchen|suchen|leben|wohnen|interessieren|glauben|finden|hatten|hätten|würden|(?:was|wie|wo|wann|wen|welche[nrs]?)\s(?:\S+\s){0,2}?(?:haben|halten|denken|meinen|finden|sagen|machen|sind))\sSie(?!\p{L})|^(?:hast|warst|kennst|weißt|bist|willst|möchtest|kannst|brauchst|suchst|was\s(?:\S+\s)?(?:hast|hältst|denkst|meinst)|wie\s(?:\S+\s)?(?:hast|findest|denkst))\sdu(?!\p{L})/iu,
  fr: /^(?:(?:et|avez|êtes|étiez|aviez|connaissez|voulez|souhaitez|savez|pensez|pouvez|habitez)[\s-])?(?:vous)(?!\p{L})|^(?:que|qu['’]en|comment|où|quand|pourquoi)\s?(?:\S+\s){0,2}?\p{L}+ez-vous(?!\p{L})|^\p{L}+ez-vous(?!\p{L})|^(?:et toi|tu)\s|^as-tu\s|^es-tu\s/iu,
  es: /^¿(?:y\s)?(?:(?:tú|usted|ustedes|te)\s|(?:has|eres|tienes|viste|estabas|estuviste|estás|conoces|sabes|quieres|crees|puedes|vives|fuiste|necesitas|buscas|prefieres|sabías|opinas|notaste|sentiste|presenciaste|grabaste)(?!\p{L})|(?:tiene|ha|vio|sabe|quiere|está|estaba|estuvo|conoce|es)\susted(?!\p{L})|(?:qué|cómo|dónde|cuándo|cuál|por qué)\s(?:te|le|opinas|piensas|crees|harías|prefieres|has|viste)(?!\p{L}))/iu,
  it: /^(?:e\s)?(?:hai|eri|sei (?:un|una|stat|tra|di|a|in|d['’]accordo)|conosci|sai|vuoi|credi|puoi|vivi|cerchi|avete|eravate|siete|conoscete|sapete|volete|potete|vivete|cercate|(?:che\s)?(?:cosa|come|dove|quando|quale)\s(?:ne\s)?(?:hai|pensi|pensate|preferisci|avete|sei|siete))(?!\p{L})/iu,
  pt: /^(?:e\s)?(?:você|vocês|tu|(?:já\s)?(?:tens|tem (?:fotografias|fotos|imagens|vídeos?|informaç\p{L}+|alguma)|esteve|estava n[oa]|estavas|viste|viu algo|sabes|sabia que|sabias|queres|quer (?:receber|saber|ganhar)|conheces|és|é testemunha|foi testemunha|presenciou|assistiu)|(?:o que|como|onde|qual)\s(?:\S+\s){0,2}?(?:você|achas|acha|pensas|viste|fazes))(?!\p{L})/iu,
  pl: /^(?:a\s)?(?:czy\s)?(?:byłeś|byłaś|byliście|widziałeś|widziałaś|widzieliście|masz|macie|jesteś|jesteście|znasz|znacie|wiesz|wiecie|chcesz|chcecie|szukasz|szukacie|możesz|słyszałeś|słyszałaś|mieszkasz|pamiętasz|pamiętacie|potrzebujesz|nagrałeś|(?:co|jak|gdzie|kiedy)\s(?:o tym\s)?(?:sądzisz|sądzicie|myślisz|myślicie|uważasz|robisz|spędzasz|głosujesz)|a ty|a wy)(?!\p{L})/iu,
  nl: /^(?:en\s)?(?:heb|was|ben|weet|ken|wil|kun|kan|zag|zoek|woon|vind|denk|ga|sta|hoorde|had)\s(?:jij|je|jullie|u)(?!\p{L})|^(?:heeft|bent|weet|kent|wilt|kunt|zag|woont|vindt|hebt)\su(?!\p{L})|^(?:wat|hoe|waar|wanneer|welke?|wie)\s(?:\S+\s){0,2}?(?:vind|denk|doe|heb|ga|zou|ben)\s(?:jij|je|jullie|u)(?!\p{L})/iu,
  ro: /^(?:și\s|tu,?\s|voi,?\s)?(?:ai|ați|aveți|ești|sunteți|erai|erați|știi|știați|știai|vrei|vreți|cunoști|cunoașteți|poți|puteți|cauți|locuiești|locuiți|crezi|(?:ce|cum|unde|când|care)\s(?:ai|crezi|credeți|părere|ați|aveți|zici))(?!\p{L})/iu,
  hi: /^(?:और\s)?(?:क्या (?:आप भी|आपके|आपका|आपकी|आपने|आपको)|आपके पास|आपने|आपको|आपकी|आपका|आप भी)(?![\p{L}\p{M}])/u,
}

/** What readers are to do for the paper, and how it names itself. */
const CALLS = phrasesByTongue({
  en: 'this newspaper|this website has|this news site|this publication|the newsdesk|the news desk|our newsdesk|send your|share your|email your|upload your|have your say|leave a comment|comment below|join the conversation|join the debate|cast your vote|vote in our|take our poll|take our quiz|take part in our|follow the link below|scroll down|sign the petition below|nominate your|tag a friend',
  de: 'dieser zeitung|dieser redaktion|diesem portal vor|dieses portals|die redaktion freut|an die redaktion|mail an redaktion|schreibt mir|schick deine|schickt eure|schreib in die kommentare|schreibt in die kommentare|mitdiskutieren',
  fr: 'ce journal|la rédaction a pu|la rédaction de votre|la rédaction vous|envoyez vos|partagez vos|partagez votre|donnez votre avis|laissez un commentaire|répondez à ce|participez à ce|votez pour|racontez vos|réagissez|vos photos et vidéos',
  es: 'este diario|este periódico|este medio ha|este medio pudo|a este medio|este rotativo|esta redacción|este portal|esta emisora ha|envíanos*|envíenos*|mándanos*|mándenos*|escríbenos|escríbanos|cuéntanos*|cuéntenos*|contáctanos|contáctenos|llámanos|llámenos|dinos|díganos|síguenos|síganos|ayúdanos|déjanos|compártenos|avísanos|háznoslo|hágannoslo|envía tus|envíe sus|comparte tus|comparta sus|comparte tu|deja tu comentario|deje su comentario|vote en nuestra|danos tu opinión|únete a la conversación',
  it: 'questo giornale|questa testata|questa redazione|a questa redazione|scriveteci|scrivici|mandateci|mandaci|inviateci|inviaci|segnalateci|segnalaci|raccontateci|raccontaci|diteci|dicci|contattateci|contattaci|chiamateci|chiamaci|seguiteci|seguici|mandatele|inviatele|mandateli|fateci sapere|facci sapere|invia le tue|inviate le vostre|manda le tue|condividi la tua|condividete|la tua opinione|lascia un commento|lasciate un commento|vota il tuo|partecipa al sondaggio',
  pt: 'este jornal|este site apurou|esta redação|a este jornal|a nossa reportagem|nossa reportagem|a reportagem apurou|a reportagem tentou|a reportagem entrou em contato|envie nos|enviem nos|conte nos|contem nos|diga nos|digam nos|escreva nos|mande nos|contacte nos|siga nos|ligue nos|partilhe connosco|envie as suas|envie a sua|envie suas|envie sua|mande sua|mande suas|partilhe a sua|compartilhe sua|deixe o seu comentário|deixe seu comentário|dê a sua opinião|dê sua opinião|vote na nossa|participe na sondagem|participe da enquete',
  pl: 'napisz do|napiszcie do|piszcie do|piszcie na|napisz na|napisz w komentarz*|napiszcie w komentarz*|wyślij zdjęci*|wyślijcie|prześlij|prześlijcie|przyślij|przyślijcie|daj znać|dajcie znać|zadzwoń do|zadzwońcie|skontaktuj się z|podziel się|podzielcie się|zostaw komentarz|weź udział w sondzie|zagłosuj w sondzie|oddaj głos w|czekamy na wasze|alarmowy numer redakcji|redakcji udało się|redakcja dotarła|redakcji portalu',
  nl: 'deze krant|deze redactie|deze site|deze website heeft|tip de redactie|tip onze redactie|mail je|mail uw|stuur je|stuur uw|stuur jouw|stuur een mail|stuur een appje|deel je|deel jouw|deel uw|laat het weten|laat hieronder|laat een reactie|reageer hieronder|reageer onder|praat mee|stem mee|stem hieronder|geef je mening',
  ro: 'acest ziar|acestui ziar|acest site a|redacția a aflat|redacția noastră|trimite ne|trimite ni le|trimiteți ne|trimiteți ni le|trimite ni l|scrie ne|scrieți ne|spune ne|spuneți ne|povestește ne|sună ne|sunați ne|contactează ne|contactați ne|urmărește ne|urmăriți ne|anunță ne|anunțați ne|lasă un comentariu|lăsați un comentariu|lasă ne|spune ți părerea|spuneți vă părerea|votează în|votați în sondaj*|trimite pozele|trimite imaginile',
  hi: 'हमें भेजें|हमें बताएं|हमें लिखें|कमेंट करें|कमेंट करके|कमेंट बॉक्स|अपनी राय दें|अपनी राय बताएं|अपनी राय जरूर|इस अखबार|अमर उजाला से बातचीत|आप भी भेजें',
})

/** True for a sentence with which a publisher turns to its readers, or speaks of itself as a paper. */
export const isCallToReaders = ({ text }: Line, tongue: Tongue): boolean => {
  const own = outsideQuotes(text)
  return (/\?[”"»)]?$/.test(text) && ASKED[tongue].test(own)) || holds(plainWords(own), CALLS[tongue])
}
