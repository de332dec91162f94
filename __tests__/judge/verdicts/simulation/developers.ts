import type { Profile } from './profile.js'
import { rates } from './profile.js'
import type { Random } from './random.js'
import { type Break, type Edits, inventName, type Repository, type TestState } from './repository.js'

/** A change that waits for its merge. */
export interface PullRequest {
  /** Without the edits of its parent. */
  readonly edits: Edits
  /** The tests that it breaks at the moment, apart from those that none of its own builds runs. */
  readonly breaks: Set<number>
  readonly modules: ReadonlySet<number>
  /** Whether its builds test the branch without a merge. */
  readonly testsBranch: boolean
  /** The commit of the base branch that the branch contains. */
  branchPoint: number
  /** The pull request whose branch it is based on, and the push of it that it contains. */
  parent: PullRequest | undefined
  parentPush: Push | undefined
  readonly isFix: boolean
  readonly pushes: Push[]
}

/** A version of a pull request. */
export interface Push {
  readonly request: PullRequest
  /** The number of earlier pushes. */
  readonly index: number
  /** The commit of the base branch that the tested tree contains. */
  readonly base: number
  readonly edits: Edits
  /** The edits of the pull request and, if it is stacked, the edits of its parent. */
  readonly allEdits: Edits
  /** The push to its parent that is the tested base. Undefined if it is not stacked, or if its parent has replaced this commit. */
  readonly parent: Push | undefined
  readonly isForced: boolean
}

/** The changes that the developers of a repository make. */
export interface Developers {
  /** Pushes a new pull request, or more edits to an open one, and perhaps the branches on top of it. */
  push(): readonly Push[]
  /** Merges a pull request, or commits without one. */
  merge(): Merged
}

/** A commit of the base branch. */
export interface Merged {
  readonly commit: number
  readonly edits: Edits
  readonly modules: ReadonlySet<number>
}

