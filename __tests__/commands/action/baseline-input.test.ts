// Tests that the input baseline takes one pattern per line (src/commands/action/inputs.ts).
import { expect, test } from 'vitest'
import { readInputs } from '../../../src/commands/action/inputs.js'

test('reads one pattern per line from the input baseline', () => {
  const given: Readonly<Record<string, readonly string[]>> = { baseline: ['main/**/*.ndjson', 'release/*.ndjson.gz'] }
  const reader = { getInput: () => '', getMultilineInput: (name: string) => [...(given[name] ?? [])] }
  expect(readInputs(reader, '/work').request).toMatchObject({ records: [], baseline: ['main/**/*.ndjson', 'release/*.ndjson.gz'] })
})
