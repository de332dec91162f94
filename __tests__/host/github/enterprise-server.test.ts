import { expect, test } from 'vitest'
import { isEnterpriseServer } from '../../../src/host/github/enterprise-server.js'

test.each([
  ['', false],
  ['https://github.com', false],
  ['https://GitHub.com/', false],
  ['https://acme.ghe.com', false],
  ['http://github.localhost:3000', false],
  ['https://github.acme.example', true],
  ['https://github.com.acme.example', true],
  ['https://ghe.com', true],
  ['https://notghe.com', true],
  ['https://www.github.com', true],
])('decides whether %j is an Enterprise Server: %s', (url, isEnterprise) => {
  expect(isEnterpriseServer(url)).toBe(isEnterprise)
})
