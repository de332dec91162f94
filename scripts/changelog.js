/** A heading of the second level: `## [1.2.3] - 2026-01-31`. */
const heading = /^## \[([^\]]+)\](.*)$/gm

/** Returns the place and the text of the section of a version or of `Unreleased`, or undefined if there is none. */
export function sectionOf(changelog, name) {
  const headings = [...changelog.matchAll(heading)]
  const index = headings.findIndex((found) => found[1] === name)
  if (index === -1) return undefined
  const start = headings[index].index + headings[index][0].length
  const end = headings[index + 1]?.index ?? changelog.length
  return { start, end, date: headings[index][2].replace(/^ - /, ''), text: changelog.slice(start, end).trim() }
}

/** Returns the changelog with the unreleased entries in a section of their own. */
export function withRelease(changelog, version, date) {
  const unreleased = sectionOf(changelog, 'Unreleased')
  return `${changelog.slice(0, unreleased.start)}\n\n## [${version}] - ${date}${changelog.slice(unreleased.start)}`
}

/**
 * Returns a section as the notes of a GitHub release. GitHub shows each line break of a release and resolves no relative links, so
 * the lines of a paragraph are joined and links lead to the files of the release.
 */
export const releaseNotes = (section, fileAddress) =>
  section.replace(/(?<=[^\n])\n(?! *[-*#>`]|\n) */g, ' ').replace(/\]\((?!https?:|#)/g, `](${fileAddress}/`)
