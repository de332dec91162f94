import { scanCondition } from './scanner.js'

/** Text in an expression has single quotes, and a doubled quote inside. */
const texts = /'(?:[^']|'')*'/g

/** Returns whether a condition contains a variable, outside of its texts and not as the field of another variable. Ignores case. */
export function usesVariable(condition: string, name: string): boolean {
  const scanned = scanCondition(condition)
  if (scanned.kind === 'fault') return false
  const words = scanned.text.replace(texts, ' ').toLowerCase()
  return [...words.matchAll(/\.?\s*\b[a-z_][\w-]*/g)].some(([word]) => word === name.toLowerCase() || word.trim() === name.toLowerCase())
}
