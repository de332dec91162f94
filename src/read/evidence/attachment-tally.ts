import { countOf, formatCount } from '../../base/text/counts.js'
import { headOf } from '../../base/text/cut.js'
import { displayLine } from '../../base/text/display-text.js'
import { traceType } from '../../records/attachment-kind.js'
import type { TestAttachment } from '../../records/evidence.js'
import type { Problem } from '../../records/problem.js'

/** The number of attachments, and why some of them are not stored. */
export interface AttachmentCounts {
  readonly total: number
  readonly missing: number
  readonly outside: number
  readonly overLimit: number
  readonly tooLarge: number
  readonly sensitiveTraces: number
  readonly otherSensitive: number
}

/** The files of the run that a result file names. */
export interface FilesOfRun {
  readonly named: number
  /** The number of these files that were looked for. */
  readonly kept: number
}

type Tally = { -readonly [name in keyof AttachmentCounts]: AttachmentCounts[name] }

const noCounts = (): Tally => ({ total: 0, missing: 0, outside: 0, overLimit: 0, tooLarge: 0, sensitiveTraces: 0, otherSensitive: 0 })

/** Counts the attachments of a run, file by file. */
export interface AttachmentTally {
  beginFile(): void
  /** Forgets what was counted since the file began. */
  restartFile(): void
  add(attachment: TestAttachment, written: string | undefined): void
  /** Counts attachments whose bytes the records name, and that are in no folder. */
  addUnstored(): void
  /** Returns the warnings about a file, and ends it. */
  endFile(path: string, folder: string | undefined, ofRun: FilesOfRun): readonly Problem[]
  readonly counts: AttachmentCounts
}

const maximumQuoted = 200

function quotedPath(path: string): string {
  const shown = displayLine(path)
  return `"${shown.length > maximumQuoted ? `${headOf(shown, maximumQuoted - 1)}…` : shown}"`
}

/**
 * Creates a tally.
 * @param clean returns a text without secrets
 */
export function createAttachmentTally(clean: (text: string) => string): AttachmentTally {
  const whole = noCounts()
  let ofFile = noCounts()
  let unstored = 0
  let missingExample = ''
  let outsideExample = ''

  const beginFile = (): void => {
    ofFile = noCounts()
    unstored = 0
    missingExample = ''
    outsideExample = ''
  }

  return {
    beginFile,
    restartFile: beginFile,
    add({ reason, type, name }, written = name) {
      ofFile.total += 1
      switch (reason) {
        case 'missing':
          if (ofFile.missing === 0) missingExample = clean(written)
          ofFile.missing += 1
          break
        case 'outside':
          if (ofFile.outside === 0) outsideExample = clean(written)
          ofFile.outside += 1
          break
        case 'limit':
          ofFile.overLimit += 1
          break
        case 'size':
          ofFile.tooLarge += 1
          break
        case 'sensitive':
          if (type === traceType) ofFile.sensitiveTraces += 1
          else ofFile.otherSensitive += 1
      }
    },
    addUnstored() {
      unstored += 1
    },
    endFile(path, folder, { named, kept }) {
      const warnings: string[] = []
      const { missing, outside, total } = ofFile
      if (missing > 0) warnings.push(missingText(path, missing, total, missingExample))
      if (outside > 0) warnings.push(outsideText(path, outside, outsideExample))
      if (unstored > 0 && folder !== undefined) warnings.push(unstoredText(path, unstored, folder))
      if (named > kept) warnings.push(`${path} names ${countOf(named, 'file')} of the run; the first ${formatCount(kept)} are kept.`)
      for (const name of Object.keys(whole) as (keyof Tally)[]) whole[name] += ofFile[name]
      whole.missing += unstored
      beginFile()
      return warnings.map((message): Problem => ({ severity: 'warning', kind: 'attachment', message, path }))
    },
    counts: whole,
  }
}

const missingText = (path: string, missing: number, total: number, example: string): string =>
  `${formatCount(missing)} of ${countOf(total, 'attachment')} of ${path} ${missing === 1 ? 'was' : 'were'} not found, for example ${quotedPath(example)}. Keep their folder beside the result file, or add it to "collect.attachments.roots".`

const outsideText = (path: string, outside: number, example: string): string =>
  `${countOf(outside, 'attachment')} of ${path} ${outside === 1 ? 'is' : 'are'} outside of the working directory and ${outside === 1 ? 'was' : 'were'} not read, for example ${quotedPath(example)}.`

const unstoredText = (path: string, count: number, folder: string): string =>
  `The records of ${path} name ${countOf(count, 'stored attachment')}, but ${quotedPath(folder)} is missing. Upload it with the records: "path: build-report*".`
