import type { Result } from '@hourcast/domain/problem'
import type { WizardSettings } from '@hourcast/domain/wizard/wizard-settings'
import type { PreviewView } from '@hourcast/server/previews/preview-desk'
import type { PreviewProblem, PreviewSample, PreviewStage, PreviewText } from '@hourcast/server/previews/preview-types'
import { useRef, useState } from 'react'
import { useToast } from '../../components/toast/use-toast.ts'
import { call, poll } from './call.ts'
import type { PreviewResult } from './preview-result.tsx'
import { problemText } from './problem-text.ts'
import type { Wizard } from './use-wizard.ts'

export const STAGES = [
  { id: 'reading', name: 'Reading sources' },
  { id: 'writing', name: 'Writing' },
  { id: 'speaking', name: 'Speaking' },
  { id: 'mastering', name: 'Mastering' },
] as const satisfies readonly { id: PreviewStage; name: string }[]

/** What is under way, or what came of it. */
export type PreviewState =
  | { is: 'idle' }
  | { is: 'text' | 'sample'; stage: PreviewStage }
  | ({ is: 'shown'; View: typeof PreviewResult } & Made)

type Made = { text: PreviewText; sample?: never } | { sample: PreviewSample; text?: never }

type Run = { abort: AbortController; previewId?: string; shows: Promise<typeof PreviewResult | null> }

/** What shows a result comes while it is made: with its player it is four kilobytes that the page does not open with. */
const loadResult = () =>
  import('./preview-result.tsx').then(
    (module) => module.PreviewResult,
    () => null,
  )

const NOT_LOADED = {
  code: 'unavailable',
  message: 'The preview is ready, and could not be shown. Please reload the page: what you have entered is kept.',
} as const

const POLL_MS = 200

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

const watch = async (
  previewId: string,
  signal: AbortSignal,
  onStage: (stage: PreviewStage) => void,
): Promise<Result<PreviewView>> => {
  for (;;) {
    const polled = await poll<PreviewView>(`/schedule/preview/${previewId}`, signal)
    if (!polled.ok || polled.value.state !== 'running') return polled
    onStage(polled.value.stage)
    await wait(POLL_MS, signal)
  }
}

/** 'Preview text' and 'Sample': the same pipeline as on air, with its stages named while it works; either completes the first step. */
export const usePreview = (wizard: Wizard) => {
  const [state, setState] = useState<PreviewState>({ is: 'idle' })
  const [isNothingTold, setNothingTold] = useState(false)
  const running = useRef<Run>()
  const toast = useToast()

  const refuse = (problem: PreviewProblem) => {
    setState({ is: 'idle' })
    // The causes stand at the field alone.
    wizard.fault({ ...problem, message: problemText(problem) })
    toast({ kind: 'error', text: problem.message })
  }
  const begin = (is: 'text' | 'sample') => {
    wizard.clearFaults()
    toast(null)
    const run: Run = { abort: new AbortController(), shows: loadResult() }
    running.current = run
    setNothingTold(false)
    setState({ is, stage: 'reading' })
    return run
  }

  const show = async ({ abort, shows }: Run, sampled: WizardSettings, made: Made) => {
    const View = await shows
    if (abort.signal.aborted) return
    if (!View) return refuse(NOT_LOADED)
    wizard.completeHost(sampled)
    setNothingTold((made.sample ?? made.text).nothingTold !== undefined)
    setState({ is: 'shown', View, ...made })
  }

  const readText = async () => {
    const run = begin('text')
    const { signal } = run.abort
    try {
      const settings = wizard.takeNewUrl()
      const polled = await call<PreviewText>('preview-text', { settings }, signal)
      if (!polled.ok) return refuse(polled.problem)
      await show(run, settings, { text: polled.value })
    } catch {
      setState({ is: 'idle' })
    }
  }

  const makeSample = async () => {
    const run = begin('sample')
    const { signal } = run.abort
    try {
      // Not called off itself: only its answer says what there is to cancel, and what runs on would hold up the next one.
      const settings = wizard.takeNewUrl()
      const started = await call<{ previewId: string }>('preview-sample', { settings })
      if (signal.aborted) return void (started.ok && call('preview-cancel', { previewId: started.value.previewId }))
      if (!started.ok) return refuse(started.problem)
      run.previewId = started.value.previewId
      const polled = await watch(run.previewId, signal, (stage) => setState({ is: 'sample', stage }))
      if (!polled.ok) return refuse(polled.problem)
      if (polled.value.state === 'failed') return refuse(polled.value.problem)
      if (polled.value.state !== 'done') return setState({ is: 'idle' })
      await show(run, settings, { sample: polled.value.result })
    } catch {
      setState({ is: 'idle' })
    }
  }

  return {
    state,
    /** The last one told none of its stories. */
    isNothingTold,
    readText,
    makeSample,
    cancel: () => {
      const { abort, previewId } = running.current ?? {}
      abort?.abort(new Error('cancelled'))
      if (previewId) void call('preview-cancel', { previewId })
      setState({ is: 'idle' })
    },
    close: () => setState({ is: 'idle' }),
  }
}

export type Preview = ReturnType<typeof usePreview>
