import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasExpression, scanCondition, scanTemplate } from '../../../src/report/expressions/scanner.js'

describe('scanTemplate', () => {
  test('splits literal text and expressions', () => {
    expect(scanTemplate('a {{ ref }} b{{x}}')).toEqual({
      parts: [
        { kind: 'literal', text: 'a ' },
        { kind: 'expression', text: ' ref ', offset: 4 },
        { kind: 'literal', text: ' b' },
        { kind: 'expression', text: 'x', offset: 15 },
      ],
    })
  })

  test('keeps braces and escaped quotes of a string in the expression', () => {
    const text = "{{ '}} it''s {{' }}!"
    expect(scanTemplate(text).parts).toEqual([
      { kind: 'expression', text: " '}} it''s {{' ", offset: 2 },
      { kind: 'literal', text: '!' },
    ])
  })

  test('treats a stray }} as literal text', () => {
    expect(scanTemplate('a }} b').parts).toEqual([{ kind: 'literal', text: 'a }} b' }])
  })

  test.each([
    ['ok {{ ref', 3, 'not closed by'],
    ['{{ a }} {{ b }', 8, 'not closed by'],
    ["{{ 'abc }}", 3, 'quoted text is not closed'],
    ["{{ '}}' ", 0, 'not closed by'],
  ])('reports an error in %s at offset %i', (text, offset, message) => {
    expect(scanTemplate(text).fault).toMatchObject({ offset, message: expect.stringContaining(message) })
  })

  const expressionText = fc
    .array(
      fc.oneof(
        fc.constantFrom('ref', ' == ', '}', '{', '\n'),
        fc.string().map((text) => `'${text.replaceAll("'", "''")}'`),
      ),
    )
    .map((pieces) => pieces.join(' '))
    // `x}` before the closing braces would end it one character early.
    .map((text) => ` ${text} `)
    .filter((text) => !text.replace(/'(?:[^']|'')*'/g, '').includes('}}'))
  const literalText = fc.string().filter((text) => !text.includes('{{') && !text.endsWith('{'))

  test('returns any sequence of literals and expressions unchanged', () => {
    const property = fc.property(fc.array(fc.tuple(literalText, expressionText)), literalText, (pairs, last) => {
      const text = pairs.map(([literal, expression]) => `${literal}{{${expression}}}`).join('') + last
      const { parts, fault } = scanTemplate(text)
      expect(fault).toBeUndefined()
      expect(parts.flatMap((part) => (part.kind === 'expression' ? [part.text] : []))).toEqual(pairs.map(([, expression]) => expression))
      expect(parts.map((part) => (part.kind === 'expression' ? `{{${part.text}}}` : part.text)).join('')).toBe(text)
      for (const part of parts) if (part.kind === 'expression') expect(text.startsWith(part.text, part.offset)).toBe(true)
    })
    fc.assert(property, { numRuns: 1000 })
  })

  test('scans any text', () => {
    const pieces = fc.array(fc.constantFrom('{', '{{', '}', '}}', "'", 'a', ' ')).map((all) => all.join(''))
    fc.assert(
      fc.property(pieces, (text) => {
        const { parts, fault } = scanTemplate(text)
        if (fault === undefined)
          expect(parts.map((part) => (part.kind === 'expression' ? `{{${part.text}}}` : part.text)).join('')).toBe(text)
        else expect(fault.offset).toBeLessThan(text.length)
        expect(parts.some((part) => part.kind === 'expression') && !hasExpression(text)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['{{a}}', ''],
    ["'a' ", '{{ '],
    ["'}}'", '{{ '],
    ['{{ ', ''],
    ["{{'", ''],
    ['}}', '{{'],
  ])(
    'scans a long repetition of %j in linear time',
    (piece, before) => {
      // Quadratic, a million characters would take minutes and run into the time limit.
      const text = before + piece.repeat(1_000_000 / piece.length)
      expect(scanTemplate(text).parts.length).toBeGreaterThanOrEqual(0)
    },
    3000,
  )
})

describe('scanCondition', () => {
  test('accepts a condition with and without braces', () => {
    expect(scanCondition('successful || failed')).toEqual({ kind: 'expression', text: 'successful || failed', offset: 0 })
    expect(scanCondition(' {{ failed }} ')).toEqual({ kind: 'expression', text: ' failed ', offset: 3 })
  })

  test('reports text around the braces of a condition', () => {
    expect(scanCondition('{{ a }} || {{ b }}')).toMatchObject({ kind: 'fault', fault: { offset: 7 } })
  })
})
