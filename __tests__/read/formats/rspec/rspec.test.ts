import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { causeOf } from '../../../../src/judge/failure/cause.js'
import { recognise } from '../../../../src/read/formats/index.js'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { rspec } from '../../../../src/read/formats/rspec/rspec.js'
import type { TestResult } from '../../../../src/records/record.js'
import { testId } from '../../../../src/records/test-identity.js'
import { readText } from '../reading.js'

const fixtures = join(import.meta.dirname, '../../../fixtures')
const fixture = (path: string) => readFileSync(join(fixtures, path), 'utf8')

const example = (fields: object = {}) => ({
  id: './spec/cart_spec.rb[1:1]',
  description: 'adds',
  full_description: 'Cart adds',
  status: 'passed',
  file_path: './spec/cart_spec.rb',
  line_number: 2,
  run_time: 0.5,
  pending_message: null,
  ...fields,
})

const report = (examples: readonly object[], fields: object = {}) =>
  JSON.stringify({ version: '3.12.0', examples, summary: { example_count: examples.length }, summary_line: '', ...fields })

const read = (text: string) => readText(rspec, 'rspec.json', text)

async function failureOf(exception: object): Promise<TestResult | undefined> {
  const { tests } = await read(report([example({ status: 'failed', exception })]))
  return tests[0]
}

const idsOf = (tests: readonly TestResult[]) => tests.map(({ suite, name }) => testId('', suite, name)).sort()

test.each(['cart', 'failed-hooks'])('gives the tests of %s the ids of rspec_junit_formatter', async (name) => {
  const { tests } = await read(fixture(`rspec/${name}.json`))
  const other = await readText(junit, 'junit.xml', fixture(`junit/rspec-${name}.xml`))
  expect(tests.length).toBeGreaterThan(6)
  expect(idsOf(tests)).toEqual(idsOf(other.tests))
  const statuses = (list: readonly TestResult[]) => list.map((each) => `${each.name}: ${each.status}`).sort()
  expect(statuses(tests)).toEqual(statuses(other.tests))
})

test.each(['cart', 'failed-hooks'])('gives the failures of %s the causes that they have in JUnit XML', async (name) => {
  const causes = ({ tests }: { readonly tests: readonly TestResult[] }) =>
    Object.fromEntries(
      tests
        // The formatter replaces or changes the texts of these failures, and adds a frame of a shared example.
        .filter((each) => each.status === 'failed' && !/aggregates|fails before|without a message|behaves like/.test(each.name))
        .map((each) => [each.name, causeOf(each).id]),
    )
  const own = causes(await read(fixture(`rspec/${name}.json`)))
  expect(Object.keys(own).length).toBeGreaterThan(4)
  expect(own).toEqual(causes(await readText(junit, 'junit.xml', fixture(`junit/rspec-${name}.xml`))))
})

test.each([
  ['./spec/cart_spec.rb', 'spec.cart_spec'],
  ['./spec/models/cart.v2_spec.rb', 'spec.models.cart'],
  ['../engine/spec/cart_spec.rb', 'engine.spec.cart_spec'],
  ['/srv/shop/spec/cart_spec.rb', 'srv.shop.spec.cart_spec'],
  ['./spec.d/cart_spec', 'spec.d.cart_spec'],
])('names the suite of %s as rspec_junit_formatter does', async (path, suite) => {
  const { tests } = await read(report([example({ id: `${path}[1:1]`, file_path: path })]))
  expect(tests[0]?.suite).toEqual(['rspec', suite])
})

test('assigns a shared example to the file that includes it', async () => {
  const { tests } = await read(report([example({ file_path: './spec/support/shared.rb', line_number: 9 })]))
  expect(tests[0]).toMatchObject({ suite: ['rspec', 'spec.cart_spec'], file: './spec/cart_spec.rb' })
  expect(tests[0]).not.toHaveProperty('line')
})

test('recognises a report when its first example is longer than the beginning of the file', () => {
  const text = report([example({ pending_message: 'x'.repeat(100_000) }), example()])
  expect(recognise('results.json', text.slice(0, 64 * 1024)).format?.id).toBe('rspec')
})

test('recognises a report when its first message is longer than the beginning of the file', () => {
  const messages = [`\nAn error occurred while loading ./spec/cart_spec.rb.\n${'x'.repeat(100_000)}`]
  const text = JSON.stringify({ version: '3.12.0', messages, examples: [], summary: { example_count: 0 }, summary_line: '' })
  expect(recognise('results.json', text.slice(0, 64 * 1024)).format?.id).toBe('rspec')
})

test.each([
  ['a list of examples', '{"examples":[{"name":"a","file_path":"x"}]}'],
  ['OpenAPI examples', '{"openapi":"3.1.0","examples":{"full_description":"Cart"}}'],
  ['messages of a chat', '{"messages":["An error occurred while loading"]}'],
])('does not recognise %s', (_what, text) => {
  expect(recognise('rspec.json', text).format).toBeUndefined()
})

test('reads the keys in any order', async () => {
  const text = JSON.stringify({ summary_line: '', summary: { example_count: 1 }, examples: [example()], version: '3.12.0' })
  expect(recognise('results.json', text).format?.id).toBe('rspec')
  expect(await read(text)).toMatchObject({ tests: [{ name: 'Cart adds' }], problems: [] })
})

test('reads the report between other output when RSpec prints it', async () => {
  const text = `.F\n\nFailures:\n  1) <Cart> adds\n{"level":"info"}\n${report([example()])}\nCoverage: 80 %\n`
  expect(recognise('rspec.log', text).format?.id).toBe('rspec')
  const { tests, problems, notices } = await readText(rspec, 'rspec.log', text)
  expect([tests.length, problems]).toEqual([1, []])
  expect(notices).toEqual(['6 lines around the report are other output and left out.'])
})

