import { expect, test } from 'vitest'
import type { MergedFailure } from '../../../../src/judge/summary/merged-failure.js'
import { createSummary } from '../../../../src/judge/summary/summary.js'
import type { HistorySummary, Verdict } from '../../../../src/judge/verdicts/verdict.js'
import { shortVerdict } from '../../../../src/report/content/verdicts/short-verdict.js'
import { openVerdict, plainText, verdictFacts } from '../../../../src/report/content/verdicts/verdict-facts.js'
import { renderGithubMarkdown } from '../../../../src/report/render/github-markdown.js'
import { dotted, paragraph } from '../../../../src/report/tree/node-builders.js'

const hour = 3_600_000
const day = 24 * hour
const now = Date.UTC(2026, 0, 20)

const commit = (start: string) => start.padEnd(40, '0')
const base = { build: '4200', commit: commit('5e0d1b7'), timestamp: now }
const since = { build: '4100', commit: commit('abc1234'), timestamp: now - 2 * day }

const source = { serverUrl: 'https://github.com', repository: 'acme/shop', commit: commit('7c4f3a8') }

const scopeOf = (history: Partial<HistorySummary> = {}) => ({
  summary: { ...createSummary().result(), history: { builds: 50, ref: 'main', base, ...history } },
})

const line = (verdict: Verdict, { isTitled = false, history = {} as Partial<HistorySummary> } = {}) =>
  plainText(dotted(...verdictFacts({ verdict }, scopeOf(history), isTitled)))

const open = (judged: Pick<MergedFailure, 'verdict' | 'quarantine'>, isTitled = false) =>
  plainText(dotted(...openVerdict(judged, scopeOf(), isTitled)))

test('names the last build that passed when a test is new', () => {
  expect(line({ kind: 'new', since: base })).toBe('new: passed on main until 5e0d1b7')
  expect(line({ kind: 'new', since: base }, { isTitled: true })).toBe('')
  expect(open({ verdict: { kind: 'new', since: base } })).toBe('New: passed on main until 5e0d1b7')
  expect(open({ verdict: { kind: 'new', since: base } }, true)).toBe('Passed on main until 5e0d1b7')
})

test('states that a test never passed when it was only skipped', () => {
  expect(line({ kind: 'new' })).toBe('new: only skipped on main')
})

test('calls a test new when the history does not know it', () => {
  expect(line({ kind: 'unseen' })).toBe('new test')
  expect(line({ kind: 'unseen' }, { isTitled: true })).toBe('new test')
  expect(open({ verdict: { kind: 'unseen' } })).toBe('New test')
})

test('names the first failure, the builds and the days when a test also fails on the branch', () => {
  expect(line({ kind: 'known', since, builds: 6 })).toBe('fails on main since abc1234 (6 builds, 2 days)')
  expect(line({ kind: 'known', since, builds: 6 }, { isTitled: true })).toBe('since abc1234 (6 builds, 2 days)')
  expect(line({ kind: 'known', since: { ...since, timestamp: now - 3 * hour - 1 }, builds: 1 })).toBe(
    'fails on main since abc1234 (1 build, 3 hours)',
  )
  expect(line({ kind: 'known', since: { build: '7' }, builds: 1_204 })).toBe('fails on main since build 7 (1,204 builds)')
  expect(line({ kind: 'known', builds: 2 })).toBe('fails on main in 2 builds')
  expect(line({ kind: 'known' })).toBe('fails on main')
})

test('leaves out the age when a clock runs backwards', () => {
  expect(line({ kind: 'known', since: { ...since, timestamp: now + day }, builds: 6 })).toBe('fails on main since abc1234 (6 builds)')
})

test('states that a known test is fixed in a later build', () => {
  const fixed = { build: '4201', commit: commit('0a1b2c3') }
  expect(line({ kind: 'known', since, builds: 6, fixed })).toBe('fails on main since abc1234 (6 builds, 2 days) · fixed on main in 0a1b2c3')
})

