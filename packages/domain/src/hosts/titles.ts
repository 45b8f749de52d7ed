/** What stands before a name and says whose it is, in every tongue alike. A short form that is anything else somewhere (M., Sr, Fr.) is not here. */
export const TITLES = {
  f:
    'Aunt Auntie Dame Doamna Doctora Domnișoara Dona Doña Donna Dottoressa Doutora Frau Fräulein Juffrouw Kumari Lady ' +
    'Madam Madame Mademoiselle Mevr Mevrouw Miss Missus Mlle Mme Mrs Ms Pani Panna Profesora Professora ' +
    'Professoressa Senhora Senhorita Señora Señorita Shrimati Signora Signorina Smt Sra Srta कुमारी श्रीमती सुश्री',
  m: 'Dhr Dom Domnul Don Dottor Herr Lord Meneer Mister Monsieur Mr Pan Senhor Señor Shri Signor Sir Uncle श्री',
}

/** Titles of women and men alike, and words of a station: behind them stands the name. */
export const NEITHERS =
  'Captain DJ Docteur Doctor Doktor Dr FM Host MC News Prof Professeur Professor Profesor Radio Reporter Station Studio VJ डॉ रेडियो'
