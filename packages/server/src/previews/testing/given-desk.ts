import { onTestFinished } from 'vitest'
import { createPreviewDesk } from '../preview-desk.ts'
import { givenPreviews } from './preview-station.ts'

/** The desk of one process, closed when the test ends. */
export const givenDesk = async () => {
  const given = await givenPreviews()
  const desk = createPreviewDesk(given.services)
  onTestFinished(desk.close)
  const start = (change: object = {}, stationId = given.stationId) => {
    const started = desk.start({ stationId, settings: given.settings(change) })
    if (!started.ok) throw new Error(started.problem.message)
    return { stationId, previewId: started.value.previewId }
  }
  const make = async (change: object = {}) => {
    const ref = start(change)
    const view = await desk.waitFor(ref)
    if (!view.ok || view.value.state !== 'done') throw new Error('the sample was not made')
    return { ...ref, result: view.value.result }
  }
  return { ...given, desk, start, make }
}
