// Tests that huge, deeply nested or hostile result files are read in bounded time and memory (src/read/formats).
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { withoutMargins } from '../../../src/base/text/cut-margin.js'
import { ctrf } from '../../../src/read/formats/ctrf.js'
import { cucumber } from '../../../src/read/formats/cucumber/cucumber.js'
import { cucumberMessages } from '../../../src/read/formats/cucumber/cucumber-messages.js'
import { dart } from '../../../src/read/formats/dart/dart.js'
import type { Format } from '../../../src/read/formats/format.js'
import { go } from '../../../src/read/formats/go/go.js'
import { formats, recognise } from '../../../src/read/formats/index.js'
import { jest } from '../../../src/read/formats/jest/jest.js'
import { junit } from '../../../src/read/formats/junit/junit.js'
import { mochaJson } from '../../../src/read/formats/mocha/mocha-json.js'
import { mochaJsonStream } from '../../../src/read/formats/mocha/mocha-json-stream.js'
import { mochawesome } from '../../../src/read/formats/mocha/mochawesome.js'
import { nunit } from '../../../src/read/formats/nunit/nunit.js'
import { otr } from '../../../src/read/formats/otr/otr.js'
import { playwright } from '../../../src/read/formats/playwright/playwright.js'
import { qt } from '../../../src/read/formats/qt.js'
import { robot } from '../../../src/read/formats/robot/robot.js'
import { robotJson } from '../../../src/read/formats/robot/robot-json.js'
import { rspec } from '../../../src/read/formats/rspec/rspec.js'
import { tap } from '../../../src/read/formats/tap/tap.js'
import { testng } from '../../../src/read/formats/testng/testng.js'
import { trx } from '../../../src/read/formats/trx/trx.js'
import { xunit } from '../../../src/read/formats/xunit/xunit.js'
import type { Problem } from '../../../src/records/problem.js'
import { cpuTime } from '../../cpu-time.js'
import { decodeWhole, readText } from './reading.js'

const kilobyte = 1024
const megabyte = 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** A text of any length: pieces, each with how often it is repeated. */
type Recipe = readonly (string | readonly [piece: string | ((index: number) => string), times: number])[]

function* chunksOf(recipe: Recipe): Generator<string> {
  let chunk = ''
  for (const part of recipe) {
    const [piece, times] = typeof part === 'string' ? [part, 1] : part
    for (let index = 0; index < times; index += 1) {
      chunk += typeof piece === 'string' ? piece : piece(index)
      if (chunk.length < 64 * kilobyte) continue
      yield chunk
      chunk = ''
    }
  }
  yield chunk
}

/** Returns the number of characters. Assumes that no piece is longer than the last one of its kind. */
const lengthOf = (recipe: Recipe): number =>
  recipe.reduce((sum, part) => {
    const [piece, times] = typeof part === 'string' ? [part, 1] : part
    return sum + times * (typeof piece === 'string' ? piece : piece(times - 1)).length
  }, 0)

interface Run {
  readonly tests: number
  readonly longestName: number
  readonly problems: readonly Omit<Problem, 'path'>[]
  readonly ms: number
  /** The peak of the live memory in bytes, minus the live memory before the run. 0 for a short text. */
  readonly kept: number
}

