import { unavailable } from './http-problem.js'

/** The memory for the content of all uploads of records. */
export interface UploadMemory {
  /** The size of all counted content. */
  readonly bytes: number
  /** Starts to count the content of an organisation's upload. */
  open(organisation: string): Upload
}

/** The content of one upload. */
export interface Upload {
  /** Aborted with an HttpProblem if other uploads need the memory. Never aborted after {@link Upload.complete}. */
  readonly signal: AbortSignal
  /** Counts received bytes. Throws an HttpProblem if they do not fit. */
  add(bytes: number): void
  /** Reports that all content has arrived, so the upload no longer waits for its client. */
  complete(): void
  /** Frees the memory. */
  close(): void
}

interface UploadMemoryOptions {
  readonly maximumBytes: number
  /** The maximum for all uploads of one organisation. */
  readonly maximumBytesPerOrganisation: number
  /** A monotonic clock in ms. */
  readonly now?: () => number
}

/** An unfinished upload makes room for another one of its organisation if nothing arrived for this time, in ms. */
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
  /** Ordered by the last progress, the oldest first. */
  readonly uploads: Set<OpenUpload>
}

/**
 * Creates a memory that organisations share. When it is full, unfinished uploads of an organisation that uses more are aborted, so that a
 * client that sends only a part of its content cannot block others.
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
      if (evicted === undefined)
        throw unavailable('upload_memory', 'The server is receiving too many uploads. Retry later.', retryAfterSeconds)
      free(...evicted)
      evicted[1].stop.abort(
        unavailable('upload_memory', 'The upload was incomplete when other uploads needed its memory. Retry it.', retryAfterSeconds),
      )
    }
  }

  return {
    get bytes() {
      return bytesOfAll
    },
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
          // Moves the upload to the end.
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
