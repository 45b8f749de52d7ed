import { CUSTOM_ACTION, findPresentationType } from '../hosts/presentation-types.ts'
import { joinSources } from '../sources/source-urls.ts'
import { type Dice, DRAWN_DETAILS, wizardDefaults } from './wizard-defaults.ts'
import type { SavedWizardSettings, WizardSettings } from './wizard-settings.ts'
import { countSchedules, startWizard } from './wizard-steps.ts'

/** What the station's newest host has, and a new one begins with. */
export type LastHost = { location: string; language: number }

/** Whose wizard it is: from the session, never from what the browser has kept. */
export type WizardOwner = {
  /** The owner's e-mail, as the wire calls the station. */
  stationId: string
  email: string
  /** What a new host of the station is to call it. */
  stationName: string
  /** The city of its time zone, instead of one that is drawn. */
  place?: string | null
  lastHost?: LastHost | null
}

/** The fields that follow from others: `source`, `task`, `isCustomSelected` and `customPresentation`. */
export const withDerived = (settings: WizardSettings): WizardSettings => {
  const isCustomSelected = settings.presentationType === CUSTOM_ACTION
  const task = findPresentationType(settings.presentationType)?.name ?? ''
  return {
    ...settings,
    isCustomSelected,
    customPresentation: isCustomSelected ? task : '',
    task,
    source: joinSources(settings.processedUrls),
  }
}

const BLANK = {
  ...{
    schedulerId: '',
    // Bare speech is not what a station puts on air.
    musicFormat: 'Pop',
    newUrl: '',
    processedUrls: [],
    inputMode: 'rss',
    length: 'short',
    includeDateTime: true,
    musicBed: true,
    voice: '',
  },
  ...{ hideDetails: false, delivery: 'link', alsoDelivery: [], maskedFtp: '', allowPlainFtp: false, isActive: true },
  ...{ ftpHost: '', ftpPort: '21', ftpUser: '', ftpPath: '', sftpLogin: 'password', sftpHostKey: '' },
  ...{ draftId: '', directLink: '', heardSource: '' },
  ...{ isCustomSelected: true, customPresentation: '', task: '', source: '' },
} satisfies Partial<WizardSettings>

/** What a sample reads: where, and how. */
const soundedSource = ({ inputMode, processedUrls }: Pick<WizardSettings, 'inputMode' | 'processedUrls'>): string =>
  `${inputMode} ${joinSources(processedUrls)}`

/** A sample of these sources, or their text, came out well: the first step is completed for as long as they are the ones. */
export const completeHost = (settings: WizardSettings, sampled: WizardSettings): WizardSettings =>
  withHeard({ ...settings, heardSource: soundedSource(sampled) })

const withHeard = (settings: WizardSettings): WizardSettings => {
  const { progress, heardSource } = settings
  const AIHost = heardSource === soundedSource(settings)
  return { ...settings, progress: { ...progress, completed: { ...progress.completed, AIHost } } }
}

/** The settings after a change; what the owner has changed was not drawn for them any more. */
export const changeSettings = (settings: WizardSettings, patch: Partial<WizardSettings>): WizardSettings => {
  const drawn = patch.drawn ?? settings.drawn.filter((name) => !(name in patch))
  // A voice speaks its own language alone.
  const voice = patch.language !== undefined && patch.language !== settings.language ? { voice: '' } : {}
  const hasOtherSources = 'processedUrls' in patch || 'inputMode' in patch
  const derived = withDerived({ ...settings, ...voice, ...patch, drawn })
  const changed = hasOtherSources ? withHeard(derived) : derived
  return { ...changed, progress: countSchedules(changed.progress, changed.schedules.length) }
}

const likeLast = ({ location, language }: LastHost): Partial<WizardSettings> => ({
  language,
  ...(location === '' ? {} : { location }),
})

/** Kept by the browser for somebody else who was signed in here before. */
const isOfAnother = ({ stationId }: SavedWizardSettings, owner: WizardOwner): boolean =>
  Boolean(stationId) && stationId?.toLowerCase() !== owner.stationId.toLowerCase()

/**
 * The wizard at its start. Without saved schedules the random blank defaults apply, but for what the station's last host says; with them it shows
 * what was saved, with a default only where that says nothing, and opens at the step where it was left, else at the schedules.
 */
export const openWizard = (kept: SavedWizardSettings, owner: WizardOwner, dice: Dice): WizardSettings => {
  const hasSavedSchedules = (kept.schedules ?? []).length > 0 && !isOfAnother(kept, owner)
  const saved = hasSavedSchedules ? kept : {}
  const opened = withDerived({
    ...BLANK,
    stationName: owner.stationName,
    ...wizardDefaults(dice),
    ...(owner.place ? { location: owner.place } : {}),
    ...(owner.lastHost ? likeLast(owner.lastHost) : {}),
    drawn: hasSavedSchedules ? [] : DRAWN_DETAILS.filter((name) => name !== 'location' || !owner.lastHost?.location),
    progress: startWizard({ hasSavedSchedules }),
    ...saved,
    stationId: owner.stationId,
    email: saved.email || owner.email,
    givenName: saved.givenName ?? saved.stationName ?? owner.stationName,
  })
  // What was saved, or kept by an older version, was sampled with the sources that it has.
  const isHeard = saved.heardSource === undefined && opened.progress.completed.AIHost
  return isHeard ? { ...opened, heardSource: soundedSource(opened) } : opened
}

/** What the browser has kept, opened once more. Takes the station's present name unless the owner typed another. */
export const reopenWizard = (
  kept: SavedWizardSettings,
  { stationId, email, stationName }: WizardSettings,
  dice: Dice,
): WizardSettings => {
  const name = kept.stationName === kept.givenName ? { stationName } : {}
  return openWizard({ ...kept, ...name, givenName: stationName }, { stationId, email, stationName }, dice)
}

/** The same as a host of its own, under the id that was drawn for one: that of the deleted host, its link and its stored password do not come back. */
export const asNewHost = ({ revision: _, ...settings }: WizardSettings): WizardSettings => ({
  ...settings,
  ...{ schedulerId: '', directLink: '', maskedFtp: '' },
})
