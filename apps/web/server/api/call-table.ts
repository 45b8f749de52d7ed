import type { Call } from './call.ts'
import { addWebhook } from './calls/add-webhook.ts'
import { askConsent } from './calls/ask-consent.ts'
import { auth } from './calls/auth.ts'
import { createSample } from './calls/create-sample.ts'
import { deleteFeed } from './calls/delete-feed.ts'
import { deleteScheduler } from './calls/delete-scheduler.ts'
import { deleteWebhook } from './calls/delete-webhook.ts'
import { forgotPassword } from './calls/forgot-password.ts'
import { generateDirectLink } from './calls/generate-direct-link.ts'
import { getContent } from './calls/get-content.ts'
import { getData } from './calls/get-data.ts'
import { getPreview } from './calls/get-preview.ts'
import { getSample } from './calls/get-sample.ts'
import { getScheduler } from './calls/get-scheduler.ts'
import { listFeeds } from './calls/list-feeds.ts'
import { listSamples } from './calls/list-samples.ts'
import { listSchedulers } from './calls/list-schedulers.ts'
import { listUpcoming } from './calls/list-upcoming.ts'
import { listWebhooks } from './calls/list-webhooks.ts'
import { pauseScheduler } from './calls/pause-scheduler.ts'
import { register } from './calls/register.ts'
import { resumeScheduler } from './calls/resume-scheduler.ts'
import { runScheduler } from './calls/run-scheduler.ts'
import { saveFeed } from './calls/save-feed.ts'
import { saveScheduler } from './calls/save-scheduler.ts'
import { sendCode } from './calls/send-code.ts'
import { sendData } from './calls/send-data.ts'
import { sendMessaging } from './calls/send-messaging.ts'
import { uploadFtp } from './calls/upload-ftp.ts'

/** Every call there is: the routes, the document and the page to read are made of it. */
export const CALLS: readonly Call[] = [
  auth,
  sendCode,
  register,
  forgotPassword,
  listSchedulers,
  getScheduler,
  saveScheduler,
  deleteScheduler,
  pauseScheduler,
  resumeScheduler,
  runScheduler,
  askConsent,
  listUpcoming,
  listFeeds,
  saveFeed,
  deleteFeed,
  getContent,
  createSample,
  getPreview,
  listSamples,
  getSample,
  uploadFtp,
  generateDirectLink,
  sendMessaging,
  sendData,
  getData,
  listWebhooks,
  addWebhook,
  deleteWebhook,
]