test('reports every message about an error, and no other message', async () => {
  const messages = [
    'Run options: include {:focus=>true}',
    '\nAll examples were filtered out',
    '\nAn error occurred while loading ./spec/a_spec.rb. - Did you mean?\n  rspec ./spec/b_spec.rb\n\nFailure/Error: require "x"\n\nLoadError:\n  cannot load such file -- x\n# ./spec/a_spec.rb:4:in `<top (required)>\'\n',
    // RSpec 3.4.
    '\nAn error occurred in an `after(:context)` hook.\n  RuntimeError: cannot close\n  occurred at ./spec/a_spec.rb:3\n',
    '\nAn error occurred in a `before(:suite)` hook.\nFailure/Error: start_server\n',
  ]
  const { problems } = await read(report([], { messages, summary: { example_count: 0, errors_outside_of_examples_count: 3 } }))
  expect(problems).toEqual(
    [
      'An error occurred while loading ./spec/a_spec.rb: LoadError: cannot load such file -- x (spec/a_spec.rb:4)',
      'An error occurred in an `after(:context)` hook: RuntimeError: cannot close',
      'An error occurred in a `before(:suite)` hook: start_server',
    ].map((message) => ({ severity: 'error', kind: 'incomplete', message })),
  )
})

test('reports errors that only the summary states', async () => {
  const { problems } = await read(report([example()], { summary: { example_count: 1, errors_outside_of_examples_count: 2 } }))
  const message = 'RSpec states 2 errors outside of the examples. See the log of the tests.'
  expect(problems).toEqual([{ severity: 'error', kind: 'incomplete', message }])
})

test('reports an example without a status, because it ended the process', async () => {
  const { tests, problems } = await read(report([example(), example({ status: '', full_description: 'Cart exits' })]))
  expect(tests.map(({ status }) => status)).toEqual(['successful', 'cancelled'])
  expect(problems).toMatchObject([{ severity: 'error', kind: 'incomplete' }])
})

test('warns when the summary states more examples than the report lists', async () => {
  const { problems } = await read(report([example()], { summary: { example_count: 3 } }))
  expect(problems).toEqual([{ severity: 'warning', message: 'The file states 3 examples, but lists 1; the listed ones count.' }])
})

test('reports stated failures when no listed example has failed', async () => {
  const { problems } = await read(report([example()], { summary: { example_count: 1, failure_count: 1 } }))
  expect(problems).toMatchObject([{ severity: 'error', kind: 'incomplete' }])
})

test('keeps the class of an exception of Ruby, and leaves out the class of a failed expectation', async () => {
  const backtrace = ["/srv/spec/cart_spec.rb:3:in `block'"]
  expect(await failureOf({ class: 'KeyError', message: 'key not found: :sku', backtrace })).toMatchObject({
    message: 'key not found: :sku',
    details: "KeyError:\n  key not found: :sku\n/srv/spec/cart_spec.rb:3:in `block'",
  })
  const notMet = 'RSpec::Expectations::ExpectationNotMetError'
  expect(await failureOf({ class: notMet, message: '\nexpected: 2\n     got: 1\n', backtrace })).toMatchObject({
    message: 'expected: 2\n     got: 1',
    details: "  expected: 2\n       got: 1\n/srv/spec/cart_spec.rb:3:in `block'",
  })
})

test('uses the class as the message when an exception has no message', async () => {
  expect(await failureOf({ class: 'RuntimeError', message: '', backtrace: null })).toMatchObject({
    message: 'RuntimeError',
    details: 'RuntimeError:',
  })
})

test('leaves out the frames of RSpec when there are others', async () => {
  const frames = [
    "/usr/lib/ruby/gems/3.1.0/gems/rspec-support-3.12.0/lib/rspec/support.rb:102:in `block in <module:Support>'",
    "/srv/lib/cart.rb:3:in `add'",
    "/usr/lib/ruby/gems/3.1.0/gems/rspec-core-3.12.0/lib/rspec/core/example.rb:263:in `instance_exec'",
    "<internal:kernel>:90:in `tap'",
    "/usr/bin/rspec:25:in `<main>'",
  ]
  const detailsOf = async (backtrace: readonly unknown[]) => (await failureOf({ class: 'KeyError', message: 'x', backtrace }))?.details
  expect(await detailsOf(frames)).toBe("KeyError:\n  x\n/srv/lib/cart.rb:3:in `add'")
  expect(await detailsOf(frames.slice(2))).toBe(`KeyError:\n  x\n${frames.slice(2).join('\n')}`)
})

test('keeps 200 frames when a recursion does not end', async () => {
  const backtrace = Array.from({ length: 10_000 }, () => "/srv/lib/cart.rb:3:in `add'")
  expect((await failureOf({ class: 'SystemStackError', message: 'stack level too deep', backtrace }))?.details?.split('\n').length).toBe(
    202,
  )
})

test('reads an example when every field has a wrong type', async () => {
  const wrong = {
    id: 1,
    full_description: 2,
    description: [],
    status: {},
    file_path: null,
    line_number: 'x',
    run_time: 'y',
    exception: 'z',
  }
  expect((await read(`{"summary_line":"","examples":[${JSON.stringify(wrong)}]}`)).tests).toEqual([
    { name: '', suite: ['rspec'], status: 'unknown' },
  ])
  const exception = { class: 1, message: {}, backtrace: [1, null, {}] }
  expect((await read(report([{ status: 'failed', exception }]))).tests).toEqual([{ name: '', suite: ['rspec'], status: 'failed' }])
})
