import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { UserError } from '../../src/errors.js'
import { createEvaluator } from '../../src/expressions/evaluator.js'
import { outputPath } from '../../src/run/output-path.js'
import { variablesOf } from '../../src/run/variables.js'

const cwd = resolve('/work-tree/app')
const pathOf = (template: string, env: Readonly<Record<string, string>> = {}) => {
  const variables = variablesOf({ build: {}, source: {} }, env, {})
  return outputPath(template, 'report.html.outputFile', { cwd, evaluator: createEvaluator(variables), env })
}

describe('a path that is written', () => {
  test.each([
    ['report.html', join(cwd, 'report.html')],
    ['../reports/all.html', resolve('/work-tree/reports/all.html')],
    ['/var/www/report.html', resolve('/var/www/report.html')],
  ])('%s leads where it says', (template, path) => expect(pathOf(template)).toBe(path))
})

describe('the value of an expression', () => {
  test.each([
    ['out/{{ env.BRANCH }}.html', { BRANCH: 'feature/a' }, join(cwd, 'out/feature/a.html')],
    ['../reports/{{ env.BRANCH }}.html', { BRANCH: 'main' }, resolve('/work-tree/reports/main.html')],
    ['{{ env.RUNNER_TEMP }}/report.html', { RUNNER_TEMP: '/runner/temp' }, resolve('/runner/temp/report.html')],
  ])('may name a folder below: %s', (template, env, path) => expect(pathOf(template, env as Record<string, string>)).toBe(path))

  test.each([
    ['{{ env.BRANCH }}.html', { BRANCH: '../../../etc/x' }],
    ['{{ env.BRANCH }}/report.html', { BRANCH: '' }],
    ['out/{{ env.BRANCH }}/report.html', { BRANCH: '../../..' }],
    ['/var/www/{{ env.BRANCH }}.html', { BRANCH: '../../etc/x' }],
  ])('never leads out: %s', (template, env) => {
    expect(() => pathOf(template, env as Record<string, string>)).toThrow(UserError)
    expect(() => pathOf(template, env as Record<string, string>)).toThrow(
      /report\.html\.outputFile is ".*out of the working directory\. Write/,
    )
  })

  test.each([['{{ env.NOTHING }}'], ['out/'], ['.']])('that names no file is refused: %s', (template) => {
    expect(() => pathOf(template)).toThrow(/Name a file/)
  })
})