async function run(format: Format, recipe: Recipe): Promise<Run> {
  const problems: Omit<Problem, 'path'>[] = []
  let tests = 0
  let longestName = 0
  let kept = 0
  let pausedMs = 0
  // Collecting garbage takes longer than reading a short text.
  const isLong = lengthOf(recipe) > 4 * megabyte
  const liveMemory = () => {
    if (!isLong) return 0
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  const before = liveMemory()
  const measure = () => {
    const start = cpuTime()
    kept = Math.max(kept, liveMemory() - before)
    pausedMs += cpuTime() - start
  }
  function* chunks() {
    let length = 0
    for (const chunk of chunksOf(recipe)) {
      yield chunk
      length += chunk.length
      if (length < 12 * megabyte) continue
      length = 0
      measure()
    }
    measure()
  }
  const start = cpuTime()
  await format.read(
    { path: 'extreme', chunks },
    {
      test(result) {
        tests += 1
        longestName = Math.max(longestName, result.name.length)
      },
      problem: (problem) => void problems.push(problem),
      notice() {},
      restart() {
        tests = 0
        problems.length = 0
      },
    },
  )
  return { tests, longestName, problems, ms: cpuTime() - start - pausedMs, kept }
}

/** Reads a file and one of four times its size: in a time in proportion, in bounded memory, with few and short problems. */
async function expectLinear(format: Format, recipe: (times: number) => Recipe, times: number): Promise<Run> {
  const small = await run(format, recipe(times))
  const large = await run(format, recipe(4 * times))
  expect(large.ms).toBeLessThan(Math.min(30_000, 8 * small.ms + 500))
  expect(large.kept).toBeLessThan(100 * megabyte)
  expect(large.problems.length).toBeLessThan(60)
  expect(large.problems.filter(({ message }) => withoutMargins(message).length > 2000)).toEqual([])
  return large
}

test('measures the memory that a reader keeps', async () => {
  const kept: string[] = []
  const hoarder: Format = {
    ...junit,
    async read(source) {
      for await (const chunk of source.chunks()) kept.push(chunk)
    },
  }
  expect((await run(hoarder, [[(index) => `${index} `, 2_000_000]])).kept).toBeGreaterThan(5 * megabyte)
})

/** How a file of each XML format begins, one of its containers that nests, and an element whose text is kept. */
const xmlFormats: readonly (readonly [id: string, format: Format, front: string, container: string, text: string])[] = [
  ['junit', junit, '<testsuites>', 'testsuite name="s"', 'failure'],
  ['junit, a case', junit, '<testsuites><testsuite>', 'testcase name="a"', 'system-out'],
  ['qt', qt, '<TestCase name="t">', 'TestFunction name="f"', 'Description'],
  ['nunit', nunit, '<test-run>', 'test-suite type="TestSuite" name="s"', 'output'],
  ['xunit', xunit, '<assemblies><assembly name="a">', 'collection name="c"', 'output'],
  ['testng', testng, '<testng-results>', 'suite name="s"', 'message'],
  ['otr', otr, '<events xmlns="https://schemas.opentest4j.org/reporting/events/0.2.0">', 'started id="1" name="a"', 'output'],
  [
    'otr, hierarchy',
    otr,
    '<execution xmlns="https://schemas.opentest4j.org/reporting/hierarchy/0.2.0"><root name="r">',
    'child name="c"',
    'reason',
  ],
  ['robot', robot, '<robot generator="Robot 7.0">', 'suite name="s"', 'msg'],
  ['robot, keywords', robot, '<robot generator="Robot 7.0"><suite name="s"><test name="t">', 'kw name="k"', 'msg'],
  [
    'trx',
    trx,
    '<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><Results>',
    'UnitTestResult testName="t" outcome="Failed"',
    'StdOut',
  ],
]

describe.each(xmlFormats)('%s', (_id, format, front, container, text) => {
  const nested: readonly (readonly [string, string])[] = [
    ['of no meaning', 'x'],
    ['that nest', container],
    ['whose text is kept', text],
  ]

  test.each(nested)('reads 50,000 nested elements %s in time', async (_what, tag) => {
    const name = tag.split(' ')[0] ?? tag
    const closed = await expectLinear(format, (times) => [front, [`<${tag}>text`, times], [`</${name}>`, times]], 12_500)
    expect(closed.problems).toContainEqual(expect.objectContaining({ kind: 'incomplete' }))
    const open = await expectLinear(format, (times) => [front, [`<${tag}>text`, times]], 12_500)
    expect(open.problems).toContainEqual(expect.objectContaining({ kind: 'incomplete', line: 1, column: expect.any(Number) }))
  })

  test('reads endless text, names and elements in time', async () => {
    await expectLinear(format, (times) => [front, `<${container}><${text}>`, ['all of it is kept? ', times]], 30_000)
    await expectLinear(format, (times) => [front, [`<${container} /><${text}>x</${text}>\n`, times]], 5_000)
  })
})

const inSuite = '<testsuites><testsuite name="s">'
const afterwards = '<testcase name="last"/></testsuite></testsuites>'

describe('an XML file', () => {
  test.each([
    [25, 'a name', '<testcase name="', 'x', '"/>'],
    [10, 'a name in another alphabet', '<testcase name="', '日', '"/>'],
    [25, 'a CDATA section', '<testcase name="a"><system-out><![CDATA[', 'x', ']]></system-out></testcase>'],
    [5, 'a CDATA section of brackets', '<testcase name="a"><system-out><![CDATA[', ']', '>]]></system-out></testcase>'],
    [25, 'a comment', '<testcase name="a"/><!--', 'x', '-->'],
    [10, 'a processing instruction', '<testcase name="a"/><?pi ', 'x', '?>'],
  ])('reads %i MB of %s to the end', async (size, _what, open, character, close) => {
    const times = (size * megabyte) / kilobyte
    const { tests, longestName, ms, kept } = await run(junit, [inSuite, open, [character.repeat(kilobyte), times], close, afterwards])
    expect(tests).toBe(2)
    expect(longestName).toBeLessThan(2 * megabyte)
    expect(kept).toBeLessThan(30 * megabyte)
    expect(ms).toBeLessThan(30_000)
  })

  test.each([
    ['&', '&'],
    ['<', '<'],
    ['<!', '<!'],
    ['<! and text', '<!x'],
    ['</', '</'],
    ['</>', '</>'],
    ['<?', '<?'],
    ['>', '>'],
    [']]>', ']]>'],
    ['illegal references', '&#1;'],
    ['references without end', '&#x'],
    ['long references', `&${'a'.repeat(100)};`],
    ['undefined entities', '&a;'],
    ['control characters', '\u0001\u001b\u0000'],
    ['end tags that match nothing', '</y>'],
    ['start tags with end tags of others', '<x><y></x>'],
    ['further roots', '</testsuite></testsuites><testsuites><testsuite>'],
    ['quotes', '<a b="'],
    ['attributes without values', '<a b c d>'],
    ['empty CDATA sections', '<![CDATA[]]>'],
    ['comments', '<!-- -- -->'],
    ['lone surrogates', '\ud800'],
    ['carriage returns', '\r'],
  ])('reads a file that consists of %s in time', async (_what, piece) => {
    const times = Math.ceil((50 * kilobyte) / piece.length)
    await expectLinear(junit, (count) => [inSuite, [piece, count], afterwards], times)
    await expectLinear(
      junit,
      (count) => [`${inSuite}<testcase name="a"><failure>`, [piece, count], `</failure></testcase>${afterwards}`],
      times,
    )
    await expectLinear(junit, (count) => [`${inSuite}<testcase name="`, [piece, count], `"/>${afterwards}`], times)
  })

  test('stops at a million attributes and keeps the tests before them', async () => {
    const { tests, problems } = await expectLinear(
      junit,
      (times) => [inSuite, '<testcase name="first"/><testcase ', [(index) => `a${index}="1" `, times], '/>', afterwards],
      250_000,
    )
    expect(tests).toBe(1)
    expect(problems).toContainEqual(expect.objectContaining({ kind: 'incomplete', message: expect.stringContaining('attributes') }))
  })

  test('stops when the same attribute occurs a million times', async () => {
    await expectLinear(junit, (times) => [inSuite, '<testcase ', ['a="1"\n', times], '/>', afterwards], 250_000)
  })

  test('stops at a name of 5 MB', async () => {
    for (const open of ['<', '</', '<?', '<testcase ', '<!DOCTYPE ', '<!']) {
      const { tests, kept } = await run(junit, [
        inSuite,
        '<testcase name="first"/>',
        open,
        ['x'.repeat(kilobyte), 5 * kilobyte],
        '>',
        afterwards,
      ])
      expect(tests).toBeGreaterThanOrEqual(1)
      expect(kept).toBeLessThan(60 * megabyte)
    }
  })

  test('keeps no memory of half a million element names', async () => {
    const { tests } = await expectLinear(
      junit,
      (times) => [inSuite, [(index) => `<e${index}/><e${index}></e${index}>`, times], afterwards],
      60_000,
    )
    expect(tests).toBe(1)
  })

  test('reads names with characters of every kind', async () => {
    const characters: string[] = []
    for (let code = 0; code < 0x300; code += 1) characters.push(String.fromCodePoint(code))
    for (let plane = 1; plane <= 16; plane += 1) characters.push(String.fromCodePoint(plane * 0x10000 + 0x41))
    for (const character of characters) {
      const { tests } = await readText(
        junit,
        'junit.xml',
        `${inSuite}<testcase name="first"/><te${character}st a${character}="1"/>${afterwards}`,
      )
      expect(tests.at(0)?.name).toBe('first')
    }
  })
})

describe('document type definitions', () => {
  test('does not expand nested entities', async () => {
    const entities = Array.from({ length: 30 }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`).join('')
    const text = `<?xml version="1.0"?><!DOCTYPE testsuites [<!ENTITY e0 "ha">${entities}]>${inSuite}<testcase name="&e30;x">&e30;</testcase>${afterwards}`
    const { tests } = await readText(junit, 'junit.xml', text)
    expect(tests.map(({ name }) => name)).toEqual(['x', 'last'])
  })

  test.each([
    '<!DOCTYPE a SYSTEM "file:///etc/passwd">',
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    '<!DOCTYPE a [<!ENTITY % p SYSTEM "http://localhost/x.dtd"> %p; <!ENTITY % q "<!ENTITY x \'y\'>"> %q;]>',
    '<!DOCTYPE a [<!ELEMENT a (b|c)*> <!-- ]> --> <?pi ]> ?> <!ATTLIST a b CDATA "]>">]>',
  ])('neither loads nor resolves %s', async (definition) => {
    const { tests } = await readText(junit, 'junit.xml', `${definition}${inSuite}<testcase name="a&x;"/>${afterwards}`)
    expect(tests.map(({ name }) => name)).toEqual(['a', 'last'])
  })

  test('skips a document type definition of 5 MB', async () => {
    const { tests } = await expectLinear(
      junit,
      (times) => ['<!DOCTYPE a [', [(index) => `<!ENTITY e${index} "value">`, times], ']>', inSuite, afterwards],
      50_000,
    )
    expect(tests).toBe(1)
  })
})

const jsonFormats: readonly (readonly [id: string, format: Format, front: string, nested: string])[] = [
  ['ctrf', ctrf, '{"results":{"tests":[{"name":"a","status":"passed","duration":1,"extra":', '{"results":'],
  ['cucumber', cucumber, '[{"keyword":"Feature","uri":"f","elements":[{"steps":', '{"elements":['],
  ['playwright', playwright, '{"config":{"rootDir":"/a","projects":[]},"suites":[', '{"title":"s","specs":[],"suites":['],
  [
    'jest',
    jest,
    '{"numRuntimeErrorTestSuites":0,"testResults":[{"assertionResults":[{"title":"a","status":"passed","failureDetails":',
    '{"testResults":[',
  ],
  ['robot', robotJson, '{"generator":"Robot 7.0","suite":', '{"name":"s","suites":['],
  ['mocha', mochaJson, '{"stats":{"suites":1,"passes":1},"failures":[{"title":"a","fullTitle":"a","err":', '{"failures":['],
  ['mochawesome', mochawesome, '{"stats":{"testsRegistered":1},"results":[{"suites":', '[{"title":"a","suites":'],
  [
    'robot, keywords',
    robotJson,
    '{"generator":"Robot 7.0","suite":{"name":"s","tests":[{"name":"t","status":"PASS","body":[',
    '{"name":"k","body":[',
  ],
  ['rspec', rspec, '{"summary_line":"","examples":[{"full_description":"a","status":"passed","id":', '{"examples":['],
]

describe.each(jsonFormats)('%s in JSON', (_id, format, front, nested) => {
  test.each([
    ['arrays', '['],
    ['objects', '{"a":'],
    ['its own containers', nested],
    ['quotes', '"'],
    ['escaped quotes', '\\"'],
    ['backslashes', '\\'],
    ['commas', ','],
    ['closing brackets', ']}'],
    ['control characters in a string', '"\u0000\u0001'],
  ])('reads 50,000 %s in time', async (_what, piece) => {
    const { problems } = await expectLinear(format, (times) => [front, [piece, times]], 12_500)
    expect(problems).toContainEqual(expect.objectContaining({ severity: 'error' }))
    await expectLinear(format, (times) => [[piece, times]], 12_500)
  })

  test('reads a string of 25 MB in time', async () => {
    const { kept } = await run(format, [front, '"', ['x'.repeat(kilobyte), 25 * kilobyte], '"'])
    expect(kept).toBeLessThan(65 * megabyte)
  })
})

describe.each([
  ['dart', dart, '{"protocolVersion":"0.1.1","type":"start","time":0}\n', '{"success":true,"type":"done","time":9}\n'],
  ['go', go, '{"Action":"start","Package":"shop"}\n', '{"Action":"pass","Package":"shop","Elapsed":1}\n'],
  ['mocha', mochaJsonStream, '["start",{"total":0}]\n', '["end",{"tests":0}]\n'],
  [
    'cucumber',
    cucumberMessages,
    '{"meta":{"protocolVersion":"27"}}\n',
    '{"testRunFinished":{"success":true,"timestamp":{"seconds":1,"nanos":0}}}\n',
  ],
] as const)('the events of %s', (_id, format, front, end) => {
  test('reports a line of 25 MB and reads the other events', async () => {
    for (const open of ['{"x":"', '[']) {
      const { problems, kept } = await run(format, [front, open, ['x'.repeat(kilobyte), 25 * kilobyte], '\n', end])
      expect(problems).toEqual([expect.objectContaining({ kind: 'incomplete', line: 2, message: expect.stringContaining('16 MiB') })])
      expect(kept).toBeLessThan(40 * megabyte)
    }
  })

  test.each([
    ['blank', '\n'],
    ['blank, of another system', ' \r\n'],
    ['text', 'x\n'],
    ['half an event', '{"type":\n'],
    ['an array', '[]\n'],
    ['an event of no kind', '{"type":"constructor","__proto__":{}}\n'],
  ])('read any number of lines in bounded memory: %s', async (_what, line) => {
    await expectLinear(format, (times) => [front, [line, times], end], line.length < 4 ? 125_000 : 10_000)
  })
})

describe('Go', () => {
  test.each([
    ['lines before an event', '{"Time":"'.repeat(20), '{"Action":"start","Package":"shop"}\n'],
    ['runs of one test without an end', '', '{"Action":"run","Package":"shop","Test":"TestA"}\n'],
    ['hidden ends of one test', '', '{"Action":"output","Package":"shop","Test":"TestA","Output":"a--- PASS: TestA (0.00s)\\n"}\n'],
    ['failed packages', '', (index: number) => `{"Action":"fail","Package":"shop/${index}"}\n`],
    [
      'reruns',
      '',
      (index: number) => `{"Action":"fail","Package":"shop","Test":"Test${index % 100}"}\n{"Action":"fail","Package":"shop"}\n`,
    ],
    ['builds', '', (index: number) => `{"Action":"build-fail","ImportPath":"shop/${index}"}\n# shop/${index}\n./a.go:1:1: x\n`],
    ['packages that do not compile', '', (index: number) => `FAIL\tshop/${index} [build failed]\n`],
    [
      'attributes',
      '{"Action":"run","Package":"shop","Test":"TestA"}\n',
      '{"Action":"attr","Package":"shop","Test":"TestA","Key":"k","Value":"v"}\n',
    ],
  ])('Go is read in time with any number of %s', async (_what, front, line) => {
    await expectLinear(go, (times) => [front, [line, times]], 5_000)
  })

  test('Go is read in time with any number of names with many slashes', async () => {
    const line = (index: number) => `{"Action":"fail","Package":"shop","Test":"${'a/'.repeat(500)}${index}"}\n`
    await expectLinear(go, (times) => [[line, times]], 1_000)
  })

  test.each(['--- PASS: ', '{"Time":"', ' ', 'a.go:1: ', '\t', '=== ', '(0.00s)', '\\n', '\\"'])(
    'is read in time with a line of many "%s"',
    async (piece) => {
      const event =
        '{"Action":"run","Package":"shop","Test":"TestA"}\n{"Time":"2026-11-20T09:00:00Z","Action":"output","Package":"shop","Test":"TestA","Output":"'
      const end = 's)\\n"}\n{"Action":"fail","Package":"shop","Test":"TestA","Elapsed":1}\n'
      await expectLinear(go, (times) => [event, [piece, times], end], 50_000)
      await expectLinear(go, (times) => [[piece, times], '\n'], 50_000)
    },
  )
})

describe('TAP', () => {
  test.each([
    ['test points', '', 'ok 1\n'],
    ['failures with comments', '', 'not ok 1\n# why\n'],
    ['comments', 'TAP version 13\nnot ok 1\n', '# why\n'],
    ['plans', '', '1..1\n'],
    ['version lines', '', 'TAP version 14\n'],
    ['names of subtests', '', '# Subtest: a\n'],
    ['subtests that are named late', '', (index: number) => `    ok 1\n    1..1\nok ${index + 1} - a\n`],
    ['subtests in braces without end', '', (index: number) => `${' '.repeat(index % 300)}ok 1 - a {\n`],
    ['braces', 'ok 1 {\n', '{\n}\n'],
    ['output', '1..1\n', 'x\n'],
    ['blank lines', '1..1\nnot ok 1\n  x\n', '\n'],
    ['lines of a YAML block', '1..1\nnot ok 1\n  ---\n', '  a: b\n'],
    ['lines of a text in quotes', '1..1\nnot ok 1\n  ---\n  a: "\n', 'ok 1\n'],
    ['YAML blocks', '1..1\nnot ok 1\n', '  ---\n  message: a\n  ...\n'],
    ['files of prove', '', 't/a.t .. \n'],
    ['ends of the run', '', 'Bail out! x\n'],
    ['high numbers in reverse order', '', (index: number) => `ok ${900_000 - index}\n`],
  ])('TAP is read in time with any number of %s', async (_what, front, line) => {
    await expectLinear(tap, (times) => [front, [line, times]], 15_000)
  })

  test.each(['#', ' # ', '\\', '{ ', '1..', '"', ': ', ' in 1ms', '\u001b[', ' › '])(
    'is read in time with a name of many "%s"',
    async (piece) => {
      for (const front of ['ok 1 - ', '# ', '1..0 # SKIP ', 'not ok 1\n  ---\n  message: ', '']) {
        await expectLinear(tap, (times) => ['TAP version 13\n', front, [piece, times], '\n1..1\n'], 50_000)
      }
    },
  )

  test('TAP is read in time with subtests of 2,000 levels', async () => {
    const { problems } = await expectLinear(tap, (times) => [[(index) => `${'    '.repeat(index)}# Subtest: a\n`, times]], 500)
    expect(problems).toContainEqual(expect.objectContaining({ message: expect.stringContaining('deeper than 100 levels') }))
  })
})

describe('tests that never end', () => {
  test.each([
    [
      'dart',
      dart,
      (index: number) => `{"test":{"id":${index},"name":"t${index}","suiteID":0,"groupIDs":[]},"type":"testStart","time":1}\n`,
    ],
    ['go', go, (index: number) => `{"Action":"run","Package":"shop","Test":"Test${index}"}\n`],
    ['go in many packages', go, (index: number) => `{"Action":"output","Package":"shop/${index}","Test":"TestA","Output":"panic: a\\n"}\n`],
    ['cucumber', cucumberMessages, (index: number) => `{"testCaseStarted":{"id":"${index}","testCaseId":"${index}","attempt":0}}\n`],
  ])('tests that never end are dropped by %s in bounded memory', async (_id, format, line) => {
    await expectLinear(format, (times) => [[line, times]], 30_000)
  })
})

test.each(formats.map((format) => [format.title, format] as const))(
  '%s reads a file of zeros without an exception',
  async (_title, format) => {
    await expectLinear(format, (times) => [['\0'.repeat(kilobyte), times]], 500)
    expect(recognise('x', '\0'.repeat(64 * kilobyte)).format).toBeUndefined()
  },
)

test('loses only the last character when a UTF-16 file has an odd length', async () => {
  const text = `<?xml version="1.0"?>\n${inSuite}<testcase name="größer"/>${afterwards}\n`
  for (const front of [Buffer.from([0xff, 0xfe]), Buffer.alloc(0)]) {
    const bytes = Buffer.concat([front, Buffer.from(text, 'utf16le')])
    for (const damaged of [bytes.subarray(0, -1), Buffer.concat([bytes, Buffer.from([0x0a])])]) {
      const { tests } = await readText(junit, 'junit.xml', decodeWhole(damaged))
      expect(tests.map(({ name }) => name)).toEqual(['größer', 'last'])
    }
  }
})
