// Tests that the generated parts of the pages match the code and examples, and that every example workflow is shown.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatIds } from '../../src/read/formats/index.js'
import { withActionReference } from './action-reference.js'
import { partsOf, root, withGeneratedParts } from './generated-part.js'

const read = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')
const paths = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/decisions', 'docs/tools'].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : [])),
  ),
]
const pages = paths.map((path) => ({ path, text: read(path) }))

test.each(pages)('generates the marked parts of $path from the code and the examples', async (page) => {
  // `npm run docs` writes them.
  await expect(withActionReference(withGeneratedParts(page.text))).toMatchFileSnapshot(join(root, page.path))
})

test('lists the file names of every format in docs/formats.md', () => {
  expect(partsOf(read('docs/formats.md'))).toEqual(expect.arrayContaining(formatIds.map((key) => `names of ${key}`)))
})

test.each(pages)('contains no copied workflow in $path', ({ text }) => {
  const own = text.replace(/<!-- include: .+? -->[\s\S]*?<!-- \/include -->/g, '')
  const blocks = [...own.matchAll(/^```ya?ml\n([\s\S]*?)^```/gm)].map(([, block = '']) => block)
  expect(blocks.filter((block) => /^jobs:/m.test(block))).toEqual([])
})

const workflows = readdirSync(join(root, 'examples/workflows')).map((name) => ({ name, text: read(`examples/workflows/${name}`) }))
const nameOf = (text: string) => /^name: (.+)$/m.exec(text)?.[1]

test.each(workflows)('has a name in the example $name', ({ text }) => {
  expect(nameOf(text)).toBeDefined()
})

test.each(workflows.filter(({ text }) => text.includes('workflow_run:')))(
  'the example $name waits for a workflow by its name',
  ({ text }) => {
    const awaited = /^ {4}workflows: \[(.+)\]$/m.exec(text)?.[1]
    expect(workflows.map((workflow) => nameOf(workflow.text))).toContain(awaited)
  },
)

test('shows every example workflow on a page', () => {
  const shown = pages.flatMap(({ text }) =>
    partsOf(text).concat([...text.matchAll(/examples\/workflows\/[\w-]+\.yml/g)].map(([path]) => path)),
  )
  expect(workflows.map(({ name }) => `examples/workflows/${name}`).filter((path) => !shown.includes(path))).toEqual([])
})
