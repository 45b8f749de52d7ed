import { doneSteps, failedSteps, uploadFtpAnswer, uploadFtpForm } from '@hourcast/domain/calls/content-calls'
import { kindOfConnection } from '@hourcast/domain/delivery/connection-kinds'
import { FILE_KINDS, kindsInWords } from '@hourcast/domain/delivery/delivery-kinds'
import { testConnection } from '@hourcast/server/delivery/test-connection'
import { findSettings } from '@hourcast/server/settings/find-settings'
import { answer, defineCall } from '../call.ts'

export const uploadFtp = defineCall({
  method: 'post',
  path: '/upload-ftp',
  id: 'uploadFtp',
  tag: 'Delivery',
  summary: `Try an ${kindsInWords(FILE_KINDS, 'or')} connection`,
  description:
    'Writes, renames, reads back and deletes a small file of its own; the file that is sent along is not used. A connection that fails is an answer too: it names the step.',
  who: 'owner',
  body: { type: 'multipart/form-data', schema: uploadFtpForm, limitBytes: 1024 * 1024 },
  answers: { 200: { description: 'What came of it, step by step.', schema: uploadFtpAnswer } },
  limit: 10,
  example: { body: { ftpDetails: 'station|secret|ftp.radio.example|21|/radio/{HH}.mp3' } },
  handle: async (services, { caller, body, signal }) => {
    const station = await findSettings(services, { ownerId: caller.ownerId })
    if (!station.ok) return station
    const { sftpPrivateKey, sftpHostKey } = body
    const sftp = { sftpPrivateKey, sftpHostKey }
    const tried = await testConnection(services, {
      stationId: caller.stationId,
      connection: { ...sftp, FtpConnectionString: body.ftpDetails, allowPlainFtp: body.allowPlainFtp === 'true' },
      hostName: station.value.name,
      signal,
    })
    const kind = kindOfConnection(body.ftpDetails)
    if (tried.ok) {
      const steps = doneSteps(kind, tried.value.encryption)
      return answer(200, { ok: true, message: 'The connection works.', ...tried.value, steps })
    }
    const { code, message, step } = tried.problem
    if (code !== 'unavailable' || !step) return { ok: false, problem: { ...tried.problem, field: 'ftpDetails' } }
    return answer(200, { ok: false, message, step, steps: failedSteps(kind, step) })
  },
})
