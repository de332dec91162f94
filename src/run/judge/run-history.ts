import { definedFields } from '../../base/defined-fields.js'
import { formatCount } from '../../base/text/counts.js'
import { displayLine } from '../../base/text/display-text.js'
import { shorten } from '../../base/text/shorten.js'
import { readEvent } from '../../host/ci-context/github-event.js'
import { testedBase } from '../../host/ci-context/tested-base.js'
import { readCommit } from '../../host/git/read-commit.js'
import { findRepository } from '../../host/git/repository.js'
import { type BuildProperties, createBuildProperties } from '../../judge/earlier-builds/build-properties.js'
import type { EvidenceStore, ReadHistory, WrittenHistory } from '../../judge/earlier-builds/history-source.js'
import { recordedProperties } from '../../judge/earlier-builds/recorded-properties.js'
import type { BuildResults, BuildTest } from '../../judge/history/build-results.js'
import { commitFacts } from '../../judge/history/commit-facts.js'
import type { TestHistories } from '../../judge/history/test-histories.js'
import { withNewNames } from '../../judge/history/with-new-names.js'
import { buildId, buildOfRun } from '../../judge/history-artifacts/build-of-run.js'
import { isIncomplete, type RunSummary } from '../../judge/summary/run-summary.js'
import { referTo } from '../../judge/verdicts/build-reference.js'
import { ownEvidence } from '../../judge/verdicts/evidence/own-evidence.js'
import { countFailedBuilds } from '../../judge/verdicts/failed-builds.js'
import type { JudgeInput } from '../../judge/verdicts/judge.js'
import type { Judgement } from '../../judge/verdicts/judgement.js'
import { mayHaveSigns } from '../../judge/verdicts/signs.js'
import { findTestedBuild } from '../../judge/verdicts/tested-build.js'
import { isUnrelated } from '../../judge/verdicts/unrelated-history.js'
import type { HistorySummary } from '../../judge/verdicts/verdict.js'
import type { Problem } from '../../records/problem.js'
import { gapReason } from '../../report/content/verdicts/history-gap.js'
import type { PreparedRun } from '../prepare/prepared-run.js'
import { buildRefusal } from './build-refusal.js'
import { judgeWithEvidence } from './judge-with-evidence.js'
import { openHistory } from './open-history.js'

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
  /** Compares the results of the run with earlier builds. Must be called once. */
  compare(): Promise<ComparedRun>
  /** Adds the run to the history, if it is a build of its branch. Must be called after `compare`. */
  add(summary: RunSummary): Promise<WrittenHistory>
}

/** Opens the history of a run. Returns undefined if the request does not ask for one. Reads nothing yet. */
export function createRunHistory(prepared: PreparedRun, results: BuildResults): RunHistory | undefined {
  const { request, ciContext, checkouts, quarantine, mask } = prepared
  const { env, now } = prepared.context
  const store = openHistory(prepared, () => idsOfFailures(results))
  if (store === undefined) return undefined
  const isQuarantined = (test: BuildTest): boolean => quarantine?.quarantine.entryOf(test) !== undefined
  let judgement: Judgement | undefined
  return {
    async compare() {
      const read = await store.read()
      const found = { ...read, ...definedFields({ histories: withNewNames(read.histories, results) }) }
      const pushes = await pushesBefore(found, prepared, results)
      const outcome = await compared(found, prepared, { results, isQuarantined, pushes, evidence: store.evidence })
      judgement = outcome.judgement
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
        mask: mask.text,
        status,
        ...definedFields({ isIncomplete: results.isIncomplete || isIncomplete(problems) ? true : undefined }),
        ...recordedProperties(properties, context),
      })
      const refusal = buildRefusal({ ciContext: context, event, env, checkouts, results, files: request.records.length > 0 ? [] : files })
      if (counts.failed > 0) await store.evidence?.leave(ownEvidence({ results, judgement, isQuarantined }))
      const findCommit = () => {
        const { tree, parent, ...texts } = readCommit(build.commit, findRepository(request.cwd, env)) ?? {}
        return { ...definedFields({ tree, parent }), ...commitFacts(texts, mask.text) }
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

const baseOf = ({ request, context: { env, now }, ciContext }: PreparedRun, otherBranch?: string) => {
  const repository = findRepository(request.cwd, env)
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
async function pushesBefore({ histories }: ReadHistory, { memory }: PreparedRun, results: BuildResults): Promise<JudgeInput['pushes']> {
  if (histories === undefined) return undefined
  for (const { id, job, outcome } of results.all()) {
    if (outcome === 'F' && mayHaveSigns(histories.find(id, job)?.results ?? '')) return (await memory())?.pushes()
  }
  return undefined
}

/** Returns the commit of the parent that a stacked pull request contains; undefined if it may contain an older one. */
function parentCommit(prepared: PreparedRun): string | undefined {
  const { commit, mayBeOlder } = baseOf(prepared)
  return mayBeOlder === true ? undefined : commit
}

/** The results to compare, and what else may decide their verdicts. */
interface ComparedInput {
  readonly results: BuildResults
  readonly isQuarantined: (test: BuildTest) => boolean
  readonly pushes: JudgeInput['pushes']
  readonly evidence: EvidenceStore | undefined
}

async function compared(
  { histories, summary, isDamaged }: ReadHistory,
  prepared: PreparedRun,
  { results, isQuarantined, pushes, evidence }: ComparedInput,
): Promise<Omit<ComparedRun, 'problems'>> {
  if (histories === undefined || histories.builds.length === 0) return { summary }
  const { ciContext, context } = prepared
  const tested = baseOf(prepared, summary.replaces === undefined ? undefined : summary.ref)
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
    { now: context.now, parentCommit: () => (summary.replaces === undefined ? undefined : parentCommit(prepared)) },
  )
  const { gap, flakyPerBuild, changingNames } = judgement
  if (changingNames !== undefined) context.say?.(describeChangingNames(changingNames))
  return {
    histories,
    buildProperties,
    judgement,
    summary: {
      ...summary,
      ...definedFields({ parent, reason: gap && gapReason(gap, { history: summary }, builds), flakyPerBuild }),
      comparedAt: context.now,
      ...(build !== undefined && base !== undefined && { base, previousStatus: build.status }),
      ...definedFields({ failedBuilds }),
    },
  }
}
