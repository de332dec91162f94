import { element } from '../../../../base/browser/element.js'
import { displayLine } from '../../../../base/text/display-text.js'

interface Named {
  readonly name: string
  readonly suite: readonly string[]
}

/** Returns the name of a test or job, safe for display. */
export function visibleName({ name }: Pick<Named, 'name'>): string {
  const line = displayLine(name)
  return line.trim() === '' ? '(no name)' : line
}

/** Returns the suites of a test, safe for display. */
export const suiteOf = ({ suite }: Pick<Named, 'suite'>): string => suite.map(displayLine).join(' › ')

/** Creates the name of a test as a link, above its suites. */
export function testLink(test: Named, href: string): HTMLElement {
  const suite = suiteOf(test)
  return element(
    'span',
    { class: 'test-name' },
    element('a', { href }, visibleName(test)),
    suite === '' ? undefined : element('span', { class: 'suite' }, suite),
  )
}
