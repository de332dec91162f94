/** The words of a command after its program. */
export type CommandWords = readonly string[]

/**
 * Returns the words of a command after the options at its start, and after variables, which are often options. An option in `valued` is
 * followed by its value. `--` ends the options.
 */
export function afterOptions(words: CommandWords, valued: readonly string[] = []): CommandWords {
  let index = 0
  while (index < words.length) {
    const word = words[index] ?? ''
    if (word === '--') return words.slice(index + 1)
    if (!/^[-+$]/.test(word)) break
    index += valued.includes(word) ? 2 : 1
  }
  return words.slice(index)
}

/** Returns the words that are not options, without the values of the options in `valued`. */
export const operands = (words: CommandWords, valued: readonly string[] = []): CommandWords =>
  words.filter((word, index) => !/^[-+]./.test(word) && !valued.includes(words[index - 1] ?? ''))

/** Returns the value of the first of these options, as `--name value` or `--name=value`; undefined if there is none. */
export function optionValue(words: CommandWords, ...names: readonly string[]): string | undefined {
  const index = words.findIndex((word) => names.some((name) => word === name || word.startsWith(`${name}=`)))
  const word = words[index]
  if (word === undefined) return undefined
  return names.includes(word) ? words[index + 1] : word.slice(word.indexOf('=') + 1)
}

/**
 * Returns the name of a program without its folder, extension and version: `mvnw` for `./mvnw.cmd`, `python` for `python3.12`, `gotestsum`
 * for `gotest.tools/gotestsum@latest`.
 */
export function plainProgram(word: string): string {
  const name = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1).replace(/\.(?:exe|bat|cmd|phar)$/i, '')
  // The first character may be the mark of a scope.
  const end = name.indexOf('@', 1)
  return (end === -1 ? name : name.slice(0, end))
    .replace(/^npm:/, '')
    .replace(/^(python|pypy|py|pip|coverage|pytest|pwsh|ruby|php|lua)-?[\d.]+$/, '$1')
    .replace(/^(?:pypy|py)$/, 'python')
}
