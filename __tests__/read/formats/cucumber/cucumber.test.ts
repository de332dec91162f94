import { describe, expect, test } from 'vitest'
import { leadOf } from '../../../../src/judge/failure/failure-lead.js'
import { cucumber } from '../../../../src/read/formats/cucumber/cucumber.js'
import { featureFile } from '../../../../src/read/formats/cucumber/cucumber-uri.js'
import { recognise } from '../../../../src/read/formats/index.js'
import { readText } from '../reading.js'

const step = (status: string, more: object = {}) => ({
  keyword: 'Given ',
  name: 'it works',
  line: 4,
  result: { status, duration: 1_000_000 },
  ...more,
})
const scenario = (...steps: object[]) => ({ type: 'scenario', keyword: 'Scenario', id: 'f;s', name: 'S', line: 3, steps })
const read = (...elements: object[]) =>
  readText(cucumber, 'cucumber.json', JSON.stringify([{ keyword: 'Feature', name: 'F', uri: 'a.feature', elements }]))

describe('the status of a scenario', () => {
  test.each([
    [['passed', 'passed'], 'successful'],
    [['passed', 'failed', 'skipped'], 'failed'],
    [['undefined', 'skipped'], 'failed'],
    [['pending', 'skipped'], 'failed'],
    [['ambiguous'], 'failed'],
    [['passed', 'skipped'], 'skipped'],
    [['passed', 'unknown', 'skipped'], 'unknown'],
    [[], 'successful'],
  ])('reads a scenario with the step results %j as %s', async (statuses, status) => {
    const { tests } = await read(scenario(...statuses.map((word) => step(word))))
    expect(tests.map((result) => result.status)).toEqual([status])
  })

  test('includes the background in the status of a scenario, but not as a test', async () => {
    const background = { type: 'background', keyword: 'Background', name: '', line: 1, steps: [step('failed')] }
    const { tests } = await read(background, scenario(step('skipped')), { ...scenario(step('passed')), line: 9 })
    expect(tests.map(({ status, duration }) => [status, duration])).toEqual([
      ['failed', 2],
      ['successful', 1],
    ])
  })
})

describe('a rule', () => {
  const rule = (...children: object[]) => ({ type: 'rule', keyword: 'Rule', name: 'Stock', line: 2, children })

  test('reads the scenarios in a rule as tests with its name, but not the rule itself', async () => {
    const { tests } = await read(
      scenario(step('passed')),
      rule(scenario(step('failed')), { ...scenario(step('passed')), name: 'T', line: 9 }),
    )
    expect(tests.map(({ suite, name, status }) => [...suite, name, status])).toEqual([
      ['F', 'S', 'successful'],
      ['F', 'Stock', 'S', 'failed'],
      ['F', 'Stock', 'T', 'successful'],
    ])
  })

  test('fails a scenario in a rule when the background of the feature or of the rule failed', async () => {
    const background = (status: string) => ({ type: 'background', keyword: 'Background', name: '', steps: [step(status)] })
    for (const [ofFeature, ofRule] of [
      ['failed', 'passed'],
      ['passed', 'failed'],
    ] as const) {
      const { tests } = await read(background(ofFeature), rule(background(ofRule), scenario(step('skipped'))))
      expect(tests.map(({ status, duration }) => [status, duration])).toEqual([['failed', 3]])
    }
  })

  test('reads the scenarios in a rule of any depth', async () => {
    const depth = 100_000
    const nested = `${'{"type":"rule","name":"R","children":['.repeat(depth)}${JSON.stringify(scenario(step('failed')))}${']}'.repeat(depth)}`
    const { tests } = await readText(cucumber, 'cucumber.json', `[{"keyword":"Feature","name":"F","uri":"a","elements":[${nested}]}]`)
    expect(tests.map(({ name, status }) => [name, status])).toEqual([['S', 'failed']])
    expect(tests[0]?.suite).toHaveLength(100)
  })
})

test.each([
  [1, 'a scenario', { type: 'scenario', keyword: 'Scenario', name: 'S' }],
  [1, 'a scenario without a type, in German', { keyword: 'Szenario', name: 'S' }],
  [1, 'of another type, and has hooks', { type: 'example', keyword: 'Example', name: 'S', before: [{ result: { status: 'passed' } }] }],
  [0, 'a rule without scenarios', { type: 'rule', keyword: 'Rule', name: 'R', children: [] }],
  [0, 'a rule without a type', { keyword: 'Rule', name: 'R', children: [] }],
  [0, 'of another type', { type: 'comment', keyword: 'Comment', name: 'C', steps: [] }],
  [0, 'empty', {}],
])('counts %i tests for an element without steps that is %s', async (count, _what, element) => {
  expect((await read(element, scenario(step('passed')))).tests).toHaveLength(count + 1)
})

