import { maximumContent } from '../fields/attachment-list.js'
import { attachmentOf } from '../fields/attachment-reference.js'
import type { Attributes, ElementHandlers } from '../xml/xml.js'
import { createJunitEvidence, type JunitEvidence } from './junit-evidence.js'
import type { JunitReading } from './junit-reading.js'

/** Returns the evidence of the open test case, if there is one. */
export function evidenceOf({ testCase, contents }: JunitReading): JunitEvidence | undefined {
  if (testCase === undefined) return undefined
  testCase.evidence ??= createJunitEvidence(contents)
  return testCase.evidence
}

/**
 * Creates the handlers of `<attachments>` below a case, as converters copy them: a path from NUnit, the text or the data from
 * xUnit.net.
 */
export function attachmentHandlers(reading: JunitReading): ElementHandlers {
  let attributes: Attributes = {}
  let path: string | undefined
  let description: string | undefined
  return {
    'attachments/attachment': {
      dataLimit: () => (reading.testCase === undefined ? 0 : maximumContent),
      open(own) {
        attributes = own
        path = own.path ?? own.href ?? own.src
        description = undefined
      },
      close(text, complete) {
        const evidence = complete ? evidenceOf(reading) : undefined
        const { name } = attributes
        if (path !== undefined) {
          const attachment = attachmentOf(path, description || name)
          if (attachment !== undefined) evidence?.attachments.add(attachment)
        } else if (text.trim() !== '') {
          const content = attributes['media-type'] === undefined ? { text } : { base64: text.trim() }
          evidence?.attachments.add({ name: name || 'attachment', content })
        }
      },
      text: true,
    },
    'attachment/filePath': {
      close(text) {
        path = text
      },
      text: true,
    },
    'attachment/description': {
      close(text) {
        description = text.trim()
      },
      text: true,
    },
  }
}
