import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const preload = fileURLToPath(new URL('./resources.cjs', import.meta.url))

/**
 * @typedef {object} Measurement
 * @property {number} ms wall time from the start of the process to its end
 * @property {number} cpuMs user and system time of the process and all its children, which depends less on other load than `ms`
 * @property {number} peakBytes
 * @property {string} stdout
 */

/** Writes the CPU time of a command and its children to standard error, and the standard error of the command to file 3. */
const timed = ['-c', 'TIMEFORMAT="%3U %3S"; time "$@" 2>&3', 'bash']

/**
 * Runs a script in a new Node process. It needs Bash, because Node does not report the CPU time of child processes.
 * @param {readonly string[]} command the script and its arguments
 * @param {{ env?: Record<string, string>, cwd?: string }} [options]
 * @returns {Promise<Measurement>} rejects if the process fails
 */
export async function measure(command, { env = {}, cwd } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'build-report-bench-'))
  const resources = join(folder, 'resources')
  try {
    const start = performance.now()
    const child = spawn('bash', [...timed, process.execPath, '-r', preload, ...command], {
      cwd,
      env: { ...process.env, ...env, BENCH_RESOURCES_FILE: resources },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    })
    const [stdout, times, stderr, end] = await Promise.all([...child.stdio.slice(1).map(readAll), ending(child)])
    if (end.code !== 0) throw new Error(`${command.join(' ')} ended with ${end.signal ?? end.code}:\n${stderr.slice(-2000)}`)
    return { ms: end.at - start, cpuMs: cpuMsOf(times), peakBytes: Number(readFileSync(resources, 'utf8')), stdout }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Decimals have a point or, in other locales, a comma. */
function cpuMsOf(times) {
  const [user, system] = times.replaceAll(',', '.').trim().split(' ')
  return (Number(user) + Number(system)) * 1000
}

async function readAll(stream) {
  let text = ''
  for await (const piece of stream.setEncoding('utf8')) text += piece
  return text
}

const ending = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code, signal, at: performance.now() }))
  })

/** Returns the median. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
