import { expect, test } from 'vitest'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { readText } from '../reading.js'

const failing = (name: string) => `<testcase name="${name}"><failure message="no"/></testcase>`
const suiteOf = (cases: number, ending = '') =>
  `<testsuite name="s">${Array.from({ length: cases }, (_, index) => failing(`case ${index}`)).join('')}${ending}</testsuite>`

test('keeps the order of failed tests when there are many', async () => {
  for (const cases of [1, 19, 20, 21, 50]) {
    const { tests } = await readText(junit, 'a.xml', suiteOf(cases, '<system-out>of the suite</system-out>'))
    expect(tests.map(({ name }) => name)).toEqual(Array.from({ length: cases }, (_, index) => `case ${index}`))
  }
})

test('adds the output of a suite to its failed tests when there are few', async () => {
  const few = await readText(junit, 'a.xml', suiteOf(3, '<system-out>of the suite</system-out>'))
  expect(few.tests.every(({ stdout }) => stdout === 'of the suite')).toBe(true)
  const many = await readText(junit, 'a.xml', suiteOf(50, '<system-out>of the suite</system-out>'))
  expect(many.tests.filter(({ stdout }) => stdout !== undefined).length).toBeLessThan(2)
})

test('adds the output of a suite to its failed test when the suite before it had many', async () => {
  const { tests } = await readText(junit, 'a.xml', `<testsuites>${suiteOf(50)}${suiteOf(1, '<system-out>here</system-out>')}</testsuites>`)
  expect(tests.at(-1)).toMatchObject({ name: 'case 0', stdout: 'here' })
})

test('reports ten errors outside of the tests and the number of further ones', async () => {
  const suites = Array.from({ length: 12 }, (_, index) => `<testsuite name="s${index}"><error message="no database"/></testsuite>`)
  const { problems } = await readText(junit, 'junit.xml', `<testsuites>${suites.join('')}</testsuites>`)
  expect(problems).toHaveLength(11)
  expect(problems[0]?.message).toBe('The suite "s0" reports an error outside of its tests: no database')
  expect(problems[10]).toMatchObject({ kind: 'incomplete', message: 'There are 2 more errors outside of the tests.' })
})

test('keeps all values when a property is repeated', async () => {
  const properties = ['1', '2'].map((value) => `<property name="run" value="${value}"/>`).join('')
  const { tests } = await readText(
    junit,
    'junit.xml',
    `<testsuite><testcase name="a"><properties>${properties}</properties></testcase></testsuite>`,
  )
  expect(tests[0]?.metadata).toEqual({ run: '1\n2' })
})
