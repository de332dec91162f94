import type { Component } from './component.js'
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
import type { ComponentType } from './template.js'

/** Every component, by its type. One line each. */
export const registry: { readonly [Type in ComponentType]: Component<Type> } = {
  alert,
  flakyTests,
  headline,
  markdown,
  problems,
  property,
  section,
  slowestTests,
  tagSummary,
  testSummary,
  tests,
}
