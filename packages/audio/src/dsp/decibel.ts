export const toDecibel = (gain: number): number => 20 * Math.log10(gain)

export const fromDecibel = (decibel: number): number => 10 ** (decibel / 20)
