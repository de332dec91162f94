/** The first few of some names, quoted, and how many more there are. */
export function quotedList(names: readonly string[], limit = 5): string {
  const shown = names.slice(0, limit).map((name) => `"${name}"`)
  return names.length <= limit ? shown.join(', ') : `${shown.join(', ')} and ${names.length - limit} more`
}
