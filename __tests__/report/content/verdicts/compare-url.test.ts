import { expect, test } from 'vitest'
import { compareUrl } from '../../../../src/report/content/verdicts/compare-url.js'

const [passed, failed] = ['5'.repeat(40), 'a'.repeat(40)]
const verdict = { since: { build: '2', commit: failed }, range: { lastPassed: { build: '1', commit: passed } } }

test.each([
  ['https://github.com/acme/shop', `https://github.com/acme/shop/compare/${passed}...${failed}`],
  ['https://git.acme.example/acme/shop/', `https://git.acme.example/acme/shop/compare/${passed}...${failed}`],
  ['https://gitlab.com/acme/web/shop', `https://gitlab.com/acme/web/shop/-/compare/${passed}...${failed}`],
  ['https://gitlab.acme.example/acme/shop', `https://gitlab.acme.example/acme/shop/-/compare/${passed}...${failed}`],
  ['https://bitbucket.org/acme/shop', `https://bitbucket.org/acme/shop/branches/compare/${failed}%0D${passed}`],
  [
    'https://dev.azure.com/acme/shop/_git/web',
    `https://dev.azure.com/acme/shop/_git/web/branchCompare?baseVersion=GC${passed}&targetVersion=GC${failed}`,
  ],
])('compares two commits of %s', (repositoryUrl, url) => {
  expect(compareUrl(verdict, repositoryUrl)).toBe(url)
})

test.each([
  ['the repository is not known', verdict, undefined],
  ['the address of the repository is not valid', verdict, 'acme/shop'],
  ['a commit is not known', { ...verdict, since: { build: '2' } }, 'https://github.com/acme/shop'],
  ['a commit is no hash', { ...verdict, since: { build: '2', commit: '../../evil' } }, 'https://github.com/acme/shop'],
  ['there is no range', { since: verdict.since }, 'https://github.com/acme/shop'],
])('returns nothing when %s', (_, given, repositoryUrl) => {
  expect(compareUrl(given, repositoryUrl)).toBeUndefined()
})