describe('the error of a hook that fails after a step', () => {
  const failed = (error: string) => ({ result: { status: 'failed', error_message: error } })
  const details = 'Given it works\n    at pay (s.cjs:3:36)\n\nAfter\nError: after hook broke\n    at clean (s.cjs:4:55)'
  const stepError = 'TypeError: boom\n    at pay (s.cjs:3:36)'
  const hookError = 'Error: after hook broke\n    at clean (s.cjs:4:55)'

  test('adds the error of a hook to the details when the hook is a hidden step of cucumber-js', async () => {
    const hook = { keyword: 'After', hidden: true, ...failed(hookError) }
    const { tests } = await read(scenario(step('failed', failed(stepError)), hook))
    expect(tests).toMatchObject([{ status: 'failed', message: 'TypeError: boom', details }])
  })

  test('adds the error of a hook to the details when the hook is separate from the steps', async () => {
    const { tests } = await read({ ...scenario(step('failed', failed(stepError))), after: [failed(hookError)] })
    expect(tests).toMatchObject([{ status: 'failed', message: 'TypeError: boom', details }])
  })

  test('adds the error of a hook to the details when the failed step is undefined', async () => {
    const { tests } = await read({ ...scenario(step('undefined'), step('undefined')), after: [failed(hookError)] })
    expect(tests).toMatchObject([{ message: 'The step "Given it works" is undefined.', details: `Given it works\n\nAfter\n${hookError}` }])
  })
})

test('drops an attachment of any size when it is not text', async () => {
  const picture = { mime_type: 'image/png', data: 'iVBORw0K'.repeat(100_000) }
  const { tests } = await read(scenario(step('passed', { embeddings: [picture, { mime_type: 'text/plain', data: 'aGVsbG8=' }] })))
  expect(tests[0]?.stdout).toBe('hello')
  expect(JSON.stringify(tests)).not.toContain('iVBORw0K')
})

test('keeps the complete scenarios of a feature when the file ends inside it', async () => {
  const text = JSON.stringify([
    { keyword: 'Feature', name: 'F', elements: [scenario(step('failed')), { ...scenario(step('passed')), id: 'x' }] },
  ])
  const { tests, problems } = await readText(cucumber, 'cucumber.json', text.slice(0, -20))
  expect(tests.map(({ suite, name, status }) => ({ suite, name, status }))).toEqual([{ suite: ['F'], name: 'S', status: 'failed' }])
  expect(problems).toEqual([expect.objectContaining({ severity: 'error', kind: 'incomplete', line: 1 })])
})

test('recognises an empty list only by its path', () => {
  expect(recognise('reports/cucumber.json', '[]\n').format?.id).toBe('cucumber')
  expect(recognise('reports/list.json', '[]\n').format).toBeUndefined()
})

test.each([
  ['file:features/a.feature', '', 'features/a.feature', undefined],
  ['file:///home/ci/a.feature', '', '/home/ci/a.feature', undefined],
  ['file:///C:/ci/a.feature', '', 'C:/ci/a.feature', undefined],
  ['classpath:features/a.feature', '', 'features/a.feature', undefined],
  ['features\\a.feature', '', 'features/a.feature', undefined],
  ['', 'features/a.feature:12', 'features/a.feature', 12],
  ['', '', '', undefined],
])('reads the uri "%s" and location "%s" as the file %s', (uri, location, file, line) => {
  expect(featureFile(uri, location)).toEqual({ file, line })
})

test('keeps the other scenarios of a feature when one is damaged', async () => {
  const named = (name: string) => ({ ...scenario(step('passed')), name, id: `f;${name}` })
  const feature = (uri: string) => ({ keyword: 'Feature', name: 'F', uri, elements: [named('A'), named('B'), named('C')] })
  const text = JSON.stringify([feature('a.feature'), feature('b.feature')]).replace('"name":"B"', '"name":B')
  const { tests, problems } = await readText(cucumber, 'cucumber.json', text)
  expect(tests.map(({ name }) => name)).toEqual(['A', 'C', 'A', 'B', 'C'])
  expect(problems).toEqual([expect.objectContaining({ kind: 'incomplete', line: 1, column: 242 })])
})

describe('a step without an error message', () => {
  test.each([
    [false, 'The step "Given it works" failed.'],
    [undefined, 'The step "Given it works" failed.'],
    [true, 'The hook "Given it works" failed.'],
  ])('describes a step without an error message by its kind when "hidden" is %s', async (hidden, message) => {
    const { tests } = await read(scenario(step('failed', { hidden })))
    expect(tests[0]?.message).toBe(message)
  })
})

test('leads with the exception of a step when behave wrote a traceback', async () => {
  const traceback = [
    'Traceback (most recent call last):',
    '  File "steps/cart.py", line 11, in step',
    '    check()',
    'ValueError: no stock',
  ]
  const { tests } = await read(scenario(step('failed', { result: { status: 'failed', error_message: traceback } })))
  expect(tests[0]?.details).toContain(traceback.join('\n'))
  expect(tests.map((one) => leadOf(one)?.headline)).toEqual(['ValueError: no stock'])
})

