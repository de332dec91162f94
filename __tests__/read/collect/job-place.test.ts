import { expect, test } from 'vitest'
import { UserError } from '../../../src/base/errors.js'
import { escapeGlob } from '../../../src/config/glob.js'
import type { Collector } from '../../../src/read/collect/collector.js'
import { matchFiles } from '../../../src/read/collect/match-files.js'
import { makeTree } from './tree.js'

const collector = (include: readonly string[]): Collector => ({ key: 'junit', include, exclude: [], metadata: {} })

/** Returns the files that the patterns match, each with its job. */
const jobsIn = (cwd: string, include: readonly string[]) =>
  matchFiles({ cwd, collectors: [collector(include)] }).files.map(({ path, job }) => [path, job])

const artifacts = { 'artifacts/results-linux/a.xml': '', 'artifacts/results-mac/deep/b.xml': '', 'artifacts/c.xml': '', 'out/x/d.xml': '' }

test('takes the job from the name of the folder that <job> matches', () => {
  expect(jobsIn(makeTree(artifacts), ['artifacts/<job>/**/*.xml'])).toEqual([
    ['artifacts/results-linux/a.xml', 'results-linux'],
    ['artifacts/results-mac/deep/b.xml', 'results-mac'],
  ])
})

test('leaves the text around <job> out of the name, in a folder and in a file', () => {
  expect(jobsIn(makeTree(artifacts), ['./artifacts/results-<job>/**/*.xml', 'out/x/<job>.xml'])).toEqual([
    ['artifacts/results-linux/a.xml', 'linux'],
    ['artifacts/results-mac/deep/b.xml', 'mac'],
    ['out/x/d.xml', 'd'],
  ])
})

test('names no job for a pattern without <job>, in any folder', () => {
  expect(jobsIn(makeTree(artifacts), ['artifacts/**/*.xml']).map(([, job]) => job)).toEqual([undefined, undefined, undefined])
})

test('prefers the job that the first pattern names when several patterns match a file', () => {
  expect(jobsIn(makeTree(artifacts), ['**/d.xml', 'out/<job>/*.xml', '<job>/x/*.xml'])).toEqual([['out/x/d.xml', 'x']])
})

test('names no job when the text around <job> is the whole name', () => {
  expect(jobsIn(makeTree({ 'out/unit-/a.xml': '' }), ['out/unit-<job>/*.xml'])).toEqual([['out/unit-/a.xml', undefined]])
})

test.each(['**/<job>/*.xml', 'out/*-<job>/*.xml', '<job>/<job>.xml', '<job><job>/a.xml', 'out/[ab]<job>/*.xml'])(
  'refuses %s, in which the job is ambiguous',
  (pattern) => {
    expect(() => jobsIn(makeTree({}), [pattern])).toThrow(UserError)
    expect(() => jobsIn(makeTree({}), [pattern])).toThrow(`The pattern "${pattern}"`)
  },
)

// Windows has no such names.
test.skipIf(process.platform === 'win32')('finds an existing folder with the name <job> by its escaped path', () => {
  const cwd = makeTree({ 'out/<job>/a.xml': '', 'out/b/b.xml': '' })
  expect(jobsIn(cwd, [escapeGlob('out/<job>')])).toEqual([['out/<job>/a.xml', undefined]])
})
