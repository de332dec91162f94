import { describe, expect, test } from 'vitest'
import { UserError } from '../../../src/base/errors.js'
import { createBuildProperties } from '../../../src/judge/earlier-builds/build-properties.js'
import { createEarlierProperties, createPropertyHistory } from '../../../src/judge/earlier-builds/property-histories.js'
import type { HistoryBuild } from '../../../src/judge/history/history-build.js'
import type { PropertyRecord } from '../../../src/records/record.js'
import type { BaselineQuery, PropertyQuery } from '../../../src/report/content/property-query.js'
import type { RunCoordinates } from '../../../src/report/content/read-property.js'
import { resolveTemplate } from '../../../src/report/content/resolve-template.js'
import type { TemplateComponent } from '../../../src/report/content/template.js'
import { createEvaluator } from '../../../src/report/expressions/evaluator.js'
import { variablesOfARun } from '../expressions/variables-of-a-run.js'

type Recorded = Partial<PropertyRecord> & Pick<PropertyRecord, 'value'>

const pullRequest: RunCoordinates = { org: 'acme', project: 'shop', module: 'shop', build: '7.1', ref: 'feature', baseRef: 'main' }
const push: RunCoordinates = { org: 'acme', project: 'shop', module: 'shop', build: '7.1', ref: 'main' }

/** The run, and the values of a property that it and earlier builds recorded. */
interface Known {
  readonly run?: RunCoordinates
  readonly own?: readonly Recorded[]
  readonly earlier?: readonly Recorded[]
  /** The builds in the history of the run. Without an index, the newest one is the tested base. */
  readonly builds?: readonly Partial<HistoryBuild>[]
  readonly testedIndex?: number
}

const coverage = (recorded: Recorded): PropertyRecord => ({ kind: 'property', name: 'coverage', ...recorded })

function contextOf({ run = pullRequest, own = [], earlier = [], builds, testedIndex = (builds?.length ?? 0) - 1 }: Known) {
  const properties = createEarlierProperties(100)
  for (const recorded of earlier) properties.put(coverage({ org: 'acme', project: 'shop', module: 'shop', ...recorded }))
  const history = builds?.map((build, index): HistoryBuild => ({ id: String(index), status: 'successful', ...build }))
  return {
    evaluator: createEvaluator(variablesOfARun),
    run,
    own: createPropertyHistory(own.map(coverage), run),
    earlier: properties.history,
    builds: history && createBuildProperties({ builds: history, testedIndex, ref: 'main', run, ownBuild: '7' }),
  }
}

const resolve = async (component: TemplateComponent, known: Known = {}) =>
  (await resolveTemplate({ components: [component] }, contextOf(known))).components[0]

async function readingOf(known: Known, queries: { value?: PropertyQuery; baseline?: BaselineQuery; valueType?: 'number' | 'string' } = {}) {
  const resolved = await resolve({ type: 'property', name: 'coverage', valueType: 'number', ...queries }, known)
  if (resolved?.type !== 'property') throw new Error('The resolved component is not a property.')
  return resolved.reading
}

const shownValue = async (known: Known, value?: PropertyQuery) => (await readingOf(known, value && { value })).value?.value
const baselineOf = async (known: Known, baseline: BaselineQuery = {}, value?: PropertyQuery) =>
  (await readingOf(known, { baseline, ...(value && { value }) })).baseline

describe('texts in a template', () => {
  test('treats the text of the user as Markdown, and the value of an expression as plain text', async () => {
    const text = [
      { kind: 'markdown', text: '**' },
      { kind: 'value', text: '10' },
      { kind: 'markdown', text: '** tests' },
    ]
    expect(await resolve({ type: 'markdown', text: '**{{ tests.total }}** tests' })).toEqual({ type: 'markdown', text })
    expect(await resolve({ type: 'alert', severity: 'tip', text: '**{{ tests.total }}** tests' })).toEqual({
      type: 'alert',
      severity: 'tip',
      text,
    })
  })

  test('evaluates titles and the components of a section', async () => {
    const inner = { type: 'section', title: '{{ ref }}', collapsible: true, components: [{ type: 'markdown', text: '{{ org }}' }] } as const
    expect(await resolve({ type: 'section', title: 'In {{ project }}', components: [inner, { type: 'tests', limit: 3 }] })).toEqual({
      type: 'section',
      title: 'In shop',
      components: [
        { type: 'section', title: 'main', collapsible: true, components: [{ type: 'markdown', text: [{ kind: 'value', text: 'acme' }] }] },
        { type: 'tests', limit: 3 },
      ],
    })
  })

  test('throws an error with the expression when it cannot be evaluated', async () => {
    const broken = resolve({ type: 'section', title: '{{ fromJson(org) }}', components: [] })
    await expect(broken).rejects.toThrow(UserError)
    await expect(broken).rejects.toThrow('fromJson(org)')
  })
})

