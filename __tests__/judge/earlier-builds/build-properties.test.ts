import { describe, expect, test } from 'vitest'
import { type BuildPropertiesOptions, createBuildProperties } from '../../../src/judge/earlier-builds/build-properties.js'
import type { PropertyQuestion } from '../../../src/judge/earlier-builds/history.js'
import type { HistoryBuild } from '../../../src/judge/history/history-build.js'

const run = { org: 'acme', project: 'shop', module: 'shop' }

const build = (id: string, coverage: number | undefined, more: Partial<HistoryBuild> = {}): HistoryBuild => ({
  id,
  ref: 'main',
  status: 'successful',
  ...(coverage !== undefined && { properties: { coverage } }),
  ...more,
})

const builds = [build('1', 80), build('2', 81), build('3', undefined), build('4', 84)]

/** Returns the builds with a value, and the values, the newest first. */
function valuesOf(question: Partial<PropertyQuestion> = {}, options: Partial<BuildPropertiesOptions> = {}): readonly string[] {
  const all = { builds, testedIndex: builds.length - 1, ref: 'main', run, ownBuild: undefined, ...options }
  const values = createBuildProperties(all).values({ ...run, name: 'coverage', ...question })
  return values.map(({ build: id, value }) => `${id}: ${value}`)
}

describe('createBuildProperties', () => {
  test('has the values of all builds that have one, the newest first', () => {
    expect(valuesOf()).toEqual(['4: 84', '2: 81', '1: 80'])
    expect(valuesOf({ name: 'size' })).toEqual([])
  })

  test('names the build, the branch and the time of a value', () => {
    const { values } = createBuildProperties({
      builds: [{ id: '1', timestamp: 5, status: 'failed', properties: { coverage: 80 } }],
      testedIndex: 0,
      ref: 'main',
      run,
      ownBuild: undefined,
    })
    expect(values({ ...run, name: 'coverage' })).toEqual([{ value: 80, module: 'shop', build: '1', ref: 'main', timestamp: 5 }])
  })

  test('leaves out builds after the tested base unless the question names a build or ref', () => {
    expect(valuesOf({}, { testedIndex: 2 })).toEqual(['2: 81', '1: 80'])
    expect(valuesOf({}, { testedIndex: -1 })).toEqual([])
    expect(valuesOf({ build: '4' }, { testedIndex: 2 })).toEqual(['4: 84'])
    expect(valuesOf({ ref: 'main' }, { testedIndex: 2 })).toEqual(['4: 84', '2: 81', '1: 80'])
  })

  test('leaves out the build itself when it ran before', () => {
    expect(valuesOf({}, { ownBuild: '2' })).toEqual(['4: 84', '1: 80'])
    expect(valuesOf({ build: '2' }, { ownBuild: '2' })).toEqual([])
    expect(valuesOf({ ref: 'main' }, { ownBuild: '2' })).toEqual(['4: 84', '1: 80'])
    // The index counts all builds.
    expect(valuesOf({}, { ownBuild: '1', testedIndex: 1 })).toEqual(['2: 81'])
  })

  test.each([
    ['organisation', { org: 'others' }],
    ['project', { project: 'lib' }],
    ['module', { module: 'web' }],
    ['branch', { ref: 'release' }],
    ['build', { build: '5' }],
  ])('has no value when the question is about another %s', (_, question) => {
    expect(valuesOf(question)).toEqual([])
  })

  test('has no value for a named branch when the branch of the history is unknown', () => {
    const unknown = { ref: undefined, builds: [{ id: '1', status: 'successful' as const, properties: { coverage: 80 } }] }
    expect(valuesOf({}, unknown)).toEqual(['1: 80'])
    expect(valuesOf({ ref: 'main' }, unknown)).toEqual([])
  })

  test('has only the values of the module that the question names', () => {
    const modules = { builds: [build('1', 80, { moduleProperties: { web: { coverage: 60 } } }), build('2', undefined)], testedIndex: 1 }
    expect(valuesOf({}, modules)).toEqual(['1: 80'])
    expect(valuesOf({ module: 'web' }, modules)).toEqual(['1: 60'])
    expect(valuesOf({ module: 'api' }, modules)).toEqual([])
  })

  test('finds no value in the prototype of an object', () => {
    const properties = { x: 1 }
    const hostile = { builds: [build('1', 80, { properties, moduleProperties: { web: properties } })], testedIndex: 0 }
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(valuesOf({ name }, hostile)).toEqual([])
      expect(valuesOf({ name: 'length', module: name }, hostile)).toEqual([])
    }
  })

  test('finds a value that is called "__proto__"', () => {
    const properties = JSON.parse('{"__proto__":7}')
    expect(valuesOf({ name: '__proto__' }, { builds: [build('1', undefined, { properties })], testedIndex: 0 })).toEqual(['1: 7'])
  })
})
