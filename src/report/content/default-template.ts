import type { Template } from './template.js'

/** The report without a configured template: the outcome, then the failures, then the rest. */
export const defaultTemplate = {
  components: [
    { type: 'headline' },
    { type: 'jobs', length: 'short' },
    { type: 'failures', headings: true },
    { type: 'jobs', length: 'long' },
    { type: 'section', title: 'Flaky', components: [{ type: 'flakyTests' }] },
    { type: 'changes' },
    { type: 'problems' },
    {
      type: 'section',
      title: 'Slowest tests',
      collapsible: true,
      components: [{ type: 'slowestTests' }],
    },
    {
      type: 'section',
      title: 'Files and tags',
      collapsible: true,
      components: [{ type: 'fileSummary' }, { type: 'tagSummary' }],
    },
  ],
} as const satisfies Template

/** The comment on GitHub without a configured template. The job summary shows the rest. */
export const commentTemplate = {
  components: [
    { type: 'headline' },
    { type: 'jobs', length: 'short' },
    { type: 'failures' },
    { type: 'jobs', length: 'long' },
    { type: 'flakyTests', collapsible: true },
    { type: 'changes' },
  ],
} as const satisfies Template
