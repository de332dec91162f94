import type {
  BoardComment,
  Clock,
  CommentBoard,
  CommentContent,
  PartStore,
  SharedPart,
} from '../../../../src/deliver/reporters/comment/converge.js'

/** An error after which the same request may succeed. */
export class TemporaryError extends Error {}

/** The fate of one request: an answer that is lost before or after the work, or a quick server error. */
export type RequestFault = 'lost' | 'lost-after-work' | 'bad-gateway' | undefined

/** The slowness of the simulated services, in ms. */
export interface Slowness {
  readonly requestMs: number
  /** The maximum time until a list contains a new part. */
  readonly listLagMs: number
  /** The maximum age of what a reading request returns. */
  readonly readLagMs: number
  /** The time until the list of comments contains a new one; default: 0. */
  readonly commentLagMs?: number
}

/** Time that passes only when all tasks wait. */
export interface VirtualTime extends Clock {
  /** Runs tasks until all of them have ended. */
  run<Result>(tasks: readonly Promise<Result>[]): Promise<readonly PromiseSettledResult<Result>[]>
}

export function createVirtualTime(): VirtualTime {
  let time = 0
  let order = 0
  const waits: { readonly at: number; readonly order: number; readonly resume: () => void }[] = []
  return {
    now: () => time,
    wait: (ms) =>
      new Promise((resume) => {
        order += 1
        waits.push({ at: time + ms, order, resume })
      }),
    async run(tasks) {
      let isOver = false
      const settled = Promise.allSettled(tasks)
      void settled.then(() => {
        isOver = true
      })
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve))
        if (isOver) return settled
        waits.sort((one, other) => other.at - one.at || other.order - one.order)
        const next = waits.pop()
        if (next === undefined) throw new Error('A task waits for nothing.')
        time = next.at
        next.resume()
      }
    },
  }
}

interface StoredComment<Part extends SharedPart> {
  readonly id: number
  /** All states with their times, the oldest first. */
  readonly states: { readonly at: number; readonly content: CommentContent<Part> & { readonly run: number }; readonly isHidden: boolean }[]
}

/** One pull request and one run, whose requests take time. Nothing compares versions, as on GitHub. */
export function simulateGitHub<Part extends SharedPart>(clock: Clock, slowness: Slowness, random: () => number) {
  const comments: StoredComment<Part>[] = []
  const stored = new Map<string, { readonly part: Part; readonly listedAt: number; readonly readableAt: number }>()
  let requests = 0
  let writes = 0
  let creations = 0

  const delay = () => clock.wait(20 + random() * slowness.requestMs)

  async function request<Result>(fault: RequestFault, work: () => Result): Promise<Result> {
    requests += 1
    await delay()
    if (fault === 'bad-gateway') throw new TemporaryError('502')
    if (fault === 'lost') {
      await clock.wait(random() * 3_000)
      throw new TemporaryError('no answer')
    }
    const result = work()
    await delay()
    if (fault === undefined) return result
    await clock.wait(random() * 3_000)
    throw new TemporaryError('no answer')
  }

  const stateOf = (comment: StoredComment<Part>, at: number) => comment.states.findLast((state) => state.at <= at)
  const write = (comment: StoredComment<Part>, change: Partial<StoredComment<Part>['states'][number]>) => {
    const last = comment.states.at(-1)
    if (last !== undefined) comment.states.push({ ...last, ...change, at: clock.now() })
  }
  const shown = (comment: StoredComment<Part>, at: number): BoardComment<Part>[] => {
    const state = stateOf(comment, at)
    if (state === undefined) return []
    const { id } = comment
    return [{ id, nodeId: `node${id}`, url: `#${id}`, isHidden: state.isHidden, content: state.content }]
  }

  /** Connects a job. @param faults the fates of its requests, in order */
  function connect(run: number, faults: RequestFault[]): CommentBoard<Part> {
    const knownStates = new Set<number>()
    return {
      async find() {
        const at = () => clock.now() - random() * slowness.readLagMs
        const found = await request(faults.shift(), () => {
          const time = at()
          const isListed = ({ states: [first] }: StoredComment<Part>) => (first?.at ?? 0) + (slowness.commentLagMs ?? 0) <= clock.now()
          return comments.filter(isListed).flatMap((comment) => shown(comment, time))
        })
        // The author and the state of a comment are one more request for those that are not known yet.
        if (found.some(({ id }) => !knownStates.has(id))) {
          await request(undefined, () => {})
          for (const { id } of found) knownStates.add(id)
        }
        return found
      },
      create: (content) => {
        writes += 1
        creations += 1
        return request(faults.shift(), () => {
          const id = comments.length + 1
          comments.push({ id, states: [{ at: clock.now(), content: { ...content, run }, isHidden: false }] })
          knownStates.add(id)
          return { id, nodeId: `node${id}`, url: `#${id}` }
        })
      },
      update: ({ id }, content) => {
        writes += 1
        return request(faults.shift(), () => {
          const comment = comments.find((one) => one.id === id)
          if (comment === undefined) return undefined
          write(comment, { content: { ...content, run } })
          return { url: `#${id}` }
        })
      },
      async hide(hidden) {
        writes += 1
        await request(faults.shift(), () => {
          for (const comment of comments) if (hidden.some(({ id }) => id === comment.id)) write(comment, { isHidden: true })
        }).catch((error: unknown) => {
          if (!(error instanceof TemporaryError)) throw error
        })
      },
    }
  }

  const store: PartStore<Part> = {
    async list() {
      await delay()
      return [...stored].flatMap(([name, { listedAt }]) => (listedAt <= clock.now() ? [name] : []))
    },
    async read(name) {
      await delay()
      const found = stored.get(name)
      return found !== undefined && found.readableAt <= clock.now() ? found.part : undefined
    },
  }

  return {
    connect,
    store,
    async upload(part: Part): Promise<void> {
      await delay()
      const now = clock.now()
      stored.set(part.name, {
        part,
        listedAt: now + random() * slowness.listLagMs,
        readableAt: now,
      })
    },
    /** Makes a part unreadable, although it stays in the list. */
    breakPart(name: string): void {
      const found = stored.get(name)
      if (found !== undefined) stored.set(name, { ...found, readableAt: Number.POSITIVE_INFINITY })
    },
    visible: () => comments.flatMap((comment) => shown(comment, clock.now())).filter(({ isHidden }) => !isHidden),
    addComment(content: CommentContent<Part> & { readonly run: number }): void {
      comments.push({ id: comments.length + 1, states: [{ at: clock.now(), content, isHidden: false }] })
    },
    /** Deletes a comment, as a user does. */
    removeComment(id: number): void {
      comments.splice(
        comments.findIndex((comment) => comment.id === id),
        1,
      )
    },
    costs: () => ({ requests, writes, creations }),
  }
}
