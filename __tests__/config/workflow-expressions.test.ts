import { expect, test } from 'vitest'
import { loadConfig } from '../../src/config/load.js'
import { folderWith } from './config-folder.js'

const cure =
  /belongs in a workflow, and leaves a "\$" before the value here\. Set a variable in the "env" of the step, and write "{{ env\.NAME }}"\.$/

const load = async (text: string) => loadConfig({ cwd: await folderWith({ '.service.json': text }) })

test('warns with the line when a value contains an expression of a workflow', async () => {
  const url = `$\{{ env.SLACK }}`
  const { warnings } = await load(
    `{\n  "report": {\n    "slack": { "enabled": true, "url": "${url}" },\n    "codehost": { "enabled": true, "commentTitle": "Tests of ${url}" }\n  }\n}`,
  )
  expect(warnings.map(({ severity, line, column, message }) => [severity, line, column, message])).toEqual([
    ['warning', 3, 41, expect.stringMatching(cure)],
    ['warning', 4, 62, expect.stringMatching(cure)],
  ])
})

test('shows the cure beside the error about an unknown variable', async () => {
  const failed = load(`{ "collect": { "metadata": { "os": "$\{{ matrix.os }}" } } }`)
  await expect(failed).rejects.toMatchObject({
    problems: [
      { severity: 'warning', line: 1, message: expect.stringMatching(/^collect\.metadata\.os: "\$\{\{ … \}\}" belongs in a workflow/) },
      { severity: 'error', message: expect.stringContaining('unknown variable "matrix"') },
    ],
  })
})

test('does not warn of an expression without a dollar sign', async () => {
  expect((await load('{ "collect": { "metadata": { "price": "$5", "os": "{{ env.OS }}" } } }')).warnings).toEqual([])
})
