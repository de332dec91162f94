import type { Evidence, ReadAttachment } from '../../records/evidence.js'
import type { Status } from '../../records/record.js'
import { attachmentOf } from './fields/attachment-reference.js'
import type { EvidenceBuilder } from './fields/evidence-builder.js'
import { type JsonRecord, jsonText, recordsOf } from './json/json-fields.js'

const imageFile = /^[^\n]{1,1000}\.(?:png|jpe?g|gif|webp|avif)$/i

/** Returns the steps and attachments of a test or of one of its attempts. */
export function ctrfEvidence(test: JsonRecord, statusOf: (step: JsonRecord) => Status, builder: EvidenceBuilder): Evidence {
  for (const { name, contentType, path } of recordsOf(test.attachments)) {
    const attachment = attachmentOf(jsonText(path) ?? '', jsonText(name)?.trim())
    if (attachment !== undefined) builder.attach({ ...attachment, ...(typeof contentType === 'string' && { type: contentType }) })
  }
  const screenshot = screenshotOf(test.screenshot)
  if (screenshot !== undefined) builder.attach(screenshot)
  for (const step of recordsOf(test.steps)) {
    const name = jsonText(step.name)?.trim()
    if (!name) continue
    builder.open({ name, status: statusOf(step) })
    builder.close()
  }
  return builder.take(jsonText(test.message))
}

/** Reads the screenshot, which is base64 by the specification. Reporters also write `data:` and a path. */
function screenshotOf(value: unknown): ReadAttachment | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const name = 'screenshot'
  if (/^(?:data|https?|file):/i.test(value) || imageFile.test(value)) return attachmentOf(value, name)
  return { name, content: { base64: value } }
}
