import type { MetaFunction } from '@remix-run/node'

export const meta: MetaFunction = () => [{ title: 'Sample generator – Hourcast' }, { name: 'robots', content: 'noindex' }]

/** A placeholder by its specification. */
export default function SampleGenerator() {
  return (
    <section className="sheet plain">
      <h1>works!</h1>
    </section>
  )
}
