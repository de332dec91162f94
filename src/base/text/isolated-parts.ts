/** Letters of Hebrew, Arabic and the other scripts that run from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

const leftToRightIsolate = '\u2066'
const firstStrongIsolate = '\u2068'
const popIsolate = '\u2069'

/** The texts between the separators of a line, and the separators: ` › ` between suites, ` · ` between facts. */
const betweenSeparators = /( [›·] )/

const separator = /([/\\])/

/** Isolates the names in a path. A word without a separator stays as it is. */
function isolatedNames(word: string): string {
  const names = word.split(separator)
  if (names.length === 1) return word
  return names.map((name) => (rightToLeft.test(name) ? leftToRightIsolate + name + popIsolate : name)).join('')
}

/** Isolates a text without the spaces at its ends, because markup depends on them. */
function isolated(part: string): string {
  const text = part.trim()
  if (!rightToLeft.test(text)) return part
  return part.replace(text, () => firstStrongIsolate + text.replace(/\S+/g, isolatedNames) + popIsolate)
}

/**
 * Isolates the parts of a line that contain letters of a script from right to left: the names in a path, the suites, the facts. Otherwise,
 * adjacent ones would be shown in the opposite order. Not for texts that users copy, such as commands.
 */
export function withIsolatedParts(line: string): string {
  return rightToLeft.test(line) ? line.split(betweenSeparators).map(isolated).join('') : line
}
