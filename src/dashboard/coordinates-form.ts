import { element } from '../page/element.js'
import type { Recent } from './recent.js'
import { type Coordinates, coordinateNames, type DashboardState } from './state.js'

const coordinateTitles: Readonly<Record<keyof Coordinates, string>> = {
  org: 'Organisation',
  project: 'Project',
  module: 'Module',
  pipeline: 'Pipeline',
}

/** The fields that say whose results are shown. */
export interface CoordinatesForm {
  readonly place: HTMLElement
  show(state: DashboardState): void
  focus(name: string): void
}

/** Makes the fields; they propose what was looked at before, since nothing tells what there is. */
export function createCoordinatesForm(recent: Recent, onChosen: (coordinates: Coordinates) => void): CoordinatesForm {
  const fields = coordinateNames.map((name) => {
    const proposals = element('datalist', { id: `${name}-known` })
    const input = element('input', { id: name, list: proposals.id, autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' })
    const label = element('label', { for: name }, coordinateTitles[name])
    return { name, input, proposals, place: element('div', { class: 'field' }, label, input, proposals) }
  })
  const form = element(
    'form',
    { class: 'coordinates', 'aria-label': 'Whose results' },
    ...fields.map(({ place }) => place),
    element('button', { type: 'submit', class: 'primary' }, 'Show'),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const typed = Object.fromEntries(fields.map(({ name, input }) => [name, input.value.trim()]))
    onChosen({ org: '', project: '', module: '', pipeline: '', ...typed })
  })
  let shown: DashboardState | undefined
  return {
    place: form,
    show(state) {
      const known = recent.read()
      const before = shown
      shown = state
      for (const { name, input, proposals, place } of fields) {
        // What somebody is typing outlives a change of the range.
        if (before?.[name] !== state[name]) input.value = state[name]
        const names = new Set(known.map((coordinates) => coordinates[name]).filter((text) => text !== ''))
        proposals.replaceChildren(...[...names].map((value) => element('option', { value })))
        if (name === 'pipeline') place.hidden = state.view !== 'jobs'
        input.required = name !== 'pipeline' || state.view === 'jobs'
      }
    },
    focus: (name) => fields.find((field) => field.name === name)?.input.focus(),
  }
}
