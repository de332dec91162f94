import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outputFilter, printableText, safeLogJson, safeLogText } from '../../../src/host/process/safe-log-text.js'

// Finds commands like actions/runner: .NET ends a line at CR or LF, and trims Unicode white space.
const lines = (text: string) => text.split(/\r\n|[\r\n]/)
const isCommand = (line: string) => /^[\s\u0085]*::/.test(line) || line.includes('##[') || isAgentCommand(line)
// Azure Pipelines finds its prefix anywhere in a line and ignores its case; TeamCity finds its own.
const isAgentCommand = (line: string) => /##(?:vso|teamcity)\[/i.test(line)

test.each([
  '::error::x',
  '  ::add-mask::x',
  'first\n::stop-commands::x',
  'x\n\t ::group::y',
  '\n\n::debug::',
  'a ##[group]b',
  '####[x]',
  '::::',
  '##vso[task.setvariable variable=PATH]/tmp',
  'a ##VSO[task.complete result=Succeeded]',
  '####vso[task.complete]',
  "  ##teamcity[buildStatus status='SUCCESS']",
])('escapes the commands in %j without a visible change', (text) => {
  expect(lines(text).some(isCommand)).toBe(true)
  expect(lines(safeLogText(text)).some(isCommand)).toBe(false)
  expect(safeLogText(text).replaceAll('\u200b', '')).toBe(text)
})

test.each([
  'progress\r::add-matcher::m.json',
  'x\r\n::group::y',
  '\u0085::stop-commands::x',
  '\u2028::stop-commands::x',
  '\u00a0::stop-commands::x',
  '\u001b[0m::stop-commands::x',
  '\u0000::stop-commands::x',
  ':\u0000:stop-commands::x',
  '\u202e::stop-commands::x',
  '#\u0007#[group]x',
  '##\u001b[2K[group]x',
  '##v\u0000so[task.complete]',
  '##\u202evso[task.complete]',
  '##team\u0007city[x]',
])('leaves no command in %j, whichever characters are removed from it', (text) => {
  expect(lines(safeLogText(text)).some(isCommand)).toBe(false)
})

test('removes every command and control character', () => {
  const unit = fc.constantFrom(
    ':',
    ':',
    '#',
    '[',
    'vso',
    'teamcity',
    'm',
    '2',
    'K',
    ' ',
    '\n',
    '\r',
    '\u001b',
    '\u0085',
    '\u2028',
    '\u0000',
    '\u200b',
    '\u009b',
    'a',
  )
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
      const shown = safeLogText(text)
      expect(lines(shown.replace(/\r\u001b\[2K/g, '')).some(isCommand)).toBe(false)
      expect(shown.replace(/\u001b\[[\d;]*m|\r\u001b\[2K/g, '')).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/)
    }),
    { numRuns: 5000 },
  )
})

test('keeps other text unchanged', () => {
  const text = 'std::vector ## [x] # a:b\n- ::x 漢字 🎉'
  expect(safeLogText(text)).toBe(text)
})

test('keeps only colours and the removal of a progress line', () => {
  const own = '\u001b[1m\u001b[31mfailed\u001b[39m\u001b[22m\r\u001b[2K'
  expect(printableText(own)).toBe(own)
  expect(printableText('a\u001b]0;title\u0007b\u001b[2Jc\u001b[1Ad\re')).toBe('abcd\ne')
})

test('takes time in proportion to the text', () => {
  for (const piece of [' ', '\n', '\r', ':', '::', ' :', '#', '\u001b[', '\u001b[0m', '\u0085'])
    expect(safeLogText(piece.repeat(500_000))).toBeDefined()
}, 10_000)

test('keeps the value of JSON', () => {
  const value = {
    '##[group]a': ['##[error]', '###[x]', '\u2028::error::x', '\r\n::x', '\u007f\u009b31m\u200f\u202e\ufffe', '漢字 🎉 \ud800'],
  }
  const json = safeLogJson(JSON.stringify(value))
  expect(json).not.toContain('##[')
  expect(safeLogText(json)).toBe(json)
  expect(JSON.parse(json)).toEqual(value)
})

test.each([{ GITHUB_ACTIONS: 'true' }, { TF_BUILD: 'True' }, { TEAMCITY_VERSION: '2024.12' }])(
  'filters commands from the output with %j',
  (env) => {
    expect(outputFilter(env)).toBe(safeLogText)
  },
)

test('keeps texts that look like commands in the output when no CI service executes them', () => {
  expect(outputFilter({ GITLAB_CI: 'true' })('##vso[x] ::error::')).toBe('##vso[x] ::error::')
})

test.each(['##[group]', '##vso[task.complete]', '##TeamCity[x]'])('escapes %j in JSON without a change of its value', (text) => {
  const json = safeLogJson(JSON.stringify({ text }))
  expect(safeLogText(json)).toBe(json)
  expect(JSON.parse(json)).toEqual({ text })
})
