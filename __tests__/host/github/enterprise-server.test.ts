import { DefaultArtifactClient } from '@actions/artifact'
import { afterEach, expect, test, vi } from 'vitest'
import { isEnterpriseServer } from '../../../src/host/github/enterprise-server.js'
import { makeFolder } from '../../read/collect/tree.js'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

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
])('decides like the toolkit whether %j is an Enterprise Server: %s', async (url, isEnterprise) => {
  expect(isEnterpriseServer(url)).toBe(isEnterprise)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.stubEnv('GITHUB_SERVER_URL', url)
  // An accepted upload fails for another reason, because the file is missing.
  const folder = makeFolder()
  const error: unknown = await new DefaultArtifactClient().uploadArtifact('all', [`${folder}/missing`], folder).catch((cause) => cause)
  expect(Object(error).name === 'GHESNotSupportedError').toBe(isEnterprise)
})
