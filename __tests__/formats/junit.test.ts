import { expect, test } from 'vitest'
import { junit } from '../../src/formats/junit.js'
import { readText } from './reading.js'

const failing = (name: string) => `<testcase name="${name}"><failure message="no"/></testcase>`
const suiteOf = (cases: number, ending = '') =>
  `<testsuite name="s">${Array.from({ length: cases }, (_, index) => failing(`case ${index}`)).join('')}${ending}</testsuite>`

test('failed tests keep their order, however many there are', async () => {
  for (const cases of [1, 19, 20, 21, 50]) {
    const { tests } = await readText(junit, 'a.xml', suiteOf(cases, '<system-out>of the suite</system-out>'))
    expect(tests.map(({ name }) => name)).toEqual(Array.from({ length: cases }, (_, index) => `case ${index}`))
  }
})

test('the output of a suite goes to its failed tests, where they are few', async () => {
  const few = await readText(junit, 'a.xml', suiteOf(3, '<system-out>of the suite</system-out>'))
  expect(few.tests.every(({ stdout }) => stdout === 'of the suite')).toBe(true)
  const many = await readText(junit, 'a.xml', suiteOf(50, '<system-out>of the suite</system-out>'))
  expect(many.tests.filter(({ stdout }) => stdout !== undefined).length).toBeLessThan(2)
})

test('a suite begins afresh after one with many failures', async () => {
  const { tests } = await readText(junit, 'a.xml', `<testsuites>${suiteOf(50)}${suiteOf(1, '<system-out>here</system-out>')}</testsuites>`)
  expect(tests.at(-1)).toMatchObject({ name: 'case 0', stdout: 'here' })
})
