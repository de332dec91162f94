import { createHash } from 'node:crypto'
import { median } from '../measure.js'
import { dayMs, modules, testsOfModule } from './shape.js'

const module = modules[1]
const testId = (test) => createHash('md5').update(`${module} ${test}`).digest('hex')

/** The questions about a module of 30 days, with their target in ms. Each round asks for another test or range, so that nothing is cached. */
const questions = [
  ['runs', 'one test', 100, 50, (round) => ({ testId: testId((round * 7) % testsOfModule) })],
  ['runs', 'one test on main', 50, undefined, (round) => ({ testId: testId((round * 7) % testsOfModule), ref: 'main' })],
  ['runs', 'failures of one test', 20, undefined, (round) => ({ testId: testId((round * 7) % testsOfModule), status: 'failed' })],
  ['runs', 'failures of all tests', 20, undefined, () => ({ status: 'failed' })],
  ['runs', 'flaky runs of all tests', 20, undefined, () => ({ flaky: true })],
  ['flaky', 'all branches', 20, 400, () => ({})],
  ['flaky', 'main', 20, undefined, () => ({ ref: 'main' })],
  ['causes', 'all branches', 20, undefined, () => ({})],
  ['totals', 'by day', 20, 300, () => ({})],
]

/**
 * Asks each question many times and prints how long the answers take.
 * @param {{ join(org: string): Promise<{ send(path: string): Promise<Buffer> }> }} server
 */
export async function askQuestions(server) {
  const now = Date.now()
  for (const [name, what, rounds, target, parametersOf] of questions) {
    // The server limits the requests per key.
    const { send } = await server.join('acme')
    const times = []
    let bytes = 0
    for (let round = 0; round <= rounds; round += 1) {
      const range = { fromTs: now - 30 * dayMs - round, toTs: now - round }
      const path = `/v1/data/tests/${name}?${new URLSearchParams({ org: 'acme', project: 'shop', module, ...range, ...parametersOf(round) })}`
      const start = performance.now()
      bytes = (await send(path)).length
      if (round > 0) times.push(performance.now() - start)
    }
    times.sort((one, other) => one - other)
    const at99 = times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
    const aim = target === undefined ? '' : ` (target: ${target} ms)`
    const took = `best ${times[0]?.toFixed(0)} ms, median ${median(times).toFixed(0)} ms, 99th percentile ${at99.toFixed(0)} ms`
    console.log(`${name} of 30 days, ${what}: ${took}${aim}, ${(bytes / 1000).toFixed(0)} kB`)
  }
}
