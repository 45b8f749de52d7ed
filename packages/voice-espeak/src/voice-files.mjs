/** Voices of ours beside the engine's own. They must be written before the engine's worker is made: it lists voices only then. */
export const VOICE_FILES = {
  // Non-rhotic like British English, with one long vowel in 'there' and a slower, more even beat. The wider diphthongs of Australia
  // are left out on purpose: with this engine's sounds 'day' would be heard as 'die'.
  'gmw/en-AU': `name English (Australia)
language en-au 3

phonemes en-rp
tunes s1 c1 q1 e1
stressLength 160 145 195 180 0 0 225 260

replace 03 I i
replace 03 I2 i
replace 03 @ a#
replace 03 3 a#
replace 00 e@ e:
`,
  // Dental stops, one sound for v and w, and plain long vowels: an accent by rule, not a recorded speaker.
  'gmw/en-IN': `name English (India)
language en-in 3

phonemes en
replace 00 t t[
replace 00 d d[
replace 00 w v
replace 00 T t[
replace 00 D d[
replace 00 eI e:
replace 00 oU o:
stressLength 170 160 190 190 0 0 200 205
intonation 3
`,
}