export function createDevelopers(profile: Profile, repository: Repository, random: Random): Developers {
  let open: PullRequest[] = []
  /** Breaks of the base branch and the commit at which a developer notices. */
  let faults: { readonly tests: readonly number[]; readonly due: number }[] = []
  let breaks = 0
  const allModules = Array.from({ length: profile.modules }, (_, module) => module)

  const testsOf = (modules: ReadonlySet<number>): readonly number[] =>
    repository.tests.flatMap(({ index, suite }) =>
      modules.has(repository.moduleOf(suite)) && isHealthy(repository.stateAt(index, repository.head())) ? [index] : [],
    )
  const isHealthy = ({ exists, isSkipped, broken }: TestState): boolean => exists && !isSkipped && broken === undefined

  const change = (edits: Edits, test: number, edit: Partial<TestState>): void => {
    edits.set(test, { ...edits.get(test), ...edit })
  }

  function textOfBreak(): Break['text'] {
    if (random.chance(rates.environmentBreak)) return 'environment'
    if (random.chance(profile.weakBreaks)) return 'weak'
    return random.chance(rates.hasSharedCause) ? 'shared' : 'own'
  }

  function makeBreak(job?: number): Break {
    breaks += 1
    return { number: breaks, text: textOfBreak(), looksLikeFlake: random.chance(rates.looksLikeFlake), job }
  }

  /** Breaks come in clusters: tests near each other fail together. */
  function breakTests(edits: Edits, tests: readonly number[], count: number): readonly number[] {
    const isOfJob = profile.distribution !== 'shards' && random.chance(rates.jobSpecificBreak)
    const broken = makeBreak(isOfJob ? random.between(0, profile.jobs - 1) : undefined)
    const start = random.between(0, Math.max(tests.length - 1, 0))
    const chosen = tests.slice(start, start + count)
    for (const test of chosen) change(edits, test, { broken })
    return chosen
  }

  const fewTests = (): number => (random.chance(0.5) ? 1 : random.between(1, 8))
  const manyTests = (): number => Math.round(profile.tests * (0.05 + 0.35 * random.next()))

  function addBreaks({ edits, modules, breaks: broken }: PullRequest): void {
    const tests = testsOf(modules).filter((test) => !edits.has(test))
    const count = random.chance(rates.massBreakOfPullRequest) ? manyTests() : fewTests()
    for (const test of breakTests(edits, tests, count)) broken.add(test)
    if (profile.hasPathFilters && random.chance(rates.breaksOtherModule)) {
      breakTests(edits, testsOf(new Set(allModules.filter((module) => !modules.has(module)))), fewTests())
    }
  }

  function addNewTests({ edits, modules, breaks: broken }: PullRequest): void {
    const suites = Array.from({ length: repository.suites }, (_, suite) => suite).filter((suite) => modules.has(repository.moduleOf(suite)))
    const suite = random.pick(suites)
    for (let count = random.between(1, 4); count > 0; count -= 1) {
      const test = repository.addTest(suite)
      edits.set(test, { exists: true, isNew: true })
      if (!random.chance(rates.newTestFails)) continue
      change(edits, test, { broken: makeBreak() })
      broken.add(test)
    }
  }

  /** Gives tests other names: one test gets another wording, or the rows of a parameterized one get other values. */
  function renameTests(edits: Edits, tests: readonly number[]): void {
    for (const test of tests) {
      const { name } = repository.stateAt(test, repository.head())
      const other = random.chance(0.5)
        ? name.replace(/\[\d+\]/, `[${random.between(0, 999)}]`)
        : random.chance(0.5)
          ? name.replace(' with ', ' when given ').replace(' when ', ' with ')
          : inventName(random)
      change(edits, test, { name: other })
    }
  }

  const chooseOldCommit = (): number => Math.max(0, repository.head() - Math.ceil(random.exponential(rates.oldBaseCommits)))

  function start(mayBeStacked: boolean): PullRequest {
    const active = mayBeStacked ? open.slice(-rates.activePullRequests) : []
    const parents = active.filter(({ parent, pushes }) => parent === undefined && pushes.length > 0)
    const parent = parents.length > 0 && random.chance(rates.isStacked) ? random.pick(parents) : undefined
    const modules = parent?.modules ?? new Set(random.sample(allModules, random.between(1, 3)))
    const testsBranch = random.chance(profile.oldBaseShare)
    const branchPoint = testsBranch ? chooseOldCommit() : repository.head()
    const request = { ...noEdits(modules, branchPoint), testsBranch, parent }
    const { edits } = request
    const healthy = testsOf(modules)
    const near = (count: number): readonly number[] => healthy.slice(random.between(0, healthy.length - 1)).slice(0, count)
    if (random.chance(rates.addsTests)) addNewTests(request)
    if (random.chance(rates.deletesTests)) for (const test of near(random.between(1, 5))) change(edits, test, { exists: false })
    if (random.chance(rates.renamesTests)) renameTests(edits, near(random.between(1, 5)))
    if (random.chance(rates.skipsTests)) for (const test of near(random.between(1, 3))) change(edits, test, { isSkipped: true })
    if (random.chance(rates.breakingPullRequest)) addBreaks(request)
    return request
  }

  const noEdits = (modules: ReadonlySet<number>, branchPoint: number): PullRequest => ({
    edits: new Map(),
    breaks: new Set(),
    modules,
    testsBranch: false,
    branchPoint,
    parent: undefined,
    parentPush: undefined,
    isFix: false,
    pushes: [],
  })

  function startFix(): PullRequest | undefined {
    const fault = faults.find(({ due }) => due <= repository.head())
    if (fault === undefined) return undefined
    faults = faults.filter((other) => other !== fault)
    const modules = new Set(fault.tests.map((test) => repository.moduleOf(repository.tests[test]?.suite ?? 0)))
    const edits: Edits = new Map(fault.tests.map((test) => [test, { broken: undefined }]))
    return { ...noEdits(modules, repository.head()), edits, isFix: true }
  }

  function repair({ edits, breaks: broken }: PullRequest): void {
    for (const test of broken) {
      const { broken: _, ...others } = edits.get(test) ?? {}
      if (Object.keys(others).length > 0) edits.set(test, others)
      else edits.delete(test)
    }
    broken.clear()
  }

  function improve(request: PullRequest): void {
    if (request.breaks.size > 0 && !random.chance(rates.staysBroken)) {
      repair(request)
    } else if (random.chance(rates.breakingPullRequest / 2)) {
      addBreaks(request)
    }
  }

  function pushTo(request: PullRequest): Push {
    const { edits, testsBranch, parent, pushes } = request
    const isForced = pushes.length > 0 && random.chance(rates.forcePush)
    if (testsBranch && pushes.length > 0 && random.chance(rates.movesBase)) request.branchPoint = chooseOldCommit()
    else if (isForced) request.branchPoint = repository.head()
    const newest = parent?.pushes.at(-1)
    if (!testsBranch || request.parentPush?.request !== parent || isForced) request.parentPush = newest
    const { parentPush } = request
    const wasReplaced = parentPush?.request.pushes.slice(parentPush.index + 1).some((push) => push.isForced)
    const own: Edits = new Map(edits)
    const push: Push = {
      request,
      index: pushes.length,
      base: parentPush?.request.branchPoint ?? (testsBranch ? request.branchPoint : repository.head()),
      edits: own,
      allEdits: parentPush === undefined ? own : unite(parentPush.edits, own),
      parent: wasReplaced === true ? undefined : parentPush,
      isForced,
    }
    pushes.push(push)
    if (pushes.length > rates.pushesOfPullRequest) {
      close(request)
      if (request.isFix) faults.push({ tests: [...edits.keys()], due: repository.head() })
    }
    return push
  }

  /** GitHub bases the branches on top of it on the base branch. */
  function close(request: PullRequest): void {
    open = open.filter((other) => other !== request)
    for (const other of open) {
      if (other.parent !== request) continue
      other.parent = undefined
      other.parentPush = undefined
    }
  }

  const isReady = ({ pushes, breaks: { size }, testsBranch, parent }: PullRequest): boolean =>
    pushes.length > 0 && size === 0 && !testsBranch && parent === undefined

  return {
    push() {
      const fix = startFix()
      const again = open.length > 0 && random.chance(0.55)
      const request = fix ?? (again ? random.pick(open.slice(-rates.activePullRequests)) : start(true))
      if (open.includes(request)) improve(request)
      else open.push(request)
      const children = open.filter(({ parent }) => parent === request)
      const push = pushTo(request)
      return [push, ...children.filter(({ parent }) => parent === request && random.chance(rates.pushesStack)).map(pushTo)]
    },
    merge() {
      const ready = open.filter(isReady)
      const chosen = ready.find(({ isFix }) => isFix) ?? (ready.length > 0 ? random.pick(ready) : undefined)
      const request = chosen ?? start(false)
      // Who commits without a pull request has run the tests.
      repair(request)
      if (chosen !== undefined) close(chosen)
      const edits: Edits = new Map(request.edits)
      const isMass = random.chance(rates.massBreakingMerge)
      if (isMass || random.chance(rates.breakingMerge)) {
        const healthy = testsOf(profile.hasPathFilters ? request.modules : new Set(allModules)).filter((test) => !edits.has(test))
        breakTests(edits, healthy, isMass ? manyTests() : fewTests())
      }
      const commit = repository.commit(edits)
      const broken = [...edits].flatMap(([test, state]) => (state.broken === undefined ? [] : [test]))
      if (broken.length > 0) faults.push({ tests: broken, due: commit + Math.ceil(random.exponential(isMass ? 2 : rates.commitsUntilFix)) })
      return { commit, edits, modules: request.modules }
    },
  }
}

function unite(first: Edits, second: Edits): Edits {
  const united: Edits = new Map(first)
  for (const [test, edit] of second) united.set(test, { ...united.get(test), ...edit })
  return united
}
