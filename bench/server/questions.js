import { createHash } from 'node:crypto'
import { median } from '../measure.js'
import { brokenTests, dayMs, flakyTests, modules, testsOfModule } from './shape.js'

const module = modules[1]
const ofModule = { project: 'shop', module }
const testId = (test) => createHash('md5').update(`${module} ${test}`).digest('hex')
const quarterMs = 15 * 60 * 1000

/**
 * The questions about 30 days, with their targets in ms: of the duration, and of the CPU time. Each round asks for another test or range, so
 * that nothing is cached.
 */
const questions = [
  ['modules', 'first page', 5, [500, 200], () => ({})],
  ['modules', 'brief', 10, [], () => ({ brief: true })],
  ['builds', 'default branch', 10, [], () => ofModule],
  ['branches', 'all', 10, [], () => ofModule],
  ['tests/flaky', 'organisation', 5, [undefined, 400], () => ({})],
  ['tests/runs', 'one test', 100, [50], (round) => ({ ...ofModule, testId: testId((round * 7) % testsOfModule) })],
  ['tests/runs', 'one test on main', 50, [], (round) => ({ ...ofModule, testId: testId((round * 7) % testsOfModule), ref: 'main' })],
  [
    'tests/runs',
    'failures of one test',
    20,
    [],
    (round) => ({ ...ofModule, testId: testId(round % (flakyTests + brokenTests)), status: 'failed' }),
  ],
  ['tests/runs', 'failures of all tests', 20, [], () => ({ ...ofModule, status: 'failed' })],
  ['tests/runs', 'flaky runs of all tests', 20, [], () => ({ ...ofModule, flaky: true })],
  ['tests/flaky', 'all branches', 20, [400], () => ofModule],
  ['tests/flaky', 'main', 20, [], () => ({ ...ofModule, ref: 'main' })],
  ['tests/causes', 'all branches', 20, [], () => ofModule],
  ['tests/totals', 'by day', 20, [300], () => ofModule],
  ['builds/totals', 'by day', 20, [], () => ofModule],
]

/**
 * Asks each question many times and prints how long the answers take.
 * @param {{ cpuMs(): number, join(org: string): Promise<{ send(path: string): Promise<Buffer> }> }} server
 */
export async function askQuestions(server) {
  // The dashboard asks for ranges that end with a quarter of an hour.
  let end = Math.ceil(Date.now() / quarterMs) * quarterMs
  for (const [name, what, rounds, [target, cpuTarget], parametersOf] of questions) {
    // The server limits the requests per key.
    const { send } = await server.join('acme')
    const times = []
    let bytes = 0
    let cpuBefore = 0
    for (let round = 0; round <= rounds; round += 1) {
      end -= quarterMs
      const range = { fromTs: end - 30 * dayMs, toTs: end }
      const path = `/v1/data/${name}?${new URLSearchParams({ org: 'acme', ...range, ...parametersOf(round) })}`
      if (round === 1) cpuBefore = server.cpuMs()
      const start = performance.now()
      bytes = (await send(path)).length
      if (round > 0) times.push(performance.now() - start)
    }
    const cpuMs = (server.cpuMs() - cpuBefore) / rounds
    times.sort((one, other) => one - other)
    const at99 = times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
    const took = `best ${times[0]?.toFixed(0)} ms, median ${median(times).toFixed(0)} ms, 99th percentile ${at99.toFixed(0)} ms${aim(target)}`
    console.log(`${name} of 30 days, ${what}: ${took}; CPU ${cpuMs.toFixed(0)} ms${aim(cpuTarget)}; ${(bytes / 1000).toFixed(0)} kB`)
  }
}

const aim = (target) => (target === undefined ? '' : ` (target: ${target} ms)`)
