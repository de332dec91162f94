// The fixed parts of the HTML report that its script looks for. What writes the page and what runs in it share them.

/** The ids of elements that are in every page. */
export const pageIds = {
  /** The `<header>`: the run's title and facts. */
  run: 'run-facts',
  /** An empty place at the end of the header, for the switch between light and dark. */
  theme: 'theme',
  /** An empty place below the header, for pictures of the run. */
  charts: 'charts',
  /** The template's components, as HTML. */
  report: 'report',
  /** The `<section>` for all tests; it holds its heading and, until the script takes it away, a note that the list needs one. */
  tests: 'tests',
  /** The note in it. */
  testsNote: 'tests-note',
  /** The data element of the run: JSON, `RunData`. The last of the data elements. */
  data: 'run',
} as const

/** Stands at the head of every page, so that a later run knows an earlier report from a file of the user. */
export const pageGenerator = '<meta name="generator" content="build-report">'

/** The classes of the data elements, `<script type="text/plain" data-encoding="json | gzip">`, each block of tests before its details. */
export const dataClasses = { tests: 'tests', details: 'details' } as const
