import type { Template } from './template.js'

/** The report without a configured template: the outcome, then the failures, then the rest. */
export const defaultTemplate = {
  components: [
    { type: 'headline' },
    { type: 'testSummary' },
    { type: 'problems' },
    { type: 'section', title: 'Failed tests', components: [{ type: 'tests', status: ['failed'], groupBy: 'none' }] },
    { type: 'section', title: 'Flaky tests', components: [{ type: 'flakyTests' }] },
    { type: 'section', title: 'Tags', components: [{ type: 'tagSummary' }] },
    { type: 'section', title: 'Slowest tests', collapsible: true, components: [{ type: 'slowestTests' }] },
  ],
} as const satisfies Template
