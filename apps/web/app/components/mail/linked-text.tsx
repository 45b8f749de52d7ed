const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]'])/

/** A plain text in which the addresses can be followed. */
export const LinkedText = ({ text }: { text: string }) => (
  <div className="plain-text">
    {text.split(ADDRESS).map((part, place) =>
      // Every second part is what the pattern caught.
      place % 2 === 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
        <a key={place} href={part}>
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </div>
)
