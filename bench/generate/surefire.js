import { junit, writeSuite } from './junit.js'

/** Writes XML like Surefire: one class per file, under a name that tools find without a path. */
export const surefire = {
  ...junit,
  prefix: 'TEST-shop.',
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    const [first, ...others] = suites
    const tests = [first, ...others].flatMap((suite) => suite.tests)
    const seconds = tests.reduce((sum, test) => sum + test.durationMs, 0) / 1000
    yield '<?xml version="1.0" encoding="UTF-8"?>\n'
    yield* writeSuite({ ...first, tests }, ` time="${seconds.toFixed(3)}"`)
  },
}
