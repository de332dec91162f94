import type { TextPurpose } from './environment.js'
import { parseExpression } from './evaluator.js'
import type { ExpressionFault } from './fault.js'
import { type ScannedExpression, scanCondition, scanTemplate } from './scanner.js'

/** Finds all errors in the expressions of a template without evaluating them. Offsets count from the start of the template. */
export function checkTemplate(template: string, purpose: TextPurpose = 'text'): readonly ExpressionFault[] {
  const { parts, fault } = scanTemplate(template)
  const faults = parts.flatMap((part) => (part.kind === 'expression' ? checkExpression(part, purpose) : []))
  return fault === undefined ? faults : [...faults, fault]
}

/** Finds all errors in a condition, which is one expression with or without braces. */
export function checkCondition(condition: string): readonly ExpressionFault[] {
  const scanned = scanCondition(condition)
  return scanned.kind === 'fault' ? [scanned.fault] : checkExpression(scanned, 'text')
}

function checkExpression({ text, offset }: ScannedExpression, purpose: TextPurpose): readonly ExpressionFault[] {
  const parsed = parseExpression(text, purpose)
  return 'faults' in parsed ? parsed.faults.map((fault) => ({ ...fault, offset: offset + fault.offset })) : []
}
