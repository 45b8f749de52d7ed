export const GALLERY_STYLE = `
:root { color-scheme: light dark; font: 16px/1.45 system-ui, sans-serif; --ink: #1b6b5a; --line: #8885; }
@media (prefers-color-scheme: dark) { :root { --ink: #5fc9b0; } }
body { margin: 0; padding-bottom: 6rem; }
main { max-width: 75rem; margin: auto; padding: 1rem; }
h2 { margin: 2.5rem 0 0.25rem; }
h3 { margin: 1.25rem 0 0.25rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.15rem 0.75rem 0.15rem 0; text-align: right; }
th:first-child { text-align: left; font-weight: 600; }
thead th { font-weight: 400; vertical-align: bottom; border-bottom: 1px solid var(--line); }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 0.75rem; padding: 0; margin: 0; list-style: none; }
li { border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.5rem; min-width: 0; }
.failed ul { display: block; }
a { display: block; color: var(--ink); text-decoration: none; min-height: 44px; }
a svg { display: block; width: 100%; height: 40px; fill: currentColor; }
a[aria-current] { outline: 2px solid currentColor; border-radius: 0.25rem; }
small { display: block; font-variant-numeric: tabular-nums; }
summary { min-height: 1.75rem; cursor: pointer; }
footer { position: fixed; inset: auto 0 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; padding: 0.5rem 1rem; background: Canvas; border-top: 1px solid var(--line); }
footer audio { flex: 1 1 16rem; min-width: 0; height: 40px; }
`

/** Without it, each waveform is a link to its sound. */
export const GALLERY_SCRIPT = `
const player = document.getElementById('player'), playing = document.getElementById('playing')
const links = [...document.querySelectorAll('a[data-title]')]
let at = -1
const play = (next) => {
  if (!links[next]) return
  links[at]?.removeAttribute('aria-current')
  at = next
  links[at].setAttribute('aria-current', 'true')
  player.src = links[at].href
  playing.textContent = links[at].dataset.title
  player.play()
}
links.forEach((link, number) => link.addEventListener('click', (event) => {
  event.preventDefault()
  if (number !== at) play(number)
  else if (player.paused) player.play()
  else player.pause()
}))
player.addEventListener('ended', () => play(at + 1))
`
