import type { Component } from './component.js'
import { flakyTests } from './components/flaky-tests.js'
import { headline } from './components/headline.js'
import { problems } from './components/problems.js'
import { section } from './components/section.js'
import { slowestTests } from './components/slowest-tests.js'
import { tagSummary } from './components/tag-summary.js'
import { testSummary } from './components/test-summary.js'
import { tests } from './components/tests.js'
import type { ComponentType } from './template.js'

/** Every component, by its type. One line each. */
export const registry: { readonly [Type in ComponentType]: Component<Type> } = {
  flakyTests,
  headline,
  problems,
  section,
  slowestTests,
  tagSummary,
  testSummary,
  tests,
}
