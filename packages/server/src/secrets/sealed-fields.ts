import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'

/** The field that stands in the seal of a target's address: who seals and who opens must name the same. */
export const sealedFieldOf = (kind: DeliveryKind): string => `target.${kind}`

/** The field that stands in the seal of what the headers of a scheduler's sources hold. */
export const SEALED_SOURCES_FIELD = 'scheduler.sources'

/** The field that stands in the seal of a webhook's secret: that of another webhook does not open it. */
export const webhookSecretField = (webhookId: string): string => `webhook.${webhookId}`
