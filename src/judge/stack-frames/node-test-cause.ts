/**
 * Begins the error that node:test wraps around the thrown one. Does not match a thrown text or object: it has no stack, so the whole error is short.
 */
const wrapper = /^ {2}code: 'ERR_TEST_FAILURE',\r?\n {2}failureType: '\w{1,40}',\r?\n {2}cause: (?=[A-Z[])/m

/**
 * Returns the error that was thrown, with its stack, from the text that node:test writes into JUnit files: its own error, which repeats the
 * message. Any other text stays as it is.
 */
export function withoutNodeTestError(text: string): string {
  const start = wrapper.exec(text)
  if (start === null) return text
  return text
    .slice(start.index + start[0].length)
    .replace(/\r?\n\}\s*$/, '')
    .replace(/\n {2}/g, '\n')
}
