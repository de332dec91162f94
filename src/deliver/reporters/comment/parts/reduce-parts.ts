import { definedFields } from '../../../../base/defined-fields.js'
import { withoutMiddle } from '../../../../base/text/excerpt.js'
import { shorten } from '../../../../base/text/shorten.js'
import { verdictOrder } from '../../../../judge/verdicts/judgement.js'
import type { HistorySummary } from '../../../../judge/verdicts/verdict.js'
import type { CoveredParts } from '../converge.js'
import { joinHashed } from './hashed-tests.js'
import { rankOf } from './kind-code.js'
import type { HashedTests, Part, PartCause, PartChange, PartChanges, PartFailure, PartGate, PartResults, PartTest } from './part.js'
import { testIdentity } from './test-hash.js'

/** The detail of parts that share one document. Numbers are limits for all parts together. */
interface Reduction {
  readonly failures: number
  /** The failures that keep their details. */
  readonly detailed: number
  /** The characters of a message. */
  readonly message: number
  readonly flaky: number
  readonly causes: number
  readonly problems: number
  readonly hashes: boolean
  /** Properties, tags and the slowest tests. */
  readonly extras: boolean
  readonly links: boolean
  readonly names: boolean
}

const full: Reduction = {
  failures: 300,
  detailed: 100,
  message: 2_200,
  flaky: 100,
  causes: 200,
  problems: 50,
  hashes: true,
  extras: true,
  links: true,
  names: true,
}

/** The changed tests of each kind that keep their names without extras. */
const reducedChanged = 3

/** From complete to counts only, in order of worth. */
const reductions: readonly Reduction[] = [
  full,
  { ...full, detailed: 25, extras: false },
  { ...full, failures: 150, detailed: 10, message: 600, causes: 50, flaky: 40, extras: false },
  { ...full, failures: 80, detailed: 5, message: 300, causes: 30, flaky: 20, problems: 20, extras: false },
  { ...full, failures: 40, detailed: 2, message: 200, causes: 20, flaky: 10, problems: 10, extras: false },
  { ...full, failures: 40, detailed: 0, message: 200, causes: 20, flaky: 10, problems: 10, extras: false, hashes: false },
  { ...full, failures: 10, detailed: 0, message: 150, causes: 10, flaky: 3, problems: 5, extras: false, hashes: false },
  { ...full, failures: 0, detailed: 0, message: 0, causes: 0, flaky: 0, problems: 0, extras: false, hashes: false },
  { ...full, failures: 0, detailed: 0, message: 0, causes: 0, flaky: 0, problems: 0, extras: false, hashes: false, links: false },
  {
    ...full,
    failures: 0,
    detailed: 0,
    message: 0,
    causes: 0,
    flaky: 0,
    problems: 0,
    extras: false,
    hashes: false,
    links: false,
    names: false,
  },
]

/** Yields the content with less and less detail: first without the failures of earlier runs. The counts of every part stay. */
export function* reducedContents({ pushes, ...content }: CoveredParts<Part>): Generator<CoveredParts<Part>> {
  if (pushes !== undefined && pushes.length > 0) yield { ...content, pushes, parts: reduce(content.parts, full) }
  for (const reduction of reductions) yield { ...content, parts: reduce(content.parts, reduction) }
}

function reduce(parts: readonly Part[], reduction: Reduction): readonly Part[] {
  const all = parts.map(({ results }) => results)
  const failures = rankJudged(
    all.flatMap((results) => results.failures.map((failure) => ({ key: failureKey(failure), verdict: rankOf(failure) }))),
  )
  const flaky = rank(parts.flatMap(({ results }) => results.flaky.map(({ test }) => testIdentity(test))))
  const causes = rankJudged(
    all.flatMap((results) =>
      results.causes.map(({ cause, verdict = 'unknown' }) => ({ key: cause.id, verdict: verdictOrder.indexOf(verdict) })),
    ),
  )
  return parts.map((part) => reducePart(part, reduction, { failures, flaky, causes }))
}

/** Ranks texts by the verdicts that they belong to, so that new failures stay longest, then by their frequency. */
function rankJudged(items: readonly { readonly key: string; readonly verdict: number }[]): ReadonlyMap<string, number> {
  const verdicts = new Map<string, number>()
  for (const { key, verdict } of items) verdicts.set(key, Math.min(verdicts.get(key) ?? verdict, verdict))
  const byFrequency = [...rank(items.map(({ key }) => key)).keys()]
  const sorted = byFrequency.toSorted((one, other) => (verdicts.get(one) ?? 0) - (verdicts.get(other) ?? 0))
  return new Map(sorted.map((key, index) => [key, index]))
}

const failureKey = ({ test, cause }: PartFailure): string => `${cause.id} ${testIdentity(test)}`

type Ranks = Readonly<Record<'failures' | 'flaky' | 'causes', ReadonlyMap<string, number>>>

