import { ButtonLink } from '../../components/form/button-link.tsx'
import { PlayIcon } from '../../components/player/play-icon.tsx'
import { FilmLink } from './film-link.tsx'
import { Headline } from './headline.tsx'
import { StudioClock } from './studio-clock.tsx'
import { HERO } from './words.ts'

type Props = Parameters<typeof StudioClock>[0] & {
  /** There is a bulletin on the page to be heard. */
  hasBulletin: boolean
}

/** The first screen: what this is, for whom, and where to begin; beside it the station's clock. */
export const Hero = ({ hasBulletin, ...clock }: Props) => (
  <section className="home-hero">
    <div className="promise">
      <p className="kicker">{HERO.eyebrow}</p>
      <Headline />
      <p className="lede">{HERO.lede}</p>
      <div className="page-actions">
        <ButtonLink to="/schedule">{HERO.create}</ButtonLink>
        <ButtonLink to="/learn-more" variant="secondary">
          {HERO.learn}
          <span className="unseen">{HERO.learnHeard}</span>
        </ButtonLink>
        {hasBulletin ? (
          <a className="button" data-variant="quiet" href="#hear">
            <PlayIcon shape="play" />
            {HERO.hear}
          </a>
        ) : null}
        <FilmLink />
      </div>
      <p className="hero-price">
        <a href="/pricing">{HERO.prices}</a>
      </p>
    </div>
    <StudioClock {...clock} />
  </section>
)
