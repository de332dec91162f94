import { isRecord, type JsonRecord } from '../json/json-fields.js'

/** An event of the reporter `json-stream`: `["pass", {…}]`. */
export interface MochaEvent {
  readonly type: 'start' | 'pass' | 'fail' | 'end'
  readonly fields: JsonRecord
}

const types: readonly unknown[] = ['start', 'pass', 'fail', 'end'] satisfies MochaEvent['type'][]

const isType = (value: unknown): value is MochaEvent['type'] => types.includes(value)

/** Returns the event that a line contains, or undefined if the line is not an event. */
export function mochaEvent(value: unknown): MochaEvent | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined
  const [type, fields]: unknown[] = value
  return isType(type) && isRecord(fields) ? { type, fields } : undefined
}
