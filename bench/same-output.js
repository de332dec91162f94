// Shows which result files another build reports differently: the JSON, the records, the Markdown, the file of failures, the log and the exit
// status of each file in a folder must be the same bytes. Usage: node bench/same-output.js FOLDER [--against REVISION]
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ownBuild } from './built.js'
import { extractBuild, newestRelease } from './earlier-build.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } })
const [folder] = positionals
if (folder === undefined) throw new Error('Name a folder with result files: node bench/same-output.js FOLDER [--against REVISION]')

const outputs = { '--output': 'records.ndjson', '--markdown': 'report.md', '--failures': 'failures.md' }

/** Returns all that the command says about one file. Every file is read at the same path, because paths are in the output. */
function outputOf(command, file) {
  const place = join(tmpdir(), `build-report-same-output-${process.pid}`)
  mkdirSync(place)
  try {
    cpSync(file, join(place, basename(file)), { preserveTimestamps: true })
    const words = Object.entries(outputs).flat()
    const env = { PATH: process.env.PATH, TZ: 'UTC' }
    const run = spawnSync(process.execPath, [command, 'report', basename(file), '--json', '--fail-on', 'never', ...words], {
      cwd: place,
      encoding: 'utf8',
      env,
      maxBuffer: 1 << 28,
    })
    const written = new Set(readdirSync(place))
    const files = Object.values(outputs).map((name) => [name, written.has(name) ? readFileSync(join(place, name), 'utf8') : undefined])
    return { status: run.status, stdout: run.stdout, stderr: run.stderr, ...Object.fromEntries(files) }
  } finally {
    rmSync(place, { recursive: true })
  }
}

const { commit, built, remove } = extractBuild(root, values.against ?? newestRelease(root))
let different = 0
let count = 0
try {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = resolve(entry.parentPath, entry.name)
    const before = outputOf(built.command, file)
    const now = outputOf(ownBuild.command, file)
    const names = Object.keys(now).filter((name) => now[name] !== before[name])
    count += 1
    if (names.length === 0) continue
    different += 1
    console.log(`${file}: ${names.join(', ')}`)
  }
} finally {
  remove()
}
console.log(`${different} of ${count} files are reported differently by ${commit} and this build.`)
process.exitCode = different === 0 ? 0 : 1
