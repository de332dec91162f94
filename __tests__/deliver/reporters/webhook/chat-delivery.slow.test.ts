import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { inspect } from 'node:util'
import fc from 'fast-check'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { UserError } from '../../../../src/base/errors.js'
import { type ChatDelivery, deliverToChat } from '../../../../src/deliver/reporters/webhook/chat-delivery.js'
import type { DeliveryRetryOptions } from '../../../../src/deliver/reporters/webhook/delivery-retries.js'
import { type ChatKind, chatKinds, chats } from '../../../../src/report/render/chat/chats.js'
import { startFakeProxy } from '../../../host/github/fake-proxy.js'
import { type Fault, startWebhookServer, type WebhookServer } from './webhook-server.js'
import { messageOf, oversizedOf } from './webhook-services.js'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Does not wait, and records the waits that were requested. */
function instantRetries(): DeliveryRetryOptions & { readonly waits: readonly number[] } {
  const waits: number[] = []
  return {
    waits,
    random: () => 1,
    wait: async (ms) => {
      waits.push(ms)
    },
  }
}

const send = (
  { url, service = 'slack', attempts }: { url: string; service?: ChatKind; attempts?: Iterable<object> },
  options: DeliveryRetryOptions = instantRetries(),
): Promise<ChatDelivery> =>
  deliverToChat({ name: 'report.chatA', chat: chats[service], url, attempts: attempts ?? [messageOf[service]('It failed')] }, options)

/** Returns the message of a delivery that must fail. Checks that no part of the error contains the secret. */
async function failureOf(delivery: Promise<ChatDelivery>, secret = 'SECRET'): Promise<string> {
  const error = await delivery.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(UserError)
  expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(secret)
  return (error as UserError).message
}

const noPage = '<!DOCTYPE html><title>Sign in</title>'

describe.each(chatKinds)('a delivery to %s', (service) => {
  test('posts a message once when the service accepts it', async () => {
    const server = await startWebhookServer(service)
    expect(await send({ url: server.url, service })).toEqual({ rejections: [] })
    expect(server.posted).toEqual([messageOf[service]('It failed')])
    expect(server.requests()).toBe(1)
    expect(server.violations).toEqual([])
  })

  test('posts a smaller message and reports the reason when the service rejects the size', async () => {
    const server = await startWebhookServer(service)
    const { rejections } = await send({ url: server.url, service, attempts: [oversizedOf[service], messageOf[service]('Less')] })
    expect(server.posted).toEqual([messageOf[service]('Less')])
    expect(rejections).toHaveLength(1)
    expect(rejections[0]).toMatch(/invalid_blocks|HTTP error 413|INVALID_ARGUMENT|embeds\.1\.description: Must be|too long/)
    expect(server.violations).toEqual([])
  })

  test('fails after one request per form when the service rejects every form', async () => {
    const server = await startWebhookServer(service)
    server.fail(...[1, 2, 3, 4].map(() => ({ status: 400, type: 'text/plain', body: 'no such shape' })))
    const attempts = ['Rich', 'Less', 'Less', 'Plain'].map(messageOf[service])
    const message = await failureOf(send({ url: server.url, service, attempts }))
    expect(message).toMatch(/^report\.chatA: .* refused the message, even in its plainest form: no such shape\. /)
    expect(message).toContain(chats[service].title)
    expect(server.requests()).toBe(3)
  })

  test('fails with a hint and is not retried when the webhook is unknown', async () => {
    const server = await startWebhookServer(service)
    const url = server.url.replace('/services/', '/other/')
    const message = await failureOf(send({ url, service, attempts: [{ text: 'a' }, { text: 'b' }] }))
    expect(message).toMatch(/^report\.chatA: .* refused the message: .+\. (Check|Create|The webhook was removed|Copy)/)
    expect(server.requests()).toBe(1)
  })

  test('posts the message later when the service is busy', async () => {
    const server = await startWebhookServer(service)
    const options = instantRetries()
    server.fail({ status: 429, headers: { 'retry-after': '3' } }, { status: 503 }, { status: 500 })
    await send({ url: server.url, service }, options)
    expect(server.posted).toHaveLength(1)
    // Asked for three seconds, then twice as long each time.
    expect(options.waits).toEqual([3250, 2000, 4000])
  })
})

