import { setImmediate } from 'node:timers/promises'
import type { TextSource } from '../formats/format.js'
import type { OpenTextSource } from './text-source.js'

/** How long the event loop may be blocked. Signals wait for it. */
export const maximumPauseMs = 50

/** Callbacks during the reading of a file. */
export interface Interruption {
  /** Aborts reading with its reason. */
  readonly signal?: AbortSignal | undefined
  /** Called repeatedly with the approximate share of the file that is read, from 0 to 1. */
  readonly onRest?: ((share: number) => void) | undefined
  /** Returns a promise while tests that were read wait for code that is being loaded. Then reading waits as well. */
  readonly pending?: (() => Promise<void> | undefined) | undefined
}

/** Returns a text source that regularly yields to the event loop, so that signals are handled while a large file is read. */
export function interruptible(source: OpenTextSource, { signal, onRest, pending }: Interruption): TextSource {
  return {
    path: source.path,
    async *chunks(filter) {
      let restedAtMs = performance.now()
      for await (const chunk of source.chunks(filter)) {
        if (performance.now() - restedAtMs > maximumPauseMs) {
          await setImmediate()
          signal?.throwIfAborted()
          onRest?.(Math.min(1, source.position() / source.size))
          restedAtMs = performance.now()
        }
        const waiting = pending?.()
        if (waiting !== undefined) await waiting
        yield chunk
      }
    },
  }
}