test('states that a new failure has another reason than the one on the branch', () => {
  const verdict: Verdict = { kind: 'new', since, builds: 6, differs: true }
  expect(line(verdict)).toBe('new: fails on main too, but for another reason')
  expect(line(verdict, { isTitled: true })).toBe('fails on main too, but for another reason')
  expect(plainText(shortVerdict({ verdict }, scopeOf({})))).toBe('new: fails on main too, but for another reason')
  expect(plainText(shortVerdict({ verdict: { kind: 'new', since } }, scopeOf({})))).toBe('new')
})

test('counts the builds with a sign when a test is flaky', () => {
  expect(line({ kind: 'flaky', failedBuilds: 3, ofBuilds: 50 })).toBe('flaky in 3 of the last 50 builds')
  expect(line({ kind: 'flaky', failedBuilds: 3, ofBuilds: 50 }, { isTitled: true })).toBe('3 of the last 50 builds')
  expect(line({ kind: 'flaky' })).toBe('known flaky')
})

test('states the age of the reference when it is old', () => {
  const reference = { build: '3000', timestamp: now - 9 * day, buildsAgo: 12 }
  expect(line({ kind: 'new', since: base, reference })).toBe(
    'new: passed on main until 5e0d1b7 · last run there 12 builds earlier (9 days)',
  )
  expect(line({ kind: 'known', reference: { build: '3000', timestamp: now - 9 * day, buildsAgo: 0 } })).toBe(
    'fails on main · last run there 9 days earlier',
  )
})

test('writes no words when there is no verdict, or when the history is unknown', () => {
  expect(line({ kind: 'unknown' })).toBe('')
  expect(open({})).toBe('')
})

test('shows the end, the reason and the issue of a quarantine instead of the verdict', () => {
  const quarantine = { test: 'x', until: '2026-12-31', reason: 'waits for\nthe bank', issue: 'https://github.com/acme/shop/issues/7' }
  expect(open({ verdict: { kind: 'known' }, quarantine })).toBe('Quarantined until 2026-12-31 · waits for the bank · issue')
  expect(plainText(dotted(...verdictFacts({ quarantine }, scopeOf(), true)))).toBe('until 2026-12-31 · waits for the bank · issue')
  expect(open({ quarantine: { test: 'x' } })).toBe('Quarantined')
})

test('marks a quarantine that the tested change has added', () => {
  const quarantine = { test: 'x', until: '2026-12-31', reason: 'flaky', isAdded: true } as const
  expect(open({ quarantine })).toBe('Quarantined by this change until 2026-12-31 · flaky')
  expect(open({ quarantine: { test: 'x', isAdded: true } })).toBe('Quarantined by this change')
  expect(plainText(dotted(...verdictFacts({ quarantine }, scopeOf(), true)))).toBe('by this change until 2026-12-31 · flaky')
})

test('calls the branch the base branch when its name is unknown, and shortens a long name', () => {
  expect(line({ kind: 'known' }, { history: { ref: '' } })).toBe('fails on the base branch')
  expect(line({ kind: 'known' }, { history: { ref: 'refs/heads/main' } })).toBe('fails on main')
  expect(line({ kind: 'known' }, { history: { ref: 'x'.repeat(300) } }).length).toBeLessThan(90)
})

const repositoryUrl = 'https://github.com/acme/shop'
const since2 = { since, builds: 6 }
const lastPassed = base
const range = { lastPassed }
const onlyCommit = { subject: 'Round half a cent up', author: 'Jo Doe' }
const lastSign = { build: '4000', timestamp: now - 2 * day }
const recent = { failed: 1, flaky: 0, ofBuilds: 10 }

