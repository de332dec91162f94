import { expect, test } from 'vitest'
import { testSentence } from '../../../../../src/deliver/html-report/browser/detail/test-sentence.js'
import { pageJobs } from '../../../../../src/deliver/html-report/browser/jobs/page-jobs.js'

/** Returns the sentence about a test that failed in some of the jobs. */
function sentenceOf(names: readonly string[], failed: (name: string) => boolean, more: { readonly namesJobs?: true } = {}): string {
  const jobs = pageJobs({ jobs: names.map((job) => ({ job, module: '' })) })
  const numbers = jobs.groups.filter(({ name }) => failed(name)).map(({ number }) => number)
  return testSentence({ outcome: 'failed', jobs: numbers, attempts: 1, ...more }, jobs)
}

const matrix = ['ubuntu-latest', 'windows-latest'].flatMap((system) => [18, 20, 22].map((version) => `unit (${system}, ${version})`))

test('names the operating system when a test fails in several jobs of one system', () => {
  expect(sentenceOf(matrix, (name) => /windows-latest, 2/.test(name))).toBe('Fails in 2 of 6 jobs, only on Windows.')
  expect(sentenceOf(matrix, (name) => name.includes('ubuntu'))).toBe('Fails in 3 of 6 jobs, only on Linux.')
  expect(sentenceOf(['a (darwin, x64)', 'a (darwin, arm64)', 'a (win32, x64)'], (name) => name.includes('darwin'))).toBe(
    'Fails in 2 of 3 jobs, only on macOS.',
  )
})

test.each([
  ['fails in one job', matrix, /windows-latest, 20/, 'Fails in 1 of 6 jobs: windows-latest (20).'],
  ['fails on two systems', matrix, /, 20/, 'Fails in 2 of 6 jobs: ubuntu-latest (20) and windows-latest (20).'],
  ['fails in all jobs', matrix, /./, 'Fails in all 6 jobs.'],
  ['has jobs of one system only', ['a (ubuntu)', 'b (ubuntu)', 'c (ubuntu)'], /^[ab]/, 'Fails in 2 of 3 jobs: a (ubuntu) and b (ubuntu).'],
  ['has jobs without a system', ['winter', 'darling', 'summer'], /[wd]/, 'Fails in 2 of 3 jobs: winter and darling.'],
])('names the jobs when a test %s', (_, names, pattern, sentence) => {
  expect(sentenceOf(names, (name) => pattern.test(name))).toBe(sentence)
})

test('names the jobs in a printout, which has no table of them', () => {
  expect(sentenceOf(matrix, (name) => /windows-latest, 2/.test(name), { namesJobs: true })).toBe(
    'Fails in 2 of 6 jobs: windows-latest (20, 22).',
  )
})