test('the message of a failed step has both values when RSpec compares them', async () => {
  const stack = "./features/step_definitions/s.rb:3:in `/^there are (\\d+)$/'"
  const error = `\nexpected: 2\n     got: 1\n\n(compared using ==)\n (RSpec::Expectations::ExpectationNotMetError)\n${stack}`
  const { tests } = await read(scenario(step('failed', { result: { status: 'failed', error_message: error } })))
  expect(tests.map(({ message }) => message)).toEqual(['expected: 2\n     got: 1'])
  expect(tests[0]?.details).toBe(`Given it works\n\n(compared using ==)\n (RSpec::Expectations::ExpectationNotMetError)\n${stack}`)
})

describe('steps and embeddings', () => {
  const image = { mime_type: 'image/png', data: 'iVBORw0KGgo=' }

  test('shows hooks and the background as set-up, and pending steps as skipped', async () => {
    const background = { type: 'background', keyword: 'Background', name: '', line: 1, steps: [step('passed', { name: 'a shop' })] }
    const hook = { match: { location: 'Hooks.open()' }, result: { status: 'passed' } }
    const inner = { result: { status: 'passed' }, embeddings: [image] }
    const { tests } = await read(background, {
      ...scenario(
        step('passed', { after: [inner] }),
        step('pending'),
        step('failed', { result: { status: 'failed', error_message: 'no' } }),
      ),
      before: [hook],
      after: [{ result: { status: 'failed', error_message: 'still open\n  at x' } }],
    })
    expect(tests[0]?.steps?.map(({ name, status, phase, message }) => [name, status, phase, message])).toEqual([
      ['Given a shop', 'successful', 'setup', undefined],
      ['Before  Hooks.open()', 'successful', 'setup', undefined],
      ['Given it works', 'successful', undefined, undefined],
      ['Given it works', 'skipped', undefined, undefined],
      ['Given it works', 'failed', undefined, 'no'],
      ['After', 'failed', 'teardown', 'still open'],
    ])
    expect(tests[0]?.steps?.[2]?.steps).toEqual([{ name: 'AfterStep', status: 'successful', phase: 'teardown', attachments: [0] }])
  })

  test.each([
    [
      { mime_type: 'image/png', data: 'iVBORw0KGgo=' },
      { name: 'image', type: 'image/png', content: { base64: 'iVBORw0KGgo=' } },
    ],
    [
      { media_type: 'video/webm', data: 'AAAA', name: 'run' },
      { name: 'run', type: 'video/webm', content: { base64: 'AAAA' } },
    ],
    [
      { media: { type: 'text/html' }, data: '<p>hi</p>' },
      { name: 'text', type: 'text/html', content: { text: '<p>hi</p>' } },
    ],
    [
      { mime_type: 'text/html', data: 'PHA+aGk8L3A+' },
      { name: 'text', type: 'text/html', content: { text: '<p>hi</p>' } },
    ],
    [
      { mime_type: 'image/url', data: 'https://shop.example/a.png' },
      { name: 'https://shop.example/a.png', url: 'https://shop.example/a.png' },
    ],
  ])('reads the embedding %j', async (embedding, expected) => {
    const { tests } = await read(scenario(step('failed', { embeddings: [embedding] })))
    expect(tests[0]?.attachments).toEqual([expected])
  })

  test('keeps logs as output, and attached texts only if they are not attachments', async () => {
    const embeddings = [
      { mime_type: 'text/x.cucumber.log+plain', data: 'a log' },
      { mime_type: 'text/plain', name: 'note', data: 'a note' },
    ]
    const { tests } = await read(scenario(step('passed', { embeddings })), {
      ...scenario(step('failed', { embeddings })),
      id: 'f;t',
      line: 9,
    })
    expect(tests.map(({ stdout, attachments }) => [stdout, attachments?.length])).toEqual([
      ['a log\na note', undefined],
      ['a log', 1],
    ])
  })

  test('reads long embeddings of failed scenarios, and reports damage after them at its place', async () => {
    const data = 'QUJD'.repeat(5000)
    const long = { mime_type: 'image/png', data }
    const text = JSON.stringify([
      { keyword: 'Feature', name: 'F', uri: 'a.feature', elements: [scenario(step('passed', { embeddings: [long] }))] },
      { keyword: 'Feature', name: 'G', uri: 'b.feature', elements: [scenario(step('failed', { embeddings: [long] }))] },
    ])
    const { tests } = await readText(cucumber, 'cucumber.json', text, 1000)
    expect(tests.map(({ attachments }) => attachments)).toEqual([
      undefined,
      [{ name: 'image', type: 'image/png', content: { base64: data } }],
    ])
    const { problems } = await readText(cucumber, 'cucumber.json', text.slice(0, -30), 1000)
    expect(problems).toEqual([expect.objectContaining({ kind: 'incomplete', line: 1, column: text.length - 30 + 1 })])
  })
})
