import { describe, expect, test } from 'vitest'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { readText } from '../reading.js'

const passes = '<testcase name="a" classname="s"/>'
const both = (name: string) => `<testcase name="${name}" classname="s"><skipped/><failure message="no selector"/></testcase>`
const fails = '<testcase name="f" classname="s"><failure message="no"/></testcase>'
const skips = '<testcase name="k" classname="s"><skipped/></testcase>'

async function statusesOf(totals: string, ...cases: readonly string[]) {
  const { tests } = await readText(junit, 'junit.xml', `<testsuite name="s" ${totals}>${cases.join('')}</testsuite>`)
  return Object.fromEntries(tests.map(({ name, status }) => [name, status]))
}

describe('a test case that is skipped and has a failure', () => {
  test.each([
    ['tests="2" errors="0" failures="0"', 'skipped'],
    ['failures="0"', 'skipped'],
    ['skipped="1"', 'skipped'],
    ['failures="0" skipped="1"', 'skipped'],
    ['failures="1" skipped="0"', 'failed'],
    ['failures="1"', 'failed'],
    ['skipped="0"', 'failed'],
    // Both are counted, or the totals contradict each other.
    ['failures="1" skipped="1"', 'failed'],
    ['failures="0" skipped="0"', 'failed'],
    ['failures="5" errors="2"', 'failed'],
    ['', 'failed'],
    ['tests="2"', 'failed'],
  ])('has the status that fits to the totals of its suite: %s', async (totals, status) => {
    expect(await statusesOf(totals, passes, both('b'))).toEqual({ a: 'successful', b: status })
  })

  test('has the status that fits beside certain failures and skipped tests', async () => {
    expect(await statusesOf('failures="1" skipped="3"', fails, skips, both('b'), both('c'))).toEqual({
      f: 'failed',
      k: 'skipped',
      b: 'skipped',
      c: 'skipped',
    })
    expect(await statusesOf('failures="3" skipped="1"', fails, skips, both('b'), both('c'))).toMatchObject({ b: 'failed', c: 'failed' })
    // One of the two is skipped, and nothing shows which.
    expect(await statusesOf('failures="2" skipped="2"', fails, skips, both('b'), both('c'))).toMatchObject({ b: 'failed', c: 'failed' })
  })

  test('is decided for each suite of a file, also for nested ones', async () => {
    const text = `<testsuites><testsuite name="x" failures="1">${both('a')}<testsuite name="y" failures="0">${both('b')}</testsuite></testsuite><testsuite name="z" failures="0">${both('c')}</testsuite></testsuites>`
    const { tests } = await readText(junit, 'junit.xml', text)
    expect(Object.fromEntries(tests.map(({ name, status }) => [name, status]))).toEqual({ a: 'failed', b: 'skipped', c: 'skipped' })
  })

  test('is skipped with the reason of its skipping or the message of its failure', async () => {
    const cases = `${both('b')}<testcase name="c"><failure message="no"/><skipped message="not here"/></testcase>`
    const { tests, problems } = await readText(junit, 'junit.xml', `<testsuite name="s" failures="0">${cases}</testsuite>`)
    expect(tests).toMatchObject([{ message: 'no selector' }, { message: 'not here' }])
    expect(problems).toEqual([])
  })

  test('fails when the file ends before its suite', async () => {
    const { tests, problems } = await readText(junit, 'junit.xml', `<testsuite name="s" failures="0">${both('b')}`)
    expect(tests).toMatchObject([{ status: 'failed' }])
    expect(problems).toMatchObject([{ kind: 'incomplete' }])
  })

  test('is decided for at most 1,000 cases of a suite', async () => {
    const cases = (count: number) => Array.from({ length: count }, (_, index) => both(`t${index}`))
    expect(new Set(Object.values(await statusesOf('failures="0"', ...cases(1000))))).toEqual(new Set(['skipped']))
    expect(new Set(Object.values(await statusesOf('failures="0"', ...cases(1001))))).toEqual(new Set(['failed']))
  })
})

describe('a failure that Boost.Test allows', () => {
  const failure = '<failure message="failure" type="assertion error">check 1 == 2 has failed</failure>'
  const allowed = (name: string) => `<testcase assertions="1" name="${name}" time="0.1">${failure}</testcase>`
  const counted = `<testcase assertions="1" name="f" time="0.1">${failure}<system-err>Failures detected in:\n- test case: f</system-err></testcase>`
  const statuses = async (failures: number, errors: number, ...cases: readonly string[]) =>
    statusesOfBoost(`tests="1" skipped="0" errors="${errors}" failures="${failures}" id="0" name="odd" time="0.1"`, cases)

  async function statusesOfBoost(attributes: string, cases: readonly string[]) {
    const { tests, problems } = await readText(junit, 'junit.xml', `<testsuite ${attributes}>${cases.join('')}</testsuite>`)
    expect(problems).toEqual([])
    return Object.fromEntries(tests.map(({ name, status }) => [name, status]))
  }

  test('passes when the totals count none', async () => {
    expect(await statuses(0, 0, allowed('a'))).toEqual({ a: 'successful' })
  })

  test('passes beside failures that the totals count', async () => {
    expect(await statuses(1, 0, allowed('a'), counted, allowed('b'))).toEqual({ a: 'successful', f: 'failed', b: 'successful' })
  })

  test('fails when the totals count it', async () => {
    expect(await statuses(1, 0, allowed('a'))).toEqual({ a: 'failed' })
    expect(await statuses(2, 0, allowed('a'), counted)).toEqual({ a: 'failed', f: 'failed' })
    // One of them counts, and nothing shows which.
    expect(await statuses(1, 0, allowed('a'), allowed('b'))).toEqual({ a: 'failed', b: 'failed' })
  })

  test('fails in the file of another tool', async () => {
    expect(await statusesOfBoost('tests="1" errors="0" failures="0" name="odd"', [allowed('a')])).toEqual({ a: 'failed' })
  })
})
