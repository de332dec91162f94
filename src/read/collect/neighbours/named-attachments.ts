import type { MatchedFile } from '../match-files.js'
import { type OpenTextSource, openTextSource } from '../text-source.js'

type FilePlace = Pick<MatchedFile, 'absolutePath' | 'path'>

const maximumNames = 50_000

/** The marker of Jenkins, which files of JUnit, TestNG, Dart and Qt contain. */
const marker = String.raw`\[\[ATTACHMENT\|([^\]\r\n|]{1,1000})`
const junitProperty = String.raw`<property name="[a-z_]{0,20}attachment\w{0,20}"\s{1,9}value="([^"<]{1,1000})"`
const nunitFile = '<filePath>([^<]{1,1000})<'
const trxFile = String.raw`<ResultFile\s{1,9}path="([^"<]{1,1000})"`
/** Open Test Reporting. The prefix and the order of the attributes may differ. */
const otrFile = String.raw`<(?:\w{1,20}:)?file\s[^<>]{0,200}?\bpath="([^"<]{1,1000})"`
/** Links and images of Robot Framework. */
const link = String.raw`\b(?:href|src)="([^"<]{1,1000})"`
/** CTRF and Playwright. */
const jsonPath = String.raw`"path"\s{0,9}:\s{0,9}"((?:[^"\\]|\\.){1,1000})"`
const attachment = new RegExp(`${marker}|${junitProperty}|${nunitFile}|${trxFile}|${otrFile}|${link}|${jsonPath}`, 'g')

/** Longer than any match, so that no match is lost between two chunks. */
const overlap = 2_100

/**
 * Returns the paths of the files that a result file names as an attachment. Result files may have been moved, so the name and, if one is
 * given, the folder must be equal. This reads the results again, so it is only for files that would be reported otherwise.
 */
export function findAttachments(files: readonly FilePlace[], results: readonly FilePlace[]): ReadonlySet<string> {
  const wanted = new Set(files.map(({ absolutePath }) => lastParts(absolutePath).at(-1)))
  const named = new Set<string>()
  for (const result of results) {
    for (const path of attachmentsOf(result)) {
      const parts = lastParts(path)
      if (wanted.has(parts.at(-1)) && named.size < maximumNames) named.add(parts.join('/'))
    }
  }
  const isNamed = ({ absolutePath }: FilePlace): boolean => {
    const parts = lastParts(absolutePath)
    return named.has(parts.join('/')) || named.has(parts.at(-1) ?? '')
  }
  return new Set(files.filter(isNamed).map(({ path }) => path))
}

/** Returns the folder and the name at the end of a path. JSON doubles backslashes. */
const lastParts = (path: string): readonly string[] =>
  path
    .split(/[\\/]{1,9}/)
    .filter((part) => part !== '' && part !== '.')
    .slice(-2)

function* attachmentsOf({ absolutePath, path }: FilePlace): Generator<string> {
  let source: OpenTextSource | undefined
  try {
    source = openTextSource(absolutePath, path)
    let rest = ''
    for (const chunk of source.chunks() as Iterable<string>) {
      const text = rest + chunk
      for (const [, ...groups] of text.matchAll(attachment)) yield groups.find((group) => group !== undefined) ?? ''
      rest = text.slice(-overlap)
    }
  } catch {
    // The file has been read before. If it has disappeared since, nothing is known of its attachments.
  } finally {
    source?.close()
  }
}
