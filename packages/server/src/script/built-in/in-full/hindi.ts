import { oneOf } from '../../word-lists.ts'

// Hindi papers set the verb before what it is of, 'पुलिस ने दो को किया गिरफ्तार', or leave it out: 'हादसे में दो की मौत'. A newsreader ends the clause with it. The
// ending stays as the paper has it: it agrees with the same word. Words are parted by spaces: `\b` knows no Devanagari.

const asSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Verbs of which something is the object, and never a whole speech. */
const DOES =
  oneOf(`किया की किए किये दिया दी दिए दिये लिया ली लिए साधा जताई जताया जताए मांगा मांगी मांगे लगाया लगाई लगाए उठाया उठाई उठाए रखा रखी रखे सुनाया सुनाई तोड़ा तोड़ी तोड़े
  खोला खोली खोले मारा मारी ठोका ठोकी बनाया बनाई बनाए रचा रची सौंपा सौंपी निकाला निकाली दिखाया दिखाई फहराया पाया पाई दागा दागी दागे पकड़ा पकड़े उतारा उतारे जीता जीते चलाया चलाई बुलाया बुलाई
  बढ़ाया बढ़ाई घटाया घटाई भेजा भेजी भेजे कराया कराई जड़ा जड़े खोया पेश`)
const AFTER_NE = new RegExp(
  `^(.*(?:^| )ने) ((?:नहीं )?(?:(?:जारी|शुरू|पेश|लॉन्च|दर्ज|बरामद|रद्द) )?(?:${DOES})(?: (?:है|हैं|था|थी|थे))?) (.+)$`,
  'u',
)
/** What is one with its verb: 'गिरफ्तार किया', 'चेतावनी दी', 'निशाना साधा', 'मौत हुई'. */
const WITH_VERB =
  asSet(`गिरफ्तार गिरफ़्तार अरेस्ट ढेर बरी तलब सील घोषित रवाना सस्पेंड निलंबित रद्द जारी दावा फैसला फ़ैसला निर्णय ऐलान एलान स्वागत खारिज मंजूर वायरल बर्खास्त ध्वस्त जब्त बरामद लॉन्च शुरू बंद समर्थन
  विरोध प्रदर्शन हमला उद्घाटन शिलान्यास लोकार्पण अनावरण निरीक्षण खुलासा पर्दाफाश भंडाफोड़ आत्महत्या सुसाइड हत्या मांग बात बातचीत चर्चा शादी कार्रवाई अपील घोषणा तारीफ प्रशंसा आलोचना निंदा पूछताछ मुलाकात शिकायत पुष्टि
  समीक्षा कोशिश शुरुआत ठगी मारपीट पिटाई पूरा पार पेश गठन आगाह इनकार इन्कार इंकार स्वीकार खत्म नष्ट तैनात सम्मानित बहाल हंगामा परिवर्तन बदलाव चेतावनी मंजूरी बधाई इस्तीफा जवाब आदेश निर्देश नोटिस
  सलाह सजा राहत जमानत झटका धमकी मात श्रद्धांजलि अनुमति इजाजत सौगात तोहफा अंजाम दर्जा मौका ज्ञापन धरना भरोसा आश्वासन संकेत छूट निशाना नाराजगी चिंता आशंका आपत्ति उम्मीद संभावना सहमति
  दुख शोक आभार अफसोस माफी मदद रिपोर्ट फिरौती रंगदारी हिस्सा जायजा संज्ञान संकल्प बदला शपथ सदस्यता फांसी रोक गुहार फटकार छलांग आरोप जुर्माना बैन प्रतिबंध सवाल आधारशिला दम मोर्चा वोट गोली बाजी टक्कर
  छापा इतिहास जुलूस मौत हादसा विस्फोट धमाका निधन स्थगित घायल चोरी विवाद झड़प मुठभेड़ नुकसान बवाल लागू तय फरार एकजुट सफलता कामयाबी क्लीनचिट फायदा लाभ काबू संन्यास समाप्त आयोजन आयोजित दर्ज भर्ती
  शिकार बेनकाब हाईजैक ब्लास्ट हड़कंप मामला मामले केस मरीज शव ट्रांसफर तबादला सांस लेनदेन लाश सबूत सुराग बम ड्रोन कंकाल आग जाम झटके मुहर भर्ती जीत रन विकेट शतक छक्के गोल संबोधित बेहोश`)
const BE = oneOf(`हुआ हुई हुए हुईं मिला मिली मिले मचा लगा लगी लगे निकली होगा होगी होंगे होंगी मिलेगा मिलेगी मिलेंगे मिलेंगी
  करेगा करेगी करेंगे करेंगी देगा देगी देंगे लेगा लेगी लेंगे लगेगा लगेगी`)
