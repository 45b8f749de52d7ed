/**
 * Sum of `kernel[i] * samples[start + i]`; the kernel's length must be a multiple of 4. Four sums side by side are three times as fast as
 * one, whose every addition would wait for the one before; doubles save the conversion of each factor.
 */
export const dotProduct = (kernel: Float64Array, samples: Float64Array, start: number): number => {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  for (let i = 0, at = start; i < kernel.length; i += 4, at += 4) {
    a += (kernel[i] as number) * (samples[at] as number)
    b += (kernel[i + 1] as number) * (samples[at + 1] as number)
    c += (kernel[i + 2] as number) * (samples[at + 2] as number)
    d += (kernel[i + 3] as number) * (samples[at + 3] as number)
  }
  return a + b + (c + d)
}
