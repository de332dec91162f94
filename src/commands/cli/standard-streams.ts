import type { EventEmitter } from 'node:events'
import { createLog } from './log.js'
import type { Output } from './options.js'

type Stream = Output & EventEmitter

/**
 * Keeps the process alive if its output cannot be written, for example because a disk is full, and reports the first such failure. A reader
 * that closes a pipe early, as in `build-report … | head`, is not a failure.
 * @param onFailure called for every failure, even after everything was written
 */
export function watchStreams({ stdout, stderr }: { readonly stdout: Stream; readonly stderr: Stream }, onFailure: () => void): void {
  let isReported = false
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') return
      onFailure()
      if (isReported || stream === stderr) return
      isReported = true
      const log = createLog({ stream: stderr, color: false, quiet: false })
      log.problem({ severity: 'error', message: `The output cannot be written: ${error.message}.` })
    })
  }
}
