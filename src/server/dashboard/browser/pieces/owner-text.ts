import { element } from '../../../../base/browser/element.js'
import { displayLine } from '../../../../base/text/display-text.js'

/** Returns an owner as text, without the leading `@`. */
export const ownerText = (owner: string): string => displayLine(owner).replace(/^@/, '')

/** Returns `acme/payments and 2 more`, because a cell has no room for all; empty without owners. */
export function ownersText([first, ...others]: readonly string[]): string {
  if (first === undefined) return ''
  return `${ownerText(first)}${others.length === 0 ? '' : ` and ${others.length} more`}`
}

/** The number of owners that {@link ownersPhrase} names. */
const namedOwners = 2

/** Returns `owner payments`, or `owners search, storefront and 3 more`; empty without owners. */
export function ownersPhrase(owners: readonly string[]): string {
  if (owners.length === 0) return ''
  const more = owners.length - namedOwners
  const names = owners.slice(0, namedOwners).map(ownerText).join(', ')
  return `${owners.length === 1 ? 'owner' : 'owners'} ${names}${more > 0 ? ` and ${more} more` : ''}`
}

/** Creates the owners for a cell, with all of them as its title. */
export const ownersNode = (owners: readonly string[]): HTMLElement =>
  element('span', { title: owners.map(ownerText).join(', ') }, ownersText(owners) || '–')

/** Returns each owner of some tests once, in alphabetical order. */
export const ownersOf = (tests: readonly { readonly owners: readonly string[] }[]): readonly string[] =>
  [...new Set(tests.flatMap(({ owners }) => owners))].toSorted((one, other) => collator.compare(ownerText(one), ownerText(other)))

const collator = new Intl.Collator('en', { numeric: true })
