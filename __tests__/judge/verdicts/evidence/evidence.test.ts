import { describe, expect, test } from 'vitest'
import { historyId } from '../../../../src/judge/history/history-id.js'
import { type Evidence, type FailureKey, failsInParent, otherPullRequests } from '../../../../src/judge/verdicts/evidence/evidence.js'
import { maximumEvidenceBytes, readEvidence, writeEvidence } from '../../../../src/judge/verdicts/evidence/evidence-document.js'
import { ownEvidence } from '../../../../src/judge/verdicts/evidence/own-evidence.js'
import { withEvidence } from '../../../../src/judge/verdicts/evidence/with-evidence.js'
import { judge } from '../../../../src/judge/verdicts/judge.js'
import { historyOf, idOf, judged, newest, resultsOf } from '../history-of.js'

const network = '2e-4be1c03a77d2'
const strong = '2-0a1b2c3d4e5f'
const other = '2-ffffffffffff'
const now = Date.UTC(2026, 0, 9, 10)
const hourMs = 60 * 60 * 1000

/** Evidence of a pull request: tests by their names, with their causes. */
const evidenceOf = (pullRequest: number, tests: Readonly<Record<string, string | undefined>>, more: Partial<Evidence> = {}): Evidence => ({
  pullRequest,
  timestamp: now - hourMs,
  isParent: false,
  failures: new Map(Object.entries(tests).map(([name, cause]) => [historyId(idOf(name)), [cause]])),
  ...more,
})

const bytes = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))
const valid = { version: 1, pullRequest: 812, causes: { [strong]: ['0123456789'] } }

describe('the parent of a stacked pull request', () => {
  const parent = evidenceOf(812, { pays: strong, rounds: undefined }, { isParent: true })
  const histories = historyOf({ pays: 'PPPP', rounds: 'PPPP', adds: 'PPPP' })
  const kinds = (evidence: Evidence, result: string, name = 'pays') => {
    const results = resultsOf({ [name]: result, adds: 'P' })
    const judgement = judge({ histories, results, base: newest(histories), failsInParent: failsInParent([evidence]) })
    const cause = result.split(' ')[1]
    return { verdict: judgement.verdictOf(idOf(name), cause, []), counts: judgement.counts }
  }

  test('makes a failure known when the same test failed for the same cause', () => {
    expect(kinds(parent, `F ${strong}`)).toMatchObject({
      verdict: { kind: 'known', parent: 812 },
      counts: { new: 0, known: 1, knownInParent: 1 },
    })
  })

  test.each([
    ['for another cause', parent, `F ${other}`],
    ['for an unknown cause', parent, 'F'],
    ['for a cause of another version of the rules', parent, 'F 1-0a1b2c3d4e5f'],
    ['for a cause with a step', parent, 'F 3w-0a1b2c3d4e5f'],
    ['in a pull request that is not the parent', evidenceOf(812, { pays: strong }), `F ${strong}`],
  ])('leaves a failure new when the test failed %s', (_, evidence, result) => {
    const { verdict, counts } = kinds(evidence, result)
    expect(verdict).toMatchObject({ kind: 'new' })
    expect(verdict.parent).toBeUndefined()
    expect(counts.knownInParent).toBeUndefined()
  })

  test('leaves a failure new when the cause of the parent is unknown', () => {
    expect(kinds(parent, `F ${strong}`, 'rounds').verdict).toMatchObject({ kind: 'new' })
  })

  test('makes the failure of a new test known when it failed in the parent', () => {
    const added = evidenceOf(812, { added: strong }, { isParent: true })
    expect(kinds(added, `F ${strong}`, 'added').verdict).toEqual({ kind: 'known', parent: 812 })
  })
})

describe('other pull requests', () => {
  const histories = historyOf({ pays: 'PPPP', known: 'FFFF', adds: 'PPPP' })
  const verdictsWith = (evidence: readonly Evidence[], result: string, name = 'pays') => {
    const judgement = judged(histories, resultsOf({ [name]: result, adds: 'P' }))
    const extended = withEvidence(judgement, evidence, now)
    return { before: judgement, after: extended, verdict: extended.verdictOf(idOf(name), result.split(' ')[1], []) }
  }

  test('are named in ascending order, and change no kind of a verdict and no count', () => {
    const evidence = [evidenceOf(815, { pays: strong }), evidenceOf(812, { pays: strong })]
    const { before, after, verdict } = verdictsWith(evidence, `F ${strong}`)
    expect(verdict).toMatchObject({ kind: 'new', alsoFailed: { pullRequests: [812, 815], days: 0 } })
    expect(after.counts).toEqual(before.counts)
  })

  test('are named for a test that the history does not know', () => {
    expect(verdictsWith([evidenceOf(812, { added: strong })], `F ${strong}`, 'added').verdict).toMatchObject({
      kind: 'unseen',
      alsoFailed: { pullRequests: [812] },
    })
  })

  test('are not named when the test failed there for another cause', () => {
    expect(verdictsWith([evidenceOf(812, { pays: other })], `F ${strong}`).verdict.alsoFailed).toBeUndefined()
  })

  test('are named when one of the causes is unknown', () => {
    expect(verdictsWith([evidenceOf(812, { pays: undefined })], `F ${strong}`).verdict.alsoFailed).toBeDefined()
  })

  test('are not named for known failures', () => {
    expect(verdictsWith([evidenceOf(812, { known: strong })], `F ${strong}`, 'known').verdict).not.toHaveProperty('alsoFailed')
  })

  test.each([
    [0, now - 9 * hourMs],
    [1, now - 11 * hourMs],
    [4, now - 4 * 24 * hourMs],
  ])('count %s days since the first failure, by the calendar', (days, timestamp) => {
    const evidence = [evidenceOf(815, { pays: strong }), evidenceOf(812, { pays: strong }, { timestamp })]
    expect(otherPullRequests(evidence, { id: idOf('pays'), cause: strong }, now)).toEqual({ pullRequests: [812, 815], days })
  })
})

