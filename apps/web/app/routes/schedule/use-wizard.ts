import { cityOfZone } from '@hourcast/domain/slots/city-of-zone'
import { addSource, splitSources } from '@hourcast/domain/sources/source-urls'
import { changeSettings, completeHost, reopenWizard } from '@hourcast/domain/wizard/open-wizard'
import { readWizardSettings, type WizardSettings } from '@hourcast/domain/wizard/wizard-settings'
import { WIZARD_SETTINGS_KEY } from '@hourcast/domain/wizard/wizard-settings-key'
import { completeStep, type WizardProgress, type WizardStep } from '@hourcast/domain/wizard/wizard-steps'
import { useCallback, useEffect, useState } from 'react'
import { hasEditsOf, keepWizard } from '../../components/wizard/kept-wizard.ts'
import { isEdited } from './is-edited.ts'

/** What is wrong, by the field's name on the wire; '' is the form as a whole. */
export type Faults = Readonly<Record<string, string>>

type Refusal = { field?: string; message: string; also?: Faults }

const NO_SECRETS = { ftpPassword: '', sftpPrivateKey: '' }

/** Of this owner, of this scheduler: what the tab has kept, if it has. */
const keptHere = (opened: WizardSettings, step: WizardStep | null): WizardSettings | null => {
  const kept = readWizardSettings(sessionStorage.getItem(WIZARD_SETTINGS_KEY) ?? '')
  const isOfOwner = kept.stationId?.toLowerCase() === opened.stationId.toLowerCase()
  const isOfScheduler = (kept.schedulerId ?? '') === opened.schedulerId
  if (!isOfOwner || !isOfScheduler || (kept.schedules ?? []).length === 0) return null
  const open = reopenWizard(kept, opened, Math.random)
  // A link that names a step leads there.
  const progress = step ? { ...open.progress, step } : open.progress
  return { ...open, progress, draftId: kept.draftId || opened.draftId }
}

/** The first host is where the reader is, as far as the browser's zone tells; its place is then still one that nobody has chosen. */
const placed = (opened: WizardSettings, cities: readonly string[]): WizardSettings => {
  const place = opened.drawn.includes('location')
    ? cityOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone ?? '', cities)
    : null
  return place ? { ...opened, location: place } : opened
}

/**
 * All that the wizard holds, kept by the tab at every change: it survives a reload, going back, and a session that ends in the middle.
 * A password or a key of a file server is never kept.
 */
export const useWizard = (opened: WizardSettings, cities: readonly string[], step: WizardStep | null) => {
  const [settings, setSettings] = useState(opened)
  const [secrets, setSecrets] = useState(NO_SECRETS)
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isKept, setKept] = useState(false)
  const [isBack, setBack] = useState(false)
  const [begun, setBegun] = useState<{ step: WizardStep } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the step counts when the page opens, not when its data come again
  useEffect(() => {
    // A saved host is opened as it is saved, but for edits of it that were not.
    const isAsSaved = !isKept && opened.schedulerId !== '' && !hasEditsOf(opened.schedulerId)
    const kept = isAsSaved ? null : keptHere(opened, isKept ? null : step)
    if (!isKept) setBack(kept !== null && opened.schedulerId !== '')
    setSettings(kept ?? placed(opened, cities))
    setKept(true)
  }, [opened, cities])
  useEffect(() => {
    if (!isKept) return
    keepWizard(settings, isEdited(settings, opened))
  }, [isKept, settings, opened])

  const update = useCallback((patch: Partial<WizardSettings>) => {
    setSettings((before) => changeSettings(before, patch))
    const changed = Object.keys(patch).flatMap((name) => [name, ...(ON_WIRE[name] ?? [])])
    setFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => field !== '' && !changed.includes(field))),
    )
  }, [])
  const setProgress = useCallback(
    (change: (progress: WizardProgress) => WizardProgress) =>
      setSettings((before) => ({ ...before, progress: change(before.progress) })),
    [],
  )
  return {
    settings,
    update,
    /** Typed in this page, and nowhere else. */
    secrets,
    setSecrets: (patch: Partial<typeof NO_SECRETS>) => {
      setSecrets((before) => ({ ...before, ...patch }))
      setFaults(({ FtpConnectionString: _, ftpPassword: _password, sftpPrivateKey: _key, ...others }) => others)
    },
    faults,
    /** The last one: a new object each time. */
    refusal,
    fault: (problem: Refusal) => {
      setFaults({ ...problem.also, [fieldOf(problem.field)]: problem.message })
      setRefusal({ ...problem })
    },
    clearFaults: () => setFaults({}),
    completeSave: () => setProgress((progress) => completeStep(progress, 'Confirm')),
    completeHost: (sampled: WizardSettings) => setSettings((before) => completeHost(before, sampled)),
    setProgress,
    /** By a button that goes on: the step begins at its top. A tab that opens one keeps the focus. */
    goTo: (progress: WizardProgress) => {
      setProgress(() => progress)
      setBegun({ step: progress.step })
    },
    begun,
    /** Edits of a saved host that the tab has kept stand here again. */
    isBack,
    discardEdits: () => {
      setBack(false)
      setSettings(opened)
    },
    /** An address that was typed and not added is meant as well: adds it, and gives the settings with it. */
    takeNewUrl: (): WizardSettings => {
      if (settings.newUrl.trim() === '') return settings
      const processedUrls = splitSources(settings.newUrl).reduce<string[]>(addSource, settings.processedUrls)
      update({ processedUrls, newUrl: '' })
      return changeSettings(settings, { processedUrls, newUrl: '' })
    },
    /** After a save, and when the owner wants it: nothing is kept. */
    forget: () => {
      setKept(false)
      sessionStorage.removeItem(WIZARD_SETTINGS_KEY)
    },
  }
}

export type Wizard = ReturnType<typeof useWizard>

const ON_WIRE: Record<string, string[]> = {
  location: ['selectedLocation'],
  processedUrls: ['source'],
  newUrl: ['source'],
  // What the server has said of a log-in is of the user too, and of a host of its port too.
  ftpUser: ['FtpConnectionString', 'ftpPassword', 'sftpPrivateKey'],
  ftpPort: ['FtpConnectionString', 'ftpHost'],
  ...Object.fromEntries(
    ['delivery', 'ftpHost', 'ftpPath', 'allowPlainFtp', 'sftpLogin'].map((name) => [name, ['FtpConnectionString']]),
  ),
}

/** 'schedules.2.hours' stands at the schedules. */
const fieldOf = (field: string | undefined): string => field?.split('.')[0] ?? ''
