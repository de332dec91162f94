import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formats, wellKnownNames } from '../../src/formats/index.js'

const page = readFileSync(join(import.meta.dirname, '../../docs/formats.md'), 'utf8')

test.each([...new Set(formats.map(({ id }) => id))])('lists the well-known names of %s on the page of formats', (id) => {
  const [paragraph = ''] = new RegExp(`^Key \`${id}\`\\.[\\s\\S]*?\\n\\n`, 'm').exec(page) ?? []
  const [own = '', wide = ''] = paragraph.split('wide names')
  const listed = (text: string) => [...text.matchAll(/`(\*\*\/[^`]+)`/g)].map(([, name]) => name)
  const names = wellKnownNames(formats.filter((format) => format.id === id))
  expect(listed(own).sort()).toEqual(names.all.filter((name) => !names.wide.includes(name)).sort())
  expect(listed(wide).sort()).toEqual([...names.wide].sort())
})
