import { expect, test } from 'vitest'
import { isCi } from '../../../src/host/ci-context/ci.js'

test.each(['true', '1', 'True', 'woodpecker', 'yes'])('recognises a CI service when CI is "%s"', (CI) => {
  expect(isCi({ CI })).toBe(true)
})

test.each(['false', '0', ''])('recognises no CI service when CI is "%s"', (CI) => {
  expect(isCi({ CI })).toBe(false)
})

test('recognises no CI service when CI is not set', () => {
  expect(isCi({ PATH: '/usr/bin' })).toBe(false)
})

test.each(['GITHUB_ACTIONS', 'CODEBUILD_BUILD_ID'])('recognises a CI service by %s when CI is switched off', (name) => {
  expect(isCi({ CI: 'false', [name]: 'shop:7' })).toBe(true)
  expect(isCi({ CI: 'false', [name]: '' })).toBe(false)
})
