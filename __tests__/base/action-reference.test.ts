import { expect, test } from 'vitest'
import { actionReferenceOf } from '../../src/base/action-reference.js'

test.each([
  ['git+https://github.com/acme/build-report.git', '2.3.4', 'acme/build-report@v2'],
  ['https://github.com/acme/report', '10.0.0', 'acme/report@v10'],
  ['git+https://github.com/acme/build-report.git', '0.9.1', 'acme/build-report@v1'],
])('refers to the repository %s of version %s as %s', (url, version, reference) => {
  expect(actionReferenceOf(url, version)).toBe(reference)
})
