type Props = {
  segments: readonly string[]
  /** The one that is being read. */
  spoken?: number | undefined
}

/** The words of a sound; the segment that is read lights up. */
export const Script = ({ segments, spoken }: Props) => (
  <div className="script">
    {segments.map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a script's segments never change their order
      <p key={index} data-spoken={spoken === index}>
        {text}
      </p>
    ))}
  </div>
)