describe('the value of a property', () => {
  const own = [{ value: 83.5 }]

  test('uses only the current run by default', async () => {
    expect(await shownValue({ own })).toBe(83.5)
    expect(await shownValue({ earlier: [{ value: 80, ref: 'feature' }] })).toBeUndefined()
  })

  test('uses the run when the query names its build, else an earlier build', async () => {
    const known = {
      own,
      earlier: [
        { value: 70, build: '6.1' },
        { value: 71, build: '7.1' },
      ],
    }
    expect(await shownValue(known, { build: '7.1' })).toBe(83.5)
    expect(await shownValue(known, { build: '6.1' })).toBe(70)
    expect(await shownValue(known, { build: '5.1' })).toBeUndefined()
  })

  test('uses the run when the query names its ref, else the latest build', async () => {
    const known = {
      own,
      earlier: [
        { value: 79, ref: 'main', build: '6.1' },
        { value: 78, ref: 'main', build: '5.1' },
        { value: 1, ref: 'feature' },
      ],
    }
    expect(await shownValue(known, { ref: 'feature' })).toBe(83.5)
    expect(await shownValue(known, { ref: 'main' })).toBe(79)
    expect(await shownValue(known, { ref: 'release' })).toBeUndefined()
  })

  test('finds the value of another module, project or organisation', async () => {
    const known = { own: [...own, { value: 60, module: 'orders' }], earlier: [{ value: 50, project: 'lib', module: 'lib', ref: 'main' }] }
    expect(await shownValue(known, { module: 'orders' })).toBe(60)
    expect(await shownValue(known, { project: 'lib', module: 'lib', ref: 'main' })).toBe(50)
    expect(await shownValue(known, { org: 'others' })).toBeUndefined()
    expect(await shownValue(known, { module: 'none' })).toBeUndefined()
  })

  test.each([
    ['module', { module: 'orders' }, 71],
    ['project', { project: 'lib', module: 'lib' }, 52],
    ['project, whose only module is called as it is', { project: 'lib' }, 52],
    ['organisation', { org: 'others' }, 42],
  ])('uses the latest build when the query names another %s', async (_, query, expected) => {
    const earlier = [
      { value: 70, module: 'orders', ref: 'main', build: '5.1' },
      { value: 71, module: 'orders', ref: 'tax', build: '6.1' },
      { value: 52, project: 'lib', module: 'lib', ref: 'main', build: '9.1' },
      { value: 42, org: 'others', ref: 'main', build: '8.1' },
    ]
    expect(await shownValue({ own, earlier }, query)).toBe(expected)
  })

  test('uses the current run when the query names another module that it recorded', async () => {
    const known = { own: [...own, { value: 60, module: 'orders' }], earlier: [{ value: 70, module: 'orders', build: '9.1' }] }
    expect(await shownValue(known, { module: 'orders' })).toBe(60)
  })

  test('ignores earlier builds when the query names the own project and module', async () => {
    const known = { earlier: [{ value: 80, ref: 'feature', build: '6.1' }] }
    expect(await shownValue(known, { org: 'acme', project: 'shop', module: 'shop' })).toBeUndefined()
  })

  test('prefers the own module, then the newest value of any module', async () => {
    const modules = [
      { value: 60, module: 'orders', timestamp: 2 },
      { value: 61, module: 'shipping', timestamp: 1 },
    ]
    expect(await shownValue({ own: [...modules, { value: 83.5, timestamp: 0 }] })).toBe(83.5)
    expect(await shownValue({ own: modules })).toBe(60)
  })

  test('evaluates the fields of a query, and uses the run for an empty one', async () => {
    const known = { own, earlier: [{ value: 79, ref: 'main' }] }
    expect(await shownValue(known, { org: '{{ env.EMPTY }}', project: '{{ project }}', module: ' ', ref: '{{ ref }}' })).toBe(79)
    expect(await shownValue(known, { build: '{{ env.NOT_SET }}', ref: '{{ env.NOT_SET }}' })).toBe(83.5)
  })

  test.each([
    [83.5, 83.5],
    ['83.5', 83.5],
    [' -1.5e3\n', -1500],
    ['83.5%', undefined],
    ['0x10', undefined],
    ['', undefined],
    ['Infinity', undefined],
    ['1e999', undefined],
  ])('reads the recorded value %j as the number %j', async (value, number) => {
    expect(await shownValue({ own: [{ value }] })).toBe(number)
  })

  test('uses the text of a number for a string property', async () => {
    expect((await readingOf({ own: [{ value: '83.5' }] }, { valueType: 'string' })).value?.value).toBe('83.5')
    expect((await readingOf({ own: [{ value: 20260101 }] }, { valueType: 'string' })).value?.value).toBe('20260101')
    expect((await readingOf({}, { valueType: 'string' })).value).toBeUndefined()
  })
})

