import { headOf } from '../../../base/text/cut.js'
import type { TestStep } from '../../../records/evidence.js'

const maximumNames = 4
const maximumLength = 160
const cutMark = ' …'

/** Returns the path of each innermost failed step: the steps that contain it, the outermost first, and the step. */
export function failedPaths(steps: readonly TestStep[] = []): readonly (readonly TestStep[])[] {
  return steps.flatMap((step) => {
    const inner = failedPaths(step.steps).map((path) => [step, ...path])
    return inner.length > 0 || step.status !== 'failed' ? inner : [[step]]
  })
}

/**
 * Returns the line that names the first failed step: `step: setup › open the cart › click "Pay"`. Undefined if no step failed, or the message
 * names the step.
 */
export function stepLine(steps: readonly TestStep[] | undefined, message: string): string | undefined {
  const [path, ...more] = failedPaths(steps)
  const last = path?.at(-1)?.name ?? ''
  if (path === undefined || last === '' || message.includes(last)) return undefined
  const names = path.map(({ name }) => name)
  const shown = names.length > maximumNames ? [...names.slice(0, 1), '…', ...names.slice(-2)] : names
  const phase = path.find((step) => step.phase !== undefined)?.phase
  const end = more.length === 0 ? '' : ` and ${more.length} more`
  const line = `step: ${[...(phase === undefined ? [] : [phase]), ...shown].join(' › ')}`
  return line.length + end.length <= maximumLength
    ? line + end
    : `${headOf(line, maximumLength - cutMark.length - end.length)}${cutMark}${end}`
}
