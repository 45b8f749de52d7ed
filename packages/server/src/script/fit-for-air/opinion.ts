import { recently } from '../recently.ts'
import type { Line } from './phrases.ts'
import { isQuotedThought, isSignedThought } from './signed-behind.ts'

/** How publishers mark what one of them thinks. */
const LABEL =
  "(?:(?:(?:film|theatre|theater|book|buch|album|restaurant|concert|konzert|gig|tv|serien)[ -]?)?(?:review|kritik|rezension)|sketch|het commentaar|klartext|zur sache|(?:la )?critique|coup de gueule|coup de cœur|l['’]œil de la rédaction|l['’]avis de la rédaction|(?:la )?crítica|(?:el )?rincón del lector|(?:la )?recensione|il graffio|recensie|recenzja|okiem \\p{L}{3,14}|cronică|समीक्षा|फिल्म समीक्षा|stelling|(?:der|die|das|the|el|il|o|a|de|het) (?=\\p{L})(?:standpunkt|kommentar|leitartikel|kolumne|glosse|column|editorial|opinie|rubrica|commento|crónica|coluna|columna|tribuna)|carta (?:de la directora|del director|da diretora|do diretor|do leitor|del lector)|le mot de la rédaction|okiem (?:redaktora|naczelnego|felietonisty)|moim zdaniem|zdaniem (?:redakcji|naczelnego)|z prawej strony|z lewej strony|wpół do opinii|de ombudsman|brief van de dag|auf ein wort|zwischenruf|mein senf|opinion|opinions|op-?ed|editorial|our view|comment|commentary|viewpoint|column|letters?(?: to the editor)?|letters to the editor|guest (?:column|essay|commentary)|kommentar|meinung|standpunkt|leitartikel|kolumne|glosse|gast(?:beitrag|kommentar)|leserbriefe?|essay|pressestimmen|opini[ae]|komentarz(?: (?:dnia|tygodnia|redakcji|redaktora(?: naczelnego)?|naczelnego|polityczny))?|felieton|wstępniak|polemika|publicystyka|(?:nasz )?głos w dyskusji|listy? (?:do|od) (?:redakcji|czytelnik\\p{L}{1,3})|opinión|editorial|columna(?: de opinión)?|tribuna|cartas? al director|carta de los lectores|la columna|firma invitada|opinione|l['’]opinione|editoriale|l['’]editoriale|il commento|commento|letter[ae] (?:al direttore|in redazione)|lettere|la rubrica|il corsivo|l['’]intervento|l['’]opinione di [^:|.]{2,30}|la lettera|l['’]analisi|éditorial|l['’]édito(?:rial)?|édito|edito|tribune|chronique|billet d['’]humeur|billet|point de vue|courrier des lecteurs|carte blanche|libre opinion|l['’]humeur|parti pris|opinião|editorial|artigo|análise e opinião|ponto de vista|carta aberta|blogue?|crónica|crônica|coluna|artigo de opinião|cartas? (?:ao diretor|dos leitores|ao director)|(?:आज का |मेरा |मेरे )?(?:विचार|संपादकीय|सम्पादकीय|अग्रलेख|आलेख|दृष्टिकोण|व्यंग्य|व्यंग)|(?:मेरी |आपकी )?राय|पाठकों के पत्र|नज़रिया|नजरिया|ओपिनियन|ब्लॉग|opinie|commentaar|hoofdredactioneel(?: commentaar)?|ingezonden(?: brief)?|lezersbrief|column|lezersbrieven|păreri?|opini[ei]|punct(?:ul)? de vedere|comentariu(?:l zilei|l săptămânii)?|editorial(?:ul(?: zilei)?)?|scrisoare deschisă|pamflet|tableta(?: zilei)?)"
