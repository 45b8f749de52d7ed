import { expect, test } from 'vitest'
import { withoutCityLine } from '../newsroom-marks.ts'

test.each([
  ['5th Harbour Round latest update: रामगढ़ में पुल बंद हुआ।', 'रामगढ़ में पुल बंद हुआ।'],
  ['7th Bridge Commission: पुल के कर्मचारियों को "अच्छी खबर" मिली है।', 'पुल के कर्मचारियों को "अच्छी खबर" मिली है।'],
  ['Harbour Murder: रामगढ़ में "राजा" नाम का आदमी पकड़ा गया है।', 'रामगढ़ में "राजा" नाम का आदमी पकड़ा गया है।'],
  ['Bridge row पुल विवाद पर अदालत ने फैसला सुनाया।', 'पुल विवाद पर अदालत ने फैसला सुनाया।'],
  // As some papers type it, with a joiner.
  ['Bridge row ह\u200Dिसाब विवाद पर फैसला आया।', 'ह\u200Dिसाब विवाद पर फैसला आया।'],
  ['Ramgarh election 2027 रामगढ़ में मतदान शुरू हुआ।', 'रामगढ़ में मतदान शुरू हुआ।'],
])('what search engines are to find goes: %s', (written, told) => {
  expect(withoutCityLine(written)).toBe(told)
})

test.each([
  'New harbour rules में बदलाव हुआ है।',
  'New harbour rules 1 जुलाई से लागू होंगे।',
  'Harbour Textiles भारत की कंपनी है।',
  'Ana Lund ने कहा कि पुल बंद है।',
  'Ana Lund: "पुल बंद है"',
  'Ramgarh: पुल बंद है।',
])('what the sentence goes on with stays: %s', (written) => {
  expect(withoutCityLine(written)).toBe(written)
})
