export const Tiles = ({ parts }: { parts: readonly { title: string; text: string }[] }) => (
  <ul className="card-grid">
    {parts.map(({ title, text }) => (
      <li className="tile" key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)
