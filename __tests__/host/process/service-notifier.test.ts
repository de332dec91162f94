import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createServiceNotifier } from '../../../src/host/process/service-notifier.js'
import { makeFolder } from '../../read/collect/tree.js'
import { fakeServiceManager } from './fake-service-manager.js'

const fail = (reason: string): never => {
  throw new Error(reason)
}

// The program of the tests is a shell script.
describe.skipIf(process.platform === 'win32')('a service of systemd', () => {
  test('reports when it is ready, alive and stopping, and passes on no secrets', async () => {
    const { env, sent } = fakeServiceManager()
    const notifier = createServiceNotifier({ ...env, WATCHDOG_USEC: '20000', WATCHDOG_PID: String(process.pid) }, fail)
    let checks = 0
    await notifier.ready(async () => {
      checks += 1
      // A check that fails has settled too.
      throw new Error('no space left')
    })
    expect(sent()).toEqual(['/run/notify READY=1'])
    await expect.poll(() => sent().length).toBeGreaterThan(3)
    expect(new Set(sent().slice(1))).toEqual(new Set(['/run/notify WATCHDOG=1']))
    expect(checks).toBeGreaterThanOrEqual(sent().length - 1)
    await notifier.stopping()
    expect(sent().filter((line) => line.includes('STOPPING'))).toEqual(['/run/notify STOPPING=1'])
  })

  test('no longer reports to the watchdog when a check does not settle', async () => {
    const { env, sent } = fakeServiceManager()
    const notifier = createServiceNotifier({ ...env, WATCHDOG_USEC: '2000' }, fail)
    let begin = () => {}
    const began = new Promise<void>((resolve) => {
      begin = resolve
    })
    await notifier.ready(() => {
      begin()
      return new Promise(() => {})
    })
    await began
    await notifier.stopping()
    expect(sent()).toEqual(['/run/notify READY=1', '/run/notify STOPPING=1'])
  })

  test.each([
    ['no watchdog', {}],
    ['a watchdog of another process', { WATCHDOG_USEC: '1000', WATCHDOG_PID: '1' }],
    ['an invalid time', { WATCHDOG_USEC: 'x' }],
  ])('checks nothing when there is %s', async (_, variables) => {
    const { env, sent } = fakeServiceManager()
    const notifier = createServiceNotifier({ ...env, ...variables }, fail)
    await notifier.ready(() => fail('checked'))
    await notifier.stopping()
    expect(sent()).toEqual(['/run/notify READY=1', '/run/notify STOPPING=1'])
  })

  test('warns once when the program is missing', async () => {
    const warnings: string[] = []
    const notifier = createServiceNotifier({ NOTIFY_SOCKET: '/run/notify', PATH: makeFolder() }, (reason) => warnings.push(reason))
    await notifier.ready(async () => {})
    await notifier.stopping()
    expect(warnings).toEqual([
      'The service manager cannot be notified with systemd-notify: spawn systemd-notify ENOENT. Install it, or use Type=exec without WatchdogSec.',
    ])
  })
})

test('starts nothing without a service manager', async () => {
  const notifier = createServiceNotifier({ PATH: makeFolder(), WATCHDOG_USEC: '1000' }, fail)
  await notifier.ready(() => fail('checked'))
  await notifier.stopping()
})

/** Receives datagrams as systemd does, which Node cannot. Closing the file of a barrier lets its sender continue. */
const receiver = `
import array, os, socket, sys
s = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
s.bind(sys.argv[1])
print('bound', flush=True)
while True:
    data, control, _, _ = s.recvmsg(4096, socket.CMSG_SPACE(4))
    for _, _, files in control:
        for file in array.array('i', files[:4]): os.close(file)
    print(data.decode().replace('\\n', ' '), flush=True)
`
const has = (name: string) => (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, name)))

test.skipIf(!has('systemd-notify') || !has('python3'))('sends the datagrams of systemd with its own program', async () => {
  const socket = join(makeFolder(), 'notify')
  const child = spawn('python3', ['-c', receiver, socket], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  const lines = createInterface({ input: child.stdout })
  const received: string[] = []
  lines.on('line', (line) => received.push(line))
  await once(lines, 'line')
  const notifier = createServiceNotifier({ NOTIFY_SOCKET: socket, PATH: process.env.PATH }, fail)
  await notifier.ready(async () => {})
  await notifier.stopping()
  await expect.poll(() => received.filter((line) => !line.includes('BARRIER'))).toHaveLength(3)
  expect(received.filter((line) => !line.includes('BARRIER')).slice(1)).toEqual([
    expect.stringMatching(/\bREADY=1\b/),
    expect.stringMatching(/\bSTOPPING=1\b/),
  ])
})
