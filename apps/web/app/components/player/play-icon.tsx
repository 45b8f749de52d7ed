const SHAPES = {
  play: 'M8 4.8v14.4l11-7.2z',
  pause: 'M7 5h3.6v14H7zM13.4 5H17v14h-3.6z',
  stop: 'M6 6h12v12H6z',
} as const

export const PlayIcon = ({ shape }: { shape: keyof typeof SHAPES }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={SHAPES[shape]} fill="currentColor" />
  </svg>
)
