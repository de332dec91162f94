import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toolIds, toolPage } from '../../../src/setup/init/tool-page.js'

const pages = join(import.meta.dirname, '../../../docs')

test.skipIf(!existsSync(join(pages, 'tools')))('names only pages that exist', () => {
  expect(toolIds.filter((tool) => !existsSync(join(pages, 'tools', `${tool}.md`)))).toEqual([])
})

test('links to the formats when a tool has no page', () => {
  expect(toolPage(undefined)).toMatch(/\/docs\/formats\.md$/)
  expect(toolPage('vitest')).toMatch(/\/docs\/tools\/vitest\.md$/)
})
