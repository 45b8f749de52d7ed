import { TESTIMONIAL_FADE_MS, type Testimonial } from '@hourcast/domain/site/testimonials'
import { Button } from '../../components/form/button.tsx'
import { VOICES } from './further-words.ts'
import { useRotation } from './use-rotation.ts'
import { useTestimonials } from './use-testimonials.ts'

const FADE = { transitionDuration: `${TESTIMONIAL_FADE_MS}ms` }

/** All stand in one place, so that it is as high as the longest; one of them is seen. */
const Carousel = ({ entries }: { entries: readonly Testimonial[] }) => {
  const { shown, isRunning, toggle, next } = useRotation(entries.length)
  return (
    <>
      <div className="voices" aria-live={isRunning ? 'off' : 'polite'}>
        {entries.map(({ message, author }, index) => (
          <figure className="quote" key={message} data-shown={index === shown} style={FADE}>
            <blockquote>{message}</blockquote>
            <figcaption>
              <span className="badge">{VOICES.badge}</span> {author}
            </figcaption>
          </figure>
        ))}
      </div>
      <div className="page-actions">
        <Button variant="secondary" onClick={toggle}>
          {isRunning ? VOICES.pause : VOICES.run}
        </Button>
        <Button variant="secondary" onClick={next}>
          {VOICES.next}
        </Button>
      </div>
    </>
  )
}

/** The testimonials of the static file, marked as the examples that they are. */
export const Voices = () => {
  const entries = useTestimonials()
  return (
    <>
      <div className="section-head">
        <p className="kicker">{VOICES.kicker}</p>
        <h2 id="voices-title">{VOICES.title}</h2>
        <p>{VOICES.text}</p>
      </div>
      <div className="voices-room">
        {entries && entries.length > 0 ? <Carousel entries={entries} /> : null}
        {entries?.length === 0 ? <p role="status">{VOICES.failed}</p> : null}
        <noscript>
          <a href="/testimonials.json">{VOICES.plain}</a>
        </noscript>
      </div>
    </>
  )
}
