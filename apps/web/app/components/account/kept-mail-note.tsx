/** Where this instance keeps its mails instead of sending them. The key stands on no page: the terminal says it. */
export const KeptMailNote = () => (
  <p className="kept-note">
    No mail server is set up, so this mail is kept here: open the address that <code>npm start</code> printed in its line{' '}
    <em>mail</em>. In a browser that has opened it before,{' '}
    <a href="/dev/mail" target="_blank" rel="noreferrer">
      /dev/mail
    </a>{' '}
    does.
  </p>
)
