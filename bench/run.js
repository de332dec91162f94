// Measures the built command against floors: `npm run bench -- [--quick] [--rows junit,ctrf] [--rounds 5]`.
// It only fails for wrong counts. Times depend on the machine, so the table compares them with targets.
import { parseArgs } from 'node:util'
import { median } from './measure.js'
import { rows } from './rows.js'
import { printLine } from './table.js'

const columns = [-18, 8, 9, 8, 6, 8, 9, 8, 8, -12]

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rows: { type: 'string', default: rows.map((row) => row.id).join(',') },
    rounds: { type: 'string', default: '5' },
  },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`Invalid --rounds "${values.rounds}". Use a whole number from 1.`)
const chosen = values.rows.split(',').map(rowOf)
const scale = values.quick ? 0.1 : 1

console.log(`Node ${process.versions.node}, ${process.platform} ${process.arch}, medians of ${rounds} rounds, MB = 1,000,000 bytes\n`)
printLine(columns, ['row', 'size MB', 'floor ms', 'tool ms', 'MB/s', 'peak MB', 'measured', 'target', 'stretch', ' '])
for (const row of chosen) printLine(columns, describe(row, await runRow(row)))
console.log('')
if (values.quick) console.log('The start of Node has more weight than at full size: compare with other quick runs, not with the targets.\n')
for (const row of chosen) printLine([columns[0], 0], [row.id, row.title])

function rowOf(id) {
  const row = rows.find((candidate) => candidate.id === id)
  if (row === undefined) throw new Error(`Unknown row "${id}". Known rows: ${rows.map((candidate) => candidate.id).join(', ')}.`)
  return row
}

/** Alternates between floor and tool, so that other load on the machine affects both. */
async function runRow(row) {
  const { bytes, floor, tool } = await row.prepare(scale)
  const floors = []
  const tools = []
  // Round 0 fills the page cache and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const ofFloor = await floor?.()
    const ofTool = await tool()
    if (round === 0) continue
    if (ofFloor !== undefined) floors.push(ofFloor.ms)
    tools.push(ofTool)
  }
  return {
    bytes,
    floorMs: floors.length > 0 ? median(floors) : undefined,
    toolMs: median(tools.map((measurement) => measurement.ms)),
    peakBytes: Math.max(...tools.map((measurement) => measurement.peakBytes)),
  }
}

function describe(row, { bytes, floorMs, toolMs, peakBytes }) {
  const { value, show } = compare(row.compare, { floorMs, toolMs, peakBytes })
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

function compare(kind, { floorMs, toolMs, peakBytes }) {
  switch (kind) {
    case 'ratio':
      return { value: toolMs / floorMs, show: (value) => `${value.toFixed(2)}x` }
    case 'difference':
      return { value: toolMs - floorMs, show: (value) => `+${value.toFixed(0)} ms` }
    default:
      return { value: peakBytes / 1e6, show: (value) => `${value.toFixed(0)} MB` }
  }
}
