import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownBuild } from './built.js'
import { measure } from './measure.js'

/**
 * @typedef {import('./generate/input.js').Input} Input
 * @typedef {import('./built.js').Built} Built
 */

/**
 * Reads and summarises an input with the built command without writing records, and checks all counts.
 * @param {Input} input
 * @param {Built} [built]
 * @param {readonly string[]} [words] further words of the command
 */
export async function runReport(input, { command } = ownBuild, words = []) {
  // Without the reporters of a workflow.
  const measurement = await measure([command, 'report', input.folder, '--json', '--fail-on', 'never', ...words], { env: outsideOfWorkflow })
  checkCounts(input, measurement.stdout)
  return measurement
}

/**
 * Does the same as {@link runReport} and writes the records file.
 * @param {Input} input
 * @param {Built} [built]
 */
export async function runCollect(input, { command } = ownBuild) {
  const output = join(tmpdir(), `build-report-bench-${process.pid}.ndjson`)
  try {
    const words = ['collect', input.folder, '--output', output, '--json', '--fail-on', 'never']
    const measurement = await measure([command, ...words], { env: outsideOfWorkflow })
    checkCounts(input, measurement.stdout)
    return measurement
  } finally {
    rmSync(output, { force: true })
  }
}

/**
 * Does the same as {@link runReport} and writes the HTML report.
 * @param {Input} input
 * @param {Built} [built]
 * @param {{ words?: readonly string[], maximumBytes?: number }} [options] further words of the command, and the limit of the page
 */
export async function runHtml(input, { command } = ownBuild, { words: more = [], maximumBytes = 12e6 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'build-report-bench-'))
  try {
    const page = join(folder, 'report.html')
    const words = ['report', input.folder, '--html', page, '--allow-output-outside', '--json', '--fail-on', 'never', ...more]
    const measurement = await measure([command, ...words], { env: outsideOfWorkflow })
    checkCounts(input, measurement.stdout)
    const pageBytes = statSync(page).size
    if (pageBytes > maximumBytes) throw new Error(`The HTML report has ${pageBytes} bytes. The limit is ${maximumBytes}.`)
    return { ...measurement, pageBytes }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const outsideOfWorkflow = { GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: '', GITHUB_EVENT_PATH: '' }

/** Most formats store fractions of a second, so the last digits of the sum depend on the order of addition. */
const durationTolerance = 1e-6

/**
 * Throws an error if a count is wrong.
 * @param {Input} input
 * @param {string} stdout
 */
function checkCounts({ folder, counts }, stdout) {
  const { tests } = JSON.parse(stdout)
  const wrong = Object.keys(counts).filter((key) => {
    const tolerance = key === 'duration' ? counts.duration * durationTolerance : 0
    return !(Math.abs(tests[key] - counts[key]) <= tolerance)
  })
  if (wrong.length === 0) return
  const details = wrong.map((key) => `${key} is ${tests[key]} and has to be ${counts[key]}`)
  throw new Error(`The counts of ${folder} are wrong: ${details.join(', ')}.`)
}
