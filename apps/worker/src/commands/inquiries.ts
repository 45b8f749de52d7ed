import { type InquiryType, nameOfInquiryType } from '@hourcast/domain/inquiries/inquiry-types'
import { type ListedInquiry, listInquiries } from '@hourcast/server/inquiries/list-inquiries'
import { Command } from 'commander'
import { forTerminal } from './for-terminal.ts'
import { withServices } from './open-services.ts'

const inWords = ({ receivedAt, receipt, inquiryType, plan, name, email, enterprise, interest }: ListedInquiry): string =>
  [
    `${receivedAt.toISOString()}  ${receipt}  ${nameOfInquiryType(inquiryType as InquiryType)}${plan === null ? '' : `  plan ${plan}`}`,
    `  ${name} <${email}>${enterprise === '' ? '' : `, ${enterprise}`}`,
    ...(interest === '' ? [] : interest.split('\n').map((line) => `  ${line}`)),
  ]
    .map(forTerminal)
    .join('\n')

export const inquiriesCommand = (): Command =>
  new Command('inquiries')
    .description('List what visitors have asked by the contact form, the newest first; they are kept for 180 days.')
    .option('--json', 'an array')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- inquiries')
    .action(async ({ json }: { json?: boolean }) => {
      const inquiries = await withServices(listInquiries)
      if (json) console.log(JSON.stringify(inquiries))
      else console.log(inquiries.length === 0 ? 'No inquiries.' : inquiries.map(inWords).join('\n\n'))
    })
