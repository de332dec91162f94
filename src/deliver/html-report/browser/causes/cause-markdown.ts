import { countOf } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { codeSpan } from '../../../../report/render/code-fence.js'
import { escapeMarkdown } from '../../../../report/render/escape.js'
import type { TestDetails } from '../../data/page-data.js'
import { causeTag } from '../earlier-results/kind-tag.js'
import { reasonMarkdown } from '../failure-text/failure-markdown.js'
import { failureParts } from '../failure-text/failure-parts.js'
import type { PageJobs } from '../jobs/page-jobs.js'
import { type TestModel, testName, testSuite } from '../test-model.js'
import type { CauseCounts } from './cause-counts.js'
import { causeReachText, frameText } from './cause-words.js'

const namedTests = 10

/** Returns a cause as Markdown: signature, reach, the first failure and its tests. */
export function copiedCause(model: TestModel, counts: CauseCounts, jobs: PageJobs, details: TestDetails): string {
  const { cause, tests } = counts
  const tag = model.history === undefined ? undefined : causeTag(counts, model)?.textContent
  const verdict = tag ? `**${escapeMarkdown(tag)}** · ` : ''
  const frame = cause.frame === undefined ? '' : ` · ${codeSpan(displayLine(frameText(cause.frame)))}`
  const named = tests.slice(0, namedTests).map((test) => {
    const suite = testSuite(model, test).map(escapeMarkdown).join(' › ')
    return `- ${escapeMarkdown(testName(model, test))}${suite === '' ? '' : ` · ${suite}`}`
  })
  const more = tests.length - named.length
  return `${[
    `${codeSpan(displayLine(cause.signature))} — ${verdict}${escapeMarkdown(causeReachText(counts, jobs))}${frame}`,
    ...reasonMarkdown(failureParts(details)),
    [...named, ...(more > 0 ? [`- and ${countOf(more, 'more test')}`] : [])].join('\n'),
  ].join('\n\n')}\n`
}