describe('retries', () => {
  test('retries at most three times', async () => {
    const server = await startWebhookServer('slack')
    server.fail(...Array.from({ length: 9 }, () => ({ status: 502, body: noPage })))
    const message = await failureOf(send({ url: server.url }))
    expect(message).toMatch(/^report\.chatA: Slack did not accept the message after several attempts: the status 502\./)
    expect(server.requests()).toBe(4)
  })

  test('does not retry when the service asks for a time after the deadline', async () => {
    const server = await startWebhookServer('slack')
    server.fail({ status: 429, headers: { 'retry-after': '120' } })
    expect(await failureOf(send({ url: server.url }))).toContain('asked to wait 120 s')
    expect(server.requests()).toBe(1)
  })

  test.each<readonly [string, ChatKind, () => string, string]>([
    ['a date', 'slack', () => new Date(Date.now() + 6000).toUTCString(), ''],
    ['seconds', 'googleChat', () => '5', ''],
    ['a fraction of a second', 'discord', () => '9', '{"message":"You are being rate limited.","retry_after":5.25,"global":false}'],
    ['an error inside of a success', 'teams', () => '5', 'Microsoft Teams endpoint returned HTTP error 429 with ContextId 1'],
  ])('retries after the requested time when it is %s', async (_form, service, retryAfter, body) => {
    const server = await startWebhookServer(service)
    const options = instantRetries()
    // A busy machine may take seconds to send the request, in which the date comes nearer.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    server.fail({ status: service === 'teams' ? 200 : 429, headers: { 'retry-after': retryAfter() }, body })
    await send({ url: server.url, service }, options)
    expect(options.waits).toHaveLength(1)
    // Between four seconds and six: a date has no parts of a second.
    expect(Math.abs((options.waits[0] ?? 0) - 5250)).toBeLessThan(1300)
  })

  test('waits a random time up to a doubling limit when the service asks for none', async () => {
    const server = await startWebhookServer('slack')
    const waits: number[] = []
    server.fail({ status: 503 }, { status: 503 }, { status: 503 })
    const wait = async (ms: number) => void waits.push(ms)
    await send({ url: server.url }, { random: () => 0.25, wait })
    expect(waits).toEqual([250, 500, 1000])
  })

  test('retries when the connection is refused', async () => {
    const server = await startWebhookServer('slack')
    await server.shut()
    await send({ url: server.url }, { wait: () => server.open() })
    expect(server.posted).toHaveLength(1)
  })

  test('retries when the connection breaks before anything was sent', async () => {
    let connections = 0
    const server = createServer((socket) => {
      connections += 1
      // Amid the handshake.
      socket.once('data', () => socket.destroy()).on('error', () => socket.destroy())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
    const { port } = server.address() as AddressInfo
    const message = await failureOf(send({ url: `https://127.0.0.1:${port}/SECRET` }))
    expect(message).toContain(`Slack (https://127.0.0.1:${port}/…) could not be reached, so nothing was sent`)
    expect(connections).toBe(4)
  })
})

describe('a message that may have arrived', () => {
  test.each<readonly [string, Fault]>([
    ['a connection that is cut after the request', { cut: 'read', posts: true }],
    ['a connection that is cut at once', { cut: 'connected' }],
    ['a missing answer', { silent: true, posts: true }],
    ['a gateway timeout', { status: 504, posts: true }],
    ['a proxy timeout', { status: 524, body: noPage, posts: true }],
    ['a web page of another site', { status: 200, type: 'text/html', body: noPage, posts: true }],
  ])('does not retry after %s', async (_name, fault) => {
    const server = await startWebhookServer('slack')
    server.fail(fault)
    const attempts = [{ text: 'Rich' }, { text: 'Plain' }]
    const message = await failureOf(send({ url: server.url, attempts }, { ...instantRetries(), deadlineMs: 1000 }))
    expect(message).toMatch(
      /^report\.chatA: Slack \(http:\/\/127\.0\.0\.1:\d+\/…\) did not confirm the message: .+\. The message may have arrived/,
    )
    expect(server.requests()).toBe(1)
  })

  test('succeeds when the body of a successful answer is cut off', async () => {
    const server = await startWebhookServer('slack')
    server.fail({ cut: 'answering', posts: true })
    await send({ url: server.url })
    expect(server.requests()).toBe(1)
  })

  test.each([
    ['header', 'no answer within 1 s'],
    ['body', 'its answer did not end within 1 s'],
  ] as const)('fails at the deadline when the %s of a successful answer never ends', async (drips, said) => {
    const server = await startWebhookServer('slack')
    server.fail({ drips, status: 200 })
    const message = await failureOf(send({ url: server.url }, { ...instantRetries(), deadlineMs: 1000 }))
    expect(message).toContain(`did not confirm the message: ${said}. The message may have arrived, so it was not sent again.`)
    expect(server.requests()).toBe(1)
  })

  test('reports a refusal when its body never ends', async () => {
    const server = await startWebhookServer('slack')
    server.fail({ drips: 'body', status: 403 })
    expect(await failureOf(send({ url: server.url }, { ...instantRetries(), deadlineMs: 1000 }))).toContain('refused the message')
  })

  test('posts at most once, and exactly once when the delivery succeeds, under random faults', async () => {
    /** After these answers, nothing is posted. After the others, the message may have been posted. */
    const noes = [429, 500, 502, 503, 400, 413, 422].map((status): Fault => ({ status }))
    const unclear = ([{ status: 504 }, { status: 408 }, { status: 520 }, { cut: 'read' }, { cut: 'answering' }] as const).flatMap(
      (fault): readonly Fault[] =>
        [fault, { ...fault, posts: true }].filter((one) => !('cut' in one) || one.cut !== 'answering' || 'posts' in one),
    )
    const others: readonly Fault[] = [{ cut: 'connected' }, { status: 404 }, { status: 302, headers: { location: '/elsewhere' } }]
    const server = await startWebhookServer('discord')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...noes, ...noes, ...unclear, ...others), { maxLength: 8 }), async (faults) => {
        const before = server.posted.length
        server.fail(...faults)
        const attempts = ['Rich', 'Less', 'Plain'].map(messageOf.discord)
        const isDelivered = await send({ url: server.url, service: 'discord', attempts }).then(
          () => true,
          (error: unknown) => {
            expect(error).toBeInstanceOf(UserError)
            return false
          },
        )
        const posts = server.posted.length - before
        expect(posts).toBeLessThanOrEqual(1)
        if (isDelivered) expect(posts).toBe(1)
      }),
      { numRuns: 300 },
    )
    expect(server.violations).toEqual([])
  })
})