const HELPS = '(?: (?:गया|गई|गए|गयी|गये))?(?: (?:है|हैं|था|थी|थे|थीं|जाएगा|जाएगी|जाएंगे))?'
const CASE = '(.*(?:^| )(?:को|में|पर|से|का|की|के|लिए|तक|खिलाफ|साथ|बाद|दौरान|लेकर|बार|आज|कल))'
const AFTER_CASE = new RegExp(`^${CASE} ((?:नहीं )?(?:(?:जारी|शुरू|पेश|दर्ज) )?(?:${DOES}|${BE}|हो (?:गया|गई|गए))${HELPS}) (.+)$`, 'u')
/** Behind 'को' they say what somebody got, or was called, */
const AFTER_KO =
  /^(.*(?:^| )(?<!ने )को) ((?:नहीं )?(?:मिला|मिली|मिले|मिलेगा|मिलेगी|मिलेंगे|बताया|दिया|दी|दिए|भेजा|लगा)(?: (?:गया|गई|गए))?(?: (?:है|हैं|था|थी|थे))?) (.+)$/u
/** and behind any case what will be: not who it is that was found. */
const WILL = new RegExp(
  `^${CASE} ((?:नहीं )?(?:(?:(?:जारी|शुरू|बंद|लागू|शामिल) )?(?:होगा|होगी|होंगे|होंगी|रहेगा|रहेगी|रहेंगे|रहेंगी)|खुलेगा|खुलेगी|खुलेंगे|चलेगा|चलेगी|चलेंगी|चलेंगे|दौड़ेगी|दौड़ेंगी|दौड़ेगा|बनेगा|बनेगी|बनेंगे|बढ़ेगा|बढ़ेगी|बढ़ेंगे|कटेगा|सामने (?:आए|आया|आई)|(?:काटे|काटा|छोड़ा|बांटे|भरे|लगाई|लगाया|लगाए|दिखाया|रखा|रखी|बनाया|बनाए|बनाई|दिया|दिए) (?:जाएगा|जाएगी|जाएंगे|जाएंगी))) (.+)$`,
  'u',
)
/** 'वीडियो हुआ वायरल' */
const BECAME =
  /^(.+ \S+) ((?:हुआ|हुई|हुए|हुईं|हो गया|हो गई|हो गए)(?: (?:है|हैं|था|थी|थे|थीं))?) (बेहोश|वायरल|शुरू|बंद|रवाना|जारी|रद्द|स्थगित|गिरफ्तार|घायल|लागू|एकजुट|फरार|समाप्त|खत्म|बहाल|बरामद|सस्पेंड|निलंबित|दर्ज|घोषित|आउट|सस्ता|सस्ती|सस्ते|महंगा|महंगी|महंगे|मजबूत|कमजोर|पूरा|पूरी|पूरे)$/u

/** With one of them there is a second clause, or the verb stands at its end already. */
const NO_OBJECT =
  asSet(`स्वत स्वतः है हैं था थी थे हूं हो गया गई गए गयी गये किया किए किये दिया दी दिए लिया हुआ हुई हुए मिला मिली मिले बोले बोला बोली बोलीं कहा बताया कि जो जिसे जिसने तो मगर लेकिन नहीं ने क्या क्यों कैसे कौन कब कहां
  जा चुका चुकी चुके सका सकी सके सकता सकते सकती रहा रही रहे होगा होगी होंगे करेगा करेंगे करेगी आया आई आए पाया जाएगा जाएगी करें देखें जानें पढ़ें जानिए देखिए कर करके बिना ताकि`)
const JOINTS = asSet('को में पर से का की के ने तक लिए भी ही और व या एवं')
const MOST_WORDS = 6

const isObject = (words: readonly string[]): boolean =>
  words.length <= MOST_WORDS &&
  !words.includes('') &&
  !words.some((word) => NO_OBJECT.has(word) || /(?:ेगा|ेगी|ेंगे|ेंगी|एगा|एगी|एंगे|एंगी)$/u.test(word)) &&
  !/^\d/.test(words.at(-1) ?? '') &&
  // Who says so stands behind a dash.
  !words.some((word) => /[-–—:ः]$/u.test(word)) &&
  !JOINTS.has(words[0] ?? '') &&
  !JOINTS.has(words.at(-1) ?? '')

