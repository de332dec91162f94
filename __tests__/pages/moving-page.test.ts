// Tests that docs/moving.md maps every input and output of other actions to names that exist here.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { actionReference } from '../../src/base/action-reference.js'
import { createProgram } from '../../src/commands/cli/program.js'
import { failOnWords } from '../../src/judge/summary/fail-on.js'
import { actionInputs, actionOutputs } from './action-metadata.js'
import { partsOf, root } from './generated-part.js'
import { moves } from './moving-reference.js'
import otherActions from './other-actions.json'

const read = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')
const page = read('docs/moving.md')

/** Returns the rows of the table whose first column has a title, in the section of an action. */
function rowsOf(action: string, title: 'input' | 'output'): readonly { names: readonly string[]; here: string }[] {
  const section = page.split(`\n## ${action}\n`)[1]?.split(/^## /m)[0] ?? ''
  const table = section.split(`| ${title} | here |\n| --- | --- |\n`)[1]?.split('\n\n')[0] ?? ''
  return [...table.matchAll(/^\| (.+?) \| (.+) \|$/gm)].map(([, first = '', here = '']) => ({ names: codesIn(first), here }))
}

const codesIn = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

test.each(Object.entries(otherActions))('has one row for every input and output of %s', (action, { inputs, outputs }) => {
  const listed = (title: 'input' | 'output') => rowsOf(action, title).flatMap(({ names }) => names)
  expect(listed('input').toSorted()).toEqual(inputs.toSorted())
  expect(listed('output').toSorted()).toEqual(outputs.toSorted())
})

/** The words of an input, an output, an option, a key or value of the configuration, or a list of conditions. */
function ownWords(): ReadonlySet<string> {
  const schema = read('service.schema.json')
  const program = createProgram({ env: {}, cwd: root, stdout: { write: () => {} }, stderr: { write: () => {} } }, () => {})
  return new Set([
    ...[...actionInputs, ...actionOutputs].map(({ name }) => name),
    ...[...schema.matchAll(/"([^"\s]+)"/g)].map(([, word = '']) => word),
    ...failOnWords,
    ...program.commands.flatMap((command) => [command.name(), ...command.options.map(({ long }) => long ?? '')]),
    ...['successful', 'failed', 'off', 'none', 'issues', 'issue_comment', 'workflow_run', '/', '!', 'actions/download-artifact'],
  ])
}

test('names only inputs, outputs, options and keys that exist in the columns for this action', () => {
  const known = ownWords()
  const wordsOf = (code: string) => code.replaceAll('"', '').split(/[:\s]+/)
  const unknown = Object.entries(otherActions).flatMap(([action, { inputs, outputs }]) =>
    [...rowsOf(action, 'input'), ...rowsOf(action, 'output')].flatMap(({ names, here }) => {
      const theirs = [...inputs, ...outputs, ...names]
      return codesIn(here)
        .flatMap(wordsOf)
        .filter((word) => !known.has(word) && !theirs.includes(word) && !theirWords.has(word))
    }),
  )
  expect(unknown).toEqual([])
})

/** Values of the inputs of other actions that the page names in its right column. */
const theirWords = new Set([
  ...['java-junit', 'jest-junit', 'phpunit-junit', 'tester-junit', 'python-xunit', 'swift-xunit', 'dotnet-trx', 'dotnet-nunit'],
  ...['dart-json', 'flutter-json', 'golang-json', 'mocha-json', 'rspec-json', 'success', 'failure', 'test', 'failures', 'changes'],
  ...['in', 'errors', 'nothing', 'fail', 'true', 'false'],
])

test('shows each pair of workflows in examples/moving', () => {
  // One pair per action, and one per set-up that users of several actions have.
  expect(moves).toHaveLength(Object.keys(otherActions).length + 3)
  expect(partsOf(page)).toEqual(expect.arrayContaining(moves.map((name) => `move ${name}`)))
})

interface Step {
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
}

const stepsOf = (path: string): readonly Step[] =>
  Object.values<{ readonly steps: readonly Step[] }>(parse(read(path)).jobs).flatMap(({ steps }) => steps)

test.each(moves)('gives another action only inputs that it has in the workflow before the move %s', (name) => {
  const others = stepsOf(`examples/moving/${name}-before.yml`).flatMap(({ uses = '', with: inputs = {} }) => {
    const action = Object.entries(otherActions).find(([action]) => uses.startsWith(`${action}@`))
    return action === undefined ? [] : [{ given: Object.keys(inputs), known: action[1].inputs }]
  })
  expect(others).toHaveLength(1)
  for (const { given, known } of others) expect(known).toEqual(expect.arrayContaining(given))
})

test.each(moves)('uses no action of others than GitHub in the workflow after the move %s', (name) => {
  const used = stepsOf(`examples/moving/${name}-after.yml`).flatMap(({ uses = [] }) => uses)
  expect(used.filter((action) => action !== actionReference && !action.startsWith('actions/'))).toEqual([])
  expect(used).toContain(actionReference)
})

test('contains no other YAML than the compared workflows, which the linter checks', () => {
  expect([...page.matchAll(/^```(\w+)$/gm)].map(([, language]) => language)).toEqual(moves.map(() => 'diff'))
})
