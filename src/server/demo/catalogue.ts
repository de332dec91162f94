import { testId } from '../../records/test-identity.js'
import { createRandom } from './random.js'

export interface DemoTest {
  readonly id: string
  readonly suite: readonly string[]
  readonly name: string
  readonly file: string
  readonly line: number
  /** The owners in CODEOWNERS. */
  readonly owners: readonly string[]
  readonly tags: readonly string[]
  readonly quarantine: DemoQuarantine | undefined
  /** The typical duration in ms. */
  readonly usualMs: number
  /** The probability of a random failure. */
  readonly flakiness: number
  readonly isSkipped: boolean
}

/** The quarantine of a test. Times are ages in days. */
export interface DemoQuarantine {
  readonly since: number
  /** The day from which on the test always passes. Default: it fails now and then. */
  readonly repaired?: number
  /** The last day, in days from now. Default: no end. */
  readonly daysLeft?: number
  readonly owner: string
  readonly reason: string
  readonly issue: string
}

export interface DemoModule {
  readonly name: string
  /** The age of its first results in days. */
  readonly sinceDays: number
  readonly tests: readonly DemoTest[]
  readonly coverage: number
  readonly bundleBytes: number
}

export interface DemoProject {
  readonly name: string
  /** The approximate number of runs per working day. */
  readonly runsPerDay: number
  readonly modules: readonly DemoModule[]
}

/** The number of past days in the demo. */
export const demoDays = 90

interface Outline {
  readonly sinceDays?: number
  readonly coverage: number
  readonly bundleBytes: number
  readonly circumstances: readonly string[]
  /** The checks of each suite, and the typical duration of a test in ms. */
  readonly suites: Readonly<Record<string, { readonly usualMs: number; readonly checks: readonly string[] }>>
}

const outlines = {
  storefront: {
    coverage: 81.2,
    bundleBytes: 412_000,
    circumstances: ['for a guest', 'for a customer', 'on a small screen'],
    suites: {
      Search: {
        usualMs: 180,
        checks: [
          'finds a product by its name',
          'corrects a typing error',
          'filters by price',
          'sorts by rating',
          'shows no more than fits',
        ],
      },
      Catalogue: {
        usualMs: 95,
        checks: ['lists the newest products', 'groups by category', 'hides what is sold out', 'loads the next page', 'shows a product'],
      },
      Account: {
        usualMs: 240,
        checks: ['signs in', 'resets a forgotten password', 'changes the address', 'keeps the wish list', 'shows past orders'],
      },
      Layout: {
        usualMs: 60,
        checks: ['shows the header', 'opens the menu', 'switches the language', 'keeps the colours', 'prints a page'],
      },
      Accessibility: { usualMs: 620, checks: ['names every button', 'can be used with the keyboard', 'has enough contrast'] },
    },
  },
  checkout: {
    coverage: 88.6,
    bundleBytes: 268_000,
    circumstances: ['for a guest', 'for a customer', 'after the session expired'],
    suites: {
      Cart: {
        usualMs: 45,
        checks: ['adds an item', 'removes an item', 'changes the quantity', 'keeps the items', 'shows the total', 'merges two carts'],
      },
      Discounts: {
        usualMs: 38,
        checks: [
          'applies a voucher',
          'refuses an expired voucher',
          'combines two vouchers',
          'rounds to the cent',
          'takes the better price',
        ],
      },
      Shipping: {
        usualMs: 130,
        checks: ['offers the cheapest carrier', 'calculates the weight', 'refuses a post box', 'names the day it comes'],
      },
      Payment: {
        usualMs: 540,
        checks: ['pays by card', 'pays by invoice', 'asks for a second factor', 'books back a refund', 'tries again when the bank is busy'],
      },
      Invoice: {
        usualMs: 210,
        checks: ['numbers invoices without a gap', 'writes the tax', 'sends it as PDF', 'archives it for ten years'],
      },
    },
  },
  recommendations: {
    sinceDays: 41,
    coverage: 63.5,
    bundleBytes: 97_000,
    circumstances: ['for a new visitor', 'for a customer'],
    suites: {
      Ranking: { usualMs: 320, checks: ['prefers what was looked at', 'leaves out what was bought', 'mixes in what is new', 'is stable'] },
      Model: { usualMs: 900, checks: ['loads within the time', 'falls back to best sellers', 'reads the features', 'forgets on demand'] },
      Widget: { usualMs: 75, checks: ['shows four products', 'hides when it is empty', 'counts a click'] },
    },
  },
  app: {
    coverage: 74.1,
    bundleBytes: 8_940_000,
    circumstances: ['on a phone', 'on a tablet', 'offline'],
    suites: {
      Startup: { usualMs: 1400, checks: ['shows the first screen', 'restores the last screen', 'asks for the permissions'] },
      Scanner: { usualMs: 480, checks: ['reads a bar code', 'reads a QR code', 'turns on the light', 'says when it is too dark'] },
      Orders: { usualMs: 350, checks: ['lists the orders', 'shows where a parcel is', 'cancels an order', 'sends one back'] },
      Notifications: { usualMs: 160, checks: ['announces a delivery', 'is silent at night', 'opens the right screen'] },
      Settings: { usualMs: 90, checks: ['changes the language', 'changes the colours', 'deletes the account'] },
    },
  },
  sync: {
    coverage: 91.3,
    bundleBytes: 154_000,
    circumstances: ['over a slow network', 'over a broken network', 'from two devices'],
    suites: {
      Queue: { usualMs: 220, checks: ['keeps the order', 'sends nothing twice', 'goes on after a crash', 'gives up after a day'] },
      Merge: { usualMs: 34, checks: ['takes the later change', 'keeps both where they differ', 'undoes a change', 'tells of a conflict'] },
      Storage: { usualMs: 68, checks: ['survives a full disk', 'encrypts what is personal', 'migrates an older version'] },
    },
  },
} satisfies Readonly<Record<string, Outline>>

