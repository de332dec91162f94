// Tests how the action finds its server, and that a run without a key does not use it and gets a notice (src/commands/action/inputs.ts).
import { expect, test } from 'vitest'
import { readInputs } from '../../../src/commands/action/inputs.js'

const read = (given: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}) =>
  readInputs({ getInput: (name) => given[name] ?? '', getMultilineInput: () => [] }, '/work', env)

test('reads the server from the inputs, else from the environment', () => {
  const env = { SERVICE_URL: 'https://env.example.com/', SERVICE_API_KEY: 'env-key' }
  expect(read({}, env).request.server).toEqual({ baseUrl: 'https://env.example.com', key: 'env-key' })
  expect(read({ 'server-url': ' https://example.com/reports/ ', 'api-key': 'own\n' }, env).request.server).toEqual({
    baseUrl: 'https://example.com/reports',
    key: 'own',
  })
  expect(read({}).request.server).toBeUndefined()
})

test('leaves out a server with a notice when there is no key, as in a run for a fork', () => {
  const { notice, request } = read({ command: 'submit', 'server-url': 'https://example.com' })
  expect(request.server).toBeUndefined()
  expect(notice).toContain('SERVICE_API_KEY')
})
