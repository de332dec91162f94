// Tests that no text in results becomes a workflow command or a control character in the log.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { failingResults, goodResults, junit } from '../../results/junit-results.js'
import { runCli } from '../cli-process.js'
import { nodes } from '../nodes.js'
import { runStep } from '../step.js'

const commandNames = ['stop-commands', 'add-matcher', 'add-mask', 'set-env', 'group'] as const

/** Ways to write a command on its own line: .NET ends lines at CR and LF, and trims Unicode white space. */
const starts = ['\n', '\r', '\r\n', '\n\u0085', '\n\u00a0 ', '\u2028', '\u0000\n\u0000', '\u001b[0m\n\u001b[0m']

const hostile = commandNames.map((name, index) => `a${starts[index % starts.length]}::${name}::x\nb`)
const hostilePaths = [
  'a\n::stop-commands::x\nTEST-b.xml',
  'a\r::add-matcher::m.json\rTEST-c.xml',
  '::add-mask::x/\u001b[2J/TEST-d.xml',
  'TEST-##[group]e.xml',
]

const files = {
  'TEST-good.xml': goodResults,
  'TEST-names.xml': junit(
    starts.flatMap((start) =>
      commandNames.map((name) => ({ name: `t${start}::${name} file=x::y`, failure: { message: `m${start}::${name}::##[group]z` } })),
    ),
    hostile.join(''),
  ),
  'service-a-events.ndjson': `${JSON.stringify({ kind: 'problem', severity: 'warning', message: hostile.join(''), path: hostile.join('') })}\n`,
  'junk\n::group::x.xml': 'x',
}
const filesOnPosix = process.platform === 'win32' ? {} : Object.fromEntries(hostilePaths.map((path) => [path, failingResults(1)]))

/** Returns the lines that a runner would execute, except for our own commands. */
const commandsIn = (output: string) =>
  output
    .split(/\r\n|[\r\n]/)
    .filter((line) => /^[\s\u0085]*::/.test(line) || line.includes('##['))
    .filter((line) => !/^::(?:error|warning|notice|debug)(?: (?:(?:title|file|line|col)=[^:,]*,?)+)?::[^\r\n]*$/.test(line))

describe.each(nodes)('results and paths that hold workflow commands, on %s', (node) => {
  const all = {
    ...(process.platform === 'win32' ? { 'TEST-good.xml': files['TEST-good.xml'], 'TEST-names.xml': files['TEST-names.xml'] } : files),
    ...filesOnPosix,
  }

  test.each([
    ['report', {}],
    ['collect', {}],
    ['validate', {}],
    ['report', { paths: '**/*' }],
  ])('prints no workflow command of results in the action: %s %j', (command, inputs) => {
    const { stdout, stderr, outputs } = runStep({ node, files: all, inputs: { command, ...inputs } })
    // The group with the files is our own, and its commands contain no text of a file.
    const isFold = (line: string) => /^::(?:group::Files read: \d+|endgroup::)$/.test(line)
    expect(commandsIn(stdout).filter((line) => !isFold(line))).toEqual([])
    expect(commandsIn(stderr)).toEqual([])
    expect(stdout).not.toMatch(/[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f-\u009f]|\r(?!\n)/)
    if (command === 'report') expect(JSON.parse(readFileSync(outputs['summary-json'] ?? '', 'utf8')).status).toBe('failed')
  })

  test.each([
    [['report', '--verbose']],
    [['collect']],
    [['validate']],
    [['report', '**/*']],
    [['report', '--json']],
    [['validate', '--json']],
  ])('prints no workflow command of results when the command runs in a step: %j', (words) => {
    const { stdout, stderr, status } = runCli(words, { node, files: all, env: { GITHUB_ACTIONS: 'true' } })
    expect(status).toBeLessThan(2)
    expect(commandsIn(stdout)).toEqual([])
    expect(commandsIn(stderr)).toEqual([])
    if (words.includes('--json')) expect(JSON.parse(stdout)).toBeDefined()
  })

  test('prints no control character when the command runs outside of a step', () => {
    const { stdout, stderr } = runCli(['report', '--verbose', '**/*'], { node, files: all })
    for (const output of [stdout, stderr]) expect(output).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/)
  })

  test.skipIf(process.platform === 'win32')('counts the other files when paths with control characters are refused', () => {
    const { stdout } = runCli(['report', '--json', '**/*.xml'], { node, files: { ...filesOnPosix, 'TEST-good.xml': goodResults } })
    const { tests, problems } = JSON.parse(stdout)
    // The name with "##[" contains no control character.
    expect(tests.total).toBe(3)
    const shown = problems.map(({ message }: { message: string }) => message).sort()
    expect(shown).toEqual([
      expect.stringContaining('"::add-mask::x/\\u001b[2J"'),
      expect.stringContaining('"a\\n::stop-commands::x\\nTEST-b.xml"'),
      expect.stringContaining('"a\\r::add-matcher::m.json\\rTEST-c.xml"'),
    ])
  })
})
