import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const docs = join(root, 'docs')
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...readdirSync(docs).map((name) => `docs/${name}`)].filter((name) =>
  name.endsWith('.md'),
)
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '')

/** Returns the name that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (text: string) => new Set([...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)))

test.each(pages)('%s links only to files and headings that exist', (page) => {
  const broken: string[] = []
  for (const [, link = ''] of withoutCode(read(page)).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)) {
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? page : join(dirname(page), file)
    if (!existsSync(join(root, target))) broken.push(link)
    else if (anchor !== undefined && target.endsWith('.md') && !anchorsOf(read(target)).has(anchor)) broken.push(link)
  }
  expect(broken).toEqual([])
})

test('the index of the documentation links to every page', () => {
  const index = read('docs/README.md')
  const missing = readdirSync(docs).filter((name) => name.endsWith('.md') && name !== 'README.md' && !index.includes(`(${name})`))
  expect(missing).toEqual([])
})

test('the README links to the index of the documentation', () => {
  expect(read('README.md')).toContain('](docs/README.md)')
})

test('the page about messages quotes messages that the code has', () => {
  const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('assets.ts')
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(isSource)
  const source = names.map((name) => read(join('src', name))).join('\n')
  const headings = [...read('docs/troubleshooting.md').matchAll(/^### `(.+)`$/gm)].map(([, heading = '']) => heading)
  expect(headings.length).toBeGreaterThan(10)
  const unknown = headings
    .flatMap((heading) => heading.split('…'))
    .map((part) => part.trim())
    .filter((part) => part.length > 4 && !source.includes(part))
  expect(unknown).toEqual([])
})