/** Whose it is: 'Coluna do Braga:', "L'editoriale del direttore". */
const OF_SOMEBODY =
  /^\s*(?:[Ll]['’]|[Ll]a |[Ii]l |[Ll]e )?(?:[Cc]oluna|COLUNA|[Cc]olumna|COLUMNA|[Oo]pinião|OPINIÃO|[Oo]pinión|OPINIÓN|[Oo]pinione|[Ee]ditoriale?|[Tt]ribuna|[Tt]ribune|[Cc]hronique|[Bb]illet|[Éé]dito(?:rial)?|[Hh]umeur|[Pp]oint de vue|[Cc]ommento|[Aa]rtigo|ARTIGO|[Rr]ubrica)\s(?:del?|d[oai]|de la|du|dello|della|by|DE|DO|DA)\s\p{Lu}[^:|/.]{1,40}[:|/]/u
/** 'Komentarz Jana Górskiego: …', '… Opinie de Radu Bostan', 'अनिल जोशी का लेख: …': before a colon, or at the end. */
const BY_NAME =
  /^(?:Komentarz|Felieton|Opinia|Zdaniem|Kommentar|Opinie|Comentariu(?:l)?|Editorial(?:ul)?|Pamflet|Analiza)\s(?:(?:de|lui|von|van)\s)?\p{Lu}\p{L}+\s\p{Lu}[\p{L}-]+\s?:|(?:[.!?–—|-]|^)\s?(?:Opini[ea]|Comentariu|Editorial|Pamflet|Komentarz|Felieton)\s(?:(?:de|semnat[ăe]? de)\s)?\p{Lu}\p{L}+\s\p{Lu}[\p{L}-]+\.?$|^(?:[\p{L}\p{M}]{2,12}\s){2,3}का (?:लेख|ब्लॉग|कॉलम|स्तंभ|नजरिया)\s?[:|]/u
const BARE =
  /^(?:l['’]|il |o |el |la |le )?(?:editoriale?|éditorial|édito|commento|punto|point de vue|billet|tribune|artigo de opinião|columna)(?:\s(?:del|do|du|de la|della|des|dei|dos)\s(?:direttore|diretor|director|jour|día|día|giorno|dia|rédaction|redazione|lecteurs?|lettor[ei]|leitor(?:es)?|lector(?:es)?)(?:\.?$|\s?[:|]\s)|\.?$)/iu
const LABELLED = new RegExp(
  `^\\s*(?:[[(]\\s?${LABEL}\\s?[\\])]|${LABEL}(?:\\s?[:|•·/]|\\s[–—-]\\s|[.]\\s))|[[(]\\s?${LABEL}\\s?[\\])]\\s*[.!?]?$|\\s[|–—-]\\s${LABEL}\\s?[.!]?$`,
  'iu',
)
/** A paper's question to its readers, its answer a click: 'Sondaj: ce primar vrei?', 'Stelling: … ?' */
const ASKS_READERS =
  /^(?:sondaj|sondaggio|sondage|sonda|umfrage|poll|encuesta|enquete|peiling|stelling|frage des tages)\s?[:|]\s.{3,140}\?$/iu
/** 'Ein Kommentar von …', 'A column by …' in a text. */
const SIGNED =
  /^(?:(?:opinion|editorial) by\s|(?:gast)?kommentar von\s|(?:ein|der|eine|die)\s(?:kommentar|gastbeitrag|kolumne|glosse|leitartikel|analyse und ein kommentar)(?:\s(?:von|unseres|unserer)|[.:])|(?:an?|the|our)\s(?:opinion|editorial|column|commentary|op-ed)(?:\sby|[.:])|(?:un|una|une|um|uma|o)\s(?:artículo de opinión|columna|editorial|editoriale|commento|tribune|chronique|artigo de opinião|opinião|editorial)\s(?:de|di|par|por)\s|een\s(?:column|opinie|commentaar)\svan\s|un\s(?:editorial|comentariu)\sde\s|(?:the opinions expressed|opinions expressed|the views expressed|views expressed|las opiniones expresadas|le opinioni espresse|les opinions exprimées|as opiniões expressas|opiniile exprimate)\s)/iu
const OPINION_PATH =
  /\/(?:opinions?|commentisfree|comment|editorials?|op-?ed|columns?|columnists?|letters|meinung(?:en)?|kommentare?|kolumnen?|leitartikel|gastbeitr[aä]ge?|opinie|opinia|opinie-i-komentarze|felietony?|publicystyka|opinion(?:es)?|columnas?|tribunas?|opinioni|editoriali|commenti|idees|debats|tribunes?|chroniques?|editos?|opiniao|colunas?|colunistas?|cronicas?|vichar|sampadakiya|columns?-opinie|opinii|editoriale)(?:\/|$)/i

/** Longer ones tell what came of it: 'Ein Kommentar von Minister Lohse über Landwirte sorgt für Streit'. */
const SIGNED_MAX_WORDS = 9

/** A headline that names only what it heads, or its writer: 'Felieton na sobotę', 'Ion Ionescu / Opinii: …'. */
const BY_KIND = new RegExp(
  `^(?:klartext von|felieton|wstępniak|pamflet|tablet[aă]|संपादकीय|सम्पादकीय|व्यंग्य)(?![\\p{L}\\p{M}])|^\\p{Lu}[^:/|]{3,40}\\s?[/|]\\s?${LABEL}\\s?[:.–-]\\s`,
  'iu',
)

/** What ought to be, and whose thought it is: 'Why the council must act | Peter Dunn'. */
const OUGHT =
  /^(?:why|warum|pourquoi|por qué|perché|por que|porque|dlaczego|waarom|de ce|क्यों)\s.{8,100}(?:\s\||\s[-–—])\s\p{Lu}[\p{L}\p{M}.’'-]+(?:\s(?:van|von|de|da|di|der|den)){0,2}\s\p{Lu}[\p{L}\p{M}.’'-]+$/iu

/** Whose it is, in the north: 'Gastbeitrag von Uta Lund: …', 'Jane Moss: Why I will never …'. */
const OF_A_PERSON =
  /^(?:Gastbeitrag|Gastkommentar|Kommentar|Meinung|Leitartikel|Glosse|Kolumne|Essay|Opinie|Column|Commentaar|Opinion|Comment)\s(?:von|van|by|from)\s\p{Lu}[^:|]{2,50}[:|]|^\p{Lu}[\p{L} .'’-]{3,40}: (?:Why|How|What|Warum|Wie|Waarom|Hoe) (?:I|we|ich|wir|ik|wij) /u

/** A paper that speaks for itself: 'The Gazette view: …', 'De Kustbode vindt: …'. */
const PAPER =
  /^(?:(?:the|our|de|het|die|das|der) )?(?:\p{L}[\p{L}-]* ){1,2}(?:view|says|comment|vindt|meint)(?: on [^:]{2,40})?: \P{L}?\p{L}/iu

/** 'Column Bas Mos – Lege stoelen?' */
const COLUMN_OF = /^(?:Column|Columnist|Kolumne|Opinie)\s\p{Lu}\p{L}+(?:\s\p{L}{2,4})?\s\p{Lu}\p{L}+\s?(?:[:|]|\s[–-])\s/u

/** A text that says so of itself: 'Verslaggever Mos werpt in deze opinie een blik op …'. */
const IN_THIS =
  /(?<!\p{L})(?:in (?:deze|dit) (?:opinie|opiniestuk|opiniebijdrage|column|commentaar|essay)|in (?:dieser|diesem) (?:kolumne|kommentar|gastbeitrag|leitartikel|essay|glosse)|in this (?:opinion piece|column|op-ed|commentary|essay)|in (?:de|zijn|haar) (?:wekelijkse )?(?:rubriek|column) .{2,60} (?:wekelijks|elke week|iedere week)|in (?:der|seiner|ihrer) (?:rubrik|kolumne) .{2,80} (?:wöchentlich|jede woche)|in (?:his|her) (?:weekly )?column .{2,80} (?:weekly|every week))(?!\p{L})/iu

/** What it is about: 'Kommentar zum Haushalt: …', 'Editorial sobre el agua: …'. */
const ABOUT =
  /^\s*(?:kommentar|leitartikel|glosse|kolumne|editoriale?|éditorial|édito|tribune|billet|column|komentarz|felieton|commentaar|comentariu|pamflet|संपादकीय)\s(?:zu|zum|zur|über|on|about|sur|sobre|su|sul|sulla|sui|do|na temat|o|w sprawie|over|op|bij|despre|la)\s[^:|]{2,60}[:|]/iu

/** Whose trade it is to think aloud: 'Luís Reis, comentador da SIC, destaca …', 'O colunista Ivo Sá defende …'. */
const COMMENTATOR =
  '(?:comentador|comentadora|comentarista|colunista|éditorialiste|chroniqueu(?:r|se)|columnista|tertulian[oa]|opinionista|editorialista)'
const COMMENTS = new RegExp(
  `^\\p{Lu}[\\p{L} .'’-]{3,40}, (?:l['’]|[oa] |el |la |il )?${COMMENTATOR}(?!\\p{L})|^(?:O|A|El|La|Le|Il|L['’]) ?${COMMENTATOR} (?:(?:d[aeo]|del|della) )?\\p{Lu}|^\\p{Lu}[\\p{L} .'’-]{3,40}, da (?:SIC|TVI|RTP), (?:defende|considera|entende|acha|analisa|diz)(?!\\p{L})`,
  'u',
)

const LABEL_ALONE = new RegExp(`^\\s*${LABEL}\\s?[.:]?\\s*$`, 'iu')

/** True for a text whose first line is such a mark alone. */
export const beginsAsOpinion = (text: string): boolean => LABEL_ALONE.test(text.trimStart().split('\n', 1)[0] ?? '')

export const isMarkedOpinion = ({ text }: Line): boolean => isMarked(text)

const isMarked = recently(
  (text: string): boolean =>
    LABELLED.test(text) ||
    OF_SOMEBODY.test(text) ||
    BY_NAME.test(text) ||
    BARE.test(text) ||
    ABOUT.test(text) ||
    PAPER.test(text) ||
    OF_A_PERSON.test(text) ||
    OUGHT.test(text) ||
    COMMENTS.test(text) ||
    BY_KIND.test(text) ||
    IN_THIS.test(text) ||
    ASKS_READERS.test(text) ||
    COLUMN_OF.test(text) ||
    (SIGNED.test(text) && text.split(' ').length <= SIGNED_MAX_WORDS),
)

/** Its last words say whose thoughts it was: '…, kommentiert Uta Lund.', '…, schrijft columnist Bas Mos.' */
const SIGNED_LAST =
  /,\s(?:kommentiert (?:unser[e]? \p{Lu}\p{L}+ )?|(?:schreibt|meint|findet) (?:unser[e]? )?(?:\p{L}+-)?(?:[Kk]olumnist(?:in)?|[Kk]ommentator(?:in)?) |(?:schrijft|betoogt|vindt|meent) (?:onze )?(?:\p{L}+-)?(?:columniste?|commentator|opinieredacteur) |(?:writes|argues) (?:our )?(?:columnist|commentator) |écrit (?:notre )?(?:chroniqueu(?:r|se)|éditorialiste) )\p{Lu}[\p{L}\p{M}.’'-]+(?:\s\p{Lu}?[\p{L}\p{M}.’'-]+){1,3}\.?$/u

/** The whole item: its headline or its first sentence says so, or it is filed so. `all` begins with the headline. */
export const isOpinion = (all: readonly Line[], link: string | undefined): boolean => {
  const texts = all.map(({ text }) => text)
  return (
    all.slice(0, 3).some(isMarkedOpinion) ||
    SIGNED_LAST.test(texts.at(-1) ?? '') ||
    isSignedThought(texts) ||
    isQuotedThought(texts) ||
    (link !== undefined && OPINION_PATH.test(link))
  )
}
