import { describe, expect, test } from 'vitest'
import { renderComment, renderJobSummary } from '../../../src/reporters/report-content/github-report.js'
import { layoutCases } from './layout-cases.js'

const maximumComment = 60_000
const maximumSummary = 1024 * 1024

describe.each(Object.entries(layoutCases))('the report of the case %s', (name, makeCase) => {
  const { scope, frame } = makeCase()

  test('looks like this as a comment', async () => {
    await expect(renderComment(scope, undefined, frame, maximumComment)).toMatchFileSnapshot(`layouts/${name}.comment.md`)
  })

  test('looks like this as a job summary', async () => {
    const { reportUrl, guide } = frame
    await expect(renderJobSummary(scope, undefined, { reportUrl, guide }, maximumSummary)).toMatchFileSnapshot(
      `layouts/${name}.job-summary.md`,
    )
  })
})
