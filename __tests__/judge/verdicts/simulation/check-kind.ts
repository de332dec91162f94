import { beforeAll, describe, expect, test } from 'vitest'
import type { FigureName, Figures, Share } from './figures.js'
import { measurementOf, measureProject } from './measure.js'
import { type Kind, profiles } from './profile.js'
import { publish, readPublished } from './published.js'

/**
 * The seeds of the published figures. No rate and no rule may be chosen by them: use other seeds, such as 1 to 40, to compare rules.
 */
const publishedSeeds = Array.from({ length: 40 }, (_, index) => 1_001 + index)

/** The number of projects that each run of the tests simulates again. A change of a rule alters the figures of any of them. */
const repeatedProjects = 10

/** `SIMULATION=publish` simulates all projects and replaces the published figures. Then `npm run docs` replaces the tables of the pages. */
const publishes = process.env.SIMULATION === 'publish'

/** The worst figures that a kind of projects may have. */
export interface Limits {
  readonly changeNew: number
  readonly hiddenBreaks: number
  readonly flakyFlaky: number
  readonly alarms: number
  readonly alarmsAgain: number
  readonly baseKnown: number
}

/** The share of failures of the base that may be missed in addition if the name of the test changes with each run. */
const volatileLoss = 0.2

/** Defines the tests of the published figures of a kind of projects. */
export function checkKind(kind: Kind, limits: Limits): void {
  const profile = profiles[kind]
  const { name } = profile

  describe(`in 40 projects of the kind ${name}`, () => {
    const seeds = publishes ? publishedSeeds : publishedSeeds.slice(0, repeatedProjects)
    let measured: readonly Figures[]
    let published: readonly Figures[]
    const get = (figure: FigureName): Share => measurementOf(published).figures[figure]
    const percent = (share: number): number => Number((100 * share).toFixed(1))

    beforeAll(() => {
      measured = seeds.map((seed) => measureProject(profile, seed))
      if (publishes) publish(kind, measured)
      published = readPublished(kind)
    }, 600_000)

    test(`publishes the figures that it measures (${name})`, () => {
      expect(published).toHaveLength(publishedSeeds.length)
      expect(measured).toEqual(published.slice(0, seeds.length))
    })

    test(`at least ${percent(limits.changeNew)} % of the failures that a change caused are called new (${name})`, () => {
      expect(get('changeNew').mean).toBeGreaterThanOrEqual(limits.changeNew)
    })

    test(`at most ${percent(limits.hiddenBreaks)} % of the jobs with such a failure call every failure known or flaky (${name})`, () => {
      expect(get('hiddenBreaks').mean).toBeLessThanOrEqual(limits.hiddenBreaks)
    })

    test(`at least ${percent(limits.flakyFlaky)} % of the flaky failures are called flaky (${name})`, () => {
      expect(get('flakyFlaky').mean).toBeGreaterThanOrEqual(limits.flakyFlaky)
    })

    test(`at most ${percent(limits.alarms)} % of the other jobs show a new failure (${name})`, () => {
      expect(get('alarms').mean).toBeLessThanOrEqual(limits.alarms)
    })

    test(`at most ${percent(limits.alarmsAgain)} % of them show a new failure after the failed job has run once more (${name})`, () => {
      expect(get('alarmsAgain').mean).toBeLessThanOrEqual(limits.alarmsAgain)
    })

    test(`at least ${percent(limits.baseKnown)} % of the failures of the tested base are called known (${name})`, () => {
      expect(get('baseKnown').mean).toBeGreaterThanOrEqual(limits.baseKnown)
    })

    test(`calls failures of the tested base known if the name of the test changes with each run (${name})`, () => {
      expect(get('volatileKnown').mean).toBeGreaterThanOrEqual(get('baseKnown').mean - volatileLoss)
    })

    test(`at most 35 % of the failures that a stacked pull request inherits are called new (${name})`, () => {
      expect(get('parentNew').mean).toBeLessThanOrEqual(0.35)
    })

    test(`calls no failure known without a failed build of the base (${name})`, () => {
      expect(get('unprovedKnown').highest).toBe(0)
      expect(get('unprovedKnown').all).toBeGreaterThan(1_000)
    })

    test(`at least 80 % of the tests that are listed as gone were removed (${name})`, () => {
      expect(get('gone').mean).toBeGreaterThanOrEqual(0.8)
    })

    test(`at least 80 % of the lists of fixed tests are right (${name})`, () => {
      expect(get('fixed').mean).toBeGreaterThanOrEqual(0.8)
    })

    test(`at least 90 % of the tests that are listed as newly skipped were not skipped before (${name})`, () => {
      expect(get('newlySkipped').mean).toBeGreaterThanOrEqual(0.9)
    })
  })
}
