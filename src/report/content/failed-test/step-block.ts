import { stepLine } from '../../../judge/failure/step-line.js'
import type { ListedTest } from '../../../judge/summary/listed-test.js'
import type { Code } from '../../tree/node.js'
import { code } from '../../tree/node-builders.js'

/** Returns the line of the failed step of a test; undefined if it has none, or if its message contains the name. */
export const stepLineOf = ({ step, lead, message = '' }: Pick<ListedTest, 'step' | 'lead' | 'message'>): string | undefined =>
  step && stepLine(step, lead === undefined ? message : `${lead}\n${message}`)

/** Puts the line of the failed step before a message or a diff. */
export function withStepLine(block: Code | undefined, line: string | undefined): Code | undefined {
  if (line === undefined) return block
  if (block === undefined) return code(line)
  // The context of a diff has two spaces before it.
  return { ...block, value: `${block.language === 'diff' ? `  ${line}` : line}\n${block.value}` }
}
