import type { Profile } from './profile.js'
import { rates } from './profile.js'
import type { Random } from './random.js'
import { type Break, type Edits, nameTest, type Repository, type TestState } from './repository.js'

/** A change that waits for its merge. */
export interface PullRequest {
  readonly edits: Edits
  /** The tests that it breaks at the moment, apart from those that none of its own builds runs. */
  readonly breaks: Set<number>
  readonly modules: ReadonlySet<number>
  /** The old commit that its builds test, if they test the branch without a merge. */
  oldBase: number | undefined
  readonly isFix: boolean
  runs: number
}

/** The changes that the developers of a repository make. */
export interface Developers {
  /** Returns the pull request that runs next: a new one, or an open one with more edits. */
  push(): PullRequest
  /** Merges a pull request, or commits without one. */
  merge(): Merged
}

/** A commit of the base branch. */
export interface Merged {
  readonly commit: number
  readonly edits: Edits
  readonly modules: ReadonlySet<number>
}

const ok: TestState = { exists: true }
const deleted: TestState = { exists: false }
const renamed: TestState = { exists: false, renamed: true }

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

  /** Breaks come in clusters: tests near each other fail together. */
  function breakTests(tests: readonly number[], count: number): readonly [readonly number[], TestState] {
    breaks += 1
    const broken: Break = {
      cause: `break-${breaks}`,
      leg: !profile.isSharded && random.chance(rates.legSpecificBreak) ? random.between(0, profile.legs - 1) : undefined,
    }
    const start = random.between(0, Math.max(tests.length - 1, 0))
    return [tests.slice(start, start + count), { exists: true, broken }]
  }

  const fewTests = (): number => (random.chance(0.5) ? 1 : random.between(1, 8))
  const manyTests = (): number => Math.round(profile.tests * (0.05 + 0.35 * random.next()))

  function addBreaks(request: PullRequest): void {
    const tests = testsOf(request.modules).filter((test) => !request.edits.has(test))
    const [broken, state] = breakTests(tests, random.chance(rates.massBreakOfPullRequest) ? manyTests() : fewTests())
    for (const test of broken) {
      request.edits.set(test, state)
      request.breaks.add(test)
    }
    if (profile.hasPathFilters && random.chance(rates.breaksOtherModule)) {
      const others = new Set(allModules.filter((module) => !request.modules.has(module)))
      const [hidden, hiddenState] = breakTests(testsOf(others), fewTests())
      for (const test of hidden) request.edits.set(test, hiddenState)
    }
  }

  function addNewTests(edits: Edits, modules: ReadonlySet<number>): readonly number[] {
    const suites = Array.from({ length: repository.suites }, (_, suite) => suite).filter((suite) => modules.has(repository.moduleOf(suite)))
    const suite = random.pick(suites)
    return Array.from({ length: random.between(1, 4) }, () => {
      const test = repository.addTest(suite, nameTest(random))
      edits.set(test, { exists: true, isNew: true })
      return test
    })
  }

  /** Gives tests other names: one test gets another wording, or the rows of a parameterized one get other values. */
  function renameTests(edits: Edits, tests: readonly number[]): void {
    for (const test of tests) {
      const { name, suite } = repository.tests[test] ?? {}
      if (name === undefined || suite === undefined || edits.has(test)) continue
      const other = random.chance(0.5)
        ? name.replace(/\[\d+\]/, `[${random.between(0, 999)}]`)
        : random.chance(0.5)
          ? name.replace(' with ', ' when given ').replace(' when ', ' with ')
          : nameTest(random)
      edits.set(test, renamed)
      edits.set(repository.addTest(suite, other), { exists: true, isNew: true })
    }
  }

  const chooseOldBase = (): number => Math.max(0, repository.head() - Math.ceil(random.exponential(rates.oldBaseCommits)))

  function start(): PullRequest {
    const edits: Edits = new Map()
    const modules = new Set(random.sample(allModules, random.between(1, 3)))
    const oldBase = random.chance(profile.oldBaseShare) ? chooseOldBase() : undefined
    const request: PullRequest = { edits, modules, oldBase, breaks: new Set(), isFix: false, runs: 0 }
    const healthy = testsOf(modules)
    const near = (count: number): readonly number[] => healthy.slice(random.between(0, healthy.length - 1)).slice(0, count)
    if (random.chance(rates.addsTests)) {
      for (const test of addNewTests(edits, modules)) {
        if (!random.chance(rates.newTestFails)) continue
        breaks += 1
        edits.set(test, { exists: true, isNew: true, broken: { cause: `break-${breaks}`, leg: undefined } })
        request.breaks.add(test)
      }
    }
    if (random.chance(rates.deletesTests)) for (const test of near(random.between(1, 5))) edits.set(test, deleted)
    if (random.chance(rates.renamesTests)) renameTests(edits, near(random.between(1, 5)))
    if (random.chance(rates.skipsTests))
      for (const test of near(random.between(1, 3))) if (!edits.has(test)) edits.set(test, { exists: true, isSkipped: true })
    if (random.chance(rates.breakingPullRequest)) addBreaks(request)
    return request
  }

  function startFix(): PullRequest | undefined {
    const fault = faults.find(({ due }) => due <= repository.head())
    if (fault === undefined) return undefined
    faults = faults.filter((other) => other !== fault)
    const modules = new Set(fault.tests.map((test) => repository.moduleOf(repository.tests[test]?.suite ?? 0)))
    return { edits: new Map(fault.tests.map((test) => [test, ok])), modules, oldBase: undefined, breaks: new Set(), isFix: true, runs: 0 }
  }

  function repair({ edits, breaks: broken }: PullRequest): void {
    for (const test of broken) {
      const { isNew } = edits.get(test) ?? {}
      if (isNew) edits.set(test, { exists: true, isNew })
      else edits.delete(test)
    }
    broken.clear()
  }

  function improve(request: PullRequest): void {
    if (request.oldBase !== undefined && random.chance(rates.movesBase)) request.oldBase = chooseOldBase()
    if (request.breaks.size > 0 && !random.chance(rates.staysBroken)) {
      repair(request)
    } else if (random.chance(rates.breakingPullRequest / 2)) {
      addBreaks(request)
    }
  }

  const isReady = ({ runs, breaks: { size }, oldBase }: PullRequest): boolean => runs > 0 && size === 0 && oldBase === undefined

  return {
    push() {
      const fix = startFix()
      const again = open.length > 0 && random.chance(0.55)
      const request = fix ?? (again ? random.pick(open.slice(-rates.activePullRequests)) : start())
      if (open.includes(request)) improve(request)
      else open.push(request)
      request.runs += 1
      if (request.runs > rates.runsOfPullRequest) open = open.filter((other) => other !== request)
      return request
    },
    merge() {
      const ready = open.filter(isReady)
      const chosen = ready.find(({ isFix }) => isFix) ?? (ready.length > 0 ? random.pick(ready) : undefined)
      const request = chosen ?? start()
      // Who commits without a pull request has run the tests.
      repair(request)
      open = open.filter((other) => other !== chosen)
      const edits: Edits = new Map(request.edits)
      const isMass = random.chance(rates.massBreakingMerge)
      if (isMass || random.chance(rates.breakingMerge)) {
        const healthy = testsOf(profile.hasPathFilters ? request.modules : new Set(allModules)).filter((test) => !edits.has(test))
        const [broken, state] = breakTests(healthy, isMass ? manyTests() : fewTests())
        for (const test of broken) edits.set(test, state)
      }
      const commit = repository.commit(edits)
      const broken = [...edits].flatMap(([test, state]) => (state.broken === undefined ? [] : [test]))
      if (broken.length > 0) faults.push({ tests: broken, due: commit + Math.ceil(random.exponential(isMass ? 2 : rates.commitsUntilFix)) })
      return { commit, edits, modules: request.modules }
    },
  }
}