describe('the answer of a service', () => {
  const told = async (service: ChatKind, fault: Fault, check: (message: string, server: WebhookServer) => void) => {
    const server = await startWebhookServer(service)
    server.fail(fault)
    check(await failureOf(send({ url: server.url, service, attempts: [messageOf[service]('Rich'), messageOf[service]('Plain')] })), server)
  }

  test.each([
    ['slack', 403, 'invalid_token', /invalid_token\. The webhook was removed/],
    ['slack', 404, 'channel_not_found', /channel_not_found\. The channel was removed/],
    ['slack', 403, 'action_prohibited', /action_prohibited\. The channel restricts who may post/],
    ['slack', 200, '{"ok":false,"error":"no_service"}', /no_service\. The webhook was removed/],
    ['teams', 400, '{"error":{"code":"WorkflowTriggerIsNotEnabled","message":"Off."}}', /Turn on the workflow/],
    ['teams', 401, '{"error":{"code":"DirectApiAuthorizationRequired","message":"No."}}', /including its query/],
    ['googleChat', 400, '{"error":{"code":400,"message":"API key not valid.","status":"INVALID_ARGUMENT"}}', /including its key and token/],
    ['discord', 400, '{"message":"Webhooks posted to forum channels must have a thread_name or thread_id","code":220001}', /\?thread_id=/],
    ['discord', 401, '{"message":"Invalid Webhook Token","code":50027}', /Invalid Webhook Token\. Check the URL/],
    ['mattermost', 501, '{"message":"Incoming webhooks have been disabled by the system admin."}', /ask an administrator/],
    ['mattermost', 301, '', /it redirects \(status 301\)\. Use the final URL\. Redirects are not followed, because the URL is a secret/],
  ] as const)('fails with a hint and is not retried when %s answers %i %s', async (service, status, body, expected) => {
    await told(service, { status, body, headers: { location: '/elsewhere' } }, (message, server) => {
      expect(message).toMatch(expected)
      expect(server.requests()).toBe(1)
    })
  })

  test.each([
    ['slack', 200, 'invalid_blocks'],
    ['slack', 400, 'msg_too_long'],
    ['slack', 200, '{"ok":false,"error":"invalid_blocks"}'],
    ['teams', 200, 'Bad payload: an error occurred'],
    ['teams', 202, '{"error":{"code":"BadRequest","message":"Too large"}}'],
    ['teams', 413, ''],
    ['mattermost', 413, noPage],
  ] as const)('posts a smaller message when %s answers %i %s', async (service, status, body) => {
    const server = await startWebhookServer(service)
    server.fail({ status, body })
    const { rejections } = await send({ url: server.url, service, attempts: [messageOf[service]('Rich'), messageOf[service]('Plain')] })
    expect(rejections).toHaveLength(1)
    expect(server.posted).toEqual([messageOf[service]('Plain')])
  })

  test.each([
    ['slack', 200, '{"ok":true}'],
    ['slack', 200, '{"success":true}'],
    ['teams', 200, '1'],
    ['teams', 202, '{"tests":"2 failed"}'],
    ['discord', 204, ''],
  ] as const)('succeeds when %s answers %i %s', async (service, status, body) => {
    const server = await startWebhookServer(service)
    server.fail({ status, body: status === 204 ? undefined : body } as Fault)
    expect(await send({ url: server.url, service })).toEqual({ rejections: [] })
    expect(server.requests()).toBe(1)
  })

  test('shows the answer as one short line without the URL', async () => {
    const server = await startWebhookServer('slack')
    const torn = server.secret.replace('SECRET', 'SEC\u0000RET')
    const body = `\u001b[31mNo ${server.url}\r\n::error::${torn} ${decodeURI(server.url)} ${'long '.repeat(10_000)}`
    server.fail({ status: 403, body })
    const message = await failureOf(send({ url: server.url }))
    expect(message).toMatch(/refused the message: No \*\*\* ::error::\*\*\*/)
    expect(message).not.toMatch(/[\n\u001b\u0000]/)
    expect(message.length).toBeLessThan(600)
  })

  test('reads only the beginning of a long answer', async () => {
    const server = await startWebhookServer('slack')
    server.fail({ endless: 403 })
    expect(await failureOf(send({ url: server.url }))).toMatch(/refused the message: x+\. Check the URL/)
  })

  test('reads the error when its tree is very deep', async () => {
    const deep = '{"a":'.repeat(10_000)
    const server = await startWebhookServer('discord')
    server.fail({ status: 403, body: `{"message":"No","errors":${deep}1${'}'.repeat(10_001)}` })
    expect(await failureOf(send({ url: server.url, service: 'discord' }))).toContain('refused the message: No. ')
  })
})

