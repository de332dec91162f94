// Tests that lines naming files are kept in fields that a parser appends in several pieces (src/read/formats/fields).
import { expect, it } from 'vitest'
import type { Format } from '../../../../src/read/formats/format.js'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { nunit } from '../../../../src/read/formats/nunit/nunit.js'
import { testng } from '../../../../src/read/formats/testng/testng.js'
import { trx } from '../../../../src/read/formats/trx/trx.js'
import type { TestResult } from '../../../../src/records/record.js'
import { readText } from '../reading.js'

const failure = '<failure message="x"/>'

/** Returns a file with one failed test whose field is appended in these pieces. */
type WriteFile = (pieces: readonly string[]) => string

const formats: readonly (readonly [string, Format, keyof TestResult, WriteFile])[] = [
  [
    'JUnit',
    junit,
    'stdout',
    (pieces) => {
      const outputs = pieces.map((piece) => `<system-out>${piece}</system-out>`)
      return `<testsuite name="s"><testcase name="a">${failure}${outputs.join('')}</testcase></testsuite>`
    },
  ],
  [
    'TestNG',
    testng,
    'stdout',
    (pieces) => {
      const lines = pieces.map((piece) => `<line>${piece}</line>`)
      const method = `<test-method name="a" status="FAIL"><reporter-output>${lines.join('')}</reporter-output></test-method>`
      return `<testng-results><suite name="s"><test name="t"><class name="C">${method}</class></test></suite></testng-results>`
    },
  ],
  [
    'TRX',
    trx,
    'stdout',
    (pieces) => {
      const outputs = pieces.map((piece) => `<StdOut>${piece}</StdOut>`)
      return `<TestRun><Results><UnitTestResult testName="a" outcome="Failed"><Output>${outputs.join('')}</Output></UnitTestResult></Results></TestRun>`
    },
  ],
  [
    'NUnit',
    nunit,
    'message',
    (pieces) => {
      const assertions = pieces.map((piece) => `<assertion result="Failed"><message>${piece}</message></assertion>`)
      return `<test-run><test-suite name="s"><test-case name="a" result="Failed"><assertions>${assertions.join('')}</assertions></test-case></test-suite></test-run>`
    },
  ],
]

it.each(formats)('keeps lines that name files in a field that %s appends in several pieces', async (_, format, field, write) => {
  const log = 'a line of the log\n'.repeat(1_000)
  const before = Array.from({ length: 4 }, () => log)
  const file = write([...before, `${log}[[ATTACHMENT|cart.png]]\n${log}`, 'See diff for details: cart-diff.png', ...before])
  const { tests } = await readText(format, 'results.xml', file)
  expect(tests[0]?.[field]).toContain('left out …\n[[ATTACHMENT|cart.png]]\nSee diff for details: cart-diff.png\n')
})
