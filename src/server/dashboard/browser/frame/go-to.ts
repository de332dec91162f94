import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { moveFocus } from '../../../../base/browser/popup.js'
import { createSearchInput } from '../../../../base/browser/search-input.js'
import { searchableText } from '../../../../base/browser/searchable-text.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { type AvailableCoordinates, modulesOf } from '../answers/available-coordinates.js'
import { suiteOf, visibleName } from '../pieces/test-name.js'
import { type DashboardState, organisationPage } from '../state/dashboard-state.js'

/** A test that can be opened. */
export interface FoundTest {
  readonly id: string
  readonly name: string
  readonly suite: readonly string[]
}

export interface GoToContext {
  readonly address: HashState<DashboardState>
  readonly available: () => AvailableCoordinates
  /** Returns the tests of the module on the page, from memory after the first time. */
  readonly readTests: () => Promise<readonly FoundTest[]>
}

/** The field that opens modules and tests by their names. */
export interface GoTo {
  readonly root: HTMLElement
  focus(): void
}

/** The number of modules, and of tests, that are shown. */
const shownHits = 8

/** Tests are looked for from this number of characters on, because they have to be requested first. */
const leastCharacters = 2

/** Creates the field. It finds modules at once, and the tests of the module on the page when they have arrived. */
export function createGoTo({ address, available, readTests }: GoToContext): GoTo {
  const { root: field, input } = createSearchInput('Go to a module or test', { id: 'go-to', 'aria-controls': 'go-to-hits' })
  field.append(element('kbd', { 'aria-hidden': 'true' }, '/'))
  const panel = element('div', { id: 'go-to-hits', class: 'popup', role: 'group', 'aria-label': 'Found' })
  panel.hidden = true
  const root = element('div', { class: 'popup-root go-to', role: 'search' }, field, panel)
  /** A later text makes the tests for an earlier one obsolete. */
  let asked = 0

  async function fill(): Promise<void> {
    asked += 1
    const current = asked
    const words = searchableText(input.value)
      .split(/\s+/)
      .filter((word) => word !== '')
    panel.hidden = words.length === 0
    if (panel.hidden) return
    const matches = (text: string) => words.every((word) => searchableText(text).includes(word))
    const modules = modulesOf(available(), address.state().org).filter(({ title }) => matches(title))
    const hasTests = address.state().module !== '' && input.value.trim().length >= leastCharacters
    show(modules, [], hasTests ? 'Loading tests …' : undefined)
    if (!hasTests) return
    try {
      const tests = (await readTests()).filter((test) => matches(`${suiteOf(test)} ${test.name}`))
      if (current === asked) show(modules, tests, undefined)
    } catch {
      if (current === asked) show(modules, [], 'The tests could not be read.')
    }
  }
  function show(modules: ReturnType<typeof modulesOf>, tests: readonly FoundTest[], note: string | undefined): void {
    const moduleHits = modules
      .slice(0, shownHits)
      .map(({ project, module, title }) => hit(address.link({ ...organisationPage, project, module }), title, ''))
    const testHits = tests
      .slice(0, shownHits)
      .map((test) => hit(address.link({ view: 'tests', item: test.id, query: '', page: '' }), visibleName(test), suiteOf(test)))
    const groups = [...group('Modules', moduleHits), ...group(`Tests of ${displayLine(address.state().module)}`, testHits)]
    const text = note ?? (groups.length === 0 ? 'Nothing found' : undefined)
    panel.replaceChildren(...groups, ...(text === undefined ? [] : [element('p', { class: 'popup-empty' }, text)]))
  }
  function hit(href: string, title: string, detail: string): HTMLElement {
    const link = element('a', { href }, title, detail === '' ? undefined : element('span', { class: 'suite' }, detail))
    link.addEventListener('click', clear)
    return element('li', {}, link)
  }
  function clear(): void {
    input.value = ''
    void fill()
  }

  input.addEventListener('input', () => void fill())
  input.addEventListener('focus', () => void fill())
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target === input) panel.querySelector('a')?.click()
    else if (event.key === 'Escape') {
      if (input.value === '') input.blur()
      else {
        input.focus()
        clear()
      }
    } else if (panel.hidden || !moveFocus(root, event.key)) return
    event.preventDefault()
  })
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) panel.hidden = true
  })
  return { root, focus: () => input.focus() }
}

const group = (title: string, hits: readonly HTMLElement[]): readonly HTMLElement[] =>
  hits.length === 0 ? [] : [element('p', { class: 'popup-head' }, title), element('ul', { 'aria-label': title }, ...hits)]
