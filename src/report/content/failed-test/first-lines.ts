import { countOf } from '../../../base/text/counts.js'

/** Returns the first lines of a text, and a last one with the number of the others if there are more than `limit`. */
export function firstLines(value: string, limit: number): string {
  const all = value.split('\n')
  if (all.length <= limit) return value
  const shown = Math.max(limit - 1, 1)
  return [...all.slice(0, shown), `… ${countOf(all.length - shown, 'more line')}`].join('\n')
}
