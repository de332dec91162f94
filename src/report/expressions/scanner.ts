import type { ExpressionFault } from './fault.js'

/** An expression and its offset in the template. */
export interface ScannedExpression {
  readonly kind: 'expression'
  readonly text: string
  readonly offset: number
}

type TemplatePart = { readonly kind: 'literal'; readonly text: string } | ScannedExpression

/** The end of an expression, or the error if it has none. */
type End = { readonly close: number } | { readonly fault: ExpressionFault }

/** Whether a text contains the start of an expression. */
export const hasExpression = (text: string): boolean => text.includes('{{')

/**
 * Splits a template into literals and `{{ … }}`, in linear time. A `}}` in a quoted string does not end the expression. Stops at the
 * first error.
 */
export function scanTemplate(template: string): { readonly parts: readonly TemplatePart[]; readonly fault?: ExpressionFault } {
  const parts: TemplatePart[] = []
  let from = 0
  for (;;) {
    const open = template.indexOf('{{', from)
    if (open === -1) break
    const end = endOfExpression(template, open + 2)
    if ('fault' in end) return { parts, fault: end.fault }
    if (open > from) parts.push({ kind: 'literal', text: template.slice(from, open) })
    parts.push({ kind: 'expression', text: template.slice(open + 2, end.close), offset: open + 2 })
    from = end.close + 2
  }
  if (from < template.length) parts.push({ kind: 'literal', text: template.slice(from) })
  return { parts }
}

/** Returns the expression of a condition, with or without braces. */
export function scanCondition(condition: string): ScannedExpression | { readonly kind: 'fault'; readonly fault: ExpressionFault } {
  const start = condition.length - condition.trimStart().length
  if (!condition.startsWith('{{', start)) return { kind: 'expression', text: condition, offset: 0 }
  const end = endOfExpression(condition, start + 2)
  if ('fault' in end) return { kind: 'fault', fault: end.fault }
  const after = end.close + 2
  if (condition.slice(after).trim() === '') return { kind: 'expression', text: condition.slice(start + 2, end.close), offset: start + 2 }
  const message = 'a condition must be a single expression; put all of it between one pair of braces, or remove the braces'
  return { kind: 'fault', fault: { message, offset: after } }
}

function endOfExpression(template: string, start: number): End {
  let at = start
  let close = -1
  for (;;) {
    // Each search starts after the previous one, so no part of the text is searched twice.
    if (close < at) close = template.indexOf('}}', at)
    if (close === -1) return { fault: { message: 'the "{{" is not closed by "}}"', offset: start - 2 } }
    const quote = template.slice(at, close).indexOf("'")
    if (quote === -1) return { close }
    // An escaped quote (`''`) closes one string and opens the next.
    const closingQuote = template.indexOf("'", at + quote + 1)
    if (closingQuote === -1) return { fault: { message: 'the quoted text is not closed', offset: at + quote } }
    at = closingQuote + 1
  }
}
