import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { MEASURED_FIGURES } from '@hourcast/domain/site/measured-figures'
import { lufsInWords } from '@hourcast/domain/with-unit'
import { PROOF } from './further-words.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

type Props = {
  /** Of the bulletin on this page; null where none is. */
  lufs: number | null
}

/** What was measured, each figure with what makes it. */
export const Proof = ({ lufs }: Props) => (
  <>
    <div className="section-head">
      <p className="kicker">{PROOF.kicker}</p>
      <h2 id="proof-title">{PROOF.title}</h2>
      <p>{PROOF.text}</p>
    </div>
    <dl className="proof">
      {MEASURED_FIGURES.map(({ value, means, command, measuredOn, commit }) => (
        <div key={command}>
          <dt>
            {means}
            <span className="source">
              <code>{command}</code> {day.format(Date.parse(measuredOn))}, {commit}
            </span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>
          {PROOF.hoursMean}
          <span className="source">
            <code>{PROOF.hoursSource}</code>
          </span>
        </dt>
        <dd>{PROOF.hours}</dd>
      </div>
      <div>
        <dt>
          {PROOF.languages}
          <span className="source">{PROOF.languagesSource}</span>
        </dt>
        <dd>{LANGUAGES.length}</dd>
      </div>
      {lufs === null ? null : (
        <div>
          <dt>
            {PROOF.loudness}
            <span className="source">{PROOF.loudnessSource}</span>
          </dt>
          <dd>{lufsInWords(lufs)}</dd>
        </div>
      )}
    </dl>
  </>
)
