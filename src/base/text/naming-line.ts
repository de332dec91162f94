/**
 * Matches the places in a text that may name a file: the marker of Jenkins, and the labels of Vitest, jest-image-snapshot, Flutter, Selenide
 * and Rails. It is generous, because the exact shapes decide later.
 */
const naming = /\[\[ATTACHMENT\||creenshot[^\n:]{0,20}:|Diff image:|diff for details:|Golden "|Failure feedback|Page source:/g

/** A part of each alternative of {@link naming}. Looking for all of them takes a quarter of the time. */
const parts = ['[[ATTACHMENT|', 'creenshot', 'Diff image:', 'diff for details:', 'Golden "', 'Failure feedback', 'Page source:'] as const

/** Checks cheaply if a text may contain a line that names a file which a test left behind, such as a screenshot. */
export const mayNameFile = (text: string): boolean => parts.some((part) => text.includes(part))

/** Returns the index of the next place that may name a file, or -1. */
export function nextNaming(text: string, start: number): number {
  naming.lastIndex = start
  return naming.exec(text)?.index ?? -1
}

/** Returns the number of lines after a naming line that may hold the path. Vitest writes it on a line of its own, and Flutter wraps lines. */
export function pathLinesAfter(line: string): 0 | 1 | 2 {
  if (line.includes('[[ATTACHMENT|')) return 0
  if (line.includes('Failure feedback')) return 2
  return /[/\\.]/.test(line.slice(line.lastIndexOf(':') + 1)) ? 0 : 1
}
