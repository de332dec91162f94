import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const action = readFileSync(join(root, 'action.yml'), 'utf8')

/** Reads a map of `action.yml`, which is plain enough for it: names at two spaces, their fields at four. */
function entriesOf(section: 'inputs' | 'outputs'): { name: string; description: string; default: string }[] {
  const body = new RegExp(`^${section}:\\n((?: .*\\n)+)`, 'm').exec(action)?.[1] ?? ''
  return body
    .split(/^ {2}(?=\S)/m)
    .slice(1)
    .map((entry) => ({
      name: /^(.+):/.exec(entry)?.[1] ?? '',
      description: /^ {4}description: (.*)$/m.exec(entry)?.[1] ?? '',
      default: /^ {4}default: (.*)$/m.exec(entry)?.[1] ?? '',
    }))
}

const tableIn = (section: 'inputs' | 'outputs') => new RegExp(`<!-- ${section} -->\\n([^]*?)<!-- /${section} -->`).exec(readme)?.[1]

test('the README lists the inputs of the action', () => {
  const rows = entriesOf('inputs').map(
    ({ name, description, default: value }) => `| \`${name}\` |${value && ` \`${value}\``} | ${description} |`,
  )
  expect(rows.length).toBeGreaterThan(5)
  expect(tableIn('inputs')).toBe(`| input | default | |\n| --- | --- | --- |\n${rows.join('\n')}\n`)
})

test('the README lists the outputs of the action', () => {
  const rows = entriesOf('outputs').map(({ name, description }) => `| \`${name}\` | ${description} |`)
  expect(rows.length).toBeGreaterThan(5)
  expect(tableIn('outputs')).toBe(`| output | |\n| --- | --- |\n${rows.join('\n')}\n`)
})

test('every page that the README links to is there', () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => link ?? '')
  expect(links.length).toBeGreaterThan(5)
  for (const link of links) expect(() => readFileSync(join(root, link)), link).not.toThrow(/ENOENT/)
})
