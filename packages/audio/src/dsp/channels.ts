export type Stereo = readonly [left: Float32Array, right: Float32Array]

/** Sound of one or two channels, alike in length. */
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

/** In as many channels as wanted: the middle in one, the same on both sides in two. */
export const inChannels = (channels: Channels, count: Channels['length']): Channels => {
  const [left, right = left] = channels
  return count === 1 ? [middleOf(channels)] : [left, right]
}
