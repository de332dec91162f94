/** The length of the part of a line that is searched, in UTF-16 units. Only the message depends on it. */
const maximumLength = 64 * 1024

/**
 * Matches a JSON string, in which the words are allowed, or a word that JavaScript and Python write for a number that JSON cannot express.
 * The string need not end, because searching for a missing end from each quote would take quadratic time.
 */
const stringOrWord = /"(?:[^"\\]|\\.)*"?|-?\b(?:NaN|Infinity)\b/g

/** Returns why a text is not JSON, as a sentence without its subject: "is not JSON" and the cause if it is a common one. */
export function describeJsonFault(text: string): string {
  for (const [found] of text.slice(0, maximumLength).matchAll(stringOrWord)) {
    if (!found.startsWith('"')) return `is not JSON: JSON has no number ${found}; leave the field out`
  }
  return 'is not JSON'
}
