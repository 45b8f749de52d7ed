import type { WizardSettings } from '@hourcast/domain/wizard-settings'
import { useRef, useState } from 'react'
import { useToast } from '../../components/toast/use-toast.ts'
import { call, look, type Told } from './call.ts'
import type { Wizard } from './use-wizard.ts'

export const STAGES = [
  { id: 'reading', name: 'Reading sources' },
  { id: 'writing', name: 'Writing' },
  { id: 'speaking', name: 'Speaking' },
  { id: 'mastering', name: 'Mastering' },
] as const
export type StageId = (typeof STAGES)[number]['id']

type Segment = { text: string }
type SourceFault = { source: string; message: string }
export type PreviewedText = { title: string; segments: Segment[]; wordCount: number; faults: SourceFault[] }
export type PreviewedSample = {
  title: string
  segments: Segment[]
  faults: SourceFault[]
  audioId: string
  durationMs: number
  lufs: number
  sizeBytes: number
  marks: { segment: number; startMs: number; endMs: number }[]
}
type View = { previewId: string } & (
  | { state: 'running'; stage: StageId }
  | { state: 'done'; result: PreviewedSample }
  | { state: 'failed'; problem: { message: string; field?: string } }
  | { state: 'cancelled' }
)

/** What is under way, or what came of it. */
export type PreviewState =
  | { is: 'idle' }
  | { is: 'text' | 'sample'; stage: StageId }
  | { is: 'shown'; text: PreviewedText; sample?: never }
  | { is: 'shown'; sample: PreviewedSample; text?: never }

const LOOK_AGAIN_MS = 200

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

const watch = async (previewId: string, signal: AbortSignal, onStage: (stage: StageId) => void): Promise<Told<View>> => {
  for (;;) {
    const told = await look<View>(`/schedule/preview/${previewId}`, signal)
    if (!told.ok || told.value.state !== 'running') return told
    onStage(told.value.stage)
    await wait(LOOK_AGAIN_MS, signal)
  }
}

/** 'Preview text' and 'Sample': the same pipeline as on air, with its stages named while it works; either completes the first step. */
export const usePreview = (wizard: Wizard) => {
  const [state, setState] = useState<PreviewState>({ is: 'idle' })
  const running = useRef<{ abort: AbortController; previewId?: string }>()
  const toast = useToast()

  const refuse = (problem: { field?: string; message: string }) => {
    setState({ is: 'idle' })
    wizard.fault(problem)
    toast({ kind: 'error', text: problem.message })
  }
  /** An address that was typed and not added is meant as well. */
  const settingsNow = (): WizardSettings => wizard.takeNewUrl()

  const begin = (is: 'text' | 'sample') => {
    wizard.clearFaults()
    const abort = new AbortController()
    running.current = { abort }
    setState({ is, stage: 'reading' })
    return abort.signal
  }

  const readText = async () => {
    const signal = begin('text')
    try {
      const told = await call<PreviewedText>('preview-text', { settings: settingsNow() }, signal)
      if (!told.ok) return refuse(told.problem)
      wizard.complete('AIHost')
      setState({ is: 'shown', text: told.value })
    } catch {
      setState({ is: 'idle' })
    }
  }

  const makeSample = async () => {
    const signal = begin('sample')
    try {
      // Not called off itself: only its answer says what there is to cancel, and what runs on would hold up the next one.
      const started = await call<{ previewId: string }>('preview-sample', { settings: settingsNow() })
      if (signal.aborted) return void (started.ok && call('preview-cancel', { previewId: started.value.previewId }))
      if (!started.ok) return refuse(started.problem)
      running.current = { abort: running.current?.abort ?? new AbortController(), previewId: started.value.previewId }
      const told = await watch(started.value.previewId, signal, (stage) => setState({ is: 'sample', stage }))
      if (!told.ok) return refuse(told.problem)
      if (told.value.state === 'failed') return refuse(told.value.problem)
      if (told.value.state !== 'done') return setState({ is: 'idle' })
      wizard.complete('AIHost')
      setState({ is: 'shown', sample: told.value.result })
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
