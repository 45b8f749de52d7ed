import { z } from 'zod'
import { CONNECTION_FORMS } from '../delivery/connection-kinds.ts'
import { DELIVERY, type FileKind } from '../delivery/delivery-kinds.ts'
import { MAX_KEY_LENGTH } from '../delivery/sftp-address.ts'
import { TRANSFER_STEPS, type TransferStep } from '../delivery/transfer-steps.ts'
import { optionalField, schedulerIdField } from './field-schemas.ts'

export const contentQuery = z.object({
  _userInput: z
    .string({ error: 'The addresses are missing.' })
    .min(1, 'The addresses are missing.')
    .max(8_000, 'The addresses are too long.')
    .describe('Addresses joined by |.'),
})

export const previewParams = z.object({
  previewId: z.string().regex(/^[\w-]{1,128}$/, 'This is no preview.'),
})

/** Multipart: the connection that is tried, and a file that is read by nobody. */
export const uploadFtpForm = z.object({
  ftpDetails: z
    .string({ error: 'The FTP connection is missing.' })
    .max(2_000, 'The FTP connection has at most 2000 characters.')
    .meta({
      pattern: '^[^|]+\\|.*\\|[^|]+\\|\\d{1,5}\\|[^|]+$',
      description: CONNECTION_FORMS,
    }),
  sftpPrivateKey: z
    .string()
    .max(MAX_KEY_LENGTH)
    .optional()
    .describe('The text of the key file; the password is then its passphrase.'),
  sftpHostKey: z
    .string()
    .max(50)
    .optional()
    .describe('The key that the SFTP server must show; left out, any is taken, and told.'),
  allowPlainFtp: z.enum(['true', 'false'], { error: 'Whether plain FTP is allowed is true or false.' }).optional(),
})

export const uploadFtpAnswer = z.object({
  ok: z.boolean(),
  message: z.string(),
  encryption: z.enum(['verified', 'unverified', 'none']).optional().describe('Whether somebody vouches for the server.'),
  hostKey: z.string().optional().describe('What the SFTP server is known by: send it back as sftpHostKey when saving.'),
  path: z.string().optional().describe('The file name with its placeholders filled in.'),
  step: z.enum(TRANSFER_STEPS).optional().describe('Where it failed.'),
  steps: z.array(z.object({ step: z.enum(TRANSFER_STEPS), state: z.enum(['done', 'failed', 'skipped', 'not-tried']) })),
})

type Steps = z.output<typeof uploadFtpAnswer>['steps']

/** All steps of a trial that went well; one without encryption left that step out. */
export const doneSteps = (kind: FileKind, encryption: 'verified' | 'unverified' | 'none'): Steps =>
  DELIVERY[kind].steps.map((step) => ({ step, state: step === 'encrypt' && encryption === 'none' ? 'skipped' : 'done' }))

/** How far a trial has come that failed at this step. */
export const failedSteps = (kind: FileKind, failedStep: TransferStep): Steps => {
  const steps: readonly TransferStep[] = DELIVERY[kind].steps
  const failed = steps.indexOf(failedStep)
  return steps.map((step, index) => ({
    step,
    state: index < failed ? 'done' : index === failed ? 'failed' : 'not-tried',
  }))
}

export const directLinkBody = z.object(
  { schedulerId: optionalField(schedulerIdField) },
  { error: 'A direct link is asked for as {"schedulerId"}.' },
)
export const directLinkAnswer = z.object({
  schedulerId: z.string(),
  url: z.string().describe('An MP3.'),
  wavUrl: z.string().describe('The same as a WAV of 48 kHz and 16 bits, with bext and cart chunks.'),
})

export const sampleParams = z.object({
  sampleId: z.string().regex(/^[a-z-]{1,64}$/, 'This is no sample.'),
})

/** A ready-made demo on the samples page. */
export const sampleListAnswer = z.array(
  z.object({
    Language: z.string(),
    Style: z.string(),
    Category: z.string(),
    HostName: z.string(),
    Location: z.string(),
    Path: z.string().describe('An MP3 on this site.'),
  }),
)
