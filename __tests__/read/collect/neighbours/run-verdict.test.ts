import { describe, expect, test } from 'vitest'
import { defaultFailOn } from '../../../../src/judge/summary/fail-on.js'
import { applyGates } from '../../../../src/run/apply-gates.js'
import { run } from '../../../../src/run/run.js'
import { makeTree } from '../tree.js'

const passed = '<testsuite name="s"><testcase name="adds"/></testsuite>'
const failed = '<testsuite name="s"><testcase name="adds"/><testcase name="pays"><failure message="no"/></testcase></testsuite>'
const broken = '<testsuite name="s"><testcase name="adds"/><error message="no connection"/></testsuite>'

interface Summary {
  readonly result?: string
  readonly timeout?: boolean
  readonly completed?: number
  readonly errors?: number
  readonly failures?: number
  readonly message?: string
}

/** The file as Failsafe 3 writes it. */
const failsafe = ({ result = 'null', timeout = false, completed = 1, errors = 0, failures = 0, message = '' }: Summary) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<failsafe-summary xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" result="${result}" timeout="${timeout}">
    <completed>${completed}</completed>
    <errors>${errors}</errors>
    <failures>${failures}</failures>
    <skipped>0</skipped>
    <failureMessage>${message}</failureMessage>
</failsafe-summary>`

async function reported(files: Readonly<Record<string, string>>, paths: readonly string[] = ['out']) {
  const finished = await run({ cwd: makeTree(files), paths, records: [] }, { env: {}, onWarning() {} })
  const { fails, summary } = applyGates(finished, [], defaultFailOn)
  return { fails, tests: summary.counts.total, problems: summary.problems }
}

const reports = 'shop/target/failsafe-reports'

describe('the summary of Failsafe', () => {
  test('is a run error when it states a timeout, with its message', async () => {
    const message = 'There was a timeout or other error in the fork &amp; more\n\tat A.java'
    const files = {
      [`${reports}/TEST-A.xml`]: passed,
      [`${reports}/failsafe-summary.xml`]: failsafe({ timeout: true, errors: 1, message }),
    }
    const expected = {
      fails: true,
      tests: 1,
      problems: [
        {
          severity: 'error',
          kind: 'incomplete',
          message: 'The file states a timeout: There was a timeout or other error in the fork & more.',
          path: `${reports}/failsafe-summary.xml`,
        },
      ],
    }
    for (const paths of [[], ['shop'], ['**/target/*-reports/TEST-*.xml'], [`${reports}/TEST-A.xml`]]) {
      expect(await reported(files, paths)).toEqual(expected)
    }
  })

  test('is a run error when a forked JVM crashed', async () => {
    const message = 'The forked VM terminated without properly saying goodbye.'
    const { fails, problems } = await reported({ 'out/TEST-A.xml': failed, 'out/failsafe-summary.xml': failsafe({ failures: 1, message }) })
    expect(fails).toBe(true)
    expect(problems).toMatchObject([{ kind: 'incomplete', message: `The file states an error: ${message}` }])
  })

  test('is a run error when a CDATA section contains its message', async () => {
    const message = '<![CDATA[The forked VM crashed. Was System.exit called?]]>'
    const { fails, problems } = await reported({ 'out/TEST-A.xml': passed, 'out/failsafe-summary.xml': failsafe({ message }) })
    expect(fails).toBe(true)
    expect(problems).toMatchObject([{ message: 'The file states an error: The forked VM crashed. Was System.exit called?' }])
  })

  test('is a run error when it states more failures than all files list', async () => {
    const files = { 'out/TEST-A.xml': failed, 'out/failsafe-summary.xml': failsafe({ completed: 2, errors: 1, failures: 2 }) }
    expect((await reported(files)).problems).toEqual([
      {
        severity: 'error',
        kind: 'incomplete',
        message: 'The file states 3 failures, but the result files list 1. See the log of the tests for the reason.',
        path: 'out/failsafe-summary.xml',
      },
    ])
    expect(await reported({ 'out/TEST-A.xml': passed, 'out/failsafe-summary.xml': failsafe({ result: '255' }) })).toMatchObject({
      fails: true,
    })
  })

  test('is nothing when it agrees, also with the files of another execution in another folder', async () => {
    const files = { 'out/TEST-A.xml': passed, 'it/TEST-B.xml': failed, 'out/failsafe-summary.xml': failsafe({ completed: 3, failures: 1 }) }
    expect(await reported(files, ['out', 'it'])).toMatchObject({ tests: 3, problems: [] })
    const agrees = { 'out/TEST-A.xml': passed, 'out/failsafe-summary.xml': failsafe({}) }
    expect(await reported(agrees)).toEqual({ fails: false, tests: 1, problems: [] })
    expect(await reported({ ...agrees, 'out/failsafe-summary.xml': failsafe({ completed: 0, result: '254' }) })).toMatchObject({
      fails: false,
    })
  })

  test('is nothing when an error outside of the tests is its reason', async () => {
    const { problems } = await reported({ 'out/TEST-A.xml': broken, 'out/failsafe-summary.xml': failsafe({ errors: 1 }) })
    expect(problems).toMatchObject([{ message: expect.stringContaining('reports an error outside of its tests') }])
  })

  test('is added up when several modules have one', async () => {
    const files = {
      'out/a/TEST-A.xml': failed,
      'out/a/failsafe-summary.xml': failsafe({ completed: 2, failures: 1 }),
      'out/b/TEST-B.xml': passed,
      'out/b/failsafe-summary.xml': failsafe({ errors: 1 }),
    }
    expect((await reported(files)).problems).toMatchObject([
      { message: expect.stringMatching(/^This file and 1 more state 2 failures, but the result files list 1\./) },
    ])
  })

  test('is a warning when it states more tests than all files list', async () => {
    expect(await reported({ 'out/TEST-A.xml': passed, 'out/failsafe-summary.xml': failsafe({ completed: 3 }) })).toEqual({
      fails: false,
      tests: 1,
      problems: [
        {
          severity: 'warning',
          message: 'The file states 3 tests, but the result files list 1. Read the files of all executions.',
          path: 'out/failsafe-summary.xml',
        },
      ],
    })
  })

  test('is nothing when it is excluded', async () => {
    const junit = (exclude: readonly string[]) => JSON.stringify({ collect: { junit: { include: ['out/TEST-*.xml'], exclude } } })
    const files = { 'out/TEST-A.xml': passed, 'out/failsafe-summary.xml': failsafe({ errors: 1 }) }
    expect(await reported({ ...files, '.service.json': junit([]) }, [])).toMatchObject({ fails: true })
    expect(await reported({ ...files, '.service.json': junit(['**/failsafe-summary.xml']) }, [])).toMatchObject({ fails: false })
  })
})

test.each([
  ['their usual names', []],
  ['a glob', ['**/TEST-*.xml']],
] as const)('warns once of crash logs of Surefire when the results are found by %s', async (_, paths) => {
  const files = {
    'target/surefire-reports/TEST-A.xml': passed,
    'target/surefire-reports/2026-jvmRun1.dumpstream': '# Created at 2026\nCorrupted channel',
    'target/surefire-reports/2026-jvmRun1.dump': '# Created at 2026\n',
  }
  const { fails, problems } = await reported(files, paths)
  expect(fails).toBe(false)
  expect(problems).toMatchObject([
    { severity: 'warning', message: expect.stringMatching(/^2 crash logs of Surefire .* Read them: the forked JVM may have crashed\.$/) },
  ])
  const { 'target/surefire-reports/2026-jvmRun1.dump': _other, ...single } = files
  expect((await reported(single, paths)).problems).toMatchObject([
    { message: expect.stringMatching(/is a crash log of Surefire, .* Read it: the forked JVM may have crashed\.$/) },
  ])
})

test('adapts the advice when several files get one notice', async () => {
  const files = { 'out/a.xml': '<unittest-results/>', 'out/b.xml': '<unittest-results/>', 'out/junit.xml': passed }
  const { collected } = await run({ cwd: makeTree(files), paths: ['out'], records: [] }, { env: {}, onWarning() {} })
  expect(collected.notices).toMatchObject([{ message: expect.stringContaining('Write their tests as records') }])
})

const samples: readonly (readonly [name: string, path: string, failing: string, passing: string])[] = [
  ['Playwright', '.last-run.json', '{"status":"failed","failedTests":["a"]}', '{"status":"passed","failedTests":[]}'],
  ['a stopped Playwright', '.last-run.json', '{"status":"interrupted","failedTests":[]}', '{"status":"passed","failedTests":[]}'],
  [
    'Bazel',
    'bep.json',
    '{"id":{"started":{}},"started":{"uuid":"a"}}\n{"id":{"buildFinished":{}},"finished":{"exitCode":{"name":"TESTS_FAILED","code":3}}}\n',
    '{"id":{"started":{}},"started":{"uuid":"a"}}\n{"id":{"buildFinished":{}},"finished":{"overallSuccess":true,"exitCode":{"name":"SUCCESS"}}}\n',
  ],
  [
    'libtest',
    'libtest.json',
    '{ "type": "suite", "event": "started", "test_count": 1 }\n{ "type": "test", "event": "failed", "name": "shop::pays" }\n{ "type": "suite", "event": "failed", "passed": 0, "failed": 1 }\n',
    '{ "type": "suite", "event": "started", "test_count": 1 }\n{ "type": "suite", "event": "ok", "passed": 1, "failed": 0 }\n',
  ],
  [
    'GoogleTest',
    'gtest.json',
    '{"tests":1,"failures":1,"disabled":0,"errors":0,"testsuites":[{"name":"A","testsuite":[]}]}',
    '{"tests":1,"failures":0,"disabled":0,"errors":0,"testsuites":[{"name":"A","testsuite":[]}]}',
  ],
  [
    'pytest-reportlog',
    'reportlog.json',
    '{"$report_type":"SessionStart"}\n{"exitstatus":1,"$report_type":"SessionFinish"}\n',
    '{"$report_type":"SessionStart"}\n{"exitstatus":5,"$report_type":"SessionFinish"}\n',
  ],
  [
    'UnitTest++',
    'cart.xml',
    '<unittest-results tests="2" failedtests="1" failures="3"><test suite="Cart" name="adds"/></unittest-results>',
    '<unittest-results tests="2" failedtests="0" failures="0"><test suite="Cart" name="adds"/></unittest-results>',
  ],
  [
    'FPCUnit',
    'results.xml',
    '<TestResults><TestListing/><NumberOfErrors>0</NumberOfErrors><NumberOfFailures>2</NumberOfFailures></TestResults>',
    '<TestResults><TestListing/><NumberOfErrors>0</NumberOfErrors><NumberOfFailures>0</NumberOfFailures></TestResults>',
  ],
  [
    'test-unit',
    'tests.xml',
    '<stream><ready-test-suite/><success>true</success><success>false</success>\n</stream>',
    '<stream><ready-test-suite/><success>false</success><success>true</success>\n</stream>',
  ],
  [
    'CTest',
    'Test.xml',
    '<Site Name="a"><Testing><TestList/><Test Status="failed"/></Testing></Site>',
    '<Site Name="a"><Testing><TestList/><Test Status="passed"/></Testing></Site>',
  ],
  [
    'Unreal',
    'index.json',
    '{"reportCreatedOn":"2026.01.01","succeeded":0,"failed":1}',
    '{"reportCreatedOn":"2026.01.01","succeeded":1,"failed":0}',
  ],
  [
    'Apex',
    'apex.json',
    '{"summary":{"failing":1,"testRunId":"707"},"tests":[{"Outcome":"Fail"}]}',
    '{"summary":{"failing":"0","testRunId":"707"},"tests":[{"Outcome":"Pass"}]}',
  ],
  [
    'Newman',
    'newman.json',
    '{"collection":{},"run":{"stats":{"assertions":{"total":1,"pending":0,"failed":1}},"executions":[],"failures":[{"error":{"name":"AssertionError","index":1,"test":"pays"}}]}}',
    '{"collection":{},"run":{"stats":{"assertions":{"total":1,"pending":0,"failed":0}},"executions":[],"failures":[]}}',
  ],
  [
    'Newman with an error in a script, after a long collection',
    'newman.json',
    `{"collection":{"item":["${'a'.repeat(70_000)}"]},"run":{"stats":{"testScripts":{"total":1,"failed":1}},"executions":[],"failures":[],"error":null}}`,
    `{"collection":{"item":["${'a'.repeat(70_000)}"]},"run":{"stats":{"testScripts":{"total":1,"failed":0}},"executions":[],"failures":[],"error":null}}`,
  ],
  [
    'SonarQube',
    'sonar.xml',
    `<testExecutions version="1"><file path="a.ts">${'<testCase name="adds" duration="2"/>'.repeat(3000)}<testCase name="pays" duration="1">
      <failure message="no">no</failure></testCase>${'<testCase name="adds" duration="2"/>'.repeat(3000)}</file></testExecutions>`,
    '<testExecutions version="1"><file path="a.ts"><testCase name="pays" duration="1"><skipped message="no"/></testCase></file></testExecutions>',
  ],
  [
    'k6 with --summary-export',
    'k6.json',
    '{"metrics":{"http_req_duration":{"avg":2,"thresholds":{"p(95)<1":true,"p(90)<9":false}}},"root_group":{"checks":{}}}',
    '{"metrics":{"http_req_duration":{"avg":2,"thresholds":{"p(95)<1":false}},"checks":{"fails":1}},"root_group":{"checks":{}}}',
  ],
  [
    'k6 with handleSummary',
    'k6.json',
    '{"root_group":{"checks":[{"fails":0}]},"metrics":{"http_req_duration":{"values":{"avg":2},"thresholds":{"p(90)<9":{"ok":true},"p(95)<1":{"ok":false}}}}}',
    '{"root_group":{"checks":[{"fails":1}]},"metrics":{"http_req_duration":{"values":{"avg":2},"thresholds":{"p(95)<1":{"ok":true}}}}}',
  ],
  [
    'Allure 2',
    'allure-report/widgets/summary.json',
    '{"reportName":"Allure Report","statistic":{"failed":0,"broken":1,"skipped":0,"passed":1,"unknown":0,"total":2}}',
    '{"reportName":"Allure Report","statistic":{"failed":0,"broken":0,"skipped":1,"passed":1,"unknown":0,"total":2}}',
  ],
  ['Allure 3', 'allure-report/widgets/statistic.json', '{"total":2,"failed":1,"passed":1}', '{"total":2,"passed":2}'],
  [
    'an unpacked blob of Playwright',
    'report.jsonl',
    '{"method":"onBlobReportMetadata","params":{}}\n{"method":"onEnd","params":{"result":{"status":"failed","startTime":1}}}\n',
    '{"method":"onBlobReportMetadata","params":{}}\n{"method":"onEnd","params":{"result":{"status":"passed","startTime":1}}}\n',
  ],
  [
    'a blob of Vitest',
    'blob-1-1.json',
    '[["1","2","3"],"4.1.12",["4"],[],{"name":"5","type":"6","result":"7"},"pays","test",{"state":"8"},"fail"]',
    '[["1","2","3"],"4.1.12",["4"],[],{"name":"5","type":"6","result":"7"},"fail","test",{"state":"8"},"pass"]',
  ],
  ['Pester', 'pester.json', '{"Containers":[],"FailedCount":1,"PassedCount":2}', '{"Containers":[],"FailedCount":0,"PassedCount":2}'],
  [
    'Pester in the XML of PowerShell',
    'pester.xml',
    '<Objs><Obj><TN><T>Pester.Run</T></TN><Props><I32 N="FailedCount">1</I32></Props></Obj></Objs>',
    '<Objs><Obj><TN><T>Pester.Run</T></TN><Props><I32 N="FailedCount">0</I32></Props></Obj></Objs>',
  ],
]

test.each(samples)('is a run error when a file of %s states a failure that no result file shows', async (_, path, failing, passing) => {
  expect(await reported({ 'out/junit.xml': passed, [`out/${path}`]: failing })).toEqual({
    fails: true,
    tests: 1,
    problems: [
      {
        severity: 'error',
        kind: 'incomplete',
        message: 'The file states 1 failure, but the result files list 0. See the log of the tests for the reason.',
        path: `out/${path}`,
      },
    ],
  })
  expect((await reported({ 'out/junit.xml': failed, [`out/${path}`]: failing })).problems).toEqual([])
  expect((await reported({ 'out/junit.xml': broken, [`out/${path}`]: failing })).problems).toHaveLength(1)
  expect(await reported({ 'out/junit.xml': passed, [`out/${path}`]: passing })).toMatchObject({ fails: false, problems: [] })
})

const otherFiles: readonly (readonly [name: string, path: string, error: string, content: string])[] = [
  [
    'Bazel',
    'bep.json',
    'the exit code 1',
    '{"id":{"started":{}},"started":{}}\n{"finished":{"exitCode":{"name":"BUILD_FAILURE","code":1}}}\n',
  ],
  ['Cargo', 'cargo.json', 'a failed build', '{"reason":"compiler-message"}\n{"reason":"build-finished","success":false}\n'],
  [
    'pytest-reportlog',
    'reportlog.json',
    'the exit status 3',
    '{"$report_type":"SessionStart"}\n{"exitstatus":3,"$report_type":"SessionFinish"}\n',
  ],
  ['Vitest', 'blob-1-1.json', 'an error outside of its tests', '[["1","2","3"],"4.1.12",[],["4"],{"message":"5"},"no"]'],
]

test.each(otherFiles)('is a run error when %s states an error that no failed test causes', async (_, path, error, content) => {
  for (const junit of [passed, failed]) {
    const { fails, problems } = await reported({ 'out/junit.xml': junit, [`out/${path}`]: content })
    expect(fails).toBe(true)
    expect(problems).toEqual([{ severity: 'error', kind: 'incomplete', message: `The file states ${error}.`, path: `out/${path}` }])
  }
  const passing = content
    .replace(/"code":1/, '"code":0')
    .replace('false', 'true')
    .replace('"exitstatus":3', '"exitstatus":0')
    .replace('["4"]', '[]')
  expect(await reported({ 'out/junit.xml': passed, [`out/${path}`]: passing })).toMatchObject({ fails: false, problems: [] })
})

test('warns of a list of failed tests of TestNG, which may be of an earlier run, when no result file shows a failed or skipped test', async () => {
  const suite = '<!DOCTYPE suite SYSTEM "https://testng.org/testng-1.0.dtd">\n<suite name="Failed suite [a]"/>'
  const skipped = passed.replace('/>', '><skipped/></testcase>')
  const files = { 'out/testng-failed.xml': suite, 'out/Suite/testng-failed.xml': suite }
  expect(await reported({ ...files, 'out/junit.xml': passed })).toMatchObject({
    fails: false,
    problems: [{ severity: 'warning', message: expect.stringContaining('If it is of an earlier run, delete it') }],
  })
  for (const junit of [failed, skipped]) expect((await reported({ ...files, 'out/junit.xml': junit })).problems).toEqual([])
  expect((await reported({ 'out/testng.xml': suite, 'out/junit.xml': passed })).problems).toEqual([])
})

test('finds every failure in a long file when it is cut into pieces', async () => {
  const event = (name: string, event: string) => `{ "type": "test", "name": "${name}", "event": "${event}" }\n`
  const suite = (event: string, failed: number) => `{ "type": "suite", "event": "${event}", "passed": 0, "failed": ${failed} }\n`
  const start = '{ "type": "suite", "event": "started", "test_count": 9 }\n'
  const many = Array.from({ length: 3_000 }, (_, index) => event(`a::test_${index}`, 'ok')).join('')
  const libtest = `${start}${many}${event('a::pays', 'failed')}${suite('failed', 1)}${start}${many}${suite('ok', 0)}`
  expect((await reported({ 'out/junit.xml': passed, 'out/libtest.json': libtest })).fails).toBe(true)
  expect((await reported({ 'out/junit.xml': failed, 'out/libtest.json': libtest })).problems).toEqual([])
})

describe('a failure that only a file beside the results states, when the run has a quarantined failure', () => {
  const quarantine = { '.service-quarantine.json': JSON.stringify([{ test: '* › pays' }]) }
  const suite = (name: string, attributes = '') => failed.replace('name="s"', `name="${name}"${attributes}`)
  const surefire = suite('shop.CartTest', ' xsi:noNamespaceSchemaLocation="https://maven.apache.org/surefire/surefire-test-report.xsd"')
  const libtest = (...names: readonly string[]) =>
    [
      '{ "type": "suite", "event": "started", "test_count": 2 }',
      ...names.map((name) => `{ "type": "test", "name": "${name}", "event": "failed" }`),
      '{ "type": "suite", "event": "failed", "passed": 1, "failed": 1 }\n',
    ].join('\n')
  const lastRun = '{"status":"failed","failedTests":["a-b"]}'

  test.each([
    [
      'Surefire lists it and Failsafe states another one',
      { 'target/surefire-reports/TEST-A.xml': surefire, 'target/failsafe-reports/TEST-B.xml': passed },
      { 'target/failsafe-reports/failsafe-summary.xml': failsafe({ completed: 2, errors: 1 }) },
    ],
    [
      'the files beside the summary of Failsafe have all tests that it states',
      { 'unit/TEST-A.xml': surefire, 'it/TEST-B.xml': passed },
      { 'it/failsafe-summary.xml': failsafe({ completed: 1, errors: 1 }) },
    ],
    [
      'another module has a summary that agrees',
      { 'a/TEST-A.xml': failed, 'b/TEST-B.xml': passed },
      { 'a/failsafe-summary.xml': failsafe({ completed: 2, failures: 1 }), 'b/failsafe-summary.xml': failsafe({ errors: 1 }) },
    ],
    [
      'a test in SonarQube has another name',
      { 'out/junit.xml': failed },
      {
        'out/sonar.xml':
          '<testExecutions version="1"><file path="a"><testCase name="refunds"><error message="no"/></testCase></file></testExecutions>',
      },
    ],
    [
      'an assertion of Newman has another name',
      { 'out/junit.xml': failed },
      {
        'out/newman.json':
          '{"collection":{},"run":{"stats":{"assertions":{"failed":1}},"executions":[],"failures":[{"error":{"index":0,"test":"refunds"}}]}}',
      },
    ],
    ['a test of Rust has another name', { 'out/junit.xml': failed }, { 'out/libtest.json': libtest('shop::refunds') }],
    ['the JSON of Rust names no test', { 'out/junit.xml': failed }, { 'out/libtest.json': libtest() }],
    ['the failure in Playwright is not listed', { 'out/junit.xml': surefire }, { 'out/.last-run.json': lastRun }],
    [
      'the failure in Pester is not listed',
      { 'out/junit.xml': surefire },
      { 'out/a.json': '{"Containers":[],"FailedCount":1,"PassedCount":2}' },
    ],
    [
      'the failure in GoogleTest is not listed',
      { 'out/junit.xml': surefire },
      { 'out/a.json': '{"tests":1,"failures":1,"disabled":0,"errors":0,"testsuites":[{"name":"A","testsuite":[]}]}' },
    ],
    [
      'a test of pytest has another name',
      { 'out/junit.xml': failed },
      {
        'out/reportlog.json':
          '{"$report_type":"SessionStart"}\n{"nodeid":"t.py::refunds","outcome":"failed","$report_type":"TestReport"}\n{"exitstatus":1}\n',
      },
    ],
  ] as const)('is incomplete when %s', async (_, results, neighbours) => {
    expect(await reported({ ...quarantine, ...results }, [])).toMatchObject({ fails: false, problems: [] })
    const { fails, problems } = await reported({ ...quarantine, ...results, ...neighbours }, ['.'])
    expect(fails).toBe(true)
    expect(problems).toMatchObject([
      { kind: 'incomplete', message: expect.stringMatching(/, but the result files(?: of its tests)? list \d\./) },
    ])
  })

  test.each([
    [
      'the files of Failsafe list it',
      {
        'target/surefire-reports/TEST-A.xml': passed,
        'target/failsafe-reports/TEST-B.xml': surefire,
        'target/failsafe-reports/failsafe-summary.xml': failsafe({ completed: 2, failures: 1 }),
      },
    ],
    [
      'the files of another execution list it',
      {
        'target/it1/TEST-A.xml': passed,
        'target/it2/TEST-B.xml': surefire,
        'target/failsafe-reports/failsafe-summary.xml': failsafe({ completed: 3, failures: 1 }),
      },
    ],
    [
      'Surefire and Failsafe write to one folder',
      {
        'target/surefire-reports/TEST-B.xml': surefire,
        'target/surefire-reports/failsafe-summary.xml': failsafe({ completed: 2, failures: 1 }),
      },
    ],
    [
      'SonarQube has the suites in the name of the test',
      {
        'out/junit.xml': failed,
        'out/sonar.xml':
          '<testExecutions version="1"><file path="a"><testCase name="cart pays"><error message="no"/></testCase></file></testExecutions>',
      },
    ],
    [
      'Allure has another title',
      {
        'out/allure-results/11111111-1111-1111-1111-111111111111-result.json':
          '{"uuid":"11111111-1111-1111-1111-111111111111","name":"A card › pays","fullName":"shop.CardTest.a","historyId":"h","status":"failed","stage":"finished","labels":[]}',
        'out/reportlog.json':
          '{"$report_type":"SessionStart"}\n{"nodeid":"t.py::test_card","outcome":"failed","$report_type":"TestReport"}\n{"exitstatus":1}\n',
      },
    ],
    ['the test of Rust has its name', { 'out/junit.xml': suite('shop'), 'out/libtest.json': libtest('shop::pays') }],
    [
      'the second attempt passed',
      {
        'out/junit.xml': suite('shop'),
        'out/libtest.json': `${libtest('s::a$shop::pays', 's::a$b')}{"type":"test","event":"ok","name":"s::a$b#2"}\n`,
      },
    ],
    [
      'CTest runs the tests of GoogleTest as one',
      {
        'out/junit.xml': failed,
        'out/a.json': '{"tests":1,"failures":1,"disabled":0,"errors":0,"testsuites":[{"name":"A","testsuite":[]}]}',
      },
    ],
    ['the file is one of Playwright', { 'out/junit.xml': suite('cart.spec.ts'), 'out/.last-run.json': lastRun }],
    ['no file is known to be of another tool', { 'out/junit.xml': failed, 'out/.last-run.json': lastRun }],
  ] as const)('is nothing when %s', async (_, files) => {
    expect(await reported({ ...quarantine, ...files }, ['.'])).toMatchObject({ fails: false, problems: [] })
  })
})

test('accepts a failed run of Playwright when flaky tests may be the reason', async () => {
  const flaky = '<testsuite name="s"><testcase name="adds"><flakyFailure message="once"/></testcase></testsuite>'
  const lastRun = (tests: string) => `{"status":"failed","failedTests":[${tests}]}`
  expect((await reported({ 'out/junit.xml': flaky, 'out/.last-run.json': lastRun('') })).problems).toEqual([])
  expect((await reported({ 'out/junit.xml': flaky, 'out/.last-run.json': lastRun('"a"') })).fails).toBe(true)
})
