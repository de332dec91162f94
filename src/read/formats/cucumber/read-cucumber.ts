import { baseName } from '../../../base/text/base-name.js'
import { recordLimits } from '../../../records/limits.js'
import type { WritableResult } from '../../../records/record.js'
import { attemptOf } from '../fields/attempt-of.js'
import { lengthOfAttachments, withoutContent } from '../fields/held-attachment.js'
import { keepsEvidence } from '../fields/keeps-evidence.js'
import type { Sink, TextSource } from '../format.js'
import { readJson } from '../json/json.js'
import { isRecord, type JsonRecord, jsonText, listOfStrings, recordsOf } from '../json/json-fields.js'
import type { JsonSetAside } from '../json/json-set-aside.js'
import type { JsonShape } from '../json/json-shape.js'
import { createEmbeddedData } from './cucumber-embedding.js'
import { createCucumberEvidence, type ReadCucumberEvidence } from './cucumber-evidence.js'
import { createScenarioReader, implementationOf, type Scenario } from './cucumber-scenario.js'
import { featureFile } from './cucumber-uri.js'
import { isBackground, scenarioElements } from './scenario-elements.js'

/** The length of the inline data of the attempts at one scenario, in UTF-16 units. */
const maximumAttemptContents = 32 * 1024 * 1024

/** Reads a JSON report of Cucumber. */
export async function readCucumber(source: TextSource, sink: Sink): Promise<void> {
  const data = createEmbeddedData()
  const shape: JsonShape = {
    kind: 'elements',
    take: (feature) => readFeature(feature, sink, data),
    accepts: ({ elements, keyword, uri }) => Array.isArray(elements) || (typeof keyword === 'string' && typeof uri === 'string'),
    inner: { key: 'elements', accepts: (item) => 'steps' in item || 'type' in item },
  }
  await readJson(source, sink, shape, data)
}

/** A scenario that is held because it may be an earlier attempt at the next one. */
interface Pending {
  readonly id: unknown
  readonly line: unknown
  readonly result: WritableResult
}

function readFeature(feature: JsonRecord, sink: Sink, data: JsonSetAside): void {
  const elements = recordsOf(feature.elements)
  const { file, line: featureLine } = featureFile(jsonText(feature.uri) ?? '', jsonText(feature.location) ?? '')
  const name = jsonText(feature.name)?.trim() || baseName(file)
  const scenarios = scenarioElements(elements, name === '' ? [] : [name])
  const featureTags = tagsOf(feature.tags)
  const implementation = implementationOf(scenarios)
  const context = { unitMs: implementation.unitMs, data }
  const read = createScenarioReader(context)
  let readEvidence: ReadCucumberEvidence | undefined
  const counts = new Map<string, number>()
  let backgrounds: JsonRecord[] = []
  let pending: Pending | undefined

  const flush = () => {
    if (pending === undefined) return
    const { result } = pending
    // The rows of an outline have the same name.
    const key = [...result.suite, result.name].join('\n')
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count > 1) result.name = `${result.name} #${count}`
    sink.test(result)
    pending = undefined
  }

  for (const { element, suite } of scenarios) {
    if (isBackground(element)) {
      backgrounds.push(element)
      continue
    }
    const scenario = read(element, backgrounds)
    const result: WritableResult = {
      name: (jsonText(element.name) ?? '').trim() || (jsonText(element.keyword) ?? '').trim(),
      suite,
      status: scenario.status,
    }
    fill(result, scenario)
    if (scenario.status === 'failed' && implementation.producer !== undefined) result.producer = implementation.producer
    if (file !== '') result.file = file
    const line = scenario.line ?? (scenarios.length === 1 ? featureLine : undefined)
    if (line !== undefined) result.line = line
    const tags = tagsOf(element.tags)
    const allTags = featureTags.length === 0 ? tags : [...new Set([...featureTags, ...tags])]
    if (allTags.length > 0) result.tags = allTags
    const { id } = element
    const isAttempt =
      pending?.result.status === 'failed' &&
      id !== undefined &&
      pending.id === id &&
      pending.line === element.line &&
      !isRow(element) &&
      implementation.writesAttempts
    if (isAttempt && pending !== undefined) addAttempts(result, pending.result)
    else flush()
    if (keepsEvidence(sink, result)) {
      readEvidence ??= createCucumberEvidence(context)
      Object.assign(result, readEvidence(element, backgrounds, result.message))
      if (scenario.logs === '') delete result.stdout
      else if (scenario.logs !== undefined) result.stdout = scenario.logs
    }
    if (backgrounds.length > 0) backgrounds = []
    if (scenario.lastData !== undefined) data.dropUntil(scenario.lastData)
    pending = { id, line: element.line, result }
  }
  flush()
}

/** Checks for a row of an outline. cucumber-js gives all rows the same id and line; others append `;;2` to the id. */
const isRow = ({ keyword, id }: JsonRecord) => /outline/i.test(jsonText(keyword) ?? '') && !(jsonText(id) ?? '').includes(';;')

/** Adds an earlier attempt. cucumber-ruby writes the attempts at a scenario as consecutive scenarios. */
function addAttempts(result: WritableResult, earlier: WritableResult): void {
  const attempts = [...(earlier.attempts ?? []), attemptOf(earlier)].slice(-recordLimits.attempts)
  const length = attempts.reduce((sum, { attachments }) => sum + lengthOfAttachments(attachments), 0)
  const last = attempts.at(-1)
  if (length > maximumAttemptContents && last?.attachments !== undefined) {
    attempts[attempts.length - 1] = { ...last, attachments: withoutContent(last.attachments) }
  }
  result.attempts = attempts
  if (result.status === 'successful') result.flaky = true
}

type Outcome = Pick<WritableResult, 'duration' | 'timestamp' | 'message' | 'details' | 'stdout'>

function fill(target: Outcome, { duration, timestamp, message, details, stdout }: Scenario | WritableResult): void {
  if (duration !== undefined) target.duration = duration
  if (timestamp !== undefined) target.timestamp = timestamp
  if (message !== undefined) target.message = message
  if (details !== undefined) target.details = details
  if (stdout !== undefined) target.stdout = stdout
}

/** Returns the names of tags. behave writes names instead of objects. */
function tagsOf(tags: unknown): string[] {
  return Array.isArray(tags)
    ? listOfStrings(
        tags.map((tag: unknown) => (isRecord(tag) ? tag.name : tag)),
        recordLimits.tags,
      )
    : []
}
