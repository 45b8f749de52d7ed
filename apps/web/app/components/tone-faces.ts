type Face = { /** Drawn as strokes. */ lines: string /** Filled. */; fills: string }

const dot = (x: number, y: number): string => `M${x - 1.7} ${y}a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0z`
const spark = (x: number, y: number): string => `M${x} ${y - 4}l1.2 2.8l2.8 1.2l-2.8 1.2l-1.2 2.8l-1.2 -2.8l-2.8 -1.2l2.8 -1.2z`

/** By the tone's number, on a face of radius 13 around (16, 16): neutral, calm, friendly, energetic, serious, playful. */
export const TONE_FACES: readonly Face[] = [
  { lines: 'M11 21h10', fills: `${dot(11.5, 13)}${dot(20.5, 13)}` },
  { lines: 'M8.5 13c1.2 1.8 4 1.8 5.2 0M18.3 13c1.2 1.8 4 1.8 5.2 0M12 20.5c2.2 1.6 5.8 1.6 8 0', fills: '' },
  { lines: 'M9.5 18.5c2.6 5 10.4 5 13 0', fills: `${dot(11.5, 12.5)}${dot(20.5, 12.5)}` },
  { lines: '', fills: `${spark(11, 12.8)}${spark(21, 12.8)}M9 18.5h14c-.6 9 -13.4 9 -14 0z` },
  { lines: 'M8.5 9.8l5 1.6M23.5 9.8l-5 1.6M12 22c2.4 -1.5 5.6 -1.5 8 0', fills: `${dot(11.7, 14.6)}${dot(20.3, 14.6)}` },
  {
    lines: 'M9 13.5c1.4 -2 3.8 -2 5 0M9.5 18.5c3 3.4 9.5 3.4 13 -1',
    fills: `${dot(20.8, 12.6)}M15.2 21.2h6.2v3.2a3.1 3.1 0 0 1 -6.2 0z`,
  },
]
