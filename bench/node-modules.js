// Shows that `node_modules` costs nothing: `node bench/node-modules.js [--files 200000] [--rounds 5]`.
// Creates two projects with the same result files, one of them with the given number of files in node_modules, and times the command on both.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ownBuild } from './built.js'
import { measure, median } from './measure.js'
import { printLine } from './table.js'

const filesPerFolder = 100
const modules = 20
const columns = [24, 10, 12]

const { values } = parseArgs({ options: { files: { type: 'string', default: '200000' }, rounds: { type: 'string', default: '5' } } })
const files = Number(values.files)

const folder = mkdtempSync(join(tmpdir(), 'build-report-bench-'))
try {
  const projects = [
    { name: 'no node_modules', cwd: makeProject('without', 0), times: [] },
    { name: `${files.toLocaleString('en')} files in it`, cwd: makeProject('with', files), times: [] },
  ]
  // Alternates between the projects, so that other load on the machine affects both.
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const { cwd, times } of projects) times.push(await time(cwd))
  }
  printLine(columns, ['project', 'median ms', 'fastest ms'])
  for (const { name, times } of projects) printLine(columns, [name, median(times).toFixed(0), Math.min(...times).toFixed(0)])
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Creates a project with a few result files, and with `count` files in its node_modules that look like results. */
function makeProject(name, count) {
  const cwd = join(folder, name)
  for (let module = 0; module < modules; module += 1) {
    const results = join(cwd, 'packages', `module-${module}`, 'test-results')
    mkdirSync(results, { recursive: true })
    writeFileSync(join(results, 'TEST-a.xml'), `<testsuite name="module-${module}"><testcase name="works"/></testsuite>`)
  }
  for (let made = 0; made < count; made += filesPerFolder) {
    const packageFolder = join(cwd, 'node_modules', `package-${made / filesPerFolder}`, 'lib')
    mkdirSync(packageFolder, { recursive: true })
    for (let index = 0; index < Math.min(filesPerFolder, count - made); index += 1)
      writeFileSync(join(packageFolder, `TEST-${index}.xml`), '')
  }
  return cwd
}

/** Returns the wall time of a run without a configuration file, in ms. */
async function time(cwd) {
  const env = { GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: '', GITHUB_EVENT_PATH: '' }
  const { ms, stdout } = await measure([ownBuild.command, 'report', '--cwd', cwd, '--json', '--fail-on', 'never'], { cwd, env })
  const { total } = JSON.parse(stdout).tests
  if (total !== modules) throw new Error(`Found ${total} tests in ${cwd} instead of ${modules}.`)
  return ms
}
