// Tests that the script that node24/action.yml names exists and reports, as the runner starts it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { goodResults } from '../results/junit-results.js'
import { nodes, root } from './nodes.js'
import { runStep } from './step.js'

test.each(nodes)('reports with the script that node24/action.yml names, on %s', (node) => {
  const { runs } = parse(readFileSync(join(root, 'node24/action.yml'), 'utf8'))
  // The runner joins the paths in the same way, and passes the result to Node.
  const { status, summary, outputs } = runStep({ node, script: `${root}/node24/${runs.main}`, files: { 'TEST-a.xml': goodResults } })
  expect([status, outputs.total]).toEqual([0, '2'])
  expect(summary).toContain('1 test passed')
})
