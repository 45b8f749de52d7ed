type Props = { path: '/dev/mail' | '/dev/voices'; line: 'mail' | 'voice' }

/** Without the key: what to do, and nothing of what lies here. */
export const KeyNeeded = ({ path, line }: Props) => (
  <section className="sheet plain">
    <p className="eyebrow">Closed</p>
    <h1>This opens with a key.</h1>
    <p>
      <code>npm start</code> printed the whole address when it began to run, in its line <em>{line}</em>: it ends with{' '}
      <code>{path}?key=</code> and the key. Open that address once in this browser.
    </p>
    <p>
      The key also stands in the file <code>mail-key</code> of the data folder: <code>.data</code>, unless{' '}
      <code>HOURCAST_DATA</code> names another.
    </p>
  </section>
)
