// Tests that docs/cli.md lists every option, variable and exit status, and docs/configuration.md every value of fail-on.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exitStatus } from '../../src/commands/cli/options.js'
import { main } from '../../src/commands/cli/program.js'
import { defaultFailOn, failOnTexts, failOnWords } from '../../src/judge/summary/fail-on.js'
import { root } from './generated-part.js'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const page = read('docs/cli.md')
const section = (text: string, title: string) => text.split(new RegExp(`^#+ ${title}\\n`, 'm'))[1]?.split(/^#{2,3} /m)[0] ?? ''

/** Returns the names in backticks in the first cell of every row of a table. */
const names = (text: string): readonly string[] =>
  [...text.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('assets.ts'))
  .map((path) => readFileSync(join(root, 'src', path), 'utf8'))
const used = new Set(sources.flatMap((text) => [...text.matchAll(/\benv\.([A-Z][A-Z_]+)\b/g)].map(([, name = '']) => name)))

test('lists every SERVICE_ variable of the code in docs/cli.md', () => {
  const ours = [...used].filter((name) => name.startsWith('SERVICE_')).sort()
  expect(ours.length).toBeGreaterThan(8)
  expect(
    names(section(page, 'Environment variables'))
      .filter((name) => name.startsWith('SERVICE_'))
      .sort(),
  ).toEqual(ours)
})

test('lists no variable in docs/cli.md that the code does not use', () => {
  // The variables of proxies may have names in lower case, from which the code makes the others.
  const known = (name: string) => used.has(name) || sources.some((text) => new RegExp(`\\b${name}\\b|'${name.toLowerCase()}'`).test(text))
  expect(names(section(page, 'Environment variables')).filter((name) => !known(name))).toEqual([])
})

test('lists the exit statuses in docs/cli.md', () => {
  const rows = [...section(page, 'Exit statuses').matchAll(/^\| (\d) \|/gm)].map(([, status]) => Number(status))
  expect(rows).toEqual(Object.values(exitStatus))
})

test('lists the values of fail-on and their default in docs/configuration.md', () => {
  const text = section(read('docs/configuration.md'), '`fail-on`')
  const words = names(text).filter((word) => word !== 'fail-on')
  expect(words).toEqual(failOnWords)
  expect(text).toContain(`\`${failOnTexts(defaultFailOn).join(',')}\` is the default`)
})

test.each(['collect', 'report', 'submit', 'serve', 'validate', 'quarantine add', 'quarantine list', 'quarantine check', 'init'])(
  'lists the options of %s in docs/cli.md',
  async (command) => {
    let help = ''
    const stdout = {
      write: (text: string) => {
        help += text
      },
    }
    await main([...command.split(' '), '--help'], { env: {}, cwd: root, stdout, stderr: stdout })
    const flags = names(section(page, `\`${command}.*\``)).map((cell) => cell.split(/[ …]/, 1)[0] ?? '')
    expect(flags.filter((flag) => !help.includes(flag))).toEqual([])
  },
)
