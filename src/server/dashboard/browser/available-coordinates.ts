import { type Item, textOf } from './answer-fields.js'
import { coordinateNames, type PipelineCoordinates } from './dashboard-state.js'

/** The coordinates for which the key's organisation has records, the ones with the latest records first. */
export type AvailableCoordinates = readonly PipelineCoordinates[]

/** Reads an item of the response. Missing values become empty. */
export const readCoordinates = (data: Item): PipelineCoordinates => ({
  org: textOf(data, 'org'),
  project: textOf(data, 'project'),
  module: textOf(data, 'module'),
  pipeline: textOf(data, 'pipeline'),
})

/** Returns the values of a coordinate within the chosen wider ones, the latest first. */
export function choicesOf(
  available: AvailableCoordinates,
  chosen: PipelineCoordinates,
  name: keyof PipelineCoordinates,
): readonly string[] {
  const wider = coordinateNames.slice(0, coordinateNames.indexOf(name))
  const below = available.filter((each) => wider.every((one) => each[one] === chosen[one]))
  return [...new Set(below.map((each) => each[name]))].filter((value) => value !== '')
}

/**
 * Fills in missing coordinates. If none is chosen, the last ones are preferred, if they still exist. Otherwise the ones with the latest
 * records are used.
 */
export function completeCoordinates(
  available: AvailableCoordinates,
  chosen: PipelineCoordinates,
  last: PipelineCoordinates | undefined,
): PipelineCoordinates {
  const isOpen = coordinateNames.every((name) => chosen[name] === '')
  const isLast = (each: PipelineCoordinates) => coordinateNames.every((name) => last?.[name] === '' || each[name] === last?.[name])
  const start = (isOpen ? available.find(isLast) : undefined) ?? chosen
  const completed = { ...start }
  for (const name of coordinateNames) if (completed[name] === '') completed[name] = choicesOf(available, completed, name)[0] ?? ''
  return completed
}

/** Changes one coordinate. Narrower coordinates keep their values if these exist there too. */
export function chooseCoordinate(
  available: AvailableCoordinates,
  before: PipelineCoordinates,
  name: keyof PipelineCoordinates,
  value: string,
): PipelineCoordinates {
  const chosen = { ...before, [name]: value }
  for (const narrower of coordinateNames.slice(coordinateNames.indexOf(name) + 1)) {
    const choices = choicesOf(available, chosen, narrower)
    if (!choices.includes(chosen[narrower])) chosen[narrower] = choices[0] ?? ''
  }
  return chosen
}
