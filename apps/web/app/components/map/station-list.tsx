import { placeInWords } from '@hourcast/domain/enterprises/coordinates'
import type { StationMapData } from '../../.server/station-map.ts'
import { soundInWords, WORDS } from './map-words.ts'

type Props = {
  stations: StationMapData['stations']
  selectedId: string | undefined
  isPlaying: boolean
  onSelect: (id: string) => void
}

/** What the markers do, by keyboard and ear; without scripts the same with links. */
export const StationList = ({ stations, selectedId, isPlaying, onSelect }: Props) => (
  <section className="map-list" aria-label={WORDS.list}>
    <ol>
      {stations.map(({ id, title, description, kind, website, lat, lng, ...sound }) => {
        const isSelected = id === selectedId
        return (
          <li key={id} data-selected={isSelected} data-playing={isSelected && isPlaying}>
            <button type="button" onClick={() => onSelect(id)} aria-current={isSelected || undefined}>
              <bdi className="map-title">{title}</bdi>
              <span className="badge">{WORDS.kinds[kind]}</span>
              <span className="map-line figures">{placeInWords({ lat, lng })}</span>
              <span className="map-line">{soundInWords({ ...sound, kind })}</span>
            </button>
            <div className="map-more">
              <p dir="auto">{description}</p>
              {sound.audioUrl === null ? null : (
                <a className="map-listen" href={sound.audioUrl}>
                  {WORDS.listen} <span className="unseen">to {title}</span>
                </a>
              )}
              {website === null ? null : <Website url={website} title={title} />}
            </div>
          </li>
        )
      })}
    </ol>
  </section>
)

/** What a visitor typed: it opens beside us, learns nothing of us, and no search engine follows it from here. */
export const Website = ({ url, title }: { url: string; title: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
    {WORDS.website} <span className="unseen">of {title}, in a new tab</span>
  </a>
)