describe('the URL of a webhook', () => {
  test.each([
    ['hooks.slack.com/services/SECRET', 'not a URL'],
    ['SECRET', 'not a URL'],
    ['http://hooks.slack.com/services/SECRET', 'must not be sent over http://'],
    ['http://127.0.0.1.example.org/SECRET', 'must not be sent over http://'],
    ['http://localhost.example.org/SECRET', 'must not be sent over http://'],
    ['ftp://127.0.0.1/SECRET', 'must not be sent over ftp://'],
    ['file:///SECRET', 'must not be sent over file://'],
    ['https://user:SECRET@hooks.slack.com/services/x', 'a user name or a password'],
  ])('rejects the URL %s', async (url, expected) => {
    const message = await failureOf(send({ url }))
    expect(message).toMatch(/^report\.chatA\.url: /)
    expect(message).toContain(expected)
  })

  test('accepts a URL with a line end after it, as in a pasted secret', async () => {
    const server = await startWebhookServer('slack')
    await send({ url: ` ${server.url}\r\n` })
    expect(server.posted).toHaveLength(1)
  })
})

describe('a proxy', () => {
  async function startProxy(variable: string): Promise<{ readonly targets: readonly string[] }> {
    const server = await startWebhookServer('slack')
    const proxy = await startFakeProxy(server.port)
    onTestFinished(() => proxy.close())
    for (const name of ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'no_proxy', 'NO_PROXY']) vi.stubEnv(name, '')
    vi.stubEnv(variable, proxy.url)
    return proxy
  }

  test.each(['https_proxy', 'HTTPS_PROXY'])('uses the proxy in %s', async (variable) => {
    const proxy = await startProxy(variable)
    // Behind it is no TLS: the handshake fails.
    expect(await failureOf(send({ url: 'https://chat.test/SECRET' }))).toContain('nothing was sent')
    expect(new Set(proxy.targets)).toEqual(new Set(['chat.test:443']))
  })

  test.each([
    ['HTTPS_PROXY', 'chat.test'],
    ['HTTP_PROXY', ''],
  ])('ignores the proxy in %s when NO_PROXY is %s', async (variable, noProxy) => {
    const proxy = await startProxy(variable)
    vi.stubEnv('NO_PROXY', noProxy)
    expect(await failureOf(send({ url: 'https://chat.test/SECRET' }))).toContain('(https://chat.test/…) could not be reached')
    expect(proxy.targets).toEqual([])
  })
})

test('ends a delivery at its deadline', async () => {
  const server = await startWebhookServer('slack')
  server.fail({ silent: true })
  const start = performance.now()
  expect(await failureOf(send({ url: server.url }, { deadlineMs: 1000 }))).toContain('no answer within 1 s')
  expect(performance.now() - start).toBeLessThan(5000)
})
