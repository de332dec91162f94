import { unavailable } from './http-problem.js'

/** The memory for the content of all requests that bring records. */
export interface UploadMemory {
  /** Begins to count the content of a request of an organisation. */
  open(organisation: string): Upload
}

/** The content of one request. */
export interface Upload {
  /** Aborted with an HttpProblem when others need the memory, which happens only before {@link Upload.complete}. */
  readonly signal: AbortSignal
  /** Counts bytes that have come; throws an HttpProblem if they do not fit. */
  add(bytes: number): void
  /** All content has come, so the request no longer waits for its client. */
  complete(): void
  /** Frees the memory. */
  close(): void
}

interface UploadMemoryOptions {
  readonly maximumBytes: number
  /** What the requests of one organisation may take together. */
  readonly maximumBytesPerOrganisation: number
  /** A clock that cannot be set, in ms. */
  readonly now?: () => number
}

/** An organisation's own unfinished request gives way to another one if nothing came for this time, in ms. */
const idleMs = 1000

const retryAfterSeconds = 2

interface OpenUpload {
  bytes: number
  isComplete: boolean
  lastMs: number
  readonly stop: AbortController
}

interface Share {
  bytes: number
  /** The one that has made no progress for the longest time comes first. */
  readonly uploads: Set<OpenUpload>
}

/**
 * Creates a memory that organisations share. When it is full, unfinished requests of an organisation that holds more give way. So a
 * client that sends only a part of its content does not keep others out.
 */
export function createUploadMemory({
  maximumBytes,
  maximumBytesPerOrganisation,
  now = performance.now.bind(performance),
}: UploadMemoryOptions): UploadMemory {
  const shares = new Map<string, Share>()
  let bytesOfAll = 0

  const free = (share: Share, body: OpenUpload): void => {
    share.bytes -= body.bytes
    bytesOfAll -= body.bytes
    body.bytes = 0
    share.uploads.delete(body)
  }
  const unfinishedOfLarger = (than: Share): readonly [Share, OpenUpload] | undefined => {
    const larger = [...shares.values()].filter(({ bytes }) => bytes > than.bytes).sort((one, other) => other.bytes - one.bytes)
    for (const share of larger) for (const body of share.uploads) if (!body.isComplete) return [share, body]
    return undefined
  }
  const ownIdle = (share: Share, except: OpenUpload): readonly [Share, OpenUpload] | undefined => {
    for (const body of share.uploads) {
      if (!body.isComplete && body !== except && now() - body.lastMs >= idleMs) return [share, body]
    }
    return undefined
  }
  const makeRoom = (share: Share, body: OpenUpload): void => {
    for (;;) {
      const isShareFull = share.bytes > maximumBytesPerOrganisation
      if (!isShareFull && bytesOfAll <= maximumBytes) return
      const evicted = (isShareFull ? undefined : unfinishedOfLarger(share)) ?? ownIdle(share, body)
      if (evicted === undefined) throw unavailable('The server receives too much at once. Send it again later.', retryAfterSeconds)
      free(...evicted)
      evicted[1].stop.abort(
        unavailable('The content did not come in time, and other requests need the memory. Send it again.', retryAfterSeconds),
      )
    }
  }

  return {
    open(organisation) {
      const share = shares.get(organisation) ?? { bytes: 0, uploads: new Set() }
      shares.set(organisation, share)
      const body: OpenUpload = { bytes: 0, isComplete: false, lastMs: now(), stop: new AbortController() }
      share.uploads.add(body)
      const { signal } = body.stop
      return {
        signal,
        add(bytes) {
          signal.throwIfAborted()
          body.lastMs = now()
          // Moves it to the end.
          share.uploads.delete(body)
          share.uploads.add(body)
          body.bytes += bytes
          share.bytes += bytes
          bytesOfAll += bytes
          makeRoom(share, body)
        },
        complete() {
          body.isComplete = true
        },
        close() {
          free(share, body)
          if (share.uploads.size === 0 && shares.get(organisation) === share) shares.delete(organisation)
        },
      }
    },
  }
}
