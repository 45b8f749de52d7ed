import type { Article } from '../article.ts'

export const playitLive: Article = {
  id: 'playit-live',
  title: 'PlayIt Live',
  asOf: 'Menus as of the documentation of PlayIt Live 2.13. Not tried here.',
  Body: () => (
    <>
      <p>PlayIt Live plays files, so the bulletin is placed as one:</p>
      <ol>
        <li>
          Let Hourcast place it on the PlayIt Live machine by FTP or SFTP, always under the same name, such as{' '}
          <code>/radio/bulletin.mp3</code> (<a href="#files">how</a>). It is there two minutes before the hour.
        </li>
        <li>
          Add the file once under <em>Manage &gt; Tracks</em>.
        </li>
        <li>
          Under <em>Manage &gt; Clocks</em> put a <em>Fixed Time Marker</em> at 00:00 of the hour, of the kind <em>Hard</em> if it
          may fade out what plays, and behind it a <em>Track</em> with that file.
        </li>
        <li>
          Give the clock its hours under <em>Manage &gt; Clock Schedule</em>.
        </li>
      </ol>
    </>
  ),
}
