// Measures the history of tests: `node bench/history.js [--tests 20000,200000] [--records records.ndjson] [--rounds 7]`. With a records file,
// the names are those of its tests. Measures the source, not the bundle. Times are CPU times of new processes, whose code is not optimised
// yet.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'rolldown'
import { recordedTests, resultsOf, unrelatedTests } from './history/tests.js'
import { measure, median } from './measure.js'
import { printLine } from './table.js'

const { values } = parseArgs({
  options: { tests: { type: 'string', default: '20000,200000' }, records: { type: 'string' }, rounds: { type: 'string', default: '7' } },
})
const rounds = Number(values.rounds)
const builds = 50
const failures = 1_000
const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const kilobytes = (bytes) => `${(bytes / 1_000).toFixed(0)} kB`
const columns = [-42, 10, 10, 12, 12, 10, 10, 10, 10]

const folder = mkdtempSync(join(tmpdir(), 'build-report-bench-'))
try {
  const bundle = join(folder, 'history.mjs')
  await build({ input: here('./history/entry.js'), platform: 'node', logLevel: 'silent', output: { file: bundle } })
  const source = await import(pathToFileURL(bundle).href)
  printLine(columns, ['', 'plain', 'gzip', 'append ms', 'write ms', 'floor ms', 'read ms', 'judge ms', 'memory'])
  for (const count of values.tests.split(',').map(Number)) {
    await measureTests(`${count} unrelated names`, unrelatedTests(count), bundle, source)
    if (values.records !== undefined)
      await measureTests(`${count} names of the records`, await recordedTests(values.records, count), bundle, source)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureTests(title, tests, bundle, { appendBuild, packHistory }) {
  let histories
  let append = 0
  for (let index = 0; index < builds; index += 1) {
    const id = String(10_000_000_000 + index * 1_000)
    const url = `https://github.com/acme/shop/actions/runs/${id}`
    const commit = `${id}`.padEnd(40, '0123456789abcdef')
    const timestamp = Date.UTC(2026, 0, 1) + index * 3_600_000
    const results = resultsOf(tests, index)
    append = cpuMs(() => {
      histories = appendBuild(
        histories,
        { id, commit, ref: 'main', timestamp, url, status: 'failed', properties: { coverage: 90 } },
        results,
      )
    })
  }
  let packed
  const write = cpuMs(() => {
    packed = packHistory(histories)
  })
  if (packed.builds !== builds) throw new Error('The history lost builds.')
  const file = join(folder, 'history.ndjson.gz')
  const testsFile = join(folder, 'tests.json')
  writeFileSync(file, packed.gzip)
  writeFileSync(testsFile, JSON.stringify(tests))
  const measured = []
  for (let round = 0; round < rounds; round += 1) {
    const words = [here('./history/judged.js'), bundle, file, testsFile, String(failures)]
    // Alternately, so that other load on the machine affects both.
    const floor = await measure([...words, 'floor'])
    const { stdout } = await measure(words)
    measured.push({ ...JSON.parse(floor.stdout), ...JSON.parse(stdout) })
  }
  const middle = (key) => median(measured.map((one) => one[key]))
  printLine(columns, [
    packed.isWithoutNames ? `${title}, dropped` : title,
    kilobytes(packed.document.length),
    kilobytes(packed.gzip.length),
    append.toFixed(0),
    write.toFixed(0),
    middle('floorMs').toFixed(0),
    middle('readMs').toFixed(0),
    middle('judgeMs').toFixed(0),
    `${(middle('bytes') / 1e6).toFixed(0)} MB`,
  ])
}

function cpuMs(action) {
  const before = process.cpuUsage()
  action()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
