// Measures the built command against floors: `npm run bench -- [--quick] [--rows junit,ctrf] [--rounds 5]`, or against other builds:
// `--against release`, `--peers FOLDER`, `--lock`.
// Without `--lock`, it only fails for wrong counts. Times depend on the machine, so the tables show ratios.
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ownBuild } from './built.js'
import { extractBuild, newestRelease } from './earlier-build.js'
import { median } from './measure.js'
import { rows } from './rows.js'
import { printLine } from './table.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const columns = [-18, 8, 9, 8, 6, 8, 9, 8, 8, -12]
const comparedColumns = [-18, 8, -14, 11, 8, 8, 8, 8, 8]

/** No release may need more CPU time than this share of the last one, so that a slow release is not the sum of small steps. */
const maximumRatio = 1.03

/**
 * What a row is compared with.
 * @typedef {object} Other
 * @property {string} name
 * @property {(prepared: Awaited<ReturnType<import('./rows.js').Row['prepare']>>, row: import('./rows.js').Row) =>
 *   (() => Promise<import('./measure.js').Measurement>) | undefined} run returns undefined if it cannot run the row
 */

/** @type {readonly Other[]} */
const floors = [{ name: 'floor', run: ({ floor }, { compare }) => (compare === 'ratio' ? floor : undefined) }]

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rows: { type: 'string' },
    rounds: { type: 'string' },
    against: { type: 'string' },
    peers: { type: 'string' },
    lock: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds ?? (values.lock ? 15 : 5))
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`Invalid --rounds "${values.rounds}". Use a whole number from 1.`)
const chosen = values.rows?.split(',').map(rowOf) ?? rows.filter(({ locked = false }) => locked || !values.lock)
const against = values.against ?? (values.lock ? 'release' : undefined)
const peers = values.peers === undefined ? [] : peersIn(values.peers)
const scale = values.quick ? 0.1 : 1

console.log(`Node ${process.versions.node}, ${process.platform} ${process.arch}, medians of ${rounds} rounds, MB = 1,000,000 bytes\n`)
if (against !== undefined) await compareWithEarlier(against === 'release' ? newestRelease(root) : against)
else if (peers.length > 0) await compareCpu([])
else await compareWithFloors()
console.log('')
for (const row of chosen) printLine([columns[0], 0], [row.id, row.title])

async function compareWithFloors() {
  printLine(columns, ['row', 'size MB', 'floor ms', 'tool ms', 'MB/s', 'peak MB', 'measured', 'target', 'stretch', ' '])
  for (const row of chosen) printLine(columns, describe(row, await runRow(row)))
  if (values.quick)
    console.log('\nThe start of Node has more weight than at full size: compare with other quick runs, not with the targets.')
}

async function compareWithEarlier(revision) {
  const { commit, built, remove } = extractBuild(root, revision)
  try {
    await compareCpu([
      {
        name: commit.slice(0, 8),
        run:
          ({ tool }) =>
          () =>
            tool(built),
      },
    ])
  } finally {
    remove()
  }
}

/**
 * Compares CPU time, because 10 % of a short row are less than the noise of its wall time.
 * @param {readonly Other[]} earlier
 */
async function compareCpu(earlier) {
  console.log('CPU time of all processes, and the ratios of the medians and of the minima\n')
  printLine(comparedColumns, ['row', 'size MB', 'against', 'its CPU ms', 'CPU ms', 'medians', 'minima', 'its MB', 'MB'])
  const slower = []
  for (const row of chosen) {
    for (const { name, cells, ratio } of await compareRow(row, [...earlier, ...floors, ...peers])) {
      printLine(comparedColumns, cells)
      if (earlier.some((other) => other.name === name) && ratio > maximumRatio) slower.push(row.id)
    }
  }
  if (!values.lock || slower.length === 0) return
  console.log(`\nRows above ${maximumRatio} times the CPU time of ${earlier[0].name}: ${slower.join(', ')}.`)
  process.exitCode = 1
}

function rowOf(id) {
  const row = rows.find((candidate) => candidate.id === id)
  if (row === undefined) throw new Error(`Unknown row "${id}". Known rows: ${rows.map((candidate) => candidate.id).join(', ')}.`)
  return row
}

/**
 * Returns the actions in the folders of a folder, each with its `action.yml` and `dist`.
 * @returns {readonly Other[]}
 */
function peersIn(folder) {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'dist/index.js')))
  if (names.length === 0) throw new Error(`No action in "${folder}". Put each into a folder of its own, with action.yml and dist/index.js.`)
  return names.map((name) => ({ name, run: ({ peer }) => peer && (() => peer(resolve(folder, name))) }))
}

/**
 * Runs each function once per round in a random order, so that other load on the machine affects all of them.
 * @param {readonly (() => Promise<import('./measure.js').Measurement>)[]} runs
 * @returns {Promise<readonly (readonly import('./measure.js').Measurement[])[]>} the measurements of each function
 */
async function alternate(runs) {
  const found = runs.map(() => [])
  // Round 0 fills the page cache and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const index of shuffled([...runs.keys()])) {
      const measurement = await runs[index]()
      if (round > 0) found[index].push(measurement)
    }
  }
  return found
}

function shuffled(list) {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const index = Math.floor(Math.random() * (last + 1))
    ;[list[last], list[index]] = [list[index], list[last]]
  }
  return list
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

/** Returns a line of the table for each of the others that can run the row. */
async function compareRow(row, others) {
  const prepared = await row.prepare(scale)
  const size = prepared.bytes === undefined ? '' : (prepared.bytes / 1e6).toFixed(0)
  const able = others.flatMap((other) => {
    const run = other.run(prepared, row)
    return run === undefined ? [] : [{ name: other.name, run }]
  })
  const [now, ...found] = (await alternate([() => prepared.tool(ownBuild), ...able.map(({ run }) => run)])).map(figuresOf)
  return found.map((other, index) => {
    const { name } = able[index]
    const [medians, minima] = [now.median / other.median, now.minimum / other.minimum]
    const cells = [row.id, size, name, other.median.toFixed(0), now.median.toFixed(0), `${medians.toFixed(2)}x`, `${minima.toFixed(2)}x`]
    // Noise raises one of them. A slower build raises both.
    return { name, cells: [...cells, other.peak.toFixed(0), now.peak.toFixed(0)], ratio: Math.min(medians, minima) }
  })
}

function figuresOf(measurements) {
  const times = measurements.map(({ cpuMs }) => cpuMs)
  return {
    median: median(times),
    minimum: Math.min(...times),
    peak: median(measurements.map(({ peakBytes }) => peakBytes)) / 1e6,
  }
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
