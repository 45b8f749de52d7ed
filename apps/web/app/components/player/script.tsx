import { joinUnits } from '@hourcast/domain/with-unit'

type Props = {
  segments: readonly string[]
  sources?: readonly (readonly string[] | undefined)[] | undefined
  /** The one that is being read. */
  spoken?: number | undefined
  /** Of that one, how many letters have been read. */
  lettersRead?: number
}

/** The words of a sound; the segment that is read lights up, and in it the words that have been read. */
export const Script = ({ segments, sources, spoken, lettersRead = 0 }: Props) => (
  <div className="script">
    {segments.map(joinUnits).map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a script's segments never change their order
      <p key={index} data-spoken={spoken === index}>
        {spoken === index ? (
          <>
            <span className="read">{text.slice(0, lettersRead)}</span>
            {text.slice(lettersRead)}
          </>
        ) : (
          text
        )}
        {sources?.[index] ? <small className="soft from">{sources[index].join(', ')}</small> : null}
      </p>
    ))}
  </div>
)
