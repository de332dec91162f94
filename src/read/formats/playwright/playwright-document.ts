import { type JsonRecord, recordsOf } from '../json/json-fields.js'
import type { JsonElementsShape, JsonObjectShape, JsonShape } from '../json/json-shape.js'
import type { PlaywrightSuites } from './playwright-suites.js'

/** Receives the parts of a report. */
export interface PlaywrightParts {
  readonly suites: PlaywrightSuites
  projects(count: number): void
  spec(spec: JsonRecord): void
  error(error: JsonRecord): void
  totals(stats: unknown): void
  /** Called with the setting `failOnFlakyTests`. */
  failOnFlaky(value: unknown): void
  /** Called for a suite that is nested too deeply and left out. */
  tooDeep(): void
}

/** With two projects, the names of tests contain the name of their project. */
const maximumProjects = 2
const maximumDepth = 1000

/**
 * Returns the shape of a report whose test files are read one by one. This takes a third of the time of {@link damagedShape}, but the tests of a
 * damaged or truncated file are lost.
 */
export function wholeShape(parts: PlaywrightParts): JsonShape {
  return documentShape(parts, {
    kind: 'elements',
    take: (suite) => followSuite(suite, parts),
    accepts: ({ title, specs }) => typeof title === 'string' && Array.isArray(specs),
  })
}

/** Returns the shape of a report whose specs are read one by one, so that damage costs as few tests as possible. */
export function damagedShape(parts: PlaywrightParts): JsonShape {
  const { suites } = parts
  const specs: JsonElementsShape = {
    kind: 'elements',
    take: parts.spec,
    accepts: ({ title, tests }) => typeof title === 'string' && Array.isArray(tests),
    inner: { key: 'tests', accepts: isTest },
  }
  const fields = new Map<string, JsonShape>([
    ['title', textShape(suites.setTitle)],
    ['specs', specs],
  ])
  const suite: JsonObjectShape = { kind: 'object', fields, open: suites.enter, close: suites.leave }
  fields.set('suites', { kind: 'array', items: suite })
  return documentShape(parts, { kind: 'array', items: suite })
}

const isTest = ({ results, status, expectedStatus }: JsonRecord): boolean =>
  Array.isArray(results) && typeof status === 'string' && typeof expectedStatus === 'string'

type Step = { readonly suite: JsonRecord; readonly depth: number } | 'leave'

/** Passes on the specs of a file and of its blocks, in their order. It does not recurse, because their depth is unlimited. */
function followSuite(file: JsonRecord, { suites, spec, tooDeep }: PlaywrightParts): void {
  const steps: Step[] = [{ suite: file, depth: 1 }]
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    if (step === 'leave') {
      suites.leave()
      continue
    }
    const { suite, depth } = step
    if (depth > maximumDepth) {
      tooDeep()
      continue
    }
    suites.enter()
    if (typeof suite.title === 'string') suites.setTitle(suite.title)
    for (const each of recordsOf(suite.specs)) spec(each)
    steps.push('leave')
    for (const inner of recordsOf(suite.suites).toReversed()) steps.push({ suite: inner, depth: depth + 1 })
  }
}

const textShape = (take: (text: string) => void): JsonShape => ({
  kind: 'value',
  take(value) {
    if (typeof value === 'string') take(value)
  },
})

function documentShape(parts: PlaywrightParts, suites: JsonShape): JsonShape {
  return {
    kind: 'object',
    fields: new Map<string, JsonShape>([
      ['config', configurationShape(parts)],
      ['suites', suites],
      ['errors', { kind: 'elements', take: parts.error, accepts: ({ message, value }) => (message ?? value) !== undefined }],
      ['stats', { kind: 'value', take: parts.totals }],
    ]),
  }
}

/**
 * Returns the shape of the configuration. Only these facts may be read: the rest contains secrets, such as the environment of the web server
 * and the command line. In a merged report, each shard adds a project with the same name.
 */
function configurationShape({ suites, projects, failOnFlaky }: PlaywrightParts): JsonShape {
  const names = new Set<string>()
  const name = textShape((text) => {
    if (names.size < maximumProjects) names.add(text)
    projects(names.size)
  })
  return {
    kind: 'object',
    fields: new Map<string, JsonShape>([
      ['rootDir', textShape(suites.setRoot)],
      ['failOnFlakyTests', { kind: 'value', take: failOnFlaky }],
      ['projects', { kind: 'array', items: { kind: 'object', fields: new Map([['name', name]]) } }],
    ]),
    open() {
      names.clear()
      projects(0)
    },
  }
}
