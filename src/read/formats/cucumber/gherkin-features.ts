import { cutWithMargin } from '../../../base/text/cut-margin.js'
import { recordLimits } from '../../../records/limits.js'
import { type BoundedMap, createBoundedMap } from '../events/bounded-map.js'
import { asObject, asText } from '../events/event-fields.js'
import { lineNumber } from '../fields/line-number.js'
import { type JsonRecord, recordsOf } from '../json/json-fields.js'
import { featureFile } from './cucumber-uri.js'

/** The scenario of a pickle. */
export interface GherkinScenario {
  readonly name: string
  readonly suite: readonly string[]
  readonly file: string | undefined
  readonly line: number | undefined
  readonly tags: readonly string[]
}

/** The feature files of a run, to which pickles refer. */
export interface GherkinFeatures {
  /** Adds a `gherkinDocument`. */
  add(document: JsonRecord): void
  /** Describes a `pickle`: a scenario, or one row of the examples of an outline. */
  describe(pickle: JsonRecord): GherkinScenario
  /** Describes a step of the file, given its id. */
  step(uri: string, id: unknown): GherkinStep | undefined
}

/** A step of a feature file. */
export interface GherkinStep {
  readonly keyword: string
  readonly isBackground: boolean
}

interface Node {
  readonly line: number | undefined
  readonly suite?: readonly string[]
  /** The values of a row of examples. */
  readonly row?: string
}

const maximumNodes = 100_000
const maximumSteps = 200_000
const maximumKeywordLength = 100
const maximumSharedSteps = 1000
const maximumRowLength = 200

/** Creates an index of the scenarios and rows of the latest documents. */
export function createGherkinFeatures(): GherkinFeatures {
  const nodes = createBoundedMap<string, Node>(maximumNodes)
  const steps = createBoundedMap<string, GherkinStep>(maximumSteps)
  /** Steps share few descriptions. */
  const shared = new Map<string, GherkinStep>()

  const addSteps = (uri: string, parent: JsonRecord | undefined, isBackground: boolean) => {
    for (const step of recordsOf(parent?.steps)) {
      const id = asText(step.id)
      const keyword = asText(step.keyword)?.trim() ?? ''
      if (id === undefined || keyword.length > maximumKeywordLength) continue
      const key = isBackground ? `\n${keyword}` : keyword
      const described = shared.get(key) ?? { keyword, isBackground }
      if (shared.size < maximumSharedSteps) shared.set(key, described)
      steps.set(nodeKey(uri, id), described)
    }
  }

  const addChild = (uri: string, child: JsonRecord, suite: readonly string[]) => {
    addScenario(nodes, uri, child, suite)
    addSteps(uri, asObject(child.background), true)
    addSteps(uri, asObject(child.scenario), false)
  }

  return {
    step: (uri, id) => steps.get(nodeKey(uri, id)),
    add(document) {
      const uri = asText(document.uri) ?? ''
      const feature = asObject(document.feature)
      const suite = [asText(feature?.name) ?? pathOfUri(uri)]
      for (const child of recordsOf(feature?.children)) {
        const rule = asObject(child.rule)
        if (rule === undefined) {
          addChild(uri, child, suite)
          continue
        }
        const name = asText(rule.name)
        const inner = name === undefined ? suite : [...suite, name]
        for (const ruleChild of recordsOf(rule.children)) addChild(uri, ruleChild, inner)
      }
    },
    describe(pickle) {
      const uri = asText(pickle.uri) ?? ''
      const [scenarioId, rowId]: readonly unknown[] = Array.isArray(pickle.astNodeIds) ? pickle.astNodeIds : []
      const scenario = nodes.get(nodeKey(uri, scenarioId))
      const row = nodes.get(nodeKey(uri, rowId))
      const name = asText(pickle.name) ?? ''
      return {
        // The rows of an outline often have its name.
        name: row?.row === undefined ? name : `${name} (${row.row})`,
        suite: scenario?.suite ?? (uri === '' ? [] : [pathOfUri(uri)]),
        file: uri === '' ? undefined : pathOfUri(uri),
        line: lineOf(pickle) ?? row?.line ?? scenario?.line,
        tags: recordsOf(pickle.tags)
          .flatMap((tag) => asText(tag.name) ?? [])
          .slice(0, recordLimits.tags),
      }
    },
  }
}

/** Returns a key that is unique in a run. Some implementations restart the numbering of nodes in each document. */
const nodeKey = (uri: string, id: unknown): string => `${uri}\n${typeof id === 'string' ? id : ''}`

function addScenario(nodes: BoundedMap<string, Node>, uri: string, child: JsonRecord, suite: readonly string[]): void {
  const scenario = asObject(child.scenario)
  const id = asText(scenario?.id)
  if (scenario === undefined || id === undefined) return
  nodes.set(nodeKey(uri, id), { line: lineOf(scenario), suite })
  for (const examples of recordsOf(scenario.examples)) {
    for (const row of recordsOf(examples.tableBody)) {
      const rowId = asText(row.id)
      if (rowId === undefined) continue
      const cells = recordsOf(row.cells).map((cell) => asText(cell.value) ?? '')
      nodes.set(nodeKey(uri, rowId), { line: lineOf(row), row: cutWithMargin(cells.join(', '), maximumRowLength) })
    }
  }
}

const lineOf = (node: JsonRecord): number | undefined => lineNumber(asObject(node.location)?.line)

const pathOfUri = (uri: string): string => featureFile(uri, '').file
