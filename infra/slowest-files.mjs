/** The files of a Vitest report that took longest, as lines for people: where the next second is to be saved. */
export const slowestFiles = ({ testResults = [] }, root, most = 10) =>
  testResults
    .map(({ name, startTime, endTime }) => ({ file: name.replace(root, ''), seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`)
