import { exitStatus } from './cli/options.js'
import { main } from './cli/program.js'
import { watchStreams } from './cli/standard-streams.js'

let isOutputLost = false
watchStreams(process, () => {
  isOutputLost = true
  process.exitCode = exitStatus.internal
})

// The first signal ends the run tidily, without half a records file; a second one ends it at once.
const interruption = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interruption.abort(name))

const status = await main(process.argv.slice(2), {
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  signal: interruption.signal,
})
// Never process.exit: it would cut off what is still being written to a pipe.
process.exitCode = isOutputLost ? exitStatus.internal : status

// The parent process must see that a signal ended the command (POSIX shells stop their script then); a server that a signal ended did well.
if (interruption.signal.aborted && process.exitCode !== 0) process.kill(process.pid, interruption.signal.reason)