describe('the failures that a run leaves', () => {
  const histories = historyOf({ pays: 'PPPP', known: { results: 'PFFF', causes: [strong, strong, strong] } })
  const leave = (tests: Parameters<typeof resultsOf>[0], quarantined: readonly string[] = []) => {
    const results = resultsOf(tests)
    const isQuarantined = ({ name }: { readonly name: string }) => quarantined.includes(name)
    return ownEvidence({ results, judgement: judge({ histories, results, base: newest(histories), isQuarantined }), isQuarantined })
  }

  test('are those that the base branch does not have', () => {
    expect(leave({ pays: `F ${network}`, known: `F ${strong}`, added: 'F', passes: 'P' })).toEqual([
      { id: idOf('pays'), cause: network },
      { id: idOf('added'), cause: undefined },
    ])
  })

  test('do not contain quarantined failures', () => {
    expect(leave({ pays: 'F', added: 'F' }, ['pays'])).toEqual([{ id: idOf('added'), cause: undefined }])
  })

  test('are none when all failures are known', () => {
    const results = { ...resultsOf({}), all: () => expect.unreachable() }
    const judgement = judged(histories, resultsOf({ known: `F ${strong}` }))
    expect(ownEvidence({ results, judgement, isQuarantined: () => false })).toEqual([])
  })

  test('contain a failure of the parent, because the next pull request of the stack is based on this one', () => {
    const results = resultsOf({ pays: `F ${strong}` })
    const judgement = judge({ histories, results, base: newest(histories), failsInParent: () => 812 })
    expect(ownEvidence({ results, judgement, isQuarantined: () => false })).toEqual([{ id: idOf('pays'), cause: strong }])
  })
})

describe('the document', () => {
  test('keeps tests and causes', () => {
    const failures: readonly FailureKey[] = [
      { id: idOf('pays'), cause: strong },
      { id: idOf('pays'), cause: network },
      { id: idOf('rounds'), cause: strong },
      { id: idOf('rounds'), cause: strong },
      { id: 'an id of another tool', cause: undefined },
    ]
    expect(readEvidence(Buffer.from(writeEvidence(812, failures)))).toEqual({
      pullRequest: 812,
      failures: new Map([
        [historyId(idOf('pays')), [strong, network]],
        [historyId(idOf('rounds')), [strong]],
        [historyId('an id of another tool'), [undefined]],
      ]),
    })
  })

  test('leaves out the failures that do not fit', () => {
    const failures = Array.from({ length: 5_000 }, (_, index) => ({
      id: idOf(`test ${index}`),
      cause: `2-${String(index % 1_000).padStart(12, '0')}`,
    }))
    const written = writeEvidence(812, failures)
    expect(written.length).toBeLessThanOrEqual(maximumEvidenceBytes)
    expect(written.length).toBeGreaterThan(maximumEvidenceBytes - 1_000)
    expect(readEvidence(Buffer.from(written))?.failures.size).toBeGreaterThan(500)
  })

  test('is read when it is valid', () => {
    expect(readEvidence(bytes(valid))?.pullRequest).toBe(812)
  })

  test.each<readonly [string, Buffer]>([
    ['is not JSON', Buffer.from('{')],
    ['is not an object', bytes('text')],
    ['has another version', bytes({ ...valid, version: 2 })],
    ['has no number', bytes({ ...valid, pullRequest: undefined })],
    ['has a text as its number', bytes({ ...valid, pullRequest: '812' })],
    ['has a number that no pull request has', bytes({ ...valid, pullRequest: 0 })],
    ['has a number with a fraction', bytes({ ...valid, pullRequest: 1.5 })],
    ['has no causes', bytes({ ...valid, causes: null })],
    ['has a cause that is not an id', bytes({ ...valid, causes: { 'expected 1 to be 2': ['0123456789'] } })],
    ['has a test that is not an id', bytes({ ...valid, causes: { [strong]: ['<img>'] } })],
    ['has a cause without a list', bytes({ ...valid, causes: { [strong]: 'x' } })],
    ['is too long', Buffer.concat([bytes(valid), Buffer.alloc(maximumEvidenceBytes, ' ')])],
  ])('is not read when it %s', (_, content) => {
    expect(readEvidence(content)).toBeUndefined()
  })
})
