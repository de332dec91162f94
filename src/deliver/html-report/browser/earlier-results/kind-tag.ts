import { element } from '../../../../base/browser/element.js'
import type { TestModel } from '../test-model.js'
import { kindTitle, type TestKind, testKind } from './test-kind.js'

/** The colours of tags; a kind without one has a neutral outline. */
const tagClasses: Readonly<Partial<Record<TestKind, string>>> = {
  new: 'new',
  known: 'failed',
  knownFlaky: 'flaky',
  flaky: 'flaky',
  fixed: 'passed',
}

/** The kinds with a tag. The others are ordinary outcomes. */
const tagged = new Set<TestKind>(['new', 'known', 'knownFlaky', 'quarantined', 'flaky', 'fixed', 'slower', 'newlySkipped', 'gone'])

/** Creates the tag of a kind. */
const kindTag = (kind: TestKind, model: Pick<TestModel, 'history'>): HTMLElement => tag(tagClasses[kind], kindTitle(kind, model))

/** Creates the tag of a test; undefined if the run has no history, or if the test has an ordinary outcome. */
export function testTag(model: TestModel, test: number): HTMLElement | undefined {
  if (model.history === undefined) return undefined
  const kind = testKind(model, test)
  if (kind === 'new' && model.history.verdictOfTest.get(test)?.kind === 'unseen') return tag(undefined, 'New test')
  return tagged.has(kind) ? kindTag(kind, model) : undefined
}

/** Creates the tag of a cause; undefined if its failures have no verdict. */
export const causeTag = ({ kind }: { readonly kind: TestKind }, model: TestModel): HTMLElement | undefined =>
  tagged.has(kind) ? kindTag(kind, model) : undefined

const tag = (name: string | undefined, title: string) => element('span', { class: name === undefined ? 'tag' : `tag ${name}` }, title)
