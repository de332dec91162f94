import type { Push } from './parts/earlier-pushes.js'

/** The results of one step, as the algorithm sees them. */
export interface SharedPart {
  /** Differs between all steps and attempts of a run. */
  readonly name: string
  /** Equal for equal results. */
  readonly fingerprint: string
  /** Whether details were left out to save space. */
  readonly isReduced?: boolean
}

/** The parts that the jobs of one run share. */
export interface PartStore<Part extends SharedPart> {
  /** Returns the names of the parts of the run. Later calls may return more, and the newest parts may be missing. */
  list(): Promise<readonly string[]>
  /** Returns undefined if the part cannot be read, and `foreign` if it belongs to another comment of the run. */
  read(name: string): Promise<Part | 'foreign' | undefined>
}

/** The hidden content of a comment. */
export interface CoveredParts<Part extends SharedPart> {
  /** The number of the run that wrote it. Later runs of a workflow have greater numbers. */
  readonly run: number
  readonly parts: readonly Part[]
  /** The names of all parts that the comment covers: the parts above, and those that could not be read or are outdated. */
  readonly covered: ReadonlySet<string>
  /** The names of the jobs that reported in the run before. */
  readonly expected?: readonly string[]
  /** The failures of the runs before, the newest first. */
  readonly pushes?: readonly Push[]
}

/** A comment with our mark and by our author. */
export interface BoardComment<Part extends SharedPart> {
  readonly id: number
  readonly nodeId: string
  readonly url: string
  readonly isHidden: boolean
  /** `run` is 0 and nothing is covered if the content cannot be read. */
  readonly content: CoveredParts<Part>
}

/** The comments at one place. */
export interface CommentBoard<Part extends SharedPart> {
  find(): Promise<readonly BoardComment<Part>[]>
  create(content: CommentContent<Part>): Promise<Pick<BoardComment<Part>, 'id' | 'nodeId' | 'url'>>
  /** Returns undefined if the comment does not exist any more. */
  update(comment: BoardComment<Part>, content: CommentContent<Part>): Promise<Pick<BoardComment<Part>, 'url'> | undefined>
  /** Ignores failures, because an outdated comment does no harm. */
  hide(comments: readonly BoardComment<Part>[]): Promise<void>
}

/** The content of a comment to write. */
export interface CommentContent<Part extends SharedPart> {
  readonly parts: readonly Part[]
  readonly covered: ReadonlySet<string>
}

/** The state before a comment is written. */
export interface Situation<Part extends SharedPart> {
  readonly parts: readonly Part[]
  /** Whether this run has already written a comment. */
  readonly isWritten: boolean
  /** The comment of an earlier run. */
  readonly earlier: BoardComment<Part> | undefined
}

/** The waits of the algorithm. */
export interface Clock {
  /** In ms. */
  now(): number
  wait(ms: number): Promise<void>
}

export interface Convergence<Part extends SharedPart> {
  readonly own: Part
  readonly run: number
  /** Absent if the parts of other jobs cannot be read: then only the comment itself has them. */
  readonly store?: PartStore<Part> | undefined
  /** Whether the own part is in the store. */
  readonly isStored: boolean
  readonly board: CommentBoard<Part>
  /** Whether no other job can write the comment at the same time. */
  readonly isAlone: boolean
  readonly clock: Clock
  /** Returns a number from 0 to 1, without 1. */
  readonly random: () => number
  /** Returns why these parts get no comment, or undefined if they get one. */
  readonly reasonForNone: (situation: Situation<Part>) => string | undefined
  /** Returns whether the same request may succeed later. Other errors end the algorithm. */
  readonly isTemporary: (error: unknown) => boolean
}

/** The outcome. `skipped`: this run writes no comment. */
export type Converged =
  | { readonly kind: 'written' | 'covered'; readonly url: string | undefined }
  | { readonly kind: 'skipped'; readonly reason: string; readonly url?: string | undefined }

const maximumMs = 60_000
/** GitHub counts 80 writes per minute, and notifies subscribers of comments. */
const maximumWrites = 7
const creationMs = 1_500
const crowd = 8
const crowdMs = 5_000
const shortestCrowdMs = 2_000
const verificationMs = 2_000
const verificationWithoutStoreMs = 5_000
const shortestPauseMs = 300
const longestPauseMs = 1_500
const laterPauses = 4
const maximumTries = 2
/** The looks for the created comment end after twice this time. */
const longestUnlistedMs = 16_000
const readsAtOnce = 16

const deleted: Converged = { kind: 'skipped', reason: 'The comment of this run was deleted, so this run writes no other one.' }

/**
 * Writes until exactly one comment covers all parts of the run. GitHub cannot update a comment only if it has not changed, so two jobs can
 * overwrite each other's comment. Therefore every job looks again after it has written, and writes again if a part is missing. The last
 * writer of a run always sees everything. The list of comments may show a new comment late, so a job remembers the one that it has created,
 * creates no other one, and looks until the list shows it: then it also shows the comments that other jobs have created before.
 * @throws the error of a request that is not temporary, or the last temporary error if there was no answer in time; after a successful write,
 *   neither
 */
