import { displayLine } from '../../../base/text/display-text.js'
import type { Scope } from '../../../report/content/scope.js'
import { type KnownRange, knownRanges } from '../../../report/content/verdicts/known-ranges.js'
import type { Painter } from './painter.js'

/** Shows the commits between which the base branch broke, with the address of the comparison and the command that finds the commit. */
export const brokenRanges = (scope: Scope, painter: Painter): readonly (readonly string[])[] =>
  knownRanges(scope).map((range) => lines(range, painter))

const indent = '  '

/** Addresses and commands are not wrapped, so that they can be copied. */
const lines = ({ title, url, bisection }: KnownRange, { quiet, wrap }: Painter): readonly string[] => [
  ...wrap(displayLine(title), ''),
  ...(url === undefined ? [] : [`${indent}${quiet('compare:')} ${displayLine(url)}`]),
  ...(bisection === undefined ? [] : [`${indent}${quiet('bisect:')} ${displayLine(bisection.command)}`]),
  ...(bisection?.nextStep === undefined ? [] : [`${indent}${displayLine(bisection.nextStep)}`]),
]
