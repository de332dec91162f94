import { keepsEvidence } from '../fields/keeps-evidence.js'
import { reportUnfinished } from '../fields/unfinished-tests.js'
import type { Sink, TextSource } from '../format.js'
import { readJson } from '../json/json.js'
import type { JsonRecord } from '../json/json-fields.js'
import type { JsonShape } from '../json/json-shape.js'
import { allureEvidence } from './allure-evidence.js'
import { readLabels } from './allure-labels.js'
import { allureResult } from './allure-result.js'
import { createAllureRunErrors } from './allure-run-errors.js'

/** Reads one file of Allure that has an unusual name: a result, or the errors of a run. */
export async function readAllureFile(source: TextSource, sink: Sink): Promise<void> {
  const raw = await readLargeFile(source, sink)
  if (raw === undefined) return
  if (isGlobals(raw)) {
    const errors = createAllureRunErrors(sink)
    errors.globals(raw)
    errors.finish('')
  } else if (isResult(raw)) {
    const result = allureResult(raw, readLabels(raw))
    if (keepsEvidence(sink, result)) Object.assign(result, allureEvidence(raw, result.message))
    sink.test(result, typeof raw.uuid === 'string' ? raw.uuid : undefined)
    reportUnfinished(sink, result.status === 'running' ? 1 : 0)
  }
}

/** Returns whether an object is a result. Files of old and small producers have few keys. */
export const isResult = ({ uuid, name, status, stage, start }: JsonRecord): boolean =>
  (typeof uuid === 'string' || typeof name === 'string') && [name, status, stage, start].filter((value) => value !== undefined).length > 1

/** Returns whether an object holds the errors and attachments of a run. */
export const isGlobals = ({ uuid, name, errors, attachments }: JsonRecord): boolean =>
  uuid === undefined && name === undefined && (Array.isArray(errors) || Array.isArray(attachments))

/** Far more than are shown. Of the others only the parameters are known, because some are secret. */
const maximumSteps = 3_000

const keptFields = ({ name, status, statusDetails, start, stop, parameters, attachments, steps }: JsonRecord): JsonRecord => ({
  name,
  status,
  statusDetails,
  start,
  stop,
  parameters,
  attachments,
  steps,
})

const keys =
  'uuid historyId testCaseId fullName name titlePath status stage statusDetails start stop parameters labels links errors attachments children befores afters'

/**
 * Reads the keys of a result or of the errors of a run in bounded memory.
 * @returns undefined if the file is damaged; the sink has received the problem
 */
export async function readLargeFile(source: TextSource, sink: Sink): Promise<JsonRecord | undefined> {
  const values = new Map<string, unknown>()
  const parameters: unknown[] = []
  const steps: JsonShape = {
    kind: 'elements',
    open: () => values.set('steps', parameters),
    take: (step) => {
      const isKept = parameters.length < maximumSteps
      parameters.push(isKept ? keptFields(step) : { parameters: step.parameters, steps: step.steps })
    },
    accepts: ({ name }) => typeof name === 'string',
  }
  const fields = new Map<string, JsonShape>([['steps', steps]])
  for (const key of keys.split(' ')) fields.set(key, { kind: 'value', take: (value) => values.set(key, value) })
  const isComplete = await readJson(source, sink, { kind: 'object', fields })
  return isComplete ? Object.fromEntries(values) : undefined
}
