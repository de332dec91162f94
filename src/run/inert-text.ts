/**
 * Text that a runner of GitHub Actions shows and never obeys: it takes a line that begins with `::`, after any white space, and one
 * with `##[` anywhere, for a workflow command (`ActionCommand` of actions/runner). A zero-width space breaks both.
 */
export const inertText = (text: string): string => text.replace(/^([^\S\n]*:)(?=:)/gm, '$1\u200b').replace(/##(?=\[)/g, '##\u200b')

/** The same for JSON, which stays the JSON that it was. */
export const inertJson = (json: string): string => json.replaceAll('##[', '##\\u005b')
