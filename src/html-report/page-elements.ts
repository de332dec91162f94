// Ids, classes and other fixed markup of the HTML report, shared by the page's script and the writer.

/** The ids of the elements that every page has. */
export const pageIds = {
  /** The `<header>` with the title and the facts of the run. */
  run: 'run-facts',
  /** An empty element at the end of the header, for the settings. */
  theme: 'theme',
  /** An empty element for the charts. */
  charts: 'charts',
  /** The components of the template as HTML. */
  report: 'report',
  /** The `<section>` for all tests. At first, it contains its heading and a note that the list requires JavaScript. */
  tests: 'tests',
  /** That note, which the script removes. */
  testsNote: 'tests-note',
  /** The data element of the run, with `RunData` as JSON. It is the last data element. */
  data: 'run',
} as const

/** In the head of every page, so that a later run can distinguish a report from a file of the user. */
export const pageGenerator = '<meta name="generator" content="build-report">'

/**
 * The classes of the data elements `<script type="text/plain" data-encoding="json | gzip">`. Each block of tests comes before its
 * details.
 */
export const dataClasses = { tests: 'tests', details: 'details' } as const
