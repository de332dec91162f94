import { countOf } from '../../../base/text/counts.js'
import { detach } from '../../../base/text/detach.js'
import { recordLimits } from '../../../records/limits.js'
import { asText } from '../events/event-fields.js'
import { firstLine } from '../fields/first-line.js'
import type { RunErrors } from '../fields/run-errors.js'
import { buildFailure, type GoEvent } from './go-lines.js'

/** Failures that no test shows: packages that fail outside their tests, and packages that do not compile. */
export interface GoFailures {
  /** Accepts an event of the compiler. */
  build(event: GoEvent, line: number): void
  /** Accepts a line that is not an event. Returns whether it reports a failure. */
  text(text: string, line: number): boolean
  /** Notes that a package failed and no test of it did. */
  fail(path: string, event: GoEvent, reason: string, line: number): void
  /** Notes that a later execution of a package succeeded. */
  pass(path: string): void
  /** Reports all failures. Called once, at the end of the stream. */
  report(): void
}

interface Build {
  readonly line: number
  /** The first message of the compiler. */
  diagnostic: string
  hasPlace: boolean
  hasFailed: boolean
}

const maximumBuilds = 1000
const maximumPackages = 1000
const shownPackages = 5

/** `./main.go:3:11: undefined: x` */
const diagnostic = /^\s*\S{1,1000}\.go:\d+(?::\d+)?: /

/** The heading of the messages about a package. */
const heading = /^# \S/

/** Creates the list of failures of one stream. */
export function createGoFailures(errors: RunErrors): GoFailures {
  const builds = new Map<string, Build>()
  const packages = new Map<string, { readonly reason: string; readonly line: number }>()
  /** Packages that do not compile, as Go writes them before version 1.24. */
  const broken: { readonly path: string; readonly line: number }[] = []
  let moreBroken = 0
  let isInMessages = false
  let textBuild: string | undefined

  const buildOf = (path: string, line: number): Build | undefined => {
    const known = builds.get(path)
    if (known !== undefined || builds.size >= maximumBuilds) return known
    const build = { line, diagnostic: '', hasPlace: false, hasFailed: false }
    builds.set(detach(path), build)
    return build
  }

  const addMessage = (build: Build, text: string): void => {
    if (build.hasPlace) return
    build.hasPlace = diagnostic.test(text)
    if (build.hasPlace || (build.diagnostic === '' && !heading.test(text)))
      build.diagnostic = detach(firstLine(text, recordLimits.quotedLine))
  }

  const reportPackage = (path: string, reason: string, line: number): void =>
    errors.add(
      reason === ''
        ? `The package ${firstLine(path, recordLimits.quotedLine)} failed, though none of its tests did`
        : `The package ${firstLine(path, recordLimits.quotedLine)} failed outside its tests`,
      reason,
      line,
    )

  const reportBuilds = (): void => {
    for (const [path, { diagnostic: text, hasFailed, line }] of builds) {
      if (hasFailed) errors.add(`The build of ${firstLine(path, recordLimits.quotedLine)} failed`, text, line)
    }
  }

  const reportBroken = (): void => {
    const [first] = broken
    if (first === undefined) return
    // With 2>&1, the messages of the compiler are in the file.
    for (const build of builds.values()) if (build.hasFailed) return
    const count = broken.length + moreBroken
    const names = broken.slice(0, shownPackages).map(({ path }) => firstLine(path, recordLimits.quotedLine))
    const more = count > names.length ? ` and ${count - names.length} more` : ''
    const advice = 'Use Go 1.24 or later, or add `2>&1`, so that the messages of the compiler are in the file'
    errors.add(`${countOf(count, 'package')} did not compile (${names.join(', ')}${more}). ${advice}`, '', first.line)
  }

  return {
    build({ Action, ImportPath, Output }, line) {
      const path = asText(ImportPath)
      const build = path === undefined ? undefined : buildOf(path, line)
      if (build === undefined) return
      if (Action === 'build-fail') build.hasFailed = true
      else if (typeof Output === 'string') addMessage(build, Output)
    },
    text(text, line) {
      const [, path] = buildFailure.exec(text) ?? []
      if (path !== undefined) {
        isInMessages = false
        if (broken.length < maximumPackages) broken.push({ path: detach(path), line })
        else moreBroken += 1
        return true
      }
      if (heading.test(text)) {
        // `# example.com/shop [example.com/shop.test]` repeats the messages of `# example.com/shop`.
        textBuild = firstLine(text.slice(2), recordLimits.quotedLine).split(' ', 1)[0] ?? ''
        isInMessages = true
        return true
      }
      const build =
        isInMessages && textBuild !== undefined && (diagnostic.test(text) || /^\t/.test(text)) ? buildOf(textBuild, line) : undefined
      isInMessages = build !== undefined
      if (build === undefined) return false
      addMessage(build, text)
      build.hasFailed = true
      return true
    },
    fail(path, event, reason, line) {
      const failedBuild = asText(event.FailedBuild)
      const build = failedBuild === undefined ? undefined : buildOf(failedBuild, line)
      if (build !== undefined) build.hasFailed = true
      else if (packages.size < maximumPackages) packages.set(detach(path), { reason: detach(reason), line })
      else reportPackage(path, reason, line)
    },
    pass(path) {
      packages.delete(path)
    },
    report() {
      reportBuilds()
      reportBroken()
      for (const [path, { reason, line }] of packages) reportPackage(path, reason, line)
    },
  }
}
