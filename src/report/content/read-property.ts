import { definedFields } from '../../base/defined-fields.js'
import type { BuildProperties } from '../../judge/earlier-builds/build-properties.js'
import type { History, PropertyCoordinates, PropertyQuestion, PropertyValue } from '../../judge/earlier-builds/history.js'
import type { Evaluator } from '../expressions/evaluator.js'
import { medianBaseline } from './median-baseline.js'
import type { BaselineQuery, PropertyQuery } from './property-query.js'
import type { BaselineReading, PropertyReading } from './property-reading.js'

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
  /** The properties in the history of the run, which answers if `earlier` does not. */
  readonly builds?: BuildProperties | undefined
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
  const against = evaluated(baselineQuery, sources)
  // If the value belongs to another module than the run, the baseline must belong to that module, too.
  const shownModule = asked.module === undefined && !isElsewhere(asked, sources.run) ? recorded?.module : undefined
  const query = { ...definedFields({ module: shownModule }), ...against }
  return { value, baseline: await readBaseline(name, baselineQuery, query, sources) }
}

async function readBaseline(
  name: string,
  { expectedTrend, over, tolerance = 0 }: BaselineQuery,
  query: Evaluated,
  sources: PropertySources,
): Promise<BaselineReading> {
  const expected = { tolerance, ...definedFields({ expectedTrend }) }
  if (over === undefined) {
    const value = asNumber(await findBaseline(name, query, sources))
    return { value, ...expected, ...baselinePlace(query.build ?? value?.ref ?? value?.build) }
  }
  const question = questionOf(name, query, sources.run)
  const numbers = valuesInHistory(question, query, sources).flatMap((found) => asNumber(found) ?? [])
  const found = medianBaseline(numbers.slice(0, over))
  if (found === undefined) return { value: undefined, ...expected }
  const { value, spread, builds } = found
  const place = builds === undefined ? (value.ref ?? value.build) : `median of the last ${builds} builds`
  return { value, ...expected, ...baselinePlace(place), tolerance: Math.max(tolerance, spread) }
}

const baselinePlace = (of: string | undefined): Pick<BaselineReading, 'of'> => (of === undefined ? {} : { of })

/**
 * Without build and ref, a query selects the current run or, if it names another organisation, project or module, the latest build.
 * With one of them, it selects the run if they match, else an earlier build.
 */
async function findValue(name: string, query: Evaluated, sources: PropertySources): Promise<PropertyValue | undefined> {
  const { run, own } = sources
  const question = questionOf(name, query, run)
  const ofRun = await askRun(own, question, query)
  const meansRun = query.build === undefined && query.ref === undefined && !isElsewhere(query, run)
  return ofRun !== undefined || meansRun ? ofRun : askEarlier(question, query, sources)
}

/** Whether a query names an organisation, project or module that is not the run's own. */
const isElsewhere = (query: Evaluated, run: RunCoordinates): boolean =>
  (['org', 'project', 'module'] as const).some((name) => query[name] !== undefined && query[name] !== run[name])

/** Asks records files and the server, then the history. */
async function askEarlier(question: PropertyQuestion, query: Evaluated, sources: PropertySources): Promise<PropertyValue | undefined> {
  for (const module of modulesOf(question, query)) {
    const found = await sources.earlier.latest({ ...question, module })
    if (found !== undefined) return found
  }
  return valuesInHistory(question, query, sources)[0]
}

/** The history decides itself which branch a question without a ref is about. */
function valuesInHistory(question: PropertyQuestion, query: Evaluated, { builds }: PropertySources): readonly PropertyValue[] {
  for (const module of builds === undefined ? [] : modulesOf(question, query)) {
    const found = builds?.values({ ...question, module, ref: query.ref }) ?? []
    if (found.length > 0) return found
  }
  return []
}

/** If a query names a project but no module, this is the module of the run, then the default module of the project, which has its name. */
function modulesOf(question: PropertyQuestion, { project, module }: Evaluated): readonly (string | undefined)[] {
  const byDefault = module === undefined && project !== undefined && project !== question.module
  return byDefault ? [question.module, project] : [question.module]
}

/** Finds the baseline in another build than the current one, unless the query names the current build. */
async function findBaseline(name: string, query: Evaluated, sources: PropertySources): Promise<PropertyValue | undefined> {
  const { run, own } = sources
  const question = questionOf(name, query, run)
  if (query.build !== undefined) return (await askEarlier(question, query, sources)) ?? askRun(own, question, query)
  return askEarlier({ ...question, ref: query.ref ?? run.baseRef ?? run.ref, exceptBuild: run.build }, query, sources)
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

function asNumber(found: PropertyValue | undefined): (PropertyValue & { readonly value: number }) | undefined {
  if (found === undefined) return undefined
  const { value } = found
  const number = typeof value === 'number' ? value : decimal.test(value.trim()) ? Number(value) : Number.NaN
  return Number.isFinite(number) ? { ...found, value: number } : undefined
}
