import { AHEAD_MINUTES } from '@hourcast/domain/delivery/delivery-kinds'
import type { Article } from '../article.ts'
import { Snippet } from '../snippet.tsx'

export const files: Article = {
  id: 'files',
  title: 'FTP and SFTP: a file on your own machine',
  Body: () => (
    <>
      <ol>
        <li>
          In the third step of the wizard (<a href="/schedule">Schedule</a>, Confirm) choose <em>FTP</em> as the delivery method,
          then <em>FTP</em> or <em>SFTP</em> as the protocol, and fill in host, port, user name, password and path. SFTP also
          takes a private key in the place of the password.
        </li>
        <li>
          The path ends with the name of the file. Always the same name is what most programs want; with placeholders each hour
          has a file of its own:
          <Snippet label="a path with one name" text="/radio/bulletin.mp3" />
          <Snippet label="a path for each hour" text="/radio/{yyyy}-{MM}-{dd}/{HH}.mp3" />
        </li>
        <li>
          A name that ends in <code>.wav</code> gets a WAV (48 kHz, 16 bits) with <code>bext</code> and <code>cart</code> chunks:
          title, host, air time, when it must no longer be aired, and where the last word ends. Any other name gets an MP3.
          <Snippet label="a path with a name for a WAV" text="/radio/bulletin.wav" />
        </li>
        <li>
          Press <em>Test connection</em>. It uploads a small file, renames it, reads it back and deletes it, and says which step
          fails.
        </li>
      </ol>
      <p>
        The bulletin is uploaded under a temporary name beside the old file, its size is compared, and {AHEAD_MINUTES.ftp} minutes
        before air it is renamed to the final name: your playout never meets half a file. Encryption is tried first; FTP without
        it is used only if you tick it. Of an SFTP server the key is remembered at the first test, and bulletins go to no server
        that shows another one.
      </p>
    </>
  ),
}
