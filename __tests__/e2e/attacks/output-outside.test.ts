// Tests that a downloaded configuration cannot write outside of its folder, and that outputs never replace results.
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTree } from '../../read/collect/tree.js'
import { goodResults } from '../../results/junit-results.js'
import { runCli } from '../cli-process.js'
import { nodes } from '../nodes.js'

const [node = process.execPath] = nodes
const startingFile = '# mine\n'
const page = (outputFile: string) => JSON.stringify({ report: { html: { enabled: true, outputFile } } })

/** Creates a home folder with a downloaded project, whose configuration names the HTML report. */
function download(outputFile: string): { readonly home: string; readonly cwd: string } {
  const home = makeTree({ '.profile': startingFile, 'project/TEST-a.xml': goodResults, 'project/.service.json': page(outputFile) })
  return { home, cwd: join(home, 'project') }
}

test.each(['../.profile', "{{ '../.profile' }}", 'linked/.profile'])('a downloaded configuration cannot write to %s', (outputFile) => {
  const { home, cwd } = download(outputFile)
  symlinkSync(home, join(cwd, 'linked'), 'junction')
  const { status, stdout, stderr } = runCli(['report'], { node, cwd })
  expect(readFileSync(join(home, '.profile'), 'utf8')).toBe(startingFile)
  expect(stdout + stderr).toMatch(/outside of the working directory|out of the working directory/)
  if (!outputFile.includes('{{')) expect(status).toBe(2)
})

test('writes outside of the folder when the user allows it or on a CI service', () => {
  for (const { words, env } of [{ words: ['--allow-output-outside'] }, { words: [], env: { CI: 'true' } }]) {
    const { home, cwd } = download('../reports/all.html')
    mkdirSync(join(home, 'reports'))
    expect(runCli(['report', ...words], { node, cwd, ...(env && { env }) })).toMatchObject({ status: 0 })
    expect(existsSync(join(home, 'reports/all.html'))).toBe(true)
  }
})

test('does not overwrite results with the records or the report', () => {
  const cwd = makeTree({ 'ok.xml': goodResults })
  const refused = [runCli(['collect', '--output', 'ok.xml', 'ok.xml'], { node, cwd })]
  writeFileSync(join(cwd, '.service.json'), page('ok.xml'))
  refused.push(runCli(['report', 'ok.xml'], { node, cwd }))
  for (const { status, stderr } of refused) {
    expect(stderr).toContain('would overwrite "ok.xml", which the run reads. Name another file.')
    expect(status).toBe(2)
  }
  expect(readFileSync(join(cwd, 'ok.xml'), 'utf8')).toBe(goodResults)
})
