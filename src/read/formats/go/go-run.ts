import { detach } from '../../../base/text/detach.js'
import { recordLimits } from '../../../records/limits.js'
import type { TestResult } from '../../../records/record.js'
import { asText } from '../events/event-fields.js'
import { firstLine } from '../fields/first-line.js'
import type { Sink } from '../format.js'
import type { GoFailures } from './go-failures.js'
import type { GoEvent } from './go-lines.js'
import { createGoPackage, type GoHoldings, type GoPackage } from './go-package.js'
import type { GoReruns } from './go-reruns.js'

/** The packages and tests that began and did not end. */
export interface Unfinished {
  packages: number
  tests: number
  /** Some names of the packages. */
  readonly names: string[]
}

/** The packages of one stream. */
export interface GoRun {
  event(event: GoEvent, line: number): void
  /** Ends the stream. */
  end(): Unfinished
}

/** Go runs one package per processor; the others wait. */
const maximumOpenPackages = 10_000
/** Parallel tests begin before they wait for each other. */
const maximumOpenTests = 200_000
const shownNames = 5

/** Creates the reader of a stream, which drops a test when it ends, and a package when it ends. */
export function createGoRun(sink: Sink, failures: GoFailures, reruns: GoReruns): GoRun {
  const open = new Map<string, GoPackage>()
  const unfinished: Unfinished = { packages: 0, tests: 0, names: [] }
  let last: GoPackage | undefined
  const holdings: GoHoldings = { tests: 0, output: 0, lost: 0 }

  const pusher = (isRerun: boolean) => (result: TestResult) => {
    if (result.status === 'running') unfinished.tests += 1
    const final = reruns.result(result, isRerun)
    if (final !== undefined) sink.test(final)
  }

  const cutAll = (): void => {
    for (const each of open.values()) {
      unfinished.packages += 1
      if (unfinished.names.length < shownNames) unfinished.names.push(firstLine(each.path, recordLimits.quotedLine) || 'without a name')
      each.cut()
    }
    open.clear()
    last = undefined
  }

  const find = (path: string): GoPackage => {
    const known = last?.path === path ? last : open.get(path)
    if (known !== undefined) return known
    if (open.size >= maximumOpenPackages) cutAll()
    const name = detach(path)
    const begun = createGoPackage(name, pusher(reruns.begin(name)), holdings)
    open.set(name, begun)
    return begun
  }

  const end = (path: string, event: GoEvent, line: number): void => {
    const ended = find(path)
    const status = event.Action === 'fail' ? 'failed' : event.Action === 'pass' ? 'successful' : 'skipped'
    const failure = ended.end(status)
    open.delete(ended.path)
    if (last === ended) last = undefined
    reruns.end(ended.path, status === 'failed')
    if (status !== 'failed') failures.pass(ended.path)
    else if (failure !== undefined) failures.fail(ended.path, event, failure.reason, line)
  }

  return {
    event(event, line) {
      const { Action, Package, Test } = event
      if (Action === 'build-output' || Action === 'build-fail') {
        failures.build(event, line)
        return
      }
      // Without the flag -p, test2json names no package.
      const path = typeof Package === 'string' ? Package : ''
      const test = asText(Test)
      if (test !== undefined) {
        last = find(path)
        last.testEvent(test, event)
        if (holdings.tests > maximumOpenTests) cutAll()
        return
      }
      switch (Action) {
        case 'start':
          last = find(path)
          break
        case 'output':
          last = find(path)
          if (typeof event.Output === 'string') last.output(event.Output)
          break
        case 'pass':
        case 'fail':
        case 'skip':
          end(path, event, line)
          break
      }
    },
    end() {
      cutAll()
      for (const result of reruns.rest()) sink.test(result)
      if (holdings.lost > 0) sink.notice('Output of tests was left out, because tests that had not ended wrote more than 64 MiB.')
      return unfinished
    },
  }
}
