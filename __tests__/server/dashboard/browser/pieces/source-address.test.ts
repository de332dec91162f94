import { expect, test } from 'vitest'
import { sourceAddress } from '../../../../../src/server/dashboard/browser/pieces/source-address.js'
import { runWith } from '../../complete-answers.js'

const commit = '7c4f3a8b'.repeat(5)
const github = { url: 'https://github.com/acme/shop/actions/runs/1/job/2', commit, file: 'checkout/basket.test.ts' }

test.each([
  ['GitHub', github, `https://github.com/acme/shop/blob/${commit}/checkout/basket.ts#L44`],
  [
    'GitLab',
    { ...github, url: 'https://git.example/a/b/c/-/jobs/12' },
    `https://git.example/a/b/c/-/blob/${commit}/checkout/basket.ts#L44`,
  ],
])('returns the address of a place in a file when the build is of %s', (_, run, address) => {
  expect(sourceAddress({ path: 'checkout/basket.ts', line: 44 }, runWith(run))).toBe(address)
})

test.each([
  ['the service is unknown', 'checkout/basket.ts', { url: 'https://ci.example/1' }],
  ['the commit is unknown', 'checkout/basket.ts', { commit: undefined }],
  ['the commit is not a hash', 'checkout/basket.ts', { commit: '../../evil' }],
  ['the file of the test is unknown', 'checkout/basket.ts', { file: undefined }],
  ['the path may be relative to another folder', 'src/basket.ts', {}],
  ['the path leaves its folder', 'checkout/../../basket.ts', {}],
  ['the path is absolute', '/checkout/basket.ts', {}],
])('returns no address when %s', (_, path, changed) => {
  expect(sourceAddress({ path, line: 44 }, runWith({ ...github, ...changed }))).toBeUndefined()
})

test('escapes the path when it has special characters', () => {
  expect(sourceAddress({ path: 'checkout/a b#?.ts', line: undefined }, runWith(github))).toBe(
    `https://github.com/acme/shop/blob/${commit}/checkout/a%20b%23%3F.ts`,
  )
})
