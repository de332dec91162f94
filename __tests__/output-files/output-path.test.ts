import { mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { UserError } from '../../src/errors.js'
import { createEvaluator } from '../../src/expressions/evaluator.js'
import { outputPath } from '../../src/output-files/output-path.js'
import { runVariables } from '../../src/run/run-variables.js'
import { makeFolder } from '../collect/tree.js'

const root = resolve('/work-tree')
const cwd = join(root, 'app')

interface Options {
  readonly env?: Readonly<Record<string, string>>
  readonly allowOutside?: boolean
  readonly folder?: string
}

const ci = { CI: 'true' }
const pathOf = (template: string, { env = {}, allowOutside, folder = cwd }: Options = {}) => {
  const variables = runVariables({ build: {}, source: {} }, env, {})
  const evaluator = createEvaluator(variables)
  return outputPath(template, 'report.html.outputFile', { cwd: folder, evaluator, env, allowOutside })
}

/** A working folder with a link that leads out of it. */
function linkedOut(): string {
  const folder = join(makeFolder(), 'app')
  mkdirSync(folder)
  symlinkSync(makeFolder(), join(folder, 'out'), 'junction')
  return folder
}

const outside = ['../reports/all.html', '/var/www/report.html', resolve(root, 'application/report.html')]

describe('a path that is written', () => {
  test('leads into the working folder, everywhere', () => {
    expect(pathOf('report.html')).toBe(join(cwd, 'report.html'))
    expect(pathOf('..report/a.html')).toBe(join(cwd, '..report/a.html'))
  })

  test.each(outside)('leads out of the working folder on a build service: %s', (template) => {
    expect(pathOf(template, { env: ci })).toBe(resolve(cwd, template))
  })

  test.each(outside)('leads out of the working folder elsewhere only if the user allows it: %s', (template) => {
    expect(() => pathOf(template)).toThrow(UserError)
    expect(() => pathOf(template)).toThrow(/is outside of the working folder .*--allow-output-outside\.$/)
    expect(() => pathOf(template, { env: { CI: 'false' } })).toThrow(UserError)
    expect(pathOf(template, { allowOutside: true })).toBe(resolve(cwd, template))
  })

  test('is refused if a link in the working folder leads out of it', () => {
    const folder = linkedOut()
    expect(() => pathOf('out/report.html', { folder })).toThrow(/is outside of the working folder/)
    expect(pathOf('out/report.html', { folder, env: ci })).toBe(join(folder, 'out/report.html'))
  })
})

describe('the value of an expression', () => {
  test.each([
    ['out/{{ env.BRANCH }}.html', { BRANCH: 'feature/a' }, join(cwd, 'out/feature/a.html')],
    ['../reports/{{ env.BRANCH }}.html', { BRANCH: 'main' }, join(root, 'reports/main.html')],
    ['{{ env.RUNNER_TEMP }}/report.html', { RUNNER_TEMP: '/runner/temp' }, resolve('/runner/temp/report.html')],
  ])('may name a folder below: %s', (template, env, path) => {
    expect(pathOf(template, { env: { ...ci, ...(env as Record<string, string>) } })).toBe(path)
  })

  test.each([
    ['{{ env.BRANCH }}.html', { BRANCH: '../../../etc/x' }],
    ['{{ env.BRANCH }}/report.html', { BRANCH: '' }],
    ['out/{{ env.BRANCH }}/report.html', { BRANCH: '../../..' }],
    ['/var/www/{{ env.BRANCH }}.html', { BRANCH: '../../etc/x' }],
  ])('never leads out, whatever the user allows: %s', (template, env) => {
    for (const allowOutside of [true, false]) {
      const path = () => pathOf(template, { env: env as Record<string, string>, allowOutside })
      expect(path).toThrow(UserError)
      expect(path).toThrow(/report\.html\.outputFile is ".*out of the working directory\. Write/)
    }
  })

  test('cannot use a link of the working folder to lead out', () => {
    const options = { folder: linkedOut(), env: { ...ci, BRANCH: 'out/x', RUNNER_TEMP: makeFolder() } }
    expect(() => pathOf('{{ env.BRANCH }}.html', options)).toThrow(/out of the working directory/)
  })

  test('counts as written outside if its folder is: the user has to allow it outside of build services', () => {
    expect(() => pathOf('../reports/{{ env.BRANCH }}.html', { env: { BRANCH: 'main' } })).toThrow(/is outside of the working folder/)
    expect(() => pathOf('{{ env.TEMP_FOLDER }}/a.html', { env: { TEMP_FOLDER: makeFolder() } })).toThrow(/is outside of the working folder/)
  })

  test.each([['{{ env.NOTHING }}'], ['out/'], ['.']])('that names no file is refused: %s', (template) => {
    expect(() => pathOf(template)).toThrow(/Name a file/)
  })
})
