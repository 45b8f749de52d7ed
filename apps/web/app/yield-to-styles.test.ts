import { expect, test } from 'vitest'
import { yieldToStyles } from './yield-to-styles.ts'

const PAGE =
  '<head><link rel="stylesheet" href="/a.css"/></head><link rel="modulepreload" href="/a.js"/>Ünïcødé <b>&lt;</b><link rel="modulepreload" href="/b.js"/>' +
  '<script nonce="abc" type="module" async="">import "/a.js"</script><script nonce="abc">1 < 2</script>'

test('programs are neither fetched nor run by the browser itself, and nothing else of a page changes', () => {
  const made = yieldToStyles(PAGE)
  expect(made).not.toMatch(/"modulepreload"|"module"/)
  expect(made.replaceAll('"late-modulepreload"', '"modulepreload"').replaceAll('"late-module"', '"module"')).toBe(PAGE)
})
