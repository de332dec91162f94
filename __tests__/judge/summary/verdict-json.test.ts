import { expect, test } from 'vitest'
import { verdictJson } from '../../../src/judge/summary/verdict-json.js'
import type { Verdict } from '../../../src/judge/verdicts/verdict.js'

const build = (id: string) => ({ build: id, commit: id.padEnd(40, '0'), timestamp: 1, url: 'https://ci.example/1' })
const unknown = { secret: 'not a known field' }

test('contains what a verdict rests on', () => {
  const recent = { failed: 1, flaky: 2, ofBuilds: 10 }
  const flaky: Verdict = { kind: 'flaky', failedBuilds: 3, ofBuilds: 50, lastSign: build('a1'), recent }
  expect(verdictJson(flaky)).toEqual(flaky)
  const fresh: Verdict = { kind: 'new', since: build('a2'), passedBuilds: 37 }
  expect(verdictJson(fresh)).toEqual(fresh)
})

test('contains the range of a known failure, its only commit and the page that compares both ends', () => {
  const onlyCommit = { subject: 'Round half a cent up', author: 'Jo Doe' }
  const known: Verdict = { kind: 'known', since: build('a2'), builds: 6, range: { lastPassed: build('a1'), onlyCommit } }
  expect(verdictJson(known)).toEqual(known)
  expect(verdictJson(known, ({ since }) => `https://acme.example/${since?.build}`).range).toEqual({
    lastPassed: build('a1'),
    onlyCommit,
    compareUrl: 'https://acme.example/a2',
  })
})

test('contains only known fields', () => {
  const range = { lastPassed: { ...build('a1'), ...unknown }, onlyCommit: { subject: 'x', ...unknown }, ...unknown }
  const recent = { failed: 1, flaky: 2, ofBuilds: 10, ...unknown }
  expect(JSON.stringify(verdictJson({ kind: 'known', range, recent, lastSign: { ...build('a'), ...unknown }, ...unknown }))).not.toContain(
    'secret',
  )
})