export async function converge<Part extends SharedPart>(given: Convergence<Part>): Promise<Converged> {
  const { own, run, board, isAlone, clock, random } = given
  const end = clock.now() + maximumMs
  const parts = createPartCollection(given)
  let writes = 0
  let url: string | undefined
  let created: BoardComment<Part> | undefined
  let isListed = true
  let unlistedMs = verificationMs
  /** The number of comments that may exist although GitHub has not confirmed them. */
  let unconfirmed = 0
  let isPaused = false
  let isLookedTwice = false

  const pauseMs = () => (shortestPauseMs + random() * (longestPauseMs - shortestPauseMs)) * (writes > 1 ? laterPauses : 1)

  /** Finds the comments, with the created one. */
  async function find(): Promise<readonly BoardComment<Part>[]> {
    const found = await board.find()
    if (created === undefined) return found
    const { id } = created
    isListed = found.some((comment) => comment.id === id)
    return isListed ? found : [...found, created]
  }

  async function create(content: CommentContent<Part>): Promise<void> {
    unconfirmed += 1
    const answer = await board.create(content)
    unconfirmed -= 1
    url = answer.url
    created = { ...answer, isHidden: false, content: { run, ...content } }
    isListed = false
  }

  /** Returns whether the comment existed. */
  async function update(target: BoardComment<Part>, content: CommentContent<Part>): Promise<boolean> {
    const answer = await board.update(target, content)
    if (answer === undefined) return false
    url = answer.url
    if (target.id === created?.id) created = { ...created, content: { run, ...content } }
    return true
  }

  async function hide(comments: readonly BoardComment<Part>[]): Promise<void> {
    if (comments.length === 0) return
    await board.hide(comments)
    if (created !== undefined && comments.some(({ id }) => id === created?.id)) created = { ...created, isHidden: true }
  }

  /** Performs one look and, if necessary, one write. Returns undefined if another round is necessary. */
  async function round(): Promise<Converged | undefined> {
    if (!isPaused && !isAlone && (await parts.hasNew())) {
      // Another job is about to write the comment, and may cover this part.
      isPaused = true
      await clock.wait(pauseMs())
    }
    const comments = await find()
    await parts.list(comments)
    const newest = Math.max(0, ...comments.map(({ content }) => content.run))
    if (newest > run) return { kind: 'skipped', reason: `Run ${newest}, which is newer, has already written the comment.` }
    const visible = visibleOf(comments)
    const [target, ...others] = visible
    const names = await parts.relevantNames(target)
    const isCovered = target !== undefined && parts.isCovered(target, names)
    if (isCovered && others.length === 0) {
      if (isListed || clock.now() >= end || unlistedMs > longestUnlistedMs)
        return { kind: writes > 0 ? 'written' : 'covered', url: target.url }
      await clock.wait(unlistedMs)
      unlistedMs *= 2
      return undefined
    }
    if (target === undefined && created !== undefined) return deleted

    const pause = isAlone ? 0 : pauseBefore(target, names)
    if (pause > 0) {
      await clock.wait(pause)
      return undefined
    }
    isPaused = false
    isLookedTwice = false

    const content = await parts.unite(visible, names)
    const isWritten = visible.some((comment) => comment.content.run === run)
    const earlier = visible.find((comment) => comment.content.run < run)
    const reason = given.reasonForNone({ parts: content.parts, isWritten, earlier })
    if (reason !== undefined) return { kind: 'skipped', reason, url: earlier?.url }
    if (writes >= maximumWrites) return giveUp()
    writes += 1
    if (target === undefined) await create(content)
    else if (!isCovered && !(await update(target, content))) return deleted
    await hide(others)
    if (isAlone && unconfirmed === 0) return { kind: 'written', url }
    await clock.wait(isAlone || given.isStored ? verificationMs : verificationWithoutStoreMs)
    return undefined
  }

  /**
   * Ends although parts of other jobs may be missing. Two jobs may have created a comment each, so the younger ones are hidden after their
   * parts were added to the oldest one. Asks only for the comments, because the store may be the reason for the end. The comment is
   * written, so a failure does not matter.
   */
  async function giveUp(): Promise<Converged> {
    try {
      const [target, ...others] = visibleOf(await find())
      if (target?.content.run !== run) return { kind: 'written', url }
      const content = parts.inComments([target, ...others])
      if (!parts.isCovered(target, content.covered) && !(await update(target, content))) return deleted
      await hide(others)
      return { kind: 'written', url: target.url }
    } catch {
      return { kind: 'written', url }
    }
  }

  /** Returns the wait before the next look; 0 if the comment is to be written now. */
  function pauseBefore(target: BoardComment<Part> | undefined, names: ReadonlySet<string>): number {
    if (target === undefined && !isLookedTwice) {
      isLookedTwice = true
      isPaused = true
      return random() * creationMs + 1
    }
    if (isPaused) return 0
    const isContended = writes > 0 || [...names].some((name) => name !== own.name && !target?.content.covered.has(name))
    isPaused = isContended
    return isContended ? pauseMs() : 0
  }

  if (!isAlone && (await parts.list([])).size > crowd) {
    await clock.wait(shortestCrowdMs + random() * (crowdMs - shortestCrowdMs))
  }
  for (;;) {
    try {
      const outcome = await round()
      if (outcome !== undefined) return outcome
      // Waiting for the end of a rate limit may take longer than all looks.
      if (writes > 0 && clock.now() >= end) return await giveUp()
    } catch (error) {
      if (given.isTemporary(error) && clock.now() < end && writes < maximumWrites) await clock.wait(verificationMs)
      // Only a later look or write has failed: the comment contains the own part.
      else if (url !== undefined) return { kind: 'written', url }
      else throw error
    }
  }
}

