// Tests that --attachments chooses the tests whose files are stored beside the records: the failed tests by default.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failedTest, makeFolder, marker } from '../../read/evidence/evidence-run.js'
import { runMain } from './run-main.js'

const makeRun = () =>
  makeFolder({ 'S/junit.xml': failedTest([`${marker('/build/S/shot.png')} ${marker('../../etc/passwd')}`]), 'S/shot.png': '' })

test('collect stores the files of failed tests beside the records, and warns of those outside in the log', async () => {
  const cwd = makeRun()
  const { status, stderr } = await runMain(cwd, ['collect', 'S/junit.xml'])
  expect(status).toBe(1)
  expect(stderr).toContain(
    '1 attachment of S/junit.xml is outside of the working directory and was not read, for example "../../etc/passwd".',
  )
  const [test] = readFileSync(join(cwd, 'build-report.ndjson'), 'utf8').split('\n')
  expect(JSON.parse(test ?? '').attachments).toMatchObject([
    { name: 'shot.png', type: 'image/png', size: 70, path: 'S/shot.png' },
    { name: 'passwd', path: '../../etc/passwd', reason: 'outside' },
  ])
  expect(existsSync(join(cwd, 'build-report-attachments'))).toBe(true)
})

test('--attachments none stores nothing and takes precedence over the configuration', async () => {
  const cwd = makeRun()
  const words = ['collect', 'S/junit.xml', '--attachments', 'none']
  const { status, stderr } = await runMain(cwd, words)
  expect(status).toBe(1)
  expect(stderr).not.toContain('attachment of')
  expect(existsSync(join(cwd, 'build-report-attachments'))).toBe(false)
})

test('refuses another word after --attachments', async () => {
  const { status, stderr } = await runMain(makeRun(), ['report', 'S/junit.xml', '--attachments', 'some'])
  expect(status).toBe(2)
  expect(stderr).toContain('Invalid --attachments "some"')
})
