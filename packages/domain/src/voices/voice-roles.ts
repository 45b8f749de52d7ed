/** Where a station's own recording airs, in the order in which one bulletin has them; the last is what airs where no bulletin can be made. */
export const VOICE_ROLES = ['ident', 'opener', 'closer', 'last-rung'] as const
export type VoiceRole = (typeof VOICE_ROLES)[number]

/** Before a bulletin, in this order. */
export const ROLES_BEFORE: readonly VoiceRole[] = ['ident', 'opener']
export const ROLES_AFTER: readonly VoiceRole[] = ['closer']

/** As a sentence and a field name them. */
export const ROLE_NAMES: Record<VoiceRole, string> = {
  ident: 'Station ident',
  opener: 'Opener',
  closer: 'Closer',
  'last-rung': 'Stand-in',
}
