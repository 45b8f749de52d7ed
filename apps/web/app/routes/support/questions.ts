import type { Question } from '../../components/page/question.ts'

/** Questions as they are asked, each with a short answer that is true of this program. */
export const QUESTIONS: readonly Question[] = [
  {
    question: 'My playout gets a 404 from the link. Why?',
    answer:
      'Either nothing has aired yet, or the link carries ?max_age= and the newest bulletin is older than that. Open the link without it: if it plays, look under Schedulers at the state of the last broadcast.',
  },
  {
    question: 'The playout airs the bulletin of the hour before.',
    answer:
      'It fetched too early. The link switches at the air time itself, so let the playout fetch a few seconds past the hour, and let its machine take the time from a time server. ?max_age=1800 keeps it from airing the old one in any case. Files are there two minutes ahead.',
  },
  {
    question: 'What airs when a source is down?',
    answer:
      'The last good bulletin if it is young enough, else one without news, else your station’s ident: never silence. You are told by e-mail at once, and again when it works.',
  },
  {
    question: 'Can a bulletin air twice?',
    answer:
      'No. Each air time is one broadcast and one delivery for each target, also when the program is killed in the middle of it and started again.',
  },
  {
    question: 'How do I change what is said without stopping the host?',
    answer:
      'Edit the scheduler and save. The change takes effect for every air time whose preparation has not begun, by default five minutes before air.',
  },
  {
    question: 'In which format is the sound?',
    answer:
      'MP3 at 44.1\u00a0kHz and 128\u00a0kbit/s, joint stereo, at −16\u00a0LUFS unless you choose −18, −23 or −24 under Settings. Each file is marked as machine-made.',
  },
]
