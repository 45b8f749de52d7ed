type Props = {
  parts: readonly { title: string; text: string }[]
  /** One below the other, beside something else. */
  isColumn?: boolean
}

export const Tiles = ({ parts, isColumn = false }: Props) => (
  <ul className={isColumn ? 'tiles' : 'card-grid'}>
    {parts.map(({ title, text }) => (
      <li className="tile" key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)
