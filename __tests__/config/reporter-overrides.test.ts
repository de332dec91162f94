import { expect, test } from 'vitest'
import { defaultConfig, isRequestedCodehost } from '../../src/config/config.js'
import { configOfFile } from '../../src/config/file-config.js'
import { withReporterOverrides } from '../../src/config/reporter-overrides.js'
import { createEvaluator } from '../../src/report/expressions/evaluator.js'
import { variablesOfARun } from '../report/expressions/variables-of-a-run.js'

const { text } = createEvaluator(variablesOfARun)

test('returns the same configuration when nothing is overridden', () => {
  const config = defaultConfig()
  expect(withReporterOverrides(config, {})).toBe(config)
})

test('sets mode and title of the default comment, which then counts as requested', () => {
  const { report } = withReporterOverrides(defaultConfig(), { comment: 'failures', title: 'Nightly' })
  expect(report.reporters).toEqual([
    { type: 'codehost', slot: 'codehost', commentEnabled: true, commentUpdates: true, commentMode: 'failures', commentTitle: 'Nightly' },
  ])
  expect(report.reporters.every(isRequestedCodehost)).toBe(true)
})

test('ends the comment but keeps the job summary when the comment is off', () => {
  const { report } = withReporterOverrides(defaultConfig(), { comment: 'off' })
  expect(report.reporters).toMatchObject([{ type: 'codehost', commentEnabled: false, commentMode: 'always' }])
})

test('sets when the job summary is written, and requests no comment', () => {
  const { reporters } = withReporterOverrides(defaultConfig(), { summary: 'failures' }).report
  expect(reporters).toMatchObject([{ type: 'codehost', commentEnabled: true, summaryMode: 'failures' }])
  expect(reporters.some(isRequestedCodehost)).toBe(false)
})

test('writes only the job summary when the configuration switches the code host off', () => {
  const file = configOfFile({ report: { codehost: { enabled: false } } }, '.service.json')
  expect(withReporterOverrides(file, { summary: 'always' }).report.reporters).toMatchObject([
    { type: 'codehost', commentEnabled: false, summaryMode: 'always' },
  ])
  expect(withReporterOverrides(file, { summary: 'off' }).report.reporters).toEqual([])
})

test('takes precedence over the configuration file and keeps its other settings', () => {
  const file = configOfFile(
    {
      report: {
        codehost: { enabled: true, commentEnabled: false, commentTitle: 'From the file', commentUpdates: false },
        html: { enabled: true, outputFile: 'old.html', condition: 'failed' },
      },
    },
    '.service.json',
  )
  const { report } = withReporterOverrides(file, { comment: 'changes', html: 'new.html' })
  expect(report.reporters).toMatchObject([
    { type: 'codehost', commentEnabled: true, commentMode: 'changes', commentTitle: 'From the file', commentUpdates: false },
    { type: 'html', outputFile: 'new.html', condition: 'failed' },
  ])
})

test('adds the HTML report when the configuration has none', () => {
  const { report } = withReporterOverrides(defaultConfig(), { html: 'report.html' })
  expect(report.reporters).toMatchObject([
    { type: 'codehost', isDefault: true },
    { type: 'html', slot: 'html', outputFile: 'report.html' },
  ])
})

test('adds the code host when the file disables it and an input asks for a comment', () => {
  const file = configOfFile({ report: { codehost: { enabled: false } } }, '.service.json')
  expect(withReporterOverrides(file, { comment: 'always' }).report.reporters).toMatchObject([{ type: 'codehost', commentEnabled: true }])
})

test.each(['{{ env.HOME_URL }}', "it's {{ 'x' }} and {{", 'plain'])('shows the title %j as it is, without evaluating it', (title) => {
  const { report } = withReporterOverrides(defaultConfig(), { title })
  const [codehost] = report.reporters
  expect(codehost?.type === 'codehost' && text(codehost.commentTitle ?? '')).toBe(title)
})
