// Tests that a run refuses paths of results together with records files (src/run/run.ts).
import { expect, test } from 'vitest'
import { run } from '../../../src/run/run.js'
import { makeTree } from '../../read/collect/tree.js'

const record = (name: string) => `${JSON.stringify({ kind: 'test', name, suite: [], status: 'successful' })}\n`

test('refuses paths beside records files, which the shell writes for a glob without quotes', async () => {
  const cwd = makeTree({ 'jobs/a.ndjson': record('a'), 'jobs/b.ndjson': record('b') })
  const perform = (paths: readonly string[]) =>
    run({ cwd, paths, records: ['jobs/a.ndjson'] }, { env: {}, onWarning: () => {} }).then(
      ({ judged: { scope } }) => scope.summary.counts.total,
    )
  await expect(perform(['jobs/b.ndjson'])).rejects.toThrow('The path "jobs/b.ndjson" cannot be reported together with records files.')
  expect(await perform([])).toBe(1)
})