/** Keeps the numbers of changed tests. */
function reducedChanges({ recovered, fixed, gone, newlySkipped, slower }: PartChanges, limits: Reduction): PartChanges {
  const reduced = ({ count, tests, hashes }: PartChange): PartChange => ({
    count,
    tests: limits.extras ? tests : tests.slice(0, limits.hashes ? reducedChanged : 0),
    ...definedFields({ hashes: limits.hashes ? hashes : undefined }),
  })
  return { recovered, fixed: reduced(fixed), gone: reduced(gone), newlySkipped: reduced(newlySkipped), slower: reduced(slower) }
}

/** Keeps at least the beginning of one reason, because a job that failed must not look like one that passed. */
function reducedGates(gates: readonly PartGate[], limits: Reduction): readonly PartGate[] {
  if (limits.extras) return gates
  const [count, length] = limits.failures > 0 ? [3, 200] : [1, 80]
  return gates.slice(0, count).map(({ word, message }) => ({ word, message: shorten(message, length) }))
}

/** Returns the tests of the causes that are left out, so that distinct tests can still be counted. */
function othersOf({ causes, otherCauses, otherTests }: PartResults, left: ReadonlySet<string>, limits: Reduction): HashedTests | undefined {
  const removed = causes.filter(({ cause }) => !left.has(cause.id))
  if (!limits.hashes || removed.length + otherCauses === 0) return undefined
  return joinHashed([...removed, ...(otherCauses > 0 ? [otherTests] : [])])
}

const withoutBase = ({ base: _, ...history }: HistorySummary): HistorySummary => history

/** Returns the rank of each text: the more frequent first, then in the order of their first occurrence. */
function rank(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return new Map([...counts].sort((one, other) => other[1] - one[1]).map(([text], index) => [text, index]))
}

function reducePart(part: Part, limits: Reduction, ranks: Ranks): Part {
  let isReduced = part.isReduced === true
  const note = <Value>(before: Value, after: Value): Value => {
    if (before !== after) isReduced = true
    return after
  }
  const within = <Item>(items: readonly Item[], ranksOf: ReadonlyMap<string, number>, keyOf: (item: Item) => string, limit: number) => {
    const kept = items.filter((item) => (ranksOf.get(keyOf(item)) ?? 0) < limit)
    return note<readonly Item[]>(items, kept.length === items.length ? items : kept)
  }
  const first = <Item>(items: readonly Item[], limit: number): readonly Item[] =>
    items.length <= limit ? items : note(items, items.slice(0, limit))
  const shortened = (test: PartTest, isDetailed: boolean): PartTest => {
    const { message, details, compared, lead, output, step, ...others } = test
    return {
      ...others,
      ...definedFields({
        message: message === undefined ? undefined : note(message, withoutMiddle(message, limits.message)),
        details: isDetailed ? details : undefined,
        compared: isDetailed ? compared : undefined,
        lead: lead === undefined ? undefined : isDetailed ? lead : note(lead, withoutMiddle(lead, limits.message)),
        output: isDetailed ? output : undefined,
        step: isDetailed ? step : undefined,
      }),
      ...(!isDetailed && (details ?? compared ?? output ?? step) !== undefined && note({}, {})),
    }
  }

  const { results } = part
  const failures = within(results.failures, ranks.failures, failureKey, limits.failures).map((failure) => ({
    ...failure,
    test: shortened(failure.test, (ranks.failures.get(failureKey(failure)) ?? 0) < limits.detailed),
  }))
  const flaky = within(results.flaky, ranks.flaky, ({ test }) => testIdentity(test), limits.flaky).map((flakyTest) => ({
    ...flakyTest,
    test: shortened(flakyTest.test, false),
  }))
  const causes = within(results.causes, ranks.causes, ({ cause }) => cause.id, limits.causes).map(
    ({ hashes, kinds, ...cause }): PartCause => ({
      ...cause,
      ...(hashes !== undefined && (limits.hashes ? { hashes, ...definedFields({ kinds }) } : note({}, {}))),
    }),
  )
  const left = new Set(causes.map(({ cause }) => cause.id))
  const otherTests = othersOf(results, left, limits)
  const extras = limits.extras ? results : { properties: first(results.properties, 0), tags: first(results.tags, 0), slowest: [] }
  const { changes, history, gates, otherTests: _, ...same } = results
  const reduced = {
    ...same,
    ...definedFields({
      otherTests,
      changes: changes && reducedChanges(changes, limits),
      history: history && (limits.links ? history : withoutBase(history)),
      gates: gates && reducedGates(gates, limits),
    }),
    failures,
    flaky,
    causes,
    otherCauses: results.otherCauses + results.causes.length - causes.length,
    problems: first(results.problems, limits.problems),
    properties: extras.properties,
    tags: extras.tags,
    slowest: first(
      extras.slowest.map((test) => shortened(test, false)),
      20,
    ),
  }
  const { url, reportUrl, job, module: ownModule, shownName, ...others } = part
  return {
    ...others,
    ...(limits.links && definedFields({ url, reportUrl })),
    ...definedFields({
      shownName: limits.names ? shownName : undefined,
      module: limits.names ? ownModule : undefined,
    }),
    job: limits.names ? job : shorten(job, 20),
    results: reduced,
    ...definedFields({ isReduced: isReduced || undefined }),
  }
}
