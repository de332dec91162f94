import { base64, type ImageSource, json, type NamedScreenshot, ofBytes, ofText } from './image-source.js'

const ctrfFile = (name: string, more: object) =>
  json({
    reportFormat: 'CTRF',
    specVersion: '0.0.0',
    results: {
      tool: { name: 'x' },
      summary: { tests: 1 },
      tests: [{ name, status: 'failed', duration: 1, message: 'not shown', ...more }],
    },
  })

const attachment = (path: string) => ({ name: 'page', contentType: 'image/png', path })

const cucumberFile = (name: string, embedding: object) =>
  json([
    {
      keyword: 'Feature',
      name: 'Cart',
      uri: 'features/cart.feature',
      elements: [
        {
          keyword: 'Scenario',
          type: 'scenario',
          name,
          line: 6,
          steps: [
            {
              keyword: 'Then ',
              name: 'it pays',
              line: 7,
              result: { status: 'failed', error_message: 'not shown' },
              embeddings: [embedding],
            },
          ],
        },
      ],
    },
  ])

const messagesFile = (name: string) =>
  [
    { meta: { protocolVersion: '27.2.0', implementation: { name: 'cucumber-js' } } },
    {
      pickle: {
        id: 'p',
        uri: 'cart.feature',
        name,
        language: 'en',
        astNodeIds: [],
        steps: [{ id: 's', text: 'it pays', astNodeIds: [] }],
        tags: [],
      },
    },
    { testCase: { id: 'c', pickleId: 'p', testSteps: [{ id: 't', pickleStepId: 's', stepDefinitionIds: ['d'] }] } },
    { testCaseStarted: { id: 'r', testCaseId: 'c', attempt: 0, timestamp: { seconds: 1, nanos: 0 } } },
    { attachment: { testCaseStartedId: 'r', testStepId: 't', body: base64, contentEncoding: 'BASE64', mediaType: 'image/png' } },
    {
      testStepFinished: {
        testCaseStartedId: 'r',
        testStepId: 't',
        testStepResult: { status: 'FAILED', message: 'not shown', duration: { seconds: 0, nanos: 1 } },
        timestamp: { seconds: 1, nanos: 1 },
      },
    },
    { testCaseFinished: { testCaseStartedId: 'r', timestamp: { seconds: 2, nanos: 0 }, willBeRetried: false } },
    { testRunFinished: { success: false, timestamp: { seconds: 2, nanos: 0 } } },
  ]
    .map((line) => `${json(line)}\n`)
    .join('')

const dartFile = (name: string, path: string) =>
  [
    { protocolVersion: '0.1.1', runnerVersion: '1.25.3', pid: 1, type: 'start', time: 0 },
    { suite: { id: 0, platform: 'vm', path: 'test/cart_test.dart' }, type: 'suite', time: 0 },
    {
      test: { id: 1, name, suiteID: 0, groupIDs: [], metadata: { skip: false, skipReason: null }, line: 1, column: 1, url: null },
      type: 'testStart',
      time: 1,
    },
    { testID: 1, messageType: 'print', message: `[[ATTACHMENT|${path}]]`, type: 'print', time: 2 },
    { testID: 1, error: 'not shown', stackTrace: '', isFailure: true, type: 'error', time: 3 },
    { testID: 1, result: 'failure', skipped: false, hidden: false, type: 'testDone', time: 4 },
    { success: false, type: 'done', time: 5 },
  ]
    .map((line) => `${json(line)}\n`)
    .join('')

const playwrightFile = (name: string, file: object) =>
  json({
    config: { rootDir: '/home/ci/shop', version: '1.59.0', projects: [] },
    suites: [
      {
        title: 'cart.spec.ts',
        file: 'cart.spec.ts',
        specs: [
          {
            title: name,
            ok: false,
            file: 'cart.spec.ts',
            line: 3,
            tests: [
              {
                expectedStatus: 'passed',
                projectName: '',
                status: 'unexpected',
                results: [
                  {
                    retry: 0,
                    status: 'failed',
                    duration: 5,
                    errors: [{ message: 'not shown' }],
                    attachments: [{ name: 'page', contentType: 'image/png', ...file }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    errors: [],
  })

const allureFile = ({ name }: NamedScreenshot, more: object) =>
  json({
    uuid: name,
    name,
    fullName: `cart ${name}`,
    status: 'failed',
    statusDetails: { message: 'not shown' },
    stage: 'finished',
    labels: [],
    ...more,
  })

const allureSource = (title: string, more: (file: object) => object): ImageSource => ({
  title,
  results: 'allure-results',
  files: (test) => ({
    'allure-results/11111111-1111-4111-8111-111111111111-result.json': allureFile(
      test,
      more({ name: 'page', source: 'abc-attachment.png', type: 'image/png' }),
    ),
    'allure-results/abc-attachment.png': '',
  }),
  hasPath: false,
})

const tapFile = (name: string, yaml: string) => `TAP version 14\n1..1\nnot ok 1 - ${name}\n  ---\n  message: not shown\n${yaml}\n  ...\n`

/** The formats in JSON and in lines of text. */
export const jsonSources: readonly ImageSource[] = [
  ofText('an attachment in a CTRF file', 'ctrf.json', ({ name, path }) => ctrfFile(name, { attachments: [attachment(path)] })),
  ofText(
    'an attachment of an attempt in a CTRF file',
    'ctrf.json',
    ({ name, path }) =>
      ctrfFile(name, {
        retries: 1,
        retryAttempts: [{ attempt: 1, status: 'failed', duration: 1, message: 'not yet', attachments: [attachment(path)] }],
      }),
    { isOfFirstAttempt: true },
  ),
  ofBytes('the screenshot of a CTRF file', 'ctrf.json', ({ name }) => ctrfFile(name, { screenshot: base64 })),
  ofBytes('the screenshot of a CTRF file as an address', 'ctrf.json', ({ name }) =>
    ctrfFile(name, { screenshot: `data:image/png;base64,${base64}` }),
  ),
  ...[{ mime_type: 'image/png' }, { media_type: 'image/png' }, { media: { type: 'image/png' } }].map((type) =>
    ofBytes(`an embedding with ${Object.keys(type)} in a Cucumber JSON file`, 'cucumber.json', ({ name }) =>
      cucumberFile(name, { data: base64, ...type }),
    ),
  ),
  ofBytes('an attachment in Cucumber Messages', 'messages.ndjson', ({ name }) => messagesFile(name)),
  ofText('a printed line of Dart', 'dart.json', ({ name, path }) => dartFile(name, path)),
  ofText('a path in a Playwright JSON file', 'playwright.json', ({ name, path }) => playwrightFile(name, { path })),
  ofBytes('a body in a Playwright JSON file', 'playwright.json', ({ name }) => playwrightFile(name, { body: base64 })),
  allureSource('an attachment of an Allure result', (file) => ({ attachments: [file] })),
  allureSource('an attachment of a step of an Allure result', (file) => ({
    steps: [{ name: 'pay', status: 'failed', attachments: [file] }],
  })),
  ofText('attachments in a TAP file', 'results.tap', ({ name, path }) => tapFile(name, `  attachments:\n    - ${path}`)),
  ofText('the screenshot in a TAP file', 'results.tap', ({ name, path }) => tapFile(name, `  screenshot: '${path}'`)),
]
