import { type Article, freshOf } from '../article.ts'
import { Snippet } from '../snippet.tsx'

const scriptOf = (address: string): string => `music = mksafe(playlist("/srv/music"))
bulletin = request.queue(id="bulletin")

# At each full hour: fetch the bulletin and put it in front of the music.
thread.when({0m0s}, fun () -> bulletin.push.uri("${address}"))

radio = fallback(track_sensitive=false, [bulletin, music])
`

export const liquidsoap: Article = {
  id: 'liquidsoap',
  title: 'Liquidsoap',
  asOf: 'Tried with Liquidsoap 2.1.3.',
  Body: ({ links }) => (
    <>
      <p>Put these lines into your script, with your own music and your own output behind them:</p>
      <Snippet label="the script for Liquidsoap" text={scriptOf(freshOf(links))} />
      <p>
        <code>{'{0m0s}'}</code> is the full hour by the clock of the machine; for a bulletin at half past write{' '}
        <code>{'{30m0s}'}</code>. With <code>track_sensitive=false</code> the bulletin interrupts the song; with <code>true</code>{' '}
        it waits for the song’s end. When nothing fresh is there, the link answers 404, the queue stays empty and the music goes
        on.
      </p>
    </>
  ),
}
