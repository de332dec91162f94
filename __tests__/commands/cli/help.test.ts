// Tests that the help lists all commands, and that an unknown option gets a useful suggestion (src/commands/cli/help-text.ts).
import { expect, test } from 'vitest'
import { actionInputs } from '../../pages/action-metadata.js'
import { makeTree } from '../../read/collect/tree.js'
import { runMain } from './run-main.js'

const help = async (...words: readonly string[]) => (await runMain(makeTree({}), [...words, '--help'])).stdout

test('lists the commands in groups, and examples at the end of the help', async () => {
  const text = await help()
  expect([...text.matchAll(/^(\w+):$/gm)].map(([, title]) => title)).toEqual(['Options', 'Start', 'Results', 'Server', 'Help', 'Examples'])
  const commands = [...text.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name)
  expect(commands.slice(0, 7)).toEqual(['init', 'report', 'doctor', 'collect', 'validate', 'submit', 'quarantine'])
  expect(text.split('Examples:\n')[1]?.trimEnd().split('\n')).toEqual([
    '  build-report init                              set up a repository',
    '  build-report report                            report what the tests wrote',
    '  build-report report results/ --html page.html  read a folder, write a page',
    '  build-report doctor                            find what is missing',
  ])
})

test.each([[['report']], [['serve']], [['quarantine', 'add']]])('names the common options of %j in one line of its help', async (words) => {
  const text = await help(...words)
  expect(text).toContain(
    '\nOptions of every command (see build-report --help):\n  --config, --cwd, --module, --fail-on, --json, --verbose, --quiet\n',
  )
  expect(text).not.toMatch(/^ +--cwd/m)
})

test.each([
  ['--paths', 'x', 'Write the paths after the command: build-report report test-results/.'],
  ['--title=x', '', 'Set "commentTitle" of report.codehost in the configuration.'],
  ['--comment', 'off', 'Set "commentMode" or "commentEnabled" of report.codehost in the configuration.'],
])('names what the command line has in place of the input %s', async (option, value, cure) => {
  const { status, stderr } = await runMain(makeTree({}), ['report', option, value])
  expect(status).toBe(2)
  expect(stderr).toBe(`error: ${option.split('=', 1)[0]} is an input of the action, not an option. ${cure}\n`)
})

test('explains every input of the action that is not an option of report', async () => {
  const options = await help('report')
  const inputs = actionInputs.map(({ name }) => name).filter((name) => !options.includes(`--${name}`))
  for (const name of inputs) {
    expect((await runMain(makeTree({}), ['report', `--${name}`, 'x'])).stderr).toMatch(
      new RegExp(`^error: --${name} is an input of the action`),
    )
  }
  expect(inputs.length).toBeGreaterThan(5)
})

test('suggests the nearest option when an unknown one is not an input of the action', async () => {
  expect((await runMain(makeTree({}), ['report', '--markdwn', 'x'])).stderr).toContain('Did you mean --markdown?')
})
