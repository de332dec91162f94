import type { CiContext } from '../../../src/host/ci-context/ci-context.js'
import type { RunSummary } from '../../../src/judge/summary/run-summary.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import type { Problem } from '../../../src/records/problem.js'
import type { RecordedTest } from '../../../src/records/recorder.js'

/** The context of a pull request of acme/shop. */
export const pullRequestContext: CiContext = {
  org: 'acme',
  project: 'shop',
  pipeline: 'CI',
  ref: 'half-a-cent',
  actor: 'octocat',
  build: { id: '99.1', number: '4212', url: 'https://github.com/acme/shop/actions/runs/99' },
  source: {
    url: 'https://github.com/acme/shop',
    branch: 'half-a-cent',
    commit: '7c4f3a8d5e6f708192a3b4c5d6e7f8091a2b3c4d',
    pullRequest: 128,
    pullRequestTitle: 'Round half a cent up',
    pullRequestUrl: 'https://github.com/acme/shop/pull/128',
    baseBranch: 'main',
  },
}

/** The page of the uploaded HTML report. */
export const exampleReportUrl = 'https://github.com/acme/shop/actions/runs/99/artifacts/901'

export const eightLegs: readonly string[] = ['ubuntu-latest', 'windows-latest'].flatMap((system) =>
  ['18', '20', '22', '24'].map((version) => `unit (${system}, ${version})`),
)

type Fields = Partial<RecordedTest> & { readonly name: string }

/** Summarizes tests. By default, each of them passed in 32 ms. */
function buildOf(add: (test: (fields: Fields) => void) => void, problems: readonly Problem[] = []): RunSummary {
  const summary = createSummary()
  summary.beginFile({ path: 'results/junit-unit.xml', format: 'junit' })
  add((fields) => {
    const { name, suite = ['catalogue'] } = fields
    summary.test({ id: idOf([...suite, name]), suite, status: 'successful', duration: 32, ...fields })
  })
  summary.endFile(problems)
  return summary.result()
}

/** Ids of records are short hashes; this one needs to be stable only. */
const idOf = (path: readonly string[]): string =>
  [...path.join('/')]
    .reduce((hash, character) => (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0, 7)
    .toString(16)
    .padStart(8, '0')

const rounding: Fields = {
  name: 'rounds half a cent up',
  suite: ['checkout', 'prices'],
  status: 'failed',
  file: 'checkout/prices.test.ts',
  line: 42,
  message: 'AssertionError: expected 17.95 to be 17.96 // Object.is equality\n\n- Expected\n+ Received\n\n- 17.96\n+ 17.95',
  details: 'AssertionError: expected 17.95 to be 17.96\n    at checkout/prices.ts:18:21',
}

const merging: Fields = {
  name: 'merges equal products into one line',
  suite: ['checkout', 'basket'],
  status: 'failed',
  message: 'expected [1, 1] to equal [2]',
}

function addPassed(test: (fields: Fields) => void, count: number, more: Partial<RecordedTest> = {}): void {
  for (let index = 0; index < count; index++) test({ name: `passes ${index}`, ...more })
}

/** 1,284 tests in one job, of which two failed. */
export const oneJob = (): RunSummary =>
  buildOf((test) => {
    addPassed(test, 1_268)
    test(rounding)
    test(merging)
    for (let index = 0; index < 14; index++) test({ name: `is skipped ${index}`, status: 'skipped' })
  })

/** Eight matrix legs, in two of which one test fails. */
export const matrixBuild = (): RunSummary =>
  buildOf((test) => {
    for (const job of eightLegs) {
      addPassed(test, 1_283, { job })
      const isBroken = job.includes('windows') && /2[02]/.test(job)
      test({
        name: 'keeps the order of lines',
        suite: ['cart', 'totals'],
        job,
        ...(isBroken && { status: 'failed', message: 'AssertionError: expected lines to equal\n\n- "pears\\n"\n+ "pears\\r\\n"' }),
      })
    }
  })

/** Five modules of one job, of which two have failures. */
export const moduleBuild = (): RunSummary =>
  buildOf((test) => {
    for (const module of ['basket', 'catalogue', 'checkout', 'payment', 'search']) {
      addPassed(test, 200, { module })
      if (module === 'checkout') test({ ...rounding, module })
      if (module === 'search')
        test({ name: 'finds words with accents', suite: ['search'], module, status: 'failed', message: 'expected 0 to be 3' })
    }
  })

const causes = [
  { tests: 390, legs: 8, message: (n: number) => `Error: connect ECONNREFUSED 10.0.0.${n % 9}:5432` },
  { tests: 411, legs: 4, message: (n: number) => `TimeoutError: Timed out after ${5_000 + n} ms waiting for #pay` },
  { tests: 28, legs: 8, message: () => "TypeError: Cannot read properties of undefined (reading 'price')" },
  { tests: 6, legs: 2, message: (n: number) => `AssertionError: expected ${n} to be ${n + 1}` },
] as const

/** Eight legs with 12,500 tests each; 5,000 executions failed for four causes. */
export const hugeBuild = (): RunSummary =>
  buildOf((test) => {
    for (const [leg, job] of eightLegs.entries()) {
      let failed = 0
      for (const [index, { tests, legs, message }] of causes.entries()) {
        if (leg >= legs) continue
        for (let number = 0; number < tests; number++, failed++) {
          const details = `${message(number)}\n    at check${index} (src/suite-${index}.ts:12:7)`
          test({ name: `fails ${number}`, suite: [`suite ${index}`], job, status: 'failed', message: message(number), details })
        }
      }
      addPassed(test, 12_500 - failed, { job })
    }
  })

/** A file that ends early; no test in it failed. */
export const incompleteBuild = (): RunSummary =>
  buildOf(
    (test) => addPassed(test, 356),
    [
      {
        severity: 'error',
        kind: 'incomplete',
        message: 'The file ends inside the test "pays by card". The 92 tests before it are counted.',
        path: 'results/junit-e2e.xml',
        line: 2_114,
        column: 37,
      },
    ],
  )

/** 1,270 passed tests. */
export const greenBuild = (): RunSummary => buildOf((test) => addPassed(test, 1_270))

/** The builds that every surface is tested with. */
export const exampleBuilds: Readonly<Record<string, () => RunSummary>> = {
  'one job': oneJob,
  'eight legs': matrixBuild,
  'five modules': moduleBuild,
  '5,000 failures': hugeBuild,
  incomplete: incompleteBuild,
  'all green': greenBuild,
}
