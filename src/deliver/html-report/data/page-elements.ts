// Ids, classes and other fixed markup of the HTML report, shared by the page's script and the writer.

/** The ids of the elements that every page has. No id equals the name of a tab, because browsers would scroll to it. */
export const pageIds = {
  /** An empty element at the top right, for the buttons of the page. */
  settings: 'settings',
  /** The links to the tabs. */
  tabs: 'tab-links',
  /** The first line of the context, in which the phone's layout keeps the most important facts. */
  context: 'context',
  /** The components of the template as HTML, in the tab Summary. */
  report: 'report',
  /** More facts about the run, in the tab Summary. */
  facts: 'run-facts',
  /** A note for browsers without JavaScript, which the script removes. */
  note: 'script-note',
  /** The data element of the run, with `RunData` as JSON. It is the last data element. */
  data: 'run',
  /** The data element of the earlier builds, with `HistoryData`. It comes before the blocks of tests. */
  history: 'history',
} as const

/** The tabs of a page, in their order. */
export const tabNames = ['tests', 'causes', 'jobs', 'timeline', 'summary'] as const

export type TabName = (typeof tabNames)[number]

/** Returns the id of the `<section>` of a tab. */
export const viewId = (tab: TabName): string => `view-${tab}`

/** In the head of every page, so that a later run can distinguish a report from a file of the user. */
export const pageGenerator = '<meta name="generator" content="build-report">'

/**
 * The classes of the data elements `<script type="text/plain" data-encoding="json | gzip">`. Each block of tests comes before its
 * details.
 */
export const dataClasses = { tests: 'tests', details: 'details', attachment: 'attachment' } as const

/** Returns the id of the data element with the bytes of an attachment, as base64. These elements come last. */
export const attachmentId = (block: number): string => `attachment-${block}`
