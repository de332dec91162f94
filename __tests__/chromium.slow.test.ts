// Tests which browser the browser tests select (__tests__/chromium.ts), and what they report when it does not start.
import { expect, test } from 'vitest'
import { type Chromium, findChromium } from './chromium.js'

const fromNpm: Chromium = { path: '/cache/chromium', env: { LD_LIBRARY_PATH: '/cache/lib' } }
const find = (
  CHROMIUM: string | undefined,
  platform: string,
  installed: readonly string[],
  npm: () => Promise<Chromium> = async () => fromNpm,
) => findChromium({ env: { CHROMIUM }, platform, exists: (path) => installed.includes(path) }, npm)

test('selects the browser of CHROMIUM, then the one of the machine, then the one of npm', async () => {
  expect(await find('/opt/chrome', 'linux-x64', ['/usr/bin/chromium'])).toEqual({ path: '/opt/chrome', env: {} })
  expect(await find('', 'linux-x64', ['/usr/bin/google-chrome'])).toEqual({ path: '/usr/bin/google-chrome', env: {} })
  expect(await find(undefined, 'linux-x64', [])).toEqual(fromNpm)
})

test('selects the browser of npm when CHROMIUM is "npm", although the machine has another one', async () => {
  expect(await find('npm', 'linux-x64', ['/usr/bin/chromium'])).toEqual(fromNpm)
})

test.each(['linux-arm64', 'darwin-arm64', 'win32-x64'])('finds none on %s, because npm has no build for it', async (platform) => {
  expect(await find(undefined, platform, [])).toEqual({
    missing: 'Found no browser. Install Chromium or Chrome, or set CHROMIUM to its path.',
  })
})

test('reports in one line why the browser of npm does not start', async () => {
  const broken = async () => {
    throw new Error('libexpat.so.1: cannot open shared object file\nCall log:\n  - launching')
  }
  expect(await find(undefined, 'linux-x64', [], broken)).toEqual({
    missing:
      'Install Chromium or Chrome, or set CHROMIUM to its path. The Chromium of npm does not start: Error: libexpat.so.1: cannot open shared object file',
  })
})
