import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { enterpriseMail } from './enterprise-mail.ts'

const services = { config: readConfig({ PUBLIC_URL: 'https://air.hourcast.example' }) }
const plant = {
  title: 'Plant North',
  url: 'https://plant.example/',
  email: 'vera@plant.example',
  description: 'Alerts.',
  lat: 52.52,
  lng: -13.4,
}

test('the mail has what was entered, and one link: ours', () => {
  const hostile = {
    title: 'Your bank https://evil.example/login',
    url: 'https://evil.example/login?you=1',
    description: 'Click www.evil.example\nor http://evil。example/ now\u202e',
  }
  const { to, subject, text } = enterpriseMail(services, { ...plant, ...hostile }, 'a-token')
  expect(to).toBe('vera@plant.example')
  const links = `${subject}\n${text}`.match(/\S+\.\p{L}\S+/gu)?.filter((word) => !word.includes('@'))
  expect(links).toEqual(['https://air.hourcast.example/enterprise/a-token'])
  expect(text).toContain('52.52° N, 13.40° W')
  expect(text.match(/^ {2}Description .*$/gm)).toEqual([expect.stringContaining('now')])
})

test('whatever stands in a field, the mail is one to one address', async () => {
  const mail = enterpriseMail(services, { ...plant, title: 'Bcc: victim@plant.example' }, 'a-token')
  const composed = await composeMail({ ...mail, messageId: '<a@b>' }, 'Hourcast <hourcast@hourcast.example>')
  expect(composed.to).toEqual([{ name: '', address: 'vera@plant.example' }])
  expect(composed.subject).toBe('Please confirm: Bcc victim plant. example on the map')
})
