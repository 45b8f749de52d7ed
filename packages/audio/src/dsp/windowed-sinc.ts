/** Zeroth-order modified Bessel function, for the Kaiser window. */
const bessel = (x: number): number => {
  let sum = 1
  let term = 1
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}

/**
 * Interpolation kernels: `phases` sets of `2 * zeros` taps, phase p for the point p/phases after sample number `zeros - 1` of the
 * window. `cutoff` (0 to 1) is the pass-band's edge as a part of the source's Nyquist frequency; each set sums to 1.
 */
export const windowedSinc = (phases: number, zeros: number, cutoff: number, beta: number): Float64Array[] =>
  Array.from({ length: phases }, (_, phase) => {
    const taps = Float64Array.from({ length: 2 * zeros }, (_, tap) =>
      kernelAt(tap - (zeros - 1) - phase / phases, zeros, cutoff, beta),
    )
    const sum = taps.reduce((total, tap) => total + tap, 0)
    return taps.map((tap) => tap / sum)
  })

const kernelAt = (x: number, zeros: number, cutoff: number, beta: number): number => {
  const edge = x / zeros
  if (Math.abs(edge) >= 1) return 0
  const window = bessel(beta * Math.sqrt(1 - edge * edge)) / bessel(beta)
  const angle = Math.PI * x * cutoff
  return window * (angle === 0 ? 1 : Math.sin(angle) / angle)
}
