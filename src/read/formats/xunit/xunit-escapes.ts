/** Matches an escape. The escaped backslash comes first, so that the characters after it are not taken for an escape. */
const escapes = /\\(?:\\|r\\n|[rn]|[t"0abvf]|x[0-9a-f]{2,4})/g

const meanings: Readonly<Record<string, string>> = { '\\\\': '\\', '\\r\\n': '\n', '\\r': '\n', '\\n': '\n', '\\t': '\t', '\\"': '"' }

/**
 * Resolves the escapes of a message. The console runner of xUnit.net 2 escapes line ends, quotes and backslashes (`XmlEscape` in
 * xunit.runner.utility). Messages of other runners contain real line ends, or Windows paths with single backslashes.
 */
export function unescapeMessage(text: string): string {
  const isEscaped = text.includes('\\n') && !text.includes('\n') && !/\b[a-z]:\\(?!\\)/i.test(text)
  return isEscaped ? text.replace(escapes, (found) => meanings[found] ?? '') : text
}
