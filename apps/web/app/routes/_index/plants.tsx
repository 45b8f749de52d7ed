import type { HeardAlert } from '@hourcast/server/samples/load-heard-alert'
import { AlertPlayer } from '../../components/alert/alert-player.tsx'
import { PLANTS } from './further-words.ts'

type Props = {
  /** Null until this installation has made it. */
  alert: HeardAlert | null
}

/** For those who run a plant: what an alert is, one to be heard, what it is made from, and what it costs to be late. */
export const Plants = ({ alert }: Props) => (
  <>
    <div className="section-head">
      <p className="kicker">{PLANTS.kicker}</p>
      <h2 id="plants-title">{PLANTS.title}</h2>
      <p>{PLANTS.lede}</p>
    </div>
    <div className={alert ? 'split' : ''} data-lean="left">
      {alert ? <AlertPlayer alert={alert} /> : null}
      <ul className={alert ? 'tiles' : 'card-grid'}>
        {PLANTS.tiles.map(({ title, text }) => (
          <li className="tile" key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
    <div className="lateness">
      <h3>{PLANTS.late.title}</h3>
      <p>{PLANTS.late.text}</p>
      <ol>
        {PLANTS.late.steps.map(({ at, what, costs }) => (
          <li key={at}>
            <span className="at">{at}</span>
            <span>{what}</span>
            <strong>{costs}</strong>
          </li>
        ))}
      </ol>
      <p className="soft">{PLANTS.late.note}</p>
    </div>
  </>
)