test.each<[Verdict, long: string, short: string, titled: string, chat: string]>([
  [
    { kind: 'new', since: base, passedBuilds: 37 },
    'new: passed in the 37 builds before, last in 5e0d1b7',
    'new: passed in the 37 builds before',
    '',
    'new: passed in the 37 builds before',
  ],
  [
    { kind: 'new', since: base, passedBuilds: 1 },
    'new: passed in the build before, 5e0d1b7',
    'new: passed in the build before',
    '',
    'new: passed in the build before',
  ],
  [
    { kind: 'new', since: base, recent },
    'new: passed on main until 5e0d1b7 · failed in 1 of the last 10 builds',
    'new: passed on main until 5e0d1b7 · failed in 1 of the last 10 builds',
    'failed in 1 of the last 10 builds',
    'new: failed in 1 of the last 10 builds',
  ],
  [
    { kind: 'new', since: base, recent: { failed: 1, flaky: 2, ofBuilds: 9 } },
    'new: passed on main until 5e0d1b7 · failed in 1 and flaky in 2 of the last 9 builds',
    'new: passed on main until 5e0d1b7 · failed in 1 and flaky in 2 of the last 9 builds',
    'failed in 1 and flaky in 2 of the last 9 builds',
    'new: failed in 1 and flaky in 2 of the last 9 builds',
  ],
  [
    { kind: 'new', since: base, recent: { failed: 0, flaky: 0, ofBuilds: 10 } },
    'new: passed on main until 5e0d1b7',
    'new: passed on main until 5e0d1b7',
    '',
    'new',
  ],
  [
    { kind: 'new', ...since2, differs: true, recent: { failed: 0, flaky: 1, ofBuilds: 10 } },
    'new: fails on main too, but for another reason · flaky in 1 of the last 10 builds',
    'new: fails on main too, but for another reason · flaky in 1 of the last 10 builds',
    'fails on main too, but for another reason · flaky in 1 of the last 10 builds',
    'new: fails on main too, but for another reason',
  ],
  [
    { kind: 'flaky', failedBuilds: 3, ofBuilds: 50, lastSign, recent },
    'flaky in 3 of the last 50 builds, last 2 days ago',
    'flaky in 3 of the last 50 builds, last 2 days ago',
    '3 of the last 50 builds, last 2 days ago',
    'flaky in 3 of the last 50 builds, last 2 days ago',
  ],
  [
    { kind: 'known', ...since2, range },
    'fails on main since abc1234 (6 builds, 2 days) · last passed in 5e0d1b7',
    'fails on main since abc1234 (6 builds, 2 days) · last passed in 5e0d1b7',
    'since abc1234 (6 builds, 2 days) · last passed in 5e0d1b7',
    'fails on main since abc1234',
  ],
  [
    { kind: 'known', ...since2, range: { lastPassed, onlyCommit } },
    'fails on main since abc1234 (6 builds, 2 days) · first failed with “Round half a cent up” by Jo Doe, passed in the commit before',
    'fails on main since abc1234 (6 builds, 2 days) · passed in the commit before',
    'since abc1234 (6 builds, 2 days) · passed in the commit before',
    'fails on main since abc1234',
  ],
  [
    { kind: 'known', ...since2, range: { lastPassed, onlyCommit: { subject: 'Round' } }, recent: { failed: 7, flaky: 0, ofBuilds: 10 } },
    'fails on main since abc1234 (6 builds, 2 days) · first failed with “Round”, passed in the commit before · failed in 7 of the last 10 builds',
    'fails on main since abc1234 (6 builds, 2 days) · passed in the commit before',
    'since abc1234 (6 builds, 2 days) · passed in the commit before',
    'fails on main since abc1234',
  ],
  [
    { kind: 'known', ...since2, range: { lastPassed, onlyCommit: {} } },
    'fails on main since abc1234 (6 builds, 2 days) · passed in the commit before',
    'fails on main since abc1234 (6 builds, 2 days) · passed in the commit before',
    'since abc1234 (6 builds, 2 days) · passed in the commit before',
    'fails on main since abc1234',
  ],
  [
    { kind: 'known', ...since2, range: { lastPassed: { build: '41' } } },
    'fails on main since abc1234 (6 builds, 2 days) · last passed in build 41',
    'fails on main since abc1234 (6 builds, 2 days) · last passed in build 41',
    'since abc1234 (6 builds, 2 days) · last passed in build 41',
    'fails on main since abc1234',
  ],
  [
    { kind: 'known', ...since2, range, fixed: { build: '4201', commit: commit('0a1b2c3') } },
    'fails on main since abc1234 (6 builds, 2 days) · fixed on main in 0a1b2c3',
    'fails on main since abc1234 (6 builds, 2 days) · fixed on main in 0a1b2c3',
    'since abc1234 (6 builds, 2 days) · fixed on main in 0a1b2c3',
    'fails on main since abc1234',
  ],
])('says what a verdict rests on: %j', (verdict, long, short, titled, chat) => {
  const scope = scopeOf({ comparedAt: now })
  const inComment = { ...scope, place: 'comment' as const }
  expect(plainText(dotted(...verdictFacts({ verdict }, scope)))).toBe(long)
  expect(plainText(dotted(...verdictFacts({ verdict }, inComment)))).toBe(short)
  expect(plainText(dotted(...verdictFacts({ verdict }, inComment, true)))).toBe(titled)
  expect(plainText(shortVerdict({ verdict }, scope))).toBe(chat)
})

