// Tests that the server blocks addresses that guess keys, and reveals no organisation to them.
import { expect, test } from 'vitest'
import { adminKey, startTestServer } from './test-server.js'

const tests = (org = 'acme') => `/v1/data/tests/aggregated?org=${org}&project=p&module=m`
const rateLimits = { requestsPerKey: 1000, failuresPerAddress: 3 }

/** Returns the parts of a response that do not differ by request or time. */
async function heard(response: Response) {
  const own = ['x-request-id', 'date', 'retry-after']
  return [response.status, [...response.headers].filter(([name]) => !own.includes(name)), await response.text()]
}

test('responds with 429 to right and wrong administration keys when an address guesses', async () => {
  const { fetch } = await startTestServer({ rateLimits })
  for (let time = 0; time < 3; time += 1) expect((await fetch('/v1/keys', { key: `guess-${time}` })).status).toBe(401)
  const [wrong, right, none] = await Promise.all([adminKey.slice(1), adminKey, undefined].map((key) => fetch('/v1/keys', { key })))
  for (const response of [wrong, right, none]) {
    expect(response?.status).toBe(429)
    const seconds = Number(response?.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  }
  expect(await heard(wrong as Response)).toEqual(await heard(right as Response))
})

// A client may share an address (NAT, an unconfigured proxy) with a job whose key is wrong, and must not be blocked by it.
// 256 random bits cannot be guessed, however many attempts are answered.
test('accepts keys of organisations from an address that guesses', async () => {
  const { fetch, key } = await startTestServer({ rateLimits })
  for (let time = 0; time < 10; time += 1) await fetch(tests(), { key: 'wrong' })
  expect((await fetch(tests(), { key: 'wrong' })).status).toBe(429)
  expect((await fetch(tests(), { key })).status).toBe(200)
})

const guessFrom = (forwarded: string) => ({ key: 'guess', headers: { 'x-forwarded-for': forwarded } })

test('ignores a forged X-Forwarded-For header', async () => {
  const { fetch } = await startTestServer({ rateLimits })
  for (let time = 0; time < 3; time += 1) expect((await fetch(tests(), guessFrom(`192.0.2.${time}`))).status).toBe(401)
  expect((await fetch(tests(), guessFrom('192.0.2.9'))).status).toBe(429)
})

test('uses the last address of X-Forwarded-For when the proxy is trusted', async () => {
  const { fetch } = await startTestServer({ rateLimits, trustProxy: true })
  for (let time = 0; time < 3; time += 1) {
    expect((await fetch(tests(), guessFrom(`192.0.2.${time}, 198.51.100.7`))).status).toBe(401)
  }
  expect((await fetch(tests(), guessFrom('192.0.2.9, 198.51.100.7'))).status).toBe(429)
  expect((await fetch(tests(), guessFrom('198.51.100.8'))).status).toBe(401)
})

test('counts the addresses of an IPv6 network together', async () => {
  const { fetch } = await startTestServer({ rateLimits, trustProxy: true })
  for (let time = 0; time < 3; time += 1) expect((await fetch(tests(), guessFrom(`2001:db8::${time}:1`))).status).toBe(401)
  expect((await fetch(tests(), guessFrom('2001:db8::ffff:9'))).status).toBe(429)
  expect((await fetch(tests(), guessFrom('2001:db8:0:1::1'))).status).toBe(401)
})

test('refuses existing and unknown organisations with the same response', async () => {
  const { fetch, makeKey } = await startTestServer()
  await makeKey('globex')
  for (const init of [{}, { key: 'wrong' }, { key: undefined }]) {
    const answers = await Promise.all(['globex', 'nobody'].map(async (org) => heard(await fetch(tests(org), init))))
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.[0]).toBe('key' in init ? 401 : 403)
  }
})
