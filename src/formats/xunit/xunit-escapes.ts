/** The escapes, a backslash itself first, so that what stands behind one is not taken for another. */
const escapes = /\\(?:\\|r\\n|[rn]|[t"0abvf]|x[0-9a-f]{2,4})/g

const meanings: Readonly<Record<string, string>> = { '\\\\': '\\', '\\r\\n': '\n', '\\r': '\n', '\\n': '\n', '\\t': '\t', '\\"': '"' }

/**
 * A message as it was written: the console runner of xUnit.net 2 escapes line ends, quotes and backslashes (`XmlEscape` in
 * xunit.runner.utility). Others do not: their line ends are line ends, and their Windows paths have single backslashes.
 */
export function unescapeMessage(text: string): string {
  const isEscaped = text.includes('\\n') && !text.includes('\n') && !/\b[a-z]:\\(?!\\)/i.test(text)
  return isEscaped ? text.replace(escapes, (found) => meanings[found] ?? '') : text
}
