import { WIZARD_STEPS, type WizardStep } from './wizard-steps.ts'

/** Where a saved scheduler is changed, below the public address; at `step` where it matters which one. */
export const wizardAddress = (schedulerId: string, step?: WizardStep): string =>
  `/schedule?id=${schedulerId}${step ? `&step=${step}` : ''}`

/** The step that an address names; null where it names none of the three. */
export const stepOfAddress = (address: URL): WizardStep | null =>
  WIZARD_STEPS.find((step) => step === address.searchParams.get('step')) ?? null
