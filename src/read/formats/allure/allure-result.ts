import { recordLimits } from '../../../records/limits.js'
import type { TestAttempt, Writable, WritableResult } from '../../../records/record.js'
import { capText } from '../fields/captured-text.js'
import { addMetadata, type Metadata } from '../fields/metadata.js'
import { durationOf } from '../fields/numbers.js'
import { isRecord, type JsonRecord, jsonText, recordsOf, timestampOfJson } from '../json/json-fields.js'
import type { AllureLabels } from './allure-labels.js'
import { nameOf, visibleParameter } from './allure-name.js'
import { type Conceal, concealed, concealing, isSecret } from './allure-secrets.js'
import { isBroken, statusOf } from './allure-status.js'

/** The tools whose tests the commands to run them again know by these names. */
const producers: ReadonlySet<string> = new Set(['jest', 'mocha', 'playwright', 'pytest', 'vitest'])

/** Labels that are the place of a test, that only tools need, or that have their own field. */
const dropped: ReadonlySet<string> = new Set(
  'host thread package language framework parentSuite suite subSuite testClass testMethod titlePath tag'.split(' '),
)

/**
 * Converts a result of Allure.
 * @param labels its labels
 * @param folder the path of its folder, which shows the build tool of Java tests
 */
export function allureResult(raw: JsonRecord, labels: AllureLabels, folder = ''): WritableResult {
  const conceal = concealing(raw)
  const { suite, name, file } = nameOf(raw, labels)
  const result: WritableResult = { name: conceal(name), suite: suite.map(conceal), ...outcomeOf(raw, labels, conceal) }
  if (file !== undefined) result.file = conceal(file)
  if (result.status === 'failed') {
    const producer = producerOf(labels, folder)
    if (producer !== undefined) result.producer = producer
  }
  const tags = labels.all.flatMap(([label, value]) => (label === 'tag' ? [conceal(value)] : [])).slice(0, recordLimits.tags)
  if (tags.length > 0) result.tags = tags
  const metadata = metadataOf(raw, labels, conceal)
  if (metadata !== undefined) result.metadata = metadata
  return result
}

function producerOf({ framework, first }: AllureLabels, folder: string): string | undefined {
  if (producers.has(framework)) return framework
  if (first('testClass') === undefined) return undefined
  if (/(?:^|\/)target\/[^/]+$/.test(folder)) return 'maven'
  return /(?:^|\/)build\/[^/]+$/.test(folder) ? 'gradle' : undefined
}

function outcomeOf(raw: JsonRecord, { framework }: AllureLabels, conceal: Conceal): Writable<TestAttempt> {
  const outcome: Writable<TestAttempt> = { status: statusOf(raw) }
  const { start, stop } = raw
  const duration = typeof start === 'number' && typeof stop === 'number' ? durationOf(stop - start) : undefined
  if (duration !== undefined) outcome.duration = duration
  const timestamp = typeof start === 'number' ? timestampOfJson(start) : undefined
  if (timestamp !== undefined) outcome.timestamp = timestamp
  // An expected failure of Playwright has a message.
  if (outcome.status === 'successful') return outcome
  const { message, trace, expected, actual } = isRecord(raw.statusDetails) ? raw.statusDetails : ({} as JsonRecord)
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? capText(conceal(value)) : undefined)
  const isPytest = framework === 'pytest' && outcome.status === 'skipped' && typeof message === 'string'
  const messageText = text(isPytest ? message.replace(/^Skipped: /, '') : message)
  if (messageText !== undefined) outcome.message = messageText
  // allure-playwright 3.12 writes no error for a test that should have failed.
  else if (outcome.status === 'failed' && framework === 'playwright') outcome.message = 'Expected to fail, but passed'
  const details = text(trace)
  if (details !== undefined) outcome.details = details
  if (outcome.status !== 'failed') return outcome
  const expectedText = text(expected)
  if (expectedText !== undefined) outcome.expected = expectedText
  const actualText = text(actual)
  if (actualText !== undefined) outcome.actual = actualText
  return outcome
}

function metadataOf(raw: JsonRecord, labels: AllureLabels, conceal: Conceal): Metadata | undefined {
  let metadata: Metadata | undefined
  const add = (name: string, value: string) => {
    metadata = addMetadata(metadata, conceal(name), conceal(value))
  }
  if (isBroken(raw)) add('allure.status', 'broken')
  const details = isRecord(raw.statusDetails) ? raw.statusDetails : ({} as JsonRecord)
  for (const flag of ['muted', 'known', 'flaky']) if (details[flag] === true) add(`allure.${flag}`, 'true')
  for (const [name, value] of labels.all) if (!dropped.has(name) && !name.startsWith('_')) add(name, value)
  for (const parameter of recordsOf(raw.parameters).slice(0, recordLimits.metadata)) {
    const { name, value, mode, excluded } = parameter
    if (typeof name !== 'string' || name === 'Retry') continue
    if (isSecret(parameter)) {
      // The name of a hidden parameter is hidden, too.
      if (String(mode).toLowerCase() === 'masked') add(name, concealed)
    } else if (name === 'Project' && labels.framework === 'playwright') add('project', jsonText(value) ?? '')
    else if (excluded === true || visibleParameter(parameter) !== undefined) add(name, jsonText(value) ?? '')
  }
  for (const link of recordsOf(raw.links).slice(0, recordLimits.metadata)) addLink(link, add)
  return metadata
}

/** allure-js 3.12 exchanges the name and the address of a link if a test gives them in the other order. */
function addLink({ type, url, name }: JsonRecord, add: (name: string, value: string) => void): void {
  if (type !== 'issue' && type !== 'tms') return
  const address = [url, name].find((text) => typeof text === 'string' && /^https?:\/\//i.test(text))
  if (typeof address === 'string') add(type, address)
}
