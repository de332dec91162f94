import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createResultColumns, outcomesBySeverity, type ResultParts } from '../../../../src/judge/history/results/result-columns.js'
import { idOf } from '../build-results-of.js'

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const text = fc.constantFrom('', 'a', 'größer', '漢字', 'a name that is longer than a short one')

const parts = fc.record({
  suite: fc.array(text, { maxLength: 3 }),
  module: optional(text),
  file: optional(text),
  name: text,
  outcome: fc.constantFrom(...outcomesBySeverity),
  duration: optional(fc.double({ noNaN: true })),
  cause: optional(text),
})

/** Returns the id and the job of a row. Two jobs run each test. Foreign ids come from another tool. */
const keyOf = (row: number, isForeign: boolean): Pick<ResultParts, 'id' | 'job'> => ({
  id: isForeign ? `test ${row >> 1}` : idOf(row >> 1),
  job: row % 2 === 0 ? undefined : 'linux',
})

const withoutUndefined = (result: ResultParts): object =>
  Object.fromEntries(Object.entries(result).filter(([, value]) => value !== undefined))

test('returns the results that were added last when others are removed and replaced', () => {
  const step = fc.record({
    keeps: fc.double({ min: 0, max: 1, noNaN: true }),
    // Enough for several pieces of texts.
    adds: fc.integer({ min: 0, max: 2_500 }),
    isForeign: fc.boolean(),
    cycle: fc.array(parts, { minLength: 1, maxLength: 7 }),
    replaced: optional(fc.record({ at: fc.nat(), outcome: fc.constantFrom(...outcomesBySeverity), duration: fc.constant(7), cause: text })),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 5 }), (steps) => {
      const columns = createResultColumns()
      const model: ResultParts[] = []
      let textLength = 0
      for (const { keeps, adds, isForeign, cycle, replaced } of steps) {
        const kept = Math.floor(keeps * model.length)
        columns.truncate(kept)
        for (const { id, name } of model.splice(kept)) textLength -= id.length + name.length
        for (let index = 0; index < adds; index += 1) {
          const result = { ...cycle[index % cycle.length], ...keyOf(kept + index, isForeign) } as ResultParts
          columns.push(result)
          model.push(result)
          textLength += result.id.length + result.name.length
        }
        const row = replaced && model.length > 0 ? replaced.at % model.length : undefined
        if (row !== undefined && replaced !== undefined) {
          const { outcome, duration, cause } = replaced
          columns.replace(row, { outcome, duration, cause })
          model[row] = { ...(model[row] as ResultParts), outcome, duration, cause }
        }
      }
      expect(columns.length()).toBe(model.length)
      expect(model.map((_, row) => columns.at(row))).toEqual(model.map(withoutUndefined))
      expect(model.map(({ id, job }) => columns.find(id, job))).toEqual(model.map((_, row) => row))
      expect(columns.find('unknown', undefined)).toBe(-1)
      expect(columns.find(idOf(0), 'unknown')).toBe(-1)
      expect(columns.textLength()).toBeGreaterThanOrEqual(textLength)
    }),
    { numRuns: 10 },
  )
})

test('keeps a copy of a suite when a file reuses its array', () => {
  const columns = createResultColumns()
  const suite = ['first']
  columns.push({ id: idOf(1), suite, name: 'a', outcome: 'P' })
  suite[0] = 'second'
  columns.restart()
  columns.push({ id: idOf(2), suite, name: 'b', outcome: 'P' })
  expect([0, 1].map((row) => columns.at(row).suite)).toEqual([['first'], ['second']])
})
