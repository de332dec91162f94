import { definedFields } from '../../base/defined-fields.js'
import { baseName } from '../../base/text/base-name.js'
import type { ReadAttachment } from '../../records/evidence.js'
import type { RecordedTest } from '../../records/recorder.js'
import { type Attempt, namingFields } from './evidence-hints.js'
import type { FoundFile } from './finders/found-file.js'
import { placeOfRetry, retryOf } from './playwright-retries.js'
import { attachmentOfFile, filesNamedIn } from './text-files.js'

/** An attachment of an attempt before its file is opened. */
export interface PendingAttachment {
  readonly given: ReadAttachment
  /** The absolute path of a file that nothing names. */
  readonly found?: string
  /** Whether the file may be missing. */
  readonly isOptional: boolean
  /** Its positions in the attachments that the format gave. */
  readonly positions: number[]
  /** The lines that only name this file. */
  readonly lines: NamingLine[]
}

/** The outputs from which lines are removed. The message and the details stay, because they identify the cause. */
export type OutputField = 'stdout' | 'stderr'

/** A line of an output that only names files. */
export interface NamingLine {
  readonly attempt: Attempt
  readonly field: OutputField
  /** From 0. */
  readonly line: number
}

/** More attachments are counted, and never looked at. A hostile record can hold a million. */
export const maximumRead = 2_000

/** Lists the attachments that a format gave and that the texts name, each file once. */
export function pendingOf(attempt: Attempt, isOfFormat: boolean): PendingAttachment[] {
  const list: PendingAttachment[] = []
  const byPlace = new Map<string, PendingAttachment>()
  const given: readonly unknown[] = Array.isArray(attempt.attachments) ? attempt.attachments : []
  for (const [position, each] of given.slice(0, maximumRead).entries()) {
    if (typeof each !== 'object' || each === null) continue
    const one: PendingAttachment = { given: each as ReadAttachment, isOptional: false, positions: [position], lines: [] }
    const { path, name, content, bases } = one.given
    const place = typeof path === 'string' && content === undefined ? `${path}\n${isOfFormat ? (bases ?? []).join() : position}` : undefined
    const known = place === undefined ? undefined : byPlace.get(place)
    if (known !== undefined && (known.given.name === name || name === undefined)) {
      known.positions.push(position)
      continue
    }
    if (place !== undefined) byPlace.set(place, one)
    list.push(one)
  }
  // The texts of a record were searched by the job that read the result file.
  if (!isOfFormat) return list
  for (const field of namingFields) {
    const text = attempt[field]
    if (text === undefined) continue
    for (const file of filesNamedIn(text)) {
      const attachment = attachmentOfFile(file)
      const place = `${attachment.path ?? attachment.url ?? ''}\n`
      let one = byPlace.get(place)
      if (one === undefined) {
        one = { given: attachment, isOptional: file.isOptional === true, positions: [], lines: [] }
        byPlace.set(place, one)
        list.push(one)
      }
      if (field === 'stdout' || field === 'stderr') for (const line of file.lines) one.lines.push({ field, line, attempt })
    }
  }
  return list
}

/** Moves the files of Playwright to the attempts that their paths name. */
export function divideRetries(pending: readonly PendingAttachment[][], test: RecordedTest): void {
  const last = pending.length - 1
  const isOfPlaywright = test.producer === 'playwright' || pending.some((files) => files.some(({ given }) => retryOf(given) !== undefined))
  if (!isOfPlaywright) return
  const all = pending.flatMap((files, attempt) => files.splice(0).map((file) => ({ file, attempt })))
  for (const { file, attempt } of all) {
    // An attempt with an output of its own lists its own files.
    const isOfAll = attempt === last || retryOf(file.given) !== undefined
    const place = isOfAll && file.given.path !== undefined ? placeOfRetry(file.given, pending.length) : { attempt, name: file.given.name }
    const target = pending[place.attempt] as PendingAttachment[]
    const known = target.find(({ given }) => given.path !== undefined && given.path === file.given.path)
    if (known !== undefined) {
      known.lines.push(...file.lines)
      continue
    }
    // The steps of another attempt have attachments of their own.
    const positions = place.attempt === attempt ? file.positions : []
    target.push({ ...file, positions, given: { ...file.given, name: place.name } })
  }
}

/** Adds files that nothing names. */
export function addFound(files: PendingAttachment[], found: readonly FoundFile[]): void {
  for (const { path, name = baseName(path), comparison } of found) {
    files.push({ given: { name, ...definedFields({ comparison }) }, found: path, isOptional: true, positions: [], lines: [] })
  }
}