describe('the baseline of a property', () => {
  const own = [{ value: 83.5 }]
  const earlier = [
    { value: 81, ref: 'main', build: '6.1' },
    { value: 80, ref: 'main', build: '5.1' },
    { value: 70, ref: 'feature', build: '6.2' },
    { value: 83.5, ref: 'feature', build: '7.1' },
    { value: 60, ref: 'release', build: '4.1' },
  ]

  test('uses the latest build of the base branch on a pull request', async () => {
    expect(await baselineOf({ own, earlier })).toEqual({
      value: expect.objectContaining({ value: 81, build: '6.1' }),
      of: 'main',
      tolerance: 0,
    })
  })

  test('uses the latest earlier build of the same ref outside of pull requests', async () => {
    const known = { run: push, own, earlier: [...earlier, { value: 83.5, ref: 'main', build: '7.1' }] }
    expect(await baselineOf(known)).toMatchObject({ value: { value: 81 }, of: 'main' })
  })

  test('uses the latest build of any ref when the run has none', async () => {
    expect(await baselineOf({ run: { ...push, ref: undefined }, own, earlier })).toMatchObject({ value: { value: 70 }, of: 'feature' })
  })

  test('uses the current run only when the query names its build', async () => {
    expect(await baselineOf({ run: {}, own })).toEqual({ value: undefined, tolerance: 0 })
    expect(await baselineOf({ own }, { ref: 'feature' })).toMatchObject({ value: undefined })
    expect(await baselineOf({ own }, { build: '7.1' })).toMatchObject({ value: { value: 83.5 }, of: '7.1' })
  })

  test('uses the latest earlier build of the ref in the query', async () => {
    expect(await baselineOf({ own, earlier }, { ref: 'feature' })).toMatchObject({ value: { value: 70 } })
    expect(await baselineOf({ own, earlier }, { ref: 'release' })).toMatchObject({ value: { value: 60 }, of: 'release' })
    expect(await baselineOf({ own, earlier }, { ref: 'none' })).toEqual({ value: undefined, tolerance: 0 })
  })

  test('uses the build in the query, and names it', async () => {
    expect(await baselineOf({ own, earlier }, { build: '5.1' })).toMatchObject({ value: { value: 80 }, of: '5.1' })
    expect(await baselineOf({ own, earlier }, { build: '5.1', ref: 'release' })).toMatchObject({ value: undefined, of: '5.1' })
  })

  test('uses the own module, or the module of the value when the query names none', async () => {
    const modules = [...earlier, { value: 50, ref: 'main', module: 'orders', build: '6.1' }]
    const orders = [{ value: 55, module: 'orders' }]
    expect(await baselineOf({ own: orders, earlier: modules })).toMatchObject({ value: { value: 50 } })
    expect(await baselineOf({ own: orders, earlier: modules }, {}, { module: 'orders' })).toMatchObject({ value: { value: 81 } })
    expect(await baselineOf({ own, earlier: modules }, { module: 'orders' })).toMatchObject({ value: { value: 50 } })
  })

  test('ignores a baseline that is not a number', async () => {
    expect(await baselineOf({ own, earlier: [{ value: 'n/a', ref: 'main' }] })).toMatchObject({ value: undefined })
    expect(await baselineOf({ own, earlier: [{ value: '81.5', ref: 'main' }] })).toMatchObject({ value: { value: 81.5 } })
  })

  test('returns the expected trend and the tolerance', async () => {
    expect(await baselineOf({ own, earlier }, { expectedTrend: 'up', tolerance: 0.5 })).toMatchObject({
      expectedTrend: 'up',
      tolerance: 0.5,
    })
  })

  test('returns a baseline only for numbers, and only when the template has one', async () => {
    expect(await readingOf({ own, earlier }, { valueType: 'string', baseline: {} })).not.toHaveProperty('baseline')
    expect(await readingOf({ own, earlier })).not.toHaveProperty('baseline')
  })
})

