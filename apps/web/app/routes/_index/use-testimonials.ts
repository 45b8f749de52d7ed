import { readTestimonials, type Testimonial } from '@hourcast/domain/site/testimonials'
import { useEffect, useState } from 'react'

const LIMIT_MS = 10_000

/** The entries of the static file; null until they are there, [] where they cannot be had. */
export const useTestimonials = (): Testimonial[] | null => {
  const [entries, setEntries] = useState<Testimonial[] | null>(null)
  useEffect(() => {
    fetch('/testimonials.json', { signal: AbortSignal.timeout(LIMIT_MS) })
      .then(async (answer) => setEntries(answer.ok ? readTestimonials(await answer.json()) : []))
      .catch(() => setEntries([]))
  }, [])
  return entries
}
