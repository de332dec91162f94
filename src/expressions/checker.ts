import { parseExpression } from './evaluator.js'
import type { ExpressionFault } from './fault.js'
import { type ScannedExpression, scanCondition, scanTemplate } from './scanner.js'

/** Everything that is wrong with the expressions of a text, found without their values; offsets count from the front of the text. */
export function checkTemplate(template: string): readonly ExpressionFault[] {
  const { parts, fault } = scanTemplate(template)
  const faults = parts.flatMap((part) => (part.kind === 'expression' ? checkExpression(part) : []))
  return fault === undefined ? faults : [...faults, fault]
}

/** The same for a condition, which is one expression with braces or without. */
export function checkCondition(condition: string): readonly ExpressionFault[] {
  const scanned = scanCondition(condition)
  return scanned.kind === 'fault' ? [scanned.fault] : checkExpression(scanned)
}

function checkExpression({ text, offset }: ScannedExpression): readonly ExpressionFault[] {
  const parsed = parseExpression(text)
  return 'faults' in parsed ? parsed.faults.map((fault) => ({ ...fault, offset: offset + fault.offset })) : []
}
