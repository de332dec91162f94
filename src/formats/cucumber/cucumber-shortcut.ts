const field = '"\\w+":(?:"[^"\\\\\\x00-\\x1f]*"|\\{"seconds":(?:0|[1-9]\\d*),"nanos":(?:0|[1-9]\\d*)\\})'

/** A step that begins, whole: strings without escapes, and a timestamp. Nothing in it matters to a result. */
const stepBegins = new RegExp(`^\\{"testStepStarted":\\{${field}(?:,${field})*\\}\\}$`)

const envelope = { testStepStarted: {} }

/** The envelope of a third of all lines without `JSON.parse`; undefined for every other line, and for one that is damaged. */
export const cucumberShortcut = (line: string): unknown =>
  line.startsWith('{"testStepStarted"') && stepBegins.test(line) ? envelope : undefined