describe('the baseline of a property in the history', () => {
  const own = [{ value: 83.5 }]
  const of = (value: string | number): Partial<HistoryBuild> => ({ properties: { coverage: value } })
  const builds = [of(80), of(81), of(84)]

  test('the baseline of a property in the history is the value of the tested base, or of the last build before it that has one', async () => {
    expect(await baselineOf({ own, builds, testedIndex: 1 })).toMatchObject({ value: { value: 81, build: '1' }, of: 'main' })
    expect(await baselineOf({ own, builds: [of(80), {}, of(84)], testedIndex: 1 })).toMatchObject({ value: { value: 80, build: '0' } })
    expect(await baselineOf({ own, builds, testedIndex: -1 })).toMatchObject({ value: undefined })
  })

  test('applies to every branch that the history is read for', async () => {
    const run = { ...pullRequest, baseRef: undefined }
    expect(await baselineOf({ run, own, builds })).toMatchObject({ value: { value: 84 }, of: 'main' })
  })

  test('the baseline of a property in the history is used only when the records of earlier builds have no value', async () => {
    const earlier = [{ value: 70, ref: 'main', build: '6.1' }]
    expect(await baselineOf({ own, earlier, builds })).toMatchObject({ value: { value: 70 } })
    expect(await baselineOf({ own, earlier: [{ value: 70, ref: 'release', build: '6.1' }], builds })).toMatchObject({
      value: { value: 84 },
    })
  })

  test('the baseline of a property in the history is the latest value of a named ref, or the value of a named build', async () => {
    const known = { own, builds, testedIndex: 1 }
    expect(await baselineOf(known, { ref: 'main' })).toMatchObject({ value: { value: 84 }, of: 'main' })
    expect(await baselineOf(known, { ref: 'release' })).toMatchObject({ value: undefined })
    expect(await baselineOf(known, { build: '0' })).toMatchObject({ value: { value: 80 }, of: '0' })
  })

  test('the baseline of a property in the history is never the build itself', async () => {
    const known = { own, builds: [of(80), { id: '7', ...of(83) }] }
    expect(await baselineOf(known)).toMatchObject({ value: { value: 80 } })
    expect(await baselineOf(known, { ref: 'main' })).toMatchObject({ value: { value: 80 } })
  })

  test('belongs to the module of the value', async () => {
    const ofModule = { ...of(80), moduleProperties: { orders: { coverage: 50 }, lib: { coverage: 40 } } }
    const ofOrders = [{ value: 60, module: 'orders' }]
    expect(await baselineOf({ own: ofOrders, builds: [ofModule] })).toMatchObject({ value: { value: 50 } })
    expect(await baselineOf({ own: ofOrders, builds: [of(80)] })).toMatchObject({ value: undefined })
    expect(await baselineOf({ own, builds: [ofModule] }, { module: 'lib' })).toMatchObject({ value: { value: 40 } })
    expect(await baselineOf({ own, builds: [ofModule] }, { project: 'lib' })).toMatchObject({ value: undefined })
  })

  test('answers for a value of another build as well', async () => {
    expect(await shownValue({ own, builds, testedIndex: 1 }, { ref: 'main' })).toBe(84)
    expect(await shownValue({ own, builds }, { build: '1' })).toBe(81)
    expect(await shownValue({ builds })).toBeUndefined()
  })
})

describe('the baseline over several builds', () => {
  const own = [{ value: 83.5 }]
  const builds = ['89', 91, 'broken', 90, 88, 92].map((value) => ({ properties: { coverage: value } }))

  test('the baseline over several builds is the median of the last builds that have a number, and tolerates their spread', async () => {
    expect(await baselineOf({ own, builds }, { over: 4, expectedTrend: 'up' })).toEqual({
      value: { value: 90.5 },
      of: 'median of the last 4 builds',
      expectedTrend: 'up',
      tolerance: 3 * 1.4826 * 1,
    })
    expect(await baselineOf({ own, builds }, { over: 4, tolerance: 10 })).toMatchObject({ tolerance: 10 })
  })

  test('uses the existing builds when there are fewer', async () => {
    expect(await baselineOf({ own, builds }, { over: 50 })).toMatchObject({ value: { value: 90 }, of: 'median of the last 5 builds' })
    expect(await baselineOf({ own, builds, testedIndex: 0 }, { over: 50 })).toEqual({
      value: expect.objectContaining({ value: 89, build: '0' }),
      of: 'main',
      tolerance: 0,
    })
    expect(await baselineOf({ own, builds: [] }, { over: 2 })).toEqual({ value: undefined, tolerance: 0 })
  })

  test('uses only the builds up to the tested base', async () => {
    expect(await baselineOf({ own, builds, testedIndex: 3 }, { over: 2 })).toMatchObject({ value: { value: 90.5 } })
  })

  test('uses nothing but the history', async () => {
    const earlier = [{ value: 70, ref: 'main', build: '6.1' }]
    expect(await baselineOf({ own, earlier }, { over: 2 })).toMatchObject({ value: undefined })
    expect(await baselineOf({ own, earlier, builds }, { over: 2 })).toMatchObject({ value: { value: 90 } })
  })
})