/** The flakiness of some tests. */
const flaky: ReadonlyMap<string, number> = new Map([
  ['asks for a second factor after the session expired', 0.11],
  ['merges two carts for a customer', 0.06],
  ['offers the cheapest carrier for a guest', 0.05],
  ['loads the next page on a small screen', 0.07],
  ['sends nothing twice over a broken network', 0.09],
  ['shows where a parcel is offline', 0.05],
  ['keeps the wish list for a customer', 0.12],
])

const quarantined: ReadonlyMap<string, DemoQuarantine> = new Map([
  [
    'keeps the wish list for a customer',
    {
      since: 38,
      repaired: 24,
      owner: '@demo/accounts',
      reason: 'The list was read before it was saved',
      issue: 'https://issues.example/webshop/412',
    },
  ],
  [
    'sends nothing twice over a broken network',
    {
      since: 17,
      daysLeft: 12,
      owner: '@demo/sync',
      reason: 'The answer sometimes arrives after the time limit',
      issue: 'https://issues.example/mobile-app/231',
    },
  ],
])

/** The owners of the files of each suite. The tests of the other suites have none. */
const ownersOfSuite: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['Search', 'Catalogue'].map((suite) => [suite, ['@demo/catalogue']])),
  Account: ['@demo/accounts'],
  ...Object.fromEntries(['Layout', 'Accessibility'].map((suite) => [suite, ['@demo/design']])),
  ...Object.fromEntries(['Cart', 'Discounts'].map((suite) => [suite, ['@demo/checkout']])),
  Shipping: ['@demo/logistics'],
  Payment: ['@demo/payments', '@demo/checkout'],
  Invoice: ['billing@demo.example'],
  ...Object.fromEntries(['Ranking', 'Model'].map((suite) => [suite, ['@demo/data-science']])),
  ...Object.fromEntries(['Startup', 'Orders', 'Notifications', 'Settings'].map((suite) => [suite, ['@demo/mobile']])),
  Scanner: ['@demo/mobile', 'kim@demo.example'],
  ...Object.fromEntries(['Queue', 'Merge', 'Storage'].map((suite) => [suite, ['@demo/sync']])),
}

const tagsOfSuite: Readonly<Record<string, readonly string[]>> = {
  Accessibility: ['accessibility'],
  Payment: ['payment', 'slow'],
  Model: ['slow'],
  Startup: ['smoke'],
}

const skipped = new Set(['prints a page on a small screen', 'archives it for ten years for a guest', 'turns on the light on a tablet'])

function moduleOf(name: keyof typeof outlines): DemoModule {
  const outline: Outline = outlines[name]
  const { sinceDays = demoDays, coverage, bundleBytes, circumstances, suites } = outline
  const tests = Object.entries(suites).flatMap(([title, { usualMs, checks }]) =>
    checks.flatMap((check, checkIndex) =>
      circumstances.map((circumstance, index): DemoTest => {
        const test = `${check} ${circumstance}`
        const suite = [title]
        return {
          id: testId(name, suite, test),
          suite,
          name: test,
          file: `${name}/tests/${title.toLowerCase()}.test.ts`,
          line: 9 + 14 * (checkIndex * circumstances.length + index),
          owners: ownersOfSuite[title] ?? [],
          tags: tagsOfSuite[title] ?? [],
          quarantine: quarantined.get(test),
          usualMs: usualMs * createRandom(`${name} ${title} ${test}`).logNormal(0.7),
          flakiness: flaky.get(test) ?? 0,
          isSkipped: skipped.has(test),
        }
      }),
    ),
  )
  return { name, sinceDays, tests, coverage, bundleBytes }
}

/** Creates the projects of the demo with their modules. */
export const createCatalogue = (): readonly DemoProject[] => [
  { name: 'webshop', runsPerDay: 8, modules: (['storefront', 'checkout', 'recommendations'] as const).map(moduleOf) },
  { name: 'mobile-app', runsPerDay: 4, modules: (['app', 'sync'] as const).map(moduleOf) },
]
