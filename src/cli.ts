#!/usr/bin/env node
import { main } from './cli/program.js'

// "build-report … | head" closes the pipe early, which is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

// The first signal ends the run tidily, without half a records file; a second one ends it at once.
const interruption = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interruption.abort(name))

// Never process.exit: it would cut off what is still being written to a pipe.
process.exitCode = await main(process.argv.slice(2), {
  env: process.env,
  cwd: process.cwd(),
  stdout: process.stdout,
  stderr: process.stderr,
  signal: interruption.signal,
})

// Whoever waits for the process must see that a signal ended it (POSIX shells stop their script then); a server that was told to end did well.
if (interruption.signal.aborted && process.exitCode !== 0) process.kill(process.pid, interruption.signal.reason)