test('leaves out when a test was flaky last when a time is unknown, or less than a minute ago', () => {
  const flaky = { kind: 'flaky', failedBuilds: 3, ofBuilds: 50 } as const
  const words = 'flaky in 3 of the last 50 builds'
  expect(line({ ...flaky, lastSign })).toBe(words)
  expect(line({ ...flaky, lastSign: { build: '1' } }, { history: { comparedAt: now } })).toBe(words)
  expect(line({ ...flaky, lastSign: { build: '1', timestamp: now } }, { history: { comparedAt: now + 59_000 } })).toBe(words)
})

const markdownOf = (verdict: Verdict, history: Partial<HistorySummary> = {}) =>
  renderGithubMarkdown({
    type: 'root',
    children: [paragraph(...dotted(...openVerdict({ verdict }, { ...scopeOf(history), source, repositoryUrl })))],
  }).trim()

test('links a commit to its page, and a build without a commit to the build', () => {
  expect(markdownOf({ kind: 'new', since: base })).toBe(
    `**New:** passed on main until [\`5e0d1b7\`](https://github.com/acme/shop/commit/${base.commit})`,
  )
  expect(markdownOf({ kind: 'new', since: { build: '12', url: 'https://ci.example/12' } })).toBe(
    '**New:** passed on main until [build 12](https://ci.example/12)',
  )
})

test('pings and formats nothing when the branch, the build and the commit are hostile', () => {
  const ref = '@octocat <img src=x> **bold** [x](https://evil.example)'
  const markdown = markdownOf(
    { kind: 'new', since: { build: '<b>@octocat</b>', commit: '](https://evil.example)', url: 'javascript:alert(1)' } },
    { ref },
  )
  expect(markdown).not.toMatch(/(?<!\\)<(?:img|b)>?/)
  expect(markdown).not.toContain('](javascript:')
  expect(markdown).not.toContain('](https://evil.example)')
  expect(markdown).not.toMatch(/(?<![\\\u2060])@octocat/)
})

test('names the parent of a stacked pull request in which a test fails too', () => {
  expect(line({ kind: 'known', parent: 812 })).toBe('fails in #812 too')
  expect(line({ kind: 'known', parent: 812 }, { isTitled: true })).toBe('fails in #812 too')
  expect(open({ verdict: { kind: 'known', parent: 812 } })).toBe('Fails in #812 too')
  expect(plainText(shortVerdict({ verdict: { kind: 'known', parent: 812 } }, scopeOf()))).toBe('fails in #812 too')
})

