import type { ByTongue } from '../tongue.ts'

/** A weekday, `_`, with a part of it, and what is said where that day was yesterday, or is today. */
export type Part = readonly [pattern: string, yesterday: string, today?: string]

export const PARTS: ByTongue<readonly Part[]> = {
  en: [
    ['(?:on )?_ night', 'last night'],
    ['(?:on )?_ evening', 'yesterday evening'],
    ['(?:on )?_ afternoon', 'yesterday afternoon'],
    ['(?:on )?_ morning(?! \\p{L}+ time)', 'yesterday morning', 'this morning'],
  ],
  de: [
    ['am _abend', 'gestern Abend'],
    ['am _nachmittag', 'gestern Nachmittag'],
    ['am _mittag', 'gestern Mittag'],
    ['am _vormittag', 'gestern Vormittag', 'heute Vormittag'],
    ['am _morgen', 'gestern Morgen', 'heute Morgen'],
  ],
  fr: [
    ['_ soir', 'hier soir'],
    ['_ (?:après-midi)', 'hier après-midi'],
    ['_ midi', 'hier midi'],
    ['_ matin', 'hier matin', 'ce matin'],
  ],
  es: [
    ['el _ (?:por|en|a) la noche', 'anoche'],
    ['el _ (?:por|en|a) la tarde', 'ayer por la tarde'],
    ['el _ (?:por|en|a) la mañana', 'ayer por la mañana', 'esta mañana'],
  ],
  it: [
    ['_ sera', 'ieri sera'],
    ['_ pomeriggio', 'ieri pomeriggio'],
    ['_ mattina', 'ieri mattina', 'questa mattina'],
  ],
  pt: [
    ['n[ao] _ à noite', 'ontem à noite'],
    ['n[ao] _ à tarde', 'ontem à tarde'],
    ['n[ao] _ de manhã', 'ontem de manhã', 'hoje de manhã'],
  ],
  pl: [
    ['we? _ wieczorem', 'wczoraj wieczorem'],
    ['we? _ po południu', 'wczoraj po południu'],
    ['we? _ rano', 'wczoraj rano', 'dziś rano'],
    ['we? _ nad ranem', 'wczoraj nad ranem', 'dziś nad ranem'],
  ],
  nl: [
    ['(?:op )?_avond', 'gisteravond'],
    ['(?:op )?_middag', 'gistermiddag'],
    ['(?:op )?_(?:ochtend|morgen)', 'gisterochtend', 'vanochtend'],
  ],
  ro: [
    ['_ sear[aă]', 'aseară'],
    ['_ dimineaț[aă]', 'ieri dimineață', 'azi-dimineață'],
    ['_ după-amiaz[aă]', 'ieri după-amiază'],
  ],
  hi: [
    ['_ (?:की )?रात(?: को)?', 'कल रात'],
    ['_ (?:की )?शाम(?: को)?', 'कल शाम'],
    ['_ (?:की |को )?सुबह(?: को)?', 'कल सुबह', 'आज सुबह'],
  ],
}
