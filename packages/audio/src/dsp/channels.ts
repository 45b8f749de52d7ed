export type Stereo = readonly [left: Float32Array, right: Float32Array]

/** Sound for two loudspeakers, both channels alike in length. Where there is one, both play it: it is calculated once. */
export type Channels = readonly [Float32Array] | Stereo

export const stereo = (length: number): Stereo => [new Float32Array(length), new Float32Array(length)]

export const bothSides = ([left, right]: Stereo, change: (channel: Float32Array) => Float32Array): Stereo => [
  change(left),
  change(right),
]

export const eachChannel = ([left, right]: Channels, change: (channel: Float32Array) => Float32Array): Channels =>
  right ? [change(left), change(right)] : [change(left)]

/** What a listener with one loudspeaker hears. */
export const middleOf = ([left, right]: Channels): Float32Array => {
  if (!right) return left
  const middle = new Float32Array(left.length)
  for (let i = 0; i < middle.length; i++) middle[i] = ((left[i] as number) + (right[i] as number)) / 2
  return middle
}

/** The same sound, in one channel where both are the same to the bit. */
export const onceIfAlike = ([left, right]: Stereo): Channels =>
  Buffer.compare(bytesOf(left), bytesOf(right)) === 0 ? [left] : [left, right]

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)
