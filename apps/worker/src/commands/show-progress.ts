/** On a terminal one line that counts; elsewhere a line at each tenth. Both go to stderr. `all` is what the whole is called: '64 MB', '687 pieces'. */
export const showProgress = (what: string, all: string, total: number): ((done: number) => void) => {
  let tenth = -1
  return (done) => {
    const percent = total === 0 ? 100 : Math.floor((100 * done) / total)
    if (process.stderr.isTTY) process.stderr.write(`\r${what}: ${percent} % of ${all}${done === total ? '\n' : ''}`)
    else if (Math.floor(percent / 10) > tenth) {
      tenth = Math.floor(percent / 10)
      console.error(`${what}: ${percent} %`)
    }
  }
}
