import { definedFields } from '../base/defined-fields.js'
import type { TimeBudget } from '../base/http/time-budget.js'
import { formatCount } from '../base/text/counts.js'
import { displayLine } from '../base/text/display-text.js'
import { shorten } from '../base/text/shorten.js'
import type { Config } from '../config/config.js'
import type { Checkouts } from '../host/ci-context/checkouts.js'
import type { CiContext } from '../host/ci-context/ci-context.js'
import { readEvent } from '../host/ci-context/github-event.js'
import { testedBase } from '../host/ci-context/tested-base.js'
import { readCommit } from '../host/git/read-commit.js'
import { findRepository } from '../host/git/repository.js'
import type { LostTime } from '../host/github/lost-time.js'
import { type BuildProperties, createBuildProperties } from '../judge/earlier-builds/build-properties.js'
import type { EvidenceStore, ReadHistory, WrittenHistory } from '../judge/earlier-builds/history-source.js'
import { recordedProperties } from '../judge/earlier-builds/recorded-properties.js'
import type { BuildResults, BuildTest } from '../judge/history/build-results.js'
import { commitFacts } from '../judge/history/commit-facts.js'
import type { TestHistories } from '../judge/history/test-histories.js'
import { withNewNames } from '../judge/history/with-new-names.js'
import { buildId, buildOfRun } from '../judge/history-artifacts/build-of-run.js'
import { isIncomplete, type RunSummary } from '../judge/summary/run-summary.js'
import { referTo } from '../judge/verdicts/build-reference.js'
import { type JudgedRunResults, ownEvidence } from '../judge/verdicts/evidence/own-evidence.js'
import { countFailedBuilds } from '../judge/verdicts/failed-builds.js'
import type { JudgeInput } from '../judge/verdicts/judge.js'
import type { Judgement } from '../judge/verdicts/judgement.js'
import { mayHaveSigns } from '../judge/verdicts/signs.js'
import { findTestedBuild } from '../judge/verdicts/tested-build.js'
import { isUnrelated } from '../judge/verdicts/unrelated-history.js'
import type { HistorySummary } from '../judge/verdicts/verdict.js'
import type { Problem } from '../records/problem.js'
import { gapReason } from '../report/content/verdicts/history-gap.js'
import { buildRefusal } from './build-refusal.js'
import type { JobMemory } from './job-memory.js'
import { judgeWithEvidence } from './judge-with-evidence.js'
import { openHistory } from './open-history.js'
import type { RunContext, RunRequest } from './run-request.js'

/** The run whose history is wanted. */
export interface RunHistoryOptions extends Pick<RunContext, 'env'> {
  readonly say: RunContext['say'] | undefined
  readonly token: string | undefined
  readonly request: RunRequest
  readonly config: Config
  readonly ciContext: () => CiContext
  readonly results: BuildResults
  readonly checkouts: Checkouts
  readonly serverTimeBudget: TimeBudget
  readonly lostTime: LostTime
  readonly memory: () => Promise<JobMemory | undefined>
  /** Unix ms. */
  readonly now: number
  /** Returns a text without secrets. */
  readonly mask: (text: string) => string
}

/** The results of a run, compared with earlier builds. */
export interface ComparedRun {
  readonly histories?: TestHistories
  readonly judgement?: Judgement
  readonly summary: HistorySummary
  /** Whether the run has no tests, but earlier builds have some. */
  readonly hasLostTests?: true
  /** The properties of earlier builds. */
  readonly buildProperties?: BuildProperties
  /** Why the history could not be read, although there may be one. */
  readonly fault?: string
  readonly problems: readonly Problem[]
}

/** The history of a run. */
export interface RunHistory {
  /**
   * Compares the results of the run with earlier builds. Must be called once.
   * @param isQuarantined returns whether the failure of a test is excused
   */
  compare(isQuarantined: (test: BuildTest) => boolean): Promise<ComparedRun>
  /** Adds the run to the history, if it is a build of its branch. Must be called after `compare`. */
  add(summary: RunSummary): Promise<WrittenHistory>
}

/** Opens the history of a run. Returns undefined if the request does not ask for one. Reads nothing yet. */
export function createRunHistory(options: RunHistoryOptions): RunHistory | undefined {
  const { request, env, ciContext, checkouts, results, now, mask } = options
  const store = openHistory(options, () => idsOfFailures(results))
  if (store === undefined) return undefined
  let ofRun: Omit<JudgedRunResults, 'results'> = { judgement: undefined, isQuarantined: () => false }
  return {
    async compare(isQuarantined) {
      const read = await store.read()
      const found = { ...read, ...definedFields({ histories: withNewNames(read.histories, results) }) }
      const outcome = await compared(found, options, isQuarantined, {
        pushes: await pushesBefore(found, options),
        evidence: store.evidence,
      })
      ofRun = { judgement: outcome.judgement, isQuarantined }
      return {
        ...outcome,
        ...definedFields({ fault: found.fault }),
        problems: [...found.problems, ...leftOutProblems(results), ...unrelatedProblems(found, results)],
      }
    },
    async add(summary) {
      const { counts, status, problems, properties, files } = summary
      const context = ciContext()
      const event = readEvent(env.GITHUB_EVENT_PATH)
      const build = buildOfRun({
        ciContext: context,
        event,
        now,
        mask,
        status,
        ...definedFields({ isIncomplete: results.isIncomplete || isIncomplete(problems) ? true : undefined }),
        ...recordedProperties(properties, context),
      })
      const refusal = buildRefusal({ ciContext: context, event, env, checkouts, results, files: request.records.length > 0 ? [] : files })
      if (counts.failed > 0) await store.evidence?.leave(ownEvidence({ results, ...ofRun }))
      const findCommit = () => {
        const { tree, parent, ...texts } = readCommit(build.commit, findRepository(request.cwd, env)) ?? {}
        return { ...definedFields({ tree, parent }), ...commitFacts(texts, mask) }
      }
      return store.write({ build, results, findCommit, ...definedFields({ refusal }) })
    },
  }
}

