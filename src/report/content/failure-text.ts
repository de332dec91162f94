/** The maximum number of lines before the text that is already shown, for example the name of the test. */
const maximumLinesBefore = 3

const trimmedLines = (text: string): readonly string[] => text.split('\n').map((line) => line.trim())

/** Removes the lines that are already shown from the beginning of a text. */
export function withoutShown(text: string, shown: string): string {
  const hidden = trimmedLines(shown.trim())
  if (hidden[0] === '') return text.trim() === '' ? '' : text
  const lines = text.split('\n')
  const own = trimmedLines(text)
  let before = 0
  for (let start = 0; start < own.length && before <= maximumLinesBefore; start++) {
    if (hidden.every((line, index) => own[start + index] === line)) {
      const rest = [...lines.slice(0, start), ...lines.slice(start + hidden.length)].join('\n')
      return rest.trim() === '' ? '' : rest.replace(/^(?:[ \t]*\n)+/, '')
    }
    if (own[start] !== '') before++
  }
  return text
}

/** Returns message and details as one text. The details usually contain the message. */
export const wholeText = (message: string, details: string): string =>
  details.includes(message) ? details : `${message}\n\n${details}`.trimEnd()
