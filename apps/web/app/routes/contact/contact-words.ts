import { INQUIRY_KEPT_MS } from '@hourcast/domain/inquiries/inquiry-limits'
import { DAY_MS } from '@hourcast/domain/time-units'

/** All words of the page but those of the error catalogue, which are the product's. */
export const WORDS = {
  title: 'Contact',
  description:
    'Ask for a demo, an offer or help. Every inquiry gets a number at once and is read by the people who run this site.',
  heading: 'Talk to us',
  lede: 'Tell us what you want to have on air, or which machines should speak up. Every inquiry gets a number at once.',
  facts: [
    ['Who reads it', 'The people who run this site, and nobody else.'],
    [
      'Receipt',
      'Its number appears here as soon as you send it. We mail it to you as well, at most one mail a day for each address.',
    ],
    ['Kept', `For ${INQUIRY_KEPT_MS / DAY_MS} days, then it is deleted.`],
  ],
  formTitle: 'Your inquiry',
  name: 'Name',
  email: 'Email',
  radioStation: 'Enterprise Name',
  radioStationHint: 'Your station, plant or company. You may leave it empty.',
  inquiryType: 'Inquiry type',
  chooseType: 'Choose one',
  interest: 'Your vision for AI',
  interestHint: 'What should be said, in which languages, how often, and where it should go. You may leave it empty.',
  plan: 'Plan',
  send: 'Send',
  trap: 'Leave this field empty',
  tooQuick: 'That was quicker than we can believe of a person. Everything is still here: press Send once more.',
  number: 'Your number',
  about: 'About',
  toldByMail: 'Your inquiry is stored, and is mailed to the people who run this site.',
  kept: 'Your inquiry is stored. The people who run this site find it there.',
  mailLate: 'The mail server does not answer at the moment. Nothing is lost: what we mail goes out as soon as it does.',
  receiptTo: (email: string) => `A receipt with this number goes to ${email}, unless it has had one within the last day.`,
  another: 'Send another inquiry',
} as const
