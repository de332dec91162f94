import { type JsonRecord, jsonText, recordsOf } from '../json/json-fields.js'

const maximumLabels = 1000

/** The labels of a result. A label may have several values. */
export interface AllureLabels {
  readonly all: readonly (readonly [name: string, value: string])[]
  /** Returns the first value of a label that is not blank. */
  first(name: string): string | undefined
  /** The tool that ran the test, in lower case; empty if it is unknown. */
  readonly framework: string
}

/** Reads the labels of a result. */
export function readLabels({ labels }: JsonRecord): AllureLabels {
  const all: [string, string][] = []
  for (const { name, value } of recordsOf(labels)) {
    const text = jsonText(value)
    if (typeof name === 'string' && text !== undefined && text.trim() !== '' && all.length < maximumLabels) all.push([name, text])
  }
  const first = (name: string) => all.find(([each]) => each === name)?.[1]
  return { all, first, framework: (first('framework') ?? '').toLowerCase() }
}

const ofTheRun: ReadonlySet<string> = new Set(['host', 'thread'])
const retryName = /retr(?:y|ied|ies)|rerun|attempt/i
const retryValue = /^(?:retr(?:y|ied|ies)|reruns?|attempt)[\s#:_-]{0,9}\d{0,9}$/i

/** Returns the labels that are equal in all attempts of a test: not the machine, and no marks of retries. */
export const identifyingLabels = ({ all }: AllureLabels): AllureLabels['all'] =>
  all.filter(([name, value]) => !ofTheRun.has(name) && !retryName.test(name) && !retryValue.test(value))
