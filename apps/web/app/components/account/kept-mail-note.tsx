/** Where this instance keeps its mails instead of sending them. The key stands on no page: the terminal says it. */
export const KeptMailNote = () => (
  <p className="kept-note">
    This instance keeps its mail: open{' '}
    <a href="/dev/mail" target="_blank" rel="noreferrer">
      /dev/mail
    </a>{' '}
    with the key that <code>npm start</code> printed.
  </p>
)
