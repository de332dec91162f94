import type { ListedTest } from '../../../judge/summary/listed-test.js'
import type { Block } from '../../tree/node.js'
import { code, detailsFold, inlineCode, paragraph, text } from '../../tree/node-builders.js'
import type { Scope } from '../scope.js'
import { createFailureTexts } from './failure-texts.js'
import { firstLines } from './first-lines.js'
import { stepLineOf, withStepLine } from './step-block.js'

/** Returns the folded part: the trace and the command that runs the test again. */
function foldOf(trace: string, command: string | undefined): readonly Block[] {
  const again = (label: string) =>
    command === undefined ? [] : [paragraph(text(`${label} a POSIX shell or PowerShell: `), inlineCode(command))]
  if (trace.trim() !== '') return [detailsFold('Stack trace', [code(trace), ...again('Run it again in')])]
  return command === undefined ? [] : [detailsFold('Run it again', again('In'))]
}

/**
 * Shows the failed step and the message of a failed test or the values that it compared, and, inside a fold, its trace and the command that
 * runs it again. A message that appears above the test is left out.
 */
export function failureBody(test: ListedTest, scope: Scope): readonly Block[] {
  const { failureTexts = createFailureTexts(scope), detail, rerunOf, shownMessages } = scope
  const message = failureTexts.shown(test)
  const isKnown = message !== undefined && shownMessages?.has(message.value) === true
  const block = withStepLine(isKnown ? undefined : message, stepLineOf(test))
  const shown = block === undefined ? [] : [block]
  if (detail.detailLines === 0) return shown
  return [...shown, ...foldOf(firstLines(failureTexts.trace(test), detail.detailLines), rerunOf?.(test))]
}