/** One mark of a quotation without its other one. */
const isTornQuote = (text: string): boolean => [...text.matchAll(/(?<![a-z])['’]|['’](?![a-z])|["‘“”]/giu)].length % 2 === 1

const OF = /(?:^| )(?:का|की|के)(?: |$)/u
/** Whose one object may be anything, as 'ने' tells who did it: 'कंपनी ने बैंक के साथ की साझेदारी'. */
const NE_CASE = new RegExp(
  `^((?:.* )?ने ${CASE.slice(1, -1)}) ((?:नहीं )?(?:(?:${DOES})|(?:बेच|खरीद|दे|ले|बना|मार|कर|सौंप|हटा|तोड़|खो|रोक|बदल|छोड़) (?:दिया|दी|दिए|लिया|ली|लिए|डाला|डाली|डाले))${HELPS}) (.+)$`,
  'u',
)
const OTHER_VERB = new RegExp(`(?:^| )(?:${DOES}|${BE}|गया|गई|गए|गिरा|गिरे|गिरी|बचा|बची|बचे|पहुंचा|पहुंची|पहुंचे|टूटा|टूटी|टूटे)(?: |$)`, 'u')
/** What comes with these stands nowhere else: 'होगी', 'सकती है', 'गया था'. */
const WHOLE = '(?:गया|गई|गए|दिया|दी|दिए|लिया|ली|लिए|चुका|चुकी|चुके|रहा|रही|रहे|सकता|सकती|सकते) (?:है|हैं|था|थी|थे|थीं)'
const WITH = oneOf('जारी शुरू बंद लागू शामिल तैयार आयोजित भर्ती रद्द पेश दर्ज उपलब्ध तैनात स्थापित संचालित विकसित आवंटित घोषित चार्ज लॉन्च')
/** 'देखने को मिल सकता है' and 'लेकर आ रहा है' are one verb, and 'साथ' alone is 'together'. */
const CASE_OF_ALL = '(.*(?:^| )(?:(?<!ने )को|में|पर|से|का|की|के(?! पास)|के लिए|तक|खिलाफ|के साथ|बाद|दौरान|को लेकर|बार|आज|कल|के घर))'
const FINITE = new RegExp(
  `^${CASE_OF_ALL} ((?:नहीं )?(?:(?:${WITH}) )?(?:नहीं )?(?:होगा|होगी|होंगे|होंगी|(?!जाए|आए|मेगा )\\S{1,12}(?:एगा|एगी|एंगी|ेगा|ेगी|ेंगी|एंगे|ेंगे)|(?:\\S*[ाीेयएई]|हो|बन|बदल|मिल|टूट|पहुंच|चल|बिखर|जीत|खुल|बढ़|घट|रुक|डूब) (?:जाएगा|जाएगी|जाएंगे|जाएंगी)|(?!\\S+कर |जा )\\S+ ${WHOLE}|(?:हो|घुस|फंस|गिर|मर|मिल|बन) (?:गया|गई|गए))) (.+)$`,
  'u',
)
/** 'बाजार में आई गिरावट' */
const MOVED =
  /^(.* (?:में|पर|से)) (आई|दिखी|लगी|मची|दर्ज की गई) ((?:\S+ ){0,3}(?:गिरावट|तेजी|उछाल|कमी|रिकवरी|बढ़ोतरी|खराबी|बाढ़|मंदी|आग|भगदड़|अफरातफरी))$/u
const WAYS: readonly (readonly [RegExp, (words: readonly string[]) => boolean])[] = [
  [AFTER_NE, () => true],
  [AFTER_CASE, (words) => WITH_VERB.has(words.at(-1) ?? '')],
  [AFTER_KO, (words) => !OF.test(words.join(' '))],
  [WILL, (words) => !/(?:^| )से(?! (?:ज्यादा|अधिक|कम))/u.test(words.join(' '))],
  [BECAME, () => true],
  [MOVED, () => true],
  [NE_CASE, (words) => !OTHER_VERB.test(words.join(' '))],
  [FINITE, (words) => !OTHER_VERB.test(words.join(' '))],
]

const verbLast = (clause: string): string => {
  for (const [order, fits] of WAYS) {
    const [, before = '', verb = '', what = ''] = order.exec(clause) ?? []
    const words = what.split(' ')
    // 'के लिए' is 'for'.
    if (
      before !== '' &&
      !(verb.startsWith('लिए') && before.endsWith('के')) &&
      isObject(words) &&
      fits(words) &&
      !isTornQuote(what) &&
      !isTornQuote(clause)
    )
      return `${before} ${what} ${verb}`
  }
  return clause
}

/** What a headline leaves out behind its last word. */
const ENDS: readonly (readonly [RegExp, string])[] = [
  [/ की (?:मौके पर |इलाज के दौरान |दर्दनाक |संदिग्ध हालात में |डूबने से |डूबकर )?मौत$/u, ' हो गई'],
  [/ का (?:\S+ साल की उम्र में |लंबी बीमारी के बाद )?निधन$/u, ' हो गया'],
  [/ की (?:गोली मारकर |चाकू मारकर |गला रेतकर |पीट-पीटकर |धारदार हथियार से |बेरहमी से )?हत्या$/u, ' कर दी गई'],
  [/(?:पर|खिलाफ) (?:मामला|केस|मुकदमा) दर्ज$/u, ' हुआ'],
  [/(?:पर|खिलाफ) (?:एफआईआर|FIR) दर्ज$/u, ' हुई'],
  [/ में (?:बड़ा |भीषण |दर्दनाक )?(?:सड़क |रेल )?(?:हादसा|धमाका|विस्फोट|ब्लास्ट|हिमस्खलन|भूस्खलन)$/u, ' हुआ'],
  [/ में (?:भीषण )?मुठभेड़$/u, ' हुई'],
  [/ में (?:बड़ा |चौंकाने वाला )?खुलासा$/u, ' हुआ'],
  [/ (?:के खिलाफ|पर) मुकदमा$/u, ' दर्ज हुआ'],
  [/ का (?:शव|सोना|गांजा|जखीरा) बरामद$/u, ' हुआ'],
  [/ को (?:\S+ ){0,6}झटका$/u, ' लगा'],
  [/ को (?:\S+ ){0,6}(?:राहत|जमानत)$/u, ' मिली'],
  [/ को (?:\S+ ){0,4}की सजा$/u, ' सुनाई गई'],
  [/ में (?:भीषण |भयंकर )?आग$/u, ' लगी'],
]
/** What holds, where no verb before says how: not 'पर लगा ठगी का आरोप'. */
const HOLDS: readonly (readonly [RegExp, string])[] = [
  [/ को (?:\S+ ){0,2}(?:आजीवन कारावास|(?:साल|वर्ष) (?:का|की) (?:कारावास|कठोर कारावास))$/u, ' हुआ'],
  [/ को उम्रकैद$/u, ' हुई'],
  [/ की (?:आशंका|संभावना|उम्मीद|जरूरत)$/u, ' है'],
  [/ का (?:दावा|आरोप|खतरा|अलर्ट|इंतजार)$/u, ' है'],
  [/ के आसार$/u, ' हैं'],
  [/(?:टीम|मदद|मुआवजे|तारीखों|इनाम|हड़ताल|आंदोलन|प्रत्याशियों|उम्मीदवारों) का (?:ऐलान|एलान)$/u, ' हुआ'],
  [/(?:^| )(?:जांच|तलाश|तलाशी|कार्रवाई|अभियान|ऑपरेशन|रेस्क्यू|बचाव कार्य|प्रदर्शन|धरना|मुठभेड़|पूछताछ|सिलसिला|छापेमारी) जारी$/u, ' है'],
]
const BUSY =
  /(?:^| )(?:लगा|लगी|लगे|लगाया|लगाए|उठी|उठा|उठे|आया|आई|आए|दी|दिया|दिए|मिली|मिला|किया|किए|रहा|रही|रहे|बढ़ा|बढ़ी|बढ़े|टला|टली|दिखा|दिखी|जताई|जताया|खारिज|नहीं)(?: |$)/u

/** So many and more are no single one whose gender nobody tells. */
const SOME = '(?:[2-9]|[1-9]\\d{1,4}|दो|तीन|चार|पांच|पाँच|छह|छः|सात|आठ|नौ|दस|दर्जनों|कई)(?: से (?:ज्यादा|अधिक))?'
const HURT = new RegExp(
  `(?:^| )${SOME}(?: (?:लोग|यात्री|मजदूर|श्रमिक|जवान|पुलिसकर्मी|छात्र|बच्चे|युवक|श्रद्धालु|कर्मचारी))?(?: गंभीर रूप से)? घायल$`,
  'u',
)
const SEIZED = new RegExp(
  `(?:^| )${SOME} (?:(?:साइबर|शातिर|फर्जी|इनामी|कुख्यात|अन्य) )?(?:आरोपी|लोग|बदमाश|तस्कर|युवक|आतंकी|नक्सली|जुआरी|चोर|शातिर|ठग) गिरफ्तार$`,
  'u',
)
/** Two things told in one go, of which only one has happened to somebody. */
const COUNTS_TOO = /(?:केस|मामले|मामलों|संक्रमित|मरीज|घायल)\s(?:और|व|एवं|तथा)\s/u
/** A question, somebody who did it, or a verb before it. */
const TELLS_OTHERWISE =
  /(?:^|\s)(?:क्या|क्यों|कैसे|कौन|कब|ने|हुई|हुआ|हुए|होगी|होगा|थी|था|थे|है|हैं|गई|गया|चुका|चुकी|चुके|मिल)(?:\s|$)|(?:ेगा|ेगी|ेंगे)\s|कर की\s/u

/** What has been counted up to now goes on. */
const SO_FAR = /(?:^| )(?:अब तक|अबतक|कुल)(?= )/u

const withVerb = (clause: string): string => {
  if (SO_FAR.test(clause))
    return / की मौत$/u.test(clause) && !TELLS_OTHERWISE.test(clause) && !COUNTS_TOO.test(clause) ? `${clause} हो चुकी है` : clause
  if (HURT.test(clause)) {
    const both = clause.replace(/ की मौत (?:और|व|एवं) (?=\S+ (?:\S+ )?घायल$)/u, ' की मौत हो गई और ')
    return TELLS_OTHERWISE.test(both.replace('हो गई', '')) || / की मौत (?!हो)/u.test(both) ? clause : `${both} हो गए`
  }
  if (SEIZED.test(clause)) return `${clause} किए गए`
  const [, verb = ''] = (BUSY.test(clause) ? ENDS : [...ENDS, ...HOLDS]).find(([end]) => end.test(clause)) ?? []
  return verb === '' || TELLS_OTHERWISE.test(clause) || COUNTS_TOO.test(clause) ? clause : `${clause}${verb}`
}

const spoken = (clause: string): string => clause.replace(/^.*\S/u, (told) => withVerb(verbLast(told)))

const CLAUSES = /([,;:]\s+|[।?!.]+\s*|\s[-–—|]\s)/u

/** A clause still told as papers print it: its verb before its object, */
const VERB_FIRST =
  /(?:^| )(?:ने (?:की|दी|ली|लिए)|किया|किए|किये|दिया|दिए|लिया|साधा|जताया|जताई|मांगा|मांगी|मांगे|लगाया|लगाई|लगाए|उठाया|उठाए|रखा|रखी|सुनाया|सुनाई|तोड़ा|तोड़ी|खोला|मारा|मारी|बनाया|बनाई|निकाला|दिखाया|दिखाई|बताया|बताई|बताए|कही) (?!(?:है|हैं|था|थी|थे|हो|कर|करके|गया|गई|गए|गयी|गये|जा|जाएगा|जाएगी|जाएंगे|जाना|जाने|रख\S*|कि|और|व|तो|बिना|की|के|का|को)(?: |$))\S/u
/** or without a verb for what befell somebody. */
const NO_VERB = /(?:^| )(?:मौत|निधन|हत्या|घायल|गिरफ्तार|गिरफ़्तार)$/u
const ASKS = /(?:^| )(?:क्या|क्यों|कैसे|कौन|कब|कहां)(?: |$)/u
const isUnfinished = (clause: string): boolean => !ASKS.test(clause) && (VERB_FIRST.test(clause) || NO_VERB.test(clause))
/** 'महापौर, आयुक्त, पार्षद' */
const isListed = ([, next = '', comma = '', third = '']: readonly string[]): boolean =>
  comma.startsWith(',') && (/^\S+$/u.test(next) || [next, third].every((one) => /^\S+(?: \S+)?$/u.test(one)))
/** 'दिल्ली, पुणे और पटना का दौरा': one list, and no clause ends in it. */
const IN_LIST = /^(?:\S+ ){1,3}(?:और|व|एवं|तथा) /u

/** What is true up to now covers both. */
const MIXED = /मौत हो चुकी है.*घायल हो गए/u

/** A telegram of Hindi as a sentence that can be said; what is one already stays as it is. */
export const hindiInFull = (headline: string): string => {
  const parts = headline.split(CLAUSES)
  const said = parts.map((part, at) => (at % 2 === 1 || parts[at + 1]?.includes('?') ? part : spoken(part)))
  const isTorn = said.some(
    (part, at) =>
      at % 2 === 0 &&
      part !== parts[at] &&
      parts[at + 1]?.startsWith(',') === true &&
      (IN_LIST.test(parts[at + 2] ?? '') || isListed(parts.slice(at + 1, at + 5))),
  )
  // One clause mended and the next one not sounds worse than none.
  return isTorn || MIXED.test(said.join('')) || said.some((part, at) => at % 2 === 0 && isUnfinished(part.trim()))
    ? headline
    : said.join('')
}
