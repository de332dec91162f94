import type { ReadAttachment } from '../../../records/evidence.js'
import { attachmentOf } from '../fields/attachment-reference.js'
import type { Attributes } from '../xml/xml.js'

/** Makes attachments of the files of results and of the run. */
export interface TrxAttachments {
  /** Sets the folder of the run, in which the loggers copy the files. It is relative to the folder of the result file. */
  setRoot(root: string | undefined): void
  /** @param result the attributes of the result; empty for a file of the run */
  attachmentOf(path: string, result: Attributes): ReadAttachment | undefined
}

/** Creates the attachments of one file. */
export function createTrxAttachments(): TrxAttachments {
  let root = ''
  return {
    setRoot(own = '') {
      root = withSlashes(own)
    },
    attachmentOf(path, { relativeResultsDirectory, executionId }) {
      const attachment = attachmentOf(path)
      if (attachment?.path === undefined) return attachment
      const run = root === '' ? '' : `${root}/`
      const folder = withSlashes(relativeResultsDirectory || executionId || '')
      const bases = [...(folder === '' ? [] : [`${run}In/${folder}`]), `${run}In`, ...(root === '' ? [] : [root])]
      return { ...attachment, bases }
    },
  }
}

const withSlashes = (path: string): string => path.replaceAll('\\', '/').replace(/\/{1,9}$/, '')
