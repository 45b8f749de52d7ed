import type { Article } from '../article.ts'

export const time: Article = {
  id: 'time',
  title: 'Time zones, and the nights when clocks change',
  Body: () => (
    <>
      <p>
        The hours of a schedule are the clock on your studio’s wall. Which zone that is you choose under{' '}
        <a href="/station/settings">Settings</a>; a new station has the zone of the browser in which it was registered.
      </p>
      <ul className="help-list">
        <li>
          <strong>Clocks go forward:</strong> an hour that does not exist airs right after the gap, once, and merges with a
          bulletin that stands there already.
        </li>
        <li>
          <strong>Clocks go back:</strong> an hour that exists twice airs the first time. A host that also has the hour before and
          the hour after airs both times, so that no hour is empty.
        </li>
        <li>A host with all 24 hours therefore has 23, 24 or 25 bulletins a day.</li>
        <li>
          If your playout runs by the clock of a machine, see that this machine asks a time server: a clock that is fast fetches
          the bulletin of the hour before.
        </li>
      </ul>
      <p>The wizard and the list of schedulers show the next air times in station time and in yours, across the change too.</p>
    </>
  ),
}
