import { expect, test } from 'vitest'
import { documentationUrlOf } from '../../src/base/documentation-url.js'

test.each([
  ['git+https://github.com/acme/build-report.git', '2.3.4', 'https://github.com/acme/build-report/blob/v2/docs/cli.md'],
  ['https://github.com/acme/report', '0.9.1', 'https://github.com/acme/report/blob/main/docs/cli.md'],
])('leads to a page of the repository %s as of version %s', (url, version, page) => {
  expect(documentationUrlOf(url, version, 'docs/cli.md')).toBe(page)
})
