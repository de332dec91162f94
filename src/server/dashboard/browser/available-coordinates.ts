import { coordinateNames, type PipelineCoordinates } from './dashboard-state.js'

/** What the key's organisation has records of; those with the latest records come first. */
export type AvailableCoordinates = readonly PipelineCoordinates[]

/** Reads an entry of the answer; what is missing is empty. */
export const readCoordinates = (data: Readonly<Record<string, unknown>>): PipelineCoordinates => ({
  org: String(data.org ?? ''),
  project: String(data.project ?? ''),
  module: String(data.module ?? ''),
  pipeline: String(data.pipeline ?? ''),
})

/** The values that a coordinate can have below the wider ones, the latest first. */
export function choicesOf(
  available: AvailableCoordinates,
  chosen: PipelineCoordinates,
  name: keyof PipelineCoordinates,
): readonly string[] {
  const wider = coordinateNames.slice(0, coordinateNames.indexOf(name))
  const below = available.filter((each) => wider.every((one) => each[one] === chosen[one]))
  return [...new Set(below.map((each) => each[name]))].filter((value) => value !== '')
}

/** Fills in what is not chosen yet: what was looked at last, if nothing is and it is still there, else what has the latest records. */
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

/** Chooses one coordinate; the narrower ones stay where they are there as well. */
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
