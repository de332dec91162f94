import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { makeFolder } from '../../../read/collect/tree.js'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

test('the committed assets equal a build of their sources; `npm run build` renews them', () => {
  const built = join(makeFolder(), 'assets.ts')
  execFileSync(process.execPath, [join(root, 'scripts/build-page.js'), built])
  expect(readFileSync(join(root, 'src/deliver/html-report/writer/assets.ts'), 'utf8') === readFileSync(built, 'utf8')).toBe(true)
})
