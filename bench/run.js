// Measures the built command against floors: `npm run bench -- [--quick] [--rows junit,ctrf] [--rounds 5] [--against release]`.
// It only fails for wrong counts. Times depend on the machine, so the table compares them with targets and with an earlier build.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ownBuild } from './built.js'
import { extractBuild, newestRelease } from './earlier-build.js'
import { median } from './measure.js'
import { rows } from './rows.js'
import { printLine } from './table.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const columns = [-18, 8, 9, 8, 6, 8, 9, 8, 8, -12]
const comparedColumns = [-18, 8, 14, 11, 8]

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rows: { type: 'string', default: rows.map((row) => row.id).join(',') },
    rounds: { type: 'string', default: '5' },
    against: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`Invalid --rounds "${values.rounds}". Use a whole number from 1.`)
const chosen = values.rows.split(',').map(rowOf)
const scale = values.quick ? 0.1 : 1

console.log(`Node ${process.versions.node}, ${process.platform} ${process.arch}, medians of ${rounds} rounds, MB = 1,000,000 bytes\n`)
if (values.against === undefined) await compareWithFloors()
else await compareWithEarlier(values.against === 'release' ? newestRelease(root) : values.against)
console.log('')
for (const row of chosen) printLine([columns[0], 0], [row.id, row.title])

async function compareWithFloors() {
  printLine(columns, ['row', 'size MB', 'floor ms', 'tool ms', 'MB/s', 'peak MB', 'measured', 'target', 'stretch', ' '])
  for (const row of chosen) printLine(columns, describe(row, await runRow(row)))
  if (values.quick)
    console.log('\nThe start of Node has more weight than at full size: compare with other quick runs, not with the targets.')
}

/** Compares CPU time, because 10 % of a short row are less than the noise of its wall time. */
async function compareWithEarlier(revision) {
  const { commit, built, remove } = extractBuild(root, revision)
  try {
    console.log(`CPU time against ${revision} (${commit.slice(0, 8)})\n`)
    printLine(comparedColumns, ['row', 'size MB', 'earlier CPU ms', 'CPU ms', 'ratio'])
    for (const row of chosen) printLine(comparedColumns, await compareRow(row, built))
  } finally {
    remove()
  }
}

function rowOf(id) {
  const row = rows.find((candidate) => candidate.id === id)
  if (row === undefined) throw new Error(`Unknown row "${id}". Known rows: ${rows.map((candidate) => candidate.id).join(', ')}.`)
  return row
}

/**
 * Runs each function once per round, so that other load on the machine affects all of them.
 * @param {readonly (() => Promise<import('./measure.js').Measurement>)[]} runs
 * @returns {Promise<readonly (readonly import('./measure.js').Measurement[])[]>} the measurements of each function
 */
async function alternate(runs) {
  const found = runs.map(() => [])
  // Round 0 fills the page cache and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, run] of runs.entries()) {
      const measurement = await run()
      if (round > 0) found[index].push(measurement)
    }
  }
  return found
}

async function runRow(row) {
  const { bytes, floor, tool } = await row.prepare(scale)
  const [tools, floors] = await alternate([() => tool(ownBuild), ...(floor === undefined ? [] : [floor])])
  return {
    bytes,
    floorMs: floors && median(floors.map(({ ms }) => ms)),
    toolMs: median(tools.map(({ ms }) => ms)),
    peakBytes: Math.max(...tools.map(({ peakBytes }) => peakBytes)),
    floorPeakBytes: floors && Math.max(...floors.map(({ peakBytes }) => peakBytes)),
  }
}

async function compareRow(row, earlier) {
  const { bytes, tool } = await row.prepare(scale)
  const size = bytes === undefined ? '' : (bytes / 1e6).toFixed(0)
  const [before, now] = await alternate([() => tool(earlier), () => tool(ownBuild)])
  const [beforeMs, nowMs] = [before, now].map((measurements) => median(measurements.map(({ cpuMs }) => cpuMs)))
  return [row.id, size, beforeMs.toFixed(0), nowMs.toFixed(0), `${(nowMs / beforeMs).toFixed(2)}x`]
}

function describe(row, { bytes, floorMs, toolMs, peakBytes, floorPeakBytes }) {
  const { value, show } = compare(row.compare, { floorMs, toolMs, peakBytes, floorPeakBytes })
  return [
    row.id,
    bytes === undefined ? '' : (bytes / 1e6).toFixed(0),
    floorMs === undefined ? '' : floorMs.toFixed(0),
    toolMs.toFixed(0),
    bytes === undefined ? '' : (bytes / 1000 / toolMs).toFixed(0),
    (peakBytes / 1e6).toFixed(0),
    show(value),
    show(row.target),
    show(row.stretch),
    value <= row.stretch ? ' ok, stretch' : value <= row.target ? ' ok' : ' over',
  ]
}

function compare(kind, { floorMs, toolMs, peakBytes, floorPeakBytes }) {
  switch (kind) {
    case 'ratio':
      return { value: toolMs / floorMs, show: (value) => `${value.toFixed(2)}x` }
    case 'difference':
      return { value: toolMs - floorMs, show: (value) => `+${value.toFixed(0)} ms` }
    case 'more memory':
      return { value: (peakBytes - floorPeakBytes) / 1e6, show: (value) => `+${value.toFixed(0)} MB` }
    default:
      return { value: peakBytes / 1e6, show: (value) => `${value.toFixed(0)} MB` }
  }
}
