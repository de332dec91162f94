import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../src/server/demo/random.js'
import { findChangePoints } from '../../../src/server/statistics/change-points.js'

/** Returns a series with random noise around levels, each for a number of values. */
function seriesOf(seed: string, spread: number, ...levels: readonly (readonly [count: number, level: number])[]): readonly number[] {
  const random = createRandom(seed)
  return levels.flatMap(([count, level]) => Array.from({ length: count }, () => level * random.logNormal(spread)))
}

const rounds = 1000
const noiseRounds = 5000
const seeds = Array.from({ length: rounds }, (_, index) => `series ${index}`)

describe('the changes of a series', () => {
  test.each([
    [8, 0.1],
    [15, 0.1],
    [31, 0.05],
    [31, 0.4],
    [60, 0.1],
  ])('are found in at most 1%% of random series of %i values with a spread of %d', (count, spread) => {
    const found = Array.from({ length: noiseRounds }, (_, index) => `noise ${index}`).filter(
      (seed) => findChangePoints(seriesOf(seed, spread, [count, 1000])).length > 0,
    )
    // The share is random as well: 1.4% is three standard deviations above 1%.
    expect(found.length / noiseRounds).toBeLessThan(0.014)
  })

  test.each([
    ['in the middle', 15, 16, 1.3],
    ['near the end', 27, 4, 1.5],
    ['near the start', 4, 27, 1.5],
    ['downwards', 20, 11, 0.7],
  ])('are found within one value of a step %s', (_, before, after, factor) => {
    const hits = seeds.filter((seed) => {
      const [point, ...others] = findChangePoints(seriesOf(seed, 0.06, [before, 1000], [after, 1000 * factor]))
      if (point === undefined || others.length > 0) return false
      return Math.abs(point.index - before) <= 1 && Math.abs(point.after / point.before / factor - 1) < 0.15
    })
    expect(hits.length / rounds).toBeGreaterThan(0.97)
  })

  test('finds several steps of a series, with the levels on both sides', () => {
    const points = findChangePoints(seriesOf('steps', 0.02, [10, 100], [10, 150], [10, 120]))
    expect(points.map(({ index }) => index)).toEqual([10, 20])
    for (const [place, levels] of [
      [100, 150],
      [150, 120],
    ].entries()) {
      expect(points[place]?.before).toBeCloseTo(levels[0] ?? 0, -1)
      expect(points[place]?.after).toBeCloseTo(levels[1] ?? 0, -1)
    }
  })

  test('finds no change when a step is within the tolerance', () => {
    expect(findChangePoints([...Array(15).fill(1000), ...Array(15).fill(1049)])).toEqual([])
    expect(findChangePoints([...Array(15).fill(1000), ...Array(15).fill(1051)])).toEqual([{ index: 15, before: 1000, after: 1051 }])
  })

  test('finds no change when only two values are slow', () => {
    expect(findChangePoints(seriesOf('outliers', 0.05, [20, 100], [2, 2000], [9, 100]))).toEqual([])
  })

  test('skips unknown values, and counts their places', () => {
    const gaps = (level: number) => Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? null : level + index))
    expect(findChangePoints([...gaps(100), ...gaps(300)])).toMatchObject([{ index: 13 }])
  })

  test('finds no change when a series is too short', () => {
    expect(findChangePoints([])).toEqual([])
    expect(findChangePoints([100, 100, 100, 900, 900])).toEqual([])
  })
})
