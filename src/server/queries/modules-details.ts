import type { ModuleHealth, Modules } from '../answers/modules.js'
import { moduleKey, testKey } from '../store/place-keys.js'
import type { TimeSpan } from '../store/queries/aggregation.js'
import type { ModuleBranch, ModulePlace } from '../store/queries/module-branches.js'
import { spanBefore } from '../store/queries/module-builds-query.js'
import { type CauseTextRow, causeTextsQuery, type ModuleCauseRow, moduleCausesQuery } from '../store/queries/module-causes-query.js'
import { type ModuleFlakyRow, modulesFlakyQuery, type TestNameRow, testNamesQuery } from '../store/queries/modules-flaky-query.js'
import type { RunQuery } from '../store/query-reader.js'
import { causeTitle } from './cause-title.js'

/** The flaky tests of modules, and the causes of their failures. */
export type ModulesDetails = Omit<Modules, 'modules' | 'moreModules'>

/** The number of flaky tests of a module, and the time in ms that they cost. */
export type FlakySum = Readonly<Record<keyof Pick<ModuleHealth, 'flakyTests' | 'lostMs'>, number>>

/** Details that were read. The last builds of modules decide which causes fail now. */
export interface ReadDetails {
  /** Returns the flaky tests of a module. */
  readonly flakyOf: (module: ModulePlace) => FlakySum
  /** @param isLastFailed whether a build is the last one of a module, and failed */
  readonly details: (isLastFailed: (module: ModulePlace, run: string) => boolean) => ModulesDetails
}

/** Reads the flaky tests of branches of modules, and the causes of failures. The list must not be empty. */
export async function readDetails(
  run: RunQuery,
  org: string,
  branches: readonly ModuleBranch[],
  span: TimeSpan,
  limit: number,
): Promise<ReadDetails> {
  const [flaky, flakyBefore, causes] = await Promise.all([
    run<ModuleFlakyRow>(modulesFlakyQuery(org, branches, span)),
    run<ModuleFlakyRow>(modulesFlakyQuery(org, branches, spanBefore(span))),
    run<ModuleCauseRow>(moduleCausesQuery(org, branches, span, limit)),
  ])
  const listed = flaky.slice(0, limit)
  const [names, texts] = await Promise.all([
    listed.length === 0 ? [] : run<TestNameRow>(testNamesQuery(org, branches, listed)),
    causes.length === 0 ? [] : run<CauseTextRow>(causeTextsQuery(org, branches, span, causes)),
  ])
  const nameOf = new Map(names.map((row) => [testKey(row), row]))
  const textsOf = new Map(texts.map((row) => [row.cause, row]))
  const sums = new Map<string, FlakySum>()
  for (const test of flaky) {
    const { flakyTests, lostMs } = sums.get(moduleKey(test)) ?? noFlaky
    sums.set(moduleKey(test), { flakyTests: flakyTests + 1, lostMs: lostMs + test.lostMs })
  }
  return {
    flakyOf: (module) => sums.get(moduleKey(module)) ?? noFlaky,
    details: (isLastFailed) => ({
      flakyTests: listed.map((test) => {
        const { name = '', suite = [] } = nameOf.get(testKey(test)) ?? {}
        return { ...test, name, suite }
      }),
      flakyTestCount: flaky.length,
      lostMs: lostMsOf(flaky),
      lostMsBefore: lostMsOf(flakyBefore),
      causeCount: causes[0]?.causeCount ?? 0,
      causes: causes.map(({ causeCount: _, modules, ...cause }) => {
        const { message = '', details = '' } = textsOf.get(cause.cause) ?? {}
        return {
          ...cause,
          modules: modules.map(({ project, module }) => ({ project, module })),
          isFailing: modules.some((one) => one.runs.some((run) => isLastFailed(one, run))),
          title: causeTitle({ message, details }),
        }
      }),
    }),
  }
}

export const noDetails: ModulesDetails = {
  flakyTests: [],
  flakyTestCount: 0,
  lostMs: 0,
  lostMsBefore: 0,
  causeCount: 0,
  causes: [],
}

const noFlaky: FlakySum = { flakyTests: 0, lostMs: 0 }

const lostMsOf = (tests: readonly ModuleFlakyRow[]): number => tests.reduce((total, { lostMs }) => total + lostMs, 0)
