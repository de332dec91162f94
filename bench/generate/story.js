import { tellOutage } from './outage.js'
import { createRandom } from './random.js'

/**
 * A generated test, independent of the format.
 * @typedef {object} Test
 * @property {number} index from 0, over the whole file
 * @property {string} name
 * @property {'successful' | 'failed' | 'skipped'} status
 * @property {boolean} flaky only if the test was successful
 * @property {number} durationMs a whole number; 0 if the test was skipped
 * @property {string} message may be empty
 * @property {readonly string[]} trace the lines of a stack trace
 * @property {string} output the output of the test, usually empty
 * @property {readonly string[]} tags
 *
 * @typedef {object} Suite
 * @property {number} index from 0
 * @property {string} packageName
 * @property {string} className without the package
 * @property {string} file
 * @property {number} startMs Unix time
 * @property {readonly Test[]} tests
 *
 * @typedef {object} Plan
 * @property {number} seed
 * @property {number} failureRate the share of tests that fail, from 0 to 1
 * @property {'failed' | 'skipped'} [outage] the status of all tests, which then have the texts of failures with four causes
 * @property {() => number} room the remaining number of tests in the file; 0 ends it
 */

const areas = ['cart', 'checkout', 'catalogue', 'pricing', 'shipping', 'accounts', 'search', 'returns']
const things = ['Order', 'Basket', 'Voucher', 'Parcel', 'Customer', 'Invoice', 'Refund', 'Product', 'Address', 'Stock']
const roles = ['Service', 'Repository', 'Controller', 'Mapper', 'Validator', 'Scheduler']
const verbs = ['adds', 'removes', 'refuses', 'rounds', 'sorts', 'keeps', 'reserves', 'sends', 'merges', 'restores']
const conditions = [
  'when empty',
  'for a guest',
  'with two vouchers',
  'above the limit',
  'in another currency',
  'a < b && c',
  'twice',
  'offline',
]

const skipRate = 0.02
const flakyRate = 0.002
const outputRate = 0.17
const traceLines = 30

/**
 * Generates suites of 5 to 60 tests until the plan has no room left.
 * @param {Plan} plan
 * @returns {Generator<Suite, void>}
 */
export function* tellSuites({ seed, failureRate, outage, room }) {
  const random = createRandom(seed)
  let nextTest = 0
  for (let index = 0; ; index += 1) {
    const size = Math.min(random.integer(5, 60), room())
    if (size <= 0) return
    const packageName = `shop.${random.pick(areas)}`
    const className = `${random.pick(things)}${random.pick(roles)}${index}Test`
    const tests = []
    for (let count = 0; count < size; count += 1) {
      const test = tellTest(random, nextTest++, outage === undefined ? failureRate : 0, `${packageName}.${className}`)
      tests.push(outage === undefined ? test : { ...test, ...tellOutage(random, test, outage), flaky: false })
    }
    yield {
      index,
      packageName,
      className,
      file: `src/test/${packageName.replace('.', '/')}/${className}.kt`,
      startMs: Date.UTC(2026, 2, 1) + index * 1000,
      tests,
    }
  }
}

function tellTest(random, index, failureRate, suite) {
  const name = `${random.pick(verbs)} ${random.pick(things)} ${random.pick(conditions)} ${index}`
  const status = tellStatus(random, failureRate)
  return {
    index,
    name,
    status,
    flaky: status === 'successful' && random.chance(flakyRate),
    durationMs: status === 'skipped' ? 0 : random.integer(1, 400),
    message: tellMessage(random, status),
    trace: status === 'failed' ? tellTrace(random, suite) : [],
    output: random.chance(outputRate) ? tellOutput(random) : '',
    tags: random.chance(0.1) ? [random.pick(areas), random.pick(['slow', 'smoke', 'nightly'])] : [],
  }
}

function tellStatus(random, failureRate) {
  if (random.chance(failureRate)) return 'failed'
  return random.chance(skipRate) ? 'skipped' : 'successful'
}

function tellMessage(random, status) {
  switch (status) {
    case 'failed':
      return `expected <${random.integer(1, 99)}> but was <${random.integer(100, 199)}>`
    case 'skipped':
      return 'waits for the new tax rules'
    default:
      return ''
  }
}

function tellTrace(random, suite) {
  const lines = []
  for (let count = 0; count < traceLines; count += 1) {
    const line = random.integer(10, 900)
    lines.push(
      `at ${suite}.${random.pick(verbs)}${random.pick(things)}$lambda$${count}(${random.pick(things)}${random.pick(roles)}.kt:${line})`,
    )
  }
  return lines
}

function tellOutput(random) {
  const lines = []
  for (let count = random.integer(1, 12); count > 0; count -= 1) {
    // Some output is not Latin-1, so that some chunks take two bytes per character, as in real files.
    const arrow = random.chance(0.01) ? '→' : '->'
    lines.push(
      `10:15:${random.integer(10, 59)} INFO ${random.pick(things)} ${arrow} ${random.pick(verbs)} <id=${random.integer(1000, 9999)}>`,
    )
  }
  return lines.join('\n')
}
