// Tests that the links and commands in README.md work, and that its report is what the command prints.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { main } from '../src/commands/cli/program.js'

const root = join(import.meta.dirname, '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8').replaceAll('\r\n', '\n')

test('every page that the README links to exists', () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => link ?? '')
  expect(links.length).toBeGreaterThan(5)
  for (const link of links) expect(() => readFileSync(join(root, link)), link).not.toThrow(/ENOENT/)
})

test('the report command of the README prints no warning in a clone, and ends with the lines that the README shows', async () => {
  const [, command = '', shown = ''] =
    /^node dist\/cli\/index\.js (report [^`]+)\n```\n\nThe last.+\n\n```\n([^`]+\n)```$/m.exec(readme) ?? []
  let printed = ''
  let logged = ''
  const stdout = {
    write: (text: string) => {
      printed += text
    },
  }
  const stderr = {
    write: (text: string) => {
      logged += text
    },
  }
  const status = await main(command.replaceAll(/\\\n */g, '').split(' '), { env: { PATH: process.env.PATH }, cwd: root, stdout, stderr })
  expect(logged).toBe('')
  expect(status).toBe(1)
  expect(shown).not.toBe('')
  expect(printed.endsWith(`\n\n${shown}`)).toBe(true)
})

test('the README names the command that runs the tests, and the npm script of it exists', () => {
  expect(readme).toMatch(/`npm cit` installs everything and runs the tests/)
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  expect(scripts.test).toMatch(/^vitest run /)
})
