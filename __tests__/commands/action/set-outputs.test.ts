import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setOutputs } from '../../../src/commands/action/set-outputs.js'
import type { SummaryJson } from '../../../src/judge/summary/summary-json.js'
import { makeFolder, makeTree } from '../../read/collect/tree.js'

const json = { status: 'failed', tests: { total: 2 }, failures: [] } as unknown as SummaryJson

function set(env: Readonly<Record<string, string>>, setOutput?: (name: string) => void) {
  const outputs = new Map<string, unknown>()
  const core = {
    setOutput(name: string, value: unknown) {
      setOutput?.(name)
      outputs.set(name, value)
    },
  }
  const problems = setOutputs(core, json, { new: 1, known: 0 }, { recordsPath: '/w/records.ndjson' }, env, '# 1 test failed\n')
  return { outputs, messages: problems.map(({ message }) => message), problems }
}

test.each([
  ['exists', () => makeFolder()],
  ['is missing', () => join(makeFolder(), 'missing')],
])('writes the files of the outputs when the folder for temporary files %s', (_what, folder) => {
  const { outputs, problems } = set({ RUNNER_TEMP: folder() })
  expect(problems).toEqual([])
  expect(outputs.get('total')).toBe(2)
  for (const name of ['summary-json', 'failures-file']) expect(existsSync(String(outputs.get(name)))).toBe(true)
})

test('sets all other outputs when the folder for temporary files cannot be made', () => {
  const { outputs, problems } = set({ RUNNER_TEMP: join(makeTree({ taken: '' }), 'taken') })
  expect(problems).toEqual([{ severity: 'error', kind: 'delivery', message: expect.stringContaining('The folder for temporary files') }])
  expect(Object.fromEntries(outputs)).toMatchObject({
    status: 'failed',
    total: 2,
    records: '/w/records.ndjson',
    'summary-json': '',
    'failures-file': '',
  })
})

test('returns one problem when the runner accepts no output', () => {
  const { messages } = set({ RUNNER_TEMP: makeFolder() }, () => {
    throw new Error('Missing file at path: /runner/output')
  })
  expect(messages).toEqual(['The outputs of the step (GITHUB_OUTPUT) cannot be written: Missing file at path: /runner/output.'])
})
