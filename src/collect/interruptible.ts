import { setImmediate } from 'node:timers/promises'
import type { TextSource } from '../formats/format.js'
import type { OpenTextSource } from './text-source.js'

/** How long the event loop may stand still, in ms: signals wait for it. */
const maximumPauseMs = 50

/** Who may want something while a file is read. */
export interface Interruption {
  /** Once it is aborted, the reading ends with its reason. */
  readonly signal?: AbortSignal | undefined
  /** Told now and then how much of the file is read: about, from 0 to 1. */
  readonly onRest?: ((share: number) => void) | undefined
}

/** The same text, whose reading rests now and then, so that a large file makes nobody deaf to signals. */
export function interruptible(source: OpenTextSource, { signal, onRest }: Interruption): TextSource {
  return {
    path: source.path,
    async *chunks() {
      let restedAtMs = performance.now()
      for await (const chunk of source.chunks()) {
        if (performance.now() - restedAtMs > maximumPauseMs) {
          await setImmediate()
          signal?.throwIfAborted()
          onRest?.(Math.min(1, source.position() / source.size))
          restedAtMs = performance.now()
        }
        yield chunk
      }
    },
  }
}
