// Tests that the systemd unit in examples/server starts a real command, and that the documentation shows it as it is.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bin } from '../../../package.json'
import { createProgram } from '../../../src/commands/cli/program.js'

const root = join(import.meta.dirname, '../../..')
const unit = readFileSync(join(root, 'examples/server/build-report.service'), 'utf8')
const settings = new Map(
  unit.split('\n').flatMap((line) => (/^\w+=/.test(line) ? [[line.slice(0, line.indexOf('=')), line] as const] : [])),
)

test('starts a command and options that exist in the systemd unit', () => {
  const [program = '', name, ...words] = (settings.get('ExecStart') ?? '').replace('ExecStart=', '').split(' ')
  expect(Object.keys(bin).map((one) => `/opt/build-report/node_modules/.bin/${one}`)).toContain(program)
  const terminal = { env: {}, cwd: root, stdout: { write: () => true }, stderr: { write: () => true } }
  const command = createProgram(terminal, () => {}).commands.find((one) => one.name() === name)
  const known = command?.options.map(({ long }) => long)
  expect(words.filter((word) => word.startsWith('--')).length).toBeGreaterThan(1)
  for (const word of words.filter((one) => one.startsWith('--'))) expect(known).toContain(word)
  expect(words[words.indexOf('--data') + 1]).toBe(`/var/lib/${settings.get('StateDirectory')?.replace('StateDirectory=', '')}`)
})

test('limits the memory of the systemd unit to what the documentation recommends', () => {
  const page = readFileSync(join(root, 'docs/server-operation.md'), 'utf8')
  const [, gigabytes] = /^\| recommended +\| (\d+) GB/m.exec(page) ?? []
  expect(settings.get('MemoryMax')).toBe(`MemoryMax=${gigabytes}G`)
  expect(settings.get('LimitNOFILE')).toBe('LimitNOFILE=65536')
})

test('shows the systemd unit without its comments in the documentation', () => {
  const page = readFileSync(join(root, 'docs/server-operation.md'), 'utf8')
  const shown = /```ini\n([^`]*)```/.exec(page)?.[1]
  expect(shown).toBe(unit.replace(/^#.*\n/gm, ''))
})
