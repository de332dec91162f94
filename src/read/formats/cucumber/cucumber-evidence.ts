import type { Evidence, TestStep } from '../../../records/evidence.js'
import type { Status } from '../../../records/record.js'
import { createEvidenceBuilder, type OpenStep } from '../fields/evidence-builder.js'
import { durationOf, parseNumber } from '../fields/numbers.js'
import { isRecord, type JsonRecord, jsonText, recordsOf } from '../json/json-fields.js'
import { embeddedAttachment, embeddingType, isOutput } from './cucumber-embedding.js'
import { type CucumberContext, errorOf, reasonOf } from './cucumber-scenario.js'
import { tableText } from './cucumber-table.js'

/** A pending step fails its scenario, but it is not a failure that needs an explanation. */
const statuses = new Map<string | undefined, Status>([
  ['passed', 'successful'],
  ['failed', 'failed'],
  ['ambiguous', 'failed'],
  ['undefined', 'failed'],
  ['pending', 'skipped'],
  ['skipped', 'skipped'],
])

/** The keywords of the hooks that cucumber-js writes as steps. */
const hookPhases = new Map<string, TestStep['phase']>([
  ['Before', 'setup'],
  ['BeforeStep', 'setup'],
  ['After', 'teardown'],
  ['AfterStep', 'teardown'],
])

/** Reads the steps and embeddings of scenarios that did not pass. */
export type ReadCucumberEvidence = (element: JsonRecord, backgrounds: readonly JsonRecord[], message: string | undefined) => Evidence

/** Creates a reader for the scenarios of a feature. */
export function createCucumberEvidence({ unitMs, data }: CucumberContext): ReadCucumberEvidence {
  const builder = createEvidenceBuilder()

  const addEmbeddings = ({ embeddings }: JsonRecord) => {
    for (const embedding of recordsOf(embeddings)) {
      if (isOutput(embeddingType(embedding), embedding.name)) continue
      const attachment = embeddedAttachment(embedding, data)
      if (attachment !== undefined) builder.attach(attachment)
    }
  }

  const addHooks = (hooks: unknown, name: string, phase: TestStep['phase']) => {
    for (const hook of recordsOf(hooks)) {
      const location = isRecord(hook.match) ? jsonText(hook.match.location) : undefined
      const step = stepOf(hook, location ? `${name}  ${location}` : name, phase, unitMs)
      builder.open(step)
      addEmbeddings(hook)
      builder.close()
    }
  }

  const addElement = (element: JsonRecord, phase: TestStep['phase']) => {
    addHooks(element.before, 'Before', 'setup')
    for (const step of recordsOf(element.steps)) {
      const keyword = (jsonText(step.keyword) ?? '').trim()
      const hookPhase = step.hidden === true ? hookPhases.get(keyword) : undefined
      builder.open(stepOf(step, nameOf(step, keyword), hookPhase ?? phase, unitMs))
      addHooks(step.before, 'BeforeStep', 'setup')
      addEmbeddings(step)
      addHooks(step.after, 'AfterStep', 'teardown')
      builder.close()
    }
    addHooks(element.after, 'After', 'teardown')
  }

  return (element, backgrounds, message) => {
    for (const background of backgrounds) addElement(background, 'setup')
    addElement(element, undefined)
    return builder.take(message)
  }
}

function nameOf(step: JsonRecord, keyword: string): string {
  const name = `${keyword} ${jsonText(step.name)?.trim() ?? ''}`.trim()
  const location = step.hidden === true && isRecord(step.match) ? jsonText(step.match.location) : undefined
  return (location ? `${name}  ${location}` : name) || 'A step without a name'
}

function stepOf(step: JsonRecord, name: string, phase: TestStep['phase'], unitMs: number): OpenStep {
  const result = isRecord(step.result) ? step.result : undefined
  const word = jsonText(result?.status)?.toLowerCase()
  // behave writes no result for the steps after a failure.
  const status: Status = result === undefined ? 'skipped' : (statuses.get(word) ?? 'unknown')
  const written = typeof result?.duration === 'number' ? result.duration : parseNumber(jsonText(result?.duration))
  const duration = durationOf(written === undefined ? undefined : written * unitMs)
  const message = status === 'failed' && word === 'failed' ? reasonOf(errorOf(step).trim()) : undefined
  const text = argumentText(step)
  const open: OpenStep = { name, status }
  if (phase !== undefined) open.phase = phase
  if (message !== undefined) open.message = message
  if (text !== '') open.text = text
  if (duration !== undefined) open.duration = duration
  return open
}

/** Returns the doc string and the table of a step. behave has names of its own, and cucumber-js a list. */
function argumentText({ doc_string, rows, arguments: list, text, table }: JsonRecord): string {
  const parts: string[] = []
  const addText = (value: unknown) => {
    if (typeof value === 'string' && value !== '') parts.push(value)
  }
  const addRows = (value: unknown) => {
    if (Array.isArray(value) && value.length > 0) parts.push(tableText(value))
  }
  const addDocString = (value: unknown) => {
    if (isRecord(value)) addText(value.value ?? value.content)
  }
  addDocString(doc_string)
  addRows(rows)
  for (const argument of recordsOf(list)) {
    addText(argument.content)
    addRows(argument.rows)
    addDocString(argument.docString)
    if (isRecord(argument.dataTable)) addRows(argument.dataTable.rows)
  }
  addText(Array.isArray(text) ? text.map((line) => jsonText(line) ?? '').join('\n') : text)
  if (isRecord(table)) addRows([table.headings, ...(Array.isArray(table.rows) ? table.rows : [])])
  return parts.join('\n')
}
