import fc, { type IAsyncProperty } from 'fast-check'
import { expect } from 'vitest'
import { overHttp } from './open-stores.js'

/**
 * Asserts a property with random inputs, and that these inputs contained every case that `seen` counts. A property that is never tried with
 * such a case proves nothing about it.
 *
 * A rare case can be missing from one round by chance, so more rounds follow until each case was seen, at most 30.
 * @param property increases the counts of `seen` itself
 * @param engine the name of the connection. Over HTTP, a few inputs are enough, because the queries are the same.
 * @param numRuns the number of inputs in each round
 */
export async function assertWithCases<Inputs>(
  property: IAsyncProperty<Inputs>,
  { engine, numRuns, seen }: { engine: string; numRuns: number; seen: Readonly<Record<string, number>> },
) {
  if (engine === overHttp) return await fc.assert(property, { numRuns: 3 })
  const missing = () => Object.keys(seen).filter((name) => seen[name] === 0)
  for (let round = 0; round === 0 || (round < 30 && missing().length > 0); round++) await fc.assert(property, { numRuns })
  expect(missing(), 'cases that no input contained').toEqual([])
}
