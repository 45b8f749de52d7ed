// What search engines are to find stands in Latin letters before Hindi, and says what the Hindi says.

/** 'Coronavirus in India: देश में …', 'Bank Rule: बैंक …', '5th Pay Round: …'. One word may be a place, and two who speaks, but no war, and no fund. */
export const LATIN_SLUG =
  /^(?!(?:New Delhi|Navi Mumbai|Greater Noida|West Bengal|Tamil Nadu|\p{Lu}\p{Ll}+ Pradesh)\s?:)(?:(?:[A-Za-z]|\d{1,3}(?:st|nd|rd|th)\s)[\w'’,.&/-]*\s(?:[A-Za-z\d][\w'’,.&/-]*\s){1,7}[A-Za-z\d][\w'’,.&/-]*|[A-Za-z][\w'’,.&/-]*\s[A-Za-z][\w'’,.&/-]*(?=\s?:\s[^"“”‘’'?]*$)|\d{1,2}(?:st|nd|rd|th)\s[A-Za-z]+\s[A-Za-z]+|[A-Za-z]+(?:-[A-Za-z]+)?\s(?:Murder|War|Crisis|Violence|Accident|Scam|Election)|EPFO|Taking Stock)\s?:\s(?=\p{Lo})/u

/** The same without a colon, told by a word in small letters: 'Bridge row पुल विवाद पर …', but not 'Bridge row में', which goes on. */
export const LATIN_TAG =
  /^(?=[A-Za-z][\w'’.& -]{0,80}\p{Lo})(?=(?:[\w'’.&-]{1,24}\s){1,8}?[a-z][a-z'’]{2,24}\s)(?:[\w'’.&-]{1,24}\s){2,12}(?<=(?:[a-z]{2}|20\d\d)\s)(?=\p{Lo}[^\s]{0,30}\s)(?!(?:का|की|के|को|में|से|पर|ने|तक|और|या|भी|ही|द्वारा|वाले|वाली|वाला|है|हैं|था|थी|थे|बनाम|यानी|नाम|नामक|जैसे|जैसी|सहित|समेत|आदि|तो|जी|कर|करने|करें|हो|होने|नहीं|अब|कब|कैसे|क्या|लेकर|एक|केस|कांड|मामला|मामले)\s)/u
