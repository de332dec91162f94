// Shows that memory does not grow with the results: `node bench/scale.js [--tests 10000000] [--megabytes 1000]`.
// Reads up to the given number of tests in files of 10,000, and one file of the given size. Takes about 4 GB under `.bench/` and a few minutes.
import { parseArgs } from 'node:util'
import { generateInput } from './generate/input.js'
import { printLine } from './table.js'
import { runReport } from './tool.js'

const testsPerFile = 10_000
const columns = [10, 8, 8, 8, 6, 8]

const { values } = parseArgs({
  options: { tests: { type: 'string', default: '10000000' }, megabytes: { type: 'string', default: '1000' } },
})
const maximumTests = Number(values.tests)
const maximumBytes = Number(values.megabytes) * 1e6

/** The measured parts of the largest size. */
const steps = [0.001, 0.01, 0.1, 1]

printLine(columns, ['tests', 'files', 'MB', 's', 'MB/s', 'peak MB'])
for (const step of steps) {
  const tests = Math.round(maximumTests * step)
  const files = Math.ceil(tests / testsPerFile)
  await show(await generateInput('junit', { tests: Math.ceil(tests / files), files }))
}
for (const step of steps) await show(await generateInput('junit', { bytes: maximumBytes * step, failureRate: 0.02 }))

async function show(input) {
  const { ms, peakBytes } = await runReport(input)
  printLine(columns, [
    input.counts.total.toLocaleString('en'),
    input.files.length.toLocaleString('en'),
    (input.bytes / 1e6).toFixed(0),
    (ms / 1000).toFixed(1),
    (input.bytes / 1000 / ms).toFixed(0),
    (peakBytes / 1e6).toFixed(0),
  ])
}