/** Results that do not fit must not look like tests that are gone. */
function leftOutProblems({ leftOut }: BuildResults): readonly Problem[] {
  if (leftOut === 0) return []
  const message = `The run has more tests than a history holds: ${formatCount(leftOut)} results are not compared with earlier builds, and missing tests are not reported.`
  return [{ severity: 'warning', message }]
}

/** A test with a stable name has a history of its own, and reports can show its earlier results. */
function describeChangingNames(names: ReadonlySet<string>): string {
  const [first = ''] = names
  const shown = JSON.stringify(shorten(displayLine(first), maximumName))
  if (names.size === 1)
    return `The name of a failed test changes with each run: ${shown}. Its history is that of all names that differ only in "#".`
  return `The names of ${formatCount(names.size)} failed tests change with each run, such as ${shown}. Their history is that of all names that differ only in "#".`
}

const maximumName = 200

/** In a history of another project, no failure has a verdict. */
function unrelatedProblems({ histories }: ReadHistory, results: BuildResults): readonly Problem[] {
  if (histories === undefined || !isUnrelated(histories, results)) return []
  const message = `The history contains none of the ${formatCount(results.size)} tests of this run, so it may belong to another project, module or job. Check its source: failed tests have no verdict.`
  return [{ severity: 'warning', message }]
}

const idsOfFailures = (results: BuildResults): readonly string[] => {
  const ids: string[] = []
  for (const { id, outcome } of results.all()) if (outcome === 'F') ids.push(id)
  return ids
}

const baseOf = ({ request: { cwd }, env, ciContext, now }: RunHistoryOptions, otherBranch?: string) => {
  const repository = findRepository(cwd, env)
  return testedBase({
    event: readEvent(env.GITHUB_EVENT_PATH),
    env,
    ask: repository?.ask ?? (() => undefined),
    now,
    source: ciContext().source,
    otherBranch,
  })
}

/** Reads the failures of earlier pushes only if they may change a verdict: if a failed test has a sign of flakiness. */
async function pushesBefore({ histories }: ReadHistory, { results, memory }: RunHistoryOptions): Promise<JudgeInput['pushes']> {
  if (histories === undefined) return undefined
  for (const { id, job, outcome } of results.all()) {
    if (outcome === 'F' && mayHaveSigns(histories.find(id, job)?.results ?? '')) return (await memory())?.pushes()
  }
  return undefined
}

/** Returns the commit of the parent that a stacked pull request contains; undefined if it may contain an older one. */
function parentCommit(options: RunHistoryOptions): string | undefined {
  const { commit, mayBeOlder } = baseOf(options)
  return mayBeOlder === true ? undefined : commit
}

async function compared(
  { histories, summary, isDamaged }: ReadHistory,
  options: RunHistoryOptions,
  isQuarantined: (test: BuildTest) => boolean,
  { pushes, evidence }: { readonly pushes: JudgeInput['pushes']; readonly evidence: EvidenceStore | undefined },
): Promise<Omit<ComparedRun, 'problems'>> {
  if (histories === undefined || histories.builds.length === 0) return { summary }
  const { results, ciContext, now } = options
  const tested = baseOf(options, summary.replaces === undefined ? undefined : summary.ref)
  const { builds } = histories
  const { index } = findTestedBuild(builds, tested)
  const run = ciContext()
  const buildProperties = createBuildProperties({ builds, testedIndex: index, ref: summary.ref, run, ownBuild: buildId(run) })
  // Without tests, there is nothing to judge.
  if (results.size === 0) return { summary, buildProperties, ...definedFields({ hasLostTests: histories.size > 0 || undefined }) }
  const build = builds[index]
  const base = referTo(build)
  const failedBuilds = countFailedBuilds(builds, index)
  const { judgement, parent } = await judgeWithEvidence(
    { histories, results, base: tested, isQuarantined, ...definedFields({ isDamaged, pushes }) },
    evidence,
    {
      now: options.now,
      parentCommit: () => (summary.replaces === undefined ? undefined : parentCommit(options)),
    },
  )
  const { gap, flakyPerBuild, changingNames } = judgement
  if (changingNames !== undefined) options.say?.(describeChangingNames(changingNames))
  return {
    histories,
    buildProperties,
    judgement,
    summary: {
      ...summary,
      ...definedFields({ parent, reason: gap && gapReason(gap, { history: summary }, builds), flakyPerBuild }),
      comparedAt: now,
      ...(build !== undefined && base !== undefined && { base, previousStatus: build.status }),
      ...definedFields({ failedBuilds }),
    },
  }
}
