import { expect, test } from 'vitest'
import { shareLink } from '../../../../../src/deliver/html-report/browser/frame/share-link.js'

const run = 'https://github.com/acme/shop/actions/runs/4212'
const signed = 'https://store.blob.core.windows.net/r/report.html?se=2026-11-21T03%3A00Z&sig=c2VjcmV0&sv=2025-01-05#summary'

test.each([
  ['a signed address of GitHub', signed, `${run}#test=9f2c`],
  ['a signed address of Amazon', 'https://bucket.s3.amazonaws.com/report.html?X-Amz-Signature=abc', `${run}#test=9f2c`],
  ['an address with a password', 'https://user:secret@ci.example/report.html', `${run}#test=9f2c`],
  ['a file on this computer', 'file:///home/me/report.html', `${run}#test=9f2c`],
  [
    'a page of a CI server',
    'https://ci.example/job/7/report.html?view=full#summary',
    'https://ci.example/job/7/report.html?view=full#test=9f2c',
  ],
])('copies a link that others can open when the page is at %s', (_what, href, expected) => {
  expect(shareLink({ href }, '#test=9f2c', run)).toBe(expected)
})

test('leaves the signature out when the run is not known', () => {
  expect(shareLink({ href: signed }, '#test=9f2c', undefined)).toBe('https://store.blob.core.windows.net/r/report.html#test=9f2c')
})

test('copies the address of the file when the run is not known', () => {
  expect(shareLink({ href: 'file:///home/me/report.html' }, '#jobs', undefined)).toBe('file:///home/me/report.html#jobs')
})

test('links to no page when the address of the run is not a web address', () => {
  expect(shareLink({ href: 'file:///report.html' }, '#jobs', 'javascript:alert(1)')).toBe('file:///report.html#jobs')
})
