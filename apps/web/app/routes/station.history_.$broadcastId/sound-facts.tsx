import { lufsInWords, withUnit } from '@hourcast/domain/with-unit'
import type { OpenedBroadcast } from '@hourcast/server/history/load-broadcast'
import { BROADCAST_WORDS as WORDS } from './broadcast-words.ts'

/** What was measured on the MP3, and how often it was fetched. */
export const SoundFacts = ({ broadcast: { audio, pickUps } }: { broadcast: OpenedBroadcast }) => (
  <dl className="facts">
    {audio ? (
      <>
        <dt>{WORDS.length}</dt>
        <dd className="figures">{withUnit((audio.durationMs / 1000).toFixed(1), 's')}</dd>
        <dt>{WORDS.loudness}</dt>
        <dd className="figures">{lufsInWords(audio.lufs)}</dd>
        <dt>{WORDS.truePeak}</dt>
        <dd className="figures">{withUnit(audio.truePeakDbtp.toFixed(1).replace('-', '−'), 'dBTP')}</dd>
        <dt>{WORDS.size}</dt>
        <dd className="figures">{withUnit(Math.round(audio.sizeBytes / 1000), 'kB')}</dd>
        <dt>{WORDS.checksum}</dt>
        <dd>
          <code>{audio.sha256}</code>
        </dd>
      </>
    ) : (
      <>
        <dt>{WORDS.length}</dt>
        <dd>–</dd>
      </>
    )}
    <dt>{WORDS.fetches}</dt>
    <dd>
      <span className="figures">{pickUps}</span> <span className="soft">{WORDS.fetchesHelp}</span>
    </dd>
  </dl>
)
