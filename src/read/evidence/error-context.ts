/** The role and the name of a text box. YAML quotes the whole key if the name contains a colon. */
const textBox = /^\s*- ['"]?textbox \\?"((?:[^"\\]|\\.)*)"/

/** Matches the text between a name and its value. */
const attributes = /^(?: {0,4}\[[^\]\n]*\])*['"]?/

/** Names of fields that hold a secret, as a page shows them. */
const secretWord =
  /password|passphrase|passcode|\bpass\b|pwd|token|secret|credential|(?:api|access|private)[ _-]?key|\bkey\b|\bp[ai][tn]\b|kennwort|passwort/i

const indentOf = (line: string): number => line.length - line.trimStart().length

/**
 * Replaces the values of text boxes with the name of a secret in a snapshot of a page (`- textbox "Password" [ref=e3]: hunter2`), also those
 * on the lines below.
 */
export function withoutFieldValues(text: string): string {
  if (!text.includes('textbox')) return text
  const kept: string[] = []
  let hiddenBelow: number | undefined
  for (const line of text.split('\n')) {
    if (hiddenBelow !== undefined && (line.trim() === '' || indentOf(line) > hiddenBelow)) continue
    hiddenBelow = undefined
    const [start = '', name = ''] = textBox.exec(line) ?? []
    if (start === '' || !secretWord.test(name)) {
      kept.push(line)
      continue
    }
    const shown = start + (attributes.exec(line.slice(start.length))?.[0] ?? '')
    const hasValue = line.trimEnd().length > shown.length
    if (hasValue) hiddenBelow = indentOf(line)
    kept.push(hasValue ? `${shown}: ***` : line)
  }
  return kept.join('\n')
}
