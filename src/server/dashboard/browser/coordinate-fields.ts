import { element } from '../../../browser/element.js'
import { type AvailableCoordinates, choicesOf } from './available-coordinates.js'
import { coordinateNames, type DashboardState, type PipelineCoordinates } from './dashboard-state.js'

const coordinateTitles: Readonly<Record<keyof PipelineCoordinates, string>> = {
  org: 'Organisation',
  project: 'Project',
  module: 'Module',
  pipeline: 'Pipeline',
}

/** Lists to choose the coordinates of the results. */
export interface CoordinateFields {
  readonly root: HTMLElement
  show(state: DashboardState, available: AvailableCoordinates): void
}

/** Creates the lists. Each offers the values within the choices before it. */
export function createCoordinateFields(onChosen: (name: keyof PipelineCoordinates, value: string) => void): CoordinateFields {
  const collator = new Intl.Collator('en', { numeric: true })
  const fields = coordinateNames.map((name) => {
    const select = element('select', { id: name })
    select.addEventListener('change', () => onChosen(name, select.value))
    const label = element('label', { for: name }, coordinateTitles[name])
    return { name, select, root: element('div', { class: 'coordinate' }, label, select) }
  })

  function fill(select: HTMLSelectElement, value: string, choices: readonly string[]): void {
    // A link may name coordinates without records.
    const shown = [...new Set(value === '' ? choices : [...choices, value])].sort(collator.compare)
    const known = [...select.options].map((option) => option.value)
    // Replacing the options would close an open list.
    if (known.join('\n') !== shown.join('\n')) select.replaceChildren(...shown.map((each) => element('option', { value: each }, each)))
    select.value = value
  }

  return {
    root: element('div', { class: 'coordinates', role: 'group', 'aria-label': 'Source of the results' }, ...fields.map(({ root }) => root)),
    show(state, available) {
      for (const { name, select, root } of fields) {
        fill(select, state[name], choicesOf(available, state, name))
        root.hidden = name === 'pipeline' && state.view !== 'jobs'
      }
    },
  }
}
