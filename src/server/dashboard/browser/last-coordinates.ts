import { createStoredSetting } from '../../../browser/stored-setting.js'
import { coordinateNames, type PipelineCoordinates } from './dashboard-state.js'

/** The coordinates shown last, in any tab, until the user signs out. */
export interface LastCoordinates {
  read(): PipelineCoordinates | undefined
  write(coordinates: PipelineCoordinates): void
  forget(): void
}

/** Stores the coordinates in the browser. */
export function createLastCoordinates(): LastCoordinates {
  const setting = createStoredSetting('last-place')
  return {
    read: () => parse(setting.read()),
    write: ({ org, project, module, pipeline }) => setting.write(JSON.stringify({ org, project, module, pipeline })),
    forget: () => setting.write(''),
  }
}

/** Other pages of this origin can write to the same storage. */
function parse(text = ''): PipelineCoordinates | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isCoordinates(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isCoordinates = (value: unknown): value is PipelineCoordinates =>
  typeof value === 'object' &&
  value !== null &&
  coordinateNames.every((name) => typeof (value as Record<string, unknown>)[name] === 'string')
