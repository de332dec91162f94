/** Returns the length of the longest run of backticks in a text. */
function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0)
}

/** Returns a fence that nothing in the code block can close. */
export const codeFence = (text: string): string => '`'.repeat(Math.max(3, longestRun(text) + 1))

/** Formats one line as a code span. Adds spaces if Markdown would drop a backtick or a space at either end. */
export function codeSpan(text: string): string {
  const mark = '`'.repeat(longestRun(text) + 1)
  const space = /^[` ]|[` ]$/.test(text) && /[^ ]/.test(text) ? ' ' : ''
  return `${mark}${space}${text}${space}${mark}`
}
