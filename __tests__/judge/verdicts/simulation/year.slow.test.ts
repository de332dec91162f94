import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { addJob, type Figures, noFigures, type Score, shareOf, shareOfScore } from './figures.js'
import { figuresTable } from './figures-table.js'
import { profiles } from './profile.js'
import { simulateYear } from './year.js'

const seeds = [1, 2, 3]
const days = 365

const figuresOf = new Map<string, Figures>()

test.each(profiles)('simulates a year of a $name repository', { timeout: 600_000 }, (profile) => {
  const figures = noFigures()
  for (const seed of seeds) simulateYear(profile, seed, days, (job) => addJob(figures, job))
  figuresOf.set(profile.name, figures)
  expect(figures.jobs).toBeGreaterThan(3_000)
})

const get = (name: string): Figures => figuresOf.get(name) ?? noFigures()
const minimum = (score: Score, share: number): void => expect(shareOfScore(score)).toBeGreaterThanOrEqual(share)
const maximum = (score: Score, share: number): void => expect(shareOfScore(score)).toBeLessThanOrEqual(share)

describe.each(profiles)('in a $name repository', ({ name, hasPathFilters }) => {
  test(`at least 97 % of the failures that a change caused are called new (${name})`, () => {
    minimum(shareOf(get(name).verdicts.change, 'new', 'unseen'), 0.97)
  })

  test(`at most 3 % of them are hidden as known or flaky (${name})`, () => {
    maximum(shareOf(get(name).verdicts.change, 'known', 'flaky'), 0.03)
  })

  test(`at least ${hasPathFilters ? 75 : 80} % of the failures of the tested base are called known (${name})`, () => {
    minimum(shareOf(get(name).verdicts.base, 'known'), hasPathFilters ? 0.75 : 0.8)
  })

  test(`no failure is called known without a failed build of the base (${name})`, () => {
    expect(get(name)).toMatchObject({ knownWithoutFailure: 0 })
    expect(get(name).verdicts.base.known).toBeGreaterThan(1_000)
  })

  test(`at most 1.5 % of the tests are called flaky (${name})`, () => {
    maximum(get(name).calledFlaky, 0.015)
  })

  test(`at least 80 % of the tests that are listed as gone were removed (${name})`, () => {
    minimum(get(name).gone, 0.8)
  })

  test(`at least 80 % of the lists of fixed tests are right (${name})`, () => {
    minimum(get(name).fixed, 0.8)
  })

  test(`at least 90 % of the tests that are listed as newly skipped were not skipped before (${name})`, () => {
    minimum(get(name).newlySkipped, 0.9)
  })
})

test('docs/history-in-depth.md has the figures of this simulation', async () => {
  const path = join(import.meta.dirname, '../../../../docs/history-in-depth.md')
  const page = readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  const table = figuresTable(profiles.map((profile) => [profile, get(profile.name)]))
  const part = /(<!-- simulated: verdicts -->\n)[\s\S]*?(<!-- \/simulated -->)/
  expect(page).toMatch(part)
  await expect(page.replace(part, (_, start: string, end: string) => `${start}${table}${end}`)).toMatchFileSnapshot(path)
})

test('makes the same choices for the same seed', () => {
  const [profile] = profiles
  const run = (seed: number): Figures => {
    const figures = noFigures()
    if (profile !== undefined) simulateYear(profile, seed, 30, (job) => addJob(figures, job))
    return figures
  }
  expect(run(7)).toEqual(run(7))
  expect(run(7)).not.toEqual(run(8))
})
