import { PICTURE } from './learn-more-words.ts'
import { wavePath } from './wave-path.ts'

const { stages, air, late, description } = PICTURE
const LINE_X = 20
const FIRST_Y = 24
const APART = 62
const AIR_Y = FIRST_Y + stages.length * APART + 12
const LATE_Y = AIR_Y + 108

export const TallPicture = () => (
  <svg className="tall-picture" viewBox={`0 0 320 ${LATE_Y + 116}`} role="img" aria-label={description}>
    <path className="line" d={`M${LINE_X} ${FIRST_Y}V${AIR_Y}`} />
    {stages.map(({ name, detail }, index) => {
      const y = FIRST_Y + index * APART
      return (
        <g key={name}>
          <circle className="node" cx={LINE_X} cy={y} r="5" />
          <text className="name" x="44" y={y + 6}>
            {name}
          </text>
          <text className="detail" x="44" y={y + 27}>
            {detail}
          </text>
        </g>
      )
    })}
    <path className="wave" d={wavePath({ x: 200, y: FIRST_Y + 2 * APART + 8, isEven: false })} />
    <path className="wave" d={wavePath({ x: 200, y: FIRST_Y + 3 * APART + 8, isEven: true })} />
    <path className="air" d={`M0 ${AIR_Y}H320`} />
    <rect className="air-dot" x="0" y={AIR_Y - 15} width="84" height="30" rx="4" />
    <text className="lamp" x="42" y={AIR_Y + 5} textAnchor="middle">
      {air.lamp}
    </text>
    <text className="time" x="44" y={AIR_Y + 40}>
      {air.time}
    </text>
    {air.details.map((line, index) => (
      <text className="detail" key={line} x="150" y={AIR_Y + 39 + index * 20}>
        {line}
      </text>
    ))}
    <path className="dashes" d={`M${LINE_X} ${AIR_Y + 80}H320`} />
    <text className="detail" x={LINE_X} y={LATE_Y}>
      {late.question}
    </text>
    {late.rungs.map((rung, index) => (
      <text className="rung" key={rung} x={LINE_X} y={LATE_Y + 26 + index * 24}>
        <tspan className="arrow">→ </tspan>
        {rung}
      </text>
    ))}
    <text className="name" x={LINE_X} y={LATE_Y + 104}>
      {late.end}
    </text>
  </svg>
)
