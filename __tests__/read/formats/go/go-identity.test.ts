// Tests that the JSON of go test gives tests the ids and headlines of the JUnit XML of gotestsum (src/read/formats/go).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leadOf } from '../../../../src/judge/failure/failure-lead.js'
import { go } from '../../../../src/read/formats/go/go.js'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import type { TestResult } from '../../../../src/records/record.js'
import { testId } from '../../../../src/records/test-identity.js'
import { readText } from '../reading.js'

const fixture = (path: string) => readFileSync(join(import.meta.dirname, '../../../fixtures', path), 'utf8')

/** The two files that gotestsum 1.8 wrote in one run: of the events, and JUnit XML. */
const both = async () => ({
  events: await readText(go, 'go-test.json', fixture('go/statuses.json')),
  xml: await readText(junit, 'junit.xml', fixture('junit/gotestsum-1.8.xml')),
})

const idsOf = (tests: readonly TestResult[]) => tests.map(({ suite, name }) => testId('', suite, name)).sort()

test('tests have the same ids as in the JUnit XML of gotestsum', async () => {
  const { events, xml } = await both()
  expect(events.tests.length).toBeGreaterThan(25)
  expect(idsOf(events.tests)).toEqual(idsOf(xml.tests))
})

test('statuses differ from the JUnit XML of gotestsum only for tests that it cannot judge', async () => {
  const { events, xml } = await both()
  const inXml = new Map(xml.tests.map(({ name, status }) => [name, status]))
  const other = events.tests.filter(({ name, status }) => inXml.get(name) !== status)
  // Their ends are hidden in output, or another test ended the process.
  expect(other.map(({ name, status }) => [name, status, inXml.get(name)]).sort()).toEqual([
    ['TestNoNewline', 'successful', 'failed'],
    ['TestOther', 'cancelled', 'failed'],
    ['TestPar1', 'successful', 'failed'],
  ])
})

test('failures have the headline that the JUnit XML of gotestsum gives them, without the place', async () => {
  const { events, xml } = await both()
  const headlines = (tests: readonly TestResult[]) =>
    new Map(tests.map((each) => [each.name, leadOf(each)?.headline.replace(/^odd_test\.go:\d+: /, '')]))
  const inXml = headlines(xml.tests)
  const failed = events.tests.filter(({ status, details }) => status === 'failed' && details !== undefined)
  expect(failed.length).toBeGreaterThan(8)
  for (const [name, headline] of headlines(failed)) expect(headline, name).toBe(inXml.get(name))
})
