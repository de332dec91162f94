import type { ReadAttachment } from '../../../records/evidence.js'
import { parseDuration } from '../fields/numbers.js'
import { describeAvaValue } from './ava-error.js'
import { explainByJson } from './json-explanation.js'
import { frameLines, parsePlace, placeInText, type TapPlace } from './place.js'
import { yamlAttachments } from './yaml-attachments.js'
import { readYamlFields, type YamlFields } from './yaml-fields.js'

/** The explanation of a test point in a YAML block. */
export interface YamlExplanation extends Partial<TapPlace> {
  readonly message: string
  readonly details: string
  readonly durationMs: number | undefined
  /** Whether the message only states that the file of the test failed. node:test has the reason in the output. */
  readonly isGeneric?: boolean
  /** Whether node:test marks the test point as the summary of a suite. */
  readonly isSuite: boolean
  /** How a test of node:test failed, such as `hookFailed`; empty for other producers. */
  readonly failureType?: string
  /** The files that the block names. */
  readonly attachments?: readonly ReadAttachment[] | undefined
}

/** Reads a block of any producer. `name` is the name of the test. */
export function readExplanation(lines: readonly string[], name: string): YamlExplanation {
  const quick = explanationOfSuccess(lines) ?? explainByJson(lines)
  if (quick !== undefined) return quick
  const fields = readYamlFields(lines)
  const error = fields.map('error')
  const type = (error ?? fields).text('name', 'type')
  const text = messageOf(fields, error, name)
  const message = [text, comparisonOf(fields, text)].filter((part) => part !== '').join('\n\n')
  return {
    message,
    details: detailsOf(fields, isException(type) && thrownValue(fields) === '' ? type : '', text),
    ...(yamlPlace(fields) ?? placeInText(text)),
    durationMs: parseDuration(fields.text('duration_ms'), 1),
    isSuite: fields.text('type') === 'suite',
    failureType: fields.text('failureType'),
    isGeneric: message === 'test failed' && fields.text('exitCode') !== '',
    attachments: yamlAttachments(fields),
  }
}

const plainField = /^(duration_ms|type): '?([\w.]{1,30})'?$/

/** Reads the two fields that node:test writes after each test that succeeds. Returns undefined if there are any others. */
function explanationOfSuccess(lines: readonly string[]): YamlExplanation | undefined {
  if (lines.length > 2) return undefined
  let durationMs: number | undefined
  let isSuite = false
  for (const line of lines) {
    const [, key, value] = plainField.exec(line) ?? []
    if (key === undefined) return undefined
    if (key === 'type') isSuite = value === 'suite'
    else durationMs = parseDuration(value, 1)
  }
  return { message: '', details: '', durationMs, isSuite }
}

/** A word such as `AssertionError`. The field `type` is `'test'` in node:test. */
const isException = (type: string): boolean => /^[A-Z]\w{0,200}$/.test(type)

function messageOf(fields: YamlFields, error: YamlFields | undefined, name: string): string {
  // Vitest writes a map, others a text.
  const text = fields.text('message') || (error === undefined ? fields.text('error') : error.text('message'))
  // AVA names the comparison in a map, whose values are diffs or inspected values.
  const details = fields.map('details')
  const [first = ''] = details?.keys() ?? []
  const compared = details?.keys().map((key) => describeAvaValue(key, details.text(key))) ?? []
  const isRepeated = text !== '' && (first.startsWith(`${text}:`) || first.startsWith(`${text}. `))
  if (text !== '' || compared.length > 0) return [isRepeated ? '' : text, ...compared].filter((part) => part !== '').join('\n')
  // Criterion lists the places of its assertions: `- cart.c:3: |+`.
  const failures = fields.text('failures')
  if (ofCriterion.test(failures))
    return failures
      .split(/^- \S{1,1000}:\d{1,9}: \|\+\n/m)
      .map((each) => each.trim())
      .filter(Boolean)
      .join('\n')
  // node-tap uses the message of an exception as the name of the test.
  const type = fields.text('type')
  if (fields.text('tapCaught') !== '' && isException(type)) return `${type}: ${name}`
  // Before version 15, it has no type, and up to version 11 only the name of the test that threw.
  // In version 21, an assertion without values has only its place and its source.
  const isOfNodeTap = fields.map('at') !== undefined && fields.text('tapCaught', 'test', 'source') !== ''
  if (isOfNodeTap && fields.text('found', 'wanted', 'diff') === '') return name
  return fields.text('diff') === '' ? '' : 'The values differ'
}

const ofCriterion = /^- (\S{1,1000}:\d{1,9}): \|\+\n/

/** The legend of a diff that the message contains already: `+ actual - expected`. */
const legend = /[-+] ?(?:actual|expected)\b/

function comparisonOf(fields: YamlFields, message: string): string {
  const diff = fields.text('diff')
  if (diff !== '') return diff
  // The specification of TAP 13 has the values in `data`.
  const values = fields.map('data') ?? fields
  const expected = values.text('expected', 'wanted', 'expect')
  const actual = values.text('actual', 'found', 'got', 'received')
  if (expected === '' || actual === '' || legend.test(message)) return ''
  return `expected: ${aligned(expected)}\nactual:   ${aligned(actual)}`
}

const aligned = (value: string): string => value.replaceAll('\n', '\n          ')

function detailsOf(fields: YamlFields, type: string, message: string): string {
  const place = fields.map('at')
  // node-tap, for an assertion without a stack.
  const at = place === undefined ? fields.text('at') : ['fileName', 'lineNumber', 'columnNumber'].map((key) => place.text(key)).join(':')
  const stack = frameLines(fields.text('stack', 'trace', 'backtrace') || (parsePlace(at) === undefined ? '' : `at ${at}`))
  const source = fields.text('source')
  const first = stack.split('\n', 1)[0] ?? ''
  const hasHeader = type === '' || stack === '' || first.includes(type) || !first.startsWith(' ')
  const header = message.startsWith(type) ? message : `${type}: ${message}`
  const headed = hasHeader ? stack : `${header}\n${stack}`
  return [thrownValue(fields), headed, source].filter((part) => part !== '').join('\n\n')
}

/** Returns the value that a test of AVA threw, with all of its properties; empty if an assertion failed. */
function thrownValue(fields: YamlFields): string {
  const details = fields.text('assertion') === '' ? fields.map('details') : undefined
  const [key] = details?.keys() ?? []
  return details === undefined || key === undefined ? '' : details.text(key)
}

function yamlPlace(fields: YamlFields): TapPlace | undefined {
  for (const key of ['location', 'at']) {
    const value = fields.text(key)
    if (value === '') continue
    const at = fields.map(key)
    const file = at?.text('file', 'fileName', 'filename', 'path')
    const place = at !== undefined && file ? { file, line: lineOf(at.text('line', 'lineNumber')) } : parsePlace(value)
    if (place !== undefined) return place
  }
  const [, assertion] = ofCriterion.exec(fields.text('failures')) ?? []
  if (assertion !== undefined) return parsePlace(assertion)
  const file = fields.text('file', 'filename')
  return file === '' ? undefined : { file, line: lineOf(fields.text('line', 'lineno')) }
}

const lineOf = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)
