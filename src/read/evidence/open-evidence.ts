import { resolve } from 'node:path'
import { withoutMargins } from '../../base/text/cut-margin.js'
import { detach } from '../../base/text/detach.js'
import type { ReadAttachment, TestAttachment } from '../../records/evidence.js'
import type { Problem } from '../../records/problem.js'
import type { FileRecord } from '../../records/record.js'
import type { InputFile, RecordedTest } from '../../records/recorder.js'
import { openAttachmentStore, removeStored } from './attachment-store.js'
import { type AttachmentCounts, createAttachmentTally, type FilesOfRun } from './attachment-tally.js'
import { createContentReader } from './content-reading.js'
import { type EvidenceNotice, evidenceNotices } from './evidence-notices.js'
import { evidenceOfTest } from './evidence-of-test.js'
import type { EvidenceOptions } from './evidence-options.js'
import { createFileFinder } from './find-file.js'
import type { FolderCache } from './folder-cache.js'
import { createChecksumReader, createNamedFiles } from './named-files.js'
import { realFolders } from './open-attachment.js'
import { type AttachmentSource, createAttachmentResolver } from './resolve-attachment.js'
import { attachmentsFolder, noStoredAttachments, type StoredAttachments } from './stored-attachments.js'
import { openStoredFolder, withFolders } from './stored-folder.js'
import { basesWithin, reachOf } from './trust.js'
import type { UnnamedFiles } from './unnamed-files.js'

/** Adds steps and attachments to the tests of a run. */
export interface OpenEvidence {
  beginFile(file: InputFile): void
  /** Returns a test that may have evidence with its evidence. */
  add(test: RecordedTest): RecordedTest
  /** Looks for a file that the result file names, and that belongs to none of its tests. */
  addFile(file: ReadAttachment): void
  /** Forgets the tests since the file began, because they come again. */
  restartFile(): void
  /** Returns the warnings about a file, and ends it. */
  endFile(ofRun: FilesOfRun): readonly Problem[]
  /** Returns the records of these files. See {@link createNamedFiles}. */
  files(kept: readonly string[]): readonly FileRecord[]
  /** Puts the stored files in their place. */
  publish(): void
  /** Removes stored files that are not in their place. */
  discard(): void
  /** Returns the notices about files that are not stored. */
  notices(): readonly EvidenceNotice[]
  readonly attachments: StoredAttachments
  readonly counts: AttachmentCounts
}

/** The number of different messages that are remembered, for the order in which tests use the budget. */
const maximumMessages = 10_000

/** Opens the evidence of a run. Nothing is read or written before a test has some. */
export function openEvidence(options: EvidenceOptions, folders: FolderCache, { find }: Pick<UnnamedFiles, 'find'>): OpenEvidence {
  const { places, keep, readsRecords, earlierRecords = [], folder, maximumMegabytes, mask } = options
  const clean = (text: string): string => withoutMargins(mask(text))
  const earlier = earlierRecords.map((path) => openStoredFolder(attachmentsFolder(path), path, folders))
  const isOff = keep === 'none'
  const store = folder === undefined || isOff ? undefined : openAttachmentStore(folder, () => maximumMegabytes() * 1024 * 1024)
  const [cwd = places.cwd] = realFolders([places.cwd])
  const resolver = createAttachmentResolver({ cwd, isOff, read: createContentReader(options, store), clean })
  const summer = createAttachmentResolver({ cwd, isOff, read: createChecksumReader(), clean })
  const named = createNamedFiles(cwd)
  const tally = createAttachmentTally(clean)
  const messages = new Set<string>()
  let messagesOfFile: string[] = []
  let file: InputFile = { path: '', format: '' }
  let source: AttachmentSource | undefined

  const openSource = (): AttachmentSource => {
    const { path, format, files } = file
    const absolute = resolve(places.cwd, path)
    const kind = readsRecords ? 'records' : format === 'events' ? 'events' : 'results'
    const reach = reachOf({ kind, path: absolute, isFolder: files !== undefined, isContained: format === 'allure' }, places)
    return {
      bases: reach.bases,
      withBases: (own) => basesWithin(reach, own),
      areas: realFolders(reach.areas),
      finder: createFileFinder(reach, folders),
      stored:
        reach.stored === undefined ? undefined : withFolders(openStoredFolder(reach.stored, attachmentsFolder(path), folders), earlier),
      isOfFormat: kind === 'results',
      allowsBareText: format === 'allure',
    }
  }
  /** Most files have no failed test, so a file is looked at when its first one comes. */
  const currentSource = (): AttachmentSource => {
    source ??= openSource()
    return source
  }
  const isFirst = (test: RecordedTest): boolean => {
    const message = messageKey(test)
    if (messages.has(message) || messages.size === maximumMessages) return false
    messages.add(message)
    messagesOfFile.push(message)
    return true
  }
  const count = (attachment: TestAttachment, given: ReadAttachment): void => {
    // The job that read the result file has reported it.
    if (given.reason !== undefined) return
    if (given.sha256 !== undefined && source?.stored?.isMissing === true) tally.addUnstored()
    else tally.add(attachment, given.path)
  }

  return {
    beginFile(next) {
      file = next
      source = undefined
      messagesOfFile = []
      tally.beginFile()
    },
    add(test) {
      const tools = { resolver, source: currentSource(), clean, find, isFirst, isJunit: file.format === 'junit', count }
      return evidenceOfTest(test, tools)
    },
    addFile(given) {
      const found = summer.resolve(given, currentSource(), false)
      named.add(found, file.metadata)
      count(found, given)
    },
    files: named.records,
    restartFile() {
      for (const message of messagesOfFile.splice(0)) messages.delete(message)
      tally.restartFile()
    },
    endFile: (ofRun) => tally.endFile(file.path, source?.stored?.name, ofRun),
    publish() {
      if (store !== undefined) store.publish()
      else if (folder !== undefined) removeStored(folder)
    },
    discard: () => store?.discard(),
    notices: () => evidenceNotices(tally.counts, options),
    attachments: store?.attachments ?? noStoredAttachments,
    counts: tally.counts,
  }
}

/** The length of the part of a message that distinguishes it from others. */
const keyLength = 200

/** Returns what the messages of failures with one cause have in common, roughly. */
const messageKey = ({ message, details = '' }: RecordedTest): string =>
  detach((message ?? details).slice(0, keyLength).split('\n', 1)[0] ?? '').replace(/\d+/g, '#')
