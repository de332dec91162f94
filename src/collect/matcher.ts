import type { Pattern, Segment } from './pattern.js'

/** A pattern that matched a file: `group` and `index` are its place in the groups that the matcher was made of. */
export interface Match {
  readonly group: number
  readonly index: number
}

/** How far each pattern has come on the way to a folder. Nothing below can match where it is empty. */
export type State = readonly Step[]

/**
 * Follows many patterns at once from folder to folder, so that one walk serves all. Each group of patterns is evaluated
 * in its order: a file belongs to the group where the last pattern that matches it is not negated.
 */
export interface Matcher {
  /** The state at the root of a volume. */
  start(volume: string): State
  /** The state in the folder `name` of the folder that `state` is of. */
  enter(state: State, name: string): State
  /** As `enter`, on the way to where a search begins: no folder is passed over. */
  approach(state: State, name: string): State
  /** What matches the file `name` of the folder that `state` is of. */
  matches(state: State, name: string): readonly Match[]
}

/** Folders of other people's files, which nothing finds its way into that does not name them. */
const foreignFolders = new Set(['node_modules', '.git'])

/** A step of a pattern: its next name, folders of any depth, or `below` a folder that matched, where everything matches. */
type Step = { readonly owner: Owner } & (
  | { readonly kind: 'name'; readonly accepts: (name: string) => boolean; readonly next: Step }
  | { readonly kind: 'any-depth'; readonly next: Step }
  | { readonly kind: 'below' }
)

interface Owner extends Match {
  readonly pattern: Pattern
}

const nothing: readonly never[] = []

/** Makes the matcher of some groups of patterns. */
export function createMatcher(groups: readonly (readonly Pattern[])[], isWindows: boolean): Matcher {
  const fold = (text: string) => (isWindows ? text.toLowerCase() : text)
  const first = groups.flatMap((patterns, group) => patterns.map((pattern, index) => chain({ group, index, pattern })))

  const advance = (state: State, name: string, passOver: boolean): State => {
    const isForeign = passOver && foreignFolders.has(fold(name))
    const reached = new Set<Step>()
    for (const step of state) {
      // What is excluded stays excluded in there.
      if (isForeign && !step.owner.pattern.negated && !namesFolder(step.owner.pattern, name, fold)) continue
      if (step.kind !== 'name') reach(reached, step)
      else if (step.accepts(name)) reach(reached, step.next)
    }
    return withoutHopeless([...reached])
  }

  // Most folders have a name that no pattern asks for; they all lead to the same state.
  const unasked = new WeakMap<State, State>()
  const enter = (state: State, name: string): State => {
    const isAsked = state.some((step) => step.kind === 'name' && step.accepts(name))
    if (isAsked || foreignFolders.has(fold(name))) return advance(state, name, true)
    const known = unasked.get(state) ?? advance(state, name, true)
    unasked.set(state, known)
    return known
  }

  return {
    start: (volume) => {
      const reached = new Set<Step>()
      for (const step of first) if (fold(step.owner.pattern.searchPath.volume) === fold(volume)) reach(reached, step)
      return withoutHopeless([...reached])
    },
    enter,
    approach: (state, name) => advance(state, name, false),
    matches,
  }
}

function chain(owner: Owner): Step {
  const makeStep = (next: Step, segment: Segment): Step =>
    segment === 'any-depth' ? { owner, kind: segment, next } : { owner, kind: 'name', accepts: segment, next }
  return owner.pattern.segments.reduceRight<Step>(makeStep, { owner, kind: 'below' })
}

/** Folders of any depth may be none. */
function reach(reached: Set<Step>, step: Step): void {
  reached.add(step)
  if (step.kind === 'any-depth') reach(reached, step.next)
}

const namesFolder = (pattern: Pattern, name: string, fold: (text: string) => string) =>
  [...pattern.literals].some((literal) => fold(literal) === fold(name))

/** Forgets patterns that a later one of their group takes back for a whole folder, and everything where only negated ones are left. */
function withoutHopeless(steps: State): State {
  const takenBack = steps.filter((step) => step.kind === 'below' && step.owner.pattern.negated)
  const left =
    takenBack.length === 0
      ? steps
      : steps.filter(({ owner }) => !takenBack.some((later) => later.owner.group === owner.group && later.owner.index > owner.index))
  return left.some((step) => !step.owner.pattern.negated) ? left : nothing
}

const acceptsFile = (step: Step, name: string): boolean => {
  if (step.kind !== 'name') return step.kind === 'below'
  return step.next.kind === 'below' && !step.owner.pattern.foldersOnly && step.accepts(name)
}

function matches(state: State, name: string): readonly Match[] {
  // The steps of a pattern stand together, and the patterns in their order.
  const matched: Owner[] = []
  for (const step of state) {
    if (step.owner === matched.at(-1) || !acceptsFile(step, name)) continue
    if (step.owner.pattern.negated) takeBack(matched, step.owner.group)
    else matched.push(step.owner)
  }
  return matched.length === 0 ? nothing : matched.map(({ group, index }) => ({ group, index }))
}

function takeBack(matched: Owner[], group: number): void {
  while (matched.at(-1)?.group === group) matched.pop()
}
