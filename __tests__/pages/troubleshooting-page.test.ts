// Tests that docs/troubleshooting.md quotes only messages that the code contains.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './generated-part.js'

const sources = join(root, 'src')
const page = readFileSync(join(root, 'docs/troubleshooting.md'), 'utf8')

test('quotes only messages of the code in docs/troubleshooting.md', () => {
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  const ownCode = names.filter((name) => name.endsWith('.ts') && !name.endsWith('assets.ts'))
  const code = ownCode.map((name) => readFileSync(join(sources, name), 'utf8')).join('\n')
  const messages = [...page.matchAll(/^### `(.+)`$/gm)].map(([, message = '']) => message)
  expect(messages.length).toBeGreaterThan(10)
  const parts = messages.flatMap((message) => message.split('…')).map((part) => part.trim())
  expect(parts.filter((part) => part.length > 4 && !code.includes(part))).toEqual([])
})
