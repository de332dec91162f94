import { expect, test } from 'vitest'
import { terminalDetail } from '../../../src/report/content/detail.js'
import { buildReport } from '../../../src/report/content/report.js'
import { createTerminalRenderer } from '../../../src/report/render/terminal.js'
import { textColumns } from '../../../src/report/render/text-columns.js'
import { exampleScope, ownTemplate } from '../content/example-run.js'

const report = buildReport(ownTemplate, { ...exampleScope(), detail: terminalDetail })
const plain = createTerminalRenderer({ color: false })
const coloured = createTerminalRenderer({ color: true })

test('renders the default report in plain lines', async () => {
  await expect(plain(report)).toMatchFileSnapshot('./default-report.txt')
})

test('changes only colors and the bar when colors are on', () => {
  const withoutBar = (text: string) =>
    text
      .split('\n')
      .filter((line) => !/^[=x.█]+$/.test(line))
      .join('\n')
  expect(withoutBar(coloured(report).replace(/\u001b\[\d+m/g, ''))).toBe(withoutBar(plain(report)))
})

test('colors expected lines of a diff red and received lines green', () => {
  const children = [{ type: 'code', language: 'diff', value: '  a\n- b\n+ c' }] as const
  expect(coloured({ type: 'root', children })).toBe('      a\n    \u001b[31m- b\u001b[39m\n    \u001b[32m+ c\u001b[39m\n')
  expect(plain({ type: 'root', children })).toBe('      a\n    - b\n    + c\n')
})

test('removes control sequences from untrusted texts', () => {
  const evil = '\u001b[2J\u001b]0;owned\u0007\u009b31mname\r\u0008\u202e'
  const shown = plain({
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: evil },
          { type: 'inlineCode', value: evil },
          { type: 'badge', status: 'failed', value: evil },
        ],
      },
      { type: 'code', value: evil },
      {
        type: 'section',
        title: [{ type: 'text', value: evil }],
        fold: 'fixed',
        children: [{ type: 'markdown', parts: [{ kind: 'markdown', text: evil }] }],
      },
    ],
  })
  expect(shown).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
})

test('aligns columns for names in any script', () => {
  const row = (name: string) => [[{ type: 'text', value: name }], [{ type: 'text', value: '|' }]] as const
  const table = plain({
    type: 'root',
    children: [{ type: 'table', align: ['left', 'left'], head: row('Name'), rows: [row('漢字'), row('e\u0301té'), row('🎉')] }],
  })
  const columns = table
    .trim()
    .split('\n')
    .map((line) => textColumns(line.slice(0, line.indexOf('|'))))
  expect(new Set(columns).size).toBe(1)
})
