import { recordLimits } from '../../../records/limits.js'
import { firstLine } from '../fields/first-line.js'
import { createRunErrors } from '../fields/run-errors.js'
import type { Sink } from '../format.js'
import { isRecord, type JsonRecord, jsonText, recordsOf } from '../json/json-fields.js'
import { concealing } from './allure-secrets.js'

const maximumFixtures = 1000
const maximumChildren = 100_000

/** The errors of a run that no test shows. */
export interface AllureRunErrors {
  /** Takes the errors of a run, such as a failed hook of Mocha, whose tests have no results. */
  globals(raw: JsonRecord, path?: string): void
  /** Takes the failed fixtures of a container. */
  container(raw: JsonRecord, path: string): void
  /** Takes a result, so that a fixture whose tests have failed is not reported. */
  failed(uuid: unknown): void
  /** Reports all errors. Called once, after all results. */
  finish(framework: string): void
}

interface FoundError {
  readonly message: string
  readonly path: string | undefined
  /** Whether a failed test shows it. */
  isShown: boolean
}

/** Collects the errors of a run. */
export function createAllureRunErrors(sink: Sink): AllureRunErrors {
  const errors: FoundError[] = []
  let unlisted = 0
  const byChild = new Map<string, FoundError[]>()
  let children = 0

  function add(message: string, path: string | undefined): FoundError | undefined {
    if (errors.length === maximumFixtures) {
      unlisted += 1
      return undefined
    }
    const error = { message: firstLine(message, recordLimits.quotedLine), path, isShown: false }
    errors.push(error)
    return error
  }

  return {
    globals(raw, path) {
      for (const error of recordsOf(raw.errors)) add(jsonText(error.message) ?? jsonText(error.trace) ?? 'an error without a message', path)
    },
    container(raw, path) {
      for (const fixture of [...recordsOf(raw.befores), ...recordsOf(raw.afters)]) {
        if (!/^(?:failed|broken)$/i.test(jsonText(fixture.status) ?? '')) continue
        const { message } = isRecord(fixture.statusDetails) ? fixture.statusDetails : ({} as JsonRecord)
        const name = jsonText(fixture.name) ?? jsonText(raw.name) ?? 'a fixture'
        const reason = concealing(fixture)(firstLine(jsonText(message) ?? ''))
        const error = add(`${name} failed${reason === '' ? '' : `: ${reason}`}`, path)
        if (error === undefined || !Array.isArray(raw.children)) continue
        for (const child of raw.children) {
          if (typeof child !== 'string' || children === maximumChildren) continue
          children += 1
          const known = byChild.get(child)
          if (known === undefined) byChild.set(child, [error])
          else known.push(error)
        }
      }
    },
    failed(uuid) {
      if (typeof uuid !== 'string') return
      for (const error of byChild.get(uuid) ?? []) error.isShown = true
    },
    finish(framework) {
      const reported = createRunErrors(sink)
      for (const { message, path, isShown } of errors) {
        if (!isShown) reported.add(framework === '' ? 'Allure' : framework, message, undefined, path)
      }
      reported.finish(unlisted)
    },
  }
}
