import { createSetting } from '../page/setting.js'
import { type Coordinates, coordinateNames } from './state.js'

const maximumKept = 20

/** The coordinates that were looked at, the latest first: the data API has no list of them. */
export interface Recent {
  read(): readonly Coordinates[]
  add(coordinates: Coordinates): void
  forget(): void
}

/** Keeps them in the browser, across tabs. */
export function createRecent(): Recent {
  const setting = createSetting('recent')
  const read = () => parse(setting.read())
  return {
    read,
    add({ org, project, module, pipeline }) {
      const added = { org, project, module, pipeline }
      const others = read().filter((other) => coordinateNames.some((name) => other[name] !== added[name]))
      setting.write(JSON.stringify([added, ...others].slice(0, maximumKept)))
    },
    forget: () => setting.write('[]'),
  }
}

/** Other pages of this origin can write there as well. */
function parse(text = '[]'): readonly Coordinates[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter(isCoordinates).slice(0, maximumKept) : []
  } catch {
    return []
  }
}

const isCoordinates = (value: unknown): value is Coordinates =>
  typeof value === 'object' &&
  value !== null &&
  coordinateNames.every((name) => typeof (value as Record<string, unknown>)[name] === 'string')
