import type { Result } from '@hourcast/domain/problem'
import type { PreviewView } from '@hourcast/server/previews/preview-desk'
import type { PreviewProblem, PreviewSample, PreviewStage, PreviewText } from '@hourcast/server/previews/preview-types'
import { useRef, useState } from 'react'
import { useToast } from '../../components/toast/use-toast.ts'
import { call, poll } from './call.ts'
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
  | { is: 'shown'; text: PreviewText; sample?: never }
  | { is: 'shown'; sample: PreviewSample; text?: never }

type Run = { abort: AbortController; previewId?: string }

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
    const run: Run = { abort: new AbortController() }
    running.current = run
    setState({ is, stage: 'reading' })
    return run
  }

  const readText = async () => {
    const { signal } = begin('text').abort
    try {
      const settings = wizard.takeNewUrl()
      const polled = await call<PreviewText>('preview-text', { settings }, signal)
      if (!polled.ok) return refuse(polled.problem)
      wizard.completeHost(settings)
      setState({ is: 'shown', text: polled.value })
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
      wizard.completeHost(settings)
      setState({ is: 'shown', sample: polled.value.result })
    } catch {
      setState({ is: 'idle' })
    }
  }

  return {
    state,
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
