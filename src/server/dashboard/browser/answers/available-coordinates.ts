import { displayLine } from '../../../../base/text/display-text.js'
import { type DashboardState, missingCoordinate, type PipelineCoordinates, pipelineCoordinates } from '../state/dashboard-state.js'

/** The coordinates for which the key's organisation has records, the ones with the latest records first. */
export type AvailableCoordinates = readonly PipelineCoordinates[]

/** Returns the values of a coordinate within the chosen wider ones, the latest first. */
export function choicesOf(
  available: AvailableCoordinates,
  chosen: PipelineCoordinates,
  name: keyof PipelineCoordinates,
): readonly string[] {
  const wider = pipelineCoordinates.slice(0, pipelineCoordinates.indexOf(name))
  const below = available.filter((each) => wider.every((one) => each[one] === chosen[one]))
  return [...new Set(below.map((each) => each[name]))].filter((value) => value !== '')
}

/** Returns each module of an organisation once, with a title. A module has an entry per pipeline. */
export function modulesOf(available: AvailableCoordinates, org: string) {
  const own = available.filter((each) => each.org === org)
  const modules = new Map(own.map(({ project, module }) => [JSON.stringify([project, module]), { project, module }]))
  return [...modules.values()]
    .filter(({ module }) => module !== '')
    .map((one) => ({ ...one, title: `${displayLine(one.project)} / ${displayLine(one.module)}` }))
}

/** Fills in missing coordinates from the latest records. The page of an organisation only needs the organisation. */
export function completeCoordinates(available: AvailableCoordinates, state: DashboardState): PipelineCoordinates {
  const { org, project, module, pipeline } = state
  const completed = { org, project, module, pipeline }
  for (const name of pipelineCoordinates) {
    if (missingCoordinate({ ...state, ...completed }) === undefined) break
    if (completed[name] === '') completed[name] = choicesOf(available, completed, name)[0] ?? ''
  }
  return completed
}
