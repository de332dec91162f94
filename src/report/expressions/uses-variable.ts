import { scanCondition } from './scanner.js'

/** Text in an expression has single quotes, and a doubled quote inside. */
const texts = /'(?:[^']|'')*'/g

/** Returns whether a condition contains a variable, outside of its texts and not as the field of another variable. Ignores case. */
export function usesVariable(condition: string, name: string): boolean {
  const scanned = scanCondition(condition)
  if (scanned.kind === 'fault') return false
  // No operator is a word, so that spaces separate nothing that must stay apart.
  const words = scanned.text.replace(texts, "''").replace(/\s+/g, '').toLowerCase()
  return [...words.matchAll(/\.?[a-z_][\w-]*/g)].some(([word]) => word === name.toLowerCase())
}
