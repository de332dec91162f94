import { formatDuration } from '../../../base/text/durations.js'
import type { ListedTest } from '../../../judge/summary/listed-test.js'
import type { Cell } from '../../tree/node.js'
import { badge, text } from '../../tree/node-builders.js'
import { defineComponent } from '../component.js'
import { suiteTitle } from '../failed-test/suite-path.js'
import { jobGroups } from '../jobs/job-groups.js'
import { reportLimits } from '../limits.js'
import { shownName } from '../test-name.js'

/** In ms. A faster test is not worth a look. */
const minimumDuration = 1_000

/** Shows the tests that took longest, if they took at least one second. */
export const slowestTests = defineComponent({
  description: 'Shows the tests that took longest, and at least one second.',
  properties: () => ({}),
  build(_properties, { summary, detail }) {
    const slow = summary.slowest.filter(({ duration = 0 }) => duration >= minimumDuration)
    if (slow.length === 0 || !detail.extras) return []
    const { noun, groups } = jobGroups(summary)
    const hasJobs = groups.length > 1
    const jobOf = (test: ListedTest): readonly Cell[] => (hasJobs ? [[text(test[noun] ?? '–')]] : [])
    return [
      {
        type: 'table',
        align: ['left', 'left', ...(hasJobs ? (['left'] as const) : []), 'right'],
        head: [[text('Slowest')], [text('Suite')], ...(hasJobs ? [[text(noun === 'job' ? 'Job' : 'Module')]] : []), [text('Duration')]],
        rows: slow
          .slice(0, reportLimits.slowest)
          .map((test) => [
            [badge(test.quarantined === true ? 'quarantined' : test.status, shownName(test.name))],
            [text(suiteTitle(test.suite))],
            ...jobOf(test),
            [text(formatDuration(test.duration ?? 0))],
          ]),
      },
    ]
  },
})
