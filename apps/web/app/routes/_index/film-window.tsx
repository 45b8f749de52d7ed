import { useRef, useState } from 'react'
import posterUrl from '../../../film/film.jpg?url'
import { chapters, seconds } from '../../../film/film.json'
import mp4Url from '../../../film/film.mp4?url'
import captionsUrl from '../../../film/film.vtt?url'
import webmUrl from '../../../film/film.webm?url'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { formatPosition } from '../../components/player/sound.ts'
import { pauseOthers } from '../../components/player/use-playback.ts'
import { wantsStillness } from '../../components/wants-stillness.ts'
import { FILM } from './film-words.ts'

/** The film over the page, with captions, and what it shows in words. It opens by being there; closing it ends it. */
export const FilmWindow = ({ onClosed }: { onClosed: () => void }) => {
  const [isBroken, setBroken] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  return (
    <Dialog isOpen onClose={onClosed} title={FILM.title(Math.round(seconds))} size="wide" className="film">
      <video
        ref={video}
        controls
        playsInline
        preload="none"
        autoPlay={!wantsStillness()}
        poster={posterUrl}
        width={1280}
        height={720}
        aria-label={FILM.name}
        onPlay={() => video.current && pauseOthers(video.current)}
      >
        <source src={webmUrl} type="video/webm" />
        <source src={mp4Url} type="video/mp4" onError={() => setBroken(true)} />
        <track kind="captions" src={captionsUrl} srcLang="en" label="English" default />
      </video>
      {isBroken ? (
        <p className="fault" role="alert">
          {FILM.fault}
        </p>
      ) : null}
      <p className="soft">{FILM.about}</p>
      <details>
        <summary>{FILM.inWords}</summary>
        <ol>
          {chapters.map(({ at, text }) => (
            <li key={at}>
              <span className="figures">{formatPosition(at * 1000)}</span> {text}
            </li>
          ))}
        </ol>
      </details>
    </Dialog>
  )
}
