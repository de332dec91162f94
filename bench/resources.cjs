// Preloaded into every measured process (`node -r`): writes its peak memory in bytes to the file in BENCH_RESOURCES_FILE.
// CommonJS, because preloading an ES module starts Node's module loader, which takes milliseconds.
const { readFileSync, writeFileSync } = require('node:fs')

/** On Linux, `ru_maxrss` starts at the peak of the parent process, because it survives exec. VmHWM starts from zero. */
function peakBytes() {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024
  const match = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'latin1'))
  return Number(match[1]) * 1024
}

process.on('exit', () => writeFileSync(process.env.BENCH_RESOURCES_FILE, String(peakBytes())))
