// Tests that each tool of the table has a complete page, an example project and stored results that are found and counted.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { partsOf, root } from './generated-part.js'
import { readPngHead } from './png-head.js'
import { toolReports } from './tool-reports.js'
import { scriptsOf, toolExamples, toolPages, toolsFolder } from './tool-table.js'

const read = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')
const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

const pages = toolPages.map((page) => {
  const [example] = page.examples
  if (example === undefined) throw new Error(`The page ${page.id} of examples/tools/tools.json needs an example.`)
  return { ...page, example, text: read(`docs/tools/${page.id}.md`), workflow: `examples/tools/${example.id}/workflow.yml` }
})

const maximumWorkflowLines = 15
const maximumPictureBytes = 40_000
const pictureWidth = 780

/** 17.95 and 17.96, which some tools of C++ write with all digits of a floating-point number. */
const bothPrices = /17\.9(?:5|49999)\d*\D.*17\.96|17\.96\d*\D.*17\.9(?:5|49999)/

test('has a page for each tool of the table, and no other', () => {
  const names = readdirSync(join(root, 'docs/tools')).filter((name) => name !== 'README.md')
  expect(names.sort()).toEqual(pages.map(({ id }) => `${id}.md`).sort())
})

test('has a folder for each example of the table, and no other', () => {
  const names = readdirSync(toolsFolder).filter((name) => name !== 'tools.json')
  expect(names.sort()).toEqual(toolExamples.map(({ id }) => id).sort())
})

test.each(pages)('the page $id has the form of all pages', ({ text, title }) => {
  const headings = [...text.replace(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/^#{1,2} .+$/gm)].map(([heading]) => heading)
  expect(headings).toEqual([`# ${title}`, '## Write the results', '## The workflow', '## What the report shows', '## Good to know'])
})

test.each(pages)('the page $id contains its facts, its workflow and the picture of a report', ({ id, example, workflow, text }) => {
  expect(partsOf(text)).toEqual(expect.arrayContaining([`facts of ${id}`, workflow, `report of ${example.id}`]))
})

test.each(pages)('the words of the picture in the page $id contain both prices', ({ text }) => {
  const [, words = ''] = /<img src="\.\.\/images\/tools\/[\w-]+\.png" alt="(.+)" width/.exec(text) ?? []
  expect(words).toMatch(bothPrices)
})

test.each(pages)('the workflow of the page $id runs the scripts of the page in a few lines', ({ example, workflow }) => {
  const text = read(workflow)
  expect(lines(text).length).toBeLessThanOrEqual(maximumWorkflowLines)
  const steps = text.replace(/^ *(?:- )?(?:run: )?/gm, '')
  const scripts = scriptsOf(example)
  expect(scripts.length).toBeGreaterThan(0)
  for (const line of scripts.flatMap(lines)) expect(steps.split('\n')).toContain(line)
})

test.each(pages)('the workflow of the page $id names the files that are not found by their usual names', ({ example, workflow }) => {
  const [, paths] = /^ *with: \{ paths: "(.+)" \}$/m.exec(read(workflow)) ?? []
  expect(paths).toBe(example.paths)
})

test.each(pages.flatMap(({ examples }) => examples))('the page has a script of the example $id', (example) => {
  expect(scriptsOf(example).join('')).not.toBe('')
})

test.each(toolExamples)('finds the stored results of $id by their names, and counts their tests', ({ id, results, format, counts }) => {
  const { files, tests, problems } = toolReports.get(id) ?? {}
  // The results are stored without the files of their tests.
  expect(problems?.filter((problem) => !/attachments? of .* found/.test(JSON.stringify(problem)))).toEqual([])
  expect(files?.map(({ path }) => path).sort()).toEqual([...results].sort())
  expect([...new Set(files?.map((file) => file.format))]).toEqual([format])
  expect(tests).toMatchObject(counts)
})

test.each(toolExamples)('the example $id has the failed test of all examples', ({ id }) => {
  const failures = toolReports.get(id)?.failures ?? []
  expect(failures.map(({ name }) => name.toLowerCase().replace(/[^a-z]/g, ''))).toEqual([expect.stringContaining('roundshalfacentup')])
  expect(JSON.stringify(failures)).toMatch(bothPrices)
})

const pictures = pages.flatMap(({ text }) =>
  [...text.matchAll(/<img src="\.\.\/(images\/tools\/[\w-]+\.png)"/g)].map(([, path = '']) => `docs/${path}`),
)

test.each(pictures)('the picture %s is small', (path) => {
  const bytes = readFileSync(join(root, path))
  expect(bytes.length).toBeLessThanOrEqual(maximumPictureBytes)
  expect(readPngHead(bytes)).toMatchObject({ width: pictureWidth, colors: 'palette' })
})

test('shows every picture of a tool on a page', () => {
  const folder = join(root, 'docs/images/tools')
  const stored = existsSync(folder) ? readdirSync(folder).map((name) => `docs/images/tools/${name}`) : []
  expect(stored.sort()).toEqual([...pictures].sort())
})
