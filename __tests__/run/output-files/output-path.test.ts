import { mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { UserError } from '../../../src/base/errors.js'
import { createEvaluator } from '../../../src/report/expressions/evaluator.js'
import { runVariables } from '../../../src/run/collect/run-variables.js'
import { outputPath } from '../../../src/run/output-files/output-path.js'
import { makeFolder } from '../../read/collect/tree.js'

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

/** Creates a working directory with a link that leads out of it. */
function linkedOut(): string {
  const folder = join(makeFolder(), 'app')
  mkdirSync(folder)
  symlinkSync(makeFolder(), join(folder, 'out'), 'junction')
  return folder
}

const outside = ['../reports/all.html', '/var/www/report.html', resolve(root, 'application/report.html')]

describe('literal path', () => {
  test('allows a path in the working directory everywhere', () => {
    expect(pathOf('report.html')).toBe(join(cwd, 'report.html'))
    expect(pathOf('..report/a.html')).toBe(join(cwd, '..report/a.html'))
  })

  test.each(outside)('allows a path outside of the working directory on a CI service: %s', (template) => {
    expect(pathOf(template, { env: ci })).toBe(resolve(cwd, template))
  })

  test.each(outside)('allows a path outside of the working directory elsewhere only if the user allows it: %s', (template) => {
    expect(() => pathOf(template)).toThrow(UserError)
    expect(() => pathOf(template)).toThrow(/is outside of the working directory .*--allow-output-outside\.$/)
    expect(() => pathOf(template, { env: { CI: 'false' } })).toThrow(UserError)
    expect(pathOf(template, { allowOutside: true })).toBe(resolve(cwd, template))
  })

  test('refuses a path through a link that leads out of the working directory', () => {
    const folder = linkedOut()
    expect(() => pathOf('out/report.html', { folder })).toThrow(/is outside of the working directory/)
    expect(pathOf('out/report.html', { folder, env: ci })).toBe(join(folder, 'out/report.html'))
  })
})

describe('the value of an expression', () => {
  test.each([
    ['out/{{ env.BRANCH }}.html', { BRANCH: 'feature/a' }, join(cwd, 'out/feature/a.html')],
    ['../reports/{{ env.BRANCH }}.html', { BRANCH: 'main' }, join(root, 'reports/main.html')],
    ['{{ env.RUNNER_TEMP }}/report.html', { RUNNER_TEMP: '/runner/temp' }, resolve('/runner/temp/report.html')],
  ])('allows a value that names a subfolder: %s', (template, env, path) => {
    expect(pathOf(template, { env: { ...ci, ...(env as Record<string, string>) } })).toBe(path)
  })

  test.each([
    ['{{ env.BRANCH }}.html', { BRANCH: '../../../etc/x' }],
    ['{{ env.BRANCH }}/report.html', { BRANCH: '' }],
    ['out/{{ env.BRANCH }}/report.html', { BRANCH: '../../..' }],
    ['/var/www/{{ env.BRANCH }}.html', { BRANCH: '../../etc/x' }],
  ])('refuses a value that leads out, whatever the user allows: %s', (template, env) => {
    for (const allowOutside of [true, false]) {
      const path = () => pathOf(template, { env: env as Record<string, string>, allowOutside })
      expect(path).toThrow(UserError)
      expect(path).toThrow(/report\.html\.outputFile is ".*out of the working directory\. Write/)
    }
  })

  test('refuses a value that leads out through a link of the working directory', () => {
    const options = { folder: linkedOut(), env: { ...ci, BRANCH: 'out/x', RUNNER_TEMP: makeFolder() } }
    expect(() => pathOf('{{ env.BRANCH }}.html', options)).toThrow(/out of the working directory/)
  })

  test('requires permission for a value in a literal folder outside of the working directory', () => {
    expect(() => pathOf('../reports/{{ env.BRANCH }}.html', { env: { BRANCH: 'main' } })).toThrow(/is outside of the working directory/)
    expect(() => pathOf('{{ env.TEMP_FOLDER }}/a.html', { env: { TEMP_FOLDER: makeFolder() } })).toThrow(
      /is outside of the working directory/,
    )
  })

  test.each([['{{ env.NOTHING }}'], ['out/'], ['.']])('refuses a value that is not a file name: %s', (template) => {
    expect(() => pathOf(template)).toThrow(/Name a file/)
  })
})
