import { formatCount } from '../../base/text/counts.js'
/** Returns the first few names in quotes, and the number of further names. */
export function quotedList(names: readonly string[], limit = 5): string {
  const shown = names.slice(0, limit).map((name) => `"${name}"`)
  return names.length <= limit ? shown.join(', ') : `${shown.join(', ')} and ${formatCount(names.length - limit)} more`
}