/** Returns the comments that are not hidden, the oldest first. */
const visibleOf = <Part extends SharedPart>(comments: readonly BoardComment<Part>[]): readonly BoardComment<Part>[] =>
  comments.filter(({ isHidden }) => !isHidden).toSorted((one, other) => one.id - other.id)

/** Gathers the parts of a run, each of them once. */
function createPartCollection<Part extends SharedPart>({ own, run, store }: Convergence<Part>) {
  const known = new Map<string, Part>([[own.name, own]])
  const names = new Set<string>([own.name])
  const tries = new Map<string, number>()
  const foreign = new Set<string>()
  const listed = new Set<string>()

  const readStored = async (name: string): Promise<Part | undefined> => {
    const count = tries.get(name) ?? 0
    // A comment may name any number of parts, and parts of an earlier day have expired.
    if (store === undefined || !listed.has(name) || count >= maximumTries) return undefined
    tries.set(name, count + 1)
    const part = await store.read(name)
    if (part === 'foreign') {
      foreign.add(name)
      return undefined
    }
    return part ?? (count + 1 < maximumTries ? readStored(name) : undefined)
  }

  /** Reads parts that are not known yet. */
  async function load(wanted: readonly string[]): Promise<void> {
    const unknown = wanted.filter((name) => !known.has(name) && !foreign.has(name))
    for (let start = 0; start < unknown.length; start += readsAtOnce) {
      await Promise.all(
        unknown.slice(start, start + readsAtOnce).map(async (name) => {
          const part = await readStored(name)
          if (part !== undefined) known.set(name, part)
        }),
      )
    }
  }

  /** Returns the parts in comments of this run, if possible with their details. */
  function writtenIn(comments: readonly BoardComment<Part>[]): ReadonlyMap<string, Part> {
    const written = new Map<string, Part>()
    for (const { content } of comments) {
      if (content.run !== run) continue
      for (const part of content.parts) if (written.get(part.name)?.isReduced ?? true) written.set(part.name, part)
    }
    return written
  }

  async function listStored(): Promise<void> {
    for (const name of (await store?.list()) ?? []) {
      names.add(name)
      listed.add(name)
    }
  }

  return {
    /** Returns whether the store lists parts that neither it nor a comment has listed before. */
    async hasNew(): Promise<boolean> {
      const before = names.size
      await listStored()
      return names.size > before
    },
    /** Returns the names of all parts that the store or a comment of this run has ever listed. */
    async list(comments: readonly BoardComment<Part>[]): Promise<ReadonlySet<string>> {
      for (const { content } of comments) if (content.run === run) for (const name of content.covered) names.add(name)
      await listStored()
      return names
    },
    /** Returns the names of the parts that belong to this comment. Parts that the comment covers are its own. */
    async relevantNames(target: BoardComment<Part> | undefined): Promise<ReadonlySet<string>> {
      const covered = target?.content.run === run ? target.content.covered : new Set<string>()
      await load([...names].filter((name) => !covered.has(name)))
      return new Set([...names].filter((name) => !foreign.has(name)))
    },
    isCovered({ content }: BoardComment<Part>, wanted: ReadonlySet<string>): boolean {
      if (content.run !== run) return false
      const written = content.parts.find(({ name }) => name === own.name)
      if (written !== undefined && written.fingerprint !== own.fingerprint) return false
      return [...wanted].every((name) => content.covered.has(name))
    },
    /** Returns the parts that comments of this run contain and those that are known, without asking the store. */
    inComments(comments: readonly BoardComment<Part>[]): CommentContent<Part> {
      const written = writtenIn(comments)
      const covered = new Set([own.name])
      for (const { content } of comments) if (content.run === run) for (const name of content.covered) covered.add(name)
      return { parts: [...covered].flatMap((name) => known.get(name) ?? written.get(name) ?? []), covered }
    },
    /** Returns all parts: from memory, else from the store, else from a comment of this run. */
    async unite(comments: readonly BoardComment<Part>[], wanted: ReadonlySet<string>): Promise<CommentContent<Part>> {
      const written = writtenIn(comments)
      await load([...wanted].filter((name) => written.get(name)?.isReduced ?? true))
      for (const [name, part] of written) if (!known.has(name)) known.set(name, part)
      return { parts: [...wanted].flatMap((name) => known.get(name) ?? []), covered: new Set(wanted) }
    },
  }
}
