import { describe, expect, test } from 'vitest'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { readText } from '../reading.js'

const marker = '[[ATTACHMENT|shots/a.png]]'
const output = (text: string) => `<system-out>${text}</system-out>`
const failing = (name: string, inside = '') => `<testcase name="${name}"><failure message="no"/>${inside}</testcase>`
const suite = (content: string) => `<testsuite name="shop">${content}</testsuite>`
const read = async (content: string) => (await readText(junit, 'junit.xml', content)).tests

describe('files that the output of a suite names', () => {
  test('gives the files of a suite to a failed test when it has an output of its own', async () => {
    const tests = await read(suite(`${failing('pays', output('own'))}<testcase name="adds"/>${output(`log\n${marker}\nlog`)}`))
    expect(tests.map(({ name, stdout }) => [name, stdout])).toEqual([
      ['pays', `own\n${marker}`],
      ['adds', undefined],
    ])
  })

  test('gives the files of a suite to a failed test when it has an output of its own and is the last one', async () => {
    const tests = await read(suite(`<testcase name="adds"/>${failing('pays', output('own'))}${output(`log\n${marker}\nlog`)}`))
    expect(tests.at(-1)?.stdout).toBe(`own\n${marker}`)
  })

  test('gives the files of a suite to all failed tests in their order when there are many', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `case ${index}`)
    const tests = await read(suite(names.map((name) => failing(name)).join('') + output(`log\n${marker}`)))
    expect(tests.map(({ name }) => name)).toEqual(names)
    expect(tests.every(({ stdout }) => stdout?.endsWith(marker))).toBe(true)
    expect(tests[0]?.stdout).toBe(marker)
  })

  test('gives the files of a suite to no test when it is in another suite', async () => {
    const own = failing('pays', output('own'))
    const tests = await read(`<testsuites>${suite(own)}${suite(own + output(marker))}${suite(own)}</testsuites>`)
    expect(tests.map(({ stdout }) => stdout)).toEqual(['own', `own\n${marker}`, 'own'])
  })

  test('gives files to no other test when an output follows each case', async () => {
    const tests = await read(
      suite(`${failing('pays', output('own'))}<testcase name="adds"/>${output(marker)}<testcase name="counts"/>${output('3')}`),
    )
    expect(tests.map(({ stdout }) => stdout)).toEqual(['own', marker, '3'])
  })

  test('finds the files of a suite when its standard error names them', async () => {
    const tests = await read(suite(`${failing('pays', output('own'))}<testcase name="adds"/><system-err>${marker}</system-err>`))
    expect(tests[0]?.stdout).toBe(`own\n${marker}`)
  })

  test('reads the file once when the output of a suite names no files', async () => {
    let readings = 0
    const text = suite(`${failing('pays', output('own'))}<testcase name="adds"/>${output('log')}`)
    const chunks = (): readonly string[] => {
      readings += 1
      return [text]
    }
    await junit.read({ path: 'junit.xml', chunks }, { test() {}, problem() {}, notice() {}, restart() {} })
    expect(readings).toBe(1)
  })
})
