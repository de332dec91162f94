import { resolve } from 'node:path'
import { withoutMargins } from '../../base/text/cut-margin.js'
import { detach } from '../../base/text/detach.js'
import type { ReadAttachment, TestAttachment } from '../../records/evidence.js'
import type { RecordedTest, Recorder } from '../../records/recorder.js'
import { openAttachmentStore } from './attachment-store.js'
import { type AttachmentCounts, createAttachmentTally } from './attachment-tally.js'
import { createContentReader } from './content-reading.js'
import { type EvidenceNotice, evidenceNotices } from './evidence-notices.js'
import { evidenceOfTest } from './evidence-of-test.js'
import type { EvidenceOptions } from './evidence-options.js'
import { createFileFinder } from './find-file.js'
import { findCypressFiles } from './finders/cypress.js'
import type { Finder } from './finders/found-file.js'
import { findPytestPlaywrightFiles } from './finders/pytest-playwright.js'
import { findSurefireFiles } from './finders/surefire.js'
import { createFolderCache } from './folder-cache.js'
import { realFolders } from './open-attachment.js'
import { type AttachmentSource, createAttachmentResolver } from './resolve-attachment.js'
import { attachmentsFolder, noStoredAttachments, type StoredAttachments } from './stored-attachments.js'
import { openStoredFolder } from './stored-folder.js'
import { reachOf } from './trust.js'

/** The steps and attachments of a run. */
export interface RunEvidence {
  /** Returns a recorder that passes everything on, with the evidence of tests. It must come before secrets are masked. */
  recorder(next: Recorder): Recorder
  /** Puts the stored files in their place. */
  publish(): void
  /** Removes stored files that are not in their place. */
  discard(): void
  /** Returns what the user is to know about files that are not stored. */
  notices(): readonly EvidenceNotice[]
  readonly attachments: StoredAttachments
  readonly counts: AttachmentCounts
}

const finders: readonly Finder[] = [findCypressFiles, findPytestPlaywrightFiles, findSurefireFiles]

/** The number of messages that are told apart, for the order in which tests use the budget. */
const maximumMessages = 10_000

/** Opens the evidence of a run. Nothing is read or written before a test has some. */
export function openEvidence(options: EvidenceOptions): RunEvidence {
  const { places, keep, readsRecords, folder, maximumMegabytes, mask } = options
  const clean = (text: string): string => withoutMargins(mask(text))
  const folders = createFolderCache()
  const isOff = keep === 'none'
  const store = folder === undefined || isOff ? undefined : openAttachmentStore(folder, () => maximumMegabytes() * 1024 * 1024)
  const [cwd = places.cwd] = realFolders([places.cwd])
  const resolver = createAttachmentResolver({ cwd, isOff, read: createContentReader(options, store), clean })
  const tally = createAttachmentTally(clean)
  const messages = new Set<string>()

  const recorder = (next: Recorder): Recorder => {
    let path = ''
    let format = ''
    let isFolder = false
    let source: AttachmentSource | undefined
    let messagesOfFile: string[] = []

    /** Most files have no failed test, so a file is looked at when its first one comes. */
    const currentSource = (): AttachmentSource => {
      source ??= openSource()
      return source
    }
    const openSource = (): AttachmentSource => {
      const absolute = resolve(places.cwd, path)
      const kind = readsRecords ? 'records' : format === 'events' ? 'events' : 'results'
      const reach = reachOf({ kind, path: absolute, isFolder, isContained: format === 'allure' }, places)
      return {
        bases: reach.bases,
        areas: realFolders(reach.areas),
        finder: createFileFinder(reach, folders),
        stored: reach.stored === undefined ? undefined : openStoredFolder(reach.stored, attachmentsFolder(path), folders),
        isOfFormat: kind === 'results',
        allowsBareText: format === 'allure',
      }
    }
    const find = (test: RecordedTest) => {
      if (format !== 'junit' || isOff || test.status !== 'failed') return []
      const { bases } = currentSource()
      return finders.flatMap((finder) => finder(test, { bases, folders, source: resolve(places.cwd, path) }))
    }
    const isFirst = (test: RecordedTest): boolean => {
      const message = messageKey(test)
      if (messages.has(message) || messages.size === maximumMessages) return false
      messages.add(message)
      messagesOfFile.push(message)
      return true
    }

    return {
      beginFile(file) {
        path = file.path
        format = file.format
        isFolder = file.files !== undefined
        source = undefined
        messagesOfFile = []
        tally.beginFile()
        next.beginFile(file)
      },
      test(test) {
        if (hasPassedAtOnce(test) && keep !== 'all') {
          next.test(test.steps === undefined && test.attachments === undefined ? test : withoutEvidence(test))
          return
        }
        const tools = {
          resolver,
          source: currentSource(),
          clean,
          find,
          isFirst: isFirst(test),
          isJunit: format === 'junit',
          count: (attachment: TestAttachment, given: ReadAttachment) => {
            // The job that read the result file has reported it.
            if (given.reason !== undefined) return
            if (given.sha256 !== undefined && source?.stored?.isMissing === true) tally.addUnstored()
            else tally.add(attachment, given.path)
          },
        }
        next.test(evidenceOfTest(test, tools))
      },
      restartFile() {
        for (const message of messagesOfFile.splice(0)) messages.delete(message)
        tally.restartFile()
        next.restartFile()
      },
      endFile(problems) {
        const warnings = tally.endFile(path, source?.stored?.name)
        source = undefined
        next.endFile(warnings.length === 0 ? problems : [...problems, ...warnings])
      },
      record: (record) => next.record(record),
    }
  }

  return {
    recorder,
    publish: () => store?.publish(),
    discard: () => store?.discard(),
    notices: () => evidenceNotices(tally.counts, options),
    attachments: store?.attachments ?? noStoredAttachments,
    counts: tally.counts,
  }
}

const hasPassedAtOnce = ({ status, attempts, flaky }: RecordedTest): boolean =>
  (status === 'successful' || status === 'skipped') && attempts === undefined && flaky !== true

function withoutEvidence(test: RecordedTest): RecordedTest {
  const { steps: _, stepsLeftOut: _left, attachments: _files, attachmentsLeftOut: _leftFiles, ...others } = test
  return others
}

/** How much of a message tells it from others. */
const keyLength = 200

/** Returns what the messages of failures with one cause have in common, roughly. */
const messageKey = ({ message, details = '' }: RecordedTest): string =>
  detach((message ?? details).slice(0, keyLength).split('\n', 1)[0] ?? '').replace(/\d+/g, '#')
