// Tests that the scripts on the page of each tool write results that the report finds and counts, with the installed tools.
import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findChromium } from '../../chromium.js'
import { type ToolExample, toolExamples } from '../../pages/tool-table.js'
import { bareEnvironment } from '../nodes.js'
import { installTools } from './npm-tools.js'
import { copyExample, debianPath, missingCommands, reportResults, runScripts, storeResults } from './tool-run.js'

/** `TOOL_RESULTS=store` replaces the stored result files by those that the tools write now. */
const stores = process.env.TOOL_RESULTS === 'store'

async function check(example: ToolExample, folder: string, env: Readonly<Record<string, string>>): Promise<void> {
  const printed = runScripts(example, folder, env)
  const missing = example.results.filter((path) => !existsSync(join(folder, path)))
  expect(missing, `The scripts of the page did not write ${missing.join(', ')}:\n${printed}`).toEqual([])
  // bats 1.8 completes its file shortly after it has ended.
  await vi.waitFor(() => expect(reportResults(folder).problems).toEqual([]), { timeout: 30_000, interval: 500 })
  if (stores) storeResults(example, folder)
  const { tests, files } = reportResults(folder)
  expect(files).toEqual([...example.results].sort())
  expect(tests).toMatchObject(example.counts)
}

// The scripts of the pages are for bash.
describe.skipIf(process.platform === 'win32')('the examples of tools', () => {
  const fromNpm = toolExamples.filter(({ from }) => from === 'npm')
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'build-report-tools-')))
  afterAll(() => rmSync(folder, { recursive: true, force: true }), 300_000)

  let notInstalled: string | undefined
  beforeAll(() => {
    notInstalled = installTools(fromNpm, folder)
  }, 300_000)

  test.for(fromNpm)('the scripts of the page write the results of $id, which the report finds and counts', async (example, context) => {
    if (notInstalled !== undefined) context.skip(notInstalled)
    const project = copyExample(example)
    symlinkSync(join(folder, 'node_modules'), join(project, 'node_modules'))
    // Bun and Deno are programs of their packages here. Karma starts the browser that this variable names.
    const path = [join(folder, 'node_modules/.bin'), bareEnvironment.PATH].join(delimiter)
    const browser = await findChromium()
    if (example.id === 'karma' && !('path' in browser)) context.skip(browser.missing)
    await check(example, project, { PATH: path, ...('path' in browser ? { ...browser.env, CHROME_BIN: browser.path } : {}) })
  })

  test.for(toolExamples.filter(({ from }) => from === 'debian'))(
    'the scripts of the page write the results of $id from Debian, which the report finds and counts',
    { timeout: 120_000 },
    async (example, context) => {
      const missing = missingCommands(example)
      if (missing.length > 0) context.skip(`apt-get install ${example.packages?.join(' ')} provides ${missing.join(', ')}`)
      await check(example, copyExample(example), { PATH: debianPath })
    },
  )
})
