import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll } from 'vitest'
import { dashboardPage } from '../../../src/server/dashboard/dashboard-page.js'
import { useBrowser } from '../../deliver/html-report/writer/use-browser.js'
import { openTestServer } from '../test-server.js'

const hour = 3_600_000

/** The coordinates of the story. */
export const storyPlace = 'org=acme&project=shop&module=web'

/** The id of the flaky test. */
export const flakyId = 'pay'

const place = { org: 'acme', project: 'shop', module: 'web', pipeline: 'ci' } as const

interface StoryBuild {
  readonly number: number
  readonly ref: string
}

/** Ten builds of `main`, one per hour at half past, and the builds 20 and 21 of `topic` at the end. */
const builds: readonly StoryBuild[] = [
  ...Array.from({ length: 10 }, (_, index) => ({ number: index + 1, ref: 'main' })),
  { number: 20, ref: 'topic' },
  { number: 21, ref: 'topic' },
]

/** Returns the commit of a build. */
export const commitOf = (number: number): string => `${String(number).padStart(2, '0')}c0ffee`.repeat(4)

/**
 * Returns the records of a module. `pays` passed after a retry in the builds 3 and 7. Two tests have the name `rounds`; the one of the
 * suite `prices` fails on `main` from build 9 on. `keeps` fails on `topic` with a hostile message, and the address of its build must not
 * become a link.
 */
export function storyRecords(now: number): readonly object[] {
  return builds.flatMap(({ number, ref }, index) => {
    const common = { ...place, build: `${number}.1`, ref, job: 'unit tests', timestamp: now - (builds.length - index + 0.5) * hour }
    const passed = { kind: 'test', ...common, status: 'successful', duration: 1000 + number }
    const attempt = { status: 'failed', duration: 900, message: 'Timed out', details: 'Error: Timed out\n    at pay (pay.ts:31:14)' }
    const isFlaky = [3, 7].includes(number)
    const isRounded = !(ref === 'main' && number >= 9)
    const wrong = { message: 'expected 17.95 to be 17.96', details: 'at round (prices.ts:42:1)', cause: '1-aaaaaaaaaaaa', status: 'failed' }
    const hostile = { message: '<img src=x onerror="alert(1)">', cause: '1-bbbbbbbbbbbb', status: 'failed' }
    return [
      { ...passed, id: flakyId, name: 'pays', suite: ['checkout', 'payment'], ...(isFlaky ? { flaky: true, attempts: [attempt] } : {}) },
      { ...passed, id: 'rounds-prices', name: 'rounds', suite: ['prices'], ...(isRounded ? {} : wrong) },
      { ...passed, id: 'rounds-taxes', name: 'rounds', suite: ['taxes'] },
      { ...passed, id: 'keeps', name: 'keeps', suite: ['cart'], ...(ref === 'topic' ? hostile : {}) },
      {
        ...{
          kind: 'build',
          ...common,
          commit: commitOf(number),
          branch: ref,
          status: 'successful',
          commitMessage: `Change ${number}`,
          author: 'mona',
        },
        url: ref === 'topic' ? 'javascript:alert(1)' : `https://ci.example/${number}`,
      },
    ]
  })
}

/** An open dashboard of the story. */
export interface OpenedStory {
  readonly page: Page
  /** Everything that the page must not do. */
  offences(): readonly string[]
  /** The requests to the data API. */
  requests(): readonly URL[]
}

type Change = (records: readonly object[]) => readonly object[]

const unchanged: Change = (records) => records

/**
 * Starts a browser for the tests of a file.
 * @returns a function that opens the dashboard of the story on the real server with a store in memory. All tests of the file that change
 *   the records in the same way share a server, because the dashboard only reads.
 */
export function useStory(): (hash: string, options?: BrowserContextOptions, change?: Change) => Promise<OpenedStory> {
  const open = useBrowser()
  const servers = new Map<Change, ReturnType<typeof startStory>>()
  afterAll(async () => {
    for (const server of servers.values()) await (await server).close()
  })
  return async (hash, options = {}, change = unchanged) => {
    const starting = servers.get(change) ?? startStory(change)
    servers.set(change, starting)
    const server = await starting
    const opened = await open(`${server.url}/#key=${server.key}&${storyPlace}${hash}`, {
      viewport: { width: 1366, height: 900 },
      ...options,
    })
    await opened.page.locator('.results').waitFor()
    await opened.page.waitForFunction(() => document.querySelector('[aria-busy]') === null)
    const api = `request: ${server.url}/v1/data/`
    return {
      page: opened.page,
      offences: () => opened.offences.filter((offence) => !offence.startsWith(api)),
      requests: () =>
        opened.offences
          .filter((offence) => offence.startsWith(api) && !offence.includes('/coordinates'))
          .map((offence) => new URL(offence.slice('request: '.length))),
    }
  }
}

async function startStory(change: Change) {
  const server = await openTestServer({ dashboard: dashboardPage, now: Date.now })
  await server.send(change(storyRecords(Date.now())))
  return server
}
