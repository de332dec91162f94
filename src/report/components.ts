import { alert } from './components/alert.js'
import { flakyTests } from './components/flaky-tests.js'
import { headline } from './components/headline.js'
import { markdown } from './components/markdown.js'
import { problems } from './components/problems.js'
import { property } from './components/property.js'
import { section } from './components/section.js'
import { slowestTests } from './components/slowest-tests.js'
import { tagSummary } from './components/tag-summary.js'
import { testSummary } from './components/test-summary.js'
import { tests } from './components/tests.js'

/** The components that contain no others, by their type in a template. */
const leafComponents = {
  markdown,
  alert,
  headline,
  problems,
  testSummary,
  tagSummary,
  tests,
  flakyTests,
  slowestTests,
  property,
}

export type LeafComponents = typeof leafComponents

/** Every component, by its type in a template. */
export const components = { ...leafComponents, section }
