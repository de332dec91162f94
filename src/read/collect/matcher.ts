import type { Pattern, Segment } from './pattern.js'

/** A pattern that matched a file: the index of its group, and its index in the group. */
export interface Match {
  readonly group: number
  readonly index: number
}

/** How much of each pattern is matched on the path to a folder. If it is empty, nothing in the folder can match. */
export type State = readonly Step[]

/**
 * Follows many patterns from folder to folder, so that one walk is enough for all. A file belongs to a group if the last pattern of the
 * group that matches it is not negated.
 */
export interface Matcher {
  /** Returns the state at the root of a volume. */
  start(volume: string): State
  /** Returns the state in the subfolder `name` of a folder with this state. */
  enter(state: State, name: string): State
  /** Does the same as `enter` on the path to the start of a search, where it skips no folder. */
  approach(state: State, name: string): State
  /** Returns the patterns that match the file `name` in a folder with this state. Files in a row with equal matches share one list. */
  matches(state: State, name: string): readonly Match[]
}

/** Folders that a pattern enters only if it names them. */
const foreignFolders = new Set(['node_modules', '.git'])

/** The next step of a pattern: a name, folders of any depth, or `below` a matched folder, in which everything matches. */
type Step = { readonly owner: Owner } & (
  | { readonly kind: 'name'; readonly accepts: (name: string) => boolean; readonly next: Step }
  | { readonly kind: 'any-depth'; readonly next: Step }
  | { readonly kind: 'below' }
)

interface Owner extends Match {
  readonly pattern: Pattern
}

const nothing: readonly never[] = []

/** Makes a matcher for groups of patterns. */
export function createMatcher(groups: readonly (readonly Pattern[])[], isWindows: boolean): Matcher {
  const fold = (text: string) => (isWindows ? text.toLowerCase() : text)
  const first = groups.flatMap((patterns, group) => patterns.map((pattern, index) => chain({ group, index, pattern })))

  const advance = (state: State, name: string, passOver: boolean): State => {
    const isForeign = passOver && foreignFolders.has(fold(name))
    const reached = new Set<Step>()
    for (const step of state) {
      // Negated patterns enter these folders too.
      if (isForeign && !step.owner.pattern.negated && !namesFolder(step.owner.pattern, name, fold)) continue
      if (step.kind !== 'name') reach(reached, step)
      else if (step.accepts(name)) reach(reached, step.next)
    }
    return withoutDeadSteps([...reached])
  }

  // Most folders have a name that no pattern mentions. They all lead to the same state.
  const unasked = new WeakMap<State, State>()
  const enter = (state: State, name: string): State => {
    const isAsked = state.some((step) => step.kind === 'name' && step.accepts(name))
    if (isAsked || foreignFolders.has(fold(name))) return advance(state, name, true)
    const known = unasked.get(state) ?? advance(state, name, true)
    unasked.set(state, known)
    return known
  }

  const latest = new WeakMap<State, readonly Match[]>()
  const sharedMatches = (state: State, name: string): readonly Match[] => {
    const found = matches(state, name)
    const last = latest.get(state)
    if (last?.length === found.length && last.every((match, position) => match === found[position])) return last
    latest.set(state, found)
    return found
  }

  return {
    start: (volume) => {
      const reached = new Set<Step>()
      for (const step of first) if (fold(step.owner.pattern.searchPath.volume) === fold(volume)) reach(reached, step)
      return withoutDeadSteps([...reached])
    },
    enter,
    approach: (state, name) => advance(state, name, false),
    matches: sharedMatches,
  }
}

function chain(owner: Owner): Step {
  const makeStep = (next: Step, segment: Segment): Step =>
    segment === 'any-depth' ? { owner, kind: segment, next } : { owner, kind: 'name', accepts: segment, next }
  return owner.pattern.segments.reduceRight<Step>(makeStep, { owner, kind: 'below' })
}

/** Adds a step, and the step after it if it may match no folder. */
function reach(reached: Set<Step>, step: Step): void {
  reached.add(step)
  if (step.kind === 'any-depth') reach(reached, step.next)
}

const namesFolder = (pattern: Pattern, name: string, fold: (text: string) => string) =>
  [...pattern.literals].some((literal) => fold(literal) === fold(name))

/** Removes patterns that a later one of their group excludes for the whole folder, and everything if only negated patterns remain. */
function withoutDeadSteps(steps: State): State {
  const excluding = steps.filter((step) => step.kind === 'below' && step.owner.pattern.negated)
  const left =
    excluding.length === 0
      ? steps
      : steps.filter(({ owner }) => !excluding.some((later) => later.owner.group === owner.group && later.owner.index > owner.index))
  return left.some((step) => !step.owner.pattern.negated) ? left : nothing
}

const acceptsFile = (step: Step, name: string): boolean => {
  if (step.kind !== 'name') return step.kind === 'below'
  return step.next.kind === 'below' && !step.owner.pattern.foldersOnly && step.accepts(name)
}

function matches(state: State, name: string): readonly Match[] {
  // The steps of a pattern are adjacent, and the patterns are in their order.
  const matched: Owner[] = []
  for (const step of state) {
    if (step.owner === matched.at(-1) || !acceptsFile(step, name)) continue
    if (step.owner.pattern.negated) removeMatches(matched, step.owner.group)
    else matched.push(step.owner)
  }
  return matched.length === 0 ? nothing : matched
}

function removeMatches(matched: Owner[], group: number): void {
  while (matched.at(-1)?.group === group) matched.pop()
}
