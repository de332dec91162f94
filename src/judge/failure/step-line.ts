import { headOf } from '../../base/text/cut.js'
import { displayLine } from '../../base/text/display-text.js'
import type { TestStep } from '../../records/evidence.js'
import { failedPaths } from './failed-steps.js'

/** The failed step of a test, as reports name it. */
export interface FailedStep {
  /** The names from the outermost step to the failed one. */
  readonly names: readonly [string, ...string[]]
  /** The part of the test that it belongs to, if it is not one of its own steps. */
  readonly phase?: 'setup' | 'teardown'
  /** The number of further failed steps. Absent if there is none. */
  readonly more?: number
}

/** Returns the first failed step of a test; undefined if none of its steps failed. */
export function failedStep(steps: readonly TestStep[]): FailedStep | undefined {
  const [path, ...others] = failedPaths(steps)
  if (path === undefined) return undefined
  const phase = path.map((step) => step.phase).find((each) => each === 'setup' || each === 'teardown')
  const [first, ...inner] = path
  return {
    names: [first.name, ...inner.map(({ name }) => name)],
    ...(phase === undefined ? {} : { phase }),
    ...(others.length === 0 ? {} : { more: others.length }),
  }
}

const maximumNames = 4
/** With the word before the names, in UTF-16 units. */
const maximumLine = 160

const label = 'step: '
const separator = ' › '
const gap = '…'

/**
 * Returns the path to the failed step in one line: `step: open the cart › click "Pay"`. Inner names of a long path are left out.
 * @param message the text shown below the line
 * @returns undefined if the message contains the name of the failed step
 */
export function stepLine({ names, phase, more = 0 }: FailedStep, message = ''): string | undefined {
  const shown = names.map((name) => displayLine(name).trim() || '(no name)')
  const last = shown.at(-1) ?? ''
  if (displayLine(message).includes(last)) return undefined
  const before = phase === undefined ? [] : [phase]
  const end = more === 0 ? '' : ` and ${more} more`
  const line = (path: readonly string[]): string => `${label}${[...before, ...path].join(separator)}${end}`
  const [first = '', ...inner] = shown
  const candidates = [
    ...(shown.length <= maximumNames ? [shown] : [[first, gap, ...shown.slice(-2)]]),
    ...(inner.length > 1 ? [[first, gap, last]] : []),
    ...(inner.length > 0 ? [[gap, last]] : []),
  ].map(line)
  const fitting = candidates.find((candidate) => candidate.length <= maximumLine)
  if (fitting !== undefined) return fitting
  const shortest = inner.length > 0 ? [gap, last] : [last]
  const room = maximumLine - line([...shortest.slice(0, -1), '']).length - ` ${gap}`.length
  return line([...shortest.slice(0, -1), `${headOf(last, room)} ${gap}`])
}
