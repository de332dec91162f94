import { definedFields } from '../../base/defined-fields.js'
import { baseName } from '../../base/text/base-name.js'
import { namingParts } from '../../base/text/naming-line.js'
import type { TestAttachment } from '../../records/evidence.js'
import { webAddress } from './written-path.js'

/** A file that a text names. */
export interface NamedFile {
  /** A path, or an address. */
  readonly path: string
  readonly comparison?: TestAttachment['comparison']
  /** Whether a tool may have written no such file. */
  readonly isOptional?: true
  /** The lines of the text that only name the file, from 0. */
  readonly lines: readonly number[]
}

/** Returns the files that a line and the lines after it name. */
type FindFiles = (lines: readonly string[], index: number) => readonly NamedFile[]

/** The number of files that one text names. */
const maximumNamed = 500

const none: readonly NamedFile[] = []

/** Finds lines with one file, whose path is the first group. */
const wholeLine =
  (expression: RegExp): FindFiles =>
  (lines, index) => {
    const path = expression.exec(lines[index] ?? '')?.[1]
    return path === undefined ? none : [{ path, lines: [index] }]
  }

const [marker] = namingParts.jenkins

/** Several can be in one line. The path ends at the first `]]` that no `]` follows, because `cart[chromium].png` is a name. */
const jenkinsMarker: FindFiles = (lines, index) => {
  const line = lines[index] ?? ''
  const paths: string[] = []
  let others = ''
  let position = 0
  for (let start = line.indexOf(marker); start !== -1; start = line.indexOf(marker, position)) {
    let end = line.indexOf(']]', start)
    if (end === -1) break
    while (line[end + 2] === ']') end += 1
    others += line.slice(position, start)
    paths.push(line.slice(start + marker.length, end).split('|', 1)[0] ?? '')
    position = end + 2
  }
  const isWhole = `${others}${line.slice(position)}`.trim() === ''
  return paths.map((path) => ({ path, lines: isWhole ? [index] : [] }))
}

const vitestSides = { 'Reference screenshot': 'expected', 'Actual screenshot': 'actual', 'Diff image': 'diff' } as const
const vitestTitle = /^\s{0,40}(Reference screenshot|Actual screenshot|Diff image):\s{0,40}$/

/** The path is on the line after the title. */
const vitestScreenshot: FindFiles = (lines, index) => {
  const title = vitestTitle.exec(lines[index] ?? '')?.[1] as keyof typeof vitestSides | undefined
  const path = lines[index + 1]?.trim() ?? ''
  if (title === undefined || path === '') return none
  return [
    { path, comparison: { name: referenceBefore(lines, index) ?? baseName(path), side: vitestSides[title] }, lines: [index, index + 1] },
  ]
}

/** The images of a comparison follow each other: the reference, the actual one, the difference. */
const maximumLinesOfComparison = 12

function referenceBefore(lines: readonly string[], index: number): string | undefined {
  for (let line = index; line >= Math.max(0, index - maximumLinesOfComparison); line -= 1) {
    if (vitestTitle.exec(lines[line] ?? '')?.[1] === 'Reference screenshot') return baseName(lines[line + 1]?.trim() ?? '')
  }
  return undefined
}

const flutterSides = { masterImage: 'expected', testImage: 'actual', isolatedDiff: 'diff', maskedDiff: undefined } as const
const flutterGolden = /Golden "([^"]{1,500})":/
const flutterFolder = /Failure feedback can be found at (\S{1,1000})/

/** The sentence may be wrapped. The golden is named in it or before it. */
const flutterFailure: FindFiles = (lines, index) => {
  if (!(lines[index] ?? '').includes(namingParts.flutter[0])) return none
  const folder = flutterFolder.exec(joined(lines, index, index + 3))?.[1]
  const golden = flutterGolden.exec(joined(lines, Math.max(0, index - 6), index + 1))?.[1]
  if (folder === undefined || golden === undefined) return none
  const name = baseName(golden).replace(/\.[^.]*$/, '')
  return Object.entries(flutterSides).map(([kind, side]) => ({
    path: `${folder.replace(/[/\\]$/, '')}/${name}_${kind}.png`,
    ...(side === undefined ? { isOptional: true as const } : { comparison: { name: baseName(golden), side } }),
    lines: [],
  }))
}

const joined = (lines: readonly string[], start: number, end: number): string =>
  lines
    .slice(start, end)
    .map((line) => line.trim())
    .join(' ')

/** The lines with which tools name files in messages and outputs, and the part that every text with such lines contains. */
const shapes: readonly (readonly [part: string, find: FindFiles])[] = [
  [marker, jenkinsMarker],
  [namingParts.vitest[0], vitestScreenshot],
  // One image that holds all three.
  [namingParts.jestImageSnapshot[0], wholeLine(/^\s{0,40}See diff for details:\s{1,10}(\S.{0,2000}?)\s{0,40}$/)],
  [namingParts.flutter[0], flutterFailure],
  [namingParts.selenideImage[0], wholeLine(/^\s{0,40}Screenshot: ((?:file|https?):\S{1,2000})\s{0,40}$/)],
  [namingParts.selenidePage[0], wholeLine(/^\s{0,40}Page source: ((?:file|https?):\S{1,2000})\s{0,40}$/)],
  [namingParts.rails[0], wholeLine(/^\s{0,40}\[Screenshot (?:Image|HTML)\]: (\S.{0,2000}?)\s{0,40}$/)],
]

const lineEnd = /\r\n|\n|\r/

const noise = /\u001b\[[\d;]{0,20}m|[\ufdd0\ufdd1\ufdd9]/g

/** Returns the files that a message or an output names. */
export function filesNamedIn(text: string): readonly NamedFile[] {
  const likely = shapes.filter(([part]) => text.includes(part))
  if (likely.length === 0) return none
  const lines = text.split(lineEnd).map((line) => line.replace(noise, ''))
  const found: NamedFile[] = []
  for (let index = 0; index < lines.length && found.length < maximumNamed; index += 1) {
    for (const [, find] of likely) found.push(...find(lines, index))
  }
  return found
}

/** Returns a text without some of its lines, or undefined if nothing else is left. */
export function withoutLines(text: string, removed: ReadonlySet<number>): string | undefined {
  const parts = text.split(/(\r\n|\n|\r)/)
  const kept: string[] = []
  // Playwright writes an empty line before and after each name.
  let wasRemoved = false
  for (let index = 0; index * 2 < parts.length; index += 1) {
    const line = parts[index * 2] ?? ''
    const isBlank = line.trim() === ''
    const isRemoved = removed.has(index) || (wasRemoved && isBlank)
    wasRemoved = removed.has(index)
    if (!isRemoved) kept.push(line + (parts[index * 2 + 1] ?? ''))
  }
  const rest = kept.join('')
  return rest.trim() === '' ? undefined : rest
}

/** Returns the attachment of a named file. */
export function attachmentOfFile({ path, comparison }: NamedFile): TestAttachment {
  const url = webAddress(path)
  const place = url === undefined ? { name: baseName(path), path } : { name: baseName(url.split(/[?#]/, 1)[0] ?? '') || url, url }
  return { ...place, ...definedFields({ comparison }) }
}
