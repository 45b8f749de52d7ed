import { PICTURE } from './learn-more-words.ts'
import { wavePath } from './wave-path.ts'

const { stages, air, late, description } = PICTURE
const FIRST_X = 8
const APART = 156
const AIR_X = 800
const LINE_Y = 130
const RUNG_X = [176, 352, 492]

export const WidePicture = () => (
  <svg className="wide-picture" viewBox="0 0 960 262" role="img" aria-label={description}>
    <path className="line" d={`M${FIRST_X} ${LINE_Y}H940`} />
    {stages.map(({ name, detail }, index) => {
      const x = FIRST_X + index * APART
      return (
        <g key={name}>
          <path className="line" d={`M${x} 76V180`} />
          <circle className="node" cx={x} cy={LINE_Y} r="5" />
          <text className="name" x={x + 14} y="92">
            {name}
          </text>
          <text className="detail" x={x + 14} y="113">
            {detail}
          </text>
        </g>
      )
    })}
    <path className="wave" d={wavePath({ x: FIRST_X + 2 * APART + 16, y: 156, isEven: false })} />
    <path className="wave" d={wavePath({ x: FIRST_X + 3 * APART + 16, y: 156, isEven: true })} />
    <path className="air" d={`M${AIR_X} 46V206`} />
    <circle className="air-dot" cx={AIR_X} cy={LINE_Y} r="8" />
    <rect className="air-dot" x={AIR_X - 42} y="14" width="84" height="30" rx="4" />
    <text className="lamp" x={AIR_X} y="34" textAnchor="middle">
      {air.lamp}
    </text>
    <text className="time" x={AIR_X + 18} y="112">
      {air.time}
    </text>
    {air.details.map((line, index) => (
      <text className="detail" key={line} x={AIR_X + 18} y={160 + index * 20}>
        {line}
      </text>
    ))}
    <path className="dashes" d={`M${FIRST_X} 206H${AIR_X - 8}`} />
    <text className="detail" x={FIRST_X} y="240">
      {late.question}
    </text>
    {late.rungs.map((rung, index) => (
      <text className="rung" key={rung} x={RUNG_X[index]} y="240">
        <tspan className="arrow">→ </tspan>
        {rung}
      </text>
    ))}
    <text className="name" x={AIR_X - 142} y="240">
      {late.end}
    </text>
  </svg>
)
