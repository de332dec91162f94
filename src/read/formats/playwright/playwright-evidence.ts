import type { Evidence } from '../../../records/evidence.js'
import { createEvidenceBuilder, type EvidenceBuilder } from '../fields/evidence-builder.js'
import { durationOfJson, isRecord, type JsonRecord, jsonText, recordsOf } from '../json/json-fields.js'
import { errorMessage } from './playwright-errors.js'

/** More levels are never kept. */
const maximumDepth = 100

/**
 * Returns the steps and attachments of an attempt. The file contains only steps of `test.step`, which have an error and no status.
 * @param message the message of the attempt
 */
export function playwrightEvidence(run: JsonRecord, message: string | undefined): Evidence {
  const builder = createEvidenceBuilder()
  for (const { name, contentType, path, body } of recordsOf(run.attachments)) {
    const base = { name: jsonText(name) ?? '', ...(typeof contentType === 'string' && { type: contentType }) }
    if (typeof path === 'string' && path !== '') builder.attach({ ...base, path })
    else if (typeof body === 'string') builder.attach({ ...base, content: { base64: body } })
  }
  addSteps(builder, run.steps, 0)
  return builder.take(message)
}

function addSteps(builder: EvidenceBuilder, steps: unknown, depth: number): void {
  if (depth === maximumDepth) return
  for (const step of recordsOf(steps)) {
    const error = isRecord(step.error) ? step.error : undefined
    const own = error && errorMessage(error)
    const duration = durationOfJson(step.duration)
    builder.open({
      name: jsonText(step.title)?.trim() || 'A step without a name',
      status: error === undefined ? 'successful' : 'failed',
      ...(own !== undefined && { message: own }),
      ...(duration !== undefined && { duration }),
    })
    addSteps(builder, step.steps, depth + 1)
    builder.close()
  }
}
