import type { Evaluator } from '../expressions/evaluator.js'
import type { History, PropertyCoordinates, PropertyQuestion, PropertyValue } from '../history/history.js'
import type { BaselineQuery, PropertyQuery } from './property-query.js'
import type { PropertyReading } from './property-reading.js'

/** The coordinates of the current run. */
export interface RunCoordinates extends PropertyCoordinates {
  /** The branch into which a pull request is merged. */
  readonly baseRef?: string | undefined
}

/** The sources of the values of properties. */
export interface PropertySources {
  readonly evaluator: Pick<Evaluator, 'text'>
  readonly run: RunCoordinates
  /** The properties of the current run. */
  readonly own: History
  /** The properties of earlier builds. */
  readonly earlier: History
}

/** The properties of a property component that select its values. */
interface PropertyRequest {
  readonly name: string
  readonly valueType: 'number' | 'string'
  readonly value?: PropertyQuery
  readonly baseline?: BaselineQuery
}

/** A query with evaluated expressions. Empty fields are omitted. */
type Evaluated = Partial<Record<keyof PropertyQuery, string>>

/** Looks up the values of a property component. In a number property, a value that is not a number counts as no value. */
export async function readProperty(property: PropertyRequest, sources: PropertySources): Promise<PropertyReading> {
  const { name, valueType, value: valueQuery = {}, baseline: baselineQuery } = property
  const asked = evaluated(valueQuery, sources)
  const recorded = await findValue(name, asked, sources)
  if (valueType === 'string') return { value: recorded && { ...recorded, value: String(recorded.value) } }
  const value = asNumber(recorded)
  if (baselineQuery === undefined) return { value }
  const { expectedTrend, tolerance = 0 } = baselineQuery
  const against = evaluated(baselineQuery, sources)
  // If the value belongs to another module than the run, the baseline must belong to that module, too.
  const shownModule = asked.module === undefined && !isElsewhere(asked, sources.run) ? recorded?.module : undefined
  const baseline = asNumber(await findBaseline(name, { ...(shownModule !== undefined && { module: shownModule }), ...against }, sources))
  const of = against.build ?? baseline?.ref ?? baseline?.build
  return {
    value,
    baseline: { value: baseline, tolerance, ...(of !== undefined && { of }), ...(expectedTrend !== undefined && { expectedTrend }) },
  }
}

/**
 * Without build and ref, a query selects the current run or, if it names another organisation, project or module, the latest build.
 * With one of them, it selects the run if they match, else an earlier build.
 */
async function findValue(name: string, query: Evaluated, { run, own, earlier }: PropertySources): Promise<PropertyValue | undefined> {
  const question = questionOf(name, query, run)
  const ofRun = await askRun(own, question, query)
  const meansRun = query.build === undefined && query.ref === undefined && !isElsewhere(query, run)
  return ofRun !== undefined || meansRun ? ofRun : askEarlier(earlier, question, query)
}

/** Whether a query names an organisation, project or module that is not the run's own. */
const isElsewhere = (query: Evaluated, run: RunCoordinates): boolean =>
  (['org', 'project', 'module'] as const).some((name) => query[name] !== undefined && query[name] !== run[name])

/** If a query names a project but no module, tries the module of the run, then the default module of the project, which has its name. */
async function askEarlier(
  earlier: History,
  question: PropertyQuestion,
  { project, module }: Evaluated,
): Promise<PropertyValue | undefined> {
  const found = await earlier.latest(question)
  const byDefault = found === undefined && module === undefined && project !== undefined && project !== question.module
  return byDefault ? earlier.latest({ ...question, module: project }) : found
}

/** Finds the baseline in another build than the current one, unless the query names the current build. */
async function findBaseline(name: string, query: Evaluated, { run, own, earlier }: PropertySources): Promise<PropertyValue | undefined> {
  const question = questionOf(name, query, run)
  if (query.build !== undefined) return (await askEarlier(earlier, question, query)) ?? askRun(own, question, query)
  return askEarlier(earlier, { ...question, ref: query.ref ?? run.baseRef ?? run.ref, exceptBuild: run.build }, query)
}

const questionOf = (name: string, query: Evaluated, { org, project, module }: RunCoordinates): PropertyQuestion => ({
  name,
  org,
  project,
  module,
  ...query,
})

/** Without a module, tries the module of the run, then any module, because a report may cover several modules. */
async function askRun(own: History, question: PropertyQuestion, { module }: Evaluated): Promise<PropertyValue | undefined> {
  const found = await own.latest(question)
  return found === undefined && module === undefined ? own.latest({ ...question, module: undefined }) : found
}

function evaluated({ org, project, module, build, ref }: PropertyQuery, { evaluator }: PropertySources): Evaluated {
  const fields = Object.entries({ org, project, module, build, ref })
  const texts = fields.map(([name, template = '']) => [name, evaluator.text(template).trim()])
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

function asNumber(found: PropertyValue | undefined): PropertyValue | undefined {
  if (found === undefined) return undefined
  const { value } = found
  const number = typeof value === 'number' ? value : decimal.test(value.trim()) ? Number(value) : Number.NaN
  return Number.isFinite(number) ? { ...found, value: number } : undefined
}
