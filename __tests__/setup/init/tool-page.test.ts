import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { detectTools } from '../../../src/setup/init/detectors.js'
import { openRepositoryView } from '../../../src/setup/init/repository-view.js'
import { toolPage } from '../../../src/setup/init/tool-page.js'
import { makeTree } from '../../read/collect/tree.js'
import { sampleRepositories } from './sample-repositories.js'

const pages = join(import.meta.dirname, '../../../docs')

test.skipIf(!existsSync(join(pages, 'tools'))).each(Object.entries(sampleRepositories))(
  'names only pages that exist when init finds the tools of the sample %s',
  (_, { files }) => {
    const tools = detectTools(openRepositoryView(makeTree(files), {})).flatMap(({ tool }) => tool ?? [])
    expect(tools.filter((tool) => !existsSync(join(pages, 'tools', `${tool}.md`)))).toEqual([])
  },
)

test('links to the formats when a tool has no page', () => {
  expect(toolPage(undefined)).toMatch(/\/docs\/formats\.md$/)
  expect(toolPage('vitest')).toMatch(/\/docs\/tools\/vitest\.md$/)
})
