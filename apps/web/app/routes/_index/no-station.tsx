/** Before the example station is made, which takes seconds after the first start, and where none is wanted. */
export const NoStation = ({ hasExample }: { hasExample: boolean }) =>
  hasExample ? (
    <>
      <h2>The example station is being set up</h2>
      <p>
        It stands here as soon as the worker runs, usually within seconds. <code>/readyz</code> says what is missing.
      </p>
    </>
  ) : (
    <>
      <h2>No example station here</h2>
      <p>
        This instance was started with <code>HOURCAST_DEMO=off</code>. Start it once without that line to hear a bulletin, or make
        an owner:
      </p>
      <p>
        <code>npm run hourcast -- owner add you@your-station.example</code>
      </p>
    </>
  )
