import { expect, test } from 'vitest'
import { MENU, menuFor } from './menu-entries.ts'

const labels = (isSignedIn: boolean) => menuFor({ isSignedIn }).map(({ label }) => label)

test('the menu has all its entries in the order of the specification, the hidden ones too', () => {
  expect(MENU.map(({ label }) => label)).toEqual([
    'Home',
    'Learn More',
    'Samples',
    'Schedule',
    'Download',
    'Pricing',
    'Support',
    'My Account',
    'Dashboard',
    'SignOut',
    'Contact',
  ])
})

test('Samples, Download, Pricing and Support are hidden from everybody', () => {
  for (const isSignedIn of [true, false])
    for (const label of ['Samples', 'Download', 'Pricing', 'Support']) expect(labels(isSignedIn)).not.toContain(label)
})

test('Home, Learn More and Schedule are for everybody', () => {
  for (const isSignedIn of [true, false]) expect(labels(isSignedIn).slice(0, 3)).toEqual(['Home', 'Learn More', 'Schedule'])
})

test('Contact is for everybody', () => {
  for (const isSignedIn of [true, false]) expect(labels(isSignedIn).at(-1)).toBe('Contact')
})

test('My Account is for the logged out, Dashboard and SignOut are for the logged in', () => {
  expect(labels(false)).toContain('My Account')
  expect(labels(false)).not.toContain('Dashboard')
  expect(labels(false)).not.toContain('SignOut')
  expect(labels(true)).not.toContain('My Account')
  expect(labels(true).slice(-3)).toEqual(['Dashboard', 'SignOut', 'Contact'])
})
