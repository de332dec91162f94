import { existsSync } from 'node:fs'
import { definedFields } from '../../base/defined-fields.js'
import { detach } from '../../base/text/detach.js'
import type { ReadAttachment } from '../../records/evidence.js'
import type { FileRecord } from '../../records/record.js'
import type { InputFile, RecordedTest, Recorder } from '../../records/recorder.js'
import type { AttachmentCounts } from './attachment-tally.js'
import { hasEvidence, mayNameFiles } from './evidence-hints.js'
import type { EvidenceNotice } from './evidence-notices.js'
import type { EvidenceOptions } from './evidence-options.js'
import { createFolderCache } from './folder-cache.js'
import type { OpenEvidence } from './open-evidence.js'
import { noStoredAttachments, type StoredAttachments } from './stored-attachments.js'
import { createUnnamedFiles } from './unnamed-files.js'

/** The steps and attachments of a run, whose code is loaded when the first test needs it. */
export interface RunEvidence {
  /** Returns a recorder that passes everything on, with the evidence of tests. It must come before secrets are masked. */
  recorder(next: Recorder): Recorder
  /**
   * Loads the code. Earlier tests may wait for it, so the reader of a file must await {@link pending} regularly and before the file ends.
   */
  load(): Promise<void>
  /** Returns a promise while tests wait for the code. */
  pending(): Promise<void> | undefined
  /**
   * Returns the records of the files that result files name, and that belong to none of their tests.
   * @param kept the absolute paths of files that have records already
   */
  files(kept: readonly string[]): readonly FileRecord[]
  /** Replaces the stored files of an earlier run. */
  publish(): Promise<void>
  /** Removes stored files that are not in their place. */
  discard(): void
  /** Returns the notices about files that are not stored. */
  notices(): readonly EvidenceNotice[]
  attachments(): StoredAttachments
  counts(): AttachmentCounts
}

/** The number of files of a run that one result file can name. A hostile one can name a million. */
const maximumNamedFiles = 100

/** The counts of a run without attachments. */
const noAttachmentCounts: AttachmentCounts = {
  total: 0,
  missing: 0,
  outside: 0,
  overLimit: 0,
  tooLarge: 0,
  sensitiveTraces: 0,
  otherSensitive: 0,
}

/** Creates the evidence of a run. The code is loaded at the first test that may have some, so that most runs do not load it. */
export function createRunEvidence(options: EvidenceOptions): RunEvidence {
  let open: OpenEvidence | undefined
  let loading: Promise<void> | undefined
  let file: InputFile | undefined
  const folders = createFolderCache()
  const unnamed = createUnnamedFiles(options, folders)

  const load = (): Promise<void> => {
    loading ??= import('./open-evidence.js').then(({ openEvidence }) => {
      open = openEvidence(options, folders, unnamed)
      if (file !== undefined) open.beginFile(file)
    })
    return loading
  }

  /** Whether the texts of tests may name files. The texts of a record were searched by the job that read the result file. */
  const isOfFormat = (): boolean => !options.readsRecords && file?.format !== 'events'
  const mayHaveEvidence = (test: RecordedTest): boolean =>
    hasEvidence(test) ||
    test.attempts?.some(hasEvidence) === true ||
    (isOfFormat() && (mayNameFiles(test) || test.attempts?.some(mayNameFiles) === true || unnamed.find(test).length > 0))

  const recorder = (next: Recorder): Recorder => {
    /** Tests after the first one with evidence, until the code is loaded. */
    const waiting: RecordedTest[] = []
    /** Files of the run, until the result file ends. */
    const named: ReadAttachment[] = []
    let namedCount = 0
    const isPlain = (test: RecordedTest): boolean => (options.keep !== 'all' && hasPassedAtOnce(test)) || !mayHaveEvidence(test)

    const pass = (test: RecordedTest): void => next.test(isPlain(test) || open === undefined ? withoutEvidence(test) : open.add(test))
    const passWaiting = (): void => {
      for (const test of waiting.splice(0)) pass(test)
    }
    return {
      beginFile(begun) {
        file = begun
        unnamed.beginFile(begun)
        open?.beginFile(begun)
        next.beginFile(begun)
      },
      test(test) {
        if (open !== undefined && waiting.length > 0) passWaiting()
        if (open !== undefined || (waiting.length === 0 && isPlain(test))) {
          pass(test)
          return
        }
        waiting.push(test)
        void load()
      },
      file(given) {
        if (options.keep === 'none' || given.path === undefined) return
        namedCount += 1
        if (namedCount > maximumNamedFiles) return
        named.push(copyOf(given, given.path))
        void load()
      },
      restartFile() {
        waiting.length = 0
        named.length = 0
        namedCount = 0
        open?.restartFile()
        next.restartFile()
      },
      endFile(problems) {
        passWaiting()
        const kept = named.splice(0)
        for (const each of kept) open?.addFile(each)
        const warnings = open?.endFile({ named: namedCount, kept: kept.length }) ?? []
        namedCount = 0
        file = undefined
        next.endFile(warnings.length === 0 ? problems : [...problems, ...warnings])
      },
      record(record) {
        passWaiting()
        next.record(record)
      },
    }
  }

  return {
    recorder,
    load,
    pending: () => (open === undefined ? loading : undefined),
    files: (kept) => open?.files(kept) ?? [],
    async publish() {
      if (open === undefined && options.folder !== undefined && existsSync(options.folder)) await load()
      open?.publish()
    },
    discard: () => open?.discard(),
    notices: () => open?.notices() ?? [],
    attachments: () => open?.attachments ?? noStoredAttachments,
    counts: () => open?.counts ?? noAttachmentCounts,
  }
}

const hasPassedAtOnce = ({ status, attempts, flaky }: RecordedTest): boolean =>
  (status === 'successful' || status === 'skipped') && attempts === undefined && flaky !== true

/** Returns the test itself if it has no evidence, which is the common case. */
function withoutEvidence(test: RecordedTest): RecordedTest {
  if (test.steps === undefined && test.attachments === undefined) return test
  const { steps: _, stepsLeftOut: _left, attachments: _files, attachmentsLeftOut: _leftFiles, ...others } = test
  return others
}

/** Copies the fields of a file, which may be slices of a chunk. */
const copyOf = ({ name, bases }: ReadAttachment, path: string): ReadAttachment => ({
  name: detach(name),
  path: detach(path),
  ...definedFields({ bases: bases?.map(detach) }),
})
