import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createRandom } from '../generate/random.js'

/**
 * @typedef {object} Test
 * @property {string} id
 * @property {readonly string[]} suite
 * @property {string} name
 * @property {number} duration in ms
 */

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The share of the tests that take at least 100 ms; in 467 public result files it is 11 %. */
const slowShare = 0.11

/**
 * Makes tests whose names have nothing in common: each has a suite of its own, and a name of five made-up words.
 * @returns {readonly Test[]}
 */
export function unrelatedTests(count) {
  const random = createRandom(1)
  const words = Array.from({ length: 3_000 }, () => {
    let word = ''
    for (let length = random.integer(4, 9); length > 0; length -= 1) word += letters[random.integer(0, 25)]
    return word
  })
  const text = (length) => Array.from({ length }, () => random.pick(words)).join(' ')
  return Array.from({ length: count }, () => ({
    id: random.hex(32),
    suite: [text(2), text(1)],
    name: text(5),
    duration: random.chance(slowShare) ? random.integer(100, 2_000) : random.integer(0, 60),
  }))
}

/**
 * Takes the tests of a records file. If they are too few, they come again in other suites.
 * @returns {Promise<readonly Test[]>}
 */
export async function recordedTests(path, count) {
  const found = new Map()
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const record = JSON.parse(line)
    if (record.kind === 'test' && !found.has(record.id)) found.set(record.id, record)
  }
  const all = [...found.values()]
  const random = createRandom(2)
  const step = Math.max(1, all.length / count)
  return Array.from({ length: count }, (_, index) => {
    const { id, suite, name, duration = 0 } = all[Math.floor(index * step) % all.length]
    const round = Math.floor((index * step) / all.length)
    return round === 0 ? { id, suite, name, duration } : { id: random.hex(32), suite: [...suite, `part ${round}`], name, duration }
  })
}

/**
 * Makes the results of a build: 1.5 % of the tests are flaky, as many fail in four builds in a row, 2 % are added over time and 1 % are skipped.
 * @param {readonly Test[]} tests
 */
export function resultsOf(tests, build) {
  const random = createRandom(1_000 + build)
  const all = tests.flatMap(({ id, suite, name, duration }, index) => {
    const kind = (index * 7_919) % 1_000
    let outcome = 'P'
    if (kind < 15) outcome = random.chance(0.1) ? 'f' : random.chance(0.03) ? 'F' : 'P'
    else if (kind < 30) outcome = Math.floor((build + index) / 4) % 12 === 0 ? 'F' : 'P'
    else if (kind < 50 && build < index % 50) return []
    else if (kind < 60 && kind >= 50) outcome = 'S'
    const factor = 0.7 + random.integer(0, 600) / 1_000
    return [
      { id, suite, name, module: 'shop', outcome, duration: duration * factor, ...(outcome === 'F' && { cause: `1-${id.slice(0, 12)}` }) },
    ]
  })
  return listOf(all)
}

/**
 * Makes the results of a change that breaks tests, as a run keeps them.
 * @param {typeof import('../../src/judge/history/results-recorder.js').createResultsRecorder} createResultsRecorder
 */
export function brokenResults(tests, failures, createResultsRecorder) {
  const step = Math.max(1, Math.floor(tests.length / failures))
  const recorder = createResultsRecorder({ module: 'shop', restart() {}, idOf: () => '', causeOf: () => '1-000000000000' })
  recorder.beginFile()
  for (const [index, test] of tests.entries()) {
    const fails = index % step === 0 && index / step < failures
    recorder.test({ ...test, status: fails ? 'failed' : 'successful' })
  }
  recorder.endFile()
  return recorder.result(false)
}

function listOf(all) {
  const table = new Map(all.map((test) => [test.id, test]))
  return { isIncomplete: false, size: all.length, leftOut: 0, find: (id) => table.get(id), at: (index) => all[index], all: () => all }
}
