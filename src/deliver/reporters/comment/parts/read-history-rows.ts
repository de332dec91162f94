import { definedFields } from '../../../../base/defined-fields.js'
import type { QuarantineEntry } from '../../../../judge/quarantine/quarantine-entry.js'
import { verdictOrder } from '../../../../judge/verdicts/judgement.js'
import type {
  BuildReference,
  ChangedTest,
  HistorySummary,
  OtherPullRequests,
  Verdict,
  VerdictCounts,
  VerdictKind,
} from '../../../../judge/verdicts/verdict.js'
import { statuses } from '../../../../records/record.js'
import { commentLimits } from '../limits.js'
import type { HashedTests, PartChange, PartChanges } from './part.js'
import type { ChangeRow, HashedRow, JudgementRow, ResultsRow } from './part-table.js'
import { address, flag, list, matching, number, object, oneOf, type Read, readCount, readText, unreadable } from './read-fields.js'

const name = readText(commentLimits.name)
const short = readText(commentLimits.build)

/** Accepts the kinds of verdicts. */
export const verdictKind: Read<VerdictKind> = oneOf(verdictOrder)

/** Accepts the packed hashes of tests. */
export const packedHashes = matching(/^[A-Za-z0-9+/=]{0,200000}$/)

/** Accepts the verdicts on the tests with these hashes. */
export const packedKinds = matching(/^[nsukpxfq]{0,50000}$/)

/** Accepts tests that are known only by their hashes. */
export const hashedRow = object<HashedRow>({ hashes: packedHashes, kinds: packedKinds }, ['kinds'])

/** Unpacks hashes, 8 hexadecimal digits each. */
const unpackHashes = (packed: string): readonly string[] => Buffer.from(packed, 'base64').toString('hex').match(/.{8}/g) ?? []

/** Converts packed hashes and the verdicts on their tests. */
export function hashedTests({ hashes: packed, kinds }: HashedRow): HashedTests {
  const hashes = unpackHashes(packed)
  if (kinds !== undefined && kinds.length !== hashes.length) return unreadable('another number of verdicts than of tests')
  return { hashes, ...definedFields({ kinds }) }
}

const build = object<BuildReference>({ build: short, commit: short, timestamp: number, url: address }, ['commit', 'timestamp', 'url'])

const reference = object<NonNullable<Verdict['reference']>>(
  { build: short, commit: short, timestamp: number, url: address, buildsAgo: readCount },
  ['commit', 'timestamp', 'url'],
)

const alsoFailed = object<OtherPullRequests>({ pullRequests: list(readCount, commentLimits.pullRequests), days: readCount })
const recent = object<NonNullable<Verdict['recent']>>({ failed: readCount, flaky: readCount, ofBuilds: readCount })

/** A comment does not show the subject and the author of the only commit. */
const range = object<NonNullable<Verdict['range']>>({ lastPassed: build, onlyCommit: object<object>({}) }, ['onlyCommit'])

const verdict = object<Verdict>(
  {
    kind: verdictKind,
    since: build,
    builds: readCount,
    failedBuilds: readCount,
    ofBuilds: readCount,
    lastSign: build,
    passedBuilds: readCount,
    recent,
    range,
    differs: flag,
    fixed: build,
    as: name,
    reference,
    parent: readCount,
    alsoFailed,
  },
  [
    'since',
    'builds',
    'failedBuilds',
    'ofBuilds',
    'lastSign',
    'passedBuilds',
    'recent',
    'range',
    'differs',
    'fixed',
    'as',
    'reference',
    'parent',
    'alsoFailed',
  ],
)

const quarantine = object<QuarantineEntry>(
  { test: name, module: name, owner: name, reason: readText(commentLimits.reason), issue: address, until: short, isAdded: flag },
  ['module', 'owner', 'reason', 'issue', 'until', 'isAdded'],
)

const judgement = object<JudgementRow>({ verdict, quarantine }, ['verdict', 'quarantine'])

const changedTest = object<ChangedTest>(
  {
    id: short,
    name,
    suite: list(name, commentLimits.suites),
    module: name,
    jobs: list(name, commentLimits.changedJobs),
    since: build,
    builds: readCount,
    duration: number,
    usual: number,
  },
  ['module', 'jobs', 'since', 'builds', 'duration', 'usual'],
)

const change = object<ChangeRow>({ count: readCount, tests: list(changedTest, commentLimits.partChanged), hashes: packedHashes }, [
  'hashes',
])

const changes = object<NonNullable<ResultsRow['changes']>>({
  recovered: readCount,
  fixed: change,
  gone: change,
  newlySkipped: change,
  slower: change,
})

const history = object<HistorySummary>(
  {
    builds: readCount,
    ref: readText(commentLimits.ref),
    replaces: readText(commentLimits.ref),
    parent: readCount,
    isOwn: flag,
    base: build,
    comparedAt: number,
    previousStatus: oneOf(statuses),
    failedBuilds: readCount,
    source: oneOf(['file', 'artifact', 'server']),
    reason: readText(commentLimits.reason),
    flakyPerBuild: number,
    missingPermission: short,
  },
  [
    'ref',
    'replaces',
    'parent',
    'isOwn',
    'base',
    'comparedAt',
    'previousStatus',
    'failedBuilds',
    'source',
    'reason',
    'flakyPerBuild',
    'missingPermission',
  ],
)

const verdicts = object<VerdictCounts>(
  {
    new: readCount,
    unseen: readCount,
    unknown: readCount,
    known: readCount,
    flaky: readCount,
    quarantined: readCount,
    knownFixed: readCount,
    knownInParent: readCount,
  },
  ['knownFixed', 'knownInParent'],
)

/** Accepts the verdicts on the results of a job. All of them are optional. */
export const historyFields = (maximumTests: number) => ({
  judgements: list(judgement, maximumTests),
  flakyJudgements: list(judgement, maximumTests),
  verdicts,
  changes,
  history,
})

/** Returns the judgement of each item of a list. Without judgements, the items have none. */
export function judgementsFor(judgements: readonly JudgementRow[] | undefined, items: number): readonly JudgementRow[] {
  if (judgements === undefined) return Array.from({ length: items }, () => ({}))
  return judgements.length === items ? judgements : unreadable('another number of judgements than of tests')
}

const changeOf = ({ hashes, ...fields }: ChangeRow): PartChange => ({
  ...fields,
  ...definedFields({ hashes: hashes === undefined ? undefined : unpackHashes(hashes) }),
})

/** Converts the changes of a document. */
export const changesOf = ({ recovered, fixed, gone, newlySkipped, slower }: NonNullable<ResultsRow['changes']>): PartChanges => ({
  recovered,
  fixed: changeOf(fixed),
  gone: changeOf(gone),
  newlySkipped: changeOf(newlySkipped),
  slower: changeOf(slower),
})
