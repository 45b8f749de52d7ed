import filmUrl from '../../../film/film.mp4?url'
import { WindowLink } from '../../components/dialog/window-link.tsx'
import { HERO } from './words.ts'

const load = async () => {
  const { FilmWindow } = await import('./film-window.tsx')
  return (onClosed: () => void) => <FilmWindow onClosed={onClosed} />
}

/** Opens the film over the page. Nothing of it is loaded before; without scripts it is a link to the film. */
export const FilmLink = () => (
  <WindowLink href={filmUrl} load={load} className="button" data-variant="quiet">
    {HERO.film}
  </WindowLink>
)
