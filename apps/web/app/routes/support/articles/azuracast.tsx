import type { Article } from '../article.ts'

export const azuracast: Article = {
  id: 'azuracast',
  title: 'AzuraCast',
  asOf: 'Names of fields as of AzuraCast’s source code. Not tried here.',
  Body: () => (
    <>
      <ol>
        <li>
          Let Hourcast place the bulletin in the station’s media by SFTP, with an SFTP account of that station, always under the
          same name, such as <code>/news/bulletin.mp3</code> (<a href="#files">how</a>).
        </li>
        <li>
          Make a playlist whose <em>Source</em> is <em>Song-Based</em> and whose <em>Playlist Type</em> is <em>Once per Hour</em>,
          with <em>Minute of Hour to Play</em> 0, and put that one file into it.
        </li>
        <li>
          Tick <em>Hide Metadata from Listeners (“Jingle Mode”)</em> if players shall not show its title.
        </li>
      </ol>
      <p>
        AzuraCast plays through Liquidsoap: where you edit its configuration yourself, the lines for{' '}
        <a href="#liquidsoap">Liquidsoap</a> do it without a file.
      </p>
    </>
  ),
}
