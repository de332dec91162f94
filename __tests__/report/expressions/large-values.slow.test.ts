// Tests that expressions cannot build values that are too large, wide or deep (src/report/expressions/evaluator.ts).
import { expect, test } from 'vitest'
import { createEvaluator } from '../../../src/report/expressions/evaluator.js'
import { variablesOfARun } from './variables-of-a-run.js'

test('limits large, wide and deep values', () => {
  const wide = Object.fromEntries(Array.from({ length: 300_000 }, (_, index) => [`p${index}`, index]))
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  const long = 'x'.repeat(1_000_000)
  const evaluator = createEvaluator({
    ...variablesOfARun,
    properties: wide,
    env: { DEEP: deep, LONG: long, BRACES: '}}'.repeat(400_000) },
  })
  expect(evaluator.text('{{ properties.p299999 }}')).toBe('299999')
  expect(() => evaluator.text('{{ join(properties.*) }}')).toThrow('too large')
  expect(() => evaluator.text('{{ toJson(properties) }}')).toThrow('longer than')
  expect(() => evaluator.text('{{ fromJson(env.DEEP) }}')).toThrow('nested more than 100 deep')
  expect(() => evaluator.text("{{ format('{0}{0}', env.LONG) }}")).toThrow('longer than')
  expect(evaluator.text('{{ format(env.BRACES) }}')).toHaveLength(400_000)
  const doubling = Array.from({ length: 40 }).reduce<string>((inner) => `format('{0}{0}', ${inner})`, "'0123456789'")
  expect(() => evaluator.text(`{{ ${doubling} }}`)).toThrow('longer than')
})
