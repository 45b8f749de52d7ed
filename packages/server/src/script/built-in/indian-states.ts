const STATES: ReadonlySet<string> = new Set(
  'आंध्र प्रदेश|अरुणाचल प्रदेश|असम|बिहार|छत्तीसगढ़|गोवा|गुजरात|हरियाणा|हिमाचल प्रदेश|हिमाचल|झारखंड|कर्नाटक|केरल|मध्य प्रदेश|मध्यप्रदेश|महाराष्ट्र|मणिपुर|मेघालय|मिजोरम|नागालैंड|ओडिशा|पंजाब|राजस्थान|सिक्किम|तमिलनाडु|तेलंगाना|त्रिपुरा|उत्तर प्रदेश|उत्तराखंड|पश्चिम बंगाल|बंगाल|दिल्ली|नई दिल्ली|जम्मू-कश्मीर|जम्मू कश्मीर|लद्दाख|पुडुचेरी|चंडीगढ़|यूपी|एमपी'
    .normalize('NFC')
    .split('|'),
)

/** True for a state of India: a place, where no government of it is named. */
export const isIndianState = (name: string): boolean => STATES.has(name.normalize('NFC'))
