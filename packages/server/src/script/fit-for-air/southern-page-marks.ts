// What French, Spanish, Italian and Portuguese pages put around a story: as in page-marks.ts.

/** Buttons, and what they lead to. */
const SOUTHERN_BUTTON =
  /^(?:lee:|lee más|lee aquí|también lee|también te puede|te recomendamos|no te pierdas|más información en|consulta aquí|con información de|síguenos|únete a|ver más|suscríbete|acesse (?:já|agora|aqui|o site|o link)|leia:|leia aqui|(?:le|tutte le) ultime notizie .{0,80}in (?:tempo reale|diretta)|leia na íntegra|veja:|assista:|assista ao vídeo|confira (?:a lista|o vídeo|as fotos|abaixo|a íntegra|mais)|siga-nos|receba as notícias|receba notícias|quer receber|participe do (?:nosso )?(?:grupo|canal)|entre no (?:nosso )?(?:grupo|canal)|baixe o app|subscreva|assine a newsletter|ouça (?:aqui|o podcast)|com informações d[aoe]|por: |à lire|lisez aussi|retrouvez (?:tous|toutes|l['’]intégralité|notre)|suivez(?:-nous| notre| l['’]actualité)|inscrivez-vous|abonnez-vous|recevez (?:nos|notre|toute)|écoutez (?:notre|le podcast)|aggiorna la pagina|actualiza la página|atualize a página|actualize a página|(?:ré)?actualisez la page|rafraîchissez la page|leggi qui|leggi l['’]articolo|iscriviti|segui(?:ci)? (?:su|la diretta|il canale|anche)|ascolta (?:il podcast|qui)|guarda le foto|tutte le notizie su|per approfondire)/iu
/** Where to ask: what nobody can write down while it is said. */
const CONTACT =
  /^(?:más info|más información|plus d['’]infos?|mais info|mais informações|per info|info e prenotazioni|contact|contacts|contacto|contato|contatti|contactos|info|infos|informes|informazioni|informações|información|renseignements|réservations|reservas|prenotazioni|tel|tél|téléphone|teléfono|telefono|telefone(?: d[ao] \p{L}{3,12})?|domicilio|dirección|adresse|indirizzo|endereço|morada|e-?mail)\s?[.:]\s?(?=.*\d).{3,90}$|^(?:endereço|domicilio|dirección|adresse|indirizzo|morada|local|lugar|où|dove|dónde|onde)\s?:\s?.{3,70}$/iu

/** When it was written: '13/01/2027', '08:12', '13 Janeiro, 2027'. */
const WHEN =
  /\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d{2}(?!\d)|(?<!\d)\d{1,2}[:h]\d{2}(?!\d)|(?<!\p{L})(?:jan|ene|gen|f[eé][bv]|mar|abr|avr|apr|mai|may|mag|ju[iln]|giu|lug|ago|ao[uû]|set|sep|o[cut]t|nov|d[ieé][czs])\p{L}{0,8}\.?,?\s(?:de\s)?20\d{2}(?!\d)/iu
/** From one time to another: what goes on then. */
const PERIOD = /\d{1,2}[:h]\d{2}.{1,12}\d{1,2}[:h]\d{2}/u
/** What stands beside it, and by whom. */
const STAMP_WORDS =
  /(?<!\p{L})(?:publicad[oa]|publié|mis à jour|modifié|atualizad[oa]|actualizad[oa]|aggiornato|pubblicato|redac\p{L}+|redaç\p{L}+|redazione|rédaction|agências?|agencias?|por|par|di|del?|d[aoe]|em|en|el|le|il|às?|as|a las|alle|ore|hs?|hrs|min|e|y|et|com|con|avec|jan\p{L}*|ene\p{L}*|gen\p{L}*|f[eé][bv]\p{L}*|mar\p{L}{1,3}|a[bpv][ri]\p{L}*|ma[igy]\p{L}*|ju[iln]\p{L}*|giu\p{L}*|lug\p{L}*|ag[oô]\p{L}*|août|set\p{L}*|sep\p{L}*|o[ctu]t\p{L}*|nov\p{L}*|d[eéi][czs]\p{L}*|lun\p{L}*|mart\p{L}*|m[ieé]\p{L}{1,2}[rc]\p{L}*|jeu\p{L}*|gio\p{L}*|jue\p{L}*|ven\p{L}*|vie\p{L}*|s[aá][bm]\p{L}*|dom\p{L}*|dim\p{L}*|seg\p{L}*|ter\p{L}*|qua\p{L}*|qui\p{L}*|sex\p{L}*)(?!\p{L})/giu
const STAMP_MAX_WORDS = 14
/** Nothing but when, where and by whom it was written: '13/01/2027 07h12.', 'Da Redação — Publicado em 13/01/2027, às 07h40.' */
const isStamp = (sentence: string): boolean =>
  WHEN.test(sentence) &&
  !PERIOD.test(sentence) &&
  words(sentence) <= STAMP_MAX_WORDS &&
  // Letters without capitals are no date line: '8:30 बजे से …'
  !/(?<!\p{L})\p{Ll}|\p{Lo}/u.test(sentence.replace(STAMP_WORDS, ''))

/** By whom, without when: 'Por g1 PE — Recife.', 'Da Redação.', 'Par Le Fil avec AFP.' */
const BYLINE =
  /^\*?(?:Estagiári[oa]|Becari[oa]|Stagista|Sob supervisão|Com supervisão)(?: \p{L}+)? (?:supervisão|de|d[aoe]|em|bajo) .{2,60}$|^(?:(?:Por|POR|Par|Di|di|De) )?(?:(?:Da |La |A )?(?:Redação|Redacción|Redazione|Rédaction|rédaction|Redacção)|Agencias?|Agências?|\p{Lu}{2,6}\/(?:Agências?|Agencias?|Lusa|EFE|AFP))(?:[ ,–—-]{1,3}[\p{Lu}(][^.]{0,40})?\.?$|^(?:Por|Par) [^.,]{2,40} (?:[–—-] \p{Lu}[^.]{2,30}|avec (?:l['’])?\p{Lu}{2,5}|com \p{Lu}{2,5}|con \p{Lu}{2,5})\.?$/u
/** 'Comentarios 14', 'Il vous reste 72 % de cet article à lire', 'Artigo exclusivo para assinantes'. */
const SUBSCRIBERS =
  /^(?:coment[aá]rios?|commentaires?|commenti|comentarios?)\s?[(:]?\d{1,4}\)?\.?$|^il vous reste \d|(?:artigo|conteúdo|matéria|reportagem|contenido|artículo|noticia|article|contenu|contenuto|articolo)\s(?:é |es |est |è )?(?:exclusiv[oa]|réservée?|riservato|premium|solo)\s?(?:para|d[eo]s?|aux|agli|per)?\s?(?:assinantes|suscriptores|abonnés|abbonati|socios|subscritores|leitores)?|la suite (?:de cet article )?est réservée|(?:solo|sólo) para suscriptores|^(?:se (?:já )?tem (?:uma )?conta|si (?:ya )?tienes (?:una )?cuenta|si vous avez (?:déjà )?un compte|se hai già un account|regístrate|inicia sesión|faça login|cadastre-se|accedi|registrati|connectez-vous|créez un compte)(?!\p{L})/iu
/** Who gave it to the paper: 'As informações foram repassadas pelo diretor.', 'La información es de la agencia Efe.' */
const GIVEN_BY =
  /^(?:as informações|las? informaci(?:ón|ones)|le informazioni|les informations) (?:são|é|foram|es|son|fue|fueron|sono|sont) (?:(?:repassad|divulgad|passad|fornecid|confirmad|publicad|facilitad|difundid|proporcionad|fornit|diffus|communiqu)\p{L}{1,3} )?(?:d[aeo]s?|pel[ao]s?|por|del?|da|dal|dalla|par)(?: l[ao]s?)? (?!quem|que|quien)[^,;]{3,120}(?:,[^,;]{3,60})?\.$/iu
/** 'Segui Il Corriere su Facebook' */
const FOLLOW =
  /^(?:síguenos|sigue|siga|sigam|segui|seguici|suivez|retrouvez|únete|unite|unisciti|entre|receba|recibe|reciba|compart\p{L}+|partag\p{L}+|condivid\p{L}+|partilh\p{L}+|compartilh\p{L}+|iscriviti|inscreva-se|suscríbete|abonnez-vous|s'abonner)(?!\p{L}).{0,70}(?:facebook|instagram|twitter|whatsapp|telegram|tiktok|youtube|newsletter|bolet[ií]n|google|spotify|canal)/iu

const BUTTON_MAX_WORDS = 30
const FEW_WORDS = 18

const words = (text: string): number => text.split(/\s+/).length

export const isSouthernPageMark = (sentence: string): boolean => {
  const length = words(sentence)
  return (
    isStamp(sentence) ||
    CONTACT.test(sentence) ||
    BYLINE.test(sentence) ||
    (GIVEN_BY.test(sentence) && length <= BUTTON_MAX_WORDS) ||
    (SOUTHERN_BUTTON.test(sentence) && length <= BUTTON_MAX_WORDS) ||
    ((SUBSCRIBERS.test(sentence) || FOLLOW.test(sentence)) && length <= FEW_WORDS)
  )
}