test('names other pull requests in which a new test failed too', () => {
  const alsoFailed = { pullRequests: [812, 815], days: 0 }
  const verdict: Verdict = { kind: 'new', since: base, alsoFailed }
  expect(line(verdict)).toBe('new: passed on main until 5e0d1b7 · also failed in #812 and #815 today')
  expect(line(verdict, { isTitled: true })).toBe('also failed in #812 and #815 today')
  expect(open({ verdict }, true)).toBe('Passed on main until 5e0d1b7 · also failed in #812 and #815 today')
  expect(plainText(shortVerdict({ verdict }, scopeOf()))).toBe('new · also failed in #812 and #815 today')
  expect(line({ kind: 'unseen', alsoFailed })).toBe('new test: also failed in #812 and #815 today')
  expect(plainText(shortVerdict({ verdict: { kind: 'unseen', alsoFailed } }, scopeOf()))).toBe(
    'new test · also failed in #812 and #815 today',
  )
})

test.each([
  [{ pullRequests: [812], days: 0 }, 'also failed in #812 today'],
  [{ pullRequests: [812], days: 1 }, 'also failed in #812 since yesterday'],
  [{ pullRequests: [812, 815, 820], days: 4 }, 'also failed in #812, #815 and #820 in the last 4 days'],
])('counts the pull requests and the days as %j', (alsoFailed, words) => {
  expect(line({ kind: 'unseen', alsoFailed })).toBe(`new test: ${words}`)
})

test('does not let GitHub link the number of a pull request, which would add an event to its timeline', () => {
  const facts = dotted(...verdictFacts({ verdict: { kind: 'known', parent: 812 } }, scopeOf()))
  expect(renderGithubMarkdown({ type: 'root', children: [paragraph(...facts)] })).not.toMatch(/#812/)
})

test('names the test of the history when it has another name', () => {
  expect(line({ kind: 'known', since, builds: 6, as: 'pays' })).toBe('fails on main since abc1234 (6 builds, 2 days), as pays')
  expect(line({ kind: 'new', since: base, as: 'pays' })).toBe('new: passed on main until 5e0d1b7, as pays')
  expect(line({ kind: 'flaky', failedBuilds: 3, ofBuilds: 50, as: 'order #' }, { isTitled: true })).toBe(
    '3 of the last 50 builds, as order #',
  )
  expect(plainText(shortVerdict({ verdict: { kind: 'known', since, as: 'pays' } }, scopeOf()))).toBe('fails on main since abc1234, as pays')
  const markdown = renderGithubMarkdown({
    type: 'root',
    children: [paragraph(...dotted(...openVerdict({ verdict: { kind: 'known', as: '**a** <b>\n`c`' } }, scopeOf())))],
  })
  expect(markdown.trim()).toBe('Fails on main, as `` **a** <b> `c` ``')
})

test('links the last build that passed to the comparison of both commits', () => {
  const compare = `https://github.com/acme/shop/compare/${lastPassed.commit}...${since.commit}`
  expect(markdownOf({ kind: 'known', ...since2, range })).toContain(`last passed in [\`5e0d1b7\`](${compare})`)
  expect(markdownOf({ kind: 'known', ...since2, range: { lastPassed, onlyCommit: {} } })).toContain(
    `passed in [the commit before](${compare})`,
  )
})

test('shows the subject and the author of a commit as text when they contain Markdown, a mention or a reversed text', () => {
  const hostile = { subject: '@acme/all [x](https://evil.example) <img> #1\u202e', author: '@octocat <b>' }
  const markdown = markdownOf({ kind: 'known', ...since2, range: { lastPassed, onlyCommit: hostile } })
  expect(markdown).not.toMatch(/@acme|@octocat|\]\(https:\/\/evil|(?<!\\)<(?:img|b)>|#1|\u202e/)
  expect(markdown).toMatch(/first failed with “@\u2060acme/)
})
