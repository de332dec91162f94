// Tests that every link in the pages leads to a file and a heading that exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './generated-part.js'

const pages = ['.', 'docs', 'docs/decisions', 'docs/tools'].flatMap((folder) =>
  readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? [join(folder, name)] : [])),
)
const withoutCode = (path: string) => readFileSync(join(root, path), 'utf8').replace(/^ *```[\s\S]*?^ *```/gm, '')

/** Returns the anchors that GitHub generates from the headings of a page. */
const anchorsOf = (path: string): readonly string[] =>
  [...withoutCode(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test.each(pages)('links to existing files and headings in %s', (page) => {
  const links = [...withoutCode(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => link)
  const broken = links.filter((link) => {
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? page : relative(root, join(root, dirname(page), file))
    if (!existsSync(join(root, target))) return true
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor)
  })
  expect(broken).toEqual([])
})
