/**
 * The fixed parts of the lines with which tools name files in messages and outputs. A text names files in the way of a tool only if it contains
 * the first part. The parts of a tool begin with a rare character if possible, because it decides how long a search takes.
 */
export const namingParts = {
  /** Jenkins' JUnit Attachments plug-in (GetTestDataMethodObject.java), GitLab, Playwright, Nightwatch (junit.xml.ejs) */
  jenkins: ['[[ATTACHMENT|'],
  /** Vitest 4, toMatchScreenshot (docs/guide/browser/visual-regression-testing.md) */
  vitest: [' screenshot:', 'Diff image:'],
  /** jest-image-snapshot (src/index.js) */
  jestImageSnapshot: ['See diff for details:'],
  /** Flutter (_goldens_io.dart) */
  flutter: ['Failure feedback', 'Golden "'],
  /** Selenide (Screenshot.java) */
  selenideImage: ['Screenshot: '],
  selenidePage: ['Page source: '],
  /** Rails (screenshot_helper.rb) and capybara-screenshot */
  rails: ['[Screenshot '],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>

const parts: readonly string[] = Object.values(namingParts).flat()

/** Matches each of the parts. */
const anyPart =
  /\[\[ATTACHMENT\|| screenshot:|Diff image:|See diff for details:|Failure feedback|Golden "|Screenshot: |Page source: |\[Screenshot /g

/** Checks cheaply if a text may contain a line that names a file which a test left behind, such as a screenshot. */
export function mayNameFile(text: string): boolean {
  // One search for each part takes a quarter of the time of an expression with all of them.
  for (const part of parts) if (text.includes(part)) return true
  return false
}

/** Returns the index of the next place that may name a file, or -1. */
export function nextNaming(text: string, start: number): number {
  anyPart.lastIndex = start
  return anyPart.exec(text)?.index ?? -1
}

/** Returns the number of lines after a naming line that may hold the path. Vitest writes it on a line of its own, and Flutter wraps lines. */
export function pathLinesAfter(line: string): 0 | 1 | 2 {
  if (line.includes(namingParts.jenkins[0])) return 0
  if (line.includes(namingParts.flutter[0])) return 2
  return /[/\\.]/.test(line.slice(line.lastIndexOf(':') + 1)) ? 0 : 1
}
