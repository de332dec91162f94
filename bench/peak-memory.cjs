// Preloaded into every measured process (`node -r`): tells its peak memory, in bytes, in the file that BENCH_PEAK_FILE names.
// CommonJS, because an ES module as a preload starts Node's module loader, which costs milliseconds.
const { readFileSync, writeFileSync } = require('node:fs')

/** `ru_maxrss` begins at the peak of the process that forked this one (Linux keeps it over exec); VmHWM begins anew. */
function peakBytes() {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024
  const match = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'latin1'))
  return Number(match[1]) * 1024
}

process.on('exit', () => writeFileSync(process.env.BENCH_PEAK_FILE, String(peakBytes())))
