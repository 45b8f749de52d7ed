import type { HeardAlert } from '@hourcast/server/samples/load-heard-alert'
import { Player } from '../player/player.tsx'
import { usePlayback } from '../player/use-playback.ts'
import { ALERT } from './alert-words.ts'

/** An alert that this installation has made from readings that anybody can look at. */
export const AlertPlayer = ({ alert }: { alert: HeardAlert }) => {
  const { audioPath, feedPath, seconds, segments, marks, peaks } = alert
  const playback = usePlayback({ audioUrl: audioPath, durationMs: seconds * 1000, segments, marks, peaks })
  return (
    <div className="sheet">
      <div className="sheet-head">
        <h3>{ALERT.title}</h3>
        <span className="badge">{ALERT.badge}</span>
      </div>
      <p className="soft">
        {ALERT.from} <a href={feedPath}>{ALERT.feed}</a>
      </p>
      <Player playback={playback} name="the alert" faultText={ALERT.fault} />
    </div>
  )
}
