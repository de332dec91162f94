const attempt = /^Retry #(\d{1,4}) ─{3,}$/
const attachment = /^attachment #\d{1,4}: .{0,400}─{3,}$/
const rule = /^─{3,}$/
const context = /^Error Context: \S/

// An attachment without text is only a path on the machine of the test.
const isText = (line: string): boolean => line.includes('(text/') && !line.includes('error-context')

const testTitle = /^\S.{0,400}:\d{1,9}:\d{1,9} › /
const numberedLine = /^(?:> {0,9})?\d{0,9} ?\|/

/** Returns whether a line is source code after its number, or the mark below such a line. */
export const isSourceLine = (line: string): boolean => numberedLine.test(line.trim())

/**
 * Returns whether Playwright writes a line between or below the errors of a test: before an attempt, an attachment or the error context.
 */
export const endsPlaywrightError = (line: string): boolean => {
  const own = line.trim()
  return attempt.test(own) || attachment.test(own) || context.test(own)
}

interface Attempt {
  /** `Retry #1`; undefined for the first attempt. */
  readonly title?: string
  readonly lines: string[]
  readonly attached: string[]
}

/** Divides a text into its attempts, without the paths of attachments. */
function attemptsOf(text: string): readonly Attempt[] {
  let last: Attempt = { lines: [], attached: [] }
  const attempts = [last]
  let target: string[] | undefined = last.lines
  for (const line of text.split('\n')) {
    const own = line.trim()
    const number = attempt.exec(own)?.[1]
    if (number !== undefined) {
      last = { title: `Retry #${number}`, lines: [], attached: [] }
      attempts.push(last)
      target = last.lines
    } else if (attachment.test(own)) {
      target = isText(own) ? last.attached : undefined
      target?.push(line.slice(0, line.indexOf('───')).trimEnd())
    } else if (rule.test(own)) target = last.lines
    else if (!context.test(own)) target?.push(line)
  }
  return attempts
}

/** Returns the lines of an error below the title of its test. */
const errorOf = ({ lines }: Attempt): readonly string[] => lines.slice(lines.findLastIndex((line) => testTitle.test(line.trim())) + 1)

const attemptKey = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

/** Leaves out the source code that an earlier attempt shows. */
function withoutShownSource(lines: readonly string[], shown: Set<string>): readonly string[] {
  const kept: string[] = []
  for (let start = 0; start < lines.length; ) {
    let end = start
    while (isSourceLine(lines[end] ?? '')) end += 1
    const source = lines.slice(start, end)
    const key = attemptKey(source)
    if (!shown.has(key)) for (const line of source) kept.push(line)
    if (source.length > 0) shown.add(key)
    else kept.push(lines[end++] ?? '')
    start = end
  }
  return kept
}

/**
 * Returns a text of Playwright with each different attempt once, without the paths of attachments, and with the same source code once. Any
 * other text stays as it is. The time is linear in the length of the text.
 */
export function withDistinctAttempts(text: string): string {
  if (!text.includes('───') && !text.includes('Error Context: ')) return text
  const [errors, source] = [new Set<string>(), new Set<string>()]
  return attemptsOf(text)
    .flatMap((each) => {
      const { title, lines, attached } = each
      const key = attemptKey(errorOf(each))
      if (title !== undefined && errors.has(key)) return []
      errors.add(key)
      return [...(title === undefined ? [] : [title]), ...withoutShownSource(lines, source), ...attached]
    })
    .join('\n')
}
