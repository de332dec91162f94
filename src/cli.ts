#!/usr/bin/env node
import { main } from './cli/program.js'

// "build-report … | head" closes the pipe early, which is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

// Never process.exit: it would cut off what is still being written to a pipe.
process.exitCode = await main(process.argv.slice(2), {
  env: process.env,
  cwd: process.cwd(),
  stdout: process.stdout,
  stderr: process.stderr,
})
