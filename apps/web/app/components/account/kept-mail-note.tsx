/** Where this instance keeps its mails instead of sending them, said only to those who may read them. */
export const KeptMailNote = () => (
  <p className="kept-note">
    This instance keeps its mail: open{' '}
    <a href="/dev/mail" target="_blank" rel="noreferrer">
      /dev/mail
    </a>
  </p>
)
